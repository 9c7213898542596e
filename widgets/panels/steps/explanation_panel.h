// SPDX-License-Identifier: MIT
// Explains the shown position: the running stage's algorithm with the current line highlighted, and
// the step in words. Before the first step it shows the plan, after the last step the result.
#pragma once

#include <string>

#include <QTimer>

#include "widgets/panels/steps/player_panel.h"

class QLabel;

namespace mazeloom::widgets {

class AlgorithmView;
class DeductionBars;
class ColumnArea;
class StageOverview;

class ExplanationPanel : public PlayerPanel {
    Q_OBJECT

  public:
    explicit ExplanationPanel(Player& player, QWidget* parent = nullptr);

    /// Sets the sentence that says what the queried cell is, and why; empty if no cell is queried.
    void setCellReason(const QString& reason);

  protected:
    void takeTimeline() override;
    void takeMoment() override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showNothing();
    void showAwaiting();
    void showStart();
    void showNoSteps();
    void showEnd();
    void showStage(const trace::StageSpan& span, trace::StepIndex step);
    void setHeading(const QString& title, const QString& place, const QString& summary);
    void fitSentence();
    void revealLitLine();
    void setSentence(const QString& caption, const QString& sentence);
    /// Shows either the algorithm or the overview of stages; null shows neither.
    void showList(QWidget* list);
    const QString& result();

    QLabel* title_;
    QLabel* place_;
    QLabel* summary_;
    AlgorithmView* algorithm_;
    DeductionBars* deductions_;
    StageOverview* overview_;
    ColumnArea* scroll_;
    QLabel* caption_;
    QLabel* sentence_;
    QLabel* cell_;
    std::string stage_;                        ///< id of the stage whose algorithm is shown
    int explained_ = 0;                        ///< number of that algorithm within the stage
    level::rewriting::SharedProgram program_;  ///< the program that the stage runs
    QString result_;                           ///< of the whole generation; computed on first use
    QTimer reveal_;                            ///< runs while a scroll to the lit line is due
};

}  // namespace mazeloom::widgets

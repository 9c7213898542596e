// SPDX-License-Identifier: MIT
// Explains what is shown: the running stage's algorithm with the line at work lit, and the step in
// words; before the first step what will happen, after the last what came out.
#pragma once

#include <string>

#include "widgets/panels/steps/player_panel.h"

class QLabel;

namespace mazeloom::widgets {

class AlgorithmView;
class ColumnArea;
class StageOverview;

class ExplanationPanel : public PlayerPanel {
    Q_OBJECT

  public:
    explicit ExplanationPanel(Player& player, QWidget* parent = nullptr);

    /// What the cell that was asked about is, and why; empty: none was.
    void setCellReason(const QString& reason);

  protected:
    void takeTimeline() override;
    void takeMoment() override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showNothing();
    void showStart();
    void showNoSteps();
    void showEnd();
    void showStage(const trace::StageSpan& span, trace::StepIndex step);
    void setHeading(const QString& title, const QString& place, const QString& summary);
    void fitSentence();
    void setSentence(const QString& caption, const QString& sentence);
    /// Shows one of the two lists, or none.
    void showList(QWidget* list);
    const QString& result();

    QLabel* title_;
    QLabel* place_;
    QLabel* summary_;
    AlgorithmView* algorithm_;
    StageOverview* overview_;
    ColumnArea* scroll_;
    QLabel* caption_;
    QLabel* sentence_;
    QLabel* cell_;
    std::string stage_;                        ///< whose algorithm is shown
    int explained_ = 0;                        ///< and which of its algorithms
    level::rewriting::SharedProgram program_;  ///< and the program that it runs
    QString result_;  ///< of the whole generation; counted when first asked for
};

}  // namespace mazeloom::widgets

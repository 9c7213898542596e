// SPDX-License-Identifier: MIT
// A dialog that asks how to survey the shown level: measures, seeds, and number of threads.
#pragma once

#include <QDialog>
#include <QString>

#include "widgets/atlas/work/survey_work.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace mazeloom::widgets {

class FlawLine;
class MeasureTree;
class NumberBox;
class PlainLabel;

class SurveyDialog : public QDialog {
    Q_OBJECT

  public:
    /// Upper bound on the number of seeds. Larger surveys are run from the command line, which can
    /// resume them.
    static constexpr std::uint64_t kMostSeeds = 10'000'000;

    /// `kept` is an earlier result of choice(). If it is empty, or from a level of another ruleset,
    /// the dialog begins with the defaults.
    SurveyDialog(GenerationRequest request, const QString& levelTitle, const QString& kept,
                 QWidget* parent = nullptr);

    /// Returns the user's choice after the dialog was accepted.
    SurveyPlan plan() const;
    /// Returns the choice as a line of text, for storing.
    QString choice() const;

    MeasureTree& measures() const { return *measures_; }
    QLineEdit& first() const { return *first_; }
    QLineEdit& last() const { return *last_; }
    NumberBox& threads() const { return *threads_; }
    QLabel& note() const;
    QPushButton& startButton() const { return *start_; }

  private:
    void recall(const QString& kept);
    void chooseUsual();
    void update();
    /// Returns the reason why the input is invalid; empty if it is valid.
    QString flaw() const;
    /// Returns a hint for the user before the start; empty if there is none.
    QString advice() const;

    const GenerationRequest request_;
    MeasureTree* measures_;
    QLineEdit* first_;
    QLineEdit* last_;
    NumberBox* threads_;
    PlainLabel* note_;
    FlawLine* threadsFlaw_;
    QPushButton* start_;
};

}  // namespace mazeloom::widgets

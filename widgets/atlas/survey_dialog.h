// SPDX-License-Identifier: MIT
// Asks what is to be surveyed of the level that is shown: which measures, of which seeds, by how
// many threads.
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
    /// More seeds are for the command line, which keeps what is done.
    static constexpr std::uint64_t kMostSeeds = 10'000'000;

    /// `kept`: what was chosen before, as a text that choice() gave; empty, or of other rules, the
    /// usual.
    SurveyDialog(GenerationRequest request, const QString& levelTitle, const QString& kept,
                 QWidget* parent = nullptr);

    /// What was chosen, once it was accepted.
    SurveyPlan plan() const;
    /// The same as a line of text, to be kept.
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
    /// What is wrong; empty where all is good.
    QString flaw() const;
    /// What the user should know before it begins; empty where there is nothing.
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

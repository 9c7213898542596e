// SPDX-License-Identifier: MIT
#include "widgets/atlas/survey_dialog.h"

#include <algorithm>
#include <utility>

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QThread>
#include <QVBoxLayout>

#include "core/analyse/measures/measures.h"
#include "widgets/atlas/measure_tree.h"
#include "widgets/panels/number_box.h"
#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/qstring.h"
#include "widgets/text/flaw_line.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"

namespace mazeloom::widgets {

namespace {

QPushButton* choiceButton(const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setAutoDefault(false);
    setNameAndTips(*button, QString(text).remove(u'&'), tip);
    return button;
}

}  // namespace

SurveyDialog::SurveyDialog(GenerationRequest request, const QString& levelTitle,
                           const QString& kept, QWidget* parent)
    : QDialog(parent),
      request_(std::move(request)),
      measures_(new MeasureTree(request_.level->ruleset)),
      first_(new QLineEdit(QStringLiteral("1"))),
      last_(new QLineEdit(QStringLiteral("1000"))),
      threads_(new NumberBox),
      note_(new PlainLabel),
      threadsFlaw_(new FlawLine({threads_})) {
    //: %1 is the level's title
    setWindowTitle(tr("Survey of %1").arg(levelTitle));
    setNameAndTips(*first_, tr("First seed"), tr("The first seed, a whole number"));
    setNameAndTips(*last_, tr("Last seed"), tr("The last seed, a whole number"));
    threads_->setRange(1, std::max(1, QThread::idealThreadCount()));
    threads_->setValue(static_cast<int>(threadsBesideWindow()));
    setNameAndTips(*threads_, tr("Threads"),
                   tr("How many levels are generated at once; one fewer than the machine has "
                      "processors keeps the window fast"));
    note_->setWordWrap(true);
    note_->setAccessibleName(tr("Notes about this survey"));

    auto* label = new PlainLabel(tr("&Measures"));
    label->setBuddy(measures_);
    QPushButton* usual = choiceButton(
        tr("&Usual"), tr("Choose every measure that is quick and useful for this level"));
    QPushButton* none = choiceButton(tr("&None"), tr("Choose no measure"));
    auto* head = new QHBoxLayout;
    head->addWidget(label);
    head->addStretch(1);
    head->addWidget(usual);
    head->addWidget(none);

    auto* from = new PlainLabel(tr("&Seeds from"));
    from->setBuddy(first_);
    //: Between the first and the last seed
    auto* to = new PlainLabel(tr("&to"));
    to->setBuddy(last_);
    auto* by = new PlainLabel(tr("T&hreads"));
    by->setBuddy(threads_);
    auto* seeds = new QHBoxLayout;
    seeds->addWidget(from);
    seeds->addWidget(first_, 1);
    seeds->addWidget(to);
    seeds->addWidget(last_, 1);
    seeds->addSpacing(12);
    seeds->addWidget(by);
    seeds->addWidget(threads_);

    auto* ends = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    start_ = ends->button(QDialogButtonBox::Ok);
    start_->setText(tr("S&urvey"));
    setNameAndTips(*start_, tr("Survey"),
                   tr("Make a level from each seed and measure it; the window can be used "
                      "meanwhile"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(measures_, 1);
    column->addLayout(seeds);
    column->addWidget(threadsFlaw_);
    column->addWidget(note_);
    column->addWidget(ends);

    recall(kept);
    connect(usual, &QPushButton::clicked, this, &SurveyDialog::chooseUsual);
    connect(none, &QPushButton::clicked, this, [this] { measures_->choose({}); });
    connect(measures_, &MeasureTree::changed, this, &SurveyDialog::update);
    connect(threadsFlaw_, &FlawLine::changed, this, &SurveyDialog::update);
    for (QLineEdit* line : {first_, last_})
        connect(line, &QLineEdit::textChanged, this, &SurveyDialog::update);
    connect(ends, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(ends, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // The dialog must fit into the screen's free area, with a window frame and title bar.
    resize(QSize(480, 560).boundedTo(screen()->availableSize() - QSize(16, 48)));
    last_->setFocus();
    last_->selectAll();
    update();
}

QLabel& SurveyDialog::note() const {
    return *note_;
}

void SurveyDialog::chooseUsual() {
    measures_->choose(analyse::usualMeasures(request_.level->ruleset));
}

/// Restores the words of choice(): first seed, last seed, number of threads, and measures' ids.
void SurveyDialog::recall(const QString& kept) {
    const QStringList words = kept.split(u' ', Qt::SkipEmptyParts);
    MeasureTree::Chosen chosen;
    if (words.size() > 3) {
        if (SeedBar::parse(words[0]) && SeedBar::parse(words[1])) {
            first_->setText(words[0]);
            last_->setText(words[1]);
        }
        bool isNumber = false;
        const int threads = words[2].toInt(&isNumber);
        if (isNumber && threads >= 1 && threads <= threads_->maximum()) threads_->setValue(threads);
        for (const analyse::Measure* measure : analyse::allMeasures()) {
            if (measure->isOf(request_.level->ruleset) &&
                words.mid(3).contains(qstring(measure->id)))
                chosen.push_back(measure);
        }
    }
    if (chosen.empty()) {
        chooseUsual();
    } else {
        measures_->choose(chosen);
    }
}

QString SurveyDialog::choice() const {
    QStringList words{first_->text().trimmed(), last_->text().trimmed(),
                      QString::number(threads_->value())};
    for (const analyse::Measure* measure : measures_->chosen())
        words << qstring(measure->id);
    return words.join(u' ');
}

SurveyPlan SurveyDialog::plan() const {
    return {.request = request_,
            .measures = measures_->chosen(),
            .seeds = {*SeedBar::parse(first_->text()), *SeedBar::parse(last_->text())},
            .threads = static_cast<unsigned>(threads_->value())};
}

QString SurveyDialog::flaw() const {
    const auto first = SeedBar::parse(first_->text());
    const auto last = SeedBar::parse(last_->text());
    if (!first || !last) return tr("A seed is a whole number from 0 to 18446744073709551615.");
    if (*last < *first) return tr("The last seed is smaller than the first.");
    if (*last - *first >= kMostSeeds) {
        return tr("At most %1 seeds can be surveyed here. For more, use the command mazeloom "
                  "survey, which saves its progress.")
            .arg(QLocale().toString(static_cast<qulonglong>(kMostSeeds)));
    }
    if (measures_->chosen().empty()) return tr("Choose at least one measure.");
    return {};
}

QString SurveyDialog::advice() const {
    const MeasureTree::Chosen chosen = measures_->chosen();
    const auto slow = std::ranges::count_if(chosen, [](const analyse::Measure* measure) {
        return measure->cost != analyse::Cost::Cheap;
    });
    if (slow == 0) return {};
    return tr("%n of these measures are slow: start with a hundred seeds.", nullptr,
              static_cast<int>(slow));
}

void SurveyDialog::update() {
    const QString wrong = flaw();
    const QString text = wrong.isEmpty() ? advice() : wrong;
    note_->setText(text);
    note_->setVisible(!text.isEmpty());
    start_->setEnabled(wrong.isEmpty() && threadsFlaw_->isGood());
}

}  // namespace mazeloom::widgets

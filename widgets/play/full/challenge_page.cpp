// SPDX-License-Identifier: MIT
#include "widgets/play/full/challenge_page.h"

#include <QDateEdit>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

/// A date field that steps by a day, whichever section contains the cursor.
class DayEdit : public QDateEdit {
  public:
    void stepBy(int steps) override { setDate(date().addDays(steps)); }

  protected:
    StepEnabled stepEnabled() const override {
        StepEnabled enabled;
        enabled.setFlag(StepUpEnabled, date() < maximumDate());
        enabled.setFlag(StepDownEnabled, date() > minimumDate());
        return enabled;
    }
};

}  // namespace

ChallengePage::ChallengePage(QWidget* parent)
    : FullPage(460, parent),
      date_(new DayEdit),
      which_(newHeading({})),
      note_(newNote()),
      record_(new QWidget),
      facts_(newFacts()),
      play_(newButton(tr("Play"), tr("Play the temple of that day"))),
      today_(newButton(tr("Today"), tr("Choose today, in UTC"))) {
    setObjectName(QStringLiteral("challengePage"));
    column().addStretch(2);
    column().addWidget(newHeading(tr("The day's challenge")));
    column().addWidget(
        newNote(tr("One temple a day, the same for everybody in the world, drawn from the date. It "
                   "is proven winnable. Every attempt has the same map.")));
    column().addSpacing(16);
    column().addWidget(which_);
    column().addSpacing(4);
    date_->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    date_->setCalendarPopup(true);
    date_->setMinimumHeight(36);
    date_->setAccessibleName(tr("Day"));
    setTips(*date_, tr("Any day up to today, in UTC; left and right go from day to day, "
                       "Page Up and Page Down ten days on and back"));
    column().addWidget(date_);
    column().addWidget(today_);
    column().addSpacing(16);
    column().addWidget(note_);
    facts_->setContentsMargins(0, 4, 0, 8);
    record_->setLayout(facts_);
    record_->setAccessibleName(tr("Your result for that day"));
    column().addWidget(record_);
    column().addWidget(play_);
    auto* back = newButton(tr("Back"), tr("Back to the title"));
    column().addWidget(back);
    column().addStretch(3);
    connect(date_, &QDateEdit::dateChanged, this, &ChallengePage::showDate);
    connect(today_, &QPushButton::clicked, this, [this] { date_->setDate(date_->maximumDate()); });
    connect(play_, &QPushButton::clicked, this, [this] { emit playWanted(date_->date()); });
    connect(back, &QPushButton::clicked, this, &ChallengePage::backWanted);
    setRecord({}, {});
}

void ChallengePage::setToday(QDate today) {
    date_->setMaximumDate(today);
    date_->setDate(today);
    showDate();
}

QDate ChallengePage::date() const {
    return date_->date();
}

void ChallengePage::showDate() {
    const QString day = QLocale().toString(date_->date(), QLocale::LongFormat);
    which_->setText(day);
    today_->setEnabled(date_->date() != date_->maximumDate());
    emit dateChosen(date_->date());
}

void ChallengePage::setRecord(const Facts& facts, const QString& note) {
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    showFacts(*facts_, facts);
    record_->setVisible(!facts.isEmpty());
}

void ChallengePage::takeFocus() {
    play_->setFocus(Qt::TabFocusReason);
}

QString ChallengePage::hint() const {
    return tr("↑ ↓ choose   ·   ← → another day   ·   Enter play   ·   Esc back");
}

}  // namespace mazeloom::widgets

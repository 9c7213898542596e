// SPDX-License-Identifier: MIT
#include "widgets/play/full/challenge_page.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/play/full/story_area.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"

namespace mazeloom::widgets {

namespace {

/// The largest letters of the calendar, relative to the body's.
constexpr double kMostCalendar = 2;

}  // namespace

ChallengePage::ChallengePage(QWidget* parent)
    : FullPage(0, parent),
      calendar_(new DayCalendar),
      month_(newHeading({})),
      before_(newButton(QStringLiteral("‹"), tr("Go to the month before"))),
      after_(newButton(QStringLiteral("›"), tr("Go to the month after"))),
      today_(newButton(tr("Today"), tr("Select today, in UTC"))),
      legend_(newNote(tr("Filled days are won, with a dot for each medal. Outlined days were "
                         "tried."))),
      above_(newNote(tr("The day's challenge"))),
      about_(newNote(tr("One temple a day, the same for everybody in the world, drawn from the "
                        "date. It is proven winnable. Every attempt has the same map."))),
      which_(newHeading({})),
      figures_(new FigureRow),
      note_(newNote()),
      record_(new QWidget),
      facts_(newFacts()),
      play_(newMainButton(tr("Play"), tr("Play the temple of that day"))),
      share_(newButton({}, tr("Copy a link to the day for others, and your result if you have "
                              "won: it tells nothing about the temple"))),
      back_(newButton(tr("Back"), tr("Back to the title"))) {
    setObjectName(QStringLiteral("challengePage"));
    auto* about = new QWidget;
    auto* inside = new QVBoxLayout(about);
    inside->setContentsMargins(0, 0, 12, 0);
    inside->setSpacing(14);
    inside->addWidget(about_);
    inside->addWidget(figures_);
    inside->addWidget(note_);
    facts_->setContentsMargins(0, 0, 0, 0);
    record_->setLayout(facts_);
    record_->setAccessibleName(tr("About that day"));
    inside->addWidget(record_);
    inside->addStretch(1);
    story_ = new StoryArea(about, tr("About that day"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(share_, 1);
    buttons->addWidget(back_, 1);
    QVBoxLayout& texts = addBeside(*newCalendar());
    texts.addWidget(above_);
    texts.addWidget(which_);
    texts.addSpacing(8);
    texts.addWidget(story_, 100);
    texts.addSpacing(8);
    texts.addWidget(play_);
    texts.addLayout(buttons);
    texts.addStretch(3);

    connect(calendar_, &DayCalendar::selectionChanged, this, &ChallengePage::showDate);
    connect(calendar_, &DayCalendar::currentPageChanged, this, &ChallengePage::showMonth);
    connect(calendar_, &DayCalendar::activated, this, &ChallengePage::playWanted);
    connect(before_, &QPushButton::clicked, this, [this] { moveByMonths(-1); });
    connect(after_, &QPushButton::clicked, this, [this] { moveByMonths(1); });
    connect(today_, &QPushButton::clicked, this, [this] { select(calendar_->maximumDate()); });
    connect(play_, &QPushButton::clicked, this, [this] { emit playWanted(date()); });
    connect(share_, &QPushButton::clicked, this, [this] {
        emit shareWanted(date());
        showShare(true);
    });
    connect(back_, &QPushButton::clicked, this, &ChallengePage::backWanted);
    setRecord({}, {});
    showShare(false);
}

QWidget* ChallengePage::newCalendar() {
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    before_->setAccessibleName(tr("Month before"));
    after_->setAccessibleName(tr("Month after"));
    head->addWidget(month_, 1);
    head->addWidget(before_);
    head->addWidget(after_);
    head->addWidget(today_);
    column->addLayout(head);
    column->addWidget(calendar_, 1);
    column->addWidget(legend_);
    return whole;
}

void ChallengePage::setToday(QDate today) {
    calendar_->setMaximumDate(today);
    select(today);
    showDate();
}

void ChallengePage::select(QDate date) {
    const QDate wanted = std::min(date, calendar_->maximumDate());
    calendar_->setSelectedDate(wanted);
    calendar_->setCurrentPage(wanted.year(), wanted.month());
}

void ChallengePage::moveByMonths(int months) {
    select(date().addMonths(months));
}

void ChallengePage::showDate() {
    const QString before = labelTexts(*this);
    which_->setText(QLocale().toString(date(), QLocale::LongFormat));
    today_->setEnabled(date() != calendar_->maximumDate());
    showMonth();
    showShare(false);
    speakChanges(before);
    emit dateChosen(date());
    fit();
}

void ChallengePage::showMonth() {
    const QDate first(calendar_->yearShown(), calendar_->monthShown(), 1);
    //: Format of a month, as in QDate::toString(): November 2026
    month_->setText(QLocale().toString(first, tr("MMMM yyyy")));
    after_->setEnabled(first.addMonths(1) <= calendar_->maximumDate());
}

void ChallengePage::showShare(bool isCopied) {
    share_->setText(isCopied ? tr("✓ Copied") : tr("Copy a line to share"));
    share_->setAccessibleName(share_->text());
}

void ChallengePage::setDays(const QHash<QDate, DayMark>& marks,
                            const std::vector<Figure>& figures) {
    calendar_->setMarks(marks);
    legend_->setVisible(!marks.isEmpty());
    figures_->tell(figures);
    fit();
}

void ChallengePage::setRecord(const Facts& facts, const QString& note) {
    const QString before = labelTexts(*this);
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    showFacts(*facts_, facts);
    record_->setVisible(!facts.isEmpty());
    fit();
    story_->fit();
    speakChanges(before);
}

void ChallengePage::fit() {
    const QFont body = QApplication::font(this);
    const double room = sizeShare();
    which_->setFont(titleFont());
    QFont month = enlarged(body, std::clamp(headShare() * 1.7, 1.1, kMostTitle));
    month.setBold(true);
    month_->setFont(month);
    calendar_->setFont(enlarged(body, std::clamp(headShare() * 1.25, 1.0, kMostCalendar)));
    const double words = std::clamp(room * 1.12, 1.0, kMostWords);
    for (int i = 0; i < facts_->count(); ++i) {
        if (QWidget* fact = facts_->itemAt(i)->widget()) fact->setFont(enlarged(body, words));
    }
    for (QLabel* note : {above_, about_, note_, legend_})
        note->setFont(enlarged(body, std::clamp(room, 0.9, kMostWords)));
    for (QPushButton* button : {play_, share_, back_})
        button->setFont(enlarged(body, std::clamp(room, 1.0, kMostWords)));
    figures_->setFonts(enlarged(body, std::clamp(headShare() * 1.9, kLeastTitle, kMostTitle)),
                       enlarged(body, std::clamp(room, 0.9, kMostWords)));
}

void ChallengePage::showEvent(QShowEvent* event) {
    FullPage::showEvent(event);
    showShare(false);
}

void ChallengePage::resizeEvent(QResizeEvent* event) {
    FullPage::resizeEvent(event);
    fit();
}

void ChallengePage::changeEvent(QEvent* event) {
    FullPage::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

void ChallengePage::takeFocus() {
    play_->setFocus(Qt::TabFocusReason);
}

QString ChallengePage::hint() const {
    return tr("← → another day   ·   Enter play   ·   Esc back");
}

}  // namespace mazeloom::widgets

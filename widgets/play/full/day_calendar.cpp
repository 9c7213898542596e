// SPDX-License-Identifier: MIT
#include "widgets/play/full/day_calendar.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QTextCharFormat>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr double kGap = 3;  ///< from the edge of a cell to its tile, in pixels
constexpr double kRounding = 6;
constexpr int kDaysOfWeek = 7;

}  // namespace

DayCalendar::DayCalendar(QWidget* parent)
    : QCalendarWidget(parent), days_(findChild<QAbstractItemView*>()) {
    setNavigationBarVisible(false);
    setVerticalHeaderFormat(NoVerticalHeader);
    setHorizontalHeaderFormat(ShortDayNames);
    // A week of challenges begins with its easiest day.
    setFirstDayOfWeek(Qt::Monday);
    setMinimumDate(QDate(1, 1, 1));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    days_->setFrameShape(QFrame::NoFrame);
    days_->viewport()->setAutoFillBackground(false);
    // paintCell() shows the selection.
    QPalette plain;
    plain.setColor(QPalette::Highlight, Qt::transparent);
    days_->setPalette(plain);
    days_->setAccessibleName(tr("Day"));
    setTips(*days_, tr("Any day up to today, in UTC. Arrows go from day to day, Page Up and "
                       "Page Down from month to month"));
    colourNames();
}

void DayCalendar::setMarks(const QHash<QDate, DayMark>& marks) {
    if (marks_ == marks) return;
    marks_ = marks;
    updateCells();
}

bool DayCalendar::hasUseFor(int key) const {
    if (key == Qt::Key_Down) return selectedDate().addDays(kDaysOfWeek) <= maximumDate();
    if (key == Qt::Key_Right) return selectedDate() < maximumDate();
    return true;
}

void DayCalendar::colourNames() {
    QTextCharFormat format;
    format.setBackground(Qt::transparent);
    format.setForeground(palette().color(QPalette::PlaceholderText));
    setHeaderTextFormat(format);
    // By default Qt writes the names of the weekend in red.
    for (int day = Qt::Monday; day <= Qt::Sunday; ++day)
        setWeekdayTextFormat(static_cast<Qt::DayOfWeek>(day), format);
}

void DayCalendar::changeEvent(QEvent* event) {
    QCalendarWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && days_ != nullptr) colourNames();
}

void DayCalendar::paintCell(QPainter* painter, const QRect& place, QDate date) const {
    const Theme theme = themeOf(*this);
    const DayMark mark = marks_.value(date);
    const bool isTried = marks_.contains(date);
    const bool isOffered = date <= maximumDate() && date.month() == monthShown();
    const QRectF tile = QRectF(place).adjusted(kGap, kGap, -kGap, -kGap);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(isOffered ? 1 : 0.35);
    painter->setPen(Qt::NoPen);
    painter->setBrush(mark.isWon ? theme.accent : mixedColour(theme.base, theme.text, 0.08));
    painter->drawRoundedRect(tile, kRounding, kRounding);
    painter->setBrush(Qt::NoBrush);
    if (isTried && !mark.isWon) {
        painter->setPen(QPen(theme.accent, 2));
        painter->drawRoundedRect(tile.adjusted(1, 1, -1, -1), kRounding, kRounding);
    }
    const QColor ink =
        mark.isWon ? palette().color(QPalette::HighlightedText) : palette().color(QPalette::Text);
    if (date == selectedDate()) {
        // A thin ring shows the selected day, a thick one that arrows select another.
        painter->setPen(QPen(ink, days_->hasFocus() ? 3 : 1.5));
        painter->drawRoundedRect(tile.adjusted(4, 4, -4, -4), kRounding - 2, kRounding - 2);
    }
    QFont face = font();
    face.setBold(date == maximumDate() || date == selectedDate());
    face.setUnderline(date == maximumDate());
    painter->setFont(face);
    painter->setPen(ink);
    painter->drawText(tile, Qt::AlignCenter, QLocale().toString(date.day()));
    const double dot = std::min(tile.height() / 12, 4.0);
    const double pitch = dot * 3;
    QPointF centre(tile.center().x() - pitch * (mark.medals - 1) / 2,
                   tile.bottom() - tile.height() / 5);
    painter->setPen(Qt::NoPen);
    painter->setBrush(ink);
    for (int i = 0; i < mark.medals; ++i, centre.rx() += pitch)
        painter->drawEllipse(centre, dot, dot);
    painter->restore();
}

}  // namespace mazeloom::widgets

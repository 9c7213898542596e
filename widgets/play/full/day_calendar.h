// SPDX-License-Identifier: MIT
// A month of daily challenges: which were won or tried, and the selected day.
#pragma once

#include <QCalendarWidget>
#include <QDate>
#include <QHash>

class QAbstractItemView;

namespace mazeloom::widgets {

/// A day's challenge that the player has tried.
struct DayMark {
    bool isWon = false;
    int medals = 0;  ///< the number of medals that were won

    friend bool operator==(const DayMark&, const DayMark&) = default;
};

class DayCalendar : public QCalendarWidget {
    Q_OBJECT

  public:
    explicit DayCalendar(QWidget* parent = nullptr);

    /// Sets the days that were tried.
    void setMarks(const QHash<QDate, DayMark>& marks);
    const QHash<QDate, DayMark>& marks() const { return marks_; }
    /// Whether the calendar uses a key itself: an arrow that leads to another day that can be
    /// selected.
    bool hasUseFor(int key) const;
    /// Returns the grid of the days, which has the focus.
    QAbstractItemView& days() const { return *days_; }

    QSize sizeHint() const override { return {620, 520}; }
    QSize minimumSizeHint() const override { return {250, 170}; }

  protected:
    void paintCell(QPainter* painter, const QRect& place, QDate date) const override;
    void changeEvent(QEvent* event) override;

  private:
    void colourNames();

    QAbstractItemView* days_;
    QHash<QDate, DayMark> marks_;
};

}  // namespace mazeloom::widgets

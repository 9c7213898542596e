// SPDX-License-Identifier: MIT
// The page of the daily challenges: a calendar of the days, and texts about the selected day.
#pragma once

#include <vector>

#include <QDate>
#include <QHash>

#include "widgets/play/full/day_calendar.h"
#include "widgets/play/full/full_page.h"
#include "widgets/play/full/results/figure_row.h"

class QFormLayout;
class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class StoryArea;

class ChallengePage : public FullPage {
    Q_OBJECT

  public:
    explicit ChallengePage(QWidget* parent = nullptr);

    /// Sets today's date in UTC and selects it; later days cannot be selected.
    void setToday(QDate today);
    QDate date() const { return calendar_->selectedDate(); }
    /// Selects a day; today if the day is later.
    void select(QDate date);
    /// Sets the days that the player has tried, and the numbers that describe them.
    void setDays(const QHash<QDate, DayMark>& marks, const std::vector<Figure>& figures);
    /// Sets the facts about the selected day. `note` says whether the player has won, or that no
    /// player is selected.
    void setRecord(const Facts& facts, const QString& note);
    DayCalendar& calendar() const { return *calendar_; }

    void takeFocus() override;
    QString hint() const override;

  signals:
    /// Emitted when another day is selected. The receiver must call setRecord() with that day's
    /// results.
    void dateChosen(QDate date);
    void playWanted(QDate date);
    /// Emitted when the player wants to copy a line about the selected day.
    void shareWanted(QDate date);

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QWidget* newCalendar();
    void showDate();
    void showMonth();
    void showShare(bool isCopied);
    void moveByMonths(int months);
    /// Lets the large letters grow with the page.
    void fit();

    DayCalendar* calendar_;
    QLabel* month_;
    QPushButton* before_;
    QPushButton* after_;
    QPushButton* today_;
    QLabel* legend_;
    QLabel* above_;
    QLabel* about_;
    QLabel* which_;
    FigureRow* figures_;
    QLabel* note_;
    QWidget* record_;
    QFormLayout* facts_;
    StoryArea* story_;
    QPushButton* play_;
    QPushButton* share_;
    QPushButton* back_;
};

}  // namespace mazeloom::widgets

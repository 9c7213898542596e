// SPDX-License-Identifier: MIT
// The page of the daily challenge: today's, or that of any earlier day.
#pragma once

#include <QDate>

#include "widgets/play/full/full_page.h"

class QDateEdit;
class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class ChallengePage : public FullPage {
    Q_OBJECT

  public:
    explicit ChallengePage(QWidget* parent = nullptr);

    /// Sets today's date in UTC and selects it; later days cannot be selected.
    void setToday(QDate today);
    QDate date() const;
    /// Shows the results so far on the selected day. `note` says whether the player has won, or
    /// that no player is selected.
    void setRecord(const Facts& facts, const QString& note);

    void takeFocus() override;
    QString hint() const override;

  signals:
    /// Emitted when another day is selected. The receiver must call setRecord() with that day's
    /// results.
    void dateChosen(QDate date);
    void playWanted(QDate date);

  private:
    void showDate();

    QDateEdit* date_;
    QLabel* which_;
    QLabel* note_;
    QWidget* record_;
    QFormLayout* facts_;
    QPushButton* play_;
    QPushButton* today_;
};

}  // namespace mazeloom::widgets

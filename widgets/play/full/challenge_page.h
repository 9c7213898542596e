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
    /// Shows the results so far on the selected day, and a note on the player whose results they
    /// are.
    void setRecord(const Facts& facts, const QString& note);

    void takeFocus() override;
    QString hint() const override;

  signals:
    /// Emitted when another day was selected, whose record setRecord() must show.
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

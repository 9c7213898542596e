// SPDX-License-Identifier: MIT
// The daily challenge: today's, or the one of any earlier day.
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

    /// Sets and selects today's date in UTC; later days cannot be selected.
    void setToday(QDate today);
    QDate date() const;
    /// Shows the results on the selected day so far, and the player they belong to.
    void setRecord(const Facts& facts, const QString& note);

    void takeFocus() override;
    QString hint() const override;

  signals:
    /// Another day was selected; its record is needed.
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

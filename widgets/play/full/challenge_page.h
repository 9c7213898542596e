// SPDX-License-Identifier: MIT
// The day's challenge: today's, or that of any earlier day.
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

    /// Today in UTC: no later day can be chosen, and it is chosen now.
    void setToday(QDate today);
    QDate date() const;
    /// What came of the chosen day so far, and for whom.
    void setRecord(const Facts& facts, const QString& note);

    void takeFocus() override;
    QString hint() const override;

  signals:
    /// Another one; its record is wanted.
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

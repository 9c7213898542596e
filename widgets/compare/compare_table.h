// SPDX-License-Identifier: MIT
// What measures say of the generations that are compared: a row a measure, a column a generation,
// and the time that each took. What differs from the first one stands out.
#pragma once

#include <QTableWidget>

#include "widgets/compare/comparison.h"

namespace mazeloom::widgets {

class CompareTable final : public QTableWidget {
    Q_OBJECT

  public:
    /// `comparison` outlives it.
    explicit CompareTable(Comparison& comparison, QWidget* parent = nullptr);

    void update();

    QSize sizeHint() const override { return {320, 150}; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fillRow(int row, const QString& title, const QString& tip, const QStringList& texts,
                 bool isTime);

    Comparison& comparison_;
};

}  // namespace mazeloom::widgets

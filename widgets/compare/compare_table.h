// SPDX-License-Identifier: MIT
// A table of the measures of the compared generations. It has a column for each generation, a row
// for each measure, and a row for the time that the generation took. Values that differ from the
// first generation's are bold.
#pragma once

#include <QTableWidget>

#include "widgets/compare/comparison.h"

namespace mazeloom::widgets {

class CompareTable final : public QTableWidget {
    Q_OBJECT

  public:
    /// `comparison` outlives the table.
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

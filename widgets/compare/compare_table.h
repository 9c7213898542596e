// SPDX-License-Identifier: MIT
// The measures of the compared generations: a row for each measure, a column for each generation,
// and a row for the time taken. Values that differ from the first column's stand out.
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

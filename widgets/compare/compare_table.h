// SPDX-License-Identifier: MIT
// A table of the measures of the compared generations. It has a column for each generation, a row
// for each measure, and a row for the time that the generation took. The table begins with the
// measures that differ. Values that differ from the first generation's are bold.
#pragma once

#include <cstddef>
#include <limits>
#include <vector>

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
    /// A measure; the time if `measure` is kTime.
    struct Row {
        std::size_t measure = 0;
        QStringList values;  ///< the value of each side

        bool isTime() const { return measure == kTime; }
        bool differs() const;
        bool hasValue() const;
    };
    static constexpr std::size_t kTime = std::numeric_limits<std::size_t>::max();

    Row rowOf(std::size_t measure) const;
    std::vector<Row> rowsInOrder();
    void fillRow(int row, const Row& content);
    QString heading(const std::vector<Row>& rows) const;

    Comparison& comparison_;
    std::vector<std::size_t> order_;  ///< the shown rows: measures and kTime
};

}  // namespace mazeloom::widgets

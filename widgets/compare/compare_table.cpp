// SPDX-License-Identifier: MIT
#include "widgets/compare/compare_table.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <QAbstractButton>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>

#include "widgets/compare/measure_text.h"
#include "widgets/compare/side_words.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

namespace {

/// Ids of the most important measures, which precede the others, in their usual order.
constexpr std::string_view kFirst[] = {"steps", "dead-ends", "longest-way"};

std::vector<std::size_t> measuresByImportance() {
    const auto all = analyse::measures();
    std::vector<std::size_t> rows;
    const auto isFirst = [](const analyse::Measure& measure) {
        return std::ranges::find(kFirst, measure.id) != std::end(kFirst);
    };
    for (const std::string_view id : kFirst) {
        const auto found = std::ranges::find(all, id, &analyse::Measure::id);
        if (found != all.end()) rows.push_back(static_cast<std::size_t>(found - all.begin()));
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isFirst(*all[i])) rows.push_back(i);
    }
    return rows;
}

QString timeText(std::chrono::microseconds time) {
    const double milliseconds = static_cast<double>(time.count()) / 1000;
    //: Milliseconds
    return CompareTable::tr("%1 ms").arg(
        QLocale().toString(milliseconds, 'f', milliseconds < 10 ? 1 : 0));
}

}  // namespace

CompareTable::CompareTable(Comparison& comparison, QWidget* parent)
    : QTableWidget(parent), comparison_(comparison) {
    setAccessibleName(tr("Measures of the generations"));
    setStatusTip(
        tr("The measures of each generation; those that differ come first, with bold values"));
    // Disable Qt's corner button, which selects all rows: only one row can be selected.
    setCornerButtonEnabled(false);
    for (auto* corner : findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly))
        setNameAndTips(*corner, accessibleName(), statusTip());
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setAlternatingRowColors(true);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    setMinimumHeight(horizontalHeader()->sizeHint().height() + 3 * (fontMetrics().height() + 6));
    update();
}

bool CompareTable::Row::differs() const {
    return std::ranges::any_of(values, [&](const QString& value) { return value != values[0]; });
}

bool CompareTable::Row::hasValue() const {
    return std::ranges::any_of(
        values, [](const QString& value) { return value != valueText(std::nullopt); });
}

CompareTable::Row CompareTable::rowOf(std::size_t measure) const {
    Row row{.measure = measure, .values = {}};
    for (std::size_t side = 0; side < comparison_.sides().size(); ++side) {
        const Outcome* outcome = comparison_.outcome(side);
        if (!row.isTime()) {
            const bool isThere = outcome != nullptr && measure < outcome->values.size();
            row.values << valueText(isThere ? outcome->values[measure] : std::nullopt);
        } else {
            const bool isThere = outcome != nullptr && outcome->level != nullptr;
            row.values << (isThere ? timeText(outcome->time) : valueText(std::nullopt));
        }
    }
    return row;
}

/// Returns all rows: measures that differ, the time, measures that are equal, and those without a
/// value. Rows keep their places while a side is generated, because its values change until then.
std::vector<CompareTable::Row> CompareTable::rowsInOrder() {
    std::vector<std::size_t> order = order_;
    if (order.empty()) {
        order = measuresByImportance();
        order.push_back(kTime);
    }
    std::vector<Row> rows;
    for (const std::size_t measure : order)
        rows.push_back(rowOf(measure));
    if (comparison_.isBusy()) return rows;
    const std::vector<std::size_t> byImportance = measuresByImportance();
    const auto key = [&](const Row& row) {
        const int group = row.isTime() ? 1 : row.differs() ? 0 : row.hasValue() ? 2 : 3;
        return std::pair(group, std::ranges::find(byImportance, row.measure));
    };
    std::ranges::sort(rows, {}, key);
    order_.clear();
    for (const Row& row : rows)
        order_.push_back(row.measure);
    return rows;
}

void CompareTable::fillRow(int row, const Row& content) {
    const Theme theme = themeOf(*this);
    const analyse::Measure* measure =
        content.isTime() ? nullptr : analyse::measures()[content.measure];
    const QString tip =
        measure != nullptr
            ? sentenceOf(*measure)
            : tr("How long the generation took this time, with recording; it varies each time");
    const auto cell = [&](int column, const QString& text, bool isLoud) {
        auto* item = new QTableWidgetItem(text);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        QFont font = column == 0 ? this->font() : numberFont(this->font());
        font.setBold(isLoud);
        item->setFont(font);
        item->setForeground(isLoud || column == 0 ? theme.text : theme.mutedText);
        item->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                           : Qt::AlignRight | Qt::AlignVCenter);
        item->setStatusTip(tip);
        setItem(row, column, item);
    };
    cell(0, measure != nullptr ? titleOf(*measure) : tr("Time"), false);
    for (int side = 0; side < content.values.size(); ++side) {
        const bool isOther = side > 0 && content.values[side] != content.values[0];
        cell(side + 1, content.values[side], isOther && !content.isTime());
    }
}

/// Returns the heading of the measures. It tells how many differ, because the table has a few rows
/// in view.
QString CompareTable::heading(const std::vector<Row>& rows) const {
    if (comparison_.isBusy() || std::ranges::none_of(rows, &Row::hasValue)) return tr("Measure");
    const auto differing =
        std::ranges::count_if(rows, [](const Row& row) { return !row.isTime() && row.differs(); });
    return differing == 0 ? tr("No measure differs")
                          : tr("%n measure(s) differ", nullptr, static_cast<int>(differing));
}

void CompareTable::update() {
    const int current = currentRow();
    const bool isPicked = current >= 0 && static_cast<std::size_t>(current) < order_.size();
    const std::size_t picked = isPicked ? order_[static_cast<std::size_t>(current)] : 0;
    const std::vector<std::size_t> before = order_;
    const std::vector<Row> rows = rowsInOrder();
    setColumnCount(static_cast<int>(comparison_.sides().size()) + 1);
    setRowCount(static_cast<int>(rows.size()));
    QStringList heads{heading(rows)};
    for (const compare::Side& side : comparison_.sides())
        heads << titleOf(side, comparison_.recipes());
    setHorizontalHeaderLabels(heads);
    // Columns of numbers are narrow; the column of titles gets the remaining width.
    for (int column = 0; column < columnCount(); ++column) {
        horizontalHeader()->setSectionResizeMode(
            column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
        horizontalHeaderItem(column)->setTextAlignment(
            column == 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    }
    for (std::size_t row = 0; row < rows.size(); ++row)
        fillRow(static_cast<int>(row), rows[row]);
    if (!isPicked || order_ == before) return;
    setCurrentCell(static_cast<int>(std::ranges::find(order_, picked) - order_.begin()), 0);
}

void CompareTable::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) update();
}

}  // namespace mazeloom::widgets

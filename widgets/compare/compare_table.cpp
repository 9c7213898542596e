// SPDX-License-Identifier: MIT
#include "widgets/compare/compare_table.h"

#include <algorithm>
#include <string_view>
#include <vector>

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

/// Ids of the most important measures. The table begins with them; the other measures follow in
/// their usual order, then the time.
constexpr std::string_view kFirst[] = {"steps", "dead-ends", "longest-way"};

std::vector<std::size_t> rowsOfTable() {
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
    setStatusTip(tr("The measures of each generation; values that differ from the first are bold"));
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

void CompareTable::fillRow(int row, const QString& title, const QString& tip,
                           const QStringList& texts, bool isTime) {
    const Theme theme = themeOf(*this);
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
    cell(0, title, false);
    for (int side = 0; side < texts.size(); ++side)
        cell(side + 1, texts[side], !isTime && side > 0 && texts[side] != texts[0]);
}

void CompareTable::update() {
    const auto sides = comparison_.sides().size();
    const std::vector<std::size_t> rows = rowsOfTable();
    const auto all = analyse::measures();
    setColumnCount(static_cast<int>(sides) + 1);
    setRowCount(static_cast<int>(rows.size()) + 1);
    QStringList heads{tr("Measure")};
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
    const int time = static_cast<int>(std::size(kFirst));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const analyse::Measure& measure = *all[rows[i]];
        QStringList texts;
        for (std::size_t side = 0; side < sides; ++side) {
            const Outcome* outcome = comparison_.outcome(side);
            const bool isThere = outcome != nullptr && rows[i] < outcome->values.size();
            texts << valueText(isThere ? outcome->values[rows[i]] : std::nullopt);
        }
        const auto place = static_cast<int>(i);
        fillRow(place < time ? place : place + 1, titleOf(measure), sentenceOf(measure), texts,
                false);
    }
    QStringList times;
    for (std::size_t side = 0; side < sides; ++side) {
        const Outcome* outcome = comparison_.outcome(side);
        times << (outcome != nullptr && outcome->level != nullptr ? timeText(outcome->time)
                                                                  : valueText(std::nullopt));
    }
    fillRow(time, tr("Time"),
            tr("How long the generation took this time, with recording; it varies each time"),
            times, true);
}

void CompareTable::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) update();
}

}  // namespace mazeloom::widgets

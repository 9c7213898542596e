// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/entrances/entrance_tags.h"

#include <algorithm>
#include <tuple>

#include <QHeaderView>
#include <QSignalBlocker>

namespace mazeloom::widgets {

namespace {

/// Greatest number of rows visible without scrolling.
constexpr int kRowsSeen = 6;

}  // namespace

EntranceTags::EntranceTags(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(2);
    setHeaderLabels({tr("Entrance"), tr("Tag")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    connect(this, &QTreeWidget::itemChanged, this, &EntranceTags::take);
}

void EntranceTags::showRoom(const level::Room& room) {
    if (state() == EditingState) return;  // does not interrupt editing
    std::vector<grid::Point> entrances = room.entrances;
    std::ranges::sort(entrances, {}, [](grid::Point p) { return std::tuple(p.y, p.x); });
    const QSignalBlocker blocker(this);
    if (entrances != entrances_) {
        clear();
        entrances_ = std::move(entrances);
        for (const grid::Point cell : entrances_) {
            auto* row = new QTreeWidgetItem(this, {tr("%1, %2").arg(cell.x).arg(cell.y)});
            row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        }
    }
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const auto tag = level::entranceTagAt(room, entrances_[static_cast<std::size_t>(row)]);
        topLevelItem(row)->setText(
            1, QString::fromUtf8(tag.data(), static_cast<qsizetype>(tag.size())));
    }
    updateGeometry();
}

QSize EntranceTags::sizeHint() const {
    const int rows = std::clamp(topLevelItemCount(), 1, kRowsSeen);
    const int row = std::max(sizeHintForRow(0), fontMetrics().height());
    return {QTreeWidget::sizeHint().width(),
            header()->sizeHint().height() + rows * row + 2 * frameWidth()};
}

QSize EntranceTags::minimumSizeHint() const {
    return {QTreeWidget::minimumSizeHint().width(), sizeHint().height()};
}

bool EntranceTags::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) {
    return QTreeWidget::edit(index.siblingAtColumn(1), trigger, event);
}

void EntranceTags::take(QTreeWidgetItem* item) {
    const int row = indexOfTopLevelItem(item);
    const QString tag = item->text(1).trimmed();
    {
        const QSignalBlocker blocker(this);
        item->setText(1, tag);
    }
    emit tagged(entrances_[static_cast<std::size_t>(row)], tag);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/lists/rows_model.h"

#include <utility>

namespace mazeloom::widgets {

RowsModel::RowsModel(DataOf dataOf, QObject* parent)
    : QAbstractListModel(parent), dataOf_(std::move(dataOf)) {}

void RowsModel::setMarkable(Mark mark) {
    mark_ = std::move(mark);
}

void RowsModel::reset(int count) {
    beginResetModel();
    count_ = count;
    endResetModel();
}

void RowsModel::tellAllChanged() {
    if (count_ > 0) emit dataChanged(index(0), index(count_ - 1));
}

int RowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count_;
}

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    const bool isThere = checkIndex(index, CheckIndexOption::IndexIsValid);
    return isThere ? dataOf_(index.row(), role) : QVariant();
}

bool RowsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!mark_ || role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    mark_(index.row(), value.value<Qt::CheckState>() == Qt::Checked);
    emit dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

Qt::ItemFlags RowsModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    flags.setFlag(Qt::ItemIsUserCheckable, bool(mark_));
    return flags;
}

}  // namespace mazeloom::widgets

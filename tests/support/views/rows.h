// SPDX-License-Identifier: MIT
// Finds rows of a list or tree by their texts, and returns the texts shown.
#pragma once

#include <QAbstractItemView>
#include <QIcon>

namespace mazeloom::testing {

/// Returns the first row, also inside groups, whose text contains `part`; else an invalid index.
inline QModelIndex rowWith(const QAbstractItemView& view, const QString& part) {
    const QAbstractItemModel& model = *view.model();
    if (model.rowCount() == 0) return {};
    const auto found = model.match(model.index(0, 0), Qt::DisplayRole, part, 1,
                                   Qt::MatchContains | Qt::MatchRecursive | Qt::MatchWrap);
    return found.isEmpty() ? QModelIndex() : found.front();
}

inline int rowCount(const QAbstractItemView* view) {
    return view->model()->rowCount();
}
inline QModelIndex rowAt(const QAbstractItemView* view, int row) {
    return view->model()->index(row, 0);
}
inline QString textAt(const QAbstractItemView* view, int row) {
    return rowAt(view, row).data().toString();
}
inline QIcon iconAt(const QAbstractItemView* view, int row) {
    return rowAt(view, row).data(Qt::DecorationRole).value<QIcon>();
}
inline void mark(QAbstractItemView* view, int row, Qt::CheckState state) {
    view->model()->setData(rowAt(view, row), state, Qt::CheckStateRole);
}

}  // namespace mazeloom::testing

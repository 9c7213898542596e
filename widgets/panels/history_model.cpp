// SPDX-License-Identifier: MIT
#include "widgets/panels/history_model.h"

#include <algorithm>

#include "widgets/panels/history_panel.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

void HistoryModel::setHistory(UndoHistory* history) {
    if (history == history_ && (history != nullptr || rows_ == 0)) return;
    if (history_ != nullptr) history_->disconnect(this);
    beginResetModel();
    history_ = history;
    rows_ = history == nullptr ? 0 : history->count() + 1;
    endResetModel();
    if (history != nullptr) {
        connect(history, &UndoHistory::indexChanged, this, &HistoryModel::follow);
        connect(history, &UndoHistory::cleanChanged, this, &HistoryModel::follow);
        connect(history, &QObject::destroyed, this, [this] {
            history_ = nullptr;
            setHistory(nullptr);
        });
    }
    emit changed();
}

/// Updates the rows, which are added or removed only at the end: when the oldest step is dropped,
/// the names of the others move up by one row.
void HistoryModel::follow() {
    const int rows = history_->count() + 1;
    if (rows > rows_) {
        beginInsertRows({}, rows_, rows - 1);
        rows_ = rows;
        endInsertRows();
    } else if (rows < rows_) {
        beginRemoveRows({}, rows, rows_ - 1);
        rows_ = rows;
        endRemoveRows();
    }
    emit dataChanged(index(0), index(rows_ - 1));
    emit changed();
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || history_ == nullptr) return {};
    const int row = index.row();
    if (role == Qt::DisplayRole)
        return row == 0 ? HistoryPanel::tr("As it was opened") : history_->text(row - 1);
    // The icon is for screen readers; the delegate shows the word "saved" instead.
    if (role == Qt::DecorationRole && row == history_->cleanIndex())
        return themedIcon(QStringLiteral("save"));
    return {};
}

}  // namespace mazeloom::widgets

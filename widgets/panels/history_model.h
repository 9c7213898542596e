// SPDX-License-Identifier: MIT
// A document's history as rows: the state in which it was opened, then a row for each step.
#pragma once

#include <QAbstractListModel>
#include <QPointer>

#include "widgets/document/undo_history.h"

namespace mazeloom::widgets {

class HistoryModel : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    /// Null: no rows.
    void setHistory(UndoHistory* history);
    UndoHistory* history() const { return history_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Returns a step's name; the row of the saved state has an icon.
    QVariant data(const QModelIndex& index, int role) const override;

  signals:
    /// The rows changed, or which of them are done or saved.
    void changed();

  private:
    void follow();

    QPointer<UndoHistory> history_;
    int rows_ = 0;  ///< as last reported
};

}  // namespace mazeloom::widgets

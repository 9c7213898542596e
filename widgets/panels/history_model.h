// SPDX-License-Identifier: MIT
// A document's history as rows: the first row is the state in which the document was opened, and
// each further row is a step.
#pragma once

#include <QAbstractListModel>
#include <QPointer>

#include "widgets/document/undo_history.h"

namespace mazeloom::widgets {

class HistoryModel : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    /// Sets the history to show; null: no rows.
    void setHistory(UndoHistory* history);
    UndoHistory* history() const { return history_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    /// Returns a step's name, or the icon of the row of the saved state.
    QVariant data(const QModelIndex& index, int role) const override;

  signals:
    /// Emitted when rows were added or removed, or when rows became done, undone or saved.
    void changed();

  private:
    void follow();

    QPointer<UndoHistory> history_;
    int rows_ = 0;  ///< number of rows last reported to the views
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// A list view of a RowsModel's texts, for up to half a million rows. A few rows are as tall as
// their wrapped texts; if there are many, all have the same height, so that none needs to be
// measured.
#pragma once

#include <QListView>

namespace mazeloom::widgets {

class RowsView : public QListView {
    Q_OBJECT

  public:
    explicit RowsView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;

    /// Returns the current row, from 0; −1 if there is none.
    int currentRow() const { return currentIndex().row(); }
    /// Selects an existing row.
    void setCurrentRow(int row);
    int count() const;
    /// Makes the view as tall as its rows, but at most as `most` of them; then it scrolls.
    void fitRows(int most);

  signals:
    /// Another row became current, by the user or by code; −1: none.
    void currentRowChanged(int row);

  protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    /// The copy shortcut copies the texts of the selected rows, a line each.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void measure();
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// A list view of a RowsModel's texts, for up to half a million rows. In short lists each row is as
// tall as its wrapped text. In long lists all rows have the same height, so that texts need not be
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
    /// Makes the view as tall as all of its rows, but at most as tall as the first `most` rows. A
    /// view with more rows scrolls.
    void fitRows(int most);

  signals:
    /// Another row became current, by the user or by code; −1 if no row is current.
    void currentRowChanged(int row);

  protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    /// On the copy shortcut, copies the texts of the selected rows, one line for each row.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void measure();
};

}  // namespace mazeloom::widgets

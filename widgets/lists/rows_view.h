// SPDX-License-Identifier: MIT
// A list of a RowsModel's texts, be they half a million. A few rows are as tall as their wrapped
// texts; many are all of one height, so that nobody has to measure each.
#pragma once

#include <QListView>

namespace mazeloom::widgets {

class RowsView : public QListView {
    Q_OBJECT

  public:
    explicit RowsView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;

    /// From 0; −1: none.
    int currentRow() const { return currentIndex().row(); }
    /// Chooses the row, which is there.
    void setCurrentRow(int row);
    int count() const;
    /// As tall as its rows are, but no taller than `most` of them: then it scrolls.
    void fitRows(int most);

  signals:
    /// The user, or somebody else, chose another row; −1: none.
    void currentRowChanged(int row);

  protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    /// Copies the texts of the chosen rows, a line each.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void measure();
};

}  // namespace mazeloom::widgets

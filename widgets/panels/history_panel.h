// SPDX-License-Identifier: MIT
// Lists the named changes to the current pack: the changes that can be undone or redone, and the
// state that was saved.
#pragma once

#include <QModelIndex>
#include <QWidget>

class QLabel;
class QListView;
class QStackedWidget;

namespace mazeloom::widgets {

class HistoryModel;
class UndoHistory;

class HistoryPanel : public QWidget {
    Q_OBJECT

  public:
    explicit HistoryPanel(QWidget* parent = nullptr);

    /// Shows a document's history; with null, a note that no pack is open. Choosing a row undoes or
    /// redoes up to that row.
    void setHistory(UndoHistory* history);

    QListView* view() const { return view_; }
    QSize sizeHint() const override { return {300, 240}; }

  private:
    /// Shows the list, or the reason why there is none.
    void update();

    void goTo(const QModelIndex& row);

    HistoryModel* model_;
    QStackedWidget* pages_;
    QListView* view_;
    QLabel* empty_;
};

}  // namespace mazeloom::widgets

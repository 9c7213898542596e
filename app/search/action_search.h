// SPDX-License-Identifier: MIT
// Finds an action by a few letters of its name, and runs it.
#pragma once

#include <QFrame>
#include <QPointer>

#include "app/search/search_model.h"

class QLabel;
class QLineEdit;
class QListView;
class QMainWindow;

namespace mazeloom::app {

class ActionRegistry;

class ActionSearch : public QFrame {
    Q_OBJECT

  public:
    /// The registry and the window must outlive this object; the window is its parent.
    ActionSearch(const ActionRegistry& actions, QMainWindow& window);

    /// Opens over the window with an empty query. When the search closes, the focus returns to the
    /// widget that had it, before the chosen action runs.
    void open();

    QLineEdit* line() const { return line_; }
    QListView* list() const { return list_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void search();
    void run(const QModelIndex& index);
    void showTip(const QModelIndex& index);
    void place();

    const ActionRegistry& actions_;
    QMainWindow& window_;
    SearchModel model_;
    QLineEdit* line_;
    QListView* list_;
    QLabel* tip_;
    QPointer<QWidget> focusBefore_;
};

}  // namespace mazeloom::app

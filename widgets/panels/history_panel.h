// SPDX-License-Identifier: MIT
// The changes made to the pack in hand, by name: what can be undone, what can be made again, where
// it was saved.
#pragma once

#include <QWidget>

class QLabel;
class QStackedWidget;
class QUndoGroup;
class QUndoView;

namespace mazeloom::widgets {

class HistoryPanel : public QWidget {
    Q_OBJECT

  public:
    /// Shows the group's active stack, another one as soon as it is active. A row that is chosen,
    /// by mouse or keys, undoes or redoes up to it. `group` outlives the panel.
    explicit HistoryPanel(QUndoGroup& group, QWidget* parent = nullptr);

    QUndoView* view() const { return view_; }
    QSize sizeHint() const override { return {300, 240}; }

  private:
    /// What is there to be seen: the list, or why there is none.
    void update();

    QUndoGroup& group_;
    QStackedWidget* pages_;
    QUndoView* view_;
    QLabel* empty_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// The level list's tree, whose rows can be dragged. Within a pack they move, or with Ctrl are
// copied; into another pack they are copied, or with Shift move. Private to widgets/panels.
#pragma once

#include <QTreeView>

namespace mazeloom::widgets {

class LevelTree : public QTreeView {
    Q_OBJECT

  public:
    explicit LevelTree(QWidget* parent = nullptr);

  protected:
    void startDrag(Qt::DropActions supported) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    Qt::DropAction actionOf(const QDropEvent& event) const;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/panels/levels/level_tree.h"

#include <QDrag>
#include <QDropEvent>
#include <QMimeData>

#include "widgets/panels/levels/level_model.h"

namespace mazeloom::widgets {

namespace {

/// So long over a closed folder opens it, in milliseconds.
constexpr int kExpandDelay = 600;

}  // namespace

LevelTree::LevelTree(QWidget* parent) : QTreeView(parent) {
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
    setAutoExpandDelay(kExpandDelay);
}

/// The base would remove the rows of what was moved. Here the packs change, and rows follow them.
void LevelTree::startDrag(Qt::DropActions supported) {
    const QModelIndex index = currentIndex();
    if (!index.isValid() || !index.flags().testFlag(Qt::ItemIsDragEnabled)) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(model()->mimeData({index}));
    drag->setPixmap(viewport()->grab(visualRect(index)));
    drag->exec(supported, Qt::MoveAction);
}

Qt::DropAction LevelTree::actionOf(const QDropEvent& event) const {
    if (event.modifiers().testFlag(Qt::ControlModifier)) return Qt::CopyAction;
    if (event.modifiers().testFlag(Qt::ShiftModifier)) return Qt::MoveAction;
    const QModelIndex under = indexAt(event.position().toPoint());
    const bool isOwnPack = LevelModel::documentOf(under) == LevelModel::documentOf(currentIndex());
    return isOwnPack ? Qt::MoveAction : Qt::CopyAction;
}

void LevelTree::dragMoveEvent(QDragMoveEvent* event) {
    event->setDropAction(actionOf(*event));
    QTreeView::dragMoveEvent(event);
    if (!event->isAccepted()) return;
    // The base accepts what the desktop proposed, which knows nothing of packs.
    event->setDropAction(actionOf(*event));
    event->accept();
}

void LevelTree::dropEvent(QDropEvent* event) {
    event->setDropAction(actionOf(*event));
    QTreeView::dropEvent(event);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Undo and redo, for whichever pack is being looked at.
#pragma once

#include <QObject>
#include <QUndoGroup>

class QAction;
class QMenu;

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class EditDomain : public QObject {
    Q_OBJECT

  public:
    EditDomain(ActionRegistry& actions, Workspace& workspace, QObject* parent = nullptr);

    void fill(QMenu& menu) const;
    /// The undo stacks of the open packs; the active one is that of the pack in hand.
    QUndoGroup& undoGroup() { return group_; }

  private:
    void update();

    QUndoGroup group_;
    QAction* undo_;
    QAction* redo_;
};

}  // namespace mazeloom::app

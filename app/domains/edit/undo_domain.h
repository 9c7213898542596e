// SPDX-License-Identifier: MIT
// Undo and redo, for whichever pack is being looked at.
#pragma once

#include <QObject>
#include <QPointer>

class QAction;

namespace mazeloom::widgets {
class UndoHistory;
}

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class UndoDomain : public QObject {
    Q_OBJECT

  public:
    UndoDomain(ActionRegistry& actions, Workspace& workspace, QObject* parent = nullptr);

  private:
    void follow(widgets::UndoHistory* history);
    void update();

    QPointer<widgets::UndoHistory> history_;  ///< of the pack in hand
    QAction* undo_;
    QAction* redo_;
};

}  // namespace mazeloom::app

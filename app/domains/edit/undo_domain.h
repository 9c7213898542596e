// SPDX-License-Identifier: MIT
// Undo and redo for the current pack.
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

    QPointer<widgets::UndoHistory> history_;  ///< of the current pack
    QAction* undo_;
    QAction* redo_;
};

}  // namespace mazeloom::app

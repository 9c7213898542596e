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
struct WindowParts;

class UndoDomain : public QObject {
    Q_OBJECT

  public:
    explicit UndoDomain(const WindowParts& parts);

  private:
    void follow(widgets::UndoHistory* history);
    void update();

    QPointer<widgets::UndoHistory> history_;  ///< of the current pack
    QAction* undo_;
    QAction* redo_;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// The panels around the level: one action each to show it, keys to go from one to the next, and the
// inspector that comes forward when something is picked.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;

namespace mazeloom::widgets {
class Picked;
}

namespace mazeloom::app {

class ActionRegistry;

class PanelDomain : public QObject {
    Q_OBJECT

  public:
    /// Call it when all panels are there. `level` is what the window is about: the keys that go
    /// through the panels come by it, too.
    PanelDomain(ActionRegistry& actions, QMainWindow& window, QWidget& level);

    /// Brings the inspector forward when the first thing is picked, unless the designer is at work
    /// in the panel that hides it. The focus stays where it is.
    void raiseOnPick(widgets::Picked& picked, QDockWidget& inspector);

    /// Whether a panel can be seen: shown, and not behind another one's tab.
    static bool isInFront(const QDockWidget& dock);

  private:
    void addPanel(ActionRegistry& actions, QDockWidget& dock);
    /// Shows a panel, or closes it when it is in front already.
    void toggle(QDockWidget& dock);
    void goOn(int by);
    static void focus(QDockWidget& dock);

    QMainWindow& window_;
    QWidget& level_;
    QList<QDockWidget*> docks_;
    QList<QAction*> panels_;
    QAction* next_;
    QAction* previous_;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// The panels around the level: one action each to show it, keys to go from one to the next, and the
// panel of the selected that unfolds when something is picked.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace mazeloom::widgets {
class PanelFrame;
class Picked;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;

class PanelDomain : public QObject {
    Q_OBJECT

  public:
    /// Call it when all panels are there. `level` is what the window is about: the keys that go
    /// through the panels come by it, too.
    PanelDomain(ActionRegistry& actions, widgets::Workbench& workbench, QWidget& level,
                QObject* parent);

    /// Unfolds *Selected* when the first thing is picked. The focus stays where it is.
    void unfoldOnPick(widgets::Picked& picked);

  private:
    void addPanel(ActionRegistry& actions, widgets::PanelFrame& frame);
    /// Shows a panel, or closes it when it is in front already.
    void toggle(widgets::PanelFrame& frame);
    void goOn(int by);
    static void focus(const widgets::PanelFrame& frame);

    widgets::Workbench& workbench_;
    QWidget& level_;
    QList<QAction*> panels_;
    QAction* next_;
    QAction* previous_;
    QAction* levelOnly_ = nullptr;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// The panels around the level: an action that shows each panel, keys that move between the panels,
// and automatic unfolding of the panel Selected.
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
struct WindowParts;

class PanelDomain : public QObject {
    Q_OBJECT

  public:
    /// Call it when all panels are placed. The keys that move from panel to panel also visit the
    /// level.
    explicit PanelDomain(const WindowParts& parts);

  private:
    /// Unfolds the panel *Selected* when something is picked and nothing was picked before. The
    /// focus does not move.
    void unfoldOnPick(widgets::Picked& picked);
    void addPanel(ActionRegistry& actions, widgets::PanelFrame& frame);
    /// Shows a panel, or closes it if it is in front already.
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

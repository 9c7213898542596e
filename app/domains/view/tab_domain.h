// SPDX-License-Identifier: MIT
// The tabs of the open packs, and actions to move between them.
#pragma once

#include <QAction>
#include <QObject>
#include <QPointer>

#include "widgets/panels/levels/pack_tabs.h"

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class TabDomain : public QObject {
    Q_OBJECT

  public:
    TabDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

    /// Returns the bar of tabs. The caller puts it above the pages that the tabs select.
    widgets::PackTabs* bar() const { return bar_; }

  private:
    /// Goes forward by `places` packs. The first pack follows the last.
    void go(int places);
    void update();

    Workspace& workspace_;
    QPointer<widgets::PackTabs> bar_;  ///< owned by the window
    QAction* next_;
    QAction* previous_;
};

}  // namespace mazeloom::app

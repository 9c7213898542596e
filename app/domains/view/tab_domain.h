// SPDX-License-Identifier: MIT
// The tabs of the open packs, and going from one to the next.
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

    /// To be put above what it chooses.
    widgets::PackTabs* bar() const { return bar_; }

  private:
    /// To the pack that is `places` behind the current one; behind the last is the first.
    void go(int places);
    void update();

    Workspace& workspace_;
    QPointer<widgets::PackTabs> bar_;  ///< the window's
    QAction* next_;
    QAction* previous_;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// The user's own shortcuts: kept in the settings, changed in a dialog.
#pragma once

#include <QObject>

class QAction;
class QMainWindow;

namespace mazeloom::app {

class ActionRegistry;

class ShortcutDomain : public QObject {
    Q_OBJECT

  public:
    ShortcutDomain(ActionRegistry& actions, QMainWindow& window);

    /// Gives the actions the shortcuts of the settings. Call it once, when all actions are there.
    void restore();

  private:
    void edit();

    ActionRegistry& actions_;
    QMainWindow& window_;
    QAction* edit_;
};

}  // namespace mazeloom::app

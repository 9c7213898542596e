// SPDX-License-Identifier: MIT
// The user's own shortcuts: stored in the settings, edited in a dialog.
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

    /// Applies the stored shortcuts. Call it once, when all actions exist.
    void restore();

  private:
    void edit();

    ActionRegistry& actions_;
    QMainWindow& window_;
    QAction* edit_;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// The shortcuts that the user has changed: they are stored in the settings and edited in a dialog.
#pragma once

#include <QObject>

class QAction;
class QMainWindow;

namespace mazeloom::app {

class ActionRegistry;
struct WindowParts;

class ShortcutDomain : public QObject {
    Q_OBJECT

  public:
    explicit ShortcutDomain(const WindowParts& parts);

    /// Applies the stored shortcuts. Call it once, when all actions exist.
    void restore();

  private:
    void edit();

    ActionRegistry& actions_;
    QMainWindow& window_;
    QAction* edit_;
};

}  // namespace mazeloom::app

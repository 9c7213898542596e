// SPDX-License-Identifier: MIT
// Shortcuts on keyboards whose only layout has no Latin letters, such as Ukrainian or Greek. If
// another layout is set up, too, Qt finds the Latin letter in it; otherwise it finds no shortcut.
#pragma once

#include <QObject>

class QAction;
class QKeyEvent;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;

class KeysByPlace : public QObject {
    Q_OBJECT

  public:
    /// Triggers actions by the keys that no widget of the window has used. The window owns the
    /// object.
    KeysByPlace(const ActionRegistry& actions, QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// Returns the enabled action whose shortcut is at the key's position on a US keyboard; null if
    /// there is none.
    QAction* actionOf(const QKeyEvent& event) const;

    const ActionRegistry& actions_;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Warns once if the settings file cannot be written: changed settings would be lost at the next
// start.
#pragma once

#include <QObject>
#include <QPointer>
#include <QSettings>
#include <QTimer>

#include "widgets/panels/message_bar.h"

class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class SessionDomain;

class UnkeptSettings : public QObject {
    Q_OBJECT

  public:
    /// Checks the file soon after the start, after each action of the user, and whenever the
    /// session is saved. `actions` and `session` must outlive this object.
    UnkeptSettings(const ActionRegistry& actions, const SessionDomain& session, QWidget* window);

    /// Returns the warning's bar, which the window must show.
    widgets::MessageBar* bar() const { return bar_; }

  private:
    void look();

    QPointer<widgets::MessageBar> bar_;  ///< owned by the window
    /// Keeps unwritten values, so that each check tries to write them again.
    QSettings held_;
    QTimer soon_{this};
    bool isFailing_ = false;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Tells once that the settings' file cannot be written: what the user sets would be gone at the
// next start.
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
    /// Looks soon after the start, after each action of the user's, and whenever the session is
    /// kept. Both outlive it.
    UnkeptSettings(const ActionRegistry& actions, const SessionDomain& session, QWidget* window);

    /// To be put where it is seen.
    widgets::MessageBar* bar() const { return bar_; }

  private:
    void look();

    QPointer<widgets::MessageBar> bar_;  ///< the window's
    /// Holds what is not written, so that each look tries again.
    QSettings held_;
    QTimer soon_{this};
    bool isFailing_ = false;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Brings back what was open when the program ended last: packs, their order, what was looked at
// and where.
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "app/session.h"
#include "widgets/panels/message_bar.h"

class QAction;
class QWidget;

namespace mazeloom::app {

class ActionRegistry;
class ViewMemory;
class Workspace;

class SessionDomain : public QObject {
    Q_OBJECT

  public:
    /// `window` is the parent of the bar.
    SessionDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

    /// The switch that says whether the next start restores.
    QAction* action() const { return atStart_; }
    /// Tells of packs that have gone; to be put where it is seen.
    widgets::MessageBar* bar() const { return bar_; }
    /// Knows zoom and place. Until then, and without, they are not kept.
    void setViews(ViewMemory* views) { views_ = views; }

    /// Opens what was open last, if the user wants that; says what is not there any more.
    void restore();
    /// Whether packs are being opened because they were open last.
    bool isRestoring() const { return restoring_; }
    /// Keeps what is open now. Done by itself soon after changes, so that a crash costs little.
    void save();

  private:
    Session present() const;
    void open(const Session& session);

    Workspace& workspace_;
    ViewMemory* views_ = nullptr;
    QPointer<widgets::MessageBar> bar_;  ///< the window's
    QAction* atStart_;
    QTimer soon_;
    bool restoring_ = false;
};

}  // namespace mazeloom::app

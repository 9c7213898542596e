// SPDX-License-Identifier: MIT
// Writes journals of the unsaved edits of all open packs, and at the start offers to recover what a
// crash left.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QObject>
#include <QPointer>

#include "widgets/panels/message_bar.h"
#include "widgets/recovery/autosave.h"

namespace mazeloom::app {

class SessionDomain;
class Workspace;

class RecoveryDomain : public QObject {
    Q_OBJECT

  public:
    /// The session knows the views of a recovered pack.
    RecoveryDomain(Workspace& workspace, SessionDomain& session, QWidget* window);

    /// Reports errors of the journals; the caller places it.
    widgets::MessageBar* bar() const { return bar_; }
    /// Returns the folder of the journals: the program's own, apart from the user's files.
    static QString root();
    /// Asks about work left by a crash, if there is any.
    void offer();

  private:
    /// Opens the entry's pack; returns the damages found.
    std::vector<Problem> restore(std::unique_ptr<widgets::RecoveryEntry> entry);
    void watch(widgets::PackDocument* document);
    void tellFailure(const Problem& problem);
    void tellDamage(const std::vector<Problem>& problems);

    Workspace& workspace_;
    SessionDomain& session_;
    QWidget* window_;
    QPointer<widgets::MessageBar> bar_;  ///< owned by the window
    std::map<const widgets::PackDocument*, std::unique_ptr<widgets::Autosave>> autosaves_;
    bool isFailing_ = false;
    /// The entry of the document that is being recovered.
    std::unique_ptr<widgets::RecoveryEntry> adopted_;
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Keeps journals of all open packs' unsaved edits, and offers at the start what a crash left
// behind.
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
    /// The session knows how a pack that comes back was looked at.
    RecoveryDomain(Workspace& workspace, SessionDomain& session, QWidget* window);

    /// Tells what is wrong with the journals; to be put where it is seen.
    widgets::MessageBar* bar() const { return bar_; }
    /// Where the journals are: in the program's own folder, apart from the user's files.
    static QString root();
    /// Asks about what was left behind, if anything was.
    void offer();

  private:
    /// What is damaged.
    std::vector<Problem> restore(std::unique_ptr<widgets::RecoveryEntry> entry);
    void watch(widgets::PackDocument* document);
    void tellFailure(const Problem& problem);
    void tellDamage(const std::vector<Problem>& problems);

    Workspace& workspace_;
    SessionDomain& session_;
    QWidget* window_;
    QPointer<widgets::MessageBar> bar_;  ///< the window's
    std::map<const widgets::PackDocument*, std::unique_ptr<widgets::Autosave>> autosaves_;
    bool isFailing_ = false;
    /// That of the document which is being taken in.
    std::unique_ptr<widgets::RecoveryEntry> adopted_;
};

}  // namespace mazeloom::app

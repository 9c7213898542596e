// SPDX-License-Identifier: MIT
// Writes journals of the unsaved edits of all open packs. When the program starts, offers to
// recover the edits that a crash left behind.
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
    /// `session` provides the last views of a recovered pack.
    RecoveryDomain(Workspace& workspace, SessionDomain& session, QWidget* window);

    /// Returns the bar with the errors of the journals. The caller puts it into the window.
    widgets::MessageBar* bar() const { return bar_; }
    /// Returns the folder of the journals, which belongs to the program and is separate from the
    /// user's files.
    static QString root();
    /// If a crash left work behind, asks whether to recover it.
    void offer();

  private:
    /// Opens the pack of the entry. Returns the problems that were found in the entry's journal.
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

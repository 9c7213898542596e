// SPDX-License-Identifier: MIT
// Restores the last session: the packs in their order, and for each pack its level, views, moment
// and seeds.
//
// Packs are read on another thread, one after the other, starting with the current one. Packs that
// are not found stay in the session until they are found or the user removes them, because a disk
// may only be disconnected.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "app/workspace/session.h"
#include "widgets/document/latest_task.h"
#include "widgets/document/pack_file.h"
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
    /// `window` is the parent of the bar and of dialogs.
    SessionDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window);

    /// Returns the bar that shows the reading progress and the packs that were not found. The
    /// caller puts it into the window.
    widgets::MessageBar* bar() const { return bar_; }
    /// Sets the object that knows the views of levels. Without it, views are not stored.
    void setViews(ViewMemory* views);

    /// Starts opening the packs of the last session, if the user wants them to be restored.
    void restore();
    /// Whether packs are still to be read.
    bool isReading() const { return !waiting_.empty(); }
    /// Whether a pack is being opened as part of the session.
    bool isRestoring() const { return restoring_; }
    /// Stores the session. Also called soon after changes, so that a crash loses little.
    void save();
    /// Schedules save(); a burst of changes is saved once.
    void saveSoon();

    /// Returns the state of a pack at the end of the last session; nullopt if it was not open.
    std::optional<Session::Pack> lastOf(const QString& name) const;
    const QString& lastLookedAt() const { return lastLookedAt_; }
    Session::Pack presentOf(const widgets::PackDocument& document) const;
    /// Restores the views, seeds and depths of a pack. Clears its undo history.
    void lookAgain(widgets::PackDocument* document, const Session::Pack& pack);

  signals:
    /// The session was stored; receivers can store their own state now.
    void kept();

  private:
    /// A pack of the session that is not open.
    struct Absent {
        Session::Pack pack;
        int place = 0;  ///< index in the session
    };

    Session present() const;
    void readNext();
    void take(std::optional<widgets::PackOnDisk> read);
    void bringBack(widgets::PackDocument* document, const Absent& absent);
    void putInPlace(widgets::PackDocument* document, int place);
    void tell();
    void locate();
    void forget();

    Workspace& workspace_;
    QWidget* window_;
    ViewMemory* views_ = nullptr;
    QPointer<widgets::MessageBar> bar_;  ///< owned by the window
    QAction* atStart_;
    QTimer soon_;
    bool restoring_ = false;
    std::deque<Absent> waiting_;   ///< the first one is being read
    std::vector<Absent> missing_;  ///< in the session's order
    std::map<const widgets::PackDocument*, int> places_;
    Session last_;  ///< the session as it was when the program last ended
    QString lastLookedAt_;
    int count_ = 0;   ///< number of all packs to be read
    QString looked_;  ///< name of the pack that will be current once it is read
    /// Delays the message that packs are still being read.
    QTimer moment_;
    widgets::LatestTask reader_{"session reader"};
};

}  // namespace mazeloom::app

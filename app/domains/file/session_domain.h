// SPDX-License-Identifier: MIT
// Brings back what was open when the program ended last: packs, their order, what was looked at,
// where and when, and from which seeds.
//
// Packs are read one after the other on another thread, the one that was looked at first. Those
// that are not there stay in the session until they are found or forgotten: a disk may only be out.
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

    /// Tells how far reading is, and of packs that are not there; to be put where it is seen.
    widgets::MessageBar* bar() const { return bar_; }
    /// Knows what was seen of each level. Until then, and without, it is not kept.
    void setViews(ViewMemory* views);

    /// Begins to open what was open last, if the user wants that.
    void restore();
    /// Whether there are packs to be read still.
    bool isReading() const { return !waiting_.empty(); }
    /// Whether a pack is being opened only because it was open last.
    bool isRestoring() const { return restoring_; }
    /// Keeps what is open now. Done by itself soon after changes, so that a crash costs little.
    void save();
    /// Does so soon: of a burst of changes, once.
    void saveSoon();

    /// What was looked at when the program ended last; nothing when it was not open then.
    std::optional<Session::Pack> lastOf(const QString& name) const;
    const QString& lastLookedAt() const { return lastLookedAt_; }
    Session::Pack presentOf(const widgets::PackDocument& document) const;
    /// Has a pack looked at as it was. Its history is forgotten.
    void lookAgain(widgets::PackDocument* document, const Session::Pack& pack);

  signals:
    /// The moment at which what else is kept from start to start had better be kept too.
    void kept();

  private:
    /// A pack of the session that is not open.
    struct Absent {
        Session::Pack pack;
        int place = 0;  ///< in the session
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
    QPointer<widgets::MessageBar> bar_;  ///< the window's
    QAction* atStart_;
    QTimer soon_;
    bool restoring_ = false;
    std::deque<Absent> waiting_;   ///< the first is being read
    std::vector<Absent> missing_;  ///< in the session's order
    std::map<const widgets::PackDocument*, int> places_;
    Session last_;  ///< as the program ended last
    QString lastLookedAt_;
    int count_ = 0;   ///< of all packs that are read
    QString looked_;  ///< the pack that was looked at
    /// A moment after which it is said that packs are still being read.
    QTimer moment_;
    widgets::LatestTask reader_{"session reader"};
};

}  // namespace mazeloom::app

// SPDX-License-Identifier: MIT
// Knows what is wrong with an open pack, and keeps knowing it while it is edited. What changed is
// checked again off the GUI thread, a sheet at a time, the one on the canvas first; while a stroke
// is painted on a large sheet, checking waits for its end.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "core/check/rule/finding.h"
#include "core/pack/json/listing.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// The ids of what a pack has: of levels that could not be read, too.
pack::Listing listingOf(const PackDocument& document);

class ProblemWatch : public QObject {
    Q_OBJECT

  public:
    /// The document must outlive the watch.
    explicit ProblemWatch(PackDocument& document, QObject* parent = nullptr);
    /// Stops the check under way and waits for it.
    ~ProblemWatch() override;

    /// What is wrong with one sheet, as last found out.
    struct Group {
        std::optional<Sheet> sheet;  ///< nothing: the pack itself, and files that were not read
        std::vector<check::Finding> findings;
        bool isDue = true;  ///< it changed, or was never checked
    };

    PackDocument& document() const { return document_; }
    /// The pack itself, then levels and rooms in its order.
    const std::vector<Group>& groups() const { return groups_; }
    int errors() const;
    int warnings() const;
    /// Whether all of it has been checked as it is now.
    bool isUpToDate() const;

    /// Checks a sheet at once if it is due; empty when there is none.
    std::vector<check::Finding> findingsNow(const Sheet& sheet);

    /// What was found of a level by trying to win it: it stands until the level or its seed is
    /// another.
    void setProof(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// What was found of the map of its seed about guesses: it stands until that of the next map.
    void setDeduction(const Sheet& sheet, const std::vector<check::Finding>& findings);

  signals:
    /// groups() is different. Of what is found in a pack of many sheets it is told now and then, of
    /// the current sheet and of the last one at once.
    void changed();

  private:
    /// Where a job that is under way puts what it finds.
    struct Job {
        Sheet sheet;
        std::atomic<bool> stop = false;
    };

    void takeStructure();
    void takeAnew();
    void takeDescent();
    void lookAtPack();
    void mark(const Sheet& sheet);
    void markLevelsWithRooms();
    Group* groupOf(const Sheet& sheet);
    static void setChecked(Group& group, std::vector<check::Finding> findings);
    void replace(const Sheet& sheet, bool (*isOld)(const check::Finding&),
                 const std::vector<check::Finding>& findings);
    bool mustWait(const Group& group) const;
    Group* mostWanted();
    void startNext();
    void take(const std::shared_ptr<Job>& job, std::vector<check::Finding> findings);

    PackDocument& document_;
    std::vector<Group> groups_;  ///< of the pack, of its levels, of its rooms
    std::size_t firstDue_ = 0;   ///< no group before it is due
    std::size_t untold_ = 0;     ///< groups whose findings came since changed()
    std::size_t told_ = 0;       ///< groups whose findings it told of since the first was looked at
    QTimer timer_;
    std::shared_ptr<Job> job_;  ///< null when none is under way
    QThreadPool pool_;
};

}  // namespace mazeloom::widgets

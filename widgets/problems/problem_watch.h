// SPDX-License-Identifier: MIT
// Keeps the problems of an open pack up to date while it is edited. Changed sheets are checked off
// the GUI thread, one at a time, the one on the canvas first. While a stroke is painted on a large
// sheet, its check waits for the end of the stroke.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "core/check/findings/finding.h"
#include "core/pack/json/listing.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// Returns the ids of the pack's sheets, including levels that could not be read.
pack::Listing listingOf(const PackDocument& document);

class ProblemWatch : public QObject {
    Q_OBJECT

  public:
    /// The document must outlive the watch.
    explicit ProblemWatch(PackDocument& document, QObject* parent = nullptr);
    /// Stops the running check and waits for it.
    ~ProblemWatch() override;

    /// The problems of one sheet as of its last check.
    struct Group {
        std::optional<Sheet> sheet;  ///< empty: the pack itself, and unreadable files
        std::vector<check::Finding> findings;
        bool isDue = true;  ///< whether it changed or was never checked
        /// The findings of a level's generation; `findings` includes those that no rule explains.
        std::vector<check::Finding> generated = {};
        bool isGenerationDue = false;  ///< whether a level changed or was never generated
    };

    PackDocument& document() const { return document_; }
    /// The pack itself, then its levels and rooms in order.
    const std::vector<Group>& groups() const { return groups_; }
    int errors() const;
    int warnings() const;
    /// Whether everything has been checked in its current state.
    bool isUpToDate() const;

    /// Checks a sheet at once if it is due; returns nothing if there is no such sheet.
    std::vector<check::Finding> findingsNow(const Sheet& sheet);

    /// Sets the findings of a proof of winnability; they stay until the level or its seed changes.
    void setProof(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// Makes the watch generate only levels that are not shown. Others generate shown levels and
    /// report by setGeneration().
    void leaveShownLevelToOthers() { isShownLeft_ = true; }
    /// Sets the findings of a level's generation from its seed.
    void setGeneration(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// Returns the number of due levels that are generated only when shown, because they, or the
    /// levels before them, are large.
    int ungenerated() const { return generations().left; }
    /// Sets the findings about guessing on the seed's map; they stay until those of the next map.
    void setDeduction(const Sheet& sheet, const std::vector<check::Finding>& findings);

  signals:
    /// groups() changed. In a pack of many sheets this is emitted occasionally during checks, but
    /// at once for the current sheet and for the last one.
    void changed();

  private:
    /// A running check or generation.
    struct Job {
        Sheet sheet;
        bool isGeneration = false;
        std::atomic<bool> stop = false;
    };

    /// The levels that were not generated since they changed.
    struct Generations {
        std::optional<std::size_t> next;  ///< index in groups_ of the next level to generate
        bool isWaited = false;            ///< some will be generated without user action
        int left = 0;                     ///< see ungenerated()
    };

    void takeStructure();
    void takeAnew();
    void takeDescent();
    void lookAtPack();
    void mark(const Sheet& sheet);
    void markGeneration(const Sheet& sheet);
    void markLevelsWithRooms();
    Group* groupOf(const Sheet& sheet);
    static void setChecked(Group& group, std::vector<check::Finding> findings);
    Generations generations() const;
    void startCheck(Group& group);
    void startGeneration(Group& group);
    static void replaceGeneration(Group& group, std::vector<check::Finding> findings);
    void replace(const Sheet& sheet, bool (*isOld)(const check::Finding&),
                 const std::vector<check::Finding>& findings);
    bool mustWait(const Group& group) const;
    Group* mostWanted();
    void startNext();
    void take(const std::shared_ptr<Job>& job, std::vector<check::Finding> findings);

    PackDocument& document_;
    std::vector<Group> groups_;  ///< the pack, its levels, its rooms
    std::size_t firstDue_ = 0;   ///< no group before it is due
    std::size_t untold_ = 0;     ///< groups with findings since the last changed()
    std::size_t told_ = 0;       ///< groups reported by changed() since the first was checked
    bool isShownLeft_ = false;
    QTimer timer_;
    std::shared_ptr<Job> job_;  ///< null if none is running
    QThreadPool pool_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Keeps the problems of an open pack up to date while the pack is edited. Checks changed sheets off
// the GUI thread, one at a time, beginning with the sheet on the canvas. While the user paints a
// stroke on a large level, its check waits for the end of the stroke.
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

/// Returns the ids of the pack's levels and rooms. They include levels that could not be read, if
/// the campaign or the descent refers to them.
pack::Listing listingOf(const PackDocument& document);

class ProblemWatch : public QObject {
    Q_OBJECT

  public:
    /// The document must outlive the watch.
    explicit ProblemWatch(PackDocument& document, QObject* parent = nullptr);
    /// Stops the running check and waits for it.
    ~ProblemWatch() override;

    /// The problems of one sheet, or of the pack itself, found by its last check.
    struct Group {
        std::optional<Sheet> sheet;  ///< nullopt for the pack itself and unreadable files
        std::vector<check::Finding> findings;
        bool isDue = true;  ///< whether the sheet changed or was never checked
        /// The findings of a level's generation. Those that no finding of a rule explains are also
        /// in `findings`.
        std::vector<check::Finding> generated = {};
        bool isGenerationDue = false;  ///< whether the level changed or was never generated
    };

    PackDocument& document() const { return document_; }
    /// Returns the groups: first that of the pack itself, then those of its levels, then those of
    /// its rooms.
    const std::vector<Group>& groups() const { return groups_; }
    int errors() const;
    int warnings() const;
    /// Whether everything has been checked in its current state.
    bool isUpToDate() const;

    /// Returns the current findings of a sheet; checks it first if a check is due. Returns no
    /// findings if there is no such sheet.
    std::vector<check::Finding> findingsNow(const Sheet& sheet);

    /// Sets the findings of a proof of winnability. They stay until the level or its seed changes.
    void setProof(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// Makes the watch generate only levels that are not shown. The caller generates the shown
    /// level and reports it by setGeneration().
    void leaveShownLevelToOthers() { isShownLeft_ = true; }
    /// Sets the findings of a level's generation with its current seed.
    void setGeneration(const Sheet& sheet, const std::vector<check::Finding>& findings);
    /// Returns the number of changed levels that are generated only when shown: those that are
    /// large, or that are large together with the levels before them.
    int ungenerated() const { return generations().left; }
    /// Sets the findings about guessing on the level's map. They stay until this is called for the
    /// next map.
    void setDeduction(const Sheet& sheet, const std::vector<check::Finding>& findings);

  signals:
    /// groups() changed. During the checks of a pack with many sheets, emitted only now and then,
    /// but always after the check of the current sheet and after the last check.
    void changed();

  private:
    /// A running check or generation.
    struct Job {
        Sheet sheet;
        bool isGeneration = false;
        std::atomic<bool> stop = false;
    };

    /// A summary of the levels that have not been generated since they changed.
    struct Generations {
        std::optional<std::size_t> next;  ///< index in groups_ of the next level to generate
        bool isWaited = false;            ///< whether some are generated without user action
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
    std::vector<Group> groups_;  ///< the pack, then its levels, then its rooms
    std::size_t firstDue_ = 0;   ///< no group before this index is due
    std::size_t untold_ = 0;     ///< number of groups checked since the last changed()
    std::size_t told_ = 0;       ///< number of groups reported by changed() in this run of checks
    bool isShownLeft_ = false;
    QTimer timer_;
    std::shared_ptr<Job> job_;  ///< the running job; null if there is none
    QThreadPool pool_;
};

}  // namespace mazeloom::widgets

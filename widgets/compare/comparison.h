// SPDX-License-Identifier: MIT
// Two to four generations of the open level, generated in the background, on one timeline: the
// settings of each side, its outcome, and the moment that all of them show.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include "core/compare/lockstep.h"
#include "core/compare/measured.h"
#include "core/compare/side.h"
#include "core/trace/timeline.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// The outcome of a side; for a failed generation, up to the failure.
struct Outcome {
    std::uint64_t seed = 0;
    std::shared_ptr<const level::Level> level;  ///< the level that was generated from; null if none
    std::unique_ptr<trace::Timeline> timeline;  ///< null if nothing could be generated
    ThingIndex things;
    compare::Values values;  ///< of the finished map; empty after a failure
    std::optional<Problem> failure;
    /// The time taken, for display only: it differs each time.
    std::chrono::microseconds time{0};
    /// Whether the level is too large to be watched, so that there is only the finished map.
    bool isEndOnly = false;
};

class Comparison : public QObject {
    Q_OBJECT

  public:
    /// Larger levels record no steps, so that four of them fit into memory.
    static constexpr std::int64_t kMostRecordedCells = 2048 * 2048;
    /// Time that the whole timeline takes to play at the usual speed.
    static constexpr std::chrono::seconds kUsualLength{10};

    explicit Comparison(QObject* parent = nullptr);
    ~Comparison() override;

    /// Sets the level that all sides without settings of their own follow; nullopt: none.
    /// Regenerates only sides whose level, seed or context changed.
    void setLevel(std::optional<GenerationRequest> level, level::NamedRecipes recipes);
    bool hasLevel() const { return request_.has_value(); }
    const std::optional<GenerationRequest>& request() const { return request_; }
    const level::NamedRecipes& recipes() const { return recipes_; }

    /// Sets two to four sides; further ones are dropped.
    void setSides(std::vector<compare::Side> sides);
    void setSide(std::size_t place, compare::Side side);
    const std::vector<compare::Side>& sides() const { return sides_; }
    /// Returns null while the side is generated for the first time.
    const Outcome* outcome(std::size_t place) const;
    bool isBusy(std::size_t place) const;
    bool isBusy() const;
    /// Whether the outcome matches the side's settings: not during regeneration or after a cancel.
    bool isCurrent(std::size_t place) const { return slots_[place].isCurrent; }
    /// Whether a side was cancelled and waits for makeAgain().
    bool hasCancelled() const;
    /// Generates the cancelled sides.
    void makeAgain();
    /// Cancels running generations; earlier outcomes stay.
    void cancel();
    /// While inactive, because the panel is hidden, nothing is generated.
    void setActive(bool active);

    const compare::Lockstep& lockstep() const { return lockstep_; }
    compare::Pace pace() const { return pace_; }
    /// Sets the pace. The first side stays at the moment that it shows.
    void setPace(compare::Pace pace);
    compare::Lockstep::Moment moment() const { return moment_; }
    bool isAtEnd() const { return moment_ == lockstep_.length(); }
    void seek(compare::Lockstep::Moment moment);

    bool isPlaying() const { return timer_.isActive(); }
    void play();
    void pause();
    /// `times`: multiple of the usual speed.
    void setSpeed(double times) { speed_ = times; }
    /// Advances by a frame while playing.
    void advance(std::chrono::duration<double> elapsed);

  signals:
    /// Sides were added, removed or changed.
    void sidesChanged();
    /// A side was generated, is being generated, or has failed.
    void outcomeChanged(std::size_t place);
    /// The timeline was replaced: positions and length have changed.
    void courseChanged();
    /// A side shows another moment, which differs within `region`.
    void shownChanged(std::size_t place, const mazeloom::trace::ChangedRegion& region);
    void momentChanged();
    void playingChanged(bool playing);

  private:
    /// The inputs of a generation: equal inputs give equal outcomes.
    struct Wish {
        std::shared_ptr<const level::Level> level;
        std::uint64_t seed = 0;
        std::shared_ptr<const std::vector<level::Room>> rooms;
        level::SharedOwnKinds kinds;
        level::FloorContext floor;

        bool isSame(const Wish& other) const;
    };
    struct Slot {
        std::unique_ptr<LatestTask> task;
        std::unique_ptr<Outcome> outcome;
        Wish wish;
        bool isMade = false;  ///< whether `wish` was generated or is being generated
        bool isBusy = false;
        bool isCurrent = false;  ///< whether the outcome belongs to the wish
    };

    void dropFrom(std::size_t first);
    void make();
    void makeOne(std::size_t place);
    void take(std::size_t place, std::unique_ptr<Outcome> outcome);
    void layOut(bool keepsPlace);
    void showMoment();

    std::optional<GenerationRequest> request_;
    level::NamedRecipes recipes_;
    std::vector<compare::Side> sides_;
    std::vector<Slot> slots_;  ///< as many as there can be sides
    bool isActive_ = false;
    compare::Pace pace_ = compare::Pace::Stages;
    compare::Lockstep lockstep_;
    compare::Lockstep::Moment moment_ = 0;
    double speed_ = 1;
    double owed_ = 0;  ///< fraction of a moment left over from the last frame
    QTimer timer_;
    QElapsedTimer clock_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Two to four generations of the open level, called sides, which are generated in the background
// and share a timeline. Holds each side's settings and outcome, and the moment that all sides show.
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

/// The outcome of a side. If the generation failed, its steps end at the failure.
struct Outcome {
    std::uint64_t seed = 0;
    std::shared_ptr<const level::Level> level;  ///< the generation's input; null if there is none
    std::unique_ptr<trace::Timeline> timeline;  ///< null if nothing could be generated
    ThingIndex things;
    compare::Values values;  ///< measures of the finished map; empty after a failure
    std::optional<Problem> failure;
    /// The time that the generation took. It differs from run to run, so it is only displayed.
    std::chrono::microseconds time{0};
    /// Whether the outcome has only the finished map, without steps, because the level is too
    /// large.
    bool isEndOnly = false;
};

class Comparison : public QObject {
    Q_OBJECT

  public:
    /// Steps of levels with more cells are not recorded, so that four outcomes fit into memory.
    static constexpr std::int64_t kMostRecordedCells = 2048 * 2048;
    /// Time that playing the whole timeline takes at the default speed.
    static constexpr std::chrono::seconds kUsualLength{10};

    explicit Comparison(QObject* parent = nullptr);
    ~Comparison() override;

    /// Sets the open level, from which sides take everything that they do not set themselves;
    /// nullopt if none is open. Regenerates only sides whose level, seed or context changed.
    void setLevel(std::optional<GenerationRequest> level, level::NamedRecipes recipes);
    bool hasLevel() const { return request_.has_value(); }
    const std::optional<GenerationRequest>& request() const { return request_; }
    const level::NamedRecipes& recipes() const { return recipes_; }

    /// Sets two to four sides; surplus sides are dropped.
    void setSides(std::vector<compare::Side> sides);
    void setSide(std::size_t place, compare::Side side);
    const std::vector<compare::Side>& sides() const { return sides_; }
    /// Returns the side's last outcome; null if it was never generated.
    const Outcome* outcome(std::size_t place) const;
    bool isBusy(std::size_t place) const;
    bool isBusy() const;
    /// Whether the outcome matches the side's settings. It does not while the side is regenerated
    /// or after the regeneration was cancelled.
    bool isCurrent(std::size_t place) const { return slots_[place].isCurrent; }
    /// Whether a side was cancelled and waits for makeAgain().
    bool hasCancelled() const;
    /// Generates the sides whose generation was cancelled.
    void makeAgain();
    /// Cancels running generations. Sides keep their previous outcomes.
    void cancel();
    /// Sets whether sides are generated. The comparison is inactive while its panel is hidden.
    void setActive(bool active);

    const compare::Lockstep& lockstep() const { return lockstep_; }
    compare::Pace pace() const { return pace_; }
    /// Sets the pace. If all sides show their end, they keep showing it; otherwise the first side
    /// keeps showing the same step.
    void setPace(compare::Pace pace);
    compare::Lockstep::Moment moment() const { return moment_; }
    bool isAtEnd() const { return moment_ == lockstep_.length(); }
    void seek(compare::Lockstep::Moment moment);

    bool isPlaying() const { return timer_.isActive(); }
    void play();
    void pause();
    /// Sets the speed; `times` is a multiple of the default speed.
    void setSpeed(double times) { speed_ = times; }
    /// Advances the moment by the time `elapsed` since the last frame, while playing.
    void advance(std::chrono::duration<double> elapsed);

  signals:
    /// Sides were added, removed or changed.
    void sidesChanged();
    /// The generation of a side has begun, ended or failed.
    void outcomeChanged(std::size_t place);
    /// The timeline was replaced: positions and length have changed.
    void courseChanged();
    /// A side shows another moment; its map has changed only within `region`.
    void shownChanged(std::size_t place, const mazeloom::trace::ChangedRegion& region);
    void momentChanged();
    void playingChanged(bool playing);

  private:
    /// The input of a generation. Equal input gives an equal outcome.
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
    std::vector<Slot> slots_;  ///< compare::kMostSides slots
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

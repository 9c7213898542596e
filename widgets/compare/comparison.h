// SPDX-License-Identifier: MIT
// Two to four generations of the level that is open, made in the background, on one timeline: what
// each of them is, what came out, and at which moment all of them are looked at.
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

/// What a side came out as; of one that failed up to where it did.
struct Outcome {
    std::uint64_t seed = 0;
    std::shared_ptr<const level::Level> level;  ///< that it was made from; null when there is none
    std::unique_ptr<trace::Timeline> timeline;  ///< null when nothing could be made
    ThingIndex things;
    compare::Values values;  ///< of the finished map; empty of one that failed
    std::optional<Problem> failure;
    /// That it took, for the eye alone: it is another each time.
    std::chrono::microseconds time{0};
    /// It is too large to be watched: there is nothing but the finished map.
    bool isEndOnly = false;
};

class Comparison : public QObject {
    Q_OBJECT

  public:
    /// Of a larger level no steps are recorded, so that four of them have room in memory.
    static constexpr std::int64_t kMostRecordedCells = 2048 * 2048;
    /// The whole timeline takes so long at the usual speed.
    static constexpr std::chrono::seconds kUsualLength{10};

    explicit Comparison(QObject* parent = nullptr);
    ~Comparison() override;

    /// The level that all is about: sides that say no other thing follow it. Nothing: there is
    /// none. Made are those whose level, seed or surroundings differ from what was made before.
    void setLevel(std::optional<GenerationRequest> level, level::NamedRecipes recipes);
    bool hasLevel() const { return request_.has_value(); }
    const std::optional<GenerationRequest>& request() const { return request_; }
    const level::NamedRecipes& recipes() const { return recipes_; }

    /// Two to four; others are cut off.
    void setSides(std::vector<compare::Side> sides);
    void setSide(std::size_t place, compare::Side side);
    const std::vector<compare::Side>& sides() const { return sides_; }
    /// Null while it is made for the first time.
    const Outcome* outcome(std::size_t place) const;
    bool isBusy(std::size_t place) const;
    bool isBusy() const;
    /// Whether an outcome is what the side asks for now: not while that is being made, nor after it
    /// was cancelled.
    bool isCurrent(std::size_t place) const { return slots_[place].isCurrent; }
    /// Whether a side waits to be made again.
    bool hasCancelled() const;
    /// Makes what was cancelled.
    void makeAgain();
    /// Gives up what is under way; what was made before stays.
    void cancel();
    /// Nothing is made until it is true again, for when nobody looks.
    void setActive(bool active);

    const compare::Lockstep& lockstep() const { return lockstep_; }
    compare::Pace pace() const { return pace_; }
    /// Keeps the place as the first side has it.
    void setPace(compare::Pace pace);
    compare::Lockstep::Moment moment() const { return moment_; }
    bool isAtEnd() const { return moment_ == lockstep_.length(); }
    void seek(compare::Lockstep::Moment moment);

    bool isPlaying() const { return timer_.isActive(); }
    void play();
    void pause();
    /// Times the usual speed.
    void setSpeed(double times) { speed_ = times; }
    /// What a frame does while playing.
    void advance(std::chrono::duration<double> elapsed);

  signals:
    /// How many there are, or what one of them is.
    void sidesChanged();
    /// One is made, is being made, or has failed.
    void outcomeChanged(std::size_t place);
    /// Another timeline: other positions, another length.
    void courseChanged();
    /// A side shows another moment, which differs within `region`.
    void shownChanged(std::size_t place, const mazeloom::trace::ChangedRegion& region);
    void momentChanged();
    void playingChanged(bool playing);

  private:
    /// What one is made of: equal ones come out equal.
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
        bool isMade = false;  ///< or is being made
        bool isBusy = false;
        bool isCurrent = false;  ///< the outcome is of the wish
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
    double owed_ = 0;  ///< fraction of a moment that the last frame left
    QTimer timer_;
    QElapsedTimer clock_;
};

}  // namespace mazeloom::widgets

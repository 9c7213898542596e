// SPDX-License-Identifier: MIT
// Makes a trace seekable in both directions.
//
// Moving by one step applies the changes of that step. The changes are exclusive-or masks, so
// moving backwards is the same operation as moving forwards. A long jump starts at the nearest
// keyframe, a full copy of the cells. Keyframes are placed so that applying the steps between any
// two neighbours takes about the same time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/grid/point.h"
#include "core/trace/frontier_track.h"
#include "core/trace/ink_track.h"
#include "core/trace/shade_track.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

/// The changed parts of a grid, in squares of kSide × kSide cells: exact enough for redrawing, and
/// cheap to store.
class ChangedRegion {
  public:
    static constexpr int kSide = 64;

    ChangedRegion() = default;
    explicit ChangedRegion(grid::Size size);

    void add(grid::Point cell);
    void addAll();
    void merge(const ChangedRegion& other);
    void clear();
    bool isEmpty() const { return count_ == 0; }
    bool isAll() const { return all_; }

    grid::Size chunks() const { return chunks_; }
    bool contains(int chunkX, int chunkY) const;
    /// Returns the changed squares as (column, row), row by row.
    std::vector<grid::Point> list() const;

  private:
    grid::Size chunks_;
    std::vector<std::uint8_t> flags_;
    int count_ = 0;
    bool all_ = false;
};

/// One change of one cell.
struct CellChange {
    grid::Point cell;
    level::Cell before;
    level::Cell after;
};

/// The effect of a step on one cell.
struct CellTouch {
    StepIndex step = 0;
    level::Cell before;
    level::Cell after;

    friend bool operator==(const CellTouch&, const CellTouch&) = default;
};

class Timeline {
  public:
    /// Goes through the trace to build the keyframes, then returns to its beginning. `trace` must
    /// not be null.
    explicit Timeline(std::shared_ptr<const Trace> trace);
    /// Makes a timeline for a level whose steps are not known: `trace` has no steps and begins with
    /// the painted cells; `made` is the finished level.
    Timeline(std::shared_ptr<const Trace> trace, level::Map made);

    const Trace& trace() const { return *trace_; }
    std::shared_ptr<const Trace> sharedTrace() const { return trace_; }

    /// Returns the number of applied steps: 0 … count().
    StepIndex position() const { return position_; }
    StepIndex count() const { return trace_->stepCount(); }

    /// Returns the cells at position().
    const level::CellGrid& cells() const { return cells_; }
    /// Returns the temporary inks on the cells at position(); null if the stage there uses none.
    const InkTrack::Inks* inks() const { return inkTrack_.after(*trace_, position_); }
    /// Returns the cells that the maze growing at position() can take next.
    const FrontierTrack& frontier() const {
        frontierTrack_.goTo(*trace_, position_);
        return frontierTrack_;
    }
    /// Returns the dark cells at position(); null if all cells are lit.
    const level::DarkGrid* dark() const {
        return madeDark_.size().isEmpty() ? shadeTrack_.after(*trace_, position_) : &madeDark_;
    }
    /// Returns the topmost thing on a cell at position(); null if there is none.
    const level::Thing* thingAt(grid::Point cell) const;

    /// Goes to `position`, which is at most count(), and returns the changed parts.
    ChangedRegion seek(StepIndex position);

    /// Returns the changes of one step, with the cells before and after it.
    std::vector<CellChange> changesOf(StepIndex step) const;
    /// Returns the latest `limit` steps that changed a cell, oldest first.
    std::vector<StepIndex> stepsThatTouched(grid::Point cell, std::size_t limit = 1000) const;
    /// Returns the steps of stepsThatTouched(), each with its effect on the cell.
    std::vector<CellTouch> touchesOf(grid::Point cell, std::size_t limit = 1000) const;
    /// Returns the first step at or after `from` that changes the cell.
    std::optional<StepIndex> nextTouch(grid::Point cell, StepIndex from) const;
    /// Returns the last step before `before` that changed the cell.
    std::optional<StepIndex> previousTouch(grid::Point cell, StepIndex before) const;

    /// Returns the memory of the keyframes and the index, in bytes.
    std::size_t bytes() const;

  private:
    /// The number of changes before a step, and the cost of applying them.
    struct Start {
        std::size_t change = 0;  ///< the index of the step's first change in the change log
        std::uint64_t cost = 0;

        void add(const Step& step);
    };
    struct Keyframe {
        StepIndex position = 0;
        std::uint64_t cost = 0;  ///< the cost of all steps before the keyframe
        level::CellGrid cells;
    };

    void rememberStarts();
    Start startOf(StepIndex step) const;
    /// Returns the index of a step's first change in the change log.
    std::size_t firstChange(StepIndex step) const;
    StepIndex stepOfChange(std::size_t change) const;
    void apply(StepIndex first, StepIndex end, ChangedRegion& changed);
    /// Returns the first change of a cell among the changes from … end − 1.
    std::optional<std::size_t> findChange(grid::Index cell, std::size_t from,
                                          std::size_t end) const;

    std::shared_ptr<const Trace> trace_;
    level::CellGrid cells_;
    StepIndex position_ = 0;
    std::vector<Start> starts_;  ///< one for every kStride-th step, and one for the end
    std::vector<Keyframe> keyframes_;
    mutable FrontierTrack frontierTrack_;
    mutable InkTrack inkTrack_;
    mutable ShadeTrack shadeTrack_;
    level::DarkGrid madeDark_;  ///< the dark cells if the steps are not known; else empty
};

/// Returns the cells on the stack of the maze that is being carved at `position`, or of the walk
/// that may join the maze, from the top of the stack downwards; at most `limit` cells. Empty if
/// neither is in progress.
std::vector<grid::Point> backtrackStack(const Trace& trace, StepIndex position, std::size_t limit);

/// Returns the cells of the walk that is in progress at `position`, newest first; at most `limit`
/// cells. Empty if the last step does not belong to a walk.
std::vector<grid::Point> walkTrail(const Trace& trace, StepIndex position, std::size_t limit);

}  // namespace mazeloom::trace

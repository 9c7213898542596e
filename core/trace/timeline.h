// SPDX-License-Identifier: MIT
// A trace made seekable both ways.
//
// Going one step either way applies that step's changes (an exclusive-or, so both ways are the
// same). Going far starts from the nearest keyframe, a full copy of the cells every
// `keyframeSpacing` steps.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/grid/point.h"
#include "core/trace/frontier_track.h"
#include "core/trace/ink_track.h"
#include "core/trace/shade_track.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

/// Which parts of a grid changed, in squares of kSide cells: exact enough to redraw, cheap to keep.
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
    /// The chunks, as (column, row), in row order.
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

/// What a step made of one cell.
struct CellTouch {
    StepIndex step = 0;
    level::Cell before;
    level::Cell after;

    friend bool operator==(const CellTouch&, const CellTouch&) = default;
};

class Timeline {
  public:
    /// Builds the keyframes; stands before the first step. `trace` is not null.
    explicit Timeline(std::shared_ptr<const Trace> trace);
    /// Of a level whose steps are not known: `trace` has none, and begins with what was painted;
    /// the level is as in `made`.
    Timeline(std::shared_ptr<const Trace> trace, level::Map made);

    const Trace& trace() const { return *trace_; }
    std::shared_ptr<const Trace> sharedTrace() const { return trace_; }

    /// How many steps are applied: 0 … count().
    StepIndex position() const { return position_; }
    StepIndex count() const { return trace_->stepCount(); }

    /// The cells as they are at position().
    const level::CellGrid& cells() const { return cells_; }
    /// The temporary inks on the cells at position(); null while no stage uses any.
    const InkTrack::Inks* inks() const { return inkTrack_.after(*trace_, position_); }
    /// What the maze that is growing at position() can take next.
    const FrontierTrack& frontier() const {
        frontierTrack_.goTo(*trace_, position_);
        return frontierTrack_;
    }
    /// Which cells are dark at position(); null where all is lit.
    const level::DarkGrid* dark() const {
        return madeDark_.size().isEmpty() ? shadeTrack_.after(*trace_, position_) : &madeDark_;
    }
    /// The topmost thing on a cell at position(); null when there is none.
    const level::Thing* thingAt(grid::Point cell) const;

    /// Goes to `position`, which is at most count(), and says what changed on the way.
    ChangedRegion seek(StepIndex position);

    /// The changes of one step, before and after as they were when it happened.
    std::vector<CellChange> changesOf(StepIndex step) const;
    /// The steps that changed a cell, oldest first; at most `limit`, the latest ones.
    std::vector<StepIndex> stepsThatTouched(grid::Point cell, std::size_t limit = 1000) const;
    /// The same with what each of them made of the cell.
    std::vector<CellTouch> touchesOf(grid::Point cell, std::size_t limit = 1000) const;
    /// The next step at or after `from` that changes the cell.
    std::optional<StepIndex> nextTouch(grid::Point cell, StepIndex from) const;
    /// The last step before `before` that changed the cell.
    std::optional<StepIndex> previousTouch(grid::Point cell, StepIndex before) const;

    /// Memory of keyframes and index, in bytes.
    std::size_t bytes() const;

  private:
    struct Keyframe {
        StepIndex position = 0;
        level::CellGrid cells;
    };

    void rememberChangeStarts();
    /// Where in the change log a step's changes begin.
    std::size_t firstChange(StepIndex step) const;
    StepIndex stepOfChange(std::size_t change) const;
    void apply(StepIndex first, StepIndex end, ChangedRegion& changed);
    /// The first change of a cell among the changes from … end − 1.
    std::optional<std::size_t> findChange(grid::Index cell, std::size_t from,
                                          std::size_t end) const;

    std::shared_ptr<const Trace> trace_;
    level::CellGrid cells_;
    StepIndex position_ = 0;
    std::vector<std::size_t> changeStarts_;  ///< first change of every kStride-th step
    std::vector<Keyframe> keyframes_;
    mutable FrontierTrack frontierTrack_;
    mutable InkTrack inkTrack_;
    mutable ShadeTrack shadeTrack_;
    level::DarkGrid
        madeDark_;  ///< which cells are dark where the steps are not known; else of no size
};

/// The cells on the stack of the maze that is being carved at `position`, or of the walk that may
/// become part of it, from the head downwards; at most `limit` of them. Empty when no such thing is
/// under way.
std::vector<grid::Point> backtrackStack(const Trace& trace, StepIndex position, std::size_t limit);

/// The places where a walk that goes on and on was before `position`, the newest first; at most
/// `limit` of them. Empty when the last step is none of a walk.
std::vector<grid::Point> walkTrail(const Trace& trace, StepIndex position, std::size_t limit);

}  // namespace mazeloom::trace

// SPDX-License-Identifier: MIT
// The frontier of a maze that grows from any of its cells: the cells beside the maze that the maze
// has not taken yet. A query for a moment near the last one costs only the steps between the two.
#pragma once

#include <cstdint>

#include "core/grid/grid.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

class FrontierTrack {
  public:
    /// Goes to the moment after the first `steps` steps. `trace` must be the same at every call.
    void goTo(const Trace& trace, StepIndex steps);

    /// Whether the cell is on the frontier at the moment of the last goTo(): by then, the maze has
    /// neither added nor dropped the cell, though it does so later, and has added a cell beside it
    /// (one cell away, or two in a maze on a lattice). A wall between the two cells does not
    /// matter.
    bool isOnFrontier(grid::Point cell) const;

  private:
    enum Flag : std::uint8_t {
        kGrows = 1,    ///< some step adds the cell to the maze
        kDrops = 2,    ///< some step drops the cell, before any step adds it to the maze
        kIsTaken = 4,  ///< the maze contains the cell at the current moment
        kIsGivenUp = 8,
    };

    void enter(const Trace& trace, StepIndex step);
    void pass(const Trace& trace, StepIndex step, bool isForward);
    /// Returns the cell that a step adds to the maze (Start or Grow) or drops (DropCell).
    grid::Index cellOf(const Trace& trace, StepIndex step) const;

    grid::Grid<std::uint8_t, 2> flags_;
    StepIndex first_ = 0;  ///< the first of the maze's steps
    StepIndex end_ = 0;
    StepIndex next_ = 0;  ///< the number of steps that are applied to the flags
    int reach_ = 2;       ///< distance between neighbouring cells of the maze: 1, or 2 on a lattice
};

}  // namespace mazeloom::trace

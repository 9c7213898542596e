// SPDX-License-Identifier: MIT
// The frontier of a maze that grows from any of its cells: the cells beside it that it has yet to
// take. Going a few steps on or back from the moment that was asked for last costs those steps.
#pragma once

#include <cstdint>

#include "core/grid/grid.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

class FrontierTrack {
  public:
    /// Goes to the moment after so many steps, of a trace that is always the same one.
    void goTo(const Trace& trace, StepIndex steps);

    /// Whether the maze that is growing at that moment has not taken the cell yet, but will, or
    /// will give it up, and has one beside it: of a maze on a lattice, two cells away. What stands
    /// between them is not looked at.
    bool isOnFrontier(grid::Point cell) const;

  private:
    enum Flag : std::uint8_t {
        kGrows = 1,    ///< the maze takes it, now or later
        kDrops = 2,    ///< it is given up, now or later, without having been taken
        kIsTaken = 4,  ///< by now
        kIsGivenUp = 8,
    };

    void enter(const Trace& trace, StepIndex step);
    void pass(const Trace& trace, StepIndex step, bool isForward);
    /// The cell that a step takes or gives up.
    grid::Index cellOf(const Trace& trace, StepIndex step) const;

    grid::Grid<std::uint8_t, 2> flags_;
    StepIndex first_ = 0;  ///< of the steps of the maze, from its start
    StepIndex end_ = 0;
    StepIndex next_ = 0;  ///< how many steps of the trace are in the flags
    int reach_ = 2;       ///< how many cells the maze grows at a time
};

}  // namespace mazeloom::trace

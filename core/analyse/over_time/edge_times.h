// SPDX-License-Identifier: MIT
// Goes through a trace once and collects the times at which neighbouring cells are open together,
// and the times at which goods lie on cells: the input of offline connectivity (parts_over_time.h).
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/analyse/over_time/parts_over_time.h"

namespace mazeloom::analyse {

/// States that two cells are joined, or that goods lie on a cell, from state `first` to state `end`
/// − 1 of EdgeTimes::states.
struct TimedFact {
    grid::Index cell = 0;
    grid::Index other = 0;    ///< the cell that is joined with `cell`
    std::int32_t amount = 0;  ///< the amount of goods; 0: the cells are joined
    std::uint32_t first = 0;
    std::uint32_t end = 0;  ///< kNever: up to the last state
};

inline constexpr std::uint32_t kNever = 0xffffffff;

class EdgeTimes {
  public:
    EdgeTimes(const trace::Trace& trace, level::Cell::Bits mask, const std::atomic<bool>* stop);

    /// The states in order, complete except for `parts` and `reachesGoods`.
    std::vector<PartsOverTime::State> states;
    std::vector<TimedFact> facts;
    std::size_t storage = 0;  ///< greater than any cell's index

  private:
    /// Returns the state that begins at `moment`, and adds it if needed. `moment` must not lie
    /// before the beginning of the last state.
    PartsOverTime::State& stateAt(trace::StepIndex moment);
    std::uint32_t current() const { return static_cast<std::uint32_t>(states.size() - 1); }
    /// Updates the data of a cell after a step, or before the first step.
    void look(grid::Index cell, trace::StepIndex moment);
    void lookAtOpen(grid::Index cell, trace::StepIndex moment);
    void lookAtGoods(grid::Index cell, trace::StepIndex moment);
    void lookAtHero(grid::Index cell, trace::StepIndex moment);
    void place(const level::Thing& thing);
    bool shows(grid::Index cell, level::ThingKind kind) const;
    void endAll();

    struct GoodsSince {
        std::int32_t amount = 0;
        std::uint32_t since = 0;
    };

    level::Cell::Bits mask_;
    level::CellGrid cells_;
    std::vector<std::uint32_t> openSince_;  ///< by cell; kNever while the cell is closed
    std::vector<GoodsSince> goods_;         ///< by cell
    std::vector<std::uint8_t> kinds_;  ///< kind of the topmost thing by cell; kNoKind without one
    std::vector<grid::Index> heroes_;  ///< cells with a hero, in ascending order
};

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
// The walk that weaves a hidden maze: from an aisle, it carves one or two free cells at a time in a
// random direction, and backtracks at dead ends. The backtracker of *hidden maze* uses it, from the
// start of the maze.
//
// A cell that the walk leaves in its only free direction never gets another choice later, because
// free cells only get fewer. Backtracking through such a cell draws and changes nothing, so without
// a record the cell is not pushed on the stack. The maze is the same, with fewer pops.
#pragma once

#include <array>
#include <vector>

#include "core/generate/mazes/lattice/choices.h"
#include "core/generate/shared/free.h"
#include "core/generate/shared/watch.h"
#include "core/grid/direction.h"
#include "core/level/map/cell.h"
#include "core/level/map/map.h"
#include "core/random/stream.h"
#include "core/trace/recorder.h"

namespace mazeloom::generate {

template <typename Mode>
class HiddenWalk {
  public:
    using Index = grid::Index;

    HiddenWalk(level::Map& map, trace::MapWriter<Mode>& write, random::Stream& random,
               const Watch& watch)
        : map_(map),
          write_(write),
          random_(random),
          watch_(watch, map.cells.storage().size() / kCellsAReturn) {}

    /// Weaves from the aisle `start`, `Reach` cells at a time, until the walk finds no free cells
    /// any more. The caller must have begun a Start step there.
    template <int Reach>
    void weave(Index start) {
        // Kept in local variables, so that the compiler does not reload them after each write of a
        // cell.
        random::Stream random = random_;
        const level::Cell* const cells = map_.cells.storage().data();
        const auto steps = map_.cells.steps();
        Index here = start;
        std::size_t depth = 0;
        std::uint32_t returns = 0;
        while (true) {
            const grid::DirectionSet free = freeFrom<Reach>(cells + here, steps);
            const Choices choices = kChoices[free.bits()];
            if (choices.count == 0) {
                write_.begin(trace::StepKind::Backtrack, here);
                if constexpr (Mode::kOn) {
                    while (depth > 0 && (stack_[depth - 1] & kSpent) != 0) {
                        write_.begin(trace::StepKind::Backtrack, stack_[--depth] & ~kSpent);
                    }
                }
                if (depth == 0) break;
                here = stack_[--depth];
                if (++returns == kReturnsAChunk) {
                    watch_.poll(returns * kCellsAReturn, returns);
                    returns = 0;
                }
                continue;
            }
            // Draws even if there is only one choice, and writes to the stack unconditionally: a
            // mispredicted branch would cost more than either.
            const grid::Direction taken = choices[random.below(choices.count)];
            if (depth == stack_.size()) stack_.resize(2 * depth + 64);
            stack_[depth] = Mode::kOn && choices.count == 1 ? here | kSpent : here;
            depth += Mode::kOn || choices.count > 1;
            write_.begin(trace::StepKind::Carve, here, trace::carveDetail(free, taken));
            for (int i = 0; i < Reach; ++i) {
                here = static_cast<Index>(here + steps[static_cast<std::size_t>(taken)]);
                write_.set(here, cells[here].with(level::Cell::kAisle));
            }
        }
        random_ = random;
    }

    /// Whether a walk with two-cell steps could continue from the cell.
    bool canLeave(Index cell) const {
        return !freeFrom<2>(map_.cells.storage().data() + cell, map_.cells.steps()).isEmpty();
    }

  private:
    /// A flag for a cell on the stack of a recorded walk that had only one direction to go on. All
    /// cell indices are smaller.
    static constexpr Index kSpent = Index{1} << 31;
    static constexpr std::uint32_t kReturnsAChunk = 1 << 12;
    /// About the number of a level's cells for each return to a cell with another way.
    static constexpr std::uint64_t kCellsAReturn = 8;

    /// Returns the directions in which the walk may go on. With two cells at a time, both must be
    /// free. With one cell at a time, the cell ahead must be free, and touch no aisle except the
    /// one from which it is carved.
    template <int Reach>
    static grid::DirectionSet freeFrom(const level::Cell* here,
                                       const std::array<std::ptrdiff_t, 4>& steps) {
        unsigned free = 0;
        for (std::size_t d = 0; d < 4; ++d) {
            const level::Cell* const next = here + steps[d];
            bool leads = isFree(*next);
            if constexpr (Reach == 2) {
                leads = leads & isFree(next[steps[d]]);
            } else {
                const unsigned around = unsigned{next[steps[d]].bits()} |
                                        next[steps[(d + 1) & 3]].bits() |
                                        next[steps[(d + 3) & 3]].bits();
                leads = leads & ((around & level::Cell::kAisle) == 0);
            }
            free |= static_cast<unsigned>(leads) << d;
        }
        return grid::DirectionSet(free);
    }

    level::Map& map_;
    trace::MapWriter<Mode>& write_;
    random::Stream& random_;
    std::vector<Index> stack_;
    PacedWatch watch_;  ///< counts returns
};

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
// What a person sees of a temple that is played: the ground, the numbers that the mode shows, coins
// and things that are left, bugs, beams and bosses with their ways. Where traps are, aisles, and
// what generation noted beside are not to be had from it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/analyse/deduce/board/board.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::analyse::bots::temple {

class View {
  public:
    using Field = play::temple::Field;
    using Index = grid::Index;

    /// Of an attempt as it stands at any time: both live as long as this.
    View(const Field& field, const play::temple::State& state, play::temple::Numbers numbers)
        : field_(field), state_(state), numbers_(numbers) {}

    grid::Size size() const { return field_.size(); }
    Index index(grid::Point p) const { return field_.index(p); }
    grid::Point point(Index i) const { return field_.point(i); }
    /// From a cell to those beside it, as storage steps in the order of grid::Direction.
    std::array<std::ptrdiff_t, 4> steps() const { return field_.map().cells.steps(); }
    int stride() const { return field_.map().cells.stride(); }

    std::int64_t tick() const { return state_.tick; }
    const play::temple::Hero& hero() const { return state_.hero; }
    Index heroAt() const { return index(state_.hero.at); }
    play::temple::Numbers numbers() const { return numbers_; }

    /// Field::Notes of a cell, of which no trap is told.
    unsigned ground(Index i) const {
        return field_.notes(i) & ~static_cast<unsigned>(Field::kTrap);
    }
    /// Whether the hero can go there, if only to die.
    bool canEnter(Index i) const { return (ground(i) & (Field::kOpen | Field::kKills)) != 0; }
    bool isOpen(Index i) const { return (ground(i) & Field::kOpen) != 0; }
    bool isVisited(Index i) const { return state_.visited.contains(i); }
    /// A trap that went off there is drawn.
    bool isSprung(Index i) const { return state_.disabled.contains(i); }
    /// Where a waterfall takes who is in it. The cell is one.
    Index afterFall(Index i) const {
        return index(field_.point(i) + grid::offset(field_.fallAt(field_.point(i))));
    }
    /// Nothing where none is shown.
    std::optional<int> number(Index i) const {
        return play::temple::shownNumber(field_, state_, numbers_, field_.point(i));
    }
    /// Open cells, and those that may hold a trap as far as one sees. No trap, no aim.
    deduce::Board board() const { return deduce::Board::asShown(field_.map(), field_.start()); }

    /// Whether something lies there that one is sent for: a coin while coins are asked for, a
    /// console that was not read, the exit when it is open; or a heart, which is always welcome.
    bool isAim(Index i) const;

    /// A bug, or a beam, comes to the cell at some time.
    bool isEverDeadly(Index i) const { return (ground(i) & (Field::kMover | Field::kBeam)) != 0; }
    bool hasBoss() const { return !field_.bosses().empty(); }
    bool hasDangers() const {
        return !field_.bugs().empty() || !field_.emitters().empty() || hasBoss();
    }
    /// Whether a bug is there, or a beam burns there, when so many ticks have passed in all; both
    /// keep to what is drawn. Bosses go where they like: a cell that one could be in by then is
    /// deadly for half a second, after which nobody can tell.
    bool isDeadly(Index i, std::int64_t tick) const;
    /// Whether who steps from one cell to the other in that tick swaps them with a bug.
    bool isSwap(Index from, Index to, std::int64_t tick) const;

  private:
    bool isCoinWanted() const;

    const Field& field_;
    const play::temple::State& state_;
    play::temple::Numbers numbers_;
};

}  // namespace mazeloom::analyse::bots::temple

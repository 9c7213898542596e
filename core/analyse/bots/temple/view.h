// SPDX-License-Identifier: MIT
// The part of a temple in play that a person sees: the ground, the numbers that the mode shows,
// remaining coins and things, bugs, beams and bosses with their paths. A View does not reveal
// traps, aisles, or notes of the generation.
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

    /// The view always shows the current state of the attempt. `field` and `state` must outlive
    /// this object.
    View(const Field& field, const play::temple::State& state, play::temple::Numbers numbers)
        : field_(field), state_(state), numbers_(numbers) {}

    grid::Size size() const { return field_.size(); }
    Index index(grid::Point p) const { return field_.index(p); }
    grid::Point point(Index i) const { return field_.point(i); }
    /// Returns the offsets in storage from a cell to its neighbours, in the order of
    /// grid::Direction.
    std::array<std::ptrdiff_t, 4> steps() const { return field_.map().cells.steps(); }
    int stride() const { return field_.map().cells.stride(); }

    std::int64_t tick() const { return state_.tick; }
    const play::temple::Hero& hero() const { return state_.hero; }
    Index heroAt() const { return index(state_.hero.at); }
    play::temple::Numbers numbers() const { return numbers_; }

    /// Returns the Field::Notes of a cell, without the trap bit.
    unsigned ground(Index i) const {
        return field_.notes(i) & ~static_cast<unsigned>(Field::kTrap);
    }
    /// Whether the hero can enter the cell, if only to die.
    bool canEnter(Index i) const { return (ground(i) & (Field::kOpen | Field::kKills)) != 0; }
    bool isOpen(Index i) const { return (ground(i) & Field::kOpen) != 0; }
    bool isVisited(Index i) const { return state_.visited.contains(i); }
    /// Whether a trap went off in the cell; the screen shows such traps.
    bool isSprung(Index i) const { return state_.disabled.contains(i); }
    /// Returns the cell to which a waterfall in cell `i` carries the hero. `i` must be a waterfall.
    Index afterFall(Index i) const {
        return index(field_.point(i) + grid::offset(field_.fallAt(field_.point(i))));
    }
    /// Returns the number that a cell shows; nullopt if it shows none.
    std::optional<int> number(Index i) const {
        return play::temple::shownNumber(field_, state_, numbers_, field_.point(i));
    }
    /// Returns a board with what a person sees before any number is shown: the open cells, and the
    /// cells that may hold a trap. The board has no traps and no aims.
    deduce::Board board() const { return deduce::Board::asShown(field_.map(), field_.start()); }

    /// Whether the cell holds something to collect or visit: a coin while coins are required, an
    /// unread console while consoles are required, the open exit, or a heart, which is always
    /// welcome.
    bool isAim(Index i) const;

    /// Whether a bug or a beam reaches the cell at some time.
    bool isEverDeadly(Index i) const { return (ground(i) & (Field::kMover | Field::kBeam)) != 0; }
    bool hasBoss() const { return !field_.bosses().empty(); }
    bool hasDangers() const {
        return !field_.bugs().empty() || !field_.emitters().empty() || hasBoss();
    }
    /// Whether a bug, a beam or possibly a boss is in the cell in tick `tick` of the attempt. Bugs
    /// and beams follow their known paths and rhythms. Bosses move freely: more than half a second
    /// ahead they could be anywhere, so they are ignored.
    bool isDeadly(Index i, std::int64_t tick) const;
    /// Whether a hero who steps from one cell to the other in tick `tick` swaps cells with a bug.
    bool isSwap(Index from, Index to, std::int64_t tick) const;

  private:
    bool isCoinWanted() const;

    const Field& field_;
    const play::temple::State& state_;
    play::temple::Numbers numbers_;
};

}  // namespace mazeloom::analyse::bots::temple

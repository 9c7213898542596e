// SPDX-License-Identifier: MIT
#include "core/analyse/explain/seen.h"

#include <cstdint>
#include <utility>

#include "core/grid/direction.h"

namespace mazeloom::analyse::explain {

using play::temple::Cause;
using play::temple::Field;
using play::temple::State;

namespace {

/// Returns where the hero stood before the step onto the trap that ended the attempt: the cell
/// behind the hero, or the start if the hero was carried onto the trap.
grid::Point placeBeforeEnd(const Field& field, const State& state) {
    const grid::Point behind = state.end - grid::offset(state.hero.facing);
    const bool hasBeen = field.contains(behind) &&
                         state.visited.contains(static_cast<std::uint32_t>(field.index(behind)));
    return hasBeen ? behind : field.start();
}

}  // namespace

tl::expected<Seen, Problem> seenIn(const play::temple::Field& field,
                                   const play::temple::State& state,
                                   play::temple::Numbers numbers) {
    auto board = deduce::Board::of(field.map(), field.objectives());
    if (!board) return tl::unexpected(board.error());
    Seen seen{*std::move(board), numbers, state.hero.at, {}};
    for (const auto* gone : {&state.disabled, &state.blown}) {
        for (const std::uint32_t cell : *gone)
            seen.board.clear(field.point(cell));
    }
    const bool hasDied = state.cause == Cause::Trap;
    if (hasDied) seen.hero = placeBeforeEnd(field, state);
    const auto& notes = seen.board.notes();
    seen.visited.push_back(notes.index(field.start()));
    for (const std::uint32_t cell : state.visited) {
        const grid::Point at = field.point(cell);
        if (at != field.start() && !(hasDied && at == state.end))
            seen.visited.push_back(notes.index(at));
    }
    return seen;
}

}  // namespace mazeloom::analyse::explain

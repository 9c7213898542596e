// SPDX-License-Identifier: MIT
#include "core/analyse/explain/seen.h"

#include <utility>

namespace mazeloom::analyse::explain {

using play::temple::Cause;

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

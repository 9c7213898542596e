// SPDX-License-Identifier: MIT
#include "core/play/temple/rules/bugs.h"

namespace mazeloom::play::temple {

namespace {

using grid::Point;

bool isAlive(const State& state, std::size_t bug) {
    return !state.bugs.contains(static_cast<std::uint32_t>(bug));
}

}  // namespace

std::optional<std::size_t> bugAt(const Field& field, const State& state, Point cell) {
    if ((field.notes(cell) & Field::kMover) == 0) return std::nullopt;
    const auto bugs = field.bugs();
    for (std::size_t i = 0; i < bugs.size(); ++i) {
        if (isAlive(state, i) && bugs[i].bodyAt(state.tick).contains(cell)) return i;
    }
    return std::nullopt;
}

bool meetsBug(const Field& field, const State& state, Point from, Point to) {
    // No bug is ever in a cell without this note, so none is met in `to`. No bug swaps cells with
    // the hero either, because it would have come from `to`.
    if ((field.notes(to) & Field::kMover) == 0) return false;
    const auto bugs = field.bugs();
    for (std::size_t i = 0; i < bugs.size(); ++i) {
        if (!isAlive(state, i)) continue;
        const grid::Rect now = bugs[i].bodyAt(state.tick);
        if (now.contains(to)) return true;
        if (from != to && now.contains(from) && bugs[i].bodyAt(state.tick - 1).contains(to))
            return true;
    }
    return false;
}

void touchBugs(Turn& turn) {
    const Point at = turn.state.hero.at;
    if (meetsBug(turn.field, turn.state, turn.from, at)) turn.lose(Cause::Bug, at);
}

}  // namespace mazeloom::play::temple

// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/reading.h"

#include <algorithm>

#include "core/play/temple/state/buttons.h"

namespace mazeloom::play::temple {

using grid::Point;

Reading::Reading(const Field& field)
    : isAsked_(field.objectives().consoles && !field.consoles().empty()) {
    if (!isAsked_) return;
    consoles_ = grid::Grid<std::int32_t, 2>(field.size());
    std::int32_t number = 0;
    for (const Console& console : field.consoles()) {
        ++number;
        std::int32_t& here = consoles_.at(console.at);
        if (here == 0) here = number;
    }
}

bool Reading::isUnread(const State& state, Point cell) const {
    const std::int32_t number = consoles_.at(cell);
    return number > 0 && !state.consoles.contains(static_cast<std::uint32_t>(number - 1));
}

bool Reading::isNear(const State& state, Point cell) const {
    if (!isAsked_) return false;
    return isUnread(state, cell) || std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
               return isUnread(state, cell + grid::offset(d));
           });
}

void Reading::readBeside(const State& state, std::vector<Stroke>& strokes) const {
    if (!isAsked_) return;
    for (const grid::Direction d : grid::kDirections) {
        if (!isUnread(state, state.hero.at + grid::offset(d))) continue;
        strokes.push_back(tap(faceButtonOf(d)));
        strokes.push_back(tap(Button::Read));
    }
}

}  // namespace mazeloom::play::temple

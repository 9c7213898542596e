// SPDX-License-Identifier: MIT
// Tells where on a map an object of one of the pack's own kinds may stand (RULES.md G-32.2).
#pragma once

#include <algorithm>

#include "core/generate/shared/ground.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Returns the sorts of place that a cell counts as, whatever stands on it.
inline level::OwnPlaces placesOf(const level::Map& map, grid::Index i) {
    const level::CellGrid& cells = map.cells;
    const auto beside = [&](const auto& isSo) {
        return std::ranges::count_if(cells.steps(),
                                     [&](std::ptrdiff_t step) { return isSo(shifted(i, step)); });
    };
    // A theme may replace floor by other ground.
    const auto isFloor = [&](grid::Index at) {
        const level::Theme* theme = map.themeOf(at);
        const level::Terrain terrain = cells[at].terrain();
        return terrain == level::Terrain::Floor ||
               (theme != nullptr && terrain == theme->floor && cells[at].holdsItems());
    };
    const level::Terrain terrain = cells[i].terrain();
    if (terrain == level::Terrain::Water) return level::kInWater;
    if (terrain == level::Terrain::Wall)
        return beside(isFloor) > 0 ? level::OwnPlaces{level::kInWallFace} : level::OwnPlaces{0};
    if (!isFloor(i)) return 0;
    const bool isRoom = (map.marks[i] & level::kRoom) != 0;
    const bool isEnd = beside([&](grid::Index at) { return cells[at].isWalkable(); }) <= 1;
    const unsigned part = isRoom ? level::kInRoom : level::kInPassage;
    const unsigned end = isEnd ? unsigned{level::kInDeadEnd} : 0u;
    return static_cast<level::OwnPlaces>(level::kOnFloor | part | end);
}

}  // namespace mazeloom::generate

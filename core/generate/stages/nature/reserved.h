// SPDX-License-Identifier: MIT
#pragma once

#include <set>

#include "core/generate/stages/layout/hero_start.h"
#include "core/generate/stages/things/chambers.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Where hero and stairs may come: it stays floor, so that they come there as without the stage.
inline std::set<grid::Index> reservedCells(const level::Map& map) {
    std::set<grid::Index> reserved;
    for (const level::PlacedRoom& room : map.rooms) {
        if (const auto middle = middleOf(map, room.rect)) reserved.insert(*middle);
    }
    if (map.ruleset == level::Ruleset::Temple && !map.hero()) {
        if (const auto start = startInTheMiddle(map)) reserved.insert(map.cells.index(*start));
    }
    return reserved;
}

}  // namespace mazeloom::generate

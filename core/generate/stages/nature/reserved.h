// SPDX-License-Identifier: MIT
#pragma once

#include <set>

#include "core/generate/stages/layout/hero_start.h"
#include "core/generate/stages/things/chambers.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Returns the cells that stages must leave as floor for the hero and stairs: the middles of rooms,
/// and the start of a temple without a hero.
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

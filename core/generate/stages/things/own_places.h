// SPDX-License-Identifier: MIT
// Where on a map an object of one of the pack's own kinds may stand (RULES.md G-32.2).
#pragma once

#include <algorithm>

#include "core/generate/stage/ground.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// The places that a cell is of, whatever stands there.
inline level::OwnPlaces placesOf(const level::Map& map, grid::Index i) {
    const level::CellGrid& cells = map.cells;
    const auto beside = [&](const auto& isSo) {
        return std::ranges::count_if(
            cells.steps(), [&](std::ptrdiff_t step) { return isSo(cells[shifted(i, step)]); });
    };
    switch (cells[i].terrain()) {
        case level::Terrain::Floor: {
            const bool isRoom = (map.marks[i] & level::kRoom) != 0;
            const bool isEnd = beside([](level::Cell cell) { return cell.isWalkable(); }) <= 1;
            const unsigned part = isRoom ? level::kInRoom : level::kInPassage;
            const unsigned end = isEnd ? unsigned{level::kInDeadEnd} : 0u;
            return static_cast<level::OwnPlaces>(level::kOnFloor | part | end);
        }
        case level::Terrain::Water:
            return level::kInWater;
        case level::Terrain::Wall: {
            const bool hasFloor = beside([](level::Cell cell) {
                                      return cell.terrain() == level::Terrain::Floor;
                                  }) > 0;
            return hasFloor ? level::OwnPlaces{level::kInWallFace} : level::OwnPlaces{0};
        }
        default:
            return 0;
    }
}

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
// Decides where a door can stand (RULES.md G-60): in a wall between two opposite open sides,
// without another door near it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/generate/shared/ground.h"

namespace mazeloom::generate {

/// Whether exactly two sides of the cell are open, and these sides are opposite; the cell's own
/// terrain does not matter. `isOpen(index)` returns whether a cell is, or will be, open.
template <typename IsOpen>
bool isFramed(const level::CellGrid& cells, grid::Index i, const IsOpen& isOpen) {
    const auto down = static_cast<std::ptrdiff_t>(cells.stride());
    const bool above = isOpen(shifted(i, -down));
    const bool right = isOpen(shifted(i, 1));
    return above == isOpen(shifted(i, down)) && right == isOpen(shifted(i, -1)) && above != right;
}
inline bool isFramed(const level::CellGrid& cells, grid::Index i) {
    return isFramed(cells, i, [&](grid::Index beside) { return cells[beside].isWalkable(); });
}

/// Whether one of the four neighbours is a door.
inline bool isBesideADoor(const level::CellGrid& cells, grid::Index i) {
    return std::ranges::any_of(cells.steps(), [&](std::ptrdiff_t step) {
        return level::isDoor(cells[shifted(i, step)].terrain());
    });
}

/// Whether `isOne` returns true for the terrain of at least one of the eight surrounding cells.
template <typename IsOne>
bool isNear(const level::CellGrid& cells, grid::Index i, const IsOne& isOne) {
    const auto down = static_cast<std::ptrdiff_t>(cells.stride());
    for (const std::ptrdiff_t row : {-down, std::ptrdiff_t{0}, down}) {
        for (const std::ptrdiff_t column : {-1, 0, 1}) {
            const std::ptrdiff_t by = row + column;
            if (by != 0 && isOne(cells[shifted(i, by)].terrain())) return true;
        }
    }
    return false;
}

/// Whether one of the eight surrounding cells is a door.
inline bool isNearADoor(const level::CellGrid& cells, grid::Index i) {
    return isNear(cells, i, [](level::Terrain terrain) { return level::isDoor(terrain); });
}

/// Whether a door can stand in the cell.
inline bool canHoldADoor(const level::CellGrid& cells, grid::Index i) {
    return isFramed(cells, i) && !isNearADoor(cells, i);
}

/// Returns 1 for each cell that can be opened (canOpen) and is framed, 0 for others. Nearness of
/// doors is not tested.
grid::Grid<std::uint8_t, 2> framedWallsOf(const level::Map& map);

/// Returns all doors, row by row.
std::vector<grid::Index> doorsOf(const level::Map& map);

/// Whether a stage made the door, so that stages may change it: it is not painted, pinned or
/// handcrafted.
inline bool isMadeDoor(const level::Map& map, grid::Index i) {
    const level::Cell cell = map.cells[i];
    return (cell == level::Cell(level::Terrain::ClosedDoor) ||
            cell == level::Cell(level::Terrain::OpenDoor)) &&
           (map.marks[i] & (level::kPassage | level::kRoom)) == level::kPassage;
}

}  // namespace mazeloom::generate

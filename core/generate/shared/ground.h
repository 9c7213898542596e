// SPDX-License-Identifier: MIT
// Predicates that tell what layout stages may do to a cell of the map.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Returns the storage index `by` cells away.
inline grid::Index shifted(grid::Index i, std::ptrdiff_t by) {
    return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(i) + by);
}

/// Whether the cell is wall with nothing on it.
inline bool isPlainWall(level::Cell cell) {
    return cell == level::Cell(level::Terrain::Wall);
}

/// Whether the cell is floor with nothing on it: no thing, trap, coin or aisle.
inline bool isPlainFloor(level::Cell cell) {
    return cell == level::Cell(level::Terrain::Floor);
}

/// Whether the cell is floor, with or without a thing or an aisle, but without trap and coin.
/// Stairs, fountains and doors are other terrain.
constexpr bool isBareFloor(level::Cell cell) {
    return cell.without(level::Cell::kThing).without(level::Cell::kAisle) ==
           level::Cell(level::Terrain::Floor);
}

/// Whether a cell is exactly the floor that its theme lays in place of plain floor, and can hold
/// items.
inline bool isFloorOfTheme(const level::Map& map, grid::Index i, level::Cell cell) {
    const level::Theme* theme = map.themeOf(i);
    return theme != nullptr && cell.holdsItems() && cell == map.terrains.cell(theme->floor);
}

/// Whether the cell is plain floor, or the floor that a theme has laid in place of plain floor.
inline bool isPlainGround(const level::Map& map, grid::Index i) {
    const level::Cell cell = map.cells[i];
    return isPlainFloor(cell) || isFloorOfTheme(map, i, cell);
}

/// Like isPlainGround(), but the cell may also have a thing or an aisle.
inline bool isBareGround(const level::Map& map, grid::Index i) {
    const level::Cell cell = map.cells[i];
    return isBareFloor(cell) ||
           isFloorOfTheme(map, i, cell.without(level::Cell::kThing).without(level::Cell::kAisle));
}

constexpr bool isVoid(level::Cell cell) {
    return cell.terrain() == level::Terrain::Void;
}

/// Whether the cell belongs to the level's border: it touches void, which also surrounds the map.
/// The border is never opened, whether it is the map's edge or a painted outline.
inline bool isBorder(const level::CellGrid& cells, grid::Index i) {
    return std::ranges::any_of(
        cells.steps(), [&](std::ptrdiff_t step) { return isVoid(cells[shifted(i, step)]); });
}

/// Returns a pointer to the first byte equal to `value`; `end` if there is none.
inline const std::uint8_t* findByte(const std::uint8_t* begin, const std::uint8_t* end,
                                    std::uint8_t value) {
    const void* found = std::memchr(begin, value, static_cast<std::size_t>(end - begin));
    return found == nullptr ? end : static_cast<const std::uint8_t*>(found);
}

/// Calls visit(place) with the position of each byte that is 1. All of the `count` bytes must be 0
/// or 1. Reads up to seven bytes beyond the last one.
template <typename Visit>
void forEachOne(const std::uint8_t* bytes, std::size_t count, const Visit& visit) {
    for (std::size_t at = 0; at < count; at += 8) {
        std::uint64_t eight = 0;
        if constexpr (std::endian::native == std::endian::little) {
            std::memcpy(&eight, bytes + at, sizeof eight);
        } else {
            for (std::size_t i = 0; i < 8; ++i)
                eight |= std::uint64_t{bytes[at + i]} << (8 * i);
        }
        if (count - at < 8) eight &= (std::uint64_t{1} << (8 * (count - at))) - 1;
        for (; eight != 0; eight &= eight - 1)
            visit(at + static_cast<std::size_t>(std::countr_zero(eight)) / 8);
    }
}

/// Whether a stage may open this cell: plain wall, neither border nor handcrafted.
inline bool isRock(const level::Map& map, grid::Index i) {
    return isPlainWall(map.cells[i]) && (map.marks[i] & level::kFinal) == 0 &&
           !isBorder(map.cells, i);
}

/// Like isRock(), but also true for entrances of handcrafted rooms.
inline bool canOpen(const level::Map& map, grid::Index i) {
    const unsigned built = map.marks[i] & (level::kFinal | level::kEntrance);
    return isPlainWall(map.cells[i]) && built != level::kFinal && !isBorder(map.cells, i);
}

/// Returns isRock() of all cells as 1 or 0; the frame is 0.
grid::Grid<std::uint8_t, 2> rockOf(const level::Map& map);
/// Returns canOpen() of all cells as 1 or 0; the frame is 0.
grid::Grid<std::uint8_t, 2> openableOf(const level::Map& map);

}  // namespace mazeloom::generate

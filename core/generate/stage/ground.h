// SPDX-License-Identifier: MIT
// What layout stages may do to a cell of the map.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/level/map/map.h"

namespace mazeloom::generate {

/// The storage index `by` cells away.
inline grid::Index shifted(grid::Index i, std::ptrdiff_t by) {
    return static_cast<grid::Index>(static_cast<std::ptrdiff_t>(i) + by);
}

/// Wall with nothing on it.
inline bool isPlainWall(level::Cell cell) {
    return cell == level::Cell(level::Terrain::Wall);
}

/// Floor with nothing on it: neither thing nor trap, coin or aisle.
inline bool isPlainFloor(level::Cell cell) {
    return cell == level::Cell(level::Terrain::Floor);
}

/// Floor, whatever thing stands on it; stairs, fountains and doors are other terrain.
constexpr bool isBareFloor(level::Cell cell) {
    return cell.without(level::Cell::kThing).without(level::Cell::kAisle) ==
           level::Cell(level::Terrain::Floor);
}

/// Whether a cell is just what a theme lays there in place of plain floor, and things may lie on
/// it.
inline bool isFloorOfTheme(const level::Map& map, grid::Index i, level::Cell cell) {
    const level::Theme* theme = map.themeOf(i);
    return theme != nullptr && cell.holdsItems() && cell == map.terrains.cell(theme->floor);
}

/// Plain floor, or what a theme has laid in its place.
inline bool isPlainGround(const level::Map& map, grid::Index i) {
    const level::Cell cell = map.cells[i];
    return isPlainFloor(cell) || isFloorOfTheme(map, i, cell);
}

/// The same, whatever thing stands on it.
inline bool isBareGround(const level::Map& map, grid::Index i) {
    const level::Cell cell = map.cells[i];
    return isBareFloor(cell) ||
           isFloorOfTheme(map, i, cell.without(level::Cell::kThing).without(level::Cell::kAisle));
}

constexpr bool isVoid(level::Cell cell) {
    return cell.terrain() == level::Terrain::Void;
}

/// The level's border: a cell beside void, which is also what lies around the map. It is never
/// opened, whether the border is the map's edge or a painted outline.
inline bool isBorder(const level::CellGrid& cells, grid::Index i) {
    return std::ranges::any_of(
        cells.steps(), [&](std::ptrdiff_t step) { return isVoid(cells[shifted(i, step)]); });
}

/// The first byte of a value; `end` when there is none.
inline const std::uint8_t* findByte(const std::uint8_t* begin, const std::uint8_t* end,
                                    std::uint8_t value) {
    const void* found = std::memchr(begin, value, static_cast<std::size_t>(end - begin));
    return found == nullptr ? end : static_cast<const std::uint8_t*>(found);
}

/// Calls visit(place) for each of `count` bytes that is not 0; all are 0 or 1. Up to seven bytes
/// behind them are read too.
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

/// The same, entrances of handcrafted rooms included.
inline bool canOpen(const level::Map& map, grid::Index i) {
    const unsigned built = map.marks[i] & (level::kFinal | level::kEntrance);
    return isPlainWall(map.cells[i]) && built != level::kFinal && !isBorder(map.cells, i);
}

/// isRock for all cells at once: 1 or 0; the frame is 0.
grid::Grid<std::uint8_t, 2> rockOf(const level::Map& map);
/// canOpen for all cells at once: 1 or 0; the frame is 0.
grid::Grid<std::uint8_t, 2> openableOf(const level::Map& map);

}  // namespace mazeloom::generate

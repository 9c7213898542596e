// SPDX-License-Identifier: MIT
#include "core/generate/connect/door_frame.h"

#include <cstddef>

namespace mazeloom::generate {

/// The loop uses plain pointers, has no branches, and also visits the frame between the rows, so
/// that the compiler vectorizes it.
grid::Grid<std::uint8_t, 2> framedWallsOf(const level::Map& map) {
    grid::Grid<std::uint8_t, 2> walls = openableOf(map);
    const level::Cell* const cells = map.cells.storage().data();
    const std::ptrdiff_t stride = walls.stride();
    std::uint8_t* const out = walls.storage().data();
    const std::ptrdiff_t first = 2 * stride;
    const auto end = static_cast<std::ptrdiff_t>(walls.storage().size()) - first;
    for (std::ptrdiff_t i = first; i < end; ++i) {
        // Only the bit Cell::kWalkable matters: it is set if the side is open.
        const unsigned above = cells[i - stride].bits();
        const unsigned below = cells[i + stride].bits();
        const unsigned left = cells[i - 1].bits();
        const unsigned right = cells[i + 1].bits();
        const unsigned framed = (above ^ left) & ~(above ^ below) & ~(left ^ right);
        out[i] =
            static_cast<std::uint8_t>(out[i] & unsigned{(framed & level::Cell::kWalkable) != 0});
    }
    return walls;
}

std::vector<grid::Index> doorsOf(const level::Map& map) {
    // Most cells are plain wall, plain floor or void. Filters these out without branches, and tests
    // only the rest for doors.
    const level::Cell* const cells = map.cells.storage().data();
    const std::size_t count = map.cells.storage().size();
    std::vector<std::uint8_t> areOthers(count + 8);
    std::uint8_t* const isOther = areOthers.data();
    for (std::size_t i = 0; i < count; ++i) {
        const unsigned isUsual = unsigned{isPlainWall(cells[i])} |
                                 unsigned{isPlainFloor(cells[i])} | unsigned{isVoid(cells[i])};
        isOther[i] = static_cast<std::uint8_t>(isUsual ^ 1u);
    }
    std::vector<grid::Index> doors;
    forEachOne(isOther, count, [&](std::size_t i) {
        if (level::isDoor(cells[i].terrain())) doors.push_back(static_cast<grid::Index>(i));
    });
    return doors;
}

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
#include "core/generate/ground.h"

namespace mazeloom::generate {

grid::Grid<std::uint8_t, 2> rockOf(const level::Map& map) {
    grid::Grid<std::uint8_t, 2> rock(map.size());
    const std::ptrdiff_t stride = map.cells.stride();
    const std::ptrdiff_t width = map.cells.width();
    for (int y = 0; y < map.cells.height(); ++y) {
        // Plain pointers and no branches: the compiler then takes many cells at a time.
        const level::Cell* cells = map.cells.row(y).data();
        const std::uint8_t* marks = map.marks.row(y).data();
        std::uint8_t* out = rock.row(y).data();
        for (std::ptrdiff_t x = 0; x < width; ++x) {
            const int voids = isVoid(cells[x - stride]) + isVoid(cells[x + stride]) +
                              isVoid(cells[x - 1]) + isVoid(cells[x + 1]);
            const unsigned built = marks[x] & level::kFinal;
            out[x] = static_cast<std::uint8_t>(unsigned{isPlainWall(cells[x])} &
                                               unsigned{voids == 0} & unsigned{built == 0});
        }
    }
    return rock;
}

}  // namespace mazeloom::generate

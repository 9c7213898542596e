// SPDX-License-Identifier: MIT
#include "core/generate/shared/ground.h"

namespace mazeloom::generate {

namespace {

/// Returns 1 for each cell of plain wall that touches no void, and 0 for all other cells. Cells
/// that have kFinal, but no other mark of kBuilt, are also 0.
template <unsigned kBuilt>
grid::Grid<std::uint8_t, 2> wallsBut(const level::Map& map) {
    grid::Grid<std::uint8_t, 2> rock(map.size());
    const std::ptrdiff_t stride = map.cells.stride();
    // Uses plain pointers and no branches, and includes the frame between the rows, so that the
    // compiler vectorizes the loop. The frame is void, so it is not rock.
    const auto all = map.cells.storage();
    const level::Cell* const cells = all.data();
    const std::uint8_t* const marks = map.marks.storage().data();
    std::uint8_t* const out = rock.storage().data();
    const std::ptrdiff_t first = 2 * stride;
    const std::ptrdiff_t end = static_cast<std::ptrdiff_t>(all.size()) - first;
    for (std::ptrdiff_t i = first; i < end; ++i) {
        const unsigned isAtVoid = unsigned{isVoid(cells[i - stride])} |
                                  unsigned{isVoid(cells[i + stride])} |
                                  unsigned{isVoid(cells[i - 1])} | unsigned{isVoid(cells[i + 1])};
        const unsigned isFinal = unsigned{(marks[i] & kBuilt) == level::kFinal};
        out[i] = static_cast<std::uint8_t>(unsigned{isPlainWall(cells[i])} &
                                           ((isAtVoid | isFinal) ^ 1u));
    }
    return rock;
}

}  // namespace

grid::Grid<std::uint8_t, 2> rockOf(const level::Map& map) {
    return wallsBut<level::kFinal>(map);
}

grid::Grid<std::uint8_t, 2> openableOf(const level::Map& map) {
    return wallsBut<level::kFinal | level::kEntrance>(map);
}

}  // namespace mazeloom::generate

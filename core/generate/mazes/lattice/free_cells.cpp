// SPDX-License-Identifier: MIT
#include "core/generate/mazes/lattice/algorithm.h"
#include "core/generate/shared/free.h"
#include "core/generate/shared/ground.h"

namespace mazeloom::generate::mazes {

namespace {

/// Keeps only rock that touches nothing open, so that no maze runs beside a room. Uses plain
/// pointers and no branches, so that the compiler vectorizes the loop.
void leaveWhatTouchesOpenCells(const level::Map& map, grid::Grid<std::uint8_t, 2>& rock) {
    const level::Cell* const cells = map.cells.storage().data();
    const std::ptrdiff_t stride = rock.stride();
    std::uint8_t* const out = rock.storage().data();
    const std::ptrdiff_t first = 2 * stride;
    const auto end = static_cast<std::ptrdiff_t>(rock.storage().size()) - first;
    for (std::ptrdiff_t i = first; i < end; ++i) {
        const unsigned isAtOpen =
            unsigned{cells[i - stride].isWalkable()} | unsigned{cells[i + stride].isWalkable()} |
            unsigned{cells[i - 1].isWalkable()} | unsigned{cells[i + 1].isWalkable()};
        out[i] = static_cast<std::uint8_t>(out[i] & (isAtOpen ^ 1u));
    }
}

}  // namespace

grid::Grid<std::uint8_t, 2> freeCells(const level::Map& map, const Settings& settings) {
    if (!settings.isHidden) {
        grid::Grid<std::uint8_t, 2> rock = rockOf(map);
        leaveWhatTouchesOpenCells(map, rock);
        return rock;
    }
    grid::Grid<std::uint8_t, 2> free(map.size());
    const auto cells = map.cells.storage();
    const auto out = free.storage();
    for (std::size_t i = 0; i < cells.size(); ++i)
        out[i] = isFree(cells[i]) ? 1 : 0;
    free[settings.start] = 1;
    return free;
}

}  // namespace mazeloom::generate::mazes

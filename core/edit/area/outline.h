// SPDX-License-Identifier: MIT
// The border of an area as closed lines: where marching ants march.
#pragma once

#include <cstddef>
#include <vector>

#include "core/edit/area/area.h"

namespace mazeloom::edit {

struct Outline {
    /// A closed line along edges of cells, by its corners in order, the first not repeated: upright
    /// and level edges in turn. Corner (x, y) is the upper left one of cell (x, y). The area lies
    /// to the right of whoever walks it: outer lines run clockwise, holes the other way.
    using Loop = std::vector<grid::Point>;

    std::vector<Loop> loops;
    /// False when the area has too many corners: then there is one loop, around its bounds.
    bool isExact = true;
};

/// Lines of more corners are finer than a screen shows, and would hold up every frame.
inline constexpr std::size_t kMaxOutlineCorners = 200'000;

/// Cells that touch at a corner only have lines of their own there.
Outline outlineOf(const Area& area, std::size_t mostCorners = kMaxOutlineCorners);

}  // namespace mazeloom::edit

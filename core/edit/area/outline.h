// SPDX-License-Identifier: MIT
// The border of an area as closed lines, along which marching ants are drawn.
#pragma once

#include <cstddef>
#include <vector>

#include "core/edit/area/area.h"

namespace mazeloom::edit {

struct Outline {
    /// A closed line along edges of cells, given by its corners in order; the first corner is not
    /// repeated. Vertical and horizontal edges alternate. Corner (x, y) is the upper left corner of
    /// cell (x, y). The area lies to the right of the direction of travel: outer lines run
    /// clockwise, lines around holes anticlockwise.
    using Loop = std::vector<grid::Point>;

    std::vector<Loop> loops;
    /// False if the area has too many corners. The only loop is then that around the area's bounds.
    bool isExact = true;
};

/// Upper bound on the corners of an exact outline. With more corners, the outline would be finer
/// than a screen shows and would slow down every frame.
inline constexpr std::size_t kMaxOutlineCorners = 200'000;

/// Returns the outline of an area. Where two cells touch only at a corner, the line does not cross
/// from one cell to the other.
Outline outlineOf(const Area& area, std::size_t mostCorners = kMaxOutlineCorners);

}  // namespace mazeloom::edit

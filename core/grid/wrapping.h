// SPDX-License-Identifier: MIT
// A grid all of which moves, and whose edges each lead to the opposite one.
#pragma once

#include "core/grid/point.h"

namespace mazeloom::grid {

struct Wrapping {
    Size size;  ///< of the grid; not empty
    Point by;

    /// Where a cell comes to; one beside the grid stays.
    constexpr Point operator()(Point cell) const {
        if (!Rect{0, 0, size.width, size.height}.contains(cell)) return cell;
        return {within(cell.x + by.x, size.width), within(cell.y + by.y, size.height)};
    }

  private:
    static constexpr int within(int at, int side) { return (at % side + side) % side; }
};

}  // namespace mazeloom::grid

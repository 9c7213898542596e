// SPDX-License-Identifier: MIT
// Moves all cells of a grid; a cell that leaves over one edge re-enters at the opposite edge.
#pragma once

#include "core/grid/point.h"

namespace mazeloom::grid {

struct Wrapping {
    Size size;  ///< of the grid; not empty
    Point by;

    /// Returns the new place of a cell; a cell outside the grid stays.
    constexpr Point operator()(Point cell) const {
        if (!Rect{0, 0, size.width, size.height}.contains(cell)) return cell;
        return {within(cell.x + by.x, size.width), within(cell.y + by.y, size.height)};
    }

  private:
    static constexpr int within(int at, int side) { return (at % side + side) % side; }
};

}  // namespace mazeloom::grid

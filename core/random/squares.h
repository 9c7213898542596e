// SPDX-License-Identifier: MIT
// Divides a level into squares of cells, for values that are drawn once per square. Squares are
// counted from an origin, as cells are in places.h, so that they move with their cells if a level
// grows.
#pragma once

#include "core/grid/floored.h"
#include "core/grid/point.h"

namespace mazeloom::random {

class Squares {
  public:
    /// `side` ≥ 1, in cells.
    constexpr Squares(grid::Point origin, int side) : origin_(origin), side_(side) {}

    /// Returns the column and row of the square that a cell lies in; both may be negative.
    constexpr grid::Point of(grid::Point cell) const {
        return {grid::floorDivided(cell.x - origin_.x, side_),
                grid::floorDivided(cell.y - origin_.y, side_)};
    }
    /// Returns the top left cell of a square.
    constexpr grid::Point corner(grid::Point square) const {
        return {square.x * side_ + origin_.x, square.y * side_ + origin_.y};
    }
    /// Calls visit(square) for each square that holds a cell of a level of this size, row by row.
    template <typename Visit>
    void forEach(grid::Size size, const Visit& visit) const {
        const grid::Point first = of({0, 0});
        const grid::Point last = of({size.width - 1, size.height - 1});
        for (int row = first.y; row <= last.y; ++row) {
            for (int column = first.x; column <= last.x; ++column)
                visit(grid::Point{column, row});
        }
    }

  private:
    grid::Point origin_;
    int side_;
};

}  // namespace mazeloom::random

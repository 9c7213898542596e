// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/level_grid.h"

#include <algorithm>
#include <cmath>

namespace mazeloom::exchange::ldtk {

namespace {

std::int64_t floorOf(std::int64_t number, std::int64_t divisor) {
    return number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor);
}

struct Span {
    int from = 0;
    int length = 0;
};

/// Returns the cells along an axis whose centres lie in the `length` pixels from pixel `from` on;
/// if there are none, the cell at the centre of these pixels. The axis has `count` cells of `side`
/// pixels; cells outside of it are left out.
Span cellsBetween(std::int64_t from, std::int64_t length, std::int64_t side, int count) {
    // Computes in half pixels, so that centres are integers: the centre of cell c is side · (2c +
    // 1).
    const auto firstFrom = [side](std::int64_t pixel) {
        return -floorOf(side - 2 * pixel, 2 * side);
    };
    std::int64_t first = firstFrom(from);
    std::int64_t end = firstFrom(from + length);
    if (first == end) {
        first = floorOf(2 * from + length, 2 * side);
        end = first + 1;
    }
    first = std::max<std::int64_t>(first, 0);
    end = std::min<std::int64_t>(end, count);
    if (first >= end) return {};
    return {static_cast<int>(first), static_cast<int>(end - first)};
}

}  // namespace

std::optional<grid::Point> LevelGrid::cellAt(double x, double y) const {
    const auto side = static_cast<double>(side_);
    const double column = std::floor(x / side);
    const double row = std::floor(y / side);
    if (!(column >= 0 && row >= 0 && column < size_.width && row < size_.height))
        return std::nullopt;
    return grid::Point{static_cast<int>(column), static_cast<int>(row)};
}

grid::Rect LevelGrid::cellsIn(const PixelRect& pixels) const {
    const Span columns = cellsBetween(pixels.x, pixels.width, side_, size_.width);
    const Span rows = cellsBetween(pixels.y, pixels.height, side_, size_.height);
    if (columns.length == 0 || rows.length == 0) return {};
    return {columns.from, rows.from, columns.length, rows.length};
}

std::int64_t LevelGrid::wholeCells(std::int64_t offset) const {
    const std::int64_t cells = (2 * std::abs(offset) + side_ - 1) / (2 * side_);
    return offset < 0 ? -cells : cells;
}

}  // namespace mazeloom::exchange::ldtk

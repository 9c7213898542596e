// SPDX-License-Identifier: MIT
// The cells of a level, and the mapping of its layers' pixels to these cells. Each layer has its
// own offset, and its own cell size, which may be larger or smaller than the level's.
#pragma once

#include <cstdint>
#include <optional>

#include "core/grid/point.h"

namespace mazeloom::exchange::ldtk {

/// A rectangle in pixels of the level. Coordinates are within ±kMostPixels.
struct PixelRect {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;
};
inline constexpr std::int64_t kMostPixels = std::int64_t{1} << 40;

class LevelGrid {
  public:
    LevelGrid() = default;
    /// `side` is the side of a cell in pixels, at least 1.
    LevelGrid(grid::Size size, std::int64_t side) : size_(size), side_(side) {}

    grid::Size size() const { return size_; }
    std::int64_t side() const { return side_; }

    /// Returns the cell that a pixel lies in; nothing outside of the level.
    std::optional<grid::Point> cellAt(double x, double y) const;

    /// Returns the cells whose centres lie in the rectangle. If there are none, because the
    /// rectangle is smaller than a cell, returns the cell at the rectangle's centre. Returns an
    /// empty rectangle outside of the level.
    grid::Rect cellsIn(const PixelRect& pixels) const;

    /// Converts an offset in pixels to a whole number of cells. Half a cell is rounded towards 0.
    std::int64_t wholeCells(std::int64_t offset) const;

  private:
    grid::Size size_{};
    std::int64_t side_ = 1;
};

}  // namespace mazeloom::exchange::ldtk

// SPDX-License-Identifier: MIT
// Divides the image of a whole map at some scale into square tiles.
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include "core/grid/point.h"

namespace mazeloom::widgets {

class Tiling {
  public:
    Tiling() = default;
    /// `scale` in pixels a cell: a whole number from 1, or 1/64 … 1.
    Tiling(grid::Size cells, double scale);

    double scale() const { return scale_; }
    /// Whether cells are drawn with outlines and symbols; otherwise one pixel covers at least one
    /// cell.
    bool hasSprites() const { return scale_ >= 2; }
    /// The size of the whole image, in pixels.
    QSize pixels() const { return pixels_; }

    /// Returns the columns and rows of the tiles that intersect a rectangle of pixels.
    QRect tilesIn(const QRect& pixels) const;
    /// Returns the pixels of a tile; at the image's right and bottom edges fewer than side².
    QRect pixelsOf(QPoint tile) const;
    /// Returns all cells that a tile's pixels depend on, clipped to the map.
    grid::Rect cellsOf(QPoint tile) const;
    /// Returns exactly the cells that a tile shows; requires hasSprites() or a scale of 1.
    grid::Rect shownCells(QPoint tile) const;

  private:
    grid::Size cells_;
    double scale_ = 1;
    QSize pixels_;
    int side_ = 256;  ///< of a tile, in pixels
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// How the picture of a whole map is cut into square tiles at a scale.
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>

#include "core/grid/point.h"

namespace mazeloom::widgets {

class Tiling {
  public:
    Tiling() = default;
    /// `scale` in pixels a cell: a whole number from 1 on, or 1/64 … 1.
    Tiling(grid::Size cells, double scale);

    double scale() const { return scale_; }
    /// Whole cells are drawn with their outlines and symbols; else one pixel is a cell or more.
    bool hasSprites() const { return scale_ >= 2; }
    /// The whole picture, in pixels.
    QSize pixels() const { return pixels_; }

    /// Columns and rows of the tiles that meet a rectangle of pixels.
    QRect tilesIn(const QRect& pixels) const;
    /// The pixels of one tile; at the picture's right and bottom they may be fewer than side².
    QRect pixelsOf(QPoint tile) const;
    /// All cells that a tile's pixels depend on, those outside the map left out.
    grid::Rect cellsOf(QPoint tile) const;
    /// With sprites: exactly the cells that a tile shows.
    grid::Rect shownCells(QPoint tile) const;

  private:
    grid::Size cells_;
    double scale_ = 1;
    QSize pixels_;
    int side_ = 256;  ///< of a tile, in pixels
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Converts between the cells of a game's board and positions in its view. A cell's side and the
// board's corner are whole device pixels, so that cells are drawn sharply at any device pixel
// ratio. All rounding between Qt's pixels and device pixels is done here.
#pragma once

#include <optional>

#include <QPoint>
#include <QRect>
#include <QRectF>
#include <QSize>

#include "core/grid/point.h"

namespace mazeloom::widgets {

class BoardGeometry {
  public:
    static constexpr int kLeastCell = 8;  ///< device pixels
    static constexpr int kMostCell = 96;
    /// Least cell side, in Qt's pixels, at which a whole board is fitted into the view. A board
    /// that would need smaller cells scrolls instead.
    static constexpr int kReadableCell = 16;

    /// Recomputes the cell size after a change of the board, view or screen. `view` is in Qt's
    /// pixels, each of which is `scale` device pixels wide.
    void fit(grid::Size board, QSize view, double scale);
    /// Sets the wanted side of a cell in device pixels, clamped to kLeastCell … kMostCell; nullopt:
    /// as large as fits. Takes effect at the next fit().
    void setWantedCell(std::optional<int> pixels) { wanted_ = pixels; }
    /// Handles a turn of the wheel, in eighths of a degree. Returns whether the wanted cell size
    /// has changed.
    bool turnWheel(int angle);
    /// Scrolls so that the hero's position `cell`, which may lie between two cells, is in the
    /// middle half of the view; centres a board that fits. Returns whether the board has moved.
    bool follow(QPointF cell);

    int cellSize() const { return cellSize_; }
    double scale() const { return scale_; }
    /// Returns the board's upper left corner in the view, in device pixels.
    QPoint origin() const { return origin_; }

    QRectF rectOf(grid::Point cell) const { return rectAt(QPointF(cell.x, cell.y)); }
    /// Returns the rectangle of a body of `size` × `size` cells whose upper left cell is `cell`.
    /// `cell` may lie between two cells.
    QRectF rectAt(QPointF cell, int size = 1) const;
    /// Returns the cell at a position in the view; nullopt outside the board.
    std::optional<grid::Point> cellAt(QPointF place) const;
    /// Returns the cells that are at least partly visible in `place`, a part of the view.
    grid::Rect cellsIn(const QRect& place) const;
    /// Returns all device pixels that are at least partly in `place`, a part of the view.
    QRect pixelsOf(const QRect& place) const;

  private:
    grid::Size board_;
    QSize view_;  ///< in whole device pixels
    double scale_ = 1;
    std::optional<int> wanted_;
    int cellSize_ = 24;
    QPoint origin_;
    int wheelRest_ = 0;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Where the cells of a game's board are in its view. A cell and the board's corner are whole pixels
// of the screen, so cells are drawn sharply at any device pixel ratio; what is rounded between Qt's
// pixels and the screen's is rounded here.
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
    static constexpr int kLeastCell = 8;  ///< pixels of the screen
    static constexpr int kMostCell = 96;
    /// Qt's pixels. A board whose cells would have to be smaller to fit is scrolled instead.
    static constexpr int kReadableCell = 16;

    /// The board, the view or the screen is another one. `view` is in Qt's pixels, each of which is
    /// `scale` pixels of the screen.
    void fit(grid::Size board, QSize view, double scale);
    /// The side that is wanted for a cell, in pixels of the screen, at most kMostCell and at least
    /// kLeastCell; nothing: as large as fits. It holds from the next fit() on.
    void setWantedCell(std::optional<int> pixels) { wanted_ = pixels; }
    /// A wheel was turned by so many eighths of a degree. Whether another cell size is wanted now.
    bool turnWheel(int angle);
    /// Scrolls so that the hero's cell, which may be between two, lies in the middle half of the
    /// view; a board that fits is centred. Whether the board has moved.
    bool follow(QPointF cell);

    int cellSize() const { return cellSize_; }
    double scale() const { return scale_; }
    /// Where the board's upper left corner is in the view, in pixels of the screen.
    QPoint origin() const { return origin_; }

    QRectF rectOf(grid::Point cell) const { return rectAt(QPointF(cell.x, cell.y)); }
    /// `cell` may be between two; of a body of `size` cells it is the upper left one.
    QRectF rectAt(QPointF cell, int size = 1) const;
    /// Nothing outside of the board.
    std::optional<grid::Point> cellAt(QPointF place) const;
    /// The cells that a part of the view shows, if only in part.
    grid::Rect cellsIn(const QRect& place) const;
    /// The pixels of the screen that a part of the view touches.
    QRect pixelsOf(const QRect& place) const;

  private:
    grid::Size board_;
    QSize view_;  ///< whole pixels of the screen
    double scale_ = 1;
    std::optional<int> wanted_;
    int cellSize_ = 24;
    QPoint origin_;
    int wheelRest_ = 0;
};

}  // namespace mazeloom::widgets

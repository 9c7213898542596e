// SPDX-License-Identifier: MIT
// The part of a game's board that does not move, kept as pictures of 16 × 16 cells: a frame copies
// them, and draws anew only the cells that changed.
#pragma once

#include <functional>
#include <map>
#include <utility>
#include <vector>

#include <QPixmap>
#include <QPoint>
#include <QRect>

#include "core/grid/point.h"

class QPainter;

namespace mazeloom::widgets {

class BoardTiles {
  public:
    static constexpr int kTileCells = 16;

    /// Draws one cell, all of `where`.
    using DrawCell = std::function<void(QPainter&, grid::Point cell, const QRect& where)>;

    explicit BoardTiles(DrawCell drawCell);

    /// Forgets all pictures. `cellSize` in pixels of the screen, which `scale` of make up one of
    /// Qt's.
    void reset(grid::Size board, int cellSize, double scale);
    int cellSize() const { return cellSize_; }
    grid::Size board() const { return board_; }

    /// The cell looks different now.
    void redraw(grid::Point cell);
    void redrawAll();

    /// Draws what of the board is inside `view`; both are in pixels of the screen, with the board's
    /// upper left corner at `origin`. Pictures far from the view are given up.
    void paint(QPainter& painter, QPoint origin, const QRect& view);

  private:
    struct Tile {
        QPixmap picture;
        std::vector<grid::Point> stale;  ///< cells that are to be drawn anew
        bool isWhollyStale = true;
    };
    using Place = std::pair<int, int>;  ///< column and row of a tile

    void refresh(Place place, Tile& tile);
    QRect pixelsOf(Place place) const;

    DrawCell drawCell_;
    grid::Size board_;
    int cellSize_ = 16;
    double scale_ = 1;
    std::map<Place, Tile> tiles_;
};

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Caches the static part of a game's board as images of 16 × 16 cells. A frame copies the images
// and redraws only the cells that have changed.
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

    /// Draws one cell, filling `where`.
    using DrawCell = std::function<void(QPainter&, grid::Point cell, const QRect& where)>;

    explicit BoardTiles(DrawCell drawCell);

    /// Drops all images. `cellSize` is in device pixels; `scale` is the device pixel ratio.
    void reset(grid::Size board, int cellSize, double scale);
    int cellSize() const { return cellSize_; }
    grid::Size board() const { return board_; }

    /// Marks a cell as changed; the next paint() redraws it.
    void redraw(grid::Point cell);
    void redrawAll();

    /// Draws the part of the board inside `view`. `view` and `origin`, the board's upper left
    /// corner, are in device pixels. Drops images far from the view.
    void paint(QPainter& painter, QPoint origin, const QRect& view);

  private:
    struct Tile {
        QPixmap picture;
        std::vector<grid::Point> stale;  ///< cells to redraw
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

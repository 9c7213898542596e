// SPDX-License-Identifier: MIT
#include "widgets/play/board/board_tiles.h"

#include <algorithm>

#include <QPainter>

namespace mazeloom::widgets {

BoardTiles::BoardTiles(DrawCell drawCell) : drawCell_(std::move(drawCell)) {}

void BoardTiles::reset(grid::Size board, int cellSize, double scale) {
    board_ = board;
    cellSize_ = cellSize;
    scale_ = scale;
    tiles_.clear();
}

void BoardTiles::redraw(grid::Point cell) {
    const auto found = tiles_.find({cell.x / kTileCells, cell.y / kTileCells});
    if (found == tiles_.end() || found->second.isWhollyStale) return;
    found->second.stale.push_back(cell);
}

void BoardTiles::redrawAll() {
    for (auto& [place, tile] : tiles_)
        tile.isWhollyStale = true;
}

QRect BoardTiles::pixelsOf(Place place) const {
    const int left = place.first * kTileCells;
    const int top = place.second * kTileCells;
    return {left * cellSize_, top * cellSize_,
            std::min(kTileCells, board_.width - left) * cellSize_,
            std::min(kTileCells, board_.height - top) * cellSize_};
}

void BoardTiles::refresh(Place place, Tile& tile) {
    if (!tile.isWhollyStale && tile.stale.empty()) return;
    const QRect pixels = pixelsOf(place);
    if (tile.picture.isNull()) tile.picture = QPixmap(pixels.size());
    const grid::Point first{place.first * kTileCells, place.second * kTileCells};
    QPainter painter(&tile.picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const auto draw = [&](grid::Point cell) {
        drawCell_(painter, cell,
                  QRect((cell.x - first.x) * cellSize_, (cell.y - first.y) * cellSize_, cellSize_,
                        cellSize_));
    };
    if (tile.isWhollyStale) {
        for (int y = first.y; y < std::min(first.y + kTileCells, board_.height); ++y) {
            for (int x = first.x; x < std::min(first.x + kTileCells, board_.width); ++x)
                draw({x, y});
        }
    } else {
        for (const grid::Point cell : tile.stale)
            draw(cell);
    }
    tile.stale.clear();
    tile.isWhollyStale = false;
}

void BoardTiles::paint(QPainter& painter, QPoint origin, const QRect& view) {
    const int side = kTileCells * cellSize_;
    const QRect seen =
        view.translated(-origin) & QRect(0, 0, board_.width * cellSize_, board_.height * cellSize_);
    if (seen.isEmpty()) return;
    for (int row = seen.top() / side; row <= seen.bottom() / side; ++row) {
        for (int column = seen.left() / side; column <= seen.right() / side; ++column) {
            const Place place{column, row};
            Tile& tile = tiles_[place];
            refresh(place, tile);
            const QRect part = pixelsOf(place) & seen;
            const QRect source = part.translated(-pixelsOf(place).topLeft());
            const QRect target = part.translated(origin);
            painter.drawPixmap(QRectF(target.x() / scale_, target.y() / scale_,
                                      target.width() / scale_, target.height() / scale_),
                               tile.picture, QRectF(source));
        }
    }
    // Drops images far from the view, because they take too much memory.
    const QRect near = seen.adjusted(-2 * side, -2 * side, 2 * side, 2 * side);
    std::erase_if(tiles_,
                  [&](const auto& entry) { return !pixelsOf(entry.first).intersects(near); });
}

}  // namespace mazeloom::widgets

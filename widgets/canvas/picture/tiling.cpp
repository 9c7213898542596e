// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/tiling.h"

#include <algorithm>
#include <cmath>

#include "widgets/canvas/picture/downscale.h"

namespace mazeloom::widgets {

namespace {

/// Side of a tile in pixels. A screen needs few tiles, and drawing one takes a fraction of a frame.
constexpr int kTileSide = 256;
/// Side of a tile below one pixel a cell. It is smaller, because each pixel then covers up to 16
/// cells.
constexpr int kScaledSide = 128;

grid::Rect clipped(int left, int top, int right, int bottom, grid::Size cells) {
    left = std::max(left, 0);
    top = std::max(top, 0);
    right = std::min(right, cells.width);
    bottom = std::min(bottom, cells.height);
    return {left, top, right - left, bottom - top};
}

}  // namespace

Tiling::Tiling(grid::Size cells, double scale) : cells_(cells), scale_(scale) {
    pixels_ = QSize(scaledLength(cells.width, scale), scaledLength(cells.height, scale));
    if (scale < 1) {
        side_ = kScaledSide;
        return;
    }
    // A tile consists of whole cells.
    const int cell = static_cast<int>(scale);
    side_ = std::max(1, kTileSide / cell) * cell;
}

QRect Tiling::tilesIn(const QRect& pixels) const {
    const QRect inside = pixels & QRect(QPoint(0, 0), pixels_);
    if (inside.isEmpty()) return {};
    return QRect(QPoint(inside.left() / side_, inside.top() / side_),
                 QPoint(inside.right() / side_, inside.bottom() / side_));
}

QRect Tiling::pixelsOf(QPoint tile) const {
    return QRect(tile.x() * side_, tile.y() * side_, side_, side_) & QRect(QPoint(0, 0), pixels_);
}

grid::Rect Tiling::shownCells(QPoint tile) const {
    const int perTile = side_ / static_cast<int>(scale_);
    return clipped(tile.x() * perTile, tile.y() * perTile, (tile.x() + 1) * perTile,
                   (tile.y() + 1) * perTile, cells_);
}

grid::Rect Tiling::cellsOf(QPoint tile) const {
    if (scale_ >= 1) {
        // Adds a margin of one cell, because walls join their neighbours.
        const grid::Rect shown = shownCells(tile).grown(1);
        return clipped(shown.x, shown.y, shown.right() + 1, shown.bottom() + 1, cells_);
    }
    // A pixel may average samples of up to 1/scale cells, which may extend beyond the tile.
    const int margin = static_cast<int>(std::ceil(1 / scale_)) + 1;
    const QRect pixels = pixelsOf(tile);
    return clipped(static_cast<int>(pixels.left() / scale_) - margin,
                   static_cast<int>(pixels.top() / scale_) - margin,
                   static_cast<int>(std::ceil((pixels.right() + 1) / scale_)) + margin,
                   static_cast<int>(std::ceil((pixels.bottom() + 1) / scale_)) + margin, cells_);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/play/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace mazeloom::widgets {

namespace {

int roundedDown(double pixels) {
    return static_cast<int>(std::floor(pixels));
}
int rounded(double pixels) {
    return static_cast<int>(std::lround(pixels));
}

}  // namespace

void BoardGeometry::fit(grid::Size board, QSize view, double scale) {
    board_ = board;
    scale_ = scale;
    // Rounds down, because pixels that are only partly in the view must not be filled.
    view_ = {roundedDown(view.width() * scale), roundedDown(view.height() * scale)};
    if (board.width <= 0 || board.height <= 0) return;
    const int fitting = std::min(view_.width() / board.width, view_.height() / board.height);
    const bool isReadable = fitting >= rounded(kReadableCell * scale);
    const int best = isReadable ? fitting : rounded(kReadableCell * 1.5 * scale);
    cellSize_ = std::clamp(wanted_.value_or(best), kLeastCell, kMostCell);
}

bool BoardGeometry::turnWheel(int angle) {
    constexpr int kNotch = 120;
    wheelRest_ += angle;
    const int notches = wheelRest_ / kNotch;
    wheelRest_ %= kNotch;
    if (notches == 0) return false;
    const int step = std::max(2, cellSize_ / 8);
    wanted_ = std::clamp(cellSize_ + notches * step, kLeastCell, kMostCell);
    return true;
}

bool BoardGeometry::follow(QPointF cell) {
    const auto place = [this](int room, int cells, int origin, double walker) {
        const int board = cells * cellSize_;
        if (board <= room) return (room - board) / 2;
        // Keeps the hero within the middle half of the view, but shows no space beyond the board's
        // edges.
        const int middle = rounded((walker + 0.5) * cellSize_);
        const int moved = std::clamp(origin, room / 4 - middle, room * 3 / 4 - middle);
        return std::clamp(moved, room - board, 0);
    };
    const QPoint origin(place(view_.width(), board_.width, origin_.x(), cell.x()),
                        place(view_.height(), board_.height, origin_.y(), cell.y()));
    if (origin == origin_) return false;
    origin_ = origin;
    return true;
}

QRectF BoardGeometry::rectAt(QPointF cell, int size) const {
    const QPointF corner = (QPointF(origin_) + cell * cellSize_) / scale_;
    const double side = size * cellSize_ / scale_;
    return {corner, QSizeF(side, side)};
}

std::optional<grid::Point> BoardGeometry::cellAt(QPointF place) const {
    const QPointF pixels = place * scale_ - QPointF(origin_);
    const grid::Point cell{roundedDown(pixels.x() / cellSize_),
                           roundedDown(pixels.y() / cellSize_)};
    if (cell.x < 0 || cell.y < 0 || cell.x >= board_.width || cell.y >= board_.height) return {};
    return cell;
}

QRect BoardGeometry::pixelsOf(const QRect& place) const {
    return QRectF(place.x() * scale_, place.y() * scale_, place.width() * scale_,
                  place.height() * scale_)
        .toAlignedRect();
}

grid::Rect BoardGeometry::cellsIn(const QRect& place) const {
    const QRect pixels = pixelsOf(place).translated(-origin_);
    const auto cellOf = [this](int pixel) { return roundedDown(1.0 * pixel / cellSize_); };
    const int left = std::max(0, cellOf(pixels.left()));
    const int top = std::max(0, cellOf(pixels.top()));
    const int right = std::min(board_.width - 1, cellOf(pixels.right()));
    const int bottom = std::min(board_.height - 1, cellOf(pixels.bottom()));
    return {left, top, std::max(0, right - left + 1), std::max(0, bottom - top + 1)};
}

}  // namespace mazeloom::widgets

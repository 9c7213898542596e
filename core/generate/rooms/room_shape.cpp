// SPDX-License-Identifier: MIT
#include "core/generate/rooms/room_shape.h"

#include <algorithm>

#include "core/grid/surroundings.h"

namespace mazeloom::generate {

namespace {

/// Draws an odd number from 1 to `most`, which must be odd.
int drawOdd(int most, random::Stream& random) {
    return 1 + 2 * random.between(0, most / 2);
}

}  // namespace

void RoomFloor::draw(RoomShape shape, grid::Size size, random::Stream& random) {
    size_ = size;
    cells_.assign(static_cast<std::size_t>(size.area()), 1);
    switch (shape) {
        case RoomShape::Rectangle:
            break;
        case RoomShape::Cross:
            drawCross(random);
            break;
        case RoomShape::L:
            drawL(random);
            break;
        case RoomShape::Octagon:
            drawOctagon(random);
            break;
        case RoomShape::Cave:
            drawCave(random);
            break;
    }
}

void RoomFloor::fill(const grid::Rect& rect, std::uint8_t value) {
    for (int y = rect.y; y <= rect.bottom(); ++y) {
        std::fill_n(&cells_[at(rect.x, y)], rect.width, value);
    }
}

/// Draws two crossing bars, each from side to side.
void RoomFloor::drawCross(random::Stream& random) {
    const auto [width, height] = size_;
    const int upright = drawOdd(width - 2, random);
    const int x = 2 * random.between(0, (width - upright) / 2);
    const int level = drawOdd(height - 2, random);
    const int y = 2 * random.between(0, (height - level) / 2);
    fill({0, 0, width, height}, 0);
    fill({x, 0, upright, height}, 1);
    fill({0, y, width, level}, 1);
}

/// Draws a rectangle without one of its corners.
void RoomFloor::drawL(random::Stream& random) {
    const auto [width, height] = size_;
    const int notchWidth = drawOdd(width - 2, random) + 1;
    const int notchHeight = drawOdd(height - 2, random) + 1;
    const std::uint32_t corner = random.below(4);
    fill({corner % 2 == 0 ? 0 : width - notchWidth, corner / 2 == 0 ? 0 : height - notchHeight,
          notchWidth, notchHeight},
         0);
}

/// Draws a rectangle with its four corners cut off at 45 degrees.
void RoomFloor::drawOctagon(random::Stream& random) {
    const auto [width, height] = size_;
    const int cut = random.between(1, (std::min(width, height) - 1) / 2);
    for (int y = 0; y < height; ++y) {
        const int fromEdge = std::min(y, height - 1 - y);
        const int cutHere = std::max(0, cut - fromEdge);
        fill({0, y, cutHere, 1}, 0);
        fill({width - cutHere, y, cutHere, 1}, 0);
    }
}

/// Draws a rectangle whose edges are eroded cell by cell, up to a third of its area.
void RoomFloor::drawCave(random::Stream& random) {
    const auto [width, height] = size_;
    rowCounts_.assign(static_cast<std::size_t>(height), width);
    columnCounts_.assign(static_cast<std::size_t>(width), height);
    const int area = width * height;
    int left = area / 3;
    for (int tries = 2 * area; tries > 0 && left > 0; --tries) {
        const int x = random.between(0, width - 1);
        const int y = random.between(0, height - 1);
        if (!canErode(x, y)) continue;
        cells_[at(x, y)] = 0;
        --rowCounts_[static_cast<std::size_t>(y)];
        --columnCounts_[static_cast<std::size_t>(x)];
        --left;
    }
}

bool RoomFloor::take(int x, int y) {
    if (!contains(x, y)) return true;
    const auto [width, height] = size_;
    const auto isAlone = [&](const grid::Rect& line) {
        int count = 0;
        for (int row = line.y; row <= line.bottom(); ++row) {
            for (int column = line.x; column <= line.right(); ++column)
                count += contains(column, row) ? 1 : 0;
        }
        return count == 1;
    };
    if ((x == 0 || x == width - 1) && isAlone({x, 0, 1, height})) return false;
    if ((y == 0 || y == height - 1) && isAlone({0, y, width, 1})) return false;
    const auto around =
        grid::surroundings({x, y}, [&](grid::Point p) { return contains(p.x, p.y); });
    if (!grid::holdsWithoutMiddle(around)) return false;
    cells_[at(x, y)] = 0;
    return true;
}

/// Whether this is an edge cell of the floor that may be removed: without it, the floor stays
/// connected and still touches all four sides of its rectangle.
bool RoomFloor::canErode(int x, int y) const {
    if (!contains(x, y)) return false;
    if (rowCounts_[static_cast<std::size_t>(y)] == 1) return false;
    if (columnCounts_[static_cast<std::size_t>(x)] == 1) return false;
    const auto around =
        grid::surroundings({x, y}, [&](grid::Point p) { return contains(p.x, p.y); });
    const bool atEdge = (around & 0x55u) != 0x55u;
    return atEdge && grid::holdsWithoutMiddle(around);
}

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
#include "core/play/descent/state/visibility.h"

#include <algorithm>
#include <cstdlib>

#include "core/grid/floored.h"
#include "core/grid/row_order.h"
#include "core/play/descent/sight/sight.h"

namespace mazeloom::play::descent {

namespace {

using grid::Point;

bool isWithin(Point a, Point b, int reach) {
    return std::abs(a.x - b.x) <= reach && std::abs(a.y - b.y) <= reach;
}

}  // namespace

bool isClearBetween(const level::CellGrid& cells, Point a, Point b) {
    // Bresenham's line as in grid::line(): if two cells are equally near, it takes the cell with
    // the smaller x or y, so that the line back has the same cells.
    const Point way = b - a;
    const int length = std::max(std::abs(way.x), std::abs(way.y));
    for (int i = 1; i < length; ++i) {
        const auto along = [&](int distance) {
            return grid::floorDivided(2 * distance * i + length - 1, 2 * length);
        };
        if (cells.at(a + Point{along(way.x), along(way.y)}).isOpaque()) return false;
    }
    return true;
}

void Visibility::look(const Floor& floor, Point from) {
    view_ = descent::look(floor.cells, from, floor.ground->sight);
    lit_.clear();
    const level::DarkGrid& dark = floor.ground->map.dark;
    if (!dark.size().isEmpty()) {
        view_.keep([&](Point p) {
            const Point way = p - from;
            return dark.at(p) == 0 ||
                   way.x * way.x + way.y * way.y <= kDarkRadius * (kDarkRadius + 1);
        });
    }
    if (!floor.ground->hearths.empty()) lookAtHearths(floor);
}

void Visibility::lookAtHearths(const Floor& floor) {
    const Point from = view_.from();
    for (const Point hearth : floor.ground->hearths) {
        if (!isWithin(hearth, from, kLightReach + kLightRadius)) continue;
        const View light = descent::look(floor.cells, hearth, level::Sight::Shadows, kLightRadius);
        light.forEach([&](Point p) {
            if (view_.sees(p) || !isWithin(p, from, kLightReach)) return;
            if (isClearBetween(floor.cells, from, p)) lit_.push_back(p);
        });
    }
    // Two hearths may light the same cell.
    std::sort(lit_.begin(), lit_.end(), grid::isBeforeInRows);
    lit_.erase(std::unique(lit_.begin(), lit_.end()), lit_.end());
}

bool Visibility::isLit(Point p) const {
    return std::binary_search(lit_.begin(), lit_.end(), p, grid::isBeforeInRows);
}

}  // namespace mazeloom::play::descent

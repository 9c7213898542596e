// SPDX-License-Identifier: MIT
#include "core/generate/stages/layout/hero_start.h"

#include <cstdint>

namespace mazeloom::generate {

using grid::Point;
using level::Cell;

namespace {

bool canStandOn(Cell cell) {
    return cell.isWalkable() && !cell.isTrap() && !cell.isKept();
}

bool isFreeForHero(Cell cell) {
    return canStandOn(cell) && !cell.hasThing();
}

/// Returns the cell nearest to the map's centre where a hero may stand; ties in reading order.
std::optional<Point> nearestToCentre(const level::CellGrid& cells, bool (*mayStandOn)(Cell)) {
    std::optional<Point> nearest;
    std::int64_t least = 0;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (!mayStandOn(cells.at({x, y}))) continue;
            // Calculates with twice the distances, so that a centre between two cells is exact.
            const std::int64_t dx = 2 * x + 1 - cells.width();
            const std::int64_t dy = 2 * y + 1 - cells.height();
            const std::int64_t distance = dx * dx + dy * dy;
            if (nearest && distance >= least) continue;
            nearest = Point{x, y};
            least = distance;
        }
    }
    return nearest;
}

}  // namespace

std::optional<Point> startInTheMiddle(const level::Map& map) {
    if (!map.rooms.empty()) {
        const Point centre = map.rooms.front().rect.centre();
        if (isFreeForHero(map.cells.at(centre))) return centre;
    }
    // If every such cell holds a thing, the hero starts on a cell with a thing.
    const auto free = nearestToCentre(map.cells, isFreeForHero);
    return free ? free : nearestToCentre(map.cells, canStandOn);
}

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
// Searches in waves from the end to the start; each visited cell stores the direction of the next
// step to the end. Following these directions from the start gives a shortest way.
#include "core/analyse/route.h"

#include <utility>

namespace mazeloom::analyse {

namespace {

using grid::Index;
using grid::Point;
using Directions = grid::Grid<std::uint8_t, level::CellGrid::kFrame>;

constexpr std::uint8_t kUnseen = 0xff;
constexpr Point kWays[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

std::optional<Route> routeOver(const level::CellGrid& cells, Point from, Point to, bool overTraps,
                               std::size_t mostCells) {
    Directions ways(cells.size(), kUnseen);
    ways.at(to) = 0;
    std::vector<Point> wave{to};
    std::vector<Point> next;
    std::size_t seen = 1;
    const auto isFree = [&](Point cell) {
        if (!cells.contains(cell) || !cells.at(cell).isWalkable()) return false;
        return overTraps || cell == from || !cells.at(cell).isTrap();
    };
    if (!isFree(to)) return std::nullopt;
    while (!wave.empty() && ways.at(from) == kUnseen) {
        next.clear();
        for (const Point here : wave) {
            for (std::uint8_t i = 0; i < 4; ++i) {
                const Point there = here - kWays[i];
                if (!isFree(there) || ways.at(there) != kUnseen) continue;
                ways.at(there) = i;
                next.push_back(there);
            }
        }
        seen += next.size();
        if (seen > mostCells) return std::nullopt;
        std::swap(wave, next);
    }
    if (ways.at(from) == kUnseen) return std::nullopt;
    Route route{{from}, overTraps};
    while (route.cells.back() != to) {
        const Point here = route.cells.back();
        route.cells.push_back(here + kWays[ways.at(here)]);
    }
    return route;
}

}  // namespace

std::int64_t straightTenths(Point from, Point to) {
    const std::int64_t dx = std::int64_t{to.x} - from.x;
    const std::int64_t dy = std::int64_t{to.y} - from.y;
    const std::int64_t square = 100 * (dx * dx + dy * dy);
    // The square root, rounded down: the largest integer whose square is at most `square`.
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 30; bit > 0; bit /= 2) {
        if ((root + bit) * (root + bit) <= square) root += bit;
    }
    // Rounds up if the fraction is at least one half: (root + ½)² is root² + root + ¼.
    return square - root * root > root ? root + 1 : root;
}

std::optional<Route> shortestRoute(const level::CellGrid& cells, Point from, Point to,
                                   std::size_t mostCells) {
    if (!cells.contains(from) || !cells.contains(to)) return std::nullopt;
    if (!cells.at(from).isWalkable() || !cells.at(to).isWalkable()) return std::nullopt;
    auto around = routeOver(cells, from, to, false, mostCells);
    return around ? around : routeOver(cells, from, to, true, mostCells);
}

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
#include "core/play/descent/state/herald.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/grid/kings_moves.h"
#include "core/grid/row_order.h"

namespace mazeloom::play::descent {

namespace {

using grid::Point;

/// One cell in this many on the boss's way has a track.
constexpr int kStride = 3;

/// Whether the boss could have walked on a cell; closed doors do not stop it.
bool canStand(const Floor& floor, Point at) {
    const level::Cell cell = floor.cells.at(at);
    return cell.isWalkable() && cell.effect() == level::Effect::None;
}

/// Returns the cells of a shortest way between `from` and `to`, without these two; empty if there
/// is no way.
std::vector<Point> wayBetween(const Floor& floor, Point from, Point to) {
    // Searches breadth first from `to`, so that the way is collected in the order from `from` to
    // `to`.
    constexpr std::uint8_t kUnseen = 0;
    grid::Grid<std::uint8_t, 2> seen(floor.size(), kUnseen);
    std::vector<std::pair<Point, std::size_t>> reached{{to, 0}};
    seen.at(to) = 1;
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const grid::Direction direction : grid::kDirections) {
            const Point at = reached[next].first + grid::offset(direction);
            if (!floor.contains(at) || seen.at(at) != kUnseen) continue;
            if (at == from) {
                std::vector<Point> way;
                for (std::size_t i = next; i != 0; i = reached[i].second)
                    way.push_back(reached[i].first);
                return way;
            }
            if (!canStand(floor, at)) continue;
            seen.at(at) = 1;
            reached.push_back({at, next});
        }
    }
    return {};
}

}  // namespace

void herald(Floor& floor, int floors) {
    auto ground = std::make_shared<Ground>(*floor.ground);
    ground->bossBelow = floors;
    const std::vector<Point> way = wayBetween(floor, ground->fromAbove, ground->fromBelow);
    for (std::size_t i = 1; i < way.size(); i += kStride)
        ground->tracks.push_back(way[i]);
    std::ranges::sort(ground->tracks, grid::isBeforeInRows);
    floor.ground = std::move(ground);
}

bool hasTrack(const Floor& floor, Point at) {
    const auto& tracks = floor.ground->tracks;
    return std::binary_search(tracks.begin(), tracks.end(), at, grid::isBeforeInRows);
}

int glowAt(const Floor& floor, Point at) {
    if (floor.ground->bossBelow != 1) return 0;
    return std::max(0, kGlowRadius + 1 - grid::kingsMoves(at, floor.ground->fromBelow));
}

}  // namespace mazeloom::play::descent

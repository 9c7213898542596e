// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/board/blast_places.h"

#include <algorithm>

#include "core/grid/direction.h"
#include "core/grid/kings_moves.h"
#include "core/grid/line.h"

namespace mazeloom::analyse::deduce {

namespace {

using grid::Direction;
using grid::Point;

constexpr int kTntRadius = 2;
constexpr int kGrenadeRadius = 1;
constexpr int kThrow = 5;
constexpr int kThrowInWater = 2;

}  // namespace

BlastPlaces::BlastPlaces(const level::Map& map) : map_(map) {
    for (const level::Thing& thing : map.things) {
        if (thing.kind == level::ThingKind::Emitter) emitters_.push_back(thing.at);
    }
    std::ranges::sort(emitters_);
}

bool BlastPlaces::isEmitter(Point p) const {
    return std::ranges::binary_search(emitters_, p);
}

bool BlastPlaces::canStandAt(Point p) const {
    return map_.cells.contains(p) && map_.cells.at(p).isWalkable() && !isEmitter(p);
}

bool BlastPlaces::isClear(Point p) const {
    return map_.cells.contains(p) && !level::stopsBeam(map_.cells.at(p)) && !isEmitter(p);
}

bool BlastPlaces::hits(Point centre, int radius, Point target) const {
    if (grid::kingsMoves(centre, target) > radius) return false;
    return std::ranges::all_of(grid::line(centre, target),
                               [&](Point p) { return p == centre || p == target || isClear(p); });
}

bool BlastPlaces::hitsByGrenade(Point from, Direction direction, Point target) const {
    const Point step = grid::offset(direction);
    int left = map_.cells.at(from).isLiquid() ? kThrowInWater : kThrow;
    Point at = from;
    for (; left > 0 && isClear(at + step); --left)
        at = at + step;
    return grid::kingsMoves(at, from) > kGrenadeRadius && hits(at, kGrenadeRadius, target);
}

std::vector<Point> BlastPlaces::of(Point target) const {
    constexpr int kFarthest = kThrow + kGrenadeRadius;
    std::vector<Point> places;
    for (int y = target.y - kFarthest; y <= target.y + kFarthest; ++y) {
        for (int x = target.x - kFarthest; x <= target.x + kFarthest; ++x) {
            const Point from{x, y};
            if (!canStandAt(from)) continue;
            const bool isHit = hits(from, kTntRadius, target) ||
                               std::ranges::any_of(grid::kDirections, [&](Direction direction) {
                                   return hitsByGrenade(from, direction, target);
                               });
            if (isHit) places.push_back(from);
        }
    }
    return places;
}

}  // namespace mazeloom::analyse::deduce

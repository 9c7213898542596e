// SPDX-License-Identifier: MIT
#include "core/edit/things/trajectory_edit.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <set>

#include "core/grid/line.h"
#include "core/level/mover_path.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using level::Trajectory;

std::int64_t squaredDistance(Point a, Point b) {
    const std::int64_t x = std::int64_t{a.x} - b.x;
    const std::int64_t y = std::int64_t{a.y} - b.y;
    return x * x + y * y;
}

}  // namespace

std::size_t segmentCount(const Trajectory& trajectory) {
    const std::size_t points = trajectory.points.size();
    if (points < 2) return 0;
    return trajectory.thereAndBack ? points - 1 : points;
}

std::size_t nearestSegment(const Trajectory& trajectory, Point cell) {
    const auto& points = trajectory.points;
    std::size_t nearest = 0;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (std::size_t i = 0; i < segmentCount(trajectory); ++i) {
        for (Point at : grid::line(points[i], points[(i + 1) % points.size()])) {
            const std::int64_t distance = squaredDistance(at, cell);
            if (distance >= least) continue;
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

std::optional<std::size_t> pointAt(const Trajectory& trajectory, Point cell) {
    const auto& points = trajectory.points;
    const auto found = std::find(points.rbegin(), points.rend(), cell);
    if (found == points.rend()) return std::nullopt;
    return static_cast<std::size_t>(points.rend() - found) - 1;
}

std::size_t insertPoint(Trajectory& trajectory, Point cell) {
    auto& points = trajectory.points;
    const std::size_t index =
        points.size() < 2 ? points.size() : nearestSegment(trajectory, cell) + 1;
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(index), cell);
    return index;
}

bool removePoint(Trajectory& trajectory, std::size_t index) {
    auto& points = trajectory.points;
    if (points.size() <= 2 || index >= points.size()) return false;
    points.erase(points.begin() + static_cast<std::ptrdiff_t>(index));
    return true;
}

Trajectory moved(Trajectory trajectory, Point by) {
    for (Point& point : trajectory.points)
        point = point + by;
    return trajectory;
}

std::vector<Point> blockedCells(const Trajectory& trajectory,
                                const std::function<bool(Point)>& isOpen) {
    const auto fits = [&](Point at) {
        const grid::Rect cells = level::coveredBy(trajectory.size, at);
        for (int y = cells.y; y <= cells.bottom(); ++y) {
            for (int x = cells.x; x <= cells.right(); ++x) {
                if (!isOpen({x, y})) return false;
            }
        }
        return true;
    };
    std::vector<Point> blocked;
    std::set<Point> seen;
    for (Point at : level::cellsOf(trajectory)) {
        if (seen.insert(at).second && !fits(at)) blocked.push_back(at);
    }
    return blocked;
}

std::vector<Point> blockedCells(const Trajectory& trajectory, const level::Level& level) {
    std::set<Point> emitters;
    for (const level::Object& object : level.objects) {
        if (object.kind == level::ThingKind::Emitter) emitters.insert(object.at);
    }
    const grid::Rect bounds{0, 0, level.size.width, level.size.height};
    return blockedCells(trajectory, [&](Point cell) {
        if (!bounds.contains(cell) || emitters.contains(cell)) return false;
        if (!level.paint) return true;
        return level.terrains.isWalkable(
            static_cast<level::Terrain>(level.paint->at(cell) & level::kPaintTerrain));
    });
}

}  // namespace mazeloom::edit

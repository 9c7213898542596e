// SPDX-License-Identifier: MIT
#include "core/edit/resize.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>

#include "core/edit/keep/keep.h"
#include "core/grid/bounds.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using grid::Rect;
using grid::Size;
using level::Object;
using level::Trajectory;

std::optional<Problem> problemWith(const Rect& to, int mostSide, std::string_view whose) {
    const auto isAllowed = [mostSide](int side) { return side >= 1 && side <= mostSide; };
    if (isAllowed(to.width) && isAllowed(to.height)) return std::nullopt;
    return problemAt({}, {},
                     std::string(whose) + " is 1–" + std::to_string(mostSide) +
                         " cells wide and high, not " + std::to_string(to.width) + " × " +
                         std::to_string(to.height));
}

template <typename T>
grid::Grid<T> resized(const grid::Grid<T>& cells, const Rect& to, T fill) {
    grid::Grid<T> result({to.width, to.height}, fill);
    const int left = std::max(to.x, 0);
    const int end = std::min(to.right() + 1, cells.width());
    if (left >= end) return result;
    for (int y = std::max(to.y, 0); y < std::min(to.bottom() + 1, cells.height()); ++y) {
        const auto kept = cells.row(y).subspan(static_cast<std::size_t>(left),
                                               static_cast<std::size_t>(end - left));
        std::ranges::copy(kept, result.row(y - to.y).begin() + (left - to.x));
    }
    return result;
}

auto placeIn(const Rect& to) {
    return [&to](Point cell) { return cell - to.topLeft(); };
}

/// Keeps the objects in `to`, converted to its coordinates, and returns the other objects.
std::vector<Object> crop(std::vector<Object>& objects, const Rect& to) {
    std::vector<Object> lost;
    std::vector<Object> kept;
    for (Object& object : objects) {
        const bool stays = to.contains(object.at);
        if (stays) relocate(object, placeIn(to));
        (stays ? kept : lost).push_back(std::move(object));
    }
    objects = std::move(kept);
    return lost;
}

/// Returns the points in `to`, converted to its coordinates. If two equal points become neighbours
/// because the points between them are lost, they are merged.
std::vector<Point> pointsInside(const std::vector<Point>& points, const Rect& to) {
    std::vector<Point> kept;
    bool isGap = false;
    for (Point point : points) {
        if (!to.contains(point)) {
            isGap = true;
            continue;
        }
        point = point - to.topLeft();
        if (!isGap || kept.empty() || kept.back() != point) kept.push_back(point);
        isGap = false;
    }
    return kept;
}

void crop(const std::vector<Trajectory>& trajectories, const Rect& to, ResizedLevel& result) {
    for (const Trajectory& trajectory : trajectories) {
        std::vector<Point> kept = pointsInside(trajectory.points, to);
        if (kept.size() < std::min<std::size_t>(2, trajectory.points.size())) {
            result.lostTrajectories.push_back(trajectory);
            continue;
        }
        result.lostPoints += trajectory.points.size() - kept.size();
        result.trajectories.push_back(trajectory);
        relocate(result.trajectories.back().properties, placeIn(to));
        result.trajectories.back().points = std::move(kept);
    }
}

bool isAllowed(Point origin) {
    return std::max(std::abs(origin.x), std::abs(origin.y)) <= level::kMostOrigin;
}

/// Returns where the new side begins, in coordinates of the old one. `third` is the anchor's
/// position on the side: 0 is the start, 1 the middle, 2 the end.
int startOf(int from, int to, int third) {
    if (third == 1) return (from - to) / 2;
    return third == 0 ? 0 : from - to;
}

}  // namespace

Rect resizedRect(Size from, Size to, Anchor anchor) {
    const int place = static_cast<int>(anchor);
    return {startOf(from.width, to.width, place % 3), startOf(from.height, to.height, place / 3),
            to.width, to.height};
}

Point movedOrigin(Point origin, Point by) {
    const Point moved = origin + by;
    return isAllowed(moved) ? moved : Point{};
}

Rect grownToHold(Size size, const Area& painted) {
    return grid::rectAround(Rect{0, 0, size.width, size.height}, painted.bounds());
}

tl::expected<ResizedLevel, Problem> resized(const level::Level& level, const Rect& to,
                                            level::Paint fill) {
    if (auto problem = problemWith(to, level::kMaxSide, "a level")) {
        return tl::unexpected(std::move(*problem));
    }
    ResizedLevel result;
    result.size = {to.width, to.height};
    result.origin = movedOrigin(level.origin, Point{} - to.topLeft());
    if (level.paint) result.paint = resized(*level.paint, to, fill);
    result.objects = level.objects;
    result.lostObjects = crop(result.objects, to);
    crop(level.trajectories, to, result);
    result.kept = cropped(level.kept, to);
    result.properties = level.properties;
    relocate(result.properties, placeIn(to));
    return result;
}

tl::expected<ResizedRoom, Problem> resized(const level::Room& room, const Rect& to) {
    if (auto problem = problemWith(to, level::kMaxRoomSide, "a room")) {
        return tl::unexpected(std::move(*problem));
    }
    ResizedRoom result{room, {}, 0};
    result.room.cells = resized(room.cells, to, level::Terrain::Void);
    result.lostObjects = crop(result.room.objects, to);
    auto& entrances = result.room.entrances;
    result.lostEntrances =
        std::erase_if(entrances, [&](Point entrance) { return !to.contains(entrance); });
    std::ranges::transform(entrances, entrances.begin(), placeIn(to));
    std::erase_if(result.room.entranceTags,
                  [&](const level::EntranceTag& each) { return !to.contains(each.at); });
    for (level::EntranceTag& each : result.room.entranceTags)
        each.at = placeIn(to)(each.at);
    relocate(result.room.properties, placeIn(to));
    return result;
}

}  // namespace mazeloom::edit

// SPDX-License-Identifier: MIT
#include "core/edit/offset.h"

#include <algorithm>
#include <utility>

#include "core/edit/keep/keep.h"
#include "core/grid/bounds.h"
#include "core/grid/wrapping.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using grid::Rect;
using grid::Size;

/// Returns the crop rectangle that has the effect of moving the content by `by`.
Rect shifted(Size size, Point by) {
    return {-by.x, -by.y, size.width, size.height};
}

template <typename T>
grid::Grid<T> wrappedGrid(const grid::Grid<T>& cells, const grid::Wrapping& placeOf) {
    grid::Grid<T> result(cells.size());
    for (int y = 0; y < cells.height(); ++y) {
        const Point start = placeOf({0, y});
        const auto from = cells.row(y);
        std::ranges::rotate_copy(from, from.end() - start.x, result.row(start.y).begin());
    }
    return result;
}

/// Returns the smallest rectangle around the cells that differ from `empty`.
template <typename T>
Rect paintedIn(const grid::Grid<T>& cells, T empty) {
    Rect bounds;
    const auto isPainted = [empty](T cell) { return cell != empty; };
    for (int y = 0; y < cells.height(); ++y) {
        const auto row = cells.row(y);
        const auto first = std::ranges::find_if(row, isPainted);
        if (first == row.end()) continue;
        auto last = row.end() - 1;
        while (*last == empty)
            --last;
        const Point from{static_cast<int>(first - row.begin()), y};
        const Point to{static_cast<int>(last - row.begin()), y};
        bounds = grid::rectAround(bounds, grid::rectAround(from, to));
    }
    return bounds;
}

Rect grownTo(const Rect& bounds, Point cell) {
    return grid::rectAround(bounds, Rect{cell.x, cell.y, 1, 1});
}

}  // namespace

ResizedLevel offset(const level::Level& level, Point by, PastEdge past) {
    // resized() fails only for disallowed sides; here the level keeps its own sides.
    if (past == PastEdge::Lost) return resized(level, shifted(level.size, by)).value();
    const grid::Wrapping placeOf{level.size, by};
    ResizedLevel result;
    result.size = level.size;
    result.origin = movedOrigin(level.origin, by);
    if (level.paint) result.paint = wrappedGrid(*level.paint, placeOf);
    result.objects = level.objects;
    for (level::Object& object : result.objects)
        relocate(object, placeOf);
    result.trajectories = level.trajectories;
    for (level::Trajectory& path : result.trajectories)
        relocate(path, placeOf);
    result.kept = wrapped(level.kept, placeOf);
    result.properties = level.properties;
    relocate(result.properties, placeOf);
    return result;
}

ResizedRoom offset(const level::Room& room, Point by, PastEdge past) {
    const Size size = room.cells.size();
    if (past == PastEdge::Lost) return resized(room, shifted(size, by)).value();
    const grid::Wrapping placeOf{size, by};
    ResizedRoom result{room, {}, 0};
    result.room.cells = wrappedGrid(room.cells, placeOf);
    for (level::Object& object : result.room.objects)
        relocate(object, placeOf);
    std::ranges::transform(result.room.entrances, result.room.entrances.begin(), placeOf);
    for (level::EntranceTag& each : result.room.entranceTags)
        each.at = placeOf(each.at);
    relocate(result.room.properties, placeOf);
    return result;
}

Rect paintedBounds(const level::Level& level) {
    Rect bounds = level.kept.cells.bounds();
    if (level.paint) {
        const Rect painted = paintedIn(*level.paint, level::painted(level::Terrain::Wall));
        bounds = grid::rectAround(bounds, painted);
    }
    for (const level::Object& object : level.objects)
        bounds = grownTo(bounds, object.at);
    for (const level::Trajectory& path : level.trajectories) {
        for (const Point point : path.points)
            bounds = grownTo(bounds, point);
    }
    return bounds;
}

Rect paintedBounds(const level::Room& room) {
    Rect bounds = paintedIn(room.cells, level::Terrain::Void);
    for (const level::Object& object : room.objects)
        bounds = grownTo(bounds, object.at);
    for (const Point entrance : room.entrances)
        bounds = grownTo(bounds, entrance);
    return bounds;
}

}  // namespace mazeloom::edit

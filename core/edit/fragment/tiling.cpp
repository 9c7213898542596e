// SPDX-License-Identifier: MIT
#include "core/edit/fragment/tiling.h"

#include <algorithm>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/edit/things/references.h"

namespace mazeloom::edit {

namespace {

using grid::Point;

/// Fills one run of the region, given in the fragment's coordinates, with the pattern. `row` is the
/// row of the pattern's mask that repeats along this run.
void tileRun(const level::PaintGrid& pattern, std::span<const Run> row, const Run& run,
             Fragment& to, std::vector<Run>& mask) {
    const int width = pattern.width();
    const int y = run.y % pattern.height();
    for (int tile = run.x / width * width; tile < run.end(); tile += width) {
        for (const Run& part : row) {
            const int first = std::max(run.x, tile + part.x);
            const int end = std::min(run.end(), tile + part.end());
            for (int x = first; x < end; ++x)
                to.paint.at({x, run.y}) = pattern.at({x - tile, y});
            if (first < end) mask.push_back({run.y, first, end - first});
        }
    }
}

/// Adds the pattern's objects for a repetition with its top left at `at`.
void repeatObjects(const Fragment& pattern, Point at, FreshIds& ids, Fragment& to) {
    const std::size_t first = to.objects.size();
    CopiedIds copies;
    for (level::Object object : pattern.objects) {
        if (object.kind == level::ThingKind::Hero) continue;
        relocate(object, [&](Point cell) { return cell + at; });
        if (!to.mask.contains(object.at)) continue;
        nameCopy(object.id, ids, copies);
        to.objects.push_back(std::move(object));
    }
    for (std::size_t i = first; i < to.objects.size(); ++i)
        follow(to.objects[i].properties, copies);
}

}  // namespace

Fragment tiled(const Fragment& pattern, const Area& region) {
    Fragment result;
    if (pattern.isEmpty() || region.isEmpty()) return result;
    const grid::Rect bounds = region.bounds();
    const Area cells = region.moved(Point{0, 0} - bounds.topLeft());
    const grid::Size tile = pattern.paint.size();
    result.paint = level::PaintGrid({bounds.width, bounds.height});
    std::vector<Run> mask;
    for (const Run& run : cells.runs())
        tileRun(pattern.paint, pattern.mask.row(run.y % tile.height), run, result, mask);
    result.mask = Area(std::move(mask));

    const std::int64_t across = (bounds.width + tile.width - 1) / tile.width;
    const std::int64_t down = (bounds.height + tile.height - 1) / tile.height;
    const auto count = static_cast<std::int64_t>(pattern.objects.size());
    if (across * down * count > kMostTiledObjects) return result;
    FreshIds ids;
    for (int y = 0; y < bounds.height; y += tile.height) {
        for (int x = 0; x < bounds.width; x += tile.width)
            repeatObjects(pattern, {x, y}, ids, result);
    }
    return result;
}

}  // namespace mazeloom::edit

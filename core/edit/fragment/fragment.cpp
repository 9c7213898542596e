// SPDX-License-Identifier: MIT
#include "core/edit/fragment/fragment.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>

#include "core/edit/area/turned_area.h"
#include "core/edit/keep/keep.h"
#include "core/edit/paint/room_paint.h"
#include "core/level/mover_path.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using level::Object;
using level::Paint;
using level::PaintGrid;
using level::Terrain;
using level::terrainOf;
using level::Trajectory;

bool isInside(const Object& object, const Area& area) {
    return area.contains(object.at);
}

bool isInside(const Trajectory& trajectory, const Area& area) {
    const auto contains = [&](Point cell) { return area.contains(cell); };
    return !trajectory.points.empty() && std::ranges::all_of(trajectory.points, contains) &&
           std::ranges::all_of(level::cellsOf(trajectory), contains);
}

template <typename Item>
std::vector<Item> itemsOutside(std::span<const Item> items, const Area& area) {
    std::vector<Item> kept;
    std::ranges::copy_if(items, std::back_inserter(kept),
                         [&](const Item& item) { return !isInside(item, area); });
    return kept;
}

/// Returns the transformed value of each possible painted cell.
std::array<Paint, level::kPaintCount> turnedPaints(level::Symmetry symmetry) {
    std::array<Paint, level::kPaintCount> paints;
    for (unsigned i = 0; i < paints.size(); ++i) {
        const Terrain terrain = level::transformed(terrainOf(static_cast<Paint>(i)), symmetry);
        paints[i] = static_cast<Paint>((i & level::kPaintMark) | static_cast<unsigned>(terrain));
    }
    return paints;
}

PaintGrid transformed(const PaintGrid& paint, level::Symmetry symmetry) {
    PaintGrid result(level::transformed(paint.size(), symmetry));
    const auto paints = turnedPaints(symmetry);
    // The cells of a row become a row or a column, so their new indices have a fixed stride.
    const Point step = level::transformed(Point{1, 0}, symmetry);
    const std::ptrdiff_t stride = step.y * std::ptrdiff_t{result.stride()} + step.x;
    for (int y = 0; y < paint.height(); ++y) {
        std::ptrdiff_t to = result.index(level::transformed(Point{0, y}, paint.size(), symmetry));
        for (Paint cell : paint.row(y)) {
            result[static_cast<grid::Index>(to)] = paints[cell];
            to += stride;
        }
    }
    return result;
}

void paintKept(Fragment& fragment) {
    fragment.kept.cells.forEach([&](Point cell, level::KeptCell kept) {
        if (fragment.mask.contains(cell))
            fragment.paint.at(cell) = level::painted(kept.cell().terrain());
    });
    std::ranges::copy_if(
        fragment.kept.objects, std::back_inserter(fragment.objects), [](const Object& object) {
            return object.kind != level::ThingKind::Hero && !level::isMover(object.kind);
        });
    fragment.kept = {};
}

}  // namespace

Fragment copyOf(const PaintGrid& paint, std::span<const Object> objects,
                std::span<const Trajectory> trajectories, const Area& area, const level::Kept& kept,
                const level::TerrainTable& terrains) {
    Fragment fragment;
    fragment.terrains = terrains;
    const Area inside = area.clipped(paint.bounds());
    const grid::Rect bounds = inside.bounds();
    const Point back = Point{0, 0} - bounds.topLeft();
    const auto placeOf = [&](Point cell) { return cell + back; };
    fragment.from = bounds.topLeft();
    fragment.mask = inside.moved(back);
    fragment.paint = PaintGrid({bounds.width, bounds.height});
    for (const Run& run : inside.runs()) {
        const auto cells = paint.row(run.y).subspan(static_cast<std::size_t>(run.x),
                                                    static_cast<std::size_t>(run.count));
        std::ranges::copy(cells, fragment.paint.row(run.y + back.y).begin() + run.x + back.x);
    }
    for (const Object& object : objects) {
        if (!isInside(object, inside)) continue;
        fragment.objects.push_back(object);
        relocate(fragment.objects.back(), placeOf);
    }
    for (const Trajectory& trajectory : trajectories) {
        if (!isInside(trajectory, inside)) continue;
        fragment.trajectories.push_back(trajectory);
        relocate(fragment.trajectories.back(), placeOf);
    }
    fragment.kept = copyOf(kept, inside);
    return fragment;
}

std::vector<Object> outside(std::span<const Object> objects, const Area& area) {
    return itemsOutside(objects, area);
}

std::vector<Trajectory> outside(std::span<const Trajectory> trajectories, const Area& area) {
    return itemsOutside(trajectories, area);
}

Fragment transformed(const Fragment& fragment, level::Symmetry symmetry) {
    const grid::Size size = fragment.paint.size();
    const auto placeOf = [&](Point cell) { return level::transformed(cell, size, symmetry); };
    Fragment result{transformed(fragment.paint, symmetry),
                    transformed(fragment.mask, symmetry).moved(placeOf({0, 0})),
                    fragment.objects,
                    fragment.trajectories,
                    transformed(fragment.kept, size, symmetry),
                    fragment.from,
                    fragment.terrains};
    for (Object& object : result.objects) {
        relocate(object, placeOf);
        object.direction = level::transformed(object.direction, symmetry);
    }
    for (Trajectory& trajectory : result.trajectories)
        relocate(trajectory, placeOf);
    return result;
}

Fragment fittedToLevel(Fragment fragment) {
    for (Paint& cell : fragment.paint.storage()) {
        if (!fragment.terrains.isWalkable(terrainOf(cell))) cell &= level::kPaintTerrain;
    }
    return fragment;
}

Fragment fittedToRoom(Fragment fragment) {
    paintKept(fragment);
    for (Paint& cell : fragment.paint.storage()) {
        const bool stays = terrainOf(cell) == Terrain::Wall && isEntrance(cell);
        if (!stays) cell &= level::kPaintTerrain;
    }
    fragment.trajectories.clear();
    return fragment;
}

}  // namespace mazeloom::edit

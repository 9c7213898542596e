// SPDX-License-Identifier: MIT
#include "core/edit/keep/keep.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/grid/bounds.h"

namespace mazeloom::edit {

namespace {

using grid::Point;
using grid::Rect;
using level::Kept;
using level::KeptCell;
using level::KeptRoom;

static_assert(level::kMaxSide <= std::numeric_limits<decltype(KeptRun::count)>::max());

Rect boundsOf(grid::Size size) {
    return {0, 0, size.width, size.height};
}

/// Returns the changes in `area`. `after(point)` returns the new pinned content of the cell.
template <typename After>
KeptDelta keptChanges(const level::Level& level, const Area& area, const After& after) {
    KeptDelta delta;
    const int width = level.size.width;
    const Area inside = area.clipped(boundsOf(level.size));
    for (const Run& run : inside.runs()) {
        const std::size_t first = delta.size();
        for (int x = run.x; x < run.end(); ++x) {
            const Point p{x, run.y};
            const KeptCell was = level.kept.cells.at(p);
            const KeptCell is = after(p);
            if (was == is) continue;
            const auto index = static_cast<grid::Index>(run.y * std::int64_t{width} + x);
            KeptRun* const last = delta.size() > first ? &delta.back() : nullptr;
            const bool goesOn = last != nullptr && last->first + last->count == index &&
                                last->before == was && last->after == is;
            if (goesOn) {
                ++last->count;
            } else {
                delta.push_back({index, 1, was, is});
            }
        }
    }
    delta.shrink_to_fit();
    return delta;
}

KeptThings thingsOf(const Kept& kept) {
    return {kept.objects, kept.trajectories, kept.rooms};
}

bool isOn(const level::Trajectory& path, const Area& area) {
    return !path.points.empty() && area.contains(path.points.front());
}

bool touches(const Rect& rect, const Area& area) {
    return !area.clipped(rect).isEmpty();
}

/// Returns the pinned things outside the area, and the pinned rooms that the area does not touch.
KeptThings beside(const Kept& kept, const Area& area) {
    KeptThings things = thingsOf(kept);
    std::erase_if(things.objects, [&](const auto& object) { return area.contains(object.at); });
    std::erase_if(things.trajectories, [&](const auto& path) { return isOn(path, area); });
    std::erase_if(things.rooms,
                  [&](const KeptRoom& room) { return touches(room.footprint(), area); });
    return things;
}

/// Returns the number of movers that the designer placed, as paths or as objects. On a map, they
/// come before the generated movers.
std::size_t moversOf(const level::Level& level) {
    const auto among = std::ranges::count_if(
        level.objects, [](const auto& object) { return level::isMover(object.kind); });
    return level.trajectories.size() + static_cast<std::size_t>(among);
}

void addMade(const level::Level& level, const level::Map& map, const Area& area,
             KeptThings& things) {
    const std::size_t movers = moversOf(level);
    for (const level::Thing& thing : map.things) {
        if (!area.contains(thing.at)) continue;
        const auto index = static_cast<std::size_t>(std::max(thing.object, 0));
        if (const level::Trajectory* path = map.trajectoryOf(thing)) {
            if (index >= movers) things.trajectories.push_back(*path);
        } else if (const level::Object* object = map.objectOf(thing)) {
            if (index >= level.objects.size()) things.objects.push_back(*object);
        } else {
            level::Object bare;
            bare.kind = thing.kind;
            bare.at = thing.at;
            if (thing.kind == level::ThingKind::Own) bare.own = map.ownIdOf(thing);
            things.objects.push_back(std::move(bare));
        }
    }
}

/// Adds the rooms of the map that `area` touches and whose cells are all pinned after the change.
void addRooms(const level::Level& level, std::span<const level::Room> rooms, const level::Map& map,
              const Area& area, KeptThings& things) {
    for (const level::PlacedRoom& placed : map.rooms) {
        KeptRoom room{placed.rect, {}};
        if (placed.handcrafted >= 0)
            room.room = rooms[static_cast<std::size_t>(placed.handcrafted)].id;
        if (!touches(room.footprint(), area)) continue;
        bool isWhole = boundsOf(level.size).contains(room.footprint());
        const Area others = Area(room.footprint()) - area;
        for (const Run& run : others.runs()) {
            for (int x = run.x; isWhole && x < run.end(); ++x)
                isWhole = level.kept.cells.at({x, run.y}).isKept();
        }
        const bool isThere = std::ranges::find(things.rooms, room) != things.rooms.end();
        if (isWhole && !isThere) things.rooms.push_back(std::move(room));
    }
}

std::optional<KeptThings> unlessSame(const Kept& kept, KeptThings things) {
    if (things == thingsOf(kept)) return std::nullopt;
    return things;
}

void write(Kept& kept, grid::Size size, const KeptRun& run, KeptCell cell) {
    const auto width = static_cast<grid::Index>(size.width);
    Point p{static_cast<int>(run.first % width), static_cast<int>(run.first / width)};
    for (int i = 0; i < run.count; ++i, ++p.x)
        kept.cells.set(p, cell);
}

}  // namespace

KeptChange keep(const level::Level& level, std::span<const level::Room> rooms,
                const level::Map& map, const Area& area) {
    if (map.size() != level.size) return {};
    const Area inside = area.clipped(boundsOf(level.size));
    KeptThings things = beside(level.kept, inside);
    addMade(level, map, inside, things);
    addRooms(level, rooms, map, inside, things);
    return {keptChanges(level, inside,
                        [&](Point p) { return KeptCell(map.cells.at(p), map.marks.at(p)); }),
            unlessSame(level.kept, std::move(things))};
}

KeptChange letGo(const level::Level& level, const Area& area) {
    if (level.kept.cells.isEmpty()) return {};
    return {keptChanges(level, area, [](Point) { return KeptCell(); }),
            unlessSame(level.kept, beside(level.kept, area))};
}

KeptChange pasted(const level::Level& level, const Kept& kept, Point at, const Area& area) {
    if (level.kept.cells.isEmpty() && kept.cells.isEmpty()) return {};
    const Area inside = area.clipped(boundsOf(level.size));
    KeptThings things = beside(level.kept, inside);
    for (level::Object object : kept.objects) {
        relocate(object, [&](Point cell) { return cell + at; });
        if (!inside.contains(object.at)) continue;
        if (object.kind == level::ThingKind::Hero) {
            // A level has one start, so the pasted hero replaces a pinned one.
            std::erase_if(things.objects,
                          [](const auto& other) { return other.kind == level::ThingKind::Hero; });
        }
        things.objects.push_back(std::move(object));
    }
    const Rect bounds = boundsOf(level.size);
    for (level::Trajectory path : kept.trajectories) {
        relocate(path, [&](Point cell) { return cell + at; });
        const bool fits =
            std::ranges::all_of(path.points, [&](Point point) { return bounds.contains(point); });
        if (fits && isOn(path, inside)) things.trajectories.push_back(std::move(path));
    }
    for (KeptRoom room : kept.rooms) {
        room.rect = {room.rect.x + at.x, room.rect.y + at.y, room.rect.width, room.rect.height};
        if ((Area(room.footprint()) - inside).isEmpty()) things.rooms.push_back(std::move(room));
    }
    const auto after = [&](Point p) {
        const Point from = p - at;
        return from.x < 0 || from.y < 0 ? KeptCell() : kept.cells.at(from);
    };
    return {keptChanges(level, inside, after), unlessSame(level.kept, std::move(things))};
}

void redo(Kept& kept, grid::Size size, std::span<const KeptRun> delta) {
    for (const KeptRun& run : delta)
        write(kept, size, run, run.after);
}

void undo(Kept& kept, grid::Size size, std::span<const KeptRun> delta) {
    for (auto run = delta.rbegin(); run != delta.rend(); ++run)
        write(kept, size, *run, run->before);
}

void swapThings(Kept& kept, KeptThings& things) {
    std::swap(kept.objects, things.objects);
    std::swap(kept.trajectories, things.trajectories);
    std::swap(kept.rooms, things.rooms);
}

Rect boundsOf(grid::Size size, std::span<const KeptRun> delta) {
    if (delta.empty()) return {};
    const auto width = static_cast<grid::Index>(size.width);
    Point first{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
    Point last{-1, -1};
    for (const KeptRun& run : delta) {
        const int x = static_cast<int>(run.first % width);
        const int y = static_cast<int>(run.first / width);
        first = {std::min(first.x, x), std::min(first.y, y)};
        last = {std::max(last.x, x + run.count - 1), std::max(last.y, y)};
    }
    return {first.x, first.y, last.x - first.x + 1, last.y - first.y + 1};
}

namespace {

/// Returns the pinned cells for which `contains` is true, moved by `by`, with the things on them.
/// Paths with a point outside `bounds` are left out.
template <typename Contains>
Kept partOf(const Kept& kept, Point by, const Rect& bounds, const Contains& contains) {
    Kept part;
    kept.cells.forEach([&](Point p, KeptCell cell) {
        if (contains(p)) part.cells.set(p + by, cell);
    });
    for (level::Object object : kept.objects) {
        if (!contains(object.at)) continue;
        relocate(object, [&](Point cell) { return cell + by; });
        part.objects.push_back(std::move(object));
    }
    for (level::Trajectory path : kept.trajectories) {
        if (path.points.empty() || !contains(path.points.front())) continue;
        relocate(path, [&](Point cell) { return cell + by; });
        const bool fits =
            std::ranges::all_of(path.points, [&](Point point) { return bounds.contains(point); });
        if (fits) part.trajectories.push_back(std::move(path));
    }
    return part;
}

KeptRoom movedRoom(KeptRoom room, Point by) {
    room.rect = {room.rect.x + by.x, room.rect.y + by.y, room.rect.width, room.rect.height};
    return room;
}

}  // namespace

Kept copyOf(const Kept& kept, const Area& area) {
    if (kept.cells.isEmpty()) return {};
    const Rect bounds = area.bounds();
    const Point by = Point{0, 0} - bounds.topLeft();
    Kept part = partOf(kept, by, {0, 0, bounds.width, bounds.height},
                       [&](Point p) { return area.contains(p); });
    for (const KeptRoom& room : kept.rooms) {
        if ((Area(room.footprint()) - area).isEmpty()) part.rooms.push_back(movedRoom(room, by));
    }
    return part;
}

Kept cropped(const Kept& kept, const Rect& to) {
    const Point by = Point{0, 0} - to.topLeft();
    Kept part =
        partOf(kept, by, {0, 0, to.width, to.height}, [&](Point p) { return to.contains(p); });
    for (const KeptRoom& room : kept.rooms) {
        if (to.contains(room.footprint())) part.rooms.push_back(movedRoom(room, by));
    }
    part.more = kept.more;
    return part;
}

Kept wrapped(const Kept& kept, const grid::Wrapping& placeOf) {
    Kept moved;
    kept.cells.forEach([&](Point p, KeptCell cell) { moved.cells.set(placeOf(p), cell); });
    moved.objects = kept.objects;
    for (level::Object& object : moved.objects)
        relocate(object, placeOf);
    moved.trajectories = kept.trajectories;
    for (level::Trajectory& path : moved.trajectories)
        relocate(path, placeOf);
    for (const KeptRoom& room : kept.rooms) {
        const Rect all = room.footprint();
        const Point first = placeOf(all.topLeft());
        const Point last = placeOf({all.right(), all.bottom()});
        const bool isWhole = last - first == Point{all.right(), all.bottom()} - all.topLeft();
        if (isWhole) moved.rooms.push_back(movedRoom(room, first - all.topLeft()));
    }
    moved.more = kept.more;
    return moved;
}

Kept transformed(const Kept& kept, grid::Size size, level::Symmetry symmetry) {
    Kept turned;
    const auto placeOf = [&](Point p) { return level::transformed(p, size, symmetry); };
    kept.cells.forEach([&](Point p, KeptCell cell) {
        const level::Cell was = cell.cell();
        const level::Cell is = was.with(level::transformed(was.terrain(), symmetry));
        turned.cells.set(placeOf(p), KeptCell(is, cell.marks()));
    });
    turned.objects = kept.objects;
    for (level::Object& object : turned.objects) {
        relocate(object, placeOf);
        object.direction = level::transformed(object.direction, symmetry);
    }
    turned.trajectories = kept.trajectories;
    for (level::Trajectory& path : turned.trajectories)
        relocate(path, placeOf);
    for (const KeptRoom& room : kept.rooms) {
        const Point a = placeOf(room.rect.topLeft());
        const Point b = placeOf({room.rect.right(), room.rect.bottom()});
        turned.rooms.push_back({grid::rectAround(a, b), room.room});
    }
    turned.more = kept.more;
    return turned;
}

}  // namespace mazeloom::edit

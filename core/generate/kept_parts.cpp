// SPDX-License-Identifier: MIT
#include "core/generate/kept_parts.h"

#include <algorithm>

namespace mazeloom::generate {

using grid::Point;
using level::Cell;
using level::KeptCell;

namespace {

/// Visits the pinned cells that lie on the map; after a level was shrunk, some may lie outside it.
template <typename Visit>
void forEachOn(const level::CellGrid& cells, const level::Kept& kept, const Visit& visit) {
    kept.cells.forEach([&](Point p, KeptCell cell) {
        if (cells.contains(p)) visit(p, cell);
    });
}

/// Returns a handcrafted room's index in the pack; −1 for missing and generated rooms.
int indexOf(std::span<const level::Room> rooms, const std::string& id) {
    const auto found = std::ranges::find(rooms, id, &level::Room::id);
    return id.empty() || found == rooms.end() ? -1 : static_cast<int>(found - rooms.begin());
}

/// Whether the object has no data beyond its kind and cell. Emitters and consoles always have more.
bool isBare(const level::Object& object) {
    using enum level::ThingKind;
    if (object.kind == Emitter || object.kind == Console) return false;
    level::Object bare;
    bare.kind = object.kind;
    bare.at = object.at;
    bare.own = object.own;
    return object == bare;
}

void place(const level::Thing& thing, level::Map& map) {
    map.cells.at(thing.at) = map.cells.at(thing.at).with(Cell::kThing);
    map.things.push_back(thing);
}

}  // namespace

void layKeptCells(const level::Kept& kept, std::span<const level::Room> rooms, level::Map& map) {
    forEachOn(map.cells, kept, [&](Point p, KeptCell cell) {
        const Cell laid = map.terrains.changed(cell.cell(), cell.cell().terrain());
        // Drops painted marks that contradict the pinned cell.
        const unsigned painted =
            map.marks.at(p) &
            (laid.isTrap() || laid.hasCoin() ? unsigned{level::kForced} : unsigned{level::kNoTrap});
        map.cells.at(p) = laid;
        map.marks.at(p) = static_cast<std::uint8_t>(cell.marks() | painted);
    });
    for (const level::KeptRoom& room : kept.rooms)
        map.rooms.push_back({room.rect, indexOf(rooms, room.room)});
}

void placeKeptThings(const level::Kept& kept, level::Map& map) {
    const bool hasHero = map.hero().has_value();
    for (const level::Object& object : kept.objects) {
        if (!map.cells.contains(object.at)) continue;
        if (hasHero && object.kind == level::ThingKind::Hero) continue;
        const level::Thing bare{object.kind, object.at, -1, map.placeOfOwn(object)};
        // If the pack lacks the object's own kind, only the object holds the name of the kind, so
        // the whole object is added.
        const bool isKnown = object.kind != level::ThingKind::Own || bare.own >= 0;
        place(isBare(object) && isKnown ? bare : map.add(object), map);
    }
    for (const level::Trajectory& path : kept.trajectories) {
        if (path.points.empty() || !map.cells.contains(path.points.front())) continue;
        place(map.add(path), map);
    }
}

void pin(const level::Kept& kept, level::Map& map) {
    forEachOn(map.cells, kept, [&](Point p, KeptCell) {
        map.cells.at(p) = map.cells.at(p).with(Cell::kKept);
        map.marks.at(p) |= level::kFinal;
    });
}

void unpin(const level::Kept& kept, level::Map& map) {
    unpin(kept, map.cells);
    forEachOn(map.cells, kept, [&](Point p, KeptCell cell) {
        if ((cell.marks() & level::kFinal) != 0) return;
        map.marks.at(p) = static_cast<std::uint8_t>(map.marks.at(p) & ~unsigned{level::kFinal});
    });
}

void unpin(const level::Kept& kept, level::CellGrid& cells) {
    forEachOn(cells, kept,
              [&](Point p, KeptCell) { cells.at(p) = cells.at(p).without(Cell::kKept); });
}

}  // namespace mazeloom::generate

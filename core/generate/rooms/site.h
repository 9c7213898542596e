// SPDX-License-Identifier: MIT
// A handcrafted room at a place of the level, and its construction.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/generate/rooms/blueprint.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate {

/// A handcrafted room with a flaw is left out: its title, the flaw's place, the flaw.
inline constexpr Sentence kRoomLeftOut{"room-left-out", "room \"%1\": %2: %3; it is left out"};

/// A blueprint placed with its grid's top left cell at a cell of the level.
struct Site {
    const Blueprint* blueprint = nullptr;
    grid::Point at;

    grid::Rect grid() const {
        return {at.x, at.y, blueprint->size().width, blueprint->size().height};
    }
    /// Returns the value for PlacedRoom::rect.
    grid::Rect floor() const { return grid().grown(-1); }
};

/// Calls visit(point in the room's grid, index on the map) for the room's own cells until visit()
/// returns false. All of these cells must lie inside the level.
template <typename Visit>
bool forEveryCell(const level::Map& map, const Site& site, const Visit& visit) {
    const grid::Size size = site.blueprint->size();
    for (int y = 0; y < size.height; ++y) {
        grid::Index i = map.cells.index({site.at.x, site.at.y + y});
        for (int x = 0; x < size.width; ++x, ++i) {
            if (site.blueprint->at({x, y}) == level::Terrain::Void) continue;
            if (!visit(grid::Point{x, y}, i)) return false;
        }
    }
    return true;
}

/// Builds the room, as part of the current step; `index` is its index in Pack::rooms. Its objects
/// are placed by furnishRoom().
template <typename Mode>
void buildRoom(StageRun<Mode>& run, const Site& site, int index) {
    level::Map& map = run.map;
    // A wall that two rooms share may open only where both have an entrance.
    std::vector<grid::Index> entrances;
    for (const Blueprint::Entrance& entrance : site.blueprint->entrances) {
        const grid::Index i = map.cells.index(site.at + entrance.at);
        if ((map.marks[i] & (level::kFinal | level::kEntrance)) != level::kFinal)
            entrances.push_back(i);
    }
    forEveryCell(map, site, [&](grid::Point p, grid::Index i) {
        const level::Terrain terrain = site.blueprint->at(p);
        const level::Cell cell = map.terrains.cell(terrain);
        run.write.set(i, cell);
        map.marks[i] &= static_cast<std::uint8_t>(~unsigned{level::kEntrance});
        map.marks[i] |= level::kFinal;
        if (cell.isWalkable()) map.marks[i] |= level::kRoom;
        return true;
    });
    for (const grid::Index i : entrances)
        map.marks[i] |= level::kEntrance;
    for (grid::Point p : site.blueprint->enclosed)
        map.marks.at(site.at + p) |= level::kFinal;
    map.rooms.push_back({site.floor(), index});
}

/// Places the objects of the room, as part of the current step.
template <typename Mode>
void furnishRoom(StageRun<Mode>& run, const Site& site) {
    for (level::Object object : site.blueprint->room.objects) {
        relocate(object, [&](grid::Point cell) { return site.at + cell; });
        // An emitter fills its cell (RULES.md T-8.1).
        if (object.kind == level::ThingKind::Emitter)
            run.write.set(run.map.cells.index(object.at), level::Cell(level::Terrain::Wall));
        run.write.place(run.map.add(std::move(object)));
    }
}

}  // namespace mazeloom::generate

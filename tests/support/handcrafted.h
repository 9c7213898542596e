// SPDX-License-Identifier: MIT
// Handcrafted rooms for tests, and a check that a room stands on a map as it was drawn.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/level/level.h"
#include "tests/support/doorways.h"
#include "tests/support/layout.h"

namespace mazeloom::testing {

inline std::vector<level::Symmetry> allSymmetries() {
    std::vector<level::Symmetry> all;
    for (int turns = 0; turns < 4; ++turns) {
        all.push_back({turns, false});
        all.push_back({turns, true});
    }
    return all;
}

/// Returns a room read from rows of the text format; 'e' is a wall with a painted entrance, 'D' a
/// dread knight on floor, 'L' an emitter.
inline level::Room roomOf(std::string id, const std::vector<std::string>& rows) {
    level::Room room;
    room.id = std::move(id);
    room.cells = grid::Grid<level::Terrain>(
        {static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (int y = 0; y < room.cells.height(); ++y) {
        for (int x = 0; x < room.cells.width(); ++x) {
            const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            level::Terrain terrain = level::Terrain::Floor;
            for (const level::TerrainInfo& row : level::kTerrains) {
                if (row.glyph == glyph) terrain = row.terrain;
            }
            if (glyph == 'e') {
                terrain = level::Terrain::Wall;
                room.entrances.push_back({x, y});
            }
            for (const auto kind : {level::ThingKind::DreadKnight, level::ThingKind::Emitter}) {
                if (level::info(kind).glyph != glyph) continue;
                level::Object object;
                object.kind = kind;
                object.at = {x, y};
                room.objects.push_back(object);
            }
            room.cells.at({x, y}) = terrain;
        }
    }
    return room;
}

/// Whether `placed` equals one of the room's symmetries cell for cell. Walls may have become doors,
/// or floor where a door could not stand; if the room has painted entrances, only these may have.
inline bool standsAsDrawn(const level::Map& map, const level::PlacedRoom& placed,
                          const level::Room& room) {
    return std::ranges::any_of(room.symmetries, [&](level::Symmetry symmetry) {
        const level::Room turned = level::transformed(room, symmetry);
        if (turned.cells.size() != grid::Size{placed.rect.width + 2, placed.rect.height + 2}) {
            return false;
        }
        for (int y = 0; y < turned.cells.height(); ++y) {
            for (int x = 0; x < turned.cells.width(); ++x) {
                const Point inRoom{x, y};
                const Point onMap{placed.rect.x - 1 + x, placed.rect.y - 1 + y};
                const level::Terrain drawn = turned.cells.at(inRoom);
                const level::Terrain built = terrainAt(map, onMap);
                if (drawn == level::Terrain::Void || drawn == built) continue;
                const bool emitter = std::ranges::any_of(turned.objects, [&](const auto& object) {
                    return object.at == inRoom && object.kind == level::ThingKind::Emitter;
                });
                if (emitter && built == level::Terrain::Wall) continue;
                const bool mayOpen =
                    turned.entrances.empty() || std::ranges::count(turned.entrances, inRoom) != 0;
                // An opened wall becomes floor if no door could stand there when it was opened.
                const bool isWay = level::isDoor(built) || built == level::Terrain::Floor;
                if (drawn == level::Terrain::Wall && isWay && mayOpen) continue;
                return false;
            }
        }
        return std::ranges::all_of(turned.objects, [&](const level::Object& object) {
            const Point at{placed.rect.x - 1 + object.at.x, placed.rect.y - 1 + object.at.y};
            level::Object built = object;
            built.at = at;
            return std::ranges::count_if(map.things,
                                         [&](const level::Thing& thing) {
                                             const level::Object* its = map.objectOf(thing);
                                             return thing.at == at && its != nullptr &&
                                                    thing.kind == object.kind && *its == built;
                                         }) == 1 &&
                   map.cells.at(at).hasThing();
        });
    });
}

}  // namespace mazeloom::testing

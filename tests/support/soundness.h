// SPDX-License-Identifier: MIT
// Invariants of every map, and of the way down a descent, without any code from core/generate.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>

#include "core/level/level.h"
#include "core/level/map/lock.h"
#include "tests/support/layout.h"

namespace mazeloom::testing {

/// Returns what is wrong, or an empty string. The bits of each cell must follow from its terrain,
/// things and their cells must agree, and everything must lie inside the level.
inline std::string flawOf(const level::Level& level, const level::Map& map) {
    if (map.size() != level.size) return "has another size";
    std::set<Point> things;
    for (const level::Thing& thing : map.things) {
        if (!map.cells.contains(thing.at)) return "a thing lies outside";
        if (!map.cells.at(thing.at).hasThing()) return "a thing's cell does not know of it";
        things.insert(thing.at);
    }
    for (const Point p : cellsOf(map)) {
        const level::Cell cell = map.cells.at(p);
        constexpr unsigned kOfTerrain = level::Cell::kOfTerrain;
        if ((cell.bits() & kOfTerrain) != (map.terrains.cell(cell.terrain()).bits() & kOfTerrain))
            return "a cell's bits are not its terrain's";
        if (cell.hasThing() && !things.contains(p)) return "a cell knows of a thing that is not";
        if (cell.isKept()) return "a cell is still marked as kept";
        const bool wasVoid =
            level.paint && level::terrainOf(level.paint->at(p)) == level::Terrain::Void;
        // These stages write over painted cells, and an emitter's cell is wall.
        const auto writesOver = [](const level::RecipeStage& stage) {
            return stage.stage == "rules" || stage.stage == "shape";
        };
        if (wasVoid && cell.terrain() != level::Terrain::Void && !cell.hasThing() &&
            std::ranges::none_of(level.recipe.stages, writesOver)) {
            return "void was built on at " + std::to_string(p.x) + ',' + std::to_string(p.y) +
                   ": " + std::to_string(static_cast<int>(cell.terrain()));
        }
    }
    for (const level::PlacedRoom& room : map.rooms) {
        if (room.rect.x < 0 || room.rect.y < 0 || room.rect.right() >= map.size().width ||
            room.rect.bottom() >= map.size().height) {
            return "a room lies outside";
        }
    }
    if (!map.dark.size().isEmpty() && map.dark.size() != map.size()) return "darkness is cut off";
    if (!map.theme.size().isEmpty() && map.theme.size() != map.size()) return "themes are cut off";
    return {};
}

/// Returns the number of connected walkable parts; the pack's own terrains count.
inline int countWalkableParts(const level::Map& map) {
    std::set<Point> seen;
    int parts = 0;
    for (const Point start : cellsOf(map)) {
        if (!map.cells.at(start).isWalkable() || seen.contains(start)) continue;
        ++parts;
        const auto part =
            flood(map.size(), start, [&](Point p) { return map.cells.at(p).isWalkable(); });
        seen.insert(part.begin(), part.end());
    }
    return parts;
}

/// Whether a hero can walk from the start to stairs down, picking up keys on the way. Whether
/// places can be reached again afterwards is not checked.
inline bool hasAWayDown(const level::Map& map) {
    std::optional<Point> start = map.hero();
    for (const Point p : cellsOf(map)) {
        if (!start && terrainAt(map, p) == level::Terrain::StairsUp) start = p;
    }
    if (!start) return false;
    level::LockSet held = 0;
    for (;;) {
        std::set<Point> seen{*start};
        std::vector<Point> waiting{*start};
        while (!waiting.empty()) {
            const Point here = waiting.back();
            waiting.pop_back();
            if (terrainAt(map, here) == level::Terrain::StairsDown) return true;
            constexpr std::array kWays{grid::Direction::Up, grid::Direction::Right,
                                       grid::Direction::Down, grid::Direction::Left};
            for (const grid::Direction way : kWays) {
                const Point next = here + grid::offset(way);
                const level::Terrain terrain = terrainAt(map, next);
                if (!map.cells.contains(next) || seen.contains(next)) continue;
                const auto lock = level::lockOf(terrain);
                if (lock ? (held & level::bitOf(*lock)) == 0 : !map.cells.at(next).isWalkable())
                    continue;
                if (!level::isOwn(terrain) && level::info(terrain).entry &&
                    level::info(terrain).entry != way) {
                    continue;
                }
                seen.insert(next);
                waiting.push_back(next);
            }
        }
        level::LockSet found = held;
        for (const level::Thing& thing : map.things) {
            const auto lock = level::lockOf(thing.kind);
            if (lock && seen.contains(thing.at))
                found = static_cast<level::LockSet>(found | level::bitOf(*lock));
        }
        if (found == held) return false;
        held = found;
    }
}

}  // namespace mazeloom::testing

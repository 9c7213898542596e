// SPDX-License-Identifier: MIT
// Describes a cell's contents in words: for the status line, tool tips and screen readers.
#pragma once

#include <QString>

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/level/map/map.h"
#include "core/level/map/thing.h"

namespace mazeloom::widgets {

/// Returns a terrain's name ("closed door"); for one of the pack's own terrains, its title.
QString terrainText(level::Terrain terrain, const level::TerrainTable& terrains = {});
/// Returns a description of one of the pack's own terrains: "Slows anyone who enters, liquid".
QString ownTerrainText(const level::OwnTerrain& terrain);
/// Returns the name of a kind of object: "dread knight".
QString thingText(level::ThingKind kind);
/// Returns the title of one of the pack's own kinds, or its id if it has none.
QString ownText(const level::OwnKind& kind);
/// Returns a kind's name. `own` is the pack's own kind of the object; null if its kind is built in.
QString thingText(level::ThingKind kind, const level::OwnKind* own);
/// Returns a description of a cell: "(12, 7) floor of a room, aisle, coin, pinned". `marks` are the
/// cell's marks in the finished map; `thing` is the name of the object on it.
QString cellText(grid::Point at, level::Cell cell, std::uint8_t marks, const QString& thing,
                 level::Ruleset ruleset, bool isKept = false,
                 const level::TerrainTable& terrains = {});
/// Returns the word for a cell that the designer pinned, so that generation leaves it alone.
QString keptText();

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// What lies on a cell, in words: for the status line, tool tips and screen readers.
#pragma once

#include <QString>

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/level/map/map.h"
#include "core/level/map/thing.h"

namespace mazeloom::widgets {

/// "closed door"; of one of a pack's own its title.
QString terrainText(level::Terrain terrain, const level::TerrainTable& terrains = {});
/// What it is, in a sentence: "Can be walked, slows who enters it".
QString ownTerrainText(const level::OwnTerrain& terrain);
/// "dread knight"
QString thingText(level::ThingKind kind);
/// A pack's own kind by its title, or its id.
QString ownText(const level::OwnKind& kind);
/// `own` is the kind of a thing of the pack's own, where it has that.
QString thingText(level::ThingKind kind, const level::OwnKind* own);
/// "(12, 7) floor of a room, aisle, coin, kept". `marks` are the finished map's,
/// `thing` is what stands there, in words.
QString cellText(grid::Point at, level::Cell cell, std::uint8_t marks, const QString& thing,
                 level::Ruleset ruleset, bool isKept = false,
                 const level::TerrainTable& terrains = {});
/// "pinned": by the designer, so that generation leaves the cell alone.
QString keptText();

}  // namespace mazeloom::widgets

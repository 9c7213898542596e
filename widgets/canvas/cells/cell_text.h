// SPDX-License-Identifier: MIT
// What lies on a cell, in words: for the status line, tool tips and screen readers.
#pragma once

#include <optional>

#include <QString>

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/level/map/map.h"
#include "core/level/map/thing.h"

namespace mazeloom::widgets {

/// "closed door"
QString terrainText(level::Terrain terrain);
/// "dread knight"
QString thingText(level::ThingKind kind);
/// "(12, 7) floor of a room, aisle, coin, kept". `marks` are the finished map's.
QString cellText(grid::Point at, level::Cell cell, std::uint8_t marks,
                 std::optional<level::ThingKind> thing, level::Ruleset ruleset,
                 bool isKept = false);
/// "kept": by the designer, so that generation leaves the cell alone.
QString keptText();

}  // namespace mazeloom::widgets

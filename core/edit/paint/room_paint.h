// SPDX-License-Identifier: MIT
// A handcrafted room's cells as paint, so that it can be drawn with the same tools as a level.
#pragma once

#include "core/edit/paint/ink.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// The mark of an entrance in a room's paint: a door may open in this wall. (In a level's paint,
/// the same bit is the mark that forbids traps.)
inline constexpr level::Paint kPaintEntrance = static_cast<level::Paint>(level::PaintMark::NoTrap);
/// Whether a wall of a room's paint is an entrance. `cell` must be a wall.
constexpr bool isEntrance(level::Paint cell) {
    return (cell & level::kPaintMark) == kPaintEntrance;
}

/// Returns an ink that turns walls into entrances and leaves other cells unchanged.
constexpr Ink entranceInk() {
    return {level::kPaintTerrain, kPaintEntrance, Ink::Takes::Wall};
}

level::PaintGrid paintOf(const level::Room& room);

/// Sets a room's size, cells and entrances from a paint. Entrances are walls, listed by row, then
/// by column.
void setPaint(level::Room& room, const level::PaintGrid& paint);

/// Returns the room as a level without a recipe, for views that show levels. The level's paint has
/// no entrances, because their bit would be read as a mark.
level::Level asLevel(const level::Room& room);

}  // namespace mazeloom::edit

// SPDX-License-Identifier: MIT
// A handcrafted room's cells as paint, so that it is drawn with the same tools as a level.
#pragma once

#include "core/edit/paint/ink.h"
#include "core/level/level.h"

namespace mazeloom::edit {

/// In a room's paint: a door may open in this wall. (In a level's, the bit is one of a mark.)
inline constexpr level::Paint kPaintEntrance = 0x40;
/// Of a cell in a room's paint that is a wall.
constexpr bool isEntrance(level::Paint cell) {
    return (cell & level::kPaintMark) == kPaintEntrance;
}

/// Makes walls entrances; keeps other cells.
constexpr Ink entranceInk() {
    return {level::kPaintTerrain, kPaintEntrance, Ink::Takes::Wall};
}

level::PaintGrid paintOf(const level::Room& room);

/// Gives a room the cells and entrances of a paint; its size becomes that of the paint. Entrances
/// are walls, listed by row, then by column.
void setPaint(level::Room& room, const level::PaintGrid& paint);

/// The room as a level without a recipe, for views that show levels. Its marks are those of a
/// handcrafted room: entrances are not among its paint.
level::Level asLevel(const level::Room& room);

}  // namespace mazeloom::edit

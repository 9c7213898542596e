// SPDX-License-Identifier: MIT
// Furniture as data: small stamps and how they stand (RULES.md G-12). Of a stamp's cells void does
// not belong to it, floor has to be floor and stays, wall has to be wall and stays; what stands in
// a wall takes the place of one, and all else that of floor.
#pragma once

#include <span>

#include "core/level/level.h"

namespace mazeloom::level {

/// Columns, fireplaces and cabinets, in this order.
std::span<const Room> builtInFurniture();

/// Whether a terrain is a mass that hangs or stands in a wall: fireplaces and torches.
constexpr bool standsInWall(Terrain terrain) {
    return terrain != Terrain::Wall && !isOwn(terrain) && info(terrain).ground == Ground::Rock;
}

/// Whether furniture may put a terrain down: neither a door nor stairs nor what carries away.
constexpr bool canBeFurniture(Terrain terrain) {
    return !isDoor(terrain) && !isFlowing(terrain) && terrain != Terrain::StairsUp &&
           terrain != Terrain::StairsDown;
}

}  // namespace mazeloom::level

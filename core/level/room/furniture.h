// SPDX-License-Identifier: MIT
// Furniture as data: small stamps and rules for placing them (RULES.md G-12). Void cells do not
// belong to a stamp. The stamp's floor and wall cells require floor and wall on the map and leave
// them unchanged. Any other cell of the stamp replaces a wall if its terrain stands in walls, else
// floor.
#pragma once

#include <span>

#include "core/level/level.h"

namespace mazeloom::level {

/// Returns columns, fireplaces and cabinets, in this order.
std::span<const Room> builtInFurniture();

/// Whether a terrain is a mass that hangs or stands in a wall, such as a fireplace or a torch.
constexpr bool standsInWall(Terrain terrain) {
    return terrain != Terrain::Wall && !isOwn(terrain) && info(terrain).ground == Ground::Rock;
}

/// Whether furniture may contain a terrain: all but doors, stairs and waterfalls.
constexpr bool canBeFurniture(Terrain terrain) {
    return !isDoor(terrain) && !isFlowing(terrain) && terrain != Terrain::StairsUp &&
           terrain != Terrain::StairsDown;
}

}  // namespace mazeloom::level

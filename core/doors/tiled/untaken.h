// SPDX-License-Identifier: MIT
// What of a map that left was changed in Tiled and says nothing that a level could take.
#pragma once

#include "core/doors/in/untaken.h"
#include "core/doors/tiled/model.h"

namespace mazeloom::doors::tiled {

/// `was` is the map as it left. Its rooms and its darkness are compared where `isExact`. Not
/// compared are cells, and of objects what came_back.h takes: the cell, the name, the kind, the
/// properties and the path.
void compare(const Map& was, const Map& is, bool isExact, Untaken& untaken);

}  // namespace mazeloom::doors::tiled

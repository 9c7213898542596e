// SPDX-License-Identifier: MIT
// What of a map that left was changed in Tiled and says nothing that a level could take.
#pragma once

#include <string>
#include <unordered_map>

#include "core/doors/in/untaken.h"
#include "core/doors/tiled/model.h"

namespace mazeloom::doors::tiled {

/// The kinds that were read of objects, by their numbers.
using Kinds = std::unordered_map<int, std::string>;

/// `was` is the map as it left. Its rooms and its darkness are compared where `knowsRooms`. Not
/// compared are cells, and of objects what came_back.h takes: the cell, the name, the kind, the
/// properties and the path.
void compare(const Map& was, const Map& is, bool knowsRooms, const Kinds& kinds, Untaken& untaken);

}  // namespace mazeloom::doors::tiled

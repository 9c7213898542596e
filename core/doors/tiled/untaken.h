// SPDX-License-Identifier: MIT
// Changes that were made to an exported map in Tiled and that a level cannot take.
#pragma once

#include <string>
#include <unordered_map>

#include "core/doors/in/untaken.h"
#include "core/doors/tiled/model.h"

namespace mazeloom::doors::tiled {

/// The kinds of objects that were read, by object number.
using Kinds = std::unordered_map<int, std::string>;

/// Compares the map with `was`, the map as exported; rooms and darkness only if `knowsRooms`. Skips
/// cells, and the object data that came_back.h imports: cell, name, kind, properties and path.
void compare(const Map& was, const Map& is, bool knowsRooms, const Kinds& kinds, Untaken& untaken);

}  // namespace mazeloom::doors::tiled

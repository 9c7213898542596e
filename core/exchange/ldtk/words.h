// SPDX-License-Identifier: MIT
// Reads the custom fields of levels and entities.
#pragma once

#include <functional>
#include <string>

#include "core/exchange/ldtk/reading.h"
#include "core/level/map/properties.h"

namespace mazeloom::exchange::ldtk {

/// Calls `hear` with each field that has a value. Reports fields whose type no word can hold; skips
/// empty lists of cells. With `hasPath`, also skips the first non-empty list of cells: it is a
/// path, which readPath() reads.
void readFields(Reading& reading, const json::Value& of, const std::string& place, bool hasPath,
                const std::function<void(level::Property)>& hear);

/// Returns the value of the first field that is a non-empty list of cells: the corners of a mover's
/// path, in cells of the layer. Empty if there is none or a corner is wrong, which is reported.
std::vector<grid::Point> readPath(Reading& reading, const json::Value& entity,
                                  const std::string& place);

}  // namespace mazeloom::exchange::ldtk

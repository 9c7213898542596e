// SPDX-License-Identifier: MIT
// Grids in JSON: lists of rows, one character per cell.
#pragma once

#include <string_view>

#include "core/grid/point.h"
#include "core/json/value.h"

namespace mazeloom::diff {

/// Whether the value of a member with this key is a grid: a list of texts of the same length, under
/// a key that files of packs and maps use for grids.
bool isGrid(std::string_view key, const json::Value& value);

/// Returns the number of cells of a grid.
grid::Size sizeOfGrid(const json::Value& rows);

}  // namespace mazeloom::diff

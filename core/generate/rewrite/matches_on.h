// SPDX-License-Identifier: MIT
// Finds the cells of a map that one rule would change, for display.
#pragma once

#include <cstddef>
#include <vector>

#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::generate::rewrite {

/// Returns the cells that matches of the rule would change, each once, in reading order. `inks`
/// holds each cell's ink (1–8, 0: none) and may be null. The result is empty if the rule has a flaw
/// that is not harmless.
std::vector<grid::Point> cellsToRewrite(
    const level::rewriting::Rule& rule, const level::Map& map,
    const grid::Grid<std::uint8_t, level::CellGrid::kFrame>* inks);

}  // namespace mazeloom::generate::rewrite

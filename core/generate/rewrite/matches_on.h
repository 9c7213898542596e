// SPDX-License-Identifier: MIT
// Finds where one rule matches on the map of a moment, for display.
#pragma once

#include <cstddef>
#include <vector>

#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::generate::rewrite {

/// Returns the cells that matches of the rule would change, each once, in reading order. `inks`
/// (1–8, 0: none) may be null. Empty for a rule with a flaw that is not harmless.
std::vector<grid::Point> cellsToRewrite(
    const level::rewriting::Rule& rule, const level::Map& map,
    const grid::Grid<std::uint8_t, level::CellGrid::kFrame>* inks);

}  // namespace mazeloom::generate::rewrite

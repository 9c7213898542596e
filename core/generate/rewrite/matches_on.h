// SPDX-License-Identifier: MIT
// The matches of one rule on a map at a moment, for display.
#pragma once

#include <cstddef>
#include <vector>

#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/level/rewriting/program.h"

namespace mazeloom::generate::rewrite {

/// Returns the cells that matches would change, each once, in reading order. `inks` (1–8, 0: none)
/// may be null. Empty for a rule that has a flaw.
std::vector<grid::Point> cellsToRewrite(
    const level::rewriting::Rule& rule, const level::Map& map,
    const grid::Grid<std::uint8_t, level::CellGrid::kFrame>* inks);

}  // namespace mazeloom::generate::rewrite

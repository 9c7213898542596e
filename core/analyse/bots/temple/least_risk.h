// SPDX-License-Identifier: MIT
// Chooses the unknown cell that is least likely to hold a trap.
#pragma once

#include <span>

#include "core/analyse/deduce/knowledge.h"
#include "core/analyse/guess/chances.h"

namespace mazeloom::analyse::bots::temple {

/// Returns the cell with the least risk; among several such cells, the first. `odds` give the risk
/// of cells without a number beside them, and the weights of the counted placements. If a cell's
/// component has too many cells or placements to count, the worst number beside the cell gives the
/// cell's risk: the number's missing traps divided by its unknown cells.
grid::Index leastRisk(const deduce::Knowledge& knowledge, std::span<const grid::Index> cells,
                      deduce::Odds odds);

}  // namespace mazeloom::analyse::bots::temple

// SPDX-License-Identifier: MIT
// Chooses the unknown cell that is least likely to hold a trap.
#pragma once

#include <span>

#include "core/analyse/deduce/knowledge.h"
#include "core/analyse/guess/chances.h"

namespace mazeloom::analyse::bots::temple {

/// Returns the first of the cells with the least risk. `odds` are the risk of cells without a
/// number beside them, and the weights for counting placements. If too many placements would have
/// to be counted, the worst number beside a cell gives its risk: missing traps divided by unknown
/// cells.
grid::Index leastRisk(const deduce::Knowledge& knowledge, std::span<const grid::Index> cells,
                      deduce::Odds odds);

}  // namespace mazeloom::analyse::bots::temple

// SPDX-License-Identifier: MIT
// Of unknown cells the one that is least likely to hold a trap.
#pragma once

#include <span>

#include "core/analyse/deduce/knowledge.h"
#include "core/analyse/guess/chances.h"

namespace mazeloom::analyse::bots::temple {

/// The first of equals. `odds` are what is thought of a cell that no number tells of. Where too
/// many placements would have to be counted, the worst of the numbers around a cell stands for
/// them: the traps that it still asks for, among its unknown cells.
grid::Index leastRisk(const deduce::Knowledge& knowledge, std::span<const grid::Index> cells,
                      deduce::Odds odds);

}  // namespace mazeloom::analyse::bots::temple

// SPDX-License-Identifier: MIT
// Grade 4: all placements of traps in a component that make its numbers right. Small components
// are enumerated, larger ones asked of a SAT solver.
#pragma once

#include <cstddef>
#include <vector>

#include "core/analyse/deduce/component.h"

namespace mazeloom::analyse::deduce {

/// Up to so many cells are enumerated.
inline constexpr std::size_t kMostEnumerated = 20;

struct Decided {
    grid::Index cell;
    bool isTrap;
};

/// The cells of a component that hold a trap in all placements, or in none.
std::vector<Decided> decidedByAllPlacements(const Knowledge& knowledge, const Component& component);

}  // namespace mazeloom::analyse::deduce

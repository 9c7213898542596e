// SPDX-License-Identifier: MIT
// Grade 4: considers all placements of traps in a component that satisfy its numbers. Small
// components are enumerated, larger ones are solved with a SAT solver.
#pragma once

#include <cstddef>
#include <vector>

#include "core/analyse/deduce/component.h"

namespace mazeloom::analyse::deduce {

/// Upper bound on the cells of an enumerated component.
inline constexpr std::size_t kMostEnumerated = 20;

struct Decided {
    grid::Index cell;
    bool isTrap;
};

/// Returns the cells of a component that hold a trap in all placements, or in none.
std::vector<Decided> decidedByAllPlacements(const Knowledge& knowledge, const Component& component);

}  // namespace mazeloom::analyse::deduce

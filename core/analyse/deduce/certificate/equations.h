// SPDX-License-Identifier: MIT
// Numbers as equations over unknown cells, and two ways to rule out what a cell holds. They check
// deductions, with which they share only the SAT solver.
#pragma once

#include <cstddef>
#include <vector>

namespace mazeloom::analyse::deduce {

/// So many of these cells hold a trap. Cells are numbered from 0, each at most once.
struct Equation {
    std::vector<int> cells;
    int traps = 0;
};

/// All equations hold. The question is what cell 0 holds.
struct Equations {
    std::size_t cellCount = 1;
    std::vector<Equation> all;
};

/// Whether some placement satisfies all equations and has a trap in cell 0, or none.
bool canBe(const Equations& equations, bool isTrap);

/// Supposes that cell 0 holds a trap, or none, and applies one equation or two at a time until
/// nothing follows. Returns whether they contradict each other then.
bool isRefuted(const Equations& equations, bool isTrap);

}  // namespace mazeloom::analyse::deduce

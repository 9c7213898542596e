// SPDX-License-Identifier: MIT
// Numbers as equations over unknown cells, and two ways to rule out that a cell holds a trap or
// holds none. They serve to check deductions; the only code that they share with deductions is the
// SAT solver.
#pragma once

#include <cstddef>
#include <vector>

namespace mazeloom::analyse::deduce {

/// States that exactly `traps` of these cells hold a trap. Cells are numbered from 0; each occurs
/// at most once.
struct Equation {
    std::vector<int> cells;
    int traps = 0;
};

/// All equations hold. The question is whether cell 0 holds a trap.
struct Equations {
    std::size_t cellCount = 1;
    std::vector<Equation> all;
};

/// Whether some placement satisfies all equations and has a trap in cell 0 (if `isTrap`) or no trap
/// there (otherwise).
bool canBe(const Equations& equations, bool isTrap);

/// Supposes that cell 0 holds a trap (if `isTrap`) or no trap (otherwise), and applies one or two
/// equations at a time until nothing more follows. Returns whether this leads to a contradiction.
bool isRefuted(const Equations& equations, bool isTrap);

}  // namespace mazeloom::analyse::deduce

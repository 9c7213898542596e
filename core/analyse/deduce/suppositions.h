// SPDX-License-Identifier: MIT
// Grade 3: supposes that a cell holds a trap, or none, and applies the rules of numbers until
// nothing more follows. A contradiction decides the cell.
#pragma once

#include <optional>
#include <vector>

#include "core/analyse/deduce/propagation.h"

namespace mazeloom::analyse::deduce {

class Suppositions {
  public:
    using Index = grid::Index;

    /// The queues of `propagation` must be empty when a supposition is made.
    Suppositions(Knowledge& knowledge, Propagation& propagation)
        : knowledge_(knowledge), propagation_(propagation), isNeeded_(knowledge.board().size()) {}

    /// Returns the numbers that contradict an unknown cell's supposed state; nullopt if there is no
    /// contradiction. Leaves the knowledge unchanged.
    std::optional<std::vector<Index>> refute(Index cell, bool isTrap);

  private:
    struct Reason {
        Index number;
        Index second;
    };

    std::vector<Index> numbersOfContradiction(std::size_t start);

    Knowledge& knowledge_;
    Propagation& propagation_;
    std::vector<Reason> reasons_;  ///< the reasons of all decisions that followed, in trail order
    Notes isNeeded_;
};

}  // namespace mazeloom::analyse::deduce

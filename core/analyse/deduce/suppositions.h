// SPDX-License-Identifier: MIT
// Grade 3: suppose that a cell holds a trap, or none, and apply the rules of numbers until nothing
// follows. A contradiction decides the cell.
#pragma once

#include <optional>
#include <vector>

#include "core/analyse/deduce/propagation.h"

namespace mazeloom::analyse::deduce {

class Suppositions {
  public:
    using Index = grid::Index;

    /// Nothing may wait in `propagation` when a supposition is made.
    Suppositions(Knowledge& knowledge, Propagation& propagation)
        : knowledge_(knowledge), propagation_(propagation), isNeeded_(knowledge.board().size()) {}

    /// The numbers that cannot be if an unknown cell is so; nothing where none follows. What is
    /// known is the same afterwards.
    std::optional<std::vector<Index>> refute(Index cell, bool isTrap);

  private:
    struct Reason {
        Index number;
        Index second;
    };

    std::vector<Index> numbersOfContradiction(std::size_t start);

    Knowledge& knowledge_;
    Propagation& propagation_;
    std::vector<Reason> reasons_;  ///< of all that followed, in the trail's order
    Notes isNeeded_;
};

}  // namespace mazeloom::analyse::deduce

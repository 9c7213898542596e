// SPDX-License-Identifier: MIT
// A component consists of unknown cells that numbers connect, and of these numbers. The placement
// of traps in one component says nothing about other components, because the total number of traps
// is unknown.
#pragma once

#include <cstddef>
#include <vector>

#include "core/analyse/deduce/knowledge.h"

namespace mazeloom::analyse::deduce {

struct Component {
    std::vector<grid::Index> cells;    ///< the unknown cells, ascending
    std::vector<grid::Index> numbers;  ///< ascending; each number has unknown neighbours
};

/// Finds components one after another; each number belongs to at most one component.
class Components {
  public:
    explicit Components(const Knowledge& knowledge)
        : knowledge_(knowledge), isTaken_(knowledge.board().size()) {}

    /// Returns a number's component; empty if it has no unknown neighbours, or was found before.
    Component of(grid::Index number);
    /// Forgets the components found so far.
    void restart();

  private:
    const Knowledge& knowledge_;
    Notes isTaken_;
    std::vector<grid::Index> taken_;
};

}  // namespace mazeloom::analyse::deduce

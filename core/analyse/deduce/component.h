// SPDX-License-Identifier: MIT
// Unknown cells that numbers tie to each other, and these numbers. What is placed in one component
// says nothing of another: how many traps there are in all is not known.
#pragma once

#include <cstddef>
#include <vector>

#include "core/analyse/deduce/knowledge.h"

namespace mazeloom::analyse::deduce {

struct Component {
    std::vector<grid::Index> cells;    ///< in rising order
    std::vector<grid::Index> numbers;  ///< in rising order; each has unknown neighbours
};

/// Finds components one after another; each number belongs to one.
class Components {
  public:
    explicit Components(const Knowledge& knowledge)
        : knowledge_(knowledge), isTaken_(knowledge.board().size()) {}

    /// That of a shown number; empty where it has no unknown neighbours, or was found before.
    Component of(grid::Index number);
    /// Forgets what was found.
    void restart();

  private:
    const Knowledge& knowledge_;
    Notes isTaken_;
    std::vector<grid::Index> taken_;
};

}  // namespace mazeloom::analyse::deduce

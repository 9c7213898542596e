// SPDX-License-Identifier: MIT
// The tree of a breadth-first search: how long is the way through it from one cell to another?
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Each cell knows its parent and one cell farther up, as far as the two "jumps" behind it together
/// where these are equally long. So a common forebear is found in logarithmically many leaps
/// (Myers, An applicative random-access stack, 1983), with two numbers a cell.
class SearchTree {
  public:
    /// `reached`: the cells in the order of the search; `distance`: of each from its beginning,
    /// plus one, 0 or the greatest number where the search did not come. The tree makes `distance`
    /// its own table of the cells' places in `reached`; they say the same of what was met.
    SearchTree(const level::CellGrid& cells, std::span<const grid::Index> reached,
               grid::Grid<std::uint32_t, 2>& distance);

    /// The length of the way through the tree; both cells were reached.
    std::uint32_t distance(grid::Index a, grid::Index b) const;
    /// Whether the tree holds all steps between reached cells, so that no other way exists.
    bool isWholeGraph() const { return isWholeGraph_; }

  private:
    struct Node {
        std::uint32_t parent = 0;
        std::uint32_t jump = 0;
        std::uint32_t depth = 0;
    };

    std::uint32_t forebear(std::uint32_t node, std::uint32_t depth) const;

    const grid::Grid<std::uint32_t, 2>& place_;  ///< of a cell among the nodes, plus one
    std::vector<Node> nodes_;
    bool isWholeGraph_ = true;
};

}  // namespace mazeloom::generate

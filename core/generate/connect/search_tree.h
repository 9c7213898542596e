// SPDX-License-Identifier: MIT
// The trees of breadth-first searches, one in each part of a map: how long is the way through them
// from one cell to another?
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Each cell knows its parent and one cell farther up, as far as the two "jumps" behind it together
/// where these are equally long. So a common forebear is found in logarithmically many leaps
/// (Myers, An applicative random-access stack, 1983), with two numbers a cell.
class SearchTree {
  public:
    /// `reached`: the cells in the order of the search, those of a further one in another part
    /// behind it; `distance`: of each from the beginning of its search, plus one, 0 or the greatest
    /// number where the search did not come. The tree makes `distance` its own table of the cells'
    /// places in `reached`; they say the same of what was met.
    SearchTree(const level::CellGrid& cells, std::span<const grid::Index> reached,
               grid::Grid<std::uint32_t, 2>& distance);

    /// What distance() is between cells of two searches.
    static constexpr std::uint32_t kApart = std::numeric_limits<std::uint32_t>::max();

    /// The length of the way through the tree; both cells were reached.
    std::uint32_t distance(grid::Index a, grid::Index b) const;
    /// Whether the trees hold all steps between reached cells, so that no other way exists.
    bool isWholeGraph() const { return isWholeGraph_; }
    /// How many searches there were.
    std::size_t partCount() const { return roots_.size(); }

  private:
    struct Node {
        std::uint32_t parent = 0;
        std::uint32_t jump = 0;
        std::uint32_t depth = 0;
    };

    std::uint32_t rootOf(std::uint32_t node) const;
    std::uint32_t forebear(std::uint32_t node, std::uint32_t depth) const;

    const grid::Grid<std::uint32_t, 2>& place_;  ///< of a cell among the nodes, plus one
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> roots_;  ///< in their order
    bool isWholeGraph_ = true;
};

}  // namespace mazeloom::generate

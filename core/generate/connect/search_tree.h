// SPDX-License-Identifier: MIT
// The trees of breadth-first searches, one in each part of a map, for queries of path lengths.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/generate/shared/watch.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Answers distance() in a logarithmic number of jumps (Myers, An applicative random-access stack,
/// 1983). Each node stores its parent and the target of a jump, which is an ancestor. If the jump
/// of the parent and the next jump from there are equally long, the node's own jump covers both;
/// otherwise it leads to the parent.
class SearchTree {
  public:
    /// `reached` holds the cells in search order, one search after another. `distance` holds the
    /// distance of each cell from the start of its search, plus one; 0 or the greatest number if no
    /// search reached it. The tree overwrites `distance` with the cells' indices in `reached`, plus
    /// one; so the value stays nonzero for reached cells.
    SearchTree(const level::CellGrid& cells, std::span<const grid::Index> reached,
               grid::Grid<std::uint32_t, 2>& distance, PacedWatch& watch);

    /// The value of distance() between cells of different searches.
    static constexpr std::uint32_t kApart = std::numeric_limits<std::uint32_t>::max();

    /// Returns the length of the path through the tree. Both cells must be reached.
    std::uint32_t distance(grid::Index a, grid::Index b) const;
    /// Whether every step between two reached cells belongs to a tree, so that no paths exist
    /// besides those through the trees.
    bool isWholeGraph() const { return isWholeGraph_; }
    /// Returns the number of searches.
    std::size_t partCount() const { return roots_.size(); }

  private:
    struct Node {
        std::uint32_t parent = 0;
        std::uint32_t jump = 0;
        std::uint32_t depth = 0;
    };

    std::uint32_t rootOf(std::uint32_t node) const;
    std::uint32_t forebear(std::uint32_t node, std::uint32_t depth) const;

    /// The index of each cell among the nodes, plus one.
    const grid::Grid<std::uint32_t, 2>& place_;
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> roots_;  ///< the start of each search, in order
    bool isWholeGraph_ = true;
};

}  // namespace mazeloom::generate

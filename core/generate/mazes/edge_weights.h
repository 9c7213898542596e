// SPDX-License-Identifier: MIT
// The weights of a lattice's edges. Each is computed from the seed and the edge's place alone, so
// that no draw depends on another.
#pragma once

#include <cstdint>

#include "core/grid/point.h"
#include "core/random/place.h"

namespace mazeloom::generate::mazes {

class EdgeWeights {
  public:
    /// `winding`, 0–100: 100 is pure chance, lower values favour the direction that dominates at
    /// the edge's place. `groupSide`, in lattice cells: edges between groups of about that side
    /// weigh more than any edge within a group; 0: no groups. Places are counted from `origin`, as
    /// in core/random/places.h.
    EdgeWeights(std::uint64_t seed, int winding, int groupSide, grid::Point origin);

    /// The weights of the two edges that lead from a node's cell to the right and down.
    struct Pair {
        std::uint32_t right;
        std::uint32_t down;
    };
    Pair of(grid::Point cell) const {
        const grid::Point node = cell - origin_;
        const std::uint64_t bits = random::bitsOfPlace(seed_, node.x, node.y);
        // 24 random bits: even multiplied by 100, they stay below the weights of edges between
        // groups.
        Pair pair{static_cast<std::uint32_t>(bits >> 40), static_cast<std::uint32_t>(bits) >> 8};
        if (chance_ < 100) favour(node, pair);
        if (groupCells_ > 0) part(node, pair);
        return pair;
    }

  private:
    // All places from here on are relative to the origin.

    /// Returns how much the place favours horizontal edges: from 0 (only vertical edges) to 1024
    /// (only horizontal edges).
    int levelness(grid::Point place) const;
    /// Returns an arbitrary number that identifies the group of a place.
    std::uint64_t groupOf(grid::Point place) const;
    /// Makes edges lighter in the direction that the place favours.
    void favour(grid::Point node, Pair& pair) const;
    /// Makes edges between groups heavier than all other edges.
    void part(grid::Point node, Pair& pair) const;
    int levelnessOfKnot(int column, int row) const;

    std::uint64_t seed_;
    grid::Point origin_;
    std::uint32_t chance_;  ///< the share of chance in a weight, in percent
    int groupCells_;        ///< side of a group, in cells of the map
};

}  // namespace mazeloom::generate::mazes

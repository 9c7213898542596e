// SPDX-License-Identifier: MIT
// Completes row algorithms in regions that are not rectangles: a part of the maze can end without a
// way to the other parts, above an overhang or in a bay. At the end, the parts are joined, wall by
// wall in random order, as in Kruskal's algorithm.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/generate/mazes/lattice/loom.h"
#include "core/grid/disjoint_sets.h"

namespace mazeloom::generate::mazes {

/// Joins the parts of the region that are separate in `sets`; `parts` ≥ 1 is their number.
template <typename Mode>
void joinRest(Loom<Mode>& loom, const Region& region, grid::DisjointSets& sets, std::size_t parts) {
    if (parts < 2) return;
    std::vector<std::uint32_t> walls;  // twice a node, plus 1 for the wall below it
    const auto listWalls = [&](std::span<const Node> nodes) {
        for (const Node node : nodes) {
            const grid::DirectionSet ways = loom.lattice.ways(node);
            for (const grid::Direction d : {grid::Direction::Right, grid::Direction::Down}) {
                if (!ways.contains(d) ||
                    sets.find(node) == sets.find(loom.lattice.neighbour(node, d))) {
                    continue;
                }
                walls.push_back(node << 1 | (d == grid::Direction::Down ? 1u : 0u));
            }
        }
    };
    loom.forEachChunk(region.nodes, listWalls);
    loom.random.shuffle(std::span(walls));
    loom.watch.forEachChunk(walls.size(), [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const Node node = walls[i] >> 1;
            const auto d = (walls[i] & 1u) == 0 ? grid::Direction::Right : grid::Direction::Down;
            if (!sets.unite(node, loom.lattice.neighbour(node, d))) continue;
            loom.beginBeside(trace::StepKind::Link, node, d);
            loom.join(node, d);
        }
    });
}

/// Records the ways that a maker opens, to find the separate parts of the maze at the end.
class OpenedWays {
  public:
    explicit OpenedWays(std::size_t numbers) : numbers_(numbers) {}

    void clear() { count_ = 0; }
    void add(Node a, Node b) { addIf(true, a, b); }
    /// Adds a way if `isOpened`; branch-free.
    void addIf(bool isOpened, Node a, Node b) {
        if (2 * count_ == ends_.size()) ends_.resize(4 * count_ + 128);
        ends_[2 * count_] = a;
        ends_[2 * count_ + 1] = b;
        count_ += isOpened;
    }

    /// Joins the parts of the region's maze, which must have no loops.
    template <typename Mode>
    void joinRestOf(Loom<Mode>& loom, const Region& region) {
        const std::size_t parts = region.nodes.size() - count_;
        if (parts < 2) return;
        if (sets_.empty()) sets_.emplace_back(static_cast<std::uint32_t>(numbers_));
        const auto uniteEnds = [this](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                sets_.front().unite(ends_[2 * i], ends_[2 * i + 1]);
        };
        loom.watch.forEachChunk(count_, uniteEnds);
        joinRest(loom, region, sets_.front(), parts);
    }

    /// The passes over each node that joinRestOf() may make.
    static constexpr std::uint64_t kPasses = 3;

  private:
    std::size_t numbers_;
    std::size_t count_ = 0;
    std::vector<Node> ends_;
    std::vector<grid::DisjointSets> sets_;  ///< created when first needed
};

}  // namespace mazeloom::generate::mazes

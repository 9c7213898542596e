// SPDX-License-Identifier: MIT
// Mazes in the chambers that the hidden maze did not reach: local trees of the rest of its lattice
// (core/generate/mazes/edge_weights.h). A chamber gets its maze even if no path leads there yet.
// The weights are those of the hidden maze, so adding or removing a wall between two chambers does
// not change the mazes in them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/generate/mazes/edge_weights.h"
#include "core/generate/mazes/lattice/lattice.h"
#include "core/generate/shared/stage.h"
#include "core/generate/shared/watched_lists.h"
#include "core/grid/disjoint_sets.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

/// Weaves on the map's lattice where `free` is 1; `carve(cell)` makes a cell an aisle, as part of
/// the current step of the trace. Nodes without neighbours are skipped. Each pass over a node or an
/// edge is a unit of the watch's work.
template <typename Mode, typename Carve>
void weaveChambers(StageRun<Mode>& run, const grid::Grid<std::uint8_t, 2>& free, const Carve& carve,
                   PacedWatch& watch) {
    using grid::Direction;
    using mazes::Node;
    const mazes::Lattice lattice(free, run.map.lattice, watch);
    random::Stream random = random::stageStream(run.seed, "hidden-maze", 0);
    const std::uint64_t high = random.bits();
    const mazes::EdgeWeights weights(high << 32 | random.bits(), 100, 0, run.places.origin());
    // Sorted by weight, then by place; the lowest bit is 1 for an edge downwards.
    std::vector<std::uint64_t> edges;
    const auto addEdges = [&](Node node) {
        const grid::DirectionSet ways = lattice.ways(node);
        if (!ways.contains(Direction::Right) && !ways.contains(Direction::Down)) return;
        const mazes::EdgeWeights::Pair pair = weights.of(lattice.pointOf(node));
        if (ways.contains(Direction::Right))
            edges.push_back(std::uint64_t{pair.right} << 32 | node << 1);
        if (ways.contains(Direction::Down))
            edges.push_back(std::uint64_t{pair.down} << 32 | node << 1 | 1u);
    };
    const std::span<const Node> nodes = lattice.nodes();
    const auto addAll = [&](std::size_t begin, std::size_t end) {
        std::ranges::for_each(nodes.subspan(begin, end - begin), addEdges);
    };
    watch.forEachChunk(nodes.size(), addAll);
    watchedSort(watch, std::span(edges));
    grid::DisjointSets sets(static_cast<std::uint32_t>(lattice.numbers()));
    const auto take = [&](std::uint64_t edge) {
        const Node node = static_cast<Node>(edge) >> 1;
        const Direction way = (edge & 1) == 0 ? Direction::Right : Direction::Down;
        const Node other = lattice.neighbour(node, way);
        if (!sets.unite(node, other)) return;
        run.write.begin(trace::StepKind::Carve, lattice.cellOf(node),
                        trace::carveDetail(lattice.ways(node), way));
        carve(lattice.cellOf(node));
        carve(lattice.cellBeside(node, way));
        carve(lattice.cellOf(other));
    };
    watch.forEachChunk(edges.size(), [&](std::size_t begin, std::size_t end) {
        std::ranges::for_each(std::span(edges).subspan(begin, end - begin), take);
    });
}

}  // namespace mazeloom::generate

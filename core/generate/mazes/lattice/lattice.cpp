// SPDX-License-Identifier: MIT
#include "core/generate/mazes/lattice/lattice.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/grid/disjoint_sets.h"

namespace mazeloom::generate::mazes {

using grid::Direction;
using grid::Index;

namespace {

/// Directions towards nodes with lower numbers.
constexpr unsigned kFromBefore =
    1u << static_cast<unsigned>(Direction::Up) | 1u << static_cast<unsigned>(Direction::Left);

}  // namespace

Lattice::Lattice(const grid::Grid<std::uint8_t, 2>& free, grid::Point origin)
    : grid_{free.stride()}, cellSteps_(free.steps()) {
    const grid::Point first{origin.x % 2, origin.y % 2};
    const int columns = (free.width() - first.x + 1) / 2;
    const int rows = (free.height() - first.y + 1) / 2;
    stride_ = static_cast<Node>(columns + 1);
    const auto stride = static_cast<std::ptrdiff_t>(stride_);
    steps_ = {-stride, 1, stride, -1};
    const std::size_t numbers = std::size_t{stride_} * static_cast<std::size_t>(rows + 2) + 1;
    ways_.resize(numbers);
    cells_.resize(numbers);
    nodes_.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    const std::uint8_t* const all = free.storage().data();
    const std::ptrdiff_t down = free.stride();
    std::size_t count = 0;
    std::size_t starts = 0;  // nodes without a neighbour of a lower number
    for (int row = 0; row < rows; ++row) {
        Index cell = free.index({first.x, first.y + 2 * row});
        Node node = stride_ * static_cast<Node>(row + 1) + 1;
        for (int column = 0; column < columns; ++column, cell += 2, ++node) {
            const std::uint8_t* const at = all + cell;
            const unsigned ways =
                (unsigned{at[-down]} & at[-2 * down]) | (unsigned{at[1]} & at[2]) << 1 |
                (unsigned{at[down]} & at[2 * down]) << 2 | (unsigned{at[-1]} & at[-2]) << 3;
            ways_[node] = static_cast<std::uint8_t>(ways * *at);
            starts += *at & unsigned{(ways & kFromBefore) == 0};
            cells_[node] = cell;
            nodes_[count] = node;
            count += *at;
        }
    }
    nodes_.resize(count);
    if (starts == 1) {
        // Neighbours of lower numbers lead from every other node to this node, so there is one
        // region.
        regions_.push_back({nodes_, nodes_.front()});
    } else {
        findRegions();
    }
}

void Lattice::findRegions() {
    regions_.clear();
    if (nodes_.empty()) return;
    // Connected nodes of a row form a run, and there are few runs.
    std::vector<std::uint32_t> runs(ways_.size());
    grid::DisjointSets sets;
    std::size_t parts = 0;
    for (const Node node : nodes_) {
        const grid::DirectionSet on = ways(node);
        const bool goesOn = on.contains(Direction::Left);
        if (!goesOn) {
            sets.add();
            ++parts;
        }
        runs[node] = sets.count() - 1;
        if (!on.contains(Direction::Up)) continue;
        const Node above = node - stride_;
        const bool isKnown = goesOn && ways(node - 1).contains(Direction::Up) &&
                             ways(above).contains(Direction::Left);
        if (!isKnown) parts -= sets.unite(runs[node], runs[above]);
    }
    if (parts > 1) {
        // Regions are in the order of their first nodes, each sorted row by row.
        constexpr std::uint32_t kNone = ~0u;
        std::vector<std::uint32_t> places(sets.count(), kNone);
        std::vector<std::size_t> sizes;
        for (const Node node : nodes_) {
            std::uint32_t& place = places[sets.find(runs[node])];
            if (place == kNone) {
                place = static_cast<std::uint32_t>(sizes.size());
                sizes.push_back(0);
            }
            ++sizes[place];
        }
        std::vector<std::size_t> nexts(sizes.size());
        std::exclusive_scan(sizes.begin(), sizes.end(), nexts.begin(), std::size_t{0});
        std::vector<Node> sorted(nodes_.size());
        for (const Node node : nodes_)
            sorted[nexts[places[sets.find(runs[node])]]++] = node;
        nodes_ = std::move(sorted);
        std::size_t first = 0;
        for (const std::size_t size : sizes) {
            regions_.push_back({std::span(nodes_).subspan(first, size), nodes_[first]});
            first += size;
        }
        return;
    }
    regions_.push_back({nodes_, nodes_.front()});
}

void Lattice::keepOnlyPartOf(grid::Index cell) {
    for (Region& region : regions_) {
        const auto start = std::ranges::find(region.nodes, cell, [&](Node n) { return cells_[n]; });
        if (start == region.nodes.end()) continue;
        region.start = *start;
        const Region kept = region;
        regions_ = {kept};
        return;
    }
    regions_.clear();
}

}  // namespace mazeloom::generate::mazes

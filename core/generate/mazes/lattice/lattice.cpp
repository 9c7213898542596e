// SPDX-License-Identifier: MIT
#include "core/generate/mazes/lattice/lattice.h"

#include <algorithm>
#include <numeric>
#include <span>
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

Lattice::Lattice(const grid::Grid<std::uint8_t, 2>& free, grid::Point origin, PacedWatch& watch)
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
        watch.poll(2 * stride_);
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
        ends_ = {static_cast<std::uint32_t>(count)};
    } else {
        findRegions(watch);
    }
}

void Lattice::findRegions(PacedWatch& watch) {
    if (nodes_.empty()) return;
    const auto forEachNode = [&](const auto& visit) {
        watch.forEachChunk(nodes_.size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                visit(nodes_[i]);
        });
    };
    // Connected nodes of a row form a run. They are counted first, so that the sets of the largest
    // mazes do not grow by doubling.
    const auto count = static_cast<std::uint32_t>(std::ranges::count_if(
        nodes_, [this](Node node) { return !ways(node).contains(Direction::Left); }));
    std::vector<std::uint32_t> runs(ways_.size());
    grid::DisjointSets sets(count);
    std::size_t parts = count;
    std::uint32_t next = 0;
    const auto addToRun = [&](Node node) {
        const grid::DirectionSet on = ways(node);
        const bool goesOn = on.contains(Direction::Left);
        next += goesOn ? 0 : 1;
        runs[node] = next - 1;
        if (!on.contains(Direction::Up)) return;
        const Node above = node - stride_;
        const bool isKnown = goesOn && ways(node - 1).contains(Direction::Up) &&
                             ways(above).contains(Direction::Left);
        if (!isKnown) parts -= sets.unite(runs[node], runs[above]);
    };
    forEachNode(addToRun);
    if (parts == 1) {
        ends_ = {static_cast<std::uint32_t>(nodes_.size())};
        return;
    }
    // Regions are in the order of their first nodes, each sorted row by row.
    constexpr std::uint32_t kNone = ~0u;
    std::vector<std::uint32_t> places(sets.count(), kNone);
    std::vector<std::uint32_t> nexts(parts);
    std::uint32_t known = 0;
    const auto countInRegion = [&](Node node) {
        std::uint32_t& place = places[sets.find(runs[node])];
        if (place == kNone) place = known++;
        ++nexts[place];
    };
    forEachNode(countInRegion);
    std::exclusive_scan(nexts.begin(), nexts.end(), nexts.begin(), 0u);
    std::vector<Node> sorted(nodes_.size());
    const auto sortIn = [&](Node node) { sorted[nexts[places[sets.find(runs[node])]]++] = node; };
    forEachNode(sortIn);
    nodes_ = std::move(sorted);
    ends_ = std::move(nexts);
}

void Lattice::keepOnlyPartOf(grid::Index cell) {
    std::uint32_t begin = 0;
    for (const std::uint32_t end : ends_) {
        const auto nodes = std::span(nodes_).subspan(begin, end - begin);
        const auto start = std::ranges::find(nodes, cell, [&](Node n) { return cells_[n]; });
        if (start != nodes.end()) {
            begin_ = begin;
            ends_ = {end};
            start_ = *start;
            return;
        }
        begin = end;
    }
    ends_.clear();
}

}  // namespace mazeloom::generate::mazes

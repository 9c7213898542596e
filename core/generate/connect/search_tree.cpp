// SPDX-License-Identifier: MIT
#include "core/generate/connect/search_tree.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/generate/shared/ground.h"

namespace mazeloom::generate {

using grid::Index;

SearchTree::SearchTree(const level::CellGrid& cells, std::span<const Index> reached,
                       grid::Grid<std::uint32_t, 2>& distance, PacedWatch& watch)
    : place_(distance), nodes_(reached.size()) {
    const auto number = [&](std::uint32_t node) {
        nodes_[node].depth = distance[reached[node]] - 1;
        distance[reached[node]] = node + 1;
    };
    std::uint64_t steps = 0;
    const auto addToTree = [&](std::uint32_t node) {
        std::uint32_t parent = node;
        for (std::ptrdiff_t step : cells.steps()) {
            const std::uint32_t beside = place_[shifted(reached[node], step)] - 1;
            if (beside >= nodes_.size()) continue;
            ++steps;
            // The neighbour reached first has the smallest number.
            parent = std::min(parent, beside);
        }
        if (parent == node) {
            roots_.push_back(node);
            nodes_[node].parent = node;
            nodes_[node].jump = node;
            return;
        }
        const Node& up = nodes_[parent];
        const Node& far = nodes_[up.jump];
        const bool isEven = up.depth - far.depth == far.depth - nodes_[far.jump].depth;
        nodes_[node].parent = parent;
        nodes_[node].jump = isEven ? far.jump : parent;
    };
    const auto inNodes = [](const auto& visit) {
        return [&visit](std::size_t begin, std::size_t end) {
            for (std::size_t node = begin; node < end; ++node)
                visit(static_cast<std::uint32_t>(node));
        };
    };
    watch.forEachChunk(nodes_.size(), inNodes(number));
    watch.forEachChunk(nodes_.size(), inNodes(addToTree));
    isWholeGraph_ = steps == 2 * (std::uint64_t{nodes_.size()} - roots_.size());
}

std::uint32_t SearchTree::rootOf(std::uint32_t node) const {
    return *std::prev(std::ranges::upper_bound(roots_, node));
}

std::uint32_t SearchTree::forebear(std::uint32_t node, std::uint32_t depth) const {
    while (nodes_[node].depth > depth) {
        const std::uint32_t jump = nodes_[node].jump;
        node = nodes_[jump].depth >= depth ? jump : nodes_[node].parent;
    }
    return node;
}

std::uint32_t SearchTree::distance(Index a, Index b) const {
    std::uint32_t one = place_[a] - 1;
    std::uint32_t other = place_[b] - 1;
    if (roots_.size() > 1 && rootOf(one) != rootOf(other)) return kApart;
    const std::uint32_t depths = nodes_[one].depth + nodes_[other].depth;
    if (nodes_[one].depth < nodes_[other].depth) std::swap(one, other);
    one = forebear(one, nodes_[other].depth);
    while (one != other) {
        const bool leaps = nodes_[one].jump != nodes_[other].jump;
        one = leaps ? nodes_[one].jump : nodes_[one].parent;
        other = leaps ? nodes_[other].jump : nodes_[other].parent;
    }
    return depths - 2 * nodes_[one].depth;
}

}  // namespace mazeloom::generate

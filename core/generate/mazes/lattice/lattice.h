// SPDX-License-Identifier: MIT
// The lattice is the graph of which a maze is a spanning tree. Every second cell in both directions
// is a node. Two nodes are neighbours if the cell between them can be opened, too. In rock, nodes
// are the cells with odd coordinates; for a hidden maze, the lattice contains the hero's cell, or
// is drawn (core/generate/stages/layout/hidden_start.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/generate/shared/watch.h"
#include "core/grid/direction.h"
#include "core/grid/grid.h"

namespace mazeloom::generate::mazes {

/// A node's number. Numbers grow row by row, and by 1 from one place to the next in a row.
using Node = std::uint32_t;

/// A connected component of nodes, row by row.
struct Region {
    std::span<const Node> nodes;
    Node start = 0;  ///< where a hidden maze begins; else the first node
};

class Lattice {
  public:
    /// Makes a node of each cell at even offsets from `origin` that may be opened. `free` is 1 for
    /// cells that may be opened, and 0 for others. Each cell is a unit of the watch's work.
    Lattice(const grid::Grid<std::uint8_t, 2>& free, grid::Point origin, PacedWatch& watch);
    Lattice(const Lattice&) = delete;  // regions are spans of its nodes
    Lattice& operator=(const Lattice&) = delete;

    /// Drops all nodes that are not connected to the one at this cell, which becomes the start.
    void keepOnlyPartOf(grid::Index cell);

    /// Returns a number above all nodes' numbers; not every number below it has a node.
    std::size_t numbers() const { return ways_.size(); }
    std::span<const Node> nodes() const { return nodes_; }
    std::size_t regionCount() const { return ends_.size(); }
    Region region(std::size_t i) const {
        const std::size_t begin = i == 0 ? begin_ : ends_[i - 1];
        const auto nodes = std::span(nodes_).subspan(begin, ends_[i] - begin);
        return {nodes, start_.value_or(nodes.front())};
    }

    /// Returns the directions in which a node has neighbours; none for a number without a node.
    grid::DirectionSet ways(Node node) const { return grid::DirectionSet(ways_[node]); }
    std::span<const std::uint8_t> allWays() const { return ways_; }
    Node neighbour(Node node, grid::Direction d) const {
        return static_cast<Node>(node + steps_[static_cast<std::size_t>(d)]);
    }
    const std::array<std::ptrdiff_t, 4>& steps() const { return steps_; }

    grid::Index cellOf(Node node) const { return cells_[node]; }
    /// Returns the cell between a node and its neighbour.
    grid::Index cellBeside(Node node, grid::Direction d) const {
        return static_cast<grid::Index>(cells_[node] + cellStep(d));
    }
    std::ptrdiff_t cellStep(grid::Direction d) const {
        return cellSteps_[static_cast<std::size_t>(d)];
    }
    grid::Point pointOf(Node node) const { return grid_.point(cells_[node]); }
    /// Return the column and the row of a node, counted in nodes from the lattice's first column
    /// and row.
    int column(Node node) const { return static_cast<int>(node % stride_) - 1; }
    int row(Node node) const { return static_cast<int>(node / stride_) - 1; }
    Node nodeAt(int column, int row) const {
        return static_cast<Node>(row + 1) * stride_ + static_cast<Node>(column + 1);
    }

  private:
    void findRegions(PacedWatch& watch);

    /// The geometry of the cells' grid, without cells.
    struct Shape {
        int stride = 0;
        grid::Point point(grid::Index i) const {
            return {static_cast<int>(i % static_cast<grid::Index>(stride)) - 2,
                    static_cast<int>(i / static_cast<grid::Index>(stride)) - 2};
        }
    };

    Shape grid_;
    Node stride_ = 1;
    std::array<std::ptrdiff_t, 4> steps_{};
    std::array<std::ptrdiff_t, 4> cellSteps_{};
    std::vector<std::uint8_t> ways_;
    std::vector<grid::Index> cells_;
    std::vector<Node> nodes_;
    /// The places in `nodes_` where the first region begins and where each region ends. A level can
    /// have millions of regions.
    std::uint32_t begin_ = 0;
    std::vector<std::uint32_t> ends_;
    std::optional<Node> start_;  ///< where the only region's maze begins, if not at its first node
};

}  // namespace mazeloom::generate::mazes

// SPDX-License-Identifier: MIT
// The properties of a maze on a lattice, checked from the map before and after it: naive, and
// without any code from core/generate/mazes.
#pragma once

#include <array>
#include <set>
#include <utility>
#include <vector>

#include <QString>

#include "core/level/map/map.h"

namespace mazeloom::testing {

/// A set of cells: those that a maze opened, or may open.
class CellMask {
  public:
    explicit CellMask(grid::Size size)
        : size_(size), has_(static_cast<std::size_t>(size.area()), false) {}

    bool has(grid::Point p) const {
        return p.x >= 0 && p.y >= 0 && p.x < size_.width && p.y < size_.height && has_[place(p)];
    }
    void add(grid::Point p) { has_[place(p)] = true; }
    void remove(grid::Point p) { has_[place(p)] = false; }
    grid::Size size() const { return size_; }
    std::vector<grid::Point> list() const {
        std::vector<grid::Point> cells;
        for (int y = 0; y < size_.height; ++y) {
            for (int x = 0; x < size_.width; ++x) {
                if (has({x, y})) cells.push_back({x, y});
            }
        }
        return cells;
    }

  private:
    std::size_t place(grid::Point p) const {
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(p.x);
    }

    grid::Size size_;
    std::vector<bool> has_;
};

inline constexpr std::array<grid::Point, 4> kSides{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// Returns the cells of `cells` reached from `start` by moves of `step` cells; adds them to `seen`.
inline std::vector<grid::Point> partOf(const CellMask& cells, grid::Point start, int step,
                                       CellMask& seen) {
    std::vector<grid::Point> part{start};
    seen.add(start);
    for (std::size_t i = 0; i < part.size(); ++i) {
        for (const grid::Point side : kSides) {
            const grid::Point next = part[i] + side * step;
            if (!cells.has(next) || seen.has(next)) continue;
            if (step == 2 && !cells.has(part[i] + side)) continue;
            seen.add(next);
            part.push_back(next);
        }
    }
    return part;
}

/// Returns the rock that a maze may open: off the border, with no walkable or void cell beside it.
inline CellMask freeRock(const level::Map& before) {
    CellMask free(before.size());
    for (int y = 1; y + 1 < before.size().height; ++y) {
        for (int x = 1; x + 1 < before.size().width; ++x) {
            const grid::Point p{x, y};
            bool isFree = before.cells.at(p) == level::Cell(level::Terrain::Wall);
            for (const grid::Point side : kSides) {
                const level::Cell next = before.cells.at(p + side);
                isFree = isFree && !next.isWalkable() && next.terrain() != level::Terrain::Void;
            }
            if (isFree) free.add(p);
        }
    }
    return free;
}

/// Returns the open cells that a hidden maze may use.
inline CellMask freeFloor(const level::Map& before) {
    CellMask free(before.size());
    for (int y = 0; y < before.size().height; ++y) {
        for (int x = 0; x < before.size().width; ++x) {
            const level::Cell cell = before.cells.at({x, y});
            if (cell.isWalkable() && !cell.isTrap() && !cell.isAisle()) free.add({x, y});
        }
    }
    return free;
}

/// Returns what is wrong, or an empty string. In each part of the lattice through `origin` in
/// `free`, `opened` must be a spanning tree of the part's nodes, and no other cell may be open.
/// With `onlyOrigins`, checks only the part of the origin.
inline QString flawOfTree(const CellMask& free, const CellMask& opened, grid::Point origin,
                          bool onlyOrigins) {
    CellMask seen(free.size());
    CellMask allowed(free.size());
    CellMask reached(free.size());
    for (const grid::Point p : free.list()) {
        if ((p.x - origin.x) % 2 != 0 || (p.y - origin.y) % 2 != 0 || seen.has(p)) continue;
        if (onlyOrigins && p != origin) continue;
        const auto nodes = partOf(free, p, 2, seen);
        std::size_t ways = 0;
        for (const grid::Point node : nodes) {
            if (!opened.has(node)) {
                return QString("(%1, %2) is no part of it").arg(node.x).arg(node.y);
            }
            allowed.add(node);
            for (const grid::Point side : {grid::Point{1, 0}, grid::Point{0, 1}}) {
                if (!free.has(node + side) || !free.has(node + side * 2)) continue;
                allowed.add(node + side);
                ways += opened.has(node + side) ? 1 : 0;
            }
        }
        if (ways + 1 != nodes.size()) {
            return QString("%1 ways between %2 cells").arg(ways).arg(nodes.size());
        }
        if (partOf(opened, p, 1, reached).size() != nodes.size() + ways) {
            return QString("the part at (%1, %2) is not in one piece").arg(p.x).arg(p.y);
        }
    }
    for (const grid::Point p : opened.list()) {
        if (!allowed.has(p)) return QString("(%1, %2) is open").arg(p.x).arg(p.y);
    }
    return {};
}

inline std::vector<grid::Point> cellsIn(grid::Size size) {
    std::vector<grid::Point> cells;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            cells.push_back({x, y});
    }
    return cells;
}

/// Returns the cells with exactly one open neighbour.
inline std::vector<grid::Point> deadEndsOf(const CellMask& maze) {
    std::vector<grid::Point> ends;
    for (const grid::Point p : maze.list()) {
        int ways = 0;
        for (const grid::Point side : kSides)
            ways += maze.has(p + side) ? 1 : 0;
        if (ways == 1) ends.push_back(p);
    }
    return ends;
}

/// Returns the steps in the tree between the two cells that `wall` separates; −1 if there is no
/// way.
inline int wayRound(const CellMask& tree, grid::Point wall) {
    std::vector<grid::Point> ends;
    for (const grid::Point side : kSides) {
        if (tree.has(wall + side)) ends.push_back(wall + side);
    }
    if (ends.size() != 2) return -1;
    CellMask seen(tree.size());
    seen.add(ends[0]);
    std::vector<grid::Point> front{ends[0]};
    for (int steps = 1; !front.empty(); ++steps) {
        std::vector<grid::Point> next;
        for (const grid::Point p : front) {
            for (const grid::Point side : kSides) {
                if (!tree.has(p + side) || seen.has(p + side)) continue;
                if (p + side == ends[1]) return steps;
                seen.add(p + side);
                next.push_back(p + side);
            }
        }
        front = std::move(next);
    }
    return -1;
}

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
#include "core/generate/mazes/braid.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/watched_lists.h"

namespace mazeloom::generate::mazes {

namespace {

using grid::Direction;
using grid::Index;
using Number = std::uint32_t;

constexpr Number kNoNumber = ~Number{0};

/// The mazes' cells as trees, numbered in the order of a walk from the roots outwards, so that
/// distances between cells can be queried (heavy-path decomposition).
class Trees {
  public:
    /// `isOfMaze` is 1 for cells of the mazes. The mazes must have no loops.
    Trees(const grid::Grid<std::uint8_t, 2>& isOfMaze, PacedWatch& watch)
        : numbers_(isOfMaze.size()), watch_(watch) {
        for (Number& number : numbers_.storage())
            number = kNoNumber;
        const auto cells = isOfMaze.storage();
        const auto numberAll = [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                if (cells[i] != 0 && numbers_[static_cast<Index>(i)] == kNoNumber)
                    number(static_cast<Index>(i), isOfMaze);
            }
        };
        watch_.forEachChunk(cells.size(), numberAll);
        findHeads();
    }

    /// Returns the number of steps from one cell to another; nothing if the cells are in different
    /// trees.
    std::optional<int> distance(Index a, Index b) const {
        Number u = numbers_[a];
        Number v = numbers_[b];
        const int both = depths_[u] + depths_[v];
        while (heads_[u] != heads_[v]) {
            // Heads have smaller numbers than their descendants.
            if (heads_[u] < heads_[v]) std::swap(u, v);
            if (parents_[heads_[u]] == kNoNumber) return std::nullopt;
            u = parents_[heads_[u]];
        }
        return both - 2 * std::min(depths_[u], depths_[v]);
    }

  private:
    void add(Index cell, Number parent) {
        numbers_[cell] = static_cast<Number>(cells_.size());
        cells_.push_back(cell);
        parents_.push_back(parent);
        depths_.push_back(parent == kNoNumber ? 0 : depths_[parent] + 1);
    }

    void number(Index root, const grid::Grid<std::uint8_t, 2>& isOfMaze) {
        const std::size_t first = cells_.size();
        add(root, kNoNumber);
        const auto count = [this] { return cells_.size(); };
        watch_.forEachQueued(first, count, [&](std::size_t next) {
            for (const std::ptrdiff_t step : isOfMaze.steps()) {
                const Index beside = shifted(cells_[next], step);
                if (isOfMaze[beside] == 0 || numbers_[beside] != kNoNumber) continue;
                add(beside, static_cast<Number>(next));
            }
        });
    }

    /// Finds the heavy paths. A heavy path continues into the largest branch; its head is its first
    /// cell.
    void findHeads() {
        const std::size_t count = cells_.size();
        std::vector<Number> sizes(count, 1);
        std::vector<Number> largest(count, kNoNumber);
        const auto addSizes = [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = count - begin; i-- > count - end;) {
                const Number parent = parents_[i];
                if (parent == kNoNumber) continue;
                sizes[parent] += sizes[i];
                Number& branch = largest[parent];
                if (branch == kNoNumber || sizes[i] > sizes[branch])
                    branch = static_cast<Number>(i);
            }
        };
        watch_.forEachChunk(count, addSizes);
        heads_.resize(count);
        watch_.forEachChunk(count, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                const Number parent = parents_[i];
                const bool goesOn = parent != kNoNumber && largest[parent] == i;
                heads_[i] = goesOn ? heads_[parent] : static_cast<Number>(i);
            }
        });
    }

    grid::Grid<Number, 2> numbers_;
    PacedWatch& watch_;
    std::vector<Index> cells_;
    std::vector<Number> parents_;
    std::vector<int> depths_;
    std::vector<Number> heads_;
};

struct Loop {
    Index end;  ///< a dead end
    Direction way;
    int length;  ///< steps through the maze from the dead end to the cell behind the wall

    friend bool operator<(const Loop& a, const Loop& b) {
        return a.length != b.length ? a.length > b.length : a.end < b.end;
    }
};

template <typename Mode>
class Braider {
  public:
    Braider(Weaving<Mode>& weaving, const level::CellGrid& before, const Watch& watch)
        : weaving_(weaving),
          isOfMaze_(before.size()),
          steps_(before.steps()),
          watch_(watch, kPasses * before.storage().size()) {
        const auto was = before.storage();
        const auto is = weaving.map.cells.storage();
        watch_.forEachChunk(was.size(), [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                if (was[i] != is[i]) isOfMaze_[static_cast<Index>(i)] = 1;
            }
        });
    }

    void open(int percent) {
        const std::vector<Loop> loops = findLoops();
        const std::int64_t asked = (std::int64_t{deadEnds_} * percent + 50) / 100;
        std::int64_t opened = 0;
        for (const Loop& loop : loops) {
            if (opened >= asked) break;
            watch_.poll(1);
            if (waysFrom(loop.end) != 1 || !canOpen(loop.end, loop.way)) continue;
            const Index wall = neighbour(loop.end, loop.way);
            opened += waysFrom(neighbour(wall, loop.way)) == 1 ? 2 : 1;
            weaving_.write.begin(trace::StepKind::OpenLoop, wall);
            weaving_.open(wall);
            isOfMaze_[wall] = 1;
        }
    }

  private:
    Index neighbour(Index cell, Direction d) const {
        return shifted(cell, steps_[static_cast<std::size_t>(d)]);
    }

    int waysFrom(Index cell) const {
        int ways = 0;
        for (const std::ptrdiff_t step : steps_)
            ways += isOfMaze_[shifted(cell, step)];
        return ways;
    }

    /// Whether the wall beside a dead end in this direction has the maze behind it, and nothing
    /// open at its other two sides.
    bool canOpen(Index end, Direction d) const {
        const Index wall = neighbour(end, d);
        if (isOfMaze_[wall] != 0 || isOfMaze_[neighbour(wall, d)] == 0) return false;
        if (!weaving_.canShow(wall)) return false;
        return !isOpen(neighbour(wall, grid::clockwise(d))) &&
               !isOpen(neighbour(wall, grid::opposite(grid::clockwise(d))));
    }

    bool isOpen(Index cell) const {
        const level::Cell is = weaving_.map.cells[cell];
        return weaving_.settings.isHidden ? is.isAisle() : is.isWalkable();
    }

    std::vector<Loop> findLoops() {
        const Trees trees(isOfMaze_, watch_);
        std::vector<Loop> loops;
        const auto addLoopOf = [&](Index i) {
            if (isOfMaze_[i] == 0 || waysFrom(i) != 1) return;
            ++deadEnds_;
            std::optional<Loop> longest;
            for (const Direction d : grid::kDirections) {
                if (!canOpen(i, d)) continue;
                const auto length = trees.distance(i, neighbour(neighbour(i, d), d));
                if (length && (!longest || *length > longest->length))
                    longest = Loop{i, d, *length};
            }
            if (longest) loops.push_back(*longest);
        };
        forEachCell(isOfMaze_, watch_, addLoopOf);
        watchedSort(watch_, std::span(loops), [](const Loop& a, const Loop& b) { return a < b; });
        return loops;
    }

    Weaving<Mode>& weaving_;
    grid::Grid<std::uint8_t, 2> isOfMaze_;
    const std::array<std::ptrdiff_t, 4> steps_;
    int deadEnds_ = 0;
    PacedWatch watch_;
    /// One over all cells of the level, three over those of the maze, and one for the dead ends.
    static constexpr std::uint64_t kPasses = 4;
};

}  // namespace

template <typename Mode>
void braid(Weaving<Mode>& weaving, const level::CellGrid& before, int percent, const Watch& watch) {
    Braider<Mode>(weaving, before, watch).open(percent);
}

template void braid(Weaving<trace::NoRecording>&, const level::CellGrid&, int, const Watch&);
template void braid(Weaving<trace::Recording>&, const level::CellGrid&, int, const Watch&);

}  // namespace mazeloom::generate::mazes

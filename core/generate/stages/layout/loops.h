// SPDX-License-Identifier: MIT
// Finds the walls whose opening shortens the way between two places most.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

#include "core/generate/connect/second_doors.h"
#include "core/level/map/map.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

/// How many cells the searches may visit.
struct LoopBounds {
    /// All trees together. Walls around cells that these do not come to are not measured. A maze
    /// that fills 4096 × 4096 cells has half as many.
    std::uint64_t treeCells = std::uint64_t{1} << 24;
    /// All searches after an opened wall together. Less than some 40 for each would miss that a
    /// wall beside it has become a pillar.
    std::uint64_t visits = std::uint64_t{1} << 26;
    /// Those that measure single walls, together.
    std::uint64_t measuring = std::uint64_t{1} << 24;
};

/// A wall counts when one can walk on two opposite sides of it; what it is worth is the walking
/// distance between these (RULES.md G-10.4 … G-10.6). One between two parts that do not reach each
/// other closes no loop, and is never opened.
///
/// Every wall has a worth from the beginning: the length of the way around it through the tree of
/// a breadth-first search in its part of the level, which is an upper bound, and exact in a perfect
/// maze. Only walls at the head of the queue are measured by a search of their own. Once a wall u
/// is open, a search from u brings all others up to date: the shortest way from a to b is now the
/// one it was, or leads over u, and then it is as long as those from u to a and from u to b
/// together.
class Loops {
  public:
    /// `map` outlives this; `wanted` is how many loops will be asked for.
    Loops(const level::Map& map, int wanted, random::Stream& random, const LoopBounds& bounds = {});

    /// The wall to open next; none when no wall is left whose opening would save a way. The caller
    /// opens it before asking again.
    std::optional<grid::Index> next();

    /// How many walls there were at first, each counted once, and how many of them lie where not
    /// all was measured, because the level is too large.
    std::size_t wallCount() const { return wallCount_; }
    std::size_t unmeasured() const { return unmeasured_; }

  private:
    struct Wall {
        grid::Index at = 0;
        std::uint32_t worth = 0;  ///< the length of a way around it
        std::uint32_t order = 0;  ///< in which the walls were drawn
        std::int16_t side = 0;    ///< from the wall to one of the two places
        bool isShortest = false;  ///< whether no way around it is shorter

        grid::Index one() const { return at + static_cast<grid::Index>(side); }
        grid::Index other() const { return at - static_cast<grid::Index>(side); }
        std::pair<grid::Index, int> place() const { return {at, side}; }
    };
    /// Farthest first, of equal ones the one drawn earlier: its worth when it was queued, ~order,
    /// its place in walls_. Ways only ever get shorter, so whoever comes to the head is looked up.
    using Waiting = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;

    void findWalls(random::Stream& random);
    bool isWall(grid::Index at, std::ptrdiff_t side) const;
    bool heedsDoors(const Wall& wall);
    void measureThroughTree();
    void countWalls();
    void queueAll();
    void heed(grid::Index opened);
    void addWallsBeside(grid::Index opened);
    void measure(Wall& wall);
    std::uint32_t distanceAcross(const Wall& wall, std::uint32_t farthest);
    bool spread(grid::Index from, std::uint64_t mostCells, std::uint32_t farthest,
                grid::Index goal);
    bool spreadOn(grid::Index from, std::uint64_t mostCells, std::uint32_t farthest,
                  grid::Index goal);
    void forget();
    bool isMet(grid::Index i) const { return distance_[i] != kNotMet && distance_[i] != kClosed; }

    const level::Map& map_;
    const LoopBounds bounds_;
    SecondDoors seconds_;
    const std::array<std::ptrdiff_t, 4> steps_;
    std::vector<Wall> walls_;  ///< those of the beginning as they lie in the level
    std::uint32_t drawn_ = 0;
    grid::Index start_ = 0;  ///< beside the wall that was drawn first
    std::priority_queue<Waiting> waiting_;
    std::size_t wallCount_ = 0;
    std::size_t unmeasured_ = 0;
    std::uint64_t cellsPerUpdate_ = 0;
    std::uint64_t cellsToMeasure_ = 0;
    bool isOnePart_ = true;  ///< as far as was looked at
    std::optional<grid::Index> opened_;
    static constexpr std::uint32_t kNotMet = 0;
    static constexpr std::uint32_t kClosed = std::numeric_limits<std::uint32_t>::max();
    grid::Grid<std::uint32_t, 2> distance_;  ///< of the latest search, plus one
    std::vector<grid::Index> reached_;       ///< by it, nearest first
};

}  // namespace mazeloom::generate

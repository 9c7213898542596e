// SPDX-License-Identifier: MIT
// Finds the walls whose opening shortens the path between two places most.
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
#include "core/generate/shared/watch.h"
#include "core/level/map/map.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

/// Upper bounds on the cells that the searches visit.
struct LoopBounds {
    /// The bound for all trees together. Walls beside cells that no tree reaches are not measured.
    /// A maze that fills 4096 × 4096 cells has half as many cells as this bound.
    std::uint64_t treeCells = std::uint64_t{1} << 24;
    /// The bound for the searches after all openings together; each search gets an equal share.
    /// With a share below about 40 cells, a search misses that a neighbouring wall has become a
    /// pillar.
    std::uint64_t visits = std::uint64_t{1} << 26;
    /// The bound for all searches together that measure single walls.
    std::uint64_t measuring = std::uint64_t{1} << 24;
};

/// A wall counts if the cells on two opposite sides of it can be walked; its worth is the walking
/// distance between these two cells (RULES.md G-10.4 … G-10.6). A wall between two unconnected
/// parts closes no loop and is never opened.
///
/// Every wall has an initial worth: the length of the path around it through the tree of a
/// breadth-first search in its part of the level. This is an upper bound, and exact in a perfect
/// maze. Only walls at the head of the queue are measured by a separate search. After a wall u is
/// opened, a search from u updates all other walls: the shortest path from a to b either is
/// unchanged, or leads over u and is as long as the paths from u to a and from u to b together.
class Loops {
  public:
    /// `map` must outlive this; `wanted` is the number of loops that will be requested. Each pass
    /// over a cell or a wall is a unit of the watch's work.
    Loops(const level::Map& map, int wanted, random::Stream& random, const Watch& watch,
          const LoopBounds& bounds = {});

    /// Returns the wall to open next; nothing if no opening would shorten a path. The caller must
    /// open the wall before the next call.
    std::optional<grid::Index> next();

    /// Returns the initial number of walls, each counted once; unmeasured() returns how many of
    /// them were not measured because the level is too large.
    std::size_t wallCount() const { return wallCount_; }
    std::size_t unmeasured() const { return unmeasured_; }

  private:
    struct Wall {
        grid::Index at = 0;
        std::uint32_t worth = 0;  ///< the length of a path around the wall
        std::uint32_t order = 0;  ///< the wall's position in the drawn order
        std::int16_t side = 0;    ///< the offset in storage from the wall to one of the two cells
        bool isShortest = false;  ///< whether `worth` is the length of the shortest path

        grid::Index one() const { return at + static_cast<grid::Index>(side); }
        grid::Index other() const { return at - static_cast<grid::Index>(side); }
        std::pair<grid::Index, int> place() const { return {at, side}; }
    };
    /// A queue entry: the worth when queued, ~order, the index in walls_. The largest worth comes
    /// first; a tie goes to the earlier draw. Worths only decrease, so an entry's worth is checked
    /// when the entry reaches the head.
    using Waiting = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;

    void findWalls(random::Stream& random);
    template <typename Visit>
    void forEachWall(const Visit& visit);
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
    PacedWatch watch_;
    SecondDoors seconds_;
    const std::array<std::ptrdiff_t, 4> steps_;
    std::vector<Wall> walls_;  ///< the initial walls in reading order, then added ones
    std::uint32_t drawn_ = 0;
    grid::Index start_ = 0;  ///< a cell beside the first drawn wall
    std::priority_queue<Waiting> waiting_;
    std::size_t wallCount_ = 0;
    std::size_t unmeasured_ = 0;
    std::uint64_t cellsPerUpdate_ = 0;
    std::uint64_t cellsToMeasure_ = 0;
    bool isOnePart_ = true;  ///< whether the level is one part, as far as searches looked
    std::optional<grid::Index> opened_;
    static constexpr std::uint32_t kNotMet = 0;
    static constexpr std::uint32_t kClosed = std::numeric_limits<std::uint32_t>::max();
    grid::Grid<std::uint32_t, 2> distance_;  ///< distances in the latest search, plus one
    std::vector<grid::Index> reached_;       ///< the cells of that search, nearest first
};

}  // namespace mazeloom::generate

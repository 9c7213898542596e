// SPDX-License-Identifier: MIT
// Finds the walls whose opening shortens the way between two places most.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <queue>
#include <tuple>
#include <vector>

#include "core/level/map.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

/// A wall counts when one can walk on two opposite sides of it; what it is worth is the walking
/// distance between these. Opening a wall only ever shortens ways, so a distance measured earlier
/// is an upper bound, and only the walls at the head of the queue need measuring again.
///
/// Exact as long as walls × open cells stay below 16 million. On larger maps only so many walls,
/// drawn at random, are looked at, and a walk is given up after 2^18 cells: places that far apart
/// count as equally far.
class Loops {
  public:
    /// `map` outlives this; `wanted` is how many loops will be asked for.
    Loops(const level::Map& map, int wanted, random::Stream& random);

    /// The wall to open next; none when no wall is left whose opening would save a way.
    std::optional<grid::Index> next();

  private:
    struct Wall {
        grid::Index at = 0;
        std::ptrdiff_t side = 0;  ///< from the wall to one of the two places
    };
    /// Farthest first; of equal ones the one drawn earlier.
    using Waiting = std::tuple<std::uint32_t, std::uint32_t>;  ///< distance, ~index of the wall

    void findWalls();
    void addWall(grid::Index at, std::ptrdiff_t side);
    void addWallsBeside(grid::Index opened);
    void measure(std::uint32_t wall);
    std::uint32_t distanceAcross(const Wall& wall);

    const level::Map& map_;
    const std::array<std::ptrdiff_t, 4> steps_;
    std::uint64_t openCells_ = 0;
    std::vector<Wall> walls_;
    std::optional<grid::Index> opened_;
    std::priority_queue<Waiting> waiting_;
    grid::Grid<std::uint8_t, 2> seen_;
    std::vector<grid::Index> reached_;
};

}  // namespace mazeloom::generate

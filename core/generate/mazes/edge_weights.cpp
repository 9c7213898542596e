// SPDX-License-Identifier: MIT
#include "core/generate/mazes/edge_weights.h"

#include <algorithm>
#include <limits>

#include "core/grid/floored.h"
#include "core/random/stream.h"

namespace mazeloom::generate::mazes {

namespace {

/// Distance, in cells, between two knots of the direction field.
constexpr int kKnots = 16;
/// Minimum share of chance in a weight, in percent. Without it, weights would be equal, the first
/// of them would always win, and all corridors would be joined at the same end.
constexpr int kLeastChance = 6;

/// Added to the weights of edges between groups.
constexpr std::uint32_t kBetweenGroups = 1u << 31;

constexpr std::uint64_t kOfKnots = 1;
constexpr std::uint64_t kOfGroups = 2;

}  // namespace

EdgeWeights::EdgeWeights(std::uint64_t seed, int winding, int groupSide, grid::Point origin)
    : seed_(seed),
      origin_(origin),
      chance_(static_cast<std::uint32_t>(kLeastChance + winding * (100 - kLeastChance) / 100)),
      groupCells_(2 * groupSide) {}

void EdgeWeights::favour(grid::Point node, Pair& pair) const {
    const auto level = static_cast<std::uint32_t>(levelness(node));
    pair.right = pair.right * chance_ + (1024 - level) * 16384 * (100 - chance_);
    pair.down = pair.down * chance_ + level * 16384 * (100 - chance_);
}

void EdgeWeights::part(grid::Point node, Pair& pair) const {
    const std::uint64_t here = groupOf(node);
    if (groupOf({node.x + 2, node.y}) != here) pair.right |= kBetweenGroups;
    if (groupOf({node.x, node.y + 2}) != here) pair.down |= kBetweenGroups;
}

int EdgeWeights::levelnessOfKnot(int column, int row) const {
    return static_cast<int>(random::bitsOfPlace(random::mix(seed_, kOfKnots), column, row) & 1023);
}

int EdgeWeights::levelness(grid::Point place) const {
    const int column = grid::floorDivided(place.x, kKnots);
    const int row = grid::floorDivided(place.y, kKnots);
    const int x = place.x - column * kKnots;
    const int y = place.y - row * kKnots;
    const int above =
        levelnessOfKnot(column, row) * (kKnots - x) + levelnessOfKnot(column + 1, row) * x;
    const int below =
        levelnessOfKnot(column, row + 1) * (kKnots - x) + levelnessOfKnot(column + 1, row + 1) * x;
    const int smooth = (above * (kKnots - y) + below * y) / (kKnots * kKnots);
    // In most places one of the two directions dominates; between such places, the preference
    // changes smoothly.
    return std::clamp((smooth - 512) * 6 + 512, 0, 1024);
}

std::uint64_t EdgeWeights::groupOf(grid::Point place) const {
    const int column = grid::floorDivided(place.x, groupCells_);
    const int row = grid::floorDivided(place.y, groupCells_);
    const std::uint64_t seed = random::mix(seed_, kOfGroups);
    const auto side = static_cast<std::uint32_t>(groupCells_);
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::uint64_t group = 0;
    for (int r = row - 1; r <= row + 1; ++r) {
        for (int c = column - 1; c <= column + 1; ++c) {
            const std::uint64_t bits = random::bitsOfPlace(seed, c, r);
            const auto x = static_cast<int>((bits & 0xffff) * side >> 16);
            const auto y = static_cast<int>((bits >> 16 & 0xffff) * side >> 16);
            const std::int64_t dx = std::int64_t{c} * groupCells_ + x - place.x;
            const std::int64_t dy = std::int64_t{r} * groupCells_ + y - place.y;
            const std::int64_t distance = dx * dx + dy * dy;
            if (distance >= least) continue;
            least = distance;
            group = bits;
        }
    }
    return group;
}

}  // namespace mazeloom::generate::mazes

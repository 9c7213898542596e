// SPDX-License-Identifier: MIT
// Explains how levels with bugs and lasers stay winnable, whatever is drawn. The zone of a hazard
// consists of the cells in which it may harm the hero: a bug's path, or a beam. Three rules make
// every aisle walkable:
// 1. At least one cell lies between two zones, and between a zone and water, so that the hero can
//    wait and breathe there.
// 2. In every round, each stretch of aisles in a zone (a set of aisles connected within the zone)
//    is free for long enough to walk into the stretch, to any of its cells, and out again.
// 3. No zone contains the start.
// So the hero can reach every aisle from the start along aisles, by waiting before a zone until the
// stretch is free. The aisles are connected, and everything that must be reached is on an aisle.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/grid.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Ticks of a move on land at 8 cells per second, rounded up, and of a move in water
/// (RULES.md T-2.2, T-10.2).
inline constexpr int kWalkTicks = 8;
inline constexpr int kSwimTicks = 2 * kWalkTicks;
/// Ticks under water until the hero drowns (RULES.md T-10.1).
inline constexpr int kAirTicks = 10 * level::kTicksPerSecond;
/// The period, in ticks, after which the motion of all bugs and beams from stages repeats. A player
/// can learn such a rhythm, and the moments of one period are few enough for an exhaustive search.
inline constexpr int kRoundTicks = 24 * level::kTicksPerSecond;

/// The zones on a map.
class Danger {
  public:
    /// Collects the zones of the map's bugs, boss and emitters. A boss's zone is its path only,
    /// although a hunting boss leaves it.
    explicit Danger(const level::Map& map);

    void add(std::span<const grid::Index> zone);
    bool isIn(grid::Index cell) const { return zones_[cell] != 0; }
    /// Whether a new zone may contain this cell: neither the cell nor a neighbour is in a zone or
    /// wet.
    bool isFree(grid::Index cell) const;
    /// Whether water may be placed on this cell: neither the cell nor a neighbour is in a zone.
    bool mayBeWet(grid::Index cell) const;

  private:
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    grid::Grid<std::uint8_t, 2> zones_;
};

/// Whether the cell is water or a waterfall.
constexpr bool isWet(level::Cell cell) {
    return cell.isLiquid();
}

/// Returns the aisles of a zone, as connected sets.
std::vector<std::vector<grid::Index>> stretchesOf(const level::CellGrid& cells,
                                                  std::span<const grid::Index> zone);

/// Returns the ticks needed to enter a dry stretch of `cells` cells, reach any of them, and leave.
constexpr std::int64_t ticksWithin(std::size_t cells) {
    // At worst the cells are in a row; one more move each way allows for hesitation.
    return 2 * (static_cast<std::int64_t>(cells) + 1) * kWalkTicks;
}

}  // namespace mazeloom::generate

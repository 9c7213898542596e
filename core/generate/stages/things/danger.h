// SPDX-License-Identifier: MIT
// How levels with bugs and lasers stay winnable, whatever is drawn. The cells that a hazard may
// harm, a bug's path or a beam, are its zone. Three rules make every aisle worth walking:
// 1. Zones keep a cell apart, and from water: so between two of them one can wait, and breathe.
// 2. Of each zone every stretch of aisles (those that hang together within it) is free for long
//    enough, in every round, to walk into it, to any of its cells, and out again.
// 3. No zone holds the start.
// So every aisle is reached from the start along aisles: before a zone, wait until the stretch is
// free, then go. The aisles are connected, and what must be reached is an aisle.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/grid.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Ticks of a move at 8 cells a second, rounded up, and of one in water (RULES.md T-2.2, T-10.2).
inline constexpr int kWalkTicks = 8;
inline constexpr int kSwimTicks = 2 * kWalkTicks;
/// Ticks under water until the hero drowns (RULES.md T-10.1).
inline constexpr int kAirTicks = 10 * level::kTicksPerSecond;
/// After so many ticks all that stages set in motion begins anew: a rhythm that can be learnt, and
/// no more moments than a search through all of them can look at.
inline constexpr int kRoundTicks = 24 * level::kTicksPerSecond;

/// The zones on a map.
class Danger {
  public:
    /// Those of the bugs, the boss and the emitters that are there already; a hunting boss leaves
    /// its zone.
    explicit Danger(const level::Map& map);

    void add(std::span<const grid::Index> zone);
    bool isIn(grid::Index cell) const { return zones_[cell] != 0; }
    /// Whether a new zone may have this cell: neither it nor one beside it is in a zone or wet.
    bool isFree(grid::Index cell) const;
    /// Whether water may come here: no zone is here or beside it.
    bool mayBeWet(grid::Index cell) const;

  private:
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    grid::Grid<std::uint8_t, 2> zones_;
};

/// Water or a waterfall.
constexpr bool isWet(level::Cell cell) {
    return cell.isLiquid();
}

/// The aisles of a zone, in sets that hang together.
std::vector<std::vector<grid::Index>> stretchesOf(const level::CellGrid& cells,
                                                  std::span<const grid::Index> zone);

/// Ticks in which one gets into a dry stretch of so many cells, to any of them, and out again.
constexpr std::int64_t ticksWithin(std::size_t cells) {
    // At worst one behind the other; a move more at either end, for a moment's hesitation.
    return 2 * (static_cast<std::int64_t>(cells) + 1) * kWalkTicks;
}

}  // namespace mazeloom::generate

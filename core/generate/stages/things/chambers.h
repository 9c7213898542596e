// SPDX-License-Identifier: MIT
// The parts of a floor that are populated one by one (RULES.md G-22): its rooms. Where no
// stage placed rooms, as in caves or a painted level, blocks of the level stand for them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/level/level.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

struct Chamber {
    /// Where things are put: a room without its outer ring; all of a block.
    grid::Rect area;
    /// Of a handcrafted room, that it came with monsters or items of its own: then it gets no
    /// others of the kind, since its designer named them.
    bool hasMonsters = false;
    bool hasItems = false;
};

/// How many of a level's kept things in a chamber are of a kind that `isOne` is true of: they count
/// toward what a stage puts there.
template <typename IsOne>
int keptIn(const Chamber& chamber, const level::Level& level, const IsOne& isOne) {
    return static_cast<int>(std::ranges::count_if(level.kept.objects, [&](const auto& object) {
        return chamber.area.contains(object.at) && isOne(object.kind);
    }));
}

/// The room in which the hero arrives: the one where the hero stands, or else the first that is not
/// handcrafted, since who draws a lair does not want the descent to begin in it. Nothing when there
/// are no rooms.
std::optional<std::size_t> roomOfArrival(const level::Map& map);

/// The cell of a room where the hero or stairs come: the free one that is nearest to its centre,
/// which itself may be furnished, or outside of a room that is no rectangle. `alsoFree` counts as
/// free whatever stands there. Furniture stays off it.
std::optional<grid::Index> middleOf(const level::Map& map, const grid::Rect& room,
                                    std::optional<grid::Index> alsoFree = std::nullopt);

/// The free floor cell of a room nearest to its centre where a hero may arrive. The hero changes no
/// cell, so the floor of handcrafted rooms counts, which holds no stairs; kept cells do not.
std::optional<grid::Index> standingPlaceIn(const level::Map& map, const grid::Rect& room);

/// Whether stairs may come here: floor, or what a theme has laid in its place, outside of
/// handcrafted rooms, without a thing.
bool holdsStairs(const level::Map& map, grid::Index i);

/// All chambers other than the one in which the hero arrives, in the order of the rooms. Blocks
/// count from `origin`.
std::vector<Chamber> chambersOf(const level::Map& map, grid::Point origin);

}  // namespace mazeloom::generate

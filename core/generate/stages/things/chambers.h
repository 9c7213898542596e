// SPDX-License-Identifier: MIT
// The parts of a floor that are populated one by one (RULES.md G-22): its rooms. If no stage placed
// rooms, as in caves or a painted level, blocks of the level serve instead.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/level/level.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

struct Chamber {
    /// The cells for things: a room without its outer ring, or a whole block.
    grid::Rect area;
    /// Whether a handcrafted room has monsters or items of its own. Stages then add no monsters, or
    /// no items, because the designer has chosen them.
    bool hasMonsters = false;
    bool hasItems = false;
};

/// Returns how many of the level's pinned things in a chamber have a kind that `isOne` accepts.
/// They count toward the number that a stage places.
template <typename IsOne>
int keptIn(const Chamber& chamber, const level::Level& level, const IsOne& isOne) {
    return static_cast<int>(std::ranges::count_if(level.kept.objects, [&](const auto& object) {
        return chamber.area.contains(object.at) && isOne(object.kind);
    }));
}

/// Returns the room in which the hero arrives: the hero's room, or else the first room that is not
/// handcrafted, because a designer's lair should not be the start of the descent, or else the first
/// room. Returns nothing if there are no rooms.
std::optional<std::size_t> roomOfArrival(const level::Map& map);

/// Returns the cell of a room for the hero or stairs: the free cell nearest to the room's centre.
/// The centre itself may be furnished, or lie outside the floor of a room that is not a rectangle.
/// `alsoFree` counts as free, whatever is on it. Furniture stays off the returned cell.
std::optional<grid::Index> middleOf(const level::Map& map, const grid::Rect& room,
                                    std::optional<grid::Index> alsoFree = std::nullopt);

/// Returns the free floor cell nearest to a room's centre on which a hero may arrive. The hero
/// changes no cell, so the floor of handcrafted rooms counts, although it cannot hold stairs;
/// pinned cells do not count.
std::optional<grid::Index> standingPlaceIn(const level::Map& map, const grid::Rect& room);

/// Whether stairs may be placed on a cell: it is floor, or the floor that a theme has laid in its
/// place, without a thing, outside of handcrafted rooms and not pinned.
bool holdsStairs(const level::Map& map, grid::Index i);

/// Returns all chambers but the one in which the hero arrives, in the order of the rooms. Blocks
/// are counted from `origin`.
std::vector<Chamber> chambersOf(const level::Map& map, grid::Point origin);

}  // namespace mazeloom::generate

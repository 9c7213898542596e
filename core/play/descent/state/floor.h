// SPDX-License-Identifier: MIT
// One floor of a run: what was generated, which never changes, and what has become of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/grid/point.h"
#include "core/level/descent.h"
#include "core/level/level.h"
#include "core/level/map/cell.h"
#include "core/level/map/lock.h"
#include "core/level/map/map.h"
#include "core/play/descent/state/item.h"
#include "core/play/descent/state/monster.h"
#include "core/problem.h"

namespace mazeloom::play::descent {

/// What a floor was made as. Shared by all its states.
struct Ground {
    level::Map map;
    std::string level;  ///< the id of the level that it was generated from
    level::Sight sight = level::Sight::Rays;
    grid::Point entrance;              ///< where a run begins: the hero's cell, else stairs up
    grid::Point fromAbove;             ///< where the hero arrives: stairs up, else the entrance
    grid::Point fromBelow;             ///< where who comes up lands: stairs down
    std::vector<grid::Point> hearths;  ///< fireplaces, row by row
    int bossBelow = 0;                 ///< so many floors below the boss waits; 0: not known to
    std::vector<grid::Point> tracks;   ///< of the boss, row by row (herald.h)
};

/// Doors that only the hero opens or finds.
constexpr bool isShut(level::Terrain terrain) {
    return terrain == level::Terrain::ClosedDoor || terrain == level::Terrain::SecretDoor ||
           level::isOneWay(terrain);
}
/// What the terrain looks like to the player: a secret door looks like wall.
constexpr level::Cell shownAs(level::Cell cell) {
    return cell.terrain() == level::Terrain::SecretDoor ? cell.with(level::Terrain::Wall) : cell;
}

struct Floor {
    // A temple's marks mean nothing here: their bits are the floor's own.
    using Bits = level::Cell::Bits;
    static constexpr Bits kExplored = level::Cell::kAisle;
    static constexpr Bits kMonster = level::Cell::kTrap;
    static constexpr Bits kItem = level::Cell::kCoin;

    int depth = 1;
    std::shared_ptr<const Ground> ground;
    level::CellGrid cells;          ///< its terrain, as doors are by now, and the bits above
    std::vector<Monster> monsters;  ///< alive; they act in this order
    std::vector<LyingItem> items;
    level::LockSet keys = 0;  ///< that the hero has found here; they fit no other floor's doors

    grid::Size size() const { return cells.size(); }
    bool contains(grid::Point p) const { return cells.contains(p); }
    level::Terrain terrain(grid::Point p) const { return cells.at(p).terrain(); }
    bool isExplored(grid::Point p) const { return has(p, kExplored); }
    /// Whether a monster could be here: it can be walked unhurt, no door is closed, and nobody is
    /// here.
    /// The point may lie one cell outside. Where the hero is, the floor does not know.
    bool isFree(grid::Point p) const {
        const level::Cell cell = cells.at(p);
        return cell.isWalkable() && !isShut(cell.terrain()) &&
               cell.effect() != level::Effect::Wounds && (cell.bits() & kMonster) == 0;
    }

    /// Whether a door is locked and its key has been found.
    bool canUnlock(level::Terrain terrain) const {
        const auto lock = level::lockOf(terrain);
        return lock && (keys & level::bitOf(*lock)) != 0;
    }

    /// Whether the boss lives here, still.
    bool holdsBoss() const;
    /// Null where there is none.
    const Monster* monsterAt(grid::Point p) const;
    Monster* monsterAt(grid::Point p);
    /// The topmost one, which is picked up first: the last to have come there.
    const LyingItem* itemAt(grid::Point p) const;

    void explore(grid::Point p) { set(p, kExplored); }
    void move(Monster& monster, grid::Point to);
    void remove(const Monster& monster);
    void add(const LyingItem& item);
    void remove(const LyingItem& item);
    void openDoor(grid::Point p) { cells.at(p) = cells.at(p).with(level::Terrain::OpenDoor); }
    /// A secret door shows itself.
    void findDoor(grid::Point p) { cells.at(p) = cells.at(p).with(level::Terrain::ClosedDoor); }

    bool has(grid::Point p, Bits bit) const { return (cells.at(p).bits() & bit) != 0; }
    void set(grid::Point p, Bits bit) { cells.at(p) = cells.at(p).with(bit); }
    void clear(grid::Point p, Bits bit) { cells.at(p) = cells.at(p).without(bit); }

    /// What a copy takes, in bytes.
    std::size_t bytes() const;

    /// What it is by now; what it was made as follows from the dungeon.
    friend bool operator==(const Floor& a, const Floor& b) {
        return a.depth == b.depth && a.cells == b.cells && a.monsters == b.monsters &&
               a.items == b.items && a.keys == b.keys;
    }
};

/// The floor that a generated map is at a depth. Items' numbers are drawn from `seed`, in the order
/// of the map's things, apart from all that generation drew. The problem says why the map cannot be
/// played: it is no descent, there is neither a hero nor stairs up, no stairs lead down, or a thing
/// stands where nothing can.
tl::expected<Floor, Problem> makeFloor(const level::Level& level, level::Map map,
                                       const level::DescentTables& tables, int depth,
                                       std::uint64_t seed);

/// FNV-1a of all that decides how the floor plays: a replay of another is known by it.
std::uint64_t hash(const Floor& floor);

}  // namespace mazeloom::play::descent

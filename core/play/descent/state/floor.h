// SPDX-License-Identifier: MIT
// One floor of a run: its generated ground, which never changes, and its current state.
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

/// The generated part of a floor, shared by all states of the floor.
struct Ground {
    level::Map map;
    std::string level;  ///< the id of the level that it was generated from
    level::Sight sight = level::Sight::Rays;
    grid::Point entrance;              ///< where a run begins: the hero's cell, else stairs up
    grid::Point fromAbove;             ///< arrival from above: the stairs up, else `entrance`
    grid::Point fromBelow;             ///< arrival from below: the stairs down
    std::vector<grid::Point> hearths;  ///< fireplaces, row by row
    int bossBelow = 0;  ///< number of floors from here down to the boss; 0: not announced
    std::vector<grid::Point> tracks;  ///< the boss's tracks, row by row (herald.h)
};

/// Whether the terrain is a door that only the hero opens, finds or passes.
constexpr bool isShut(level::Terrain terrain) {
    return terrain == level::Terrain::ClosedDoor || terrain == level::Terrain::SecretDoor ||
           level::isOneWay(terrain);
}
/// Returns the cell as the player sees it: a secret door looks like wall.
constexpr level::Cell shownAs(level::Cell cell) {
    return cell.terrain() == level::Terrain::SecretDoor ? cell.with(level::Terrain::Wall) : cell;
}

struct Floor {
    // A temple's marks mean nothing here, so a floor uses their bits for its own marks.
    using Bits = level::Cell::Bits;
    static constexpr Bits kExplored = level::Cell::kAisle;
    static constexpr Bits kMonster = level::Cell::kTrap;
    static constexpr Bits kItem = level::Cell::kCoin;

    int depth = 1;
    std::shared_ptr<const Ground> ground;
    level::CellGrid cells;  ///< terrain with the current state of the doors, and the bits above
    std::vector<Monster> monsters;  ///< alive; they act in this order
    std::vector<LyingItem> items;
    level::LockSet keys = 0;  ///< keys found on this floor; they fit no other floor's doors

    grid::Size size() const { return cells.size(); }
    bool contains(grid::Point p) const { return cells.contains(p); }
    level::Terrain terrain(grid::Point p) const { return cells.at(p).terrain(); }
    bool isExplored(grid::Point p) const { return has(p, kExplored); }
    /// Whether a monster could stand in a cell: the cell can be walked unhurt, has no closed door
    /// and holds no monster. The hero's cell counts as free, because the floor does not know where
    /// the hero is. The point may lie one cell outside the floor.
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

    /// Whether the boss still lives here.
    bool holdsBoss() const;
    /// Returns the living monster in a cell; null if there is none.
    const Monster* monsterAt(grid::Point p) const;
    Monster* monsterAt(grid::Point p);
    /// Returns the topmost item in a cell: the last one added, which is picked up first; null if
    /// there is none.
    const LyingItem* itemAt(grid::Point p) const;

    void explore(grid::Point p) { set(p, kExplored); }
    void move(Monster& monster, grid::Point to);
    /// Adds a monster, which acts after all others. Its cell must be free.
    void add(const Monster& monster);
    void remove(const Monster& monster);
    void add(const LyingItem& item);
    void remove(const LyingItem& item);
    void openDoor(grid::Point p) { cells.at(p) = cells.at(p).with(level::Terrain::OpenDoor); }
    /// Turns a secret door into a closed one.
    void findDoor(grid::Point p) { cells.at(p) = cells.at(p).with(level::Terrain::ClosedDoor); }

    bool has(grid::Point p, Bits bit) const { return (cells.at(p).bits() & bit) != 0; }
    void set(grid::Point p, Bits bit) { cells.at(p) = cells.at(p).with(bit); }
    void clear(grid::Point p, Bits bit) { cells.at(p) = cells.at(p).without(bit); }

    /// Returns the size of a copy, in bytes.
    std::size_t bytes() const;

    /// Compares the current state only: the ground follows from the dungeon.
    friend bool operator==(const Floor& a, const Floor& b) {
        return a.depth == b.depth && a.cells == b.cells && a.monsters == b.monsters &&
               a.items == b.items && a.keys == b.keys;
    }
};

/// Makes the floor of a depth from a generated map. The numbers of items are drawn from `seed`, in
/// the order of the map's things, independently of the generation. The problem says why the map
/// cannot be played: it is no descent, has neither a hero nor stairs up, has no stairs down, or a
/// thing stands where none can stand.
tl::expected<Floor, Problem> makeFloor(const level::Level& level, level::Map map,
                                       const level::DescentTables& tables, int depth,
                                       std::uint64_t seed);

/// Returns the FNV-1a hash of everything that decides how the floor plays.
std::uint64_t hash(const Floor& floor);

}  // namespace mazeloom::play::descent

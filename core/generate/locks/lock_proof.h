// SPDX-License-Identifier: MIT
// Decides whether a level with locked and one-way doors can be completed, by a search over the
// hero's position and the keys held. A hero who steps onto a key keeps the key for good. A locked
// door opens for a hero who holds its key. A one-way door can be entered only in its direction
// (RULES.md D-25).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/level/map/lock.h"
#include "core/level/map/map.h"

namespace mazeloom::generate {

struct LyingKey {
    grid::Point at;
    std::size_t lock = 0;

    friend bool operator==(const LyingKey&, const LyingKey&) = default;
};

/// The hero's task. Start and goal can be walked.
struct Quest {
    grid::Point start;
    grid::Point goal;
    std::vector<LyingKey> keys;
};

/// Returns the quest on a floor of a descent: from the hero's cell, or else from stairs up, to the
/// first stairs down, row by row. Returns nothing for other maps, and if start or goal is missing
/// or the start is solid.
std::optional<Quest> questOf(const level::Map& map);

/// Returns the locks whose doors are on the map.
level::LockSet locksOn(const level::CellGrid& cells);

struct LockProof {
    enum class Verdict {
        Proven,   ///< from every place that the hero can reach, the goal can be reached
        NoWay,    ///< the goal can never be reached
        DeadEnd,  ///< the goal can be reached, but not from every place that the hero can reach
    };

    Verdict verdict = Verdict::NoWay;
    /// A shortest path from start to goal, both included, as a witness. Empty if there is none.
    std::vector<grid::Point> way;
    level::LockSet held = 0;   ///< keys held at the end of the path
    level::LockSet found = 0;  ///< keys that the hero can obtain at all
    /// For DeadEnd: a place where the hero can be caught, with the goal out of reach.
    std::optional<grid::Point> trap;
    /// The first cell, row by row, that is walkable or locked but out of the hero's reach.
    std::optional<grid::Point> neverReached;

    bool isProven() const { return verdict == Verdict::Proven; }
};

/// Searches all states. Keys in `without` have no effect. Needs about ten bytes per cell for each
/// set of keys that can be held.
LockProof prove(const level::CellGrid& cells, const Quest& quest, level::LockSet without = 0);

/// Returns, in ascending order, the cells of shortest paths to the goal: one from the start, and
/// one from behind each one-way door that the hero can pass, for each set of keys that can be held
/// there. All other steps can be reversed, so if these cells stay open, the hero is never caught.
/// Empty if there is no path. Takes time linear in the number of cells.
std::vector<grid::Index> waysOn(const level::CellGrid& cells, const Quest& quest);

/// Returns the locks whose keys the goal requires.
level::LockSet demandedKeys(const level::CellGrid& cells, const Quest& quest);

}  // namespace mazeloom::generate

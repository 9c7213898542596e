// SPDX-License-Identifier: MIT
// Whether a level with locked and one-way doors can be got through: a search over where the hero is
// and which keys are held. A key is taken by a step onto it and kept, a locked door opens to who
// holds its key, a one-way door is entered in its direction alone (RULES.md D-25).
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

/// What the hero sets out for. Both ends can be walked.
struct Quest {
    grid::Point start;
    grid::Point goal;
    std::vector<LyingKey> keys;
};

/// Of a floor of a descent: from the hero's cell, else from stairs up, to the first stairs down,
/// row by row. Nothing for all other maps, and where one of the two is missing or is solid.
std::optional<Quest> questOf(const level::Map& map);

/// The locks whose doors stand on a map.
level::LockSet locksOn(const level::CellGrid& cells);

struct LockProof {
    enum class Verdict {
        Proven,   ///< wherever the hero gets, the goal can still be reached
        NoWay,    ///< the goal is never reached
        DeadEnd,  ///< it can be reached, but not from all places that the hero can get to
    };

    Verdict verdict = Verdict::NoWay;
    /// A shortest way, both ends included: the witness. Empty where there is none.
    std::vector<grid::Point> way;
    level::LockSet held = 0;   ///< keys in hand at its end
    level::LockSet found = 0;  ///< keys that the hero can come by at all
    /// Where the hero would be caught; of DeadEnd.
    std::optional<grid::Point> trap;
    /// Of all that can be walked or unlocked, what the hero never gets to: the first, row by row.
    std::optional<grid::Point> neverReached;

    bool isProven() const { return verdict == Verdict::Proven; }
};

/// Looks at all states. Keys of `without` lie there in vain. Needs some ten bytes a cell for each
/// set of keys that can be held.
LockProof prove(const level::CellGrid& cells, const Quest& quest, level::LockSet without = 0);

/// Returns the cells of a shortest way from the start to the goal, and of one from behind each
/// one-way door that the hero can pass, with any keys that can be held there; in ascending order.
/// All other steps can be gone back, so a hero who finds these cells open is never caught. Empty if
/// there is no way. Needs time in proportion to the cells.
std::vector<grid::Index> waysOn(const level::CellGrid& cells, const Quest& quest);

/// The locks without whose keys the goal cannot be reached.
level::LockSet demandedKeys(const level::CellGrid& cells, const Quest& quest);

}  // namespace mazeloom::generate

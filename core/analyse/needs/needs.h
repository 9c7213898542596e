// SPDX-License-Identifier: MIT
// Which mechanics of a temple a level needs: a mechanic is taken away, and the level is proven
// again.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "core/analyse/deduce/board/board.h"
#include "core/analyse/needs/mechanics.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::analyse::needs {

/// The answer for one mechanic of one map (core/play/temple/RULES.md T-20).
enum class Need : std::uint8_t {
    Absent,      ///< the map has nothing of the mechanic
    Decoration,  ///< the player loses nothing by ignoring it
    /// A tool with which the proof's play is shorter; a danger that can be avoided at no cost;
    /// numbers without which harder deductions are needed.
    Useful,
    /// A tool without which the level cannot be won; a danger with which the play that ignores it
    /// does not win, and the proof's play is longer; numbers without which the player has to guess;
    /// an objective.
    Needed,
    Undecided,  ///< no proof was found within its budget, or the level cannot be won anyway
};

/// A level's map with the results that the questions about all mechanics share. All referents must
/// outlive it.
struct Question {
    const level::Level& level;
    const level::Map& map;
    std::shared_ptr<const play::temple::Field> field;  ///< null: the map cannot be played
    const play::temple::Proof& proof;                  ///< of the field
    const deduce::Board* board = nullptr;  ///< null: nothing can be deduced from numbers
    std::int64_t steps = play::temple::ProofBudget().steps;  ///< budget of each further proof
    /// After it was set, the answer is meaningless. Null: never.
    const std::atomic<bool>* stop = nullptr;
};

/// Takes about as long as a proof.
Need needOf(Mechanic mechanic, const Question& question);

}  // namespace mazeloom::analyse::needs

// SPDX-License-Identifier: MIT
// What is still to be done (RULES.md T-12).
//
// Where a level has an exit, it ends only there, whether reaching it is named among the objectives
// or not; a level that asks for an exit and has none cannot be won. An attempt that is lost and won
// in the same tick is lost.
#pragma once

#include <cstdint>
#include <vector>

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

enum class Objective : std::uint8_t { Coins, Bugs, Lasers, Boss, Consoles, Exit };

struct ObjectiveProgress {
    Objective objective = Objective::Coins;
    std::int64_t done = 0;
    std::int64_t wanted = 0;

    bool isMet() const { return done >= wanted; }
    friend bool operator==(const ObjectiveProgress&, const ObjectiveProgress&) = default;
};

/// Those that the level asks for, in the order of the enumeration; an exit also when the level has
/// one without asking.
std::vector<ObjectiveProgress> progressOf(const Field& field, const State& state);

/// Whether the attempt is won now. Once a tick, last.
void judge(Turn& turn);

}  // namespace mazeloom::play::temple

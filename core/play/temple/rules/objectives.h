// SPDX-License-Identifier: MIT
// The objectives and their progress (RULES.md T-12).
//
// A level with an exit ends only there, whether or not the exit is one of its objectives. A level
// that asks for an exit and has none cannot be won. An attempt that is lost and won in the same
// tick is lost.
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

/// Returns the objectives of the level, in the order of the enumeration; includes the exit whenever
/// the level has one.
std::vector<ObjectiveProgress> progressOf(const Field& field, const State& state);

/// Ends the attempt if it is won now. Called at the start and at the end of each tick.
void judge(Turn& turn);

}  // namespace mazeloom::play::temple

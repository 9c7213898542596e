// SPDX-License-Identifier: MIT
// Proves a temple winnable with full knowledge (RULES.md T-13): looks for inputs that meet
// every objective without touching trap, bug or beam, plays them in the engine, and hands them out
// as a witness.
//
//   1. Whatever no way leads to, traps avoided, cannot be met: said at once.
//   2. Targets of blasts: fetch TNT or grenades, go where a throw hits, wait for the moment.
//   3. Consoles and coins: always the one that can be reached earliest.
//   4. The exit.
// Each way is the earliest one over (cell, time), in which bugs, beams and air are known (way.h).
// Every plan is played by the engine before the next is made, so that a witness cannot be wrong.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/play/replay.h"
#include "core/play/temple/field.h"

namespace mazeloom::play::temple {

enum class Verdict : std::uint8_t { Winnable, Unwinnable, Undecided };

/// Why not.
enum class Obstacle : std::uint8_t {
    None,
    // Unwinnable:
    NoWay,        ///< no way leads to `cell` that avoids all traps
    TooFewCoins,  ///< of `wanted` coins only `found` can be walked to; one that cannot is at `cell`
    NoExit,       ///< an exit is asked for, and there is none
    NoBlast,      ///< something is to be blasted, and no TNT or grenade can be walked to
    NeverSafe,    ///< bugs and beams never let the hero come to `cell`
    // Undecided:
    Budget,        ///< the steps that were granted are spent
    TooLarge,      ///< the level has more cells than are searched
    NoSafeWay,     ///< no way to `cell` was found between bugs and beams, under water
    BlastNeeded,   ///< `cell` might be reached if blasts cleared the way, which is not planned
    TargetMissed,  ///< no plan was found to blast what is at `cell`
    Boss,          ///< the boss caught the hero, and no plan was found against it
    Stopped,       ///< the caller gave up
};

struct Proof {
    Verdict verdict = Verdict::Undecided;
    Obstacle obstacle = Obstacle::None;
    std::optional<grid::Point> cell;
    std::int64_t wanted = 0;
    std::int64_t found = 0;
    /// Winnable: inputs that win, with the header of the field.
    Replay witness;
    std::int64_t steps = 0;  ///< that were spent
};

struct ProofBudget {
    /// Cells looked at and ticks played, together; about a microsecond each.
    std::int64_t steps = 3'000'000;
    /// Set from another thread to give up.
    const std::atomic<bool>* stop = nullptr;
};

/// The same answer on every machine: no clock is asked.
Proof prove(std::shared_ptr<const Field> field, const ProofBudget& budget = {});

/// In English, a sentence without final stop: "winnable in 74.2 s", "no way leads to (3, 4)".
std::string describe(const Proof& proof);

}  // namespace mazeloom::play::temple

// SPDX-License-Identifier: MIT
// Proves a temple winnable with full knowledge (RULES.md T-13): looks for inputs that meet
// every objective, plays them in the engine, and hands them out as a witness; or finds a reason for
// which no play whatever can win.
//
//   1. Whatever no way leads to and no blast hits, however lucky the hero (reach.h), cannot be met.
//   2. A plan (planner.h): blast what is to be blasted, then read consoles and collect coins, the
//      one that can be reached earliest first, then go to the exit. Each way is the earliest one
//      over (cell, time), in which bugs, beams and air are known (way.h). Every part is played by
//      the engine before the next is made, so that a witness cannot be wrong.
//   3. Where the plan fails, a tour: all that is left in one search, in any order.
//   4. The same in a hurry, with all that a blast might hit gone: what even then is not reached
//      cannot be (hopeless.cpp).
//   5. Every play there is, as far as the budget goes (every_play.h).
//
// Bounds: the steps of the budget, of which a tick takes the more the more it looks at; beside the
// field some 20 bytes for each of its cells, 32 MB for the rounds of bugs (dangers.h), 45 MB and 80
// bytes a cell for each of two searches for ways at most (way.h), 110 MB for every play
// (every_play.h).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/play/replay.h"
#include "core/play/temple/state/field.h"

namespace mazeloom::play::temple {

enum class Verdict : std::uint8_t { Winnable, Unwinnable, Undecided };

/// Why not.
enum class Obstacle : std::uint8_t {
    None,
    // Unwinnable, each a reason that holds for every play:
    NoWay,        ///< no way leads to `cell` that avoids all traps, and nothing helps against them
    NoWayAtAll,   ///< no way leads to `cell`, whatever hearts and blasts do about traps
    TooFewCoins,  ///< of `wanted` coins only `found` can be walked to; one that cannot is at `cell`
    NoExit,       ///< an exit is asked for, and there is none
    TwoConsoles,  ///< two stand at `cell`, where only the first can be read
    NoBlast,      ///< something is to be blasted, and no TNT or grenade can be walked to
    OutOfBlast,   ///< no blast can hit what is to be blasted at `cell`
    TooFewBlasts,  ///< the boss at `cell` takes `wanted` blasts; there are `found`
    NeverSafe,     ///< bugs, beams and deep water never let the hero come to `cell`
    NeverAll,      ///< each goal can be reached, but no play brings them together
    NoPlay,        ///< every play was tried, and none wins
    // Undecided:
    Budget,        ///< the steps that were granted are spent
    TooLarge,      ///< the level has more cells, or longer paths, than are searched
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
    std::int64_t looks = 0;  ///< of bosses, in the ticks that were played
};

/// A boss that hunts looks for its way over all that is open, so a tick may take as long as the
/// level is large. Each cell that a boss looks at in a tick is a look, and so is each bug, boss and
/// emitter that the tick asks where it is; so many looks are a step.
inline constexpr std::int64_t kLooksPerStep = 16;

struct ProofBudget {
    /// Cells that ways were searched over, ticks played, and looks in these ticks, together; about
    /// a microsecond each. Nothing is begun when they are spent: a proof goes beyond them by what
    /// one tick looks at, and by playing once more what it found to win.
    std::int64_t steps = 3'000'000;
    /// Set from another thread to give up.
    const std::atomic<bool>* stop = nullptr;
};

/// The same answer on every machine: no clock is asked.
Proof prove(std::shared_ptr<const Field> field, const ProofBudget& budget = {});

/// In English, a sentence without final stop: "winnable in 74.2 s", "no way leads to (3, 4)".
std::string describe(const Proof& proof);

}  // namespace mazeloom::play::temple

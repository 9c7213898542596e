// SPDX-License-Identifier: MIT
// Proves a temple winnable with full knowledge (RULES.md T-13): looks for inputs that meet every
// objective, plays them in the engine, and returns them as a witness; or finds a reason why no play
// can win.
//
//   1. An upper bound (reach.h): no play meets a goal that even the luckiest hero can neither walk
//      to nor hit with a blast.
//   2. A plan (planner.h): blast the targets, then read consoles and collect coins, in each case
//      the one that can be reached earliest, then go to the exit. Each way is the earliest one over
//      (cell, time), with bugs, beams and air known (way.h). The engine plays every part before the
//      next is planned, so that a witness cannot be wrong.
//   3. If the plan fails, a tour: one search for everything that is left, in any order.
//   4. An optimistic search: the hero moves a little faster than possible (`hurried` in way.h), and
//      everything that a blast can remove is gone. A goal that is out of reach even then cannot be
//      reached (unreachable_goals.cpp).
//   5. Every possible play, as far as the budget goes (every_play.h).
//
// Bounds: the budget bounds the steps; a tick costs more steps the more cells bosses look at in it.
// Memory beside the field: some 20 bytes for each of its cells, 32 MB for the rounds of bugs
// (dangers.h), at most 45 MB and 80 bytes a cell for each of two searches for ways (way.h), 110 MB
// for every play (every_play.h).
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

/// The reason for the verdict.
enum class Obstacle : std::uint8_t {
    None,
    // Unwinnable, each a reason that holds for every play:
    NoWay,         ///< no way to `cell` avoids all traps, and nothing helps against them
    NoWayAtAll,    ///< no way leads to `cell`, even with hearts and blasts against traps
    TooFewCoins,   ///< only `found` of `wanted` coins can be walked to; the coin at `cell` cannot
    NoExit,        ///< an exit is required, and there is none
    TwoConsoles,   ///< two consoles stand at `cell`, where only the first can be read
    NoBlast,       ///< a blast is needed, and no TNT or grenade can be walked to
    OutOfBlast,    ///< no blast can hit the target at `cell`
    TooFewBlasts,  ///< the boss at `cell` takes `wanted` blasts, but only `found` are possible
    NeverSafe,     ///< bugs, beams and deep water never let the hero reach `cell`
    NeverAll,      ///< each goal can be reached, but no play meets them all
    NoPlay,        ///< every play was tried, and none wins
    // Undecided:
    Budget,        ///< the granted steps are spent
    TooLarge,      ///< the level has more cells, or longer paths, than the search accepts
    NoSafeWay,     ///< no way to `cell` was found past bugs and beams or under water
    BlastNeeded,   ///< `cell` might be reached if blasts cleared the way, which is not planned
    TargetMissed,  ///< no plan was found to blast what is at `cell`
    Boss,          ///< the boss caught the hero, and no plan was found against it
    Stopped,       ///< the caller stopped the proof
};

struct Proof {
    Verdict verdict = Verdict::Undecided;
    Obstacle obstacle = Obstacle::None;
    std::optional<grid::Point> cell;
    std::int64_t wanted = 0;
    std::int64_t found = 0;
    /// If winnable: inputs that win, with the header of the field.
    Replay witness;
    std::int64_t steps = 0;  ///< steps that were spent
    std::int64_t looks = 0;  ///< cells that bosses looked at in the ticks that were played
};

/// Number of looks that cost one step. A look is a cell that a boss looks at in a tick, or a bug,
/// boss or emitter whose state the tick computes. Looks are counted because a hunting boss searches
/// all open cells for its way, so the cost of a tick may grow with the level.
inline constexpr std::int64_t kLooksPerStep = 16;

struct ProofBudget {
    /// The steps that a proof may spend: the cells that searches for ways examine, plus the ticks
    /// that are played, plus the looks in these ticks (kLooksPerStep). A step takes about a
    /// microsecond. Nothing new begins once all steps are spent: a proof exceeds them by at most
    /// the looks of one tick and the replay of a winning play.
    std::int64_t steps = 3'000'000;
    /// Set it from another thread to stop the proof.
    const std::atomic<bool>* stop = nullptr;
};

/// Returns the steps to grant when many seeds of a level are proven: a fixed number, and for each
/// cell of the level enough to walk everywhere.
constexpr std::int64_t stepsFor(grid::Size size) {
    return 2'000'000 + 16 * size.area();
}

/// Proves whether the field can be won. Gives the same answer on every machine, since no clock is
/// read.
Proof prove(std::shared_ptr<const Field> field, const ProofBudget& budget = {});

/// Returns an English sentence without a full stop: "winnable in 74.2 s", "no way leads to (3, 4)".
std::string describe(const Proof& proof);

}  // namespace mazeloom::play::temple

// SPDX-License-Identifier: MIT
/// @file
/// Checks of packs and levels, and proofs whether a temple can be won.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "mazeloom/level.h"
#include "mazeloom/numbers.h"
#include "mazeloom/pack.h"
#include "mazeloom/result.h"
#include "mazeloom/stop.h"

namespace mazeloom {
inline namespace v1 {

/// A flaw of a design, or a promise that a generation broke.
struct Finding {
    bool isError = false;  ///< else a warning
    std::string id;        ///< id of the violated rule: "cut-off-cell"
    Error problem;         ///< the flaw and its place
};

/// Checks a pack by all rules of design, like `mazeloom check`. Returns the findings made before
/// `stop` was set.
std::vector<Finding> findProblems(const Pack& pack, StopFlag stop = nullptr);
/// Generates a level from the seeds first … last and checks all promises of generation; temples are
/// proven winnable. Works like `mazeloom check --seeds`. If `stop` is set, returns the earlier
/// findings, without those of the seed in progress.
std::vector<Finding> findBrokenPromises(const Level& level, std::uint64_t first, std::uint64_t last,
                                        StopFlag stop = nullptr);

/// The result of a proof.
enum class Verdict : std::uint8_t {
    Winnable = MAZELOOM_WINNABLE,      ///< Proof::replay wins
    Unwinnable = MAZELOOM_UNWINNABLE,  ///< no play at all can win
    Undecided = MAZELOOM_UNDECIDED,    ///< neither could be determined
};

/// Whether a temple can be won on the map of a seed.
struct Proof {
    Verdict verdict = Verdict::Undecided;  ///< the answer
    std::string text;                      ///< in English: "winnable in 74.2 s", or the obstacle
    std::string replay;                    ///< if winnable: the input of TempleSession::load()
    std::int64_t steps = 0;                ///< number of steps spent
};

/// Upper bound on the duration of a proof.
struct ProofBudget {
    std::int64_t steps = 3'000'000;  ///< about a microsecond each
    StopFlag stop = nullptr;         ///< ends the proof early with the verdict Undecided
};

/// Proves whether a temple can be won on the map of a seed, with the same answer on every machine.
/// The error says why the level cannot be played at all.
Result<Proof> proveWinnable(const Level& level, std::uint64_t seed, const ProofBudget& budget = {});

/// What a mechanic is good for on a map. A mechanic is taken away, and the level is proven again.
enum class Need : std::uint8_t {
    Absent = MAZELOOM_NEED_ABSENT,          ///< the map has nothing of it
    Decoration = MAZELOOM_NEED_DECORATION,  ///< the player loses nothing by ignoring it
    /// A tool that shortens the way, a danger that can be avoided at no cost, or numbers that spare
    /// harder deductions.
    Useful = MAZELOOM_NEED_USEFUL,
    /// A tool without which the level cannot be won, a danger with which a player who ignores it
    /// does not win, numbers without which a player has to guess, or an objective.
    Needed = MAZELOOM_NEED_NEEDED,
    Undecided = MAZELOOM_NEED_UNDECIDED,  ///< could not be determined, or the level cannot be won
};

/// Returns what each Mechanic is good for on the map of a seed, indexed by its number; the same on
/// every machine. Works like `mazeloom check --needs`. The budget is that of each proof: one, and
/// one more for each mechanic that the map has. If `stop` was set, the answers are Undecided. The
/// error says why the level cannot be played at all.
Result<std::vector<Need>> proveNeeds(const Level& level, std::uint64_t seed,
                                     const ProofBudget& budget = {});

}  // namespace v1
}  // namespace mazeloom

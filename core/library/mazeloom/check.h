// SPDX-License-Identifier: MIT
/// @file
/// What is wrong with a pack or a level, and whether a temple can be won.
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

/// Something that is wrong with a design, or a promise that a generation broke.
struct Finding {
    bool isError = false;  ///< else a warning
    std::string id;        ///< of the rule's sentence: "cut-off-cell"
    Error problem;         ///< what, and where
};

/// By all rules of design, as `mazeloom check` does. What was found until `stop` is set.
std::vector<Finding> findProblems(const Pack& pack, StopFlag stop = nullptr);
/// Generates a level from the seeds first … last and holds each to all that generation promises;
/// temples are proven winnable. As `mazeloom check --seeds` does. What was found until `stop` is
/// set, without the seed that is looked at then.
std::vector<Finding> findBrokenPromises(const Level& level, std::uint64_t first, std::uint64_t last,
                                        StopFlag stop = nullptr);

/// What a proof comes to.
enum class Verdict : std::uint8_t {
    Winnable = MAZELOOM_WINNABLE,      ///< Proof::replay wins
    Unwinnable = MAZELOOM_UNWINNABLE,  ///< no play whatever can win
    Undecided = MAZELOOM_UNDECIDED,    ///< neither was found out
};

/// Whether a temple can be won on the map of a seed.
struct Proof {
    Verdict verdict = Verdict::Undecided;  ///< the answer
    std::string text;                      ///< in English: "winnable in 74.2 s", or the obstacle
    std::string replay;                    ///< of a winnable one: what TempleSession::load() takes
    std::int64_t steps = 0;                ///< that were spent
};

/// How long a proof may take.
struct ProofBudget {
    std::int64_t steps = 3'000'000;  ///< about a microsecond each
    StopFlag stop = nullptr;         ///< to give up: the verdict is Undecided then
};

/// The same answer on every machine. The error tells why the level cannot be played at all.
Result<Proof> proveWinnable(const Level& level, std::uint64_t seed, const ProofBudget& budget = {});

}  // namespace v1
}  // namespace mazeloom

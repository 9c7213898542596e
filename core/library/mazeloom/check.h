// SPDX-License-Identifier: MIT
/// @file
/// What is wrong with a pack or a level, and whether a temple can be won.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "mazeloom/level.h"
#include "mazeloom/pack.h"
#include "mazeloom/result.h"

namespace mazeloom {
inline namespace v1 {

/// Something that is wrong with a design, or a promise that a generation broke.
struct Finding {
    bool isError = false;  ///< else a warning
    std::string id;        ///< of the rule's sentence: "cut-off-cell"
    Error problem;         ///< what, and where
};

/// By all rules of design, as `mazeloom check` does.
std::vector<Finding> findProblems(const Pack& pack);
/// Generates a level from the seeds first … last and holds each to all that generation promises;
/// temples are proven winnable. As `mazeloom check --seeds` does.
std::vector<Finding> findBrokenPromises(const Level& level, std::uint64_t first,
                                        std::uint64_t last);

/// What a proof comes to.
enum class Verdict : std::uint8_t {
    Winnable,    ///< Proof::replay wins
    Unwinnable,  ///< no play whatever can win
    Undecided,   ///< neither was found out
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
    std::int64_t steps = 3'000'000;           ///< about a microsecond each
    const std::atomic<bool>* stop = nullptr;  ///< set from another thread to give up
};

/// The same answer on every machine. The error tells why the level cannot be played at all.
Result<Proof> proveWinnable(const Level& level, std::uint64_t seed, const ProofBudget& budget = {});

}  // namespace v1
}  // namespace mazeloom

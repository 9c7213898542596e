// SPDX-License-Identifier: MIT
// Checks whether a temple can be won on the map of a seed (RULES.md T-13).
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/check/findings/finding.h"
#include "core/level/level.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::check {

/// Returns an error if the level cannot be won, and a warning if that could not be determined.
/// Returns nothing if the level is proven winnable, or if it cannot be played, which other checks
/// report. The finding's place begins with the seed. After `stop` was set, the result is
/// meaningless.
std::vector<Finding> checkWinnable(const level::Level& level, std::span<const level::Room> rooms,
                                   std::uint64_t seed, const level::SharedOwnKinds& kinds = {},
                                   const std::atomic<bool>* stop = nullptr);

/// Returns the findings of a proof for the map of a seed.
std::vector<Finding> findingsOfProof(const level::Level& level, std::uint64_t seed,
                                     const play::temple::Proof& proof);
bool isOfProof(const Finding& finding);

}  // namespace mazeloom::check

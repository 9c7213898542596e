// SPDX-License-Identifier: MIT
// Whether a temple can be won on the map of a seed (RULES.md T-13).
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/check/rule/finding.h"
#include "core/level/level.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::check {

/// Nothing when it is proven winnable, or when it cannot be played: then others say why. An error
/// when it cannot be won, a warning when neither was found out. The finding's place begins with the
/// seed. Once `stop` is set, what it returns is of no use.
std::vector<Finding> checkWinnable(const level::Level& level, std::span<const level::Room> rooms,
                                   std::uint64_t seed, const level::SharedOwnKinds& kinds = {},
                                   const std::atomic<bool>* stop = nullptr);

/// What a proof that was made for the map of a seed says of the level.
std::vector<Finding> findingsOfProof(const level::Level& level, std::uint64_t seed,
                                     const play::temple::Proof& proof);
/// Whether a finding is one of these.
bool isOfProof(const Finding& finding);

}  // namespace mazeloom::check

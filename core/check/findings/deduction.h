// SPDX-License-Identifier: MIT
// Checks whether the map of a seed keeps what the level promises about guessing (RULES.md T-3.5)
// or, if the level promises nothing, what its stage *deducible* ensures (G-120).
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/check/findings/finding.h"
#include "core/generate/generate.h"
#include "core/level/level.h"
#include "core/sentence.h"

namespace mazeloom::check {

/// Returns nothing if the promise is kept or if there is none. If the generation failed, returns
/// what findFixedTraps() finds if the stage *deducible* found no way without a guess, and nothing
/// otherwise. A finding's place begins with the seed. After `stop` was set, the result is
/// meaningless.
std::vector<Finding> findingsOfDeduction(const level::Level& level, std::uint64_t seed,
                                         const generate::Recorded& recorded, int depth = 1,
                                         const std::atomic<bool>* stop = nullptr);
/// Whether findingsOfDeduction() returned the finding.
bool isOfDeduction(const Finding& finding);
/// Returns the sentences of findingsOfDeduction() except those of fixedTrapSentences(), for
/// translation.
std::span<const Sentence> deductionSentences();

}  // namespace mazeloom::check

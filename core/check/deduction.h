// SPDX-License-Identifier: MIT
// Checks whether the map of a seed requires guessing although the level's recipe forbids it by the
// stage *deducible* (RULES.md G-120).
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/check/findings/finding.h"
#include "core/check/findings/sentence.h"
#include "core/generate/generate.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// Returns nothing if no guess is needed, if the recipe does not forbid guessing, or if the level
/// could not be generated for another reason. A finding's place begins with the seed. After `stop`
/// was set, the result is meaningless.
std::vector<Finding> findingsOfDeduction(const level::Level& level, std::uint64_t seed,
                                         const generate::Recorded& recorded, int depth = 1,
                                         const std::atomic<bool>* stop = nullptr);
/// Whether findingsOfDeduction() returned the finding.
bool isOfDeduction(const Finding& finding);
/// Returns the sentences of findingsOfDeduction(), for translation.
std::span<const Sentence> deductionSentences();

}  // namespace mazeloom::check

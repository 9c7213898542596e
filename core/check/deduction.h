// SPDX-License-Identifier: MIT
// Whether somebody has to guess on the map of a seed, where the level asks that nobody has to: its
// recipe has the stage *deducible* (RULES.md G-120).
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/check/rule/finding.h"
#include "core/check/rule/sentence.h"
#include "core/generate/generate.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// Nothing where nobody has to guess, where nothing asks for that, and where the level could not be
/// generated for another reason. The finding's place begins with the seed. Once `stop` is set, what
/// is given is worth nothing.
std::vector<Finding> findingsOfDeduction(const level::Level& level, std::uint64_t seed,
                                         const generate::Recorded& recorded, int depth = 1,
                                         const std::atomic<bool>* stop = nullptr);
/// Whether a finding is one of these.
bool isOfDeduction(const Finding& finding);
/// What they may say, for translation.
std::span<const Sentence> deductionSentences();

}  // namespace mazeloom::check

// SPDX-License-Identifier: MIT
// Findings about mechanics that a level promises to need (core/play/temple/RULES.md T-20).
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "core/check/findings/finding.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/sentence.h"

namespace mazeloom::check {

/// Returns a warning for each promised mechanic that the map of a seed does not need. Takes a proof
/// for each promised mechanic, and one more. Returns nothing if the map cannot be won, which other
/// findings say. After `stop` was set, the result is meaningless.
std::vector<Finding> findingsOfNeeds(const level::Level& level, std::uint64_t seed,
                                     const level::Map& map, const std::atomic<bool>* stop);
bool isOfNeeds(const Finding& finding);
/// Return the sentences above, and the words that they contain, for translation.
std::span<const Sentence> needSentences();
std::vector<Word> needWords();

}  // namespace mazeloom::check

// SPDX-License-Identifier: MIT
// Findings about painted promises that a generated map breaks (core/generate/RULES.md G-130).
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

/// Returns a warning with its cells for each painted promise of the level, its named recipe and its
/// pack that the map of a seed breaks. After `stop` was set, the result is meaningless.
std::vector<Finding> findingsOfPainted(const level::Level& level, std::uint64_t seed,
                                       const level::Map& map, const std::atomic<bool>* stop);
bool isOfPainted(const Finding& finding);
/// Returns the sentences above, for translation.
std::span<const Sentence> paintedSentences();

}  // namespace mazeloom::check

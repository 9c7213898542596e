// SPDX-License-Identifier: MIT
// The lists of all measures.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

/// The measures that tables show, in their order.
std::span<const Measure* const> measures();
/// The measures of tables, followed by further ones for surveys and wishes: proofs, games of bots,
/// each kind of step.
std::span<const Measure* const> allMeasures();
/// Returns the default measures of a survey: cheap ones that need no step counts, since counting
/// steps slows generation down.
std::vector<const Measure*> usualMeasures(level::Ruleset ruleset);
/// Searches all measures. Returns null if none has this id.
const Measure* findMeasure(std::string_view id);

}  // namespace mazeloom::analyse

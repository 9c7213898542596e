// SPDX-License-Identifier: MIT
// The lists of all measures.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

/// Returns the measures that tables show, in the order of the tables.
std::span<const Measure* const> measures();
/// Returns the measures of tables, followed by further measures for surveys and wishes: proofs,
/// games of bots, each kind of step.
std::span<const Measure* const> allMeasures();
/// Returns the default measures of a survey: cheap ones that need no step counts, since counting
/// steps slows generation down.
std::vector<const Measure*> usualMeasures(level::Ruleset ruleset);
/// Returns the measure with this id among all measures; null if there is none.
const Measure* findMeasure(std::string_view id);

}  // namespace mazeloom::analyse

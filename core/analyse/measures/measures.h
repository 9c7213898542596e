// SPDX-License-Identifier: MIT
// The lists of all measures.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/analyse/measure/measure.h"

namespace mazeloom::analyse {

/// Those that tables show, in their order.
std::span<const Measure* const> measures();
/// These, and after them what surveys and wishes can ask as well: proofs, games of
/// bots, each kind of step.
std::span<const Measure* const> allMeasures();
/// What a survey is of where nothing else is said: what is cheap, and needs no steps counted, which
/// takes longer than generating alone.
std::vector<const Measure*> usualMeasures(level::Ruleset ruleset);
/// Of all; null when there is none of that id.
const Measure* findMeasure(std::string_view id);

}  // namespace mazeloom::analyse

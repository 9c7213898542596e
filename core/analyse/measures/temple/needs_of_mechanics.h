// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

/// Returns a measure of each mechanic of a temple, in the order of level::kMechanics: whether a
/// level needs it. The values are those of needs::Need. Ids have the form "need.grenades".
std::span<const Measure* const> needMeasures();

}  // namespace mazeloom::analyse

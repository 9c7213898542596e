// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/analyse/facts/measure.h"

namespace mazeloom::analyse {

/// Returns the measures of the kinds of steps, in the order of kStepTable.
std::span<const Measure* const> stepMeasures();

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
// The list of all measures.
#pragma once

#include <span>
#include <string_view>

#include "core/analyse/measure/measure.h"

namespace mazeloom::analyse {

/// In the order in which tables show them.
std::span<const Measure* const> measures();
/// Null when there is none of that id.
const Measure* findMeasure(std::string_view id);

}  // namespace mazeloom::analyse

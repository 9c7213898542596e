// SPDX-License-Identifier: MIT
// Writes the wish that selects the levels of a bar or of a heat map's cell, in the syntax of the
// search for seeds.
#pragma once

#include <string>
#include <string_view>

#include "core/analyse/atlas/bars.h"

namespace mazeloom::analyse {

/// Returns the wish for one measure: "dead-ends = 12..15", or "dead-ends = 12" for a single value.
std::string wishFor(std::string_view measure, const Stretch& values);
/// Returns the wish for both measures: "dead-ends = 12..15 and rooms = 7".
std::string wishFor(std::string_view x, const Stretch& xValues, std::string_view y,
                    const Stretch& yValues);

}  // namespace mazeloom::analyse

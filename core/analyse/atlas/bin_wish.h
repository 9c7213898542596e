// SPDX-License-Identifier: MIT
// The wish for the levels of a bar or of a heat map's cell, as the search for seeds reads it.
#pragma once

#include <string>
#include <string_view>

#include "core/analyse/atlas/bars.h"

namespace mazeloom::analyse {

/// Returns "dead-ends = 12..15", or "dead-ends = 12" for a single value.
std::string wishFor(std::string_view measure, const Stretch& values);
/// Returns the wish for both measures: "dead-ends = 12..15 and rooms = 7".
std::string wishFor(std::string_view x, const Stretch& xValues, std::string_view y,
                    const Stretch& yValues);

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "core/stop.h"

namespace mazeloom {

/// What is told of such a text, with the line as its place.
inline constexpr std::string_view kMergeConflict =
    "holds the markers of a merge conflict: resolve it first";

/// Returns the line (from 1) where a conflict that a version control system left in a text begins:
/// a line that begins with seven "<", and lines with seven "=" and seven ">" behind it, each
/// indented or not. Returns nothing for other texts. The text may be of any encoding that contains
/// ASCII. Looks at `stop` every kStopPace lines; returns nothing once it is set.
std::optional<int> mergeConflictLine(std::string_view text, const Stop& stop = {});

}  // namespace mazeloom

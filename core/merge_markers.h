// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "core/stop.h"

namespace mazeloom {

/// The problem's text for a file with such markers; its place is the line.
inline constexpr std::string_view kMergeConflict =
    "holds the markers of a merge conflict: resolve it first";

/// Returns the line (from 1) at which the first merge conflict of a version control system begins:
/// a line that begins with seven "<", followed by lines with seven "=" and seven ">", each indented
/// or not. Returns nothing for texts without one. The text may have any encoding that contains
/// ASCII. Polls `stop` every kStopPace lines; returns nothing once it is requested.
std::optional<int> mergeConflictLine(std::string_view text, const Stop& stop = {});

}  // namespace mazeloom

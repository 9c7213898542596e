// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "core/stop.h"

namespace mazeloom {

/// The text of the problem for a file with merge conflict markers. The problem's place is the line.
inline constexpr std::string_view kMergeConflict =
    "holds the markers of a merge conflict: resolve it first";

/// Returns the number (from 1) of the line where the first merge conflict of a version control
/// system begins. A conflict is a line that begins with seven "<", a later one that begins with
/// seven "=", and a later one that begins with seven ">"; each may be indented. Returns nothing for
/// a text without a conflict. The text may have any encoding that contains ASCII. Polls `stop`
/// every kStopPace lines; returns nothing once a stop is requested.
std::optional<int> mergeConflictLine(std::string_view text, const Stop& stop = {});

}  // namespace mazeloom

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace mazeloom {

/// Returns the line (from 1) where a conflict that a version control system left in a text begins:
/// a line that begins with seven "<", and lines with seven "=" and seven ">" behind it. Returns
/// nothing for other texts. The text may be of any encoding that contains ASCII.
std::optional<int> mergeConflictLine(std::string_view text);

}  // namespace mazeloom

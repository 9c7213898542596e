// SPDX-License-Identifier: MIT
// What can be saved of a JSON text that was cut off or damaged.
#pragma once

#include <string>
#include <string_view>

namespace mazeloom::json {

/// Returns the longest beginning of `text` that is sound, with its open brackets closed: the first
/// value in it without the members and elements that are not whole. Empty if nothing is sound. A
/// number at the cut is left out, as digits may be missing. Takes time for a few dozen readings of
/// the text; reads with the usual Limits.
std::string soundPrefix(std::string_view text);

}  // namespace mazeloom::json

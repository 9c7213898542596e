// SPDX-License-Identifier: MIT
// Salvages the sound part of a JSON text that was cut off or damaged.
#pragma once

#include <string>
#include <string_view>

namespace mazeloom::json {

/// Returns the longest sound prefix of `text`, with its open brackets closed: its first value
/// without incomplete members and elements. Returns an empty string if nothing is sound. Leaves out
/// a number at the cut, since digits may be missing. Parses the text a few dozen times, with the
/// usual Limits.
std::string soundPrefix(std::string_view text);

}  // namespace mazeloom::json

// SPDX-License-Identifier: MIT
// Salvages the valid beginning of a JSON text that was cut off or damaged.
#pragma once

#include <string>
#include <string_view>

namespace mazeloom::json {

/// Returns the longest prefix of `text` that is valid JSON once its open brackets are closed, with
/// these brackets closed: the text's first value without incomplete members and elements. Returns
/// an empty string if there is no such prefix. Leaves out a number at the end of a cut-off text,
/// since digits may be missing. Parses the text a few dozen times, with the default Limits.
std::string soundPrefix(std::string_view text);

}  // namespace mazeloom::json

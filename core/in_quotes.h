// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mazeloom {

/// Returns a file's text for a one-line message: in quotes, shortened, with control characters
/// replaced.
std::string inQuotes(std::string_view text);

}  // namespace mazeloom

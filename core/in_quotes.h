// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mazeloom {

/// Returns a text from a file in quotes, for a one-line message. Shortens it to about 60 bytes, and
/// replaces each control character by a question mark.
std::string inQuotes(std::string_view text);

}  // namespace mazeloom

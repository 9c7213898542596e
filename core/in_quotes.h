// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mazeloom {

/// What a file says, fit for a one-line message: in quotes, shortened, control characters replaced.
std::string inQuotes(std::string_view text);

}  // namespace mazeloom

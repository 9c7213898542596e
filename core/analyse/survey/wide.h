// SPDX-License-Identifier: MIT
// Whole numbers of 128 bits, for sums that must be exact: of a billion squares of numbers of 40
// bits, and far more than any measure of a map gives.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mazeloom::analyse {

// ISO C++ has no such type; both compilers do.
__extension__ using Wide = __int128;

/// In decimal digits.
std::string toText(Wide number);
/// Nothing of what is no such number, as toText() would write it.
std::optional<Wide> wideOf(std::string_view text);

}  // namespace mazeloom::analyse

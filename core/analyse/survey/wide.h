// SPDX-License-Identifier: MIT
// Integers of 128 bits, for sums that must be exact: they hold a billion squares of 40-bit numbers,
// far more than any measure of a map needs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/analyse/survey/int128.h"

namespace mazeloom::analyse {

#ifdef __SIZEOF_INT128__
// ISO C++ has no such type; both supported compilers have it on 64-bit machines.
__extension__ using Wide = __int128;
#else
using Wide = Int128;
#endif

/// Returns the number in decimal digits.
std::string toText(Wide number);
/// Returns the number that the text states; nullopt if the text is not written as toText() writes
/// numbers.
std::optional<Wide> wideOf(std::string_view text);

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
// Whole numbers of 128 bits, for sums that must be exact: of a billion squares of numbers of 40
// bits, and far more than any measure of a map gives.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/analyse/survey/int128.h"

namespace mazeloom::analyse {

#ifdef __SIZEOF_INT128__
// ISO C++ has no such type; both compilers do, on machines of 64 bits.
__extension__ using Wide = __int128;
#else
using Wide = Int128;
#endif

/// In decimal digits.
std::string toText(Wide number);
/// Nothing of what is no such number, as toText() would write it.
std::optional<Wide> wideOf(std::string_view text);

}  // namespace mazeloom::analyse

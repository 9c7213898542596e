// SPDX-License-Identifier: MIT
// Seeds in JSON are strings of decimal digits: many JSON readers, JavaScript's among them, keep
// only 53 of a number's 64 bits, and the changed seed would give another level. Numbers, as earlier
// versions wrote them, are accepted too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/json/value.h"

namespace mazeloom::json {

/// The range that an error message states when readSeed() returns nothing.
inline constexpr std::string_view kSeedRange =
    "a whole number from 0 to 18446744073709551615, as text or as number";

/// Appends the seed in quotes.
void appendSeed(std::string& out, std::uint64_t seed);
/// Returns the seed as a JSON string.
Value seedValue(std::uint64_t seed);
/// Reads a string of decimal digits without a sign, or a natural number. Returns nothing for any
/// other value.
std::optional<std::uint64_t> readSeed(const Value& value);

}  // namespace mazeloom::json

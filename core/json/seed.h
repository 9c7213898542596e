// SPDX-License-Identifier: MIT
// Seeds in JSON are texts of decimal digits: many readers of JSON, JavaScript's among them, keep 53
// of a number's 64 bits and would give another level. Numbers, as earlier versions wrote them, are
// read too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/json/value.h"

namespace mazeloom::json {

/// What a file's message says where readSeed() gives nothing.
inline constexpr std::string_view kSeedRange =
    "a whole number from 0 to 18446744073709551615, as text or as number";

/// Appends the seed in quotes.
void appendSeed(std::string& out, std::uint64_t seed);
/// The seed as a text.
Value seedValue(std::uint64_t seed);
/// Reads a text of decimal digits without a sign, or a natural number; nothing of all others.
std::optional<std::uint64_t> readSeed(const Value& value);

}  // namespace mazeloom::json

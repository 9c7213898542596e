// SPDX-License-Identifier: MIT
#include "core/json/seed.h"

#include <charconv>
#include <system_error>

namespace mazeloom::json {

void appendSeed(std::string& out, std::uint64_t seed) {
    out += '"';
    out += std::to_string(seed);
    out += '"';
}

Value seedValue(std::uint64_t seed) {
    return std::to_string(seed);
}

std::optional<std::uint64_t> readSeed(const Value& value) {
    if (!value.isText()) return value.natural();
    const std::string& text = value.text();
    std::uint64_t seed = 0;
    const char* const end = text.data() + text.size();
    // std::from_chars refuses any sign for an unsigned number.
    const auto [stop, error] = std::from_chars(text.data(), end, seed);
    if (error != std::errc() || stop != end) return std::nullopt;
    return seed;
}

}  // namespace mazeloom::json

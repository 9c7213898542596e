// SPDX-License-Identifier: MIT
// FNV-1a, 64 bits: a hash that is the same on every machine. Not for security.
#pragma once

#include <cstdint>
#include <string_view>

namespace mazeloom::grid {

class Hash {
  public:
    constexpr void add(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3u; }
    constexpr void add(std::string_view text) {
        for (char c : text)
            add(static_cast<std::uint8_t>(c));
    }
    /// Adds eight bytes, least significant first.
    constexpr void add(std::uint64_t number) {
        for (int i = 0; i < 8; ++i)
            add(static_cast<std::uint8_t>(number >> (8 * i)));
    }
    constexpr std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace mazeloom::grid

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mazeloom {

/// Returns the four bytes from `at` on as a big-endian number. `bytes` must hold all four.
inline std::uint32_t bigEndianAt(std::string_view bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number = number << 8 | static_cast<std::uint8_t>(bytes[at + i]);
    return number;
}

}  // namespace mazeloom

// SPDX-License-Identifier: MIT
// SHA-256 (FIPS 180-4), computed by the library Nettle, for data that could be forged and for
// values that must be the same on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/stop.h"

namespace mazeloom::hash {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::byte> bytes);
Digest sha256(std::string_view bytes);
/// Returns the digest of the concatenated parts.
Digest sha256(std::span<const std::string_view> parts);
/// Returns the digest, or nothing if a stop is requested. Polls `stop` before every kStopPace
/// bytes.
std::optional<Digest> sha256(std::string_view bytes, const Stop& stop);

/// Returns the digest as 64 lowercase hexadecimal digits.
std::string toHex(const Digest& digest);

}  // namespace mazeloom::hash

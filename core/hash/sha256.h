// SPDX-License-Identifier: MIT
// SHA-256 (FIPS 180-4), for what strangers may try to forge and for what must be the same on every
// machine; computed by nettle.
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
/// The digest of the parts one after the other.
Digest sha256(std::span<const std::string_view> parts);
/// Looks at `stop` before every kStopPace bytes; nothing once it asks.
std::optional<Digest> sha256(std::string_view bytes, const Stop& stop);

/// 64 digits, small letters.
std::string toHex(const Digest& digest);

}  // namespace mazeloom::hash

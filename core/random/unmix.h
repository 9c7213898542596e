// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace mazeloom::random {

/// The seed that mix() made `mixed` of: mix(unmix(mixed, number), number) == mixed. For whoever
/// knows what a part was drawn from, and wants a whole that has this part.
std::uint64_t unmix(std::uint64_t mixed, std::uint64_t number);

}  // namespace mazeloom::random

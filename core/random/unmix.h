// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace mazeloom::random {

/// Returns the seed from which mix() made `mixed`: mix(unmix(mixed, number), number) == mixed. It
/// finds a seed of the whole from the seed that one of its parts was drawn from.
std::uint64_t unmix(std::uint64_t mixed, std::uint64_t number);

}  // namespace mazeloom::random

// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace mazeloom::random {

/// Returns the seed from which mix() made `mixed`: mix(unmix(mixed, number), number) == mixed. For
/// instance, recovers the seed of a run from the seed of one of its floors.
std::uint64_t unmix(std::uint64_t mixed, std::uint64_t number);

}  // namespace mazeloom::random

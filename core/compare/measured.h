// SPDX-License-Identifier: MIT
// The values of all measures for a generation.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/analyse/measures/measures.h"

namespace mazeloom::compare {

/// Expensive measures are only taken of maps with at most this many cells; more could take minutes.
inline constexpr std::int64_t kMostDearCells = 512 * 512;

/// One value for each measure, in the order of analyse::measures(). A value is empty if a measure
/// does not apply to the map, is too expensive, or was stopped.
using Values = std::vector<std::optional<std::int64_t>>;

/// The measures that a table needs.
enum class Wanted : std::uint8_t { Cheap, All };

Values measured(const analyse::Subject& subject, Wanted wanted = Wanted::All);

}  // namespace mazeloom::compare

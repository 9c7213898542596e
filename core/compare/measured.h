// SPDX-License-Identifier: MIT
// What measures say of a generation.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/analyse/measures/measures.h"

namespace mazeloom::compare {

/// On a larger map what is dear to measure is not measured: it could take minutes. In cells.
inline constexpr std::int64_t kMostDearCells = 512 * 512;

/// By analyse::measures(); nothing where one tells nothing of such a map, is too dear, or was
/// stopped.
using Values = std::vector<std::optional<std::int64_t>>;

/// What of a table is asked for.
enum class Wanted : std::uint8_t { Cheap, All };

Values measured(const analyse::Subject& subject, Wanted wanted = Wanted::All);

}  // namespace mazeloom::compare

// SPDX-License-Identifier: MIT
// The hero's way to the nearest exit of a temple, or to stairs that lead down.
#pragma once

#include <cstdint>
#include <optional>

#include "core/analyse/facts/subject.h"

namespace mazeloom::analyse {

struct WayOut {
    /// Finds the way around traps. Among equally near targets, takes the first.
    explicit WayOut(const Subject& subject);

    std::optional<grid::Point> at;  ///< the target; nullopt without a hero or a reachable target
    std::int64_t steps = 0;
};

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
// The way that a hero has to go: to the nearest exit of a temple, or stairs that lead down.
#pragma once

#include <cstdint>
#include <optional>

#include "core/analyse/measure/subject.h"

namespace mazeloom::analyse {

struct WayOut {
    /// Around traps. Of equally near ones the first.
    explicit WayOut(const Subject& subject);

    std::optional<grid::Point> at;  ///< nothing without a hero, or where no way leads to one
    std::int64_t steps = 0;
};

}  // namespace mazeloom::analyse

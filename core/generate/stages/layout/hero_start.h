// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Where a temple that was not painted begins unless its hero is placed: in the middle of its first
/// room, or else at the open cell nearest to the level's middle. Nothing where no cell is open, or
/// all that are open are kept.
std::optional<grid::Point> startInTheMiddle(const level::Map& map);

}  // namespace mazeloom::generate

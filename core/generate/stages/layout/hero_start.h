// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/level/map/map.h"

namespace mazeloom::generate {

/// Returns the start of a temple that is not painted and has no hero: the middle of its first room,
/// or else the open cell nearest to the level's middle. Returns nothing if every open cell is
/// pinned or a trap.
std::optional<grid::Point> startInTheMiddle(const level::Map& map);

}  // namespace mazeloom::generate

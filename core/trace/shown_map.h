// SPDX-License-Identifier: MIT
// The map that a timeline shows at its position, for callers that write or draw it once.
#pragma once

#include "core/grid/point.h"
#include "core/level/map/map.h"
#include "core/trace/timeline.h"

namespace mazeloom::trace {

/// Returns a map of the cells of `part` and the things on them, in the coordinates of `part`, which
/// must lie within the map. A mover whose path leaves `part` stands still. Rooms are left out.
level::Map shownMap(const Timeline& timeline, const grid::Rect& part);

}  // namespace mazeloom::trace

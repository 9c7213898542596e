// SPDX-License-Identifier: MIT
// The map that a timeline shows at its moment, for who writes it or draws it once.
#pragma once

#include "core/grid/point.h"
#include "core/level/map/map.h"
#include "core/trace/timeline.h"

namespace mazeloom::trace {

/// The cells of `part`, which lies within the map, and what stands there, in the part's
/// coordinates. A mover whose way leads out of it stands still. Rooms are left out.
level::Map shownMap(const Timeline& timeline, const grid::Rect& part);

}  // namespace mazeloom::trace

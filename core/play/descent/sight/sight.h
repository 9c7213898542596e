// SPDX-License-Identifier: MIT
// The field of view of a descent (RULES.md D-7): what is seen from a cell, one way or the other.
#pragma once

#include "core/grid/point.h"
#include "core/level/descent.h"
#include "core/level/map/cell.h"
#include "core/play/descent/sight/view.h"

namespace mazeloom::play::descent {

/// What is seen from a cell of the map, itself always included: cells that let sight pass, and the
/// faces of those that block it. `radius` is 0–kSightRadius. The map's frame is of void, as that of
/// every map; what is outside is never seen.
View look(const level::CellGrid& cells, grid::Point from, level::Sight sight,
          int radius = kSightRadius);

}  // namespace mazeloom::play::descent

// SPDX-License-Identifier: MIT
// The field of view of a descent (RULES.md D-7), by rays or by shadows.
#pragma once

#include "core/grid/point.h"
#include "core/level/descent.h"
#include "core/level/map/cell.h"
#include "core/play/descent/sight/view.h"

namespace mazeloom::play::descent {

/// Returns the cells that are seen from a cell of the map: the cell itself, other cells that let
/// sight pass, and the cells at which sight ends. `radius` is 0–kSightRadius. The void around the
/// map is never part of the result.
View look(const level::CellGrid& cells, grid::Point from, level::Sight sight,
          int radius = kSightRadius);

}  // namespace mazeloom::play::descent

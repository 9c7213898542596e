// SPDX-License-Identifier: MIT
// Symmetric shadow casting: one floor cell is seen from another exactly if the other is seen from
// it. Private to core/play/descent/sight.
//
// After Albert Ford, "Symmetric Shadowcasting" (2017). Each quadrant around the cell is scanned row
// by row, away from the centre. The scanned part of a row lies within a beam between two slopes.
// All blocking cells that the beam touches are seen; other cells only if their centre lies within
// the beam. A run of blocking cells narrows the beam, or splits it in two. Slopes are rational, and
// a cell blocks as the segment of its row that it is wide.
//
// The field is a disc: cells whose centre lies within radius + ½. The disc is symmetric, so sight
// stays symmetric; and no cell outside the disc hides a cell within it.
#pragma once

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/play/descent/sight/view.h"

namespace mazeloom::play::descent {

/// Like look(), but cells of the map's frame may be marked.
View castShadows(const level::CellGrid& cells, grid::Point from, int radius);

}  // namespace mazeloom::play::descent

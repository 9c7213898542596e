// SPDX-License-Identifier: MIT
// Symmetric shadow casting: a floor cell is seen from another exactly when the other is seen from
// it. Private to core/play/descent/sight.
//
// After Albert Ford, "Symmetric Shadowcasting" (2017). Each quarter of the surroundings is scanned
// row by row, away from the centre; a row is what a beam between two slopes has left of it. Of the
// cells that the beam touches, those that block sight are seen, and of the others those whose
// centre lies within the beam. A run of blocking cells narrows the beam, or splits it in two.
// Slopes are rational, and a cell blocks as the segment of its row that it is wide.
//
// The field is a disc: cells whose centre lies within radius + ½. Being symmetric itself, it leaves
// sight symmetric; and none of its cells is hidden by one outside of it.
#pragma once

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/play/descent/sight/view.h"

namespace mazeloom::play::descent {

/// As look(), but cells of the map's frame may be marked.
View castShadows(const level::CellGrid& cells, grid::Point from, int radius);

}  // namespace mazeloom::play::descent

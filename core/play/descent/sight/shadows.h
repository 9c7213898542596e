// SPDX-License-Identifier: MIT
// Symmetric shadow casting: one floor cell is seen from another exactly if the other is seen from
// it. Private to core/play/descent/sight.
//
// The algorithm follows Albert Ford, "Symmetric Shadowcasting" (2017). Each quadrant around the
// viewer's cell is scanned row by row, away from the centre. The scanned part of a row lies within
// a beam between two slopes. All blocking cells that the beam touches are seen; other cells are
// seen only if their centre lies within the beam. A run of blocking cells narrows the beam, or
// splits it in two. Slopes are rational, and a cell blocks sight as a segment of its row, as wide
// as the cell.
//
// The field of view is a disc: the cells whose centre lies within radius + ½. The disc is
// symmetric, so sight stays symmetric; and no cell outside the disc hides a cell within it.
#pragma once

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/play/descent/sight/view.h"

namespace mazeloom::play::descent {

/// Like look(), but may also mark cells of the frame around the map.
View castShadows(const level::CellGrid& cells, grid::Point from, int radius);

}  // namespace mazeloom::play::descent

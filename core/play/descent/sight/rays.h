// SPDX-License-Identifier: MIT
// The field of view of the terminal roguelike: 360 rays, a degree apart. Private to core/play/
// descent/sight.
//
// A ray starts at the centre of the viewer's cell and makes `radius` steps of one unit. After each
// step it marks the cell that contains the point it has reached; it ends after marking the first
// cell that blocks sight. A point on the edge between two cells belongs to the farther cell, so
// that the field of view has all symmetries of the square. (Only the rays at 30°, 60° and so on
// reach such a point.)
//
// The cells that a ray passes do not depend on the map. So the cells of all 360 rays are computed
// at compile time and stored as one tree. Neighbouring rays pass the same cells at first, and each
// such cell is examined only once.
#pragma once

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/play/descent/sight/view.h"

namespace mazeloom::play::descent {

/// Like look(), but may also mark cells of the frame around the map.
View castRays(const level::CellGrid& cells, grid::Point from, int radius);

}  // namespace mazeloom::play::descent

// SPDX-License-Identifier: MIT
// The field of view of the terminal roguelike: 360 rays, a degree apart. Private to core/play/
// descent/sight.
//
// A ray starts at the centre of the cell, goes one unit a step, `radius` steps, and marks the cell
// that holds the point it has come to; it ends after marking the first that blocks sight. A point
// on the edge between two cells belongs to the one that is farther away, so that the field has all
// symmetries of the square. (Only the rays at 30°, 60° and so on ever come to such a point.)
//
// Which cells a ray passes does not depend on the map. So the 360 ways are laid out when this is
// compiled, as one tree: rays side by side pass the same cells at first, and one look at such a
// cell serves them all.
#pragma once

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/play/descent/sight/view.h"

namespace mazeloom::play::descent {

/// As look(), but cells of the map's frame may be marked.
View castRays(const level::CellGrid& cells, grid::Point from, int radius);

}  // namespace mazeloom::play::descent

// SPDX-License-Identifier: MIT
// Braiding: dead ends of a finished maze are opened into loops (Walter D. Pullen's word, Think
// Labyrinth), those first from which the way round was longest.
#pragma once

#include "core/generate/mazes/lattice/algorithm.h"

namespace mazeloom::generate::mazes {

/// Opens `percent` of the dead ends of the maze that has come to the map since `before`, each by
/// one wall to another cell of the maze. What lies at a wall's two other sides is no part of the
/// maze, so no room comes about. Dead ends without such a wall stay.
template <typename Mode>
void braid(Weaving<Mode>& weaving, const level::CellGrid& before, int percent);

}  // namespace mazeloom::generate::mazes

// SPDX-License-Identifier: MIT
// Braiding: opens dead ends of a finished maze into loops (a term of Walter D. Pullen, Think
// Labyrinth), longest detour first.
#pragma once

#include "core/generate/mazes/lattice/algorithm.h"

namespace mazeloom::generate::mazes {

/// Opens `percent` of the dead ends of the maze that was added since `before`, each through one
/// wall cell to another cell of the maze. The other two neighbours of the wall cell are not open,
/// so that no wider area arises. Dead ends without such a wall cell stay. `watch` is polled.
template <typename Mode>
void braid(Weaving<Mode>& weaving, const level::CellGrid& before, int percent, const Watch& watch);

}  // namespace mazeloom::generate::mazes

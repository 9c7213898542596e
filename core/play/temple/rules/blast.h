// SPDX-License-Identifier: MIT
// TNT, grenades and what their blasts do (RULES.md T-9).
//
// In detail:
// - A grenade is not thrown if the next cell is solid: it would fall back at the hero's feet.
// - It flies over open cells, 20 a second, and goes off in the first one with a bug or a boss, in
//   the last one before something solid (an emitter, a wall), or where its range ends. A bug that
//   it swaps cells with sets it off too.
// - Its range depends on where it is thrown: 2 cells if the hero is in water.
// - TNT and grenades that lie in a blast go off as well, in a chain.
// - Each blast wounds a boss once, however many of its cells are hit.
// - A blast ends the attempt if it hits the hero; extra lives do not help.
#pragma once

#include <vector>

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Returns the cells that a blast hits, sorted by row, then by column: the cells of its square,
/// solid ones included, that have a clear line to the centre.
std::vector<grid::Point> blastCells(const Field& field, grid::Point centre, int radius);

/// Throws or places the selected supply.
void throwSelected(Turn& turn);
/// Moves grenades, burns fuses and sets off the explosives that are due. Called once a tick, after
/// bugs and bosses have moved.
void moveExplosives(Turn& turn);

}  // namespace mazeloom::play::temple

// SPDX-License-Identifier: MIT
// TNT, grenades and what their blasts do (RULES.md T-9).
//
// In detail:
// - A grenade is not thrown when the next cell is solid: it would fall back at the hero's feet.
// - It flies over open cells, 20 a second, and goes off in the first one with a bug or a boss, in
//   the last one before something solid (an emitter, a wall), or where its range ends. A bug that
//   it swaps cells with sets it off too.
// - Range follows from where it is thrown: 2 cells when the hero is in water.
// - TNT and grenades that still lie there go off in a chain as well.
// - Each blast wounds a boss once, however many of its cells are hit.
// - The hero's own life is not spared, nor by extra lives.
#pragma once

#include <vector>

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// The cells that a blast hits: those of its square with a clear line to the centre, solid ones
/// included, by row, then by column.
std::vector<grid::Point> blastCells(const Field& field, grid::Point centre, int radius);

/// Throws or places what is selected.
void throwSelected(Turn& turn);
/// Lets grenades fly and fuses burn, and blasts what is due. Once a tick, after bugs and bosses
/// have moved.
void moveExplosives(Turn& turn);

}  // namespace mazeloom::play::temple

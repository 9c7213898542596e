// SPDX-License-Identifier: MIT
// Things that are collected by stepping on them (RULES.md T-5): coins, hearts, TNT and grenades.
//
// A supply that does not fit into the pack stays where it lies. A collected supply becomes the
// selected one if none of the selected kind was left.
#pragma once

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Whether a coin still lies in a cell.
bool hasCoin(const Field& field, const State& state, grid::Index cell);

/// Takes the coin in the hero's cell.
void takeCoin(Turn& turn, grid::Index cell);
/// Takes the items in the hero's cell.
void takeItems(Turn& turn);

}  // namespace mazeloom::play::temple

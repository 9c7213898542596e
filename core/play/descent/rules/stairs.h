// SPDX-License-Identifier: MIT
// Moving between floors (RULES.md D-8). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Take the stairs. Return false if no turn passed, because there are no stairs underfoot, they
/// lead up from depth 1, the boss bars them, or the floor beyond cannot be made. If a monster is in
/// the way, the hero lands on the nearest free cell.
bool descend(Turn& turn);
bool ascend(Turn& turn);

/// Applies the effects of entering a floor for the first time.
void enterNew(Turn& turn);

/// Returns the free cell with the shortest walk from a place: the place itself if it is free;
/// nullopt if there is none.
std::optional<grid::Point> nearestFree(const Floor& floor, grid::Point at);

}  // namespace mazeloom::play::descent

// SPDX-License-Identifier: MIT
// From floor to floor (RULES.md D-8). Private to core/play/descent.
#pragma once

#include "core/play/descent/rules/turn.h"

namespace mazeloom::play::descent {

/// Hit points that a new greatest depth gives back.
inline constexpr int kDepthHeals = 5;

/// Whether it took a turn: not without stairs underfoot, nor up from depth 1, nor where the floor
/// beyond cannot be made. Who lands where a monster stands lands on the nearest free cell.
bool descend(Turn& turn);
bool ascend(Turn& turn);

/// What a floor does to a run that comes to it for the first time.
void enterNew(Turn& turn);

/// The free cell nearest to a place, by the way that it takes to walk there: itself if it is free.
/// Nothing where there is none.
std::optional<grid::Point> nearestFree(const Floor& floor, grid::Point at);

}  // namespace mazeloom::play::descent

// SPDX-License-Identifier: MIT
// Announces on a floor the boss that waits below it (RULES.md D-19): by tracks from the hero's
// arrival to the stairs down and, on the floor right above the boss, by a glow at these stairs. The
// log announces the boss in words. None of this changes how the floor plays.
#pragma once

#include "core/play/descent/state/floor.h"

namespace mazeloom::play::descent {

/// The greatest number of floors above the boss from which it is announced.
inline constexpr int kBossToldFrom = 2;
/// The glow shows on cells within this distance of the stairs, in king's moves.
inline constexpr int kGlowRadius = 2;

/// Announces the boss on a floor. The boss is `floors` floors below: 1 or 2.
void herald(Floor& floor, int floors);

/// Whether the boss has left a track on the cell.
bool hasTrack(const Floor& floor, grid::Point at);
/// Returns how strongly a cell glows: 0 if it does not glow, otherwise 1 to kGlowRadius + 1, the
/// strongest at the stairs.
int glowAt(const Floor& floor, grid::Point at);

}  // namespace mazeloom::play::descent

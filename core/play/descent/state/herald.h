// SPDX-License-Identifier: MIT
// A floor tells of the boss that waits below it (RULES.md D-19): by its tracks, which lead from
// where the hero arrives to the stairs down, and from one floor above by a glow at these. The log
// says it in words. Nothing of it changes how the floor plays.
#pragma once

#include "core/play/descent/state/floor.h"

namespace mazeloom::play::descent {

/// From so many floors above on.
inline constexpr int kBossToldFrom = 2;
/// The glow shows on cells so near to the stairs, in king's moves.
inline constexpr int kGlowRadius = 2;

/// `floors` below is the boss: 1 or 2.
void herald(Floor& floor, int floors);

/// Whether the boss has left a track on the cell.
bool hasTrack(const Floor& floor, grid::Point at);
/// How strongly the cell glows: 0 not at all, else 1 to kGlowRadius + 1, which is at the stairs.
int glowAt(const Floor& floor, grid::Point at);

}  // namespace mazeloom::play::descent

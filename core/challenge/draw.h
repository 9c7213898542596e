// SPDX-License-Identifier: MIT
#pragma once

#include "core/level/level.h"
#include "core/random/stream.h"

namespace mazeloom::challenge {

/// No side of a challenge is shorter or longer, in cells.
inline constexpr int kLeastSide = 24;
inline constexpr int kMostSide = 64;

/// The version of the challenge from which on the lattice of hidden mazes is drawn; before, it is
/// the hero's (RULES.md G-13.3).
inline constexpr int kVersionWithDrawnLattice = 4;

/// One temple, without id and title. All that it depends on is drawn in a fixed order.
level::Level drawLevel(random::Stream& random, int version);

}  // namespace mazeloom::challenge

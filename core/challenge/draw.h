// SPDX-License-Identifier: MIT
#pragma once

#include "core/challenge/challenge.h"
#include "core/level/level.h"
#include "core/random/stream.h"

namespace mazeloom::challenge {

/// Bounds on the sides of a challenge, in cells.
inline constexpr int kLeastSide = 24;
inline constexpr int kMostSide = 64;

/// The first version whose levels specify the numbers that they show, and promise that no guess is
/// needed.
inline constexpr int kVersionWithNumbers = 3;
/// The first version that draws the lattice of hidden mazes; earlier ones use the hero's lattice
/// (RULES.md G-13.3).
inline constexpr int kVersionWithDrawnLattice = 4;
/// The first version whose difficulty depends on the weekday; the stage *deducible* ensures it.
inline constexpr int kVersionWithWeekdays = 5;

/// Draws a temple without id and title. All random choices are made in a fixed order. `asked` has
/// no effect before kVersionWithNumbers.
level::Level drawLevel(random::Stream& random, int version, const Asked& asked);

}  // namespace mazeloom::challenge

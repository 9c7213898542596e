// SPDX-License-Identifier: MIT
// The numbers of the temple game (RULES.md T-1 … T-10). Times are in ticks, 60 a second.
#pragma once

#include <cstdint>

#include "core/level/level.h"

namespace mazeloom::play::temple {

/// How time passes (RULES.md T-1.2).
enum class Pace : std::uint8_t {
    RealTime,
    Step,  ///< only while the hero moves or waits
};

inline constexpr int kTicksPerSecond = level::kTicksPerSecond;

/// A move takes 7½ ticks, so that eight make a second; counted in half ticks.
inline constexpr int kMoveHalfTicks = 15;
/// A move into water, or onto ground that slows, takes twice as long.
inline constexpr int kSlowHalfTicks = 2 * kMoveHalfTicks;
/// Upper bound on the taps that are remembered during a move: half a second of moves.
inline constexpr int kMostQueued = 4;

inline constexpr int kStartLives = 1;
/// Upper bound on TNT, and on grenades.
inline constexpr int kMostSupplies = 9;

inline constexpr int kAir = 10 * kTicksPerSecond;
inline constexpr int kFallTicks = 15;

inline constexpr int kTntFuse = 2 * kTicksPerSecond;
inline constexpr int kTntRadius = 2;
inline constexpr int kGrenadeRange = 5;
inline constexpr int kGrenadeRangeInWater = 2;
inline constexpr int kGrenadeRadius = 1;
/// A grenade flies twenty cells a second: faster than anything that walks, slow enough to be seen.
inline constexpr int kGrenadeTicksPerCell = 3;

/// Greatest distance from a listening boss, in columns and in rows, at which it hears the hero
/// walk.
inline constexpr int kBossHearing = 6;
/// How long a raging boss rests when it hunted in vain, in ticks.
inline constexpr int kBossRest = 2 * kTicksPerSecond;

/// Greatest distance from the hero, in columns and in rows, at which cells show their numbers in
/// the mode **near**.
inline constexpr int kNear = 2;

}  // namespace mazeloom::play::temple

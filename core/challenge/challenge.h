// SPDX-License-Identifier: MIT
// The day's challenge: one temple for everybody, drawn from the date (RULES.md G-29). A change of
// what is drawn needs a new version, so that old days stay what they were.
#pragma once

#include <cstdint>
#include <functional>

#include <tl/expected.hpp>

#include "core/date.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/problem.h"

namespace mazeloom::challenge {

/// The version that draws a day: 2 before 2026-12-01, 3 before 2026-12-08, then 4.
int versionOf(Date date);
/// Of a day so many levels are drawn at most until one is good.
inline constexpr int kMostDraws = 64;

/// The first eight bytes of SHA-256 of "mazeloom challenge 2 2026-11-20", the first one highest; 2
/// is the day's version. As everywhere here, `date` is one that readDate() can give.
std::uint64_t seedOf(Date date);

struct Challenge {
    /// With its recipe, so that it can be opened, watched and played like any other.
    level::Level level;
    std::uint64_t seed = 0;  ///< from which its map is generated
    level::Map map;
    int draws = 1;  ///< how many were needed
};

/// Whether a level that was drawn is good enough.
using IsGood = std::function<bool(const Challenge&)>;

/// Whether it is proven winnable; what the proof leaves undecided is not good enough. Like all that
/// decides what a day is, the proof belongs to the version.
bool isProven(const Challenge& drawn);

/// Whether everything that has to be reached can be, without a guess, by who sees the numbers that
/// the level shows.
bool isDeducible(const Challenge& drawn);

/// What a day asks for: it is proven winnable, and, since version 3, whose levels say which numbers
/// they show, deducible.
bool isGoodEnough(const Challenge& drawn);

/// The date's challenge: of the levels that its seed draws the first that can be generated and that
/// `isGood` takes. The problem says that no draw was good.
tl::expected<Challenge, Problem> challengeOf(Date date, const IsGood& isGood = isGoodEnough);

}  // namespace mazeloom::challenge

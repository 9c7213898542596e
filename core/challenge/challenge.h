// SPDX-License-Identifier: MIT
// The daily challenge: one temple for everybody, drawn from the date (RULES.md G-29). A change of
// the drawing needs a new version, so that past days stay as they were.
#pragma once

#include <cstdint>
#include <functional>

#include <tl/expected.hpp>

#include "core/date.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/problem.h"

namespace mazeloom::challenge {

/// Returns the version for a day: 2 before 2026-12-01, 3 before 2026-12-08, then 4.
int versionOf(Date date);
/// Upper bound on the levels drawn for a day until one is good.
inline constexpr int kMostDraws = 64;

/// Returns the first eight bytes, in big-endian order, of the SHA-256 of "mazeloom challenge 2
/// 2026-11-20", where 2 is the day's version. `date` must be one that readDate() can return, here
/// and below.
std::uint64_t seedOf(Date date);

struct Challenge {
    /// With its recipe, so that it can be opened, watched and played like any level.
    level::Level level;
    std::uint64_t seed = 0;  ///< the seed of its map
    level::Map map;
    int draws = 1;  ///< number of draws needed
};

/// Whether a drawn level is good enough.
using IsGood = std::function<bool(const Challenge&)>;

/// Whether the level is proven winnable; an undecided proof does not suffice. Like everything that
/// decides a day's level, the proof is part of the version.
bool isProven(const Challenge& drawn);

/// Whether every goal can be reached without a guess from the numbers that the level shows.
bool isDeducible(const Challenge& drawn);

/// Whether a level suits a day: it is proven winnable and, since version 3, whose levels specify
/// the shown numbers, deducible.
bool isGoodEnough(const Challenge& drawn);

/// Returns the date's challenge: the first level drawn from its seed that can be generated and that
/// `isGood` accepts. Returns a problem if no draw was good.
tl::expected<Challenge, Problem> challengeOf(Date date, const IsGood& isGood = isGoodEnough);

}  // namespace mazeloom::challenge

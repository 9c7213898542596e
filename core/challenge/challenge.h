// SPDX-License-Identifier: MIT
// The daily challenge: one temple for everybody, drawn from the date (RULES.md G-29). A change of
// the drawing needs a new version, so that past days stay as they were.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include <tl/expected.hpp>

#include "core/date.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/problem.h"

namespace mazeloom::challenge {

/// Returns the version for a day: 2 before 2026-12-01, 3 before 2026-12-08, 4 before 2026-12-14,
/// then 5.
int versionOf(Date date);
/// Upper bound on the levels drawn for a day until one is good.
inline constexpr int kMostDraws = 64;

/// What a day's level asks of its players.
struct Asked {
    level::Numbers numbers = level::Numbers::Near;
    level::NoGuess grades = {};
};

/// Returns nothing for version 2. Since version 5, a week grows harder from Monday to Sunday.
std::optional<Asked> askedOf(Date date);

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

/// Whether deductions of the grades that the level promises, or of any, lead to every goal from the
/// numbers that the level shows, or from all.
bool isDeducible(const Challenge& drawn);

/// Whether a level suits a day: it is proven winnable and, since version 3, whose levels specify
/// the shown numbers, deducible.
bool isGoodEnough(const Challenge& drawn);

/// Returns the date's challenge: the first level drawn from its seed that can be generated, and
/// that `isGood` accepts. Returns a problem if no draw was good.
tl::expected<Challenge, Problem> challengeOf(Date date, const IsGood& isGood = isGoodEnough);

}  // namespace mazeloom::challenge

// SPDX-License-Identifier: MIT
// The daily challenge: one temple a day, the same for everybody, drawn from the date
// (RULES.md G-29). A change in how levels are drawn needs a new version, so that the levels of past
// days stay as they were.
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
/// and 5 from that day on.
int versionOf(Date date);
/// Upper bound on the levels that are drawn for a day until a level is good enough.
inline constexpr int kMostDraws = 64;

/// The difficulty of a day's level: the numbers that it shows, and the grades of deduction that it
/// needs.
struct Asked {
    level::Numbers numbers = level::Numbers::Near;
    level::NoGuess grades = {};
};

/// Returns the difficulty of a day's level; nothing for version 2. Since version 5, the difficulty
/// rises from Monday to Sunday.
std::optional<Asked> askedOf(Date date);

/// Returns the first eight bytes, in big-endian order, of the SHA-256 of "mazeloom challenge 2
/// 2026-11-20", where 2 is the day's version. `date` must be one that readDate() can return, here
/// and below.
std::uint64_t seedOf(Date date);

struct Challenge {
    /// The level including its recipe, so that it can be opened, watched and played like any other
    /// level.
    level::Level level;
    std::uint64_t seed = 0;  ///< the seed of its map
    level::Map map;
    int draws = 1;  ///< the number of levels drawn, this one included
};

/// Whether a drawn level is good enough.
using IsGood = std::function<bool(const Challenge&)>;

/// Whether the level is proven winnable; an undecided proof does not suffice. The proof is part of
/// the version, like everything that decides which level a day gets.
bool isProven(const Challenge& drawn);

/// Whether deduction from the shown numbers leads to every goal, with a grade in the range that the
/// level promises. A level that does not specify the shown numbers shows all; a level that promises
/// no range accepts every grade.
bool isDeducible(const Challenge& drawn);

/// Whether a level suits a day: it must be proven winnable. If it specifies the shown numbers, as
/// all levels do since version 3, it must also be deducible.
bool isGoodEnough(const Challenge& drawn);

/// Returns the date's challenge: the first level drawn from the date's seed that can be generated,
/// and that `isGood` accepts. Returns a problem if no draw was good.
tl::expected<Challenge, Problem> challengeOf(Date date, const IsGood& isGood = isGoodEnough);

}  // namespace mazeloom::challenge

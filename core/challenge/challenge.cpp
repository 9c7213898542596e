// SPDX-License-Identifier: MIT
#include "core/challenge/challenge.h"

#include <array>
#include <chrono>
#include <string>
#include <utility>

#include "core/analyse/deduce/board/board.h"
#include "core/analyse/deduce/closure.h"
#include "core/challenge/draw.h"
#include "core/generate/generate.h"
#include "core/hash/sha256.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/state/field.h"

namespace mazeloom::challenge {

namespace {

constexpr int kFirstVersion = 2;

/// The day from which a version later than kFirstVersion applies.
struct FirstDay {
    int version;
    Date date;
};

constexpr Date december2026(unsigned day) {
    return {std::chrono::year(2026), std::chrono::month(12), std::chrono::day(day)};
}
constexpr std::array kFirstDays{
    FirstDay{kVersionWithNumbers, december2026(1)},
    FirstDay{kVersionWithDrawnLattice, december2026(8)},
    FirstDay{kVersionWithWeekdays, december2026(14)},
};

/// The difficulty of each weekday, from Monday to Sunday.
constexpr std::array<Asked, 7> kAskedByWeekday{{
    {level::Numbers::All, {1, 1}},
    {level::Numbers::All, {1, 2}},
    {level::Numbers::Near, {1, 2}},
    {level::Numbers::Near, {2, 2}},
    {level::Numbers::Near, {2, 3}},
    {level::Numbers::Near, {2, 4}},
    {level::Numbers::Visited, {3, 4}},
}};

}  // namespace

int versionOf(Date date) {
    int version = kFirstVersion;
    for (const FirstDay& first : kFirstDays) {
        if (date >= first.date) version = first.version;
    }
    return version;
}

std::optional<Asked> askedOf(Date date) {
    const int version = versionOf(date);
    if (version < kVersionWithNumbers) return std::nullopt;
    if (version < kVersionWithWeekdays) return Asked{};
    const std::chrono::weekday weekday{std::chrono::sys_days(date)};
    return kAskedByWeekday[weekday.iso_encoding() - 1];
}

std::uint64_t seedOf(Date date) {
    const hash::Digest digest =
        hash::sha256("mazeloom challenge " + std::to_string(versionOf(date)) + ' ' + textOf(date));
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < sizeof seed; ++i)
        seed = seed << 8 | digest[i];
    return seed;
}

bool isProven(const Challenge& drawn) {
    namespace temple = play::temple;
    const auto field = temple::Field::make(drawn.level, drawn.map);
    return field && temple::prove(*field).verdict == temple::Verdict::Winnable;
}

bool isDeducible(const Challenge& drawn) {
    namespace deduce = analyse::deduce;
    const auto board = deduce::Board::of(drawn.map, level::objectivesOf(drawn.level));
    const auto numbers = drawn.level.numbers.value_or(level::Numbers::All);
    const auto grades = drawn.level.noGuess.value_or(level::NoGuess{});
    if (!board) return false;
    const auto grade = deduce::gradeOf(*board, deduce::closureOf(*board, numbers, grades.most));
    return grade && !grades.isTooEasy(*grade);
}

bool isGoodEnough(const Challenge& drawn) {
    return (!drawn.level.numbers || isDeducible(drawn)) && isProven(drawn);
}

tl::expected<Challenge, Problem> challengeOf(Date date, const IsGood& isGood) {
    random::Stream random(seedOf(date));
    for (int draw = 1; draw <= kMostDraws; ++draw) {
        Challenge drawn;
        drawn.level = drawLevel(random, versionOf(date), askedOf(date).value_or(Asked{}));
        drawn.level.id = "challenge-" + textOf(date);
        drawn.level.title = "Challenge of " + textOf(date);
        drawn.seed = std::uint64_t{random.bits()} << 32;
        drawn.seed |= random.bits();
        drawn.draws = draw;
        auto generated = generate::generate(drawn.level, {}, drawn.seed);
        if (!generated) continue;
        drawn.map = std::move(generated->map);
        if (isGood(drawn)) return drawn;
    }
    const char* flaw = !askedOf(date) ? "none can be won" : "none can be won without a guess";
    return tl::unexpected(problemAt(
        {}, textOf(date), "of " + std::to_string(kMostDraws) + " levels that were drawn " + flaw));
}

}  // namespace mazeloom::challenge

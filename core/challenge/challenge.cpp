// SPDX-License-Identifier: MIT
#include "core/challenge/challenge.h"

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

constexpr int kVersionWithNumbers = 3;

}  // namespace

int versionOf(Date date) {
    constexpr Date kFirstWithNumbers(std::chrono::year(2026), std::chrono::month(12),
                                     std::chrono::day(1));
    constexpr Date kFirstWithDrawnLattice(std::chrono::year(2026), std::chrono::month(12),
                                          std::chrono::day(8));
    if (date < kFirstWithNumbers) return 2;
    return date < kFirstWithDrawnLattice ? kVersionWithNumbers : kVersionWithDrawnLattice;
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
    return board && deduce::gradeOf(*board, deduce::closureOf(*board, numbers));
}

bool isGoodEnough(const Challenge& drawn) {
    return (!drawn.level.numbers || isDeducible(drawn)) && isProven(drawn);
}

tl::expected<Challenge, Problem> challengeOf(Date date, const IsGood& isGood) {
    random::Stream random(seedOf(date));
    for (int draw = 1; draw <= kMostDraws; ++draw) {
        Challenge drawn;
        drawn.level = drawLevel(random, versionOf(date));
        if (versionOf(date) >= kVersionWithNumbers) {
            drawn.level.numbers = level::Numbers::Near;
            drawn.level.noGuess = level::NoGuess{};
        }
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
    const char* flaw = versionOf(date) < kVersionWithNumbers ? "none can be won"
                                                             : "none can be won without a guess";
    return tl::unexpected(problemAt(
        {}, textOf(date), "of " + std::to_string(kMostDraws) + " levels that were drawn " + flaw));
}

}  // namespace mazeloom::challenge

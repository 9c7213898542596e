// SPDX-License-Identifier: MIT
#include "core/challenge/challenge.h"

#include <utility>

#include "core/challenge/draw.h"
#include "core/generate/generate.h"
#include "core/hash/sha256.h"
#include "core/play/temple/field.h"
#include "core/play/temple/prove/prove.h"

namespace mazeloom::challenge {

namespace {

constexpr std::size_t kDateLength = 10;

/// A number of digits only.
std::optional<unsigned> readDigits(std::string_view text) {
    unsigned number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = 10 * number + static_cast<unsigned>(c - '0');
    }
    return number;
}

std::string padded(unsigned number, std::size_t digits) {
    std::string text = std::to_string(number);
    return std::string(digits - text.size(), '0') + text;
}

}  // namespace

std::optional<Date> readDate(std::string_view text) {
    if (text.size() != kDateLength || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = readDigits(text.substr(0, 4));
    const auto month = readDigits(text.substr(5, 2));
    const auto day = readDigits(text.substr(8, 2));
    if (!year || !month || !day || *year == 0) return std::nullopt;
    const Date date(std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month),
                    std::chrono::day(*day));
    if (!date.ok()) return std::nullopt;
    return date;
}

std::string textOf(Date date) {
    return padded(static_cast<unsigned>(static_cast<int>(date.year())), 4) + '-' +
           padded(static_cast<unsigned>(date.month()), 2) + '-' +
           padded(static_cast<unsigned>(date.day()), 2);
}

std::uint64_t seedOf(Date date) {
    const hash::Digest digest =
        hash::sha256("mazeloom challenge " + std::to_string(kVersion) + ' ' + textOf(date));
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

tl::expected<Challenge, Problem> challengeOf(Date date, const IsGood& isGood) {
    random::Stream random(seedOf(date));
    for (int draw = 1; draw <= kMostDraws; ++draw) {
        Challenge drawn;
        drawn.level = drawLevel(random);
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
    return tl::unexpected(
        problemAt({}, textOf(date),
                  "of " + std::to_string(kMostDraws) + " levels that were drawn none can be won"));
}

}  // namespace mazeloom::challenge

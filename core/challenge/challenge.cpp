// SPDX-License-Identifier: MIT
#include "core/challenge/challenge.h"

#include <string>
#include <utility>

#include "core/challenge/draw.h"
#include "core/generate/generate.h"
#include "core/hash/sha256.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/state/field.h"

namespace mazeloom::challenge {

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

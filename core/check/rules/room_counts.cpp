// SPDX-License-Identifier: MIT
// A room may appear at least as often as it must.
#include <array>

#include "core/check/rules/rules.h"

namespace mazeloom::check {

namespace {

constexpr Sentence kLessThanMin{"room-most-below-least",
                                "the room must appear %1 times but may appear only %2 times"};
constexpr std::array kSentences{kLessThanMin};

void check(const level::Room& room, Findings& findings) {
    if (room.max >= room.min) return;
    findings.error(kLessThanMin, {std::int64_t{room.min}, std::int64_t{room.max}})
        .field("max")
        .fix(fix::RaiseMost{});
}

}  // namespace

const Rule roomCountsRule{.sentences = kSentences, .checkRoom = check};

}  // namespace mazeloom::check

// SPDX-License-Identifier: MIT
// A room's maximum number is at least its minimum.
#include <algorithm>
#include <array>

#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::room_counts {

namespace {

constexpr Sentence kLessThanMin{"room-most-below-least",
                                "the room must appear %1 times but may appear only %2 times"};
constexpr Sentence kRaiseMost{"raise-most", "Let it appear as often as it must"};
constexpr std::array kSentences{kLessThanMin, kRaiseMost};

Fix raiseMost() {
    return {kRaiseMost, {}, {.room = [](level::Room& room) {
                room.max = std::max(room.min, room.max);
            }}};
}

void check(const level::Room& room, Findings& findings) {
    if (room.max >= room.min) return;
    findings.error(kLessThanMin, {std::int64_t{room.min}, std::int64_t{room.max}})
        .field("max")
        .fix(raiseMost());
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkRoom = check};

}  // namespace mazeloom::check::rule::room_counts

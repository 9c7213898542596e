// SPDX-License-Identifier: MIT
#include "core/level/promises/contents.h"

namespace mazeloom::level::promises {

namespace {

constexpr std::string_view kCoinId = "coin";
constexpr std::string_view kTrapId = "trap";
constexpr std::string_view kOwnId = "own";

}  // namespace

std::string_view idOf(Content content) {
    if (content == Content::coin()) return kCoinId;
    if (content == Content::trap()) return kTrapId;
    return content.thing() == ThingKind::Own ? kOwnId : info(content.thing()).id;
}

std::optional<Content> contentWithId(std::string_view id) {
    for (int number = 0; number < Content::kCount; ++number) {
        if (idOf(Content::of(number)) == id) return Content::of(number);
    }
    return std::nullopt;
}

}  // namespace mazeloom::level::promises

// SPDX-License-Identifier: MIT
#include "core/level/id.h"

#include <algorithm>

namespace mazeloom::level {

namespace {

bool isIdCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

}  // namespace

bool isId(std::string_view text) {
    return !text.empty() && text.size() <= kMaxIdLength && std::ranges::all_of(text, isIdCharacter);
}

}  // namespace mazeloom::level

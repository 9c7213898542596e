// SPDX-License-Identifier: MIT
#include "core/json/equal.h"

#include <algorithm>

#include "core/json/write.h"

namespace mazeloom::json {

bool isEqual(const Value& a, const Value& b) {
    if (a.isText() && b.isText()) return a.text() == b.text();
    if (a.isList() && b.isList()) return std::ranges::equal(a.list(), b.list(), isEqual);
    if (a.isObject() && b.isObject()) {
        return std::ranges::equal(
            a.members(), b.members(), [](const Member& one, const Member& other) {
                return one.key == other.key && isEqual(one.value, other.value);
            });
    }
    const auto isNested = [](const Value& value) {
        return value.isList() || value.isObject() || value.isNumbers();
    };
    if (a.isNumbers() && b.isNumbers()) return a.numbers() == b.numbers();
    if (isNested(a) || isNested(b)) return false;
    return toText(a) == toText(b);
}

}  // namespace mazeloom::json

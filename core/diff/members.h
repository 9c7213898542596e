// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/json/value.h"

namespace mazeloom::diff {

/// Returns the text under a key; empty if there is none.
inline std::string_view textMember(const json::Value& object, std::string_view key) {
    const json::Value* value = object.find(key);
    return value != nullptr && value->isText() ? std::string_view(value->text())
                                               : std::string_view();
}

}  // namespace mazeloom::diff

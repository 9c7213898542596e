// SPDX-License-Identifier: MIT
#include "core/json/object_lines.h"

namespace mazeloom::json {

void ObjectLines::add(std::string_view key, const Value& value) {
    if (value.isList() && value.size() > 0 && !value[0].isWhole()) {
        addList(key, value.size(), [&](std::size_t i) -> const Value& { return value[i]; });
        return;
    }
    beginMember(key);
    out_ += toText(value);
}

void ObjectLines::beginMember(std::string_view key) {
    out_ += isFirst_ ? "\n  " : ",\n  ";
    isFirst_ = false;
    appendText(out_, key);
    out_ += ": ";
}

}  // namespace mazeloom::json

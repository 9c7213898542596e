// SPDX-License-Identifier: MIT
// Writes an object as text, with a line for each member. A list of anything but whole numbers has a
// line for each element.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/json/value.h"
#include "core/json/write.h"

namespace mazeloom::json {

/// Returns a list that holds toValue(one) for each element of a range.
template <typename Range, typename ToValue>
Value listOf(const Range& range, const ToValue& toValue) {
    Value::List list;
    for (const auto& one : range)
        list.push_back(toValue(one));
    return list;
}

class ObjectLines {
  public:
    /// Begins an object at the end of `out`, which must outlive this writer.
    explicit ObjectLines(std::string& out) : out_(out) { out_ += '{'; }

    void add(std::string_view key, const Value& value);
    /// Adds a list of `count` elements. Calls elementAt(i) for one element after the other, so that
    /// they need not all be in memory at once.
    template <typename ElementAt>
    void addList(std::string_view key, std::size_t count, const ElementAt& elementAt) {
        beginMember(key);
        out_ += '[';
        for (std::size_t i = 0; i < count; ++i) {
            out_ += i == 0 ? "\n    " : ",\n    ";
            out_ += toText(elementAt(i));
        }
        out_ += count == 0 ? "]" : "\n  ]";
    }
    /// Ends the object with a closing brace and a line end.
    void end() { out_ += "\n}\n"; }

  private:
    void beginMember(std::string_view key);

    std::string& out_;
    bool isFirst_ = true;
};

}  // namespace mazeloom::json

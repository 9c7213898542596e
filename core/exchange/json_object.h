// SPDX-License-Identifier: MIT
// Writes JSON by appending to text, for files too long to be built as a tree first.
#pragma once

#include <exception>
#include <string>
#include <string_view>

#include "core/exchange/numbers.h"
#include "core/json/write.h"

namespace mazeloom::exchange {

/// Writes an object in one line; the destructor closes it. Long values may be appended directly to
/// the text that key() returns.
class JsonObject {
  public:
    explicit JsonObject(std::string& out) : out_(out) { out_ += '{'; }
    JsonObject(const JsonObject&) = delete;
    JsonObject& operator=(const JsonObject&) = delete;
    /// Appends the closing brace, which may throw std::bad_alloc. After an exception the text is
    /// unused, so nothing is appended.
    ~JsonObject() noexcept(false) {
        if (std::uncaught_exceptions() == exceptions_) out_ += '}';
    }

    std::string& key(std::string_view name) {
        if (!isFirst_) out_ += ", ";
        isFirst_ = false;
        json::appendText(out_, name);
        out_ += ':';
        return out_;
    }
    void text(std::string_view name, std::string_view value) { json::appendText(key(name), value); }
    template <typename Number>
    void number(std::string_view name, Number value) {
        append(key(name), value);
    }
    void null(std::string_view name) { key(name) += "null"; }
    void yesNo(std::string_view name, bool value) { key(name) += value ? "true" : "false"; }

  private:
    std::string& out_;
    int exceptions_ = std::uncaught_exceptions();
    bool isFirst_ = true;
};

/// Appends a list, element by element.
template <typename Items, typename Append>
void appendJsonList(std::string& out, const Items& items, const Append& appendItem) {
    out += '[';
    bool isFirst = true;
    for (const auto& item : items) {
        if (!isFirst) out += ",\n  ";
        isFirst = false;
        appendItem(item);
    }
    out += ']';
}

}  // namespace mazeloom::exchange

// SPDX-License-Identifier: MIT
#include "core/json/write.h"

#include <nlohmann/json.hpp>

namespace mazeloom::json {

namespace {

using Library = nlohmann::json;

std::string dumped(const Library& value) {
    return value.dump(-1, ' ', false, Library::error_handler_t::replace);
}

enum class Layout { Line, Lines };

constexpr std::size_t kStep = 2;

void appendValue(std::string& out, const Value& value, Layout layout, std::size_t indent);

/// Appends brackets, and between them `count` items with separators; `append(i)` appends item i.
template <typename Append>
void appendAll(std::string& out, std::string_view brackets, std::size_t count, Layout layout,
               std::size_t indent, const Append& append) {
    const auto newLine = [&](std::size_t column) {
        if (layout == Layout::Line) return;
        out += '\n';
        out.append(column, ' ');
    };
    out += brackets.front();
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) out += ',';
        newLine(indent + kStep);
        append(i);
    }
    if (count > 0) newLine(indent);
    out += brackets.back();
}

void appendValue(std::string& out, const Value& value, Layout layout, std::size_t indent) {
    if (value.isList()) {
        appendAll(out, "[]", value.size(), layout, indent,
                  [&](std::size_t i) { appendValue(out, value[i], layout, indent + kStep); });
    } else if (value.isNumbers()) {
        appendAll(out, "[]", value.size(), layout, indent,
                  [&](std::size_t i) { out += std::to_string(value.numbers()[i]); });
    } else if (value.isObject()) {
        appendAll(out, "{}", value.size(), layout, indent, [&](std::size_t i) {
            const Member& member = value.members()[i];
            appendText(out, member.key);
            out += layout == Layout::Line ? ":" : ": ";
            appendValue(out, member.value, layout, indent + kStep);
        });
    } else {
        appendScalar(out, value);
    }
}

}  // namespace

void appendText(std::string& out, std::string_view text) {
    out += dumped(Library(text));
}

void appendScalar(std::string& out, const Value& value) {
    if (value.isText()) {
        appendText(out, value.text());
    } else if (value.isBoolean()) {
        out += value.isTrue() ? "true" : "false";
    } else if (const auto natural = value.natural()) {
        out += std::to_string(*natural);
    } else if (const auto integer = value.integer()) {
        out += std::to_string(*integer);
    } else if (value.isNumber()) {
        out += dumped(Library(value.number()));
    } else {
        out += "null";
    }
}

std::string toText(const Value& value) {
    std::string out;
    appendValue(out, value, Layout::Line, 0);
    return out;
}

std::string toLines(const Value& value) {
    std::string out;
    appendValue(out, value, Layout::Lines, 0);
    return out;
}

}  // namespace mazeloom::json

// SPDX-License-Identifier: MIT
#include "core/pack/json/json_layout.h"

#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/pack/json/json_text.h"

namespace mazeloom::pack {

namespace {

/// Values of unknown keys that would extend beyond this column are broken into lines.
constexpr std::size_t kColumns = 100;

bool isStructured(const Json& value) {
    return value.isList() || value.isObject();
}

void appendKey(std::string& out, std::string_view key) {
    level::appendText(out, key);
    out += ": ";
}

/// Calls `append(key, value)` for each member or element; a list has no keys.
template <typename Append>
void forEachChild(const Json& value, const Append& append) {
    if (value.isObject()) {
        for (const auto& [key, child] : value.members())
            append(&key, child);
    } else {
        for (const Json& child : value.list())
            append(static_cast<const std::string*>(nullptr), child);
    }
}

void appendInOneLine(std::string& out, const Json& value) {
    if (!isStructured(value)) {
        json::appendScalar(out, value);
        return;
    }
    out += value.isObject() ? '{' : '[';
    bool first = true;
    forEachChild(value, [&](const std::string* key, const Json& child) {
        if (!first) out += ", ";
        first = false;
        if (key != nullptr) appendKey(out, *key);
        appendInOneLine(out, child);
    });
    out += value.isObject() ? '}' : ']';
}

/// Appends a value in one line if it fits, else with one child per line. `indent` is the indent of
/// the line on which the value begins.
void appendFitted(std::string& out, const Json& value, std::size_t indent) {
    const std::size_t start = out.size();
    const std::size_t column = start - (out.rfind('\n') + 1);
    appendInOneLine(out, value);
    if (!isStructured(value) || value.size() == 0 || column + (out.size() - start) <= kColumns) {
        return;
    }
    out.resize(start);
    out += value.isObject() ? '{' : '[';
    bool first = true;
    forEachChild(value, [&](const std::string* key, const Json& child) {
        out += first ? "\n" : ",\n";
        first = false;
        out.append(indent + kIndent, ' ');
        if (key != nullptr) appendKey(out, *key);
        appendFitted(out, child, indent + kIndent);
    });
    out += '\n';
    out.append(indent, ' ');
    out += value.isObject() ? '}' : ']';
}

}  // namespace

Members::Members(std::string& out, Layout layout, std::size_t indent)
    : out_(out), layout_(layout), indent_(indent) {
    out_ += '{';
}

std::string& Members::value(std::string_view key) {
    if (layout_ == Layout::Lines) {
        out_ += empty_ ? "\n" : ",\n";
        out_.append(indent_ + kIndent, ' ');
    } else if (!empty_) {
        out_ += ", ";
    }
    empty_ = false;
    appendKey(out_, key);
    return out_;
}

void Members::text(std::string_view key, std::string_view text) {
    level::appendText(value(key), text);
}

void Members::number(std::string_view key, int number) {
    level::appendNumber(value(key), number);
}

void Members::numberUnless(int standard, std::string_view key, int number) {
    if (number != standard) this->number(key, number);
}

void Members::more(const std::string& object) {
    if (object.empty()) return;
    // Sets no limit on memory, so that nothing is dropped. Excess is refused when the whole file is
    // verified.
    const auto members = json::parse(object, {.depth = 1000, .memory = json::kAnyMemory});
    if (!members || !members->isObject()) return;
    for (const auto& [key, member] : members->members()) {
        std::string& out = value(key);
        if (layout_ == Layout::Lines) {
            appendFitted(out, member, indent_ + kIndent);
        } else {
            appendInOneLine(out, member);
        }
    }
}

void Members::close() {
    if (layout_ == Layout::Lines) {
        out_ += '\n';
        out_.append(indent_, ' ');
    }
    out_ += '}';
    if (layout_ == Layout::Lines && indent_ == 0) out_ += '\n';
}

void appendPair(std::string& out, grid::Point pair) {
    out += '[';
    level::appendNumber(out, pair.x);
    out += ", ";
    level::appendNumber(out, pair.y);
    out += ']';
}

}  // namespace mazeloom::pack

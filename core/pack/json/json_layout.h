// SPDX-License-Identifier: MIT
// How the JSON of packs is laid out, so that a diff shows what a designer changed: each member of a
// file's object has a line, and so has each element of a long list; all else stands in one line.
// Private to core/pack.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/grid/point.h"
#include "core/level/json_append.h"

namespace mazeloom::pack {

/// Appends one object, member by member.
class Members {
  public:
    enum class Layout { Lines, Inline };

    /// `out` gets the object's first brace, and must be left alone while a value is not complete.
    /// `indent` is that of the line on which the object begins; a file's own has none.
    Members(std::string& out, Layout layout, std::size_t indent = 0);

    /// Appends a key, and returns where its value is to be appended.
    std::string& value(std::string_view key);
    void text(std::string_view key, std::string_view text);
    void number(std::string_view key, int number);
    /// Nothing when `number` equals `standard`.
    void numberUnless(int standard, std::string_view key, int number);
    /// The members of another object, given as text: keys that a reader kept without knowing them.
    void more(const std::string& object);
    /// The last brace; a file's object ends its line.
    void close();

  private:
    std::string& out_;
    Layout layout_;
    std::size_t indent_;
    bool empty_ = true;
};

/// [x, y]
void appendPair(std::string& out, grid::Point pair);

/// [a, b] with `append(out, item)` for each.
template <typename Items, typename Append>
void appendInlineList(std::string& out, const Items& items, const Append& append) {
    out += '[';
    bool first = true;
    for (const auto& item : items) {
        if (!first) out += ", ";
        first = false;
        append(out, item);
    }
    out += ']';
}

/// How far each level of lines stands further in.
inline constexpr std::size_t kIndent = 2;

/// A list, an item a line. `indent` is that of the line on which the list begins: that of a file's
/// member where nothing else is said.
template <typename Items, typename Append>
void appendLines(std::string& out, const Items& items, const Append& append,
                 std::size_t indent = kIndent) {
    out += '[';
    bool first = true;
    for (const auto& item : items) {
        out += first ? "\n" : ",\n";
        out.append(indent + kIndent, ' ');
        first = false;
        append(out, item);
    }
    if (!first) {
        out += '\n';
        out.append(indent, ' ');
    }
    out += ']';
}

}  // namespace mazeloom::pack

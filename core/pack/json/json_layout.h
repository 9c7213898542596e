// SPDX-License-Identifier: MIT
// The layout of JSON in packs, chosen so that a diff shows what a designer changed. Each member of
// a file's object has its own line, and so has each element of a long list; everything else is
// inline. Private to core/pack.
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

    /// Appends the opening brace to `out`, which no other code may change while a value is
    /// incomplete. `indent` is the indent of the line on which the object begins; 0 for the
    /// outermost object of a file.
    Members(std::string& out, Layout layout, std::size_t indent = 0);

    /// Appends a key, and returns the string to append its value to.
    std::string& value(std::string_view key);
    void text(std::string_view key, std::string_view text);
    void number(std::string_view key, int number);
    /// Appends the number unless it equals `standard`.
    void numberUnless(int standard, std::string_view key, int number);
    /// Appends the members of another object, given as JSON text: unknown keys that a reader kept.
    void more(const std::string& object);
    /// Appends the closing brace, and a line break after the outermost object of a file.
    void close();

  private:
    std::string& out_;
    Layout layout_;
    std::size_t indent_;
    bool empty_ = true;
};

/// Appends [x, y].
void appendPair(std::string& out, grid::Point pair);

/// Appends [a, b]; `append(out, item)` writes each item.
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

/// Spaces of indent per level.
inline constexpr std::size_t kIndent = 2;

/// Appends a list with one item per line. `indent` is the indent of the line on which the list
/// begins; the default is that of a member of a file's outermost object.
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

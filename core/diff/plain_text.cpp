// SPDX-License-Identifier: MIT
#include "core/diff/plain_text.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "core/diff/grid_rows.h"
#include "core/diff/names.h"
#include "core/diff/stages.h"
#include "core/diff/subject.h"
#include "core/diff/words.h"

namespace mazeloom::diff {

namespace {

using json::Value;

constexpr std::string_view kTextIndent = "  ";

std::string englishOf(const Argument& argument) {
    return mazeloom::english({"", "%1"}, {&argument, 1});
}

bool isNested(const Value& value) {
    return value.isObject() || (value.isList() && value.size() > 0 && value[0].isObject());
}

/// Returns a text with its line ends and tabs as in JSON, so that different texts stay different.
std::string inOneLine(std::string_view text) {
    std::string line;
    for (const char c : text) {
        if (c == '\n' || c == '\t' || c == '\r' || c == '\\') {
            line += '\\';
            line += c == '\n' ? 'n' : c == '\t' ? 't' : c == '\r' ? 'r' : c;
        } else {
            line += c;
        }
    }
    return line;
}

/// Returns the value in one line. Unlike in sentences, a text is written whole: a line of a diff
/// must show what changed in it.
std::string flatText(const Value& value, std::string_view key) {
    if (value.isText()) return inOneLine(value.text());
    if (!value.isList() || (value.size() == 2 && value[0].isWhole()))
        return englishOf(shownValue(&value, nullptr, key));
    std::string text;
    for (const Value& element : value.list())
        text += (text.empty() ? "" : ", ") + flatText(element, key);
    return text;
}

class Writer {
  public:
    void members(const Value& object, std::size_t depth) {
        for (const json::Member& member : object.members())
            write(member, object, depth);
    }

    std::string take() { return std::move(text_); }

  private:
    void line(std::size_t depth, std::string_view text) {
        for (std::size_t i = 0; i < depth; ++i)
            text_ += kTextIndent;
        text_.append(text).append("\n");
    }

    void write(const json::Member& member, const Value& object, std::size_t depth) {
        const auto& [key, value] = member;
        const std::string name = englishOf(memberName(key, &object));
        if (isGrid(key, value)) {
            line(depth, name + ':');
            for (const Value& row : value.list())
                line(depth + 1, row.text());
        } else if (value.isObject()) {
            line(depth, name + ':');
            members(value, depth + 1);
        } else if (isNested(value)) {
            line(depth, name + ':');
            for (std::size_t i = 0; i < value.size(); ++i)
                element(value, i, key, depth + 1);
        } else {
            line(depth, name + ": " + flatText(value, key));
        }
    }

    /// Writes an element in one line if none of its members has members.
    void element(const Value& list, std::size_t index, std::string_view key, std::size_t depth) {
        const Value& one = list[index];
        if (!one.isObject()) return line(depth, flatText(one, key));
        const std::string name = english({elementPhrase(list, one, index, key)});
        const auto isDeep = [](const json::Member& member) {
            return isNested(member.value) || isGrid(member.key, member.value);
        };
        if (std::ranges::any_of(one.members(), isDeep)) {
            line(depth, name + ':');
            return members(one, depth + 1);
        }
        std::string text = name;
        for (const json::Member& member : one.members()) {
            // The name of a stage or an object tells these already.
            const bool isTold = member.key == "stage" ||
                                (isObjectList(key) && (member.key == "kind" || member.key == "at" ||
                                                       member.key == "id"));
            if (isTold) continue;
            text += (text.size() == name.size() ? ": " : ", ") +
                    englishOf(memberName(member.key, &one)) + ' ' +
                    flatText(member.value, member.key);
        }
        line(depth, text);
    }

    std::string text_;
};

}  // namespace

std::string plainText(const Value& document) {
    if (!document.isObject()) return {};
    Value before = document;
    Value spelt = document;
    spellOutStages(before, spelt);
    Writer writer;
    writer.members(spelt, 0);
    return writer.take();
}

}  // namespace mazeloom::diff

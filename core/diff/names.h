// SPDX-License-Identifier: MIT
// The names of what files of packs hold, in English.
#pragma once

#include <span>
#include <string_view>

#include "core/json/value.h"
#include "core/sentence.h"

namespace mazeloom::diff {

struct KeyName {
    std::string_view key;
    std::string_view name;
};

/// Returns the names of members: "no-guess" is "no guessing".
std::span<const KeyName> memberNames();
/// Returns the names of an element of the list under a key: "nodes" has a "node".
std::span<const KeyName> elementNames();

/// Returns the name of a member of `object`, or its key. A parameter of a stage has its title.
Argument memberName(std::string_view key, const json::Value* object);
/// Returns the name of an element of the list under `key`, or the key.
Argument elementName(std::string_view key);

/// Returns the name of a cell's character in the grid under `key`. `terrains` is the value of
/// "own-terrains" that holds there; null: there are none.
Argument glyphName(char glyph, std::string_view key, const json::Value* terrains);

/// Returns the words that glyphName() uses besides titles of inks.
std::span<const std::string_view> glyphWords();

}  // namespace mazeloom::diff

// SPDX-License-Identifier: MIT
// What rules and fixes say, kept apart from what they say it about: so that a window can say it in
// its user's language.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/thing.h"

namespace mazeloom::check {

/// English with places for arguments, %1 to %9. The id stays the same when the words change.
struct Sentence {
    std::string_view id;
    std::string_view text;
};

/// A plain English word that is translated like a sentence.
struct Word {
    std::string_view text;

    friend bool operator==(const Word&, const Word&) = default;
};

/// A stage of a recipe, which has a title in every language.
struct StageName {
    std::string id;

    friend bool operator==(const StageName&, const StageName&) = default;
};

/// What stands in a sentence's place: a number, a cell, a kind of thing, a stage, a word, or a name
/// as the designer gave it.
using Argument =
    std::variant<std::int64_t, grid::Point, level::ThingKind, StageName, Word, std::string>;
using Arguments = std::vector<Argument>;

/// "(12, 7)"
std::string english(grid::Point cell);
/// "dread knight"
std::string english(level::ThingKind kind);
std::string english(const Sentence& sentence, std::span<const Argument> arguments);

}  // namespace mazeloom::check

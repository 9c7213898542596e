// SPDX-License-Identifier: MIT
// Sentences of rules and fixes, separate from their arguments so that a window can translate them.
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

/// An English text with placeholders %1 to %9 for arguments. The id stays the same when the words
/// change.
struct Sentence {
    std::string_view id;
    std::string_view text;
};

/// An English word that is translated like a sentence.
struct Word {
    std::string_view text;

    friend bool operator==(const Word&, const Word&) = default;
};

/// A stage of a recipe; its title is translated.
struct StageName {
    std::string id;

    friend bool operator==(const StageName&, const StageName&) = default;
};

/// An argument of a sentence: a number, a cell, a kind of thing, a stage, a word, or a name given
/// by the designer.
using Argument =
    std::variant<std::int64_t, grid::Point, level::ThingKind, StageName, Word, std::string>;
using Arguments = std::vector<Argument>;

/// Returns text such as "(12, 7)".
std::string english(grid::Point cell);
/// Returns text such as "dread knight".
std::string english(level::ThingKind kind);
std::string english(const Sentence& sentence, std::span<const Argument> arguments);

}  // namespace mazeloom::check

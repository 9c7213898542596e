// SPDX-License-Identifier: MIT
// Sentences of core, separate from their arguments, so that a window can translate them. Core
// writes them in English.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/grid/point.h"

namespace mazeloom {

/// An English text with placeholders %1 to %9 for arguments. The id stays the same when the words
/// change.
struct Sentence {
    std::string_view id = {};
    std::string_view text = {};
};

/// An English word that is translated like a sentence.
struct Word {
    std::string_view text;

    friend bool operator==(const Word&, const Word&) = default;
};

/// A stage of a recipe. A window translates the title; it is empty if the stage is unknown.
struct StageName {
    std::string id;
    std::string_view title = {};

    friend bool operator==(const StageName&, const StageName&) = default;
};

/// A kind of thing, by its id ("dread-knight"); a window translates it.
struct ThingName {
    std::string_view id;

    friend bool operator==(const ThingName&, const ThingName&) = default;
};

class Argument;
using Arguments = std::vector<Argument>;

/// A sentence with its arguments. Without a sentence, there is nothing to translate.
struct Phrase {
    // Not an aggregate: Clang 14 would need the whole Argument here.
    Phrase();
    Phrase(const Sentence& said);
    Phrase(const Sentence& said, Arguments by);

    bool isEmpty() const { return sentence.text.empty(); }

    Sentence sentence;
    Arguments arguments;
};
bool operator==(const Phrase& a, const Phrase& b);

/// An argument of a sentence: a number, a cell, a kind of thing, a stage, a word, a name given by
/// the designer, or another sentence.
class Argument {
  public:
    using Value =
        std::variant<std::int64_t, grid::Point, ThingName, StageName, Word, std::string, Phrase>;

    template <std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) Argument(Number number)
        : value_(static_cast<std::int64_t>(number)) {}
    Argument(grid::Point cell) : value_(cell) {}
    Argument(ThingName name) : value_(name) {}
    Argument(StageName name) : value_(std::move(name)) {}
    Argument(Word word) : value_(word) {}
    Argument(Phrase phrase) : value_(std::move(phrase)) {}
    Argument(std::string name) : value_(std::move(name)) {}
    Argument(std::string_view name) : value_(std::string(name)) {}
    Argument(const char* name) : value_(std::string(name)) {}
    /// Converts a value whose type has a function sentenceName().
    template <typename Named>
    requires requires(const Named& named) { sentenceName(named); }
    Argument(const Named& named) : Argument(sentenceName(named)) {}

    const Value& value() const { return value_; }

    friend bool operator==(const Argument&, const Argument&) = default;

  private:
    Value value_;
};

inline Phrase::Phrase() = default;
inline Phrase::Phrase(const Sentence& said) : sentence(said) {}
inline Phrase::Phrase(const Sentence& said, Arguments by)
    : sentence(said), arguments(std::move(by)) {}

/// Returns text such as "(12, 7)".
std::string english(grid::Point cell);
/// Returns text such as "dread knight".
std::string english(ThingName kind);
std::string english(const Sentence& sentence, std::span<const Argument> arguments);
std::string english(const Phrase& phrase);

}  // namespace mazeloom

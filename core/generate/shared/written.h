// SPDX-License-Identifier: MIT
// Helpers for parsing the texts that designers write for stages (ParameterInfo::Type::Text).
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "core/sentence.h"

namespace mazeloom::generate {

inline constexpr Sentence kTextTooLong{"items-text-too-long", "the text is too long"};
inline constexpr Sentence kTooManyItems{"items-too-many", "there are at most %1 %2"};
inline constexpr Sentence kNoWeight{"items-no-weight",
                                    "all %1 have weight 0: give at least one a weight"};
inline constexpr Sentence kNotClosed{"written-not-closed", "a ) is missing after %1"};
inline constexpr Sentence kNotWeight{"written-weight", "after * must come a weight from 0 to %1"};
inline constexpr std::array kWrittenSentences{kTextTooLong, kTooManyItems, kNoWeight, kNotClosed,
                                              kNotWeight};
inline constexpr Word kRecipesWord{"recipes"};
inline constexpr Word kThemesWord{"themes"};
inline constexpr std::array kWrittenWords{kRecipesWord, kThemesWord};

inline std::string quoted(std::string_view text) {
    return '"' + std::string(text) + '"';
}

/// Returns the text without surrounding blanks.
inline std::string_view trimmed(std::string_view text) {
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Returns the pieces between separators outside of parentheses, trimmed; at least one.
inline std::vector<std::string_view> piecesOf(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '(') ++depth;
        if (text[i] == ')') --depth;
        if (text[i] != separator || depth > 0) continue;
        pieces.push_back(trimmed(text.substr(begin, i - begin)));
        begin = i + 1;
    }
    pieces.push_back(trimmed(text.substr(begin)));
    return pieces;
}

inline std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size()) return {};
    return number;
}

/// Parses a whole number from 0 to `most`; returns nothing for any other text.
inline std::optional<std::int64_t> numberUpTo(std::string_view text, std::int64_t most) {
    const auto number = wholeNumber(trimmed(text));
    return number && *number >= 0 && *number <= most ? number : std::nullopt;
}

/// Parses items separated by commas, each with `readOne`, which also parses the item's weight.
/// Returns a sentence fragment instead if an item is invalid, the text has more than 4000 bytes,
/// there are more than `most` items, or all weights are 0. `what` is the plural name of the items.
template <typename Item, typename ReadOne>
tl::expected<std::vector<Item>, Phrase> weightedItems(std::string_view text, std::size_t most,
                                                      Word what, const ReadOne& readOne) {
    constexpr std::size_t kLongest = 4000;
    if (text.size() > kLongest) return tl::unexpected(Phrase{kTextTooLong});
    std::vector<Item> items;
    std::int64_t weights = 0;
    for (const std::string_view piece : piecesOf(text, ',')) {
        tl::expected<Item, Phrase> item = readOne(piece);
        if (!item) return tl::unexpected(std::move(item.error()));
        weights += item->weight;
        items.push_back(std::move(*item));
    }
    if (items.size() > most) return tl::unexpected(Phrase{kTooManyItems, {most, what}});
    if (weights == 0) return tl::unexpected(Phrase{kNoWeight, {what}});
    return items;
}

}  // namespace mazeloom::generate

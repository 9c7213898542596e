// SPDX-License-Identifier: MIT
// Texts of a pack in several languages: a plain one, which the designer wrote and which serves for
// every language that has none of its own, and beside it those of other languages.
//
// Which one is shown to somebody who wants "de-AT": the one for "de-AT", else the one for "de",
// else the plain one.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace mazeloom::level {

/// A text, or several that belong together, for each of some languages.
template <typename Text>
using Translations = std::map<std::string, Text, std::less<>>;

/// No text has more translations.
inline constexpr std::size_t kMaxTranslations = 100;

/// Whether `tag` names a language as BCP 47 does: "de", "pt-BR", "zh-Hant-TW".
bool isLanguage(std::string_view tag);

/// The translations' key that serves best for a language ("de-AT", or "de_AT" as systems call it);
/// empty when none does. Upper and lower case are the same.
template <typename Text>
std::string_view languageFor(const Translations<Text>& translations, std::string_view language);

namespace detail {
/// Whether both name the same language, whatever their case and what joins their parts.
bool isSameLanguage(std::string_view a, std::string_view b);
}  // namespace detail

template <typename Text>
std::string_view languageFor(const Translations<Text>& translations, std::string_view language) {
    while (!language.empty()) {
        for (const auto& [tag, text] : translations) {
            if (detail::isSameLanguage(tag, language)) return tag;
        }
        const std::size_t end = language.find_last_of("-_");
        language = language.substr(0, end == std::string_view::npos ? 0 : end);
    }
    return {};
}

/// What serves best for a language: a translation, or the plain text.
template <typename Text>
const Text& inLanguage(const Text& plain, const Translations<Text>& translations,
                       std::string_view language) {
    const auto found = translations.find(languageFor(translations, language));
    return found == translations.end() ? plain : found->second;
}

}  // namespace mazeloom::level

// SPDX-License-Identifier: MIT
// Texts of a pack in several languages: an untranslated text by the designer, which serves every
// language without a translation, and the translations.
//
// For the language "de-AT", the text for "de-AT" is used, else the text for "de", else the
// untranslated one.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace mazeloom::level {

/// The translations of a text, or of several texts that belong together, by language.
template <typename Text>
using Translations = std::map<std::string, Text, std::less<>>;

/// Upper bound on the translations of a text.
inline constexpr std::size_t kMaxTranslations = 100;

/// Whether `tag` names a language as BCP 47 does: "de", "pt-BR", "zh-Hant-TW".
bool isLanguage(std::string_view tag);

/// Returns the key of the translation that fits a language best ("de-AT", or "de_AT" as systems
/// write it); empty if none fits. Case does not matter.
template <typename Text>
std::string_view languageFor(const Translations<Text>& translations, std::string_view language);

namespace detail {
/// Whether both tags name the same language, ignoring case and separators.
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

/// Returns the text that fits a language best: a translation or the untranslated text.
template <typename Text>
const Text& inLanguage(const Text& plain, const Translations<Text>& translations,
                       std::string_view language) {
    const auto found = translations.find(languageFor(translations, language));
    return found == translations.end() ? plain : found->second;
}

}  // namespace mazeloom::level

// SPDX-License-Identifier: MIT
// Reads texts in other languages: {"de": …, "fr": …}. Private to core/pack.
#pragma once

#include <string>

#include "core/level/map/translations.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns the object under the key "translations"; null if it is missing or has problems.
/// Problems: keys that name no language, and too many languages.
inline const Json* findTranslations(Fields& fields, Report& report) {
    const Json* languages = fields.find("translations", Need::Optional);
    if (languages == nullptr) return nullptr;
    const std::string place = fields.place("translations");
    if (!languages->isObject()) {
        addWrongType(*languages, place, "an object with a text for each language", report);
        return nullptr;
    }
    if (languages->size() > level::kMaxTranslations) {
        report.add(place, {kHasMany,
                           {languages->size(), ListedWord("languages"), level::kMaxTranslations}});
        return nullptr;
    }
    // If a key is not a language, its value could not be kept.
    bool isGood = true;
    for (const auto& [language, text] : languages->members()) {
        if (level::isLanguage(language)) continue;
        report.add(place, {kNoLanguage, {inQuotes(language)}});
        isGood = false;
    }
    return isGood ? languages : nullptr;
}

/// Calls `readOne(value, place)` for each language and drops empty results.
template <typename Text, typename ReadOne>
level::Translations<Text> readTranslations(Fields& fields, Report& report, const ReadOne& readOne) {
    level::Translations<Text> translations;
    const Json* languages = findTranslations(fields, report);
    if (languages == nullptr) return translations;
    for (const auto& [language, value] : languages->members()) {
        Text text = readOne(value, fields.place("translations") + ", " + language);
        if (text != Text{}) translations.emplace(language, std::move(text));
    }
    return translations;
}

}  // namespace mazeloom::pack

// SPDX-License-Identifier: MIT
// Reads texts in other languages: {"de": …, "fr": …}. Private to core/pack.
#pragma once

#include <string>

#include "core/level/map/translations.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Whether the object under the key "translations" may be read: problems are keys that name no
/// language, and too many of them. Null when there is none, or it may not.
const Json* findTranslations(Fields& fields, Report& report);

/// Calls `readOne(value, place)` for each language; what comes out empty is as if it were not
/// there.
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

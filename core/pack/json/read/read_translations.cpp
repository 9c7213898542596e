// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_translations.h"

namespace mazeloom::pack {

const Json* findTranslations(Fields& fields, Report& report) {
    const Json* languages = fields.find("translations", Need::Optional);
    if (languages == nullptr) return nullptr;
    const std::string place = fields.place("translations");
    if (!languages->isObject()) {
        addWrongType(*languages, place, "an object with a text for each language", report);
        return nullptr;
    }
    if (languages->size() > level::kMaxTranslations) {
        report.add(place, "has " + std::to_string(languages->size()) + " languages, at most " +
                              std::to_string(level::kMaxTranslations) + " are allowed");
        return nullptr;
    }
    // There is no place to keep what stands under another key.
    bool isGood = true;
    for (const auto& [language, text] : languages->members()) {
        if (level::isLanguage(language)) continue;
        report.add(place, inQuotes(language) + " names no language: use \"de\" or \"pt-BR\"");
        isGood = false;
    }
    return isGood ? languages : nullptr;
}

}  // namespace mazeloom::pack

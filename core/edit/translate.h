// SPDX-License-Identifier: MIT
// Stores translations of a pack's texts (core/level/map/translations.h).
#pragma once

#include <string>
#include <utility>

#include "core/level/map/translations.h"

namespace mazeloom::edit {

/// Sets a translation; an empty text removes it. A new language is ignored if there are already
/// kMaxTranslations.
template <typename Text>
void translate(level::Translations<Text>& translations, const std::string& language, Text text) {
    if (text == Text{}) {
        translations.erase(language);
    } else if (translations.contains(language) || translations.size() < level::kMaxTranslations) {
        translations.insert_or_assign(language, std::move(text));
    }
}

}  // namespace mazeloom::edit

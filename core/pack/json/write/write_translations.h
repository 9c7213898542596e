// SPDX-License-Identifier: MIT
// Writes translations as JSON, as read_translations.h reads them.
#pragma once

#include <cstddef>

#include "core/level/map/translations.h"
#include "core/pack/json/json_layout.h"

namespace mazeloom::pack {

/// Adds the member "translations", with an object for each language; nothing if there is none.
/// `write(members, texts)` adds the texts of a language to its object. `indent` is that of the line
/// of "translations", in characters.
template <typename Text, typename Write>
void appendTranslations(Members& members, const level::Translations<Text>& translations,
                        std::size_t indent, const Write& write) {
    if (translations.empty()) return;
    Members languages(members.value("translations"), Members::Layout::Lines, indent);
    for (const auto& [language, texts] : translations) {
        Members told(languages.value(language), Members::Layout::Lines, indent + kIndent);
        write(told, texts);
        told.more(texts.more);
        told.close();
    }
    languages.close();
}

}  // namespace mazeloom::pack

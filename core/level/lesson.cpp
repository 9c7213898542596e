// SPDX-License-Identifier: MIT
#include "core/level/lesson.h"

#include <algorithm>

#include "core/level/level.h"

namespace mazeloom::level {

LevelTexts textsOf(const Level& level, std::string_view language) {
    const LevelTexts plain{level.title, level.notes, {}};
    LevelTexts texts = inLanguage(plain, level.lesson.translations, language);
    if (texts.title.empty()) texts.title = plain.title;
    if (texts.notes.empty()) texts.notes = plain.notes;
    return texts;
}

bool isStop(const Level& level) {
    return !level.notes.empty();
}

bool isCourse(const Pack& pack) {
    return std::ranges::any_of(pack.levels,
                               [](const Level& level) { return !level.lesson.panels.empty(); });
}

std::vector<std::size_t> stopsOf(const Pack& pack) {
    std::vector<std::size_t> stops;
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        if (isStop(pack.levels[i])) stops.push_back(i);
    }
    return stops;
}

}  // namespace mazeloom::level

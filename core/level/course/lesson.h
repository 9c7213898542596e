// SPDX-License-Identifier: MIT
// A level as a stop of a course: its texts in the learner's language, and the panels of the window
// that its subject needs. A pack is a course if one of its levels names panels. The stops are the
// levels with notes, in the order of the pack.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/level/map/translations.h"

namespace mazeloom::level {

/// The texts of a level in one language.
struct LevelTexts {
    std::string title;
    std::string notes;  ///< may have several lines
    std::string more;   ///< JSON of unknown keys, as in Object

    friend bool operator==(const LevelTexts&, const LevelTexts&) = default;
};

struct Lesson {
    /// Upper bound on a level's panels.
    static constexpr std::size_t kMostPanels = 32;

    /// Translations of the level's texts. Where a translation leaves a text empty, the level's own
    /// is shown.
    Translations<LevelTexts> translations;
    /// Ids of panels as in the window ("recipe"), each once. If several panels share a place, the
    /// first is in front. A window ignores ids that it does not know.
    std::vector<std::string> panels;

    friend bool operator==(const Lesson&, const Lesson&) = default;
};

}  // namespace mazeloom::level

// SPDX-License-Identifier: MIT
// A level as a stop of a course: its texts in the learner's language, and which panels of the
// window show what is to be learnt there. A pack is a course when a level of it names panels; its
// stops are the levels that have notes, in their order.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/level/map/translations.h"

namespace mazeloom::level {

/// What is told about a level, in one language.
struct LevelTexts {
    std::string title;
    std::string notes;  ///< may have several lines
    std::string more;   ///< as in Object

    friend bool operator==(const LevelTexts&, const LevelTexts&) = default;
};

struct Lesson {
    /// No level names more panels.
    static constexpr std::size_t kMostPanels = 32;

    /// Only texts that are there: what is empty in a translation is as the level has it.
    Translations<LevelTexts> translations;
    /// Ids of panels as the window knows them ("recipe"), each once. Of those that share a place
    /// the first is in front. An id that a window does not know is passed over there.
    std::vector<std::string> panels;

    friend bool operator==(const Lesson&, const Lesson&) = default;
};

}  // namespace mazeloom::level

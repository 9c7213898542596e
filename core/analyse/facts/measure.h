// SPDX-License-Identifier: MIT
// A measure: an integer that describes a generated map. Each measure is defined in a file of its
// own in core/analyse/measures and listed once (measures.cpp). Tables, galleries and the command
// line read that list.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/analyse/facts/subject.h"

namespace mazeloom::analyse {

/// The data that a measure needs.
enum class Needs : std::uint8_t {
    Layout,      ///< the open cells and rooms, which every map has
    Generation,  ///< Subject::steps
    Temple,      ///< a map of the temple's rules
    Descent,     ///< a map of the descent's rules
};

/// The time that a measurement takes.
enum class Cost : std::uint8_t {
    Cheap,  ///< at most a tenth of the time of generating
    Dear,   ///< up to about the time of generating, on some maps far more
    Proof,  ///< a search that may take seconds
};

struct Measure {
    std::string_view id;        ///< as on the command line ("dead-ends", "grade.near"); unique
    std::string_view title;     ///< in English ("Dead ends")
    std::string_view unit;      ///< the unit of its value, in English ("cells")
    std::string_view sentence;  ///< its description, in English
    Needs needs = Needs::Layout;
    Cost cost = Cost::Cheap;
    std::int64_t (*value)(const Subject& subject);

    /// Whether the measure is meaningful for a map with these rules.
    bool isOf(level::Ruleset ruleset) const {
        return needs == Needs::Temple    ? ruleset == level::Ruleset::Temple
               : needs == Needs::Descent ? ruleset == level::Ruleset::Descent
                                         : true;
    }
};

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
// A measure: an integer that tells something of a generated map. Each is defined in a file of its
// own in core/analyse/measures and listed once (measures.cpp). Tables, galleries and the command
// line read that list.
#pragma once

#include <atomic>
#include <cstdint>
#include <string_view>

#include "core/level/map/map.h"
#include "core/trace/trace.h"

namespace mazeloom::analyse {

/// What is measured: a map, and how it came about. The map must live as long as this.
struct Subject {
    const level::Map& map;
    trace::StepIndex steps = 0;  ///< of its generation
    /// Asked now and then by what takes long; once set, what is given is worth nothing. Null:
    /// never.
    const std::atomic<bool>* stop = nullptr;

    bool isStopped() const { return stop != nullptr && *stop; }
};

/// What a measure looks at.
enum class Needs : std::uint8_t {
    Layout,      ///< the open cells and rooms, which every map has
    Generation,  ///< Subject::steps
    Temple,      ///< a map of the temple's rules
};

/// What it takes to measure.
enum class Cost : std::uint8_t {
    Cheap,  ///< at most a tenth of what generating takes
    Dear,   ///< perhaps as much as generating, on some maps far more
};

struct Measure {
    std::string_view id;        ///< as on the command line ("dead-ends"); unique
    std::string_view title;     ///< in English ("Dead ends")
    std::string_view unit;      ///< of what it counts, in English ("cells")
    std::string_view sentence;  ///< what it tells, in English
    Needs needs = Needs::Layout;
    Cost cost = Cost::Cheap;
    std::int64_t (*value)(const Subject& subject);

    /// Whether it tells anything of such a map.
    bool isOf(const level::Map& map) const {
        return needs != Needs::Temple || map.ruleset == level::Ruleset::Temple;
    }
};

}  // namespace mazeloom::analyse

// SPDX-License-Identifier: MIT
#include "core/analyse/measures/measures.h"

#include <algorithm>
#include <array>

namespace mazeloom::analyse {

extern const Measure steps;
extern const Measure openCells;
extern const Measure rooms;
extern const Measure largestRoom;
extern const Measure doors;
extern const Measure deadEnds;
extern const Measure aisleDeadEnds;
extern const Measure junctions;
extern const Measure corridorCells;
extern const Measure loops;
extern const Measure longestWay;

namespace {

// A new measure is its file, a line here and one above.
constexpr std::array kMeasures{
    &steps,         &openCells, &rooms,         &largestRoom, &doors,      &deadEnds,
    &aisleDeadEnds, &junctions, &corridorCells, &loops,       &longestWay,
};

}  // namespace

std::span<const Measure* const> measures() {
    return kMeasures;
}

const Measure* findMeasure(std::string_view id) {
    const auto found =
        std::ranges::find_if(kMeasures, [&](const Measure* one) { return one->id == id; });
    return found == kMeasures.end() ? nullptr : *found;
}

}  // namespace mazeloom::analyse

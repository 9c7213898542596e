// SPDX-License-Identifier: MIT
#include "core/analyse/measures/measures.h"

#include <algorithm>
#include <array>

namespace mazeloom::analyse {

extern const Measure stepsMeasure;
extern const Measure openCellsMeasure;
extern const Measure roomsMeasure;
extern const Measure largestRoomMeasure;
extern const Measure doorsMeasure;
extern const Measure deadEndsMeasure;
extern const Measure aisleDeadEndsMeasure;
extern const Measure junctionsMeasure;
extern const Measure corridorCellsMeasure;
extern const Measure loopsMeasure;
extern const Measure longestWayMeasure;
extern const Measure exitWayMeasure;
extern const Measure exitTurnsMeasure;
extern const Measure chokePointsMeasure;
extern const Measure trapsMeasure;
extern const Measure coinsMeasure;
extern const Measure undeducedNearMeasure;

namespace {

// A new measure is its file, a line here and one above.
constexpr std::array kMeasures{
    &stepsMeasure,         &openCellsMeasure,   &roomsMeasure,         &largestRoomMeasure,
    &doorsMeasure,         &deadEndsMeasure,    &aisleDeadEndsMeasure, &junctionsMeasure,
    &corridorCellsMeasure, &loopsMeasure,       &longestWayMeasure,    &exitWayMeasure,
    &exitTurnsMeasure,     &chokePointsMeasure, &trapsMeasure,         &coinsMeasure,
    &undeducedNearMeasure,
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

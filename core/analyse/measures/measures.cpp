// SPDX-License-Identifier: MIT
#include "core/analyse/measures/measures.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/analyse/measures/bots/bot_measures.h"
#include "core/analyse/measures/generation/steps_of_kinds.h"
#include "core/analyse/measures/temple/needs_of_mechanics.h"

namespace mazeloom::analyse {

extern const Measure stepsMeasure;
extern const Measure roomsTriedMeasure;
extern const Measure roomsRefusedMeasure;
extern const Measure attemptsMeasure;
extern const Measure openCellsMeasure;
extern const Measure roomsMeasure;
extern const Measure largestRoomMeasure;
extern const Measure doorsMeasure;
extern const Measure deadEndsMeasure;
extern const Measure aisleDeadEndsMeasure;
extern const Measure junctionsMeasure;
extern const Measure corridorCellsMeasure;
extern const Measure loopsMeasure;
extern const Measure symmetryMeasure;
extern const Measure longestWayMeasure;
extern const Measure exitWayMeasure;
extern const Measure exitTurnsMeasure;
extern const Measure directnessMeasure;
extern const Measure chokePointsMeasure;
extern const Measure brokenPromisesMeasure;
extern const Measure trapsMeasure;
extern const Measure trapShareMeasure;
extern const Measure coinsMeasure;
extern const Measure bugsMeasure;
extern const Measure beamsMeasure;
extern const Measure gradeAllMeasure;
extern const Measure gradeNearMeasure;
extern const Measure gradeVisitedMeasure;
extern const Measure deductionsMeasure;
extern const Measure beyondOneNumberMeasure;
extern const Measure byOneNumberMeasure;
extern const Measure byTwoNumbersMeasure;
extern const Measure bySuppositionMeasure;
extern const Measure byPlacementsMeasure;
extern const Measure monstersMeasure;
extern const Measure monstersPowerMeasure;
extern const Measure mustFightMeasure;
extern const Measure itemsMeasure;
extern const Measure roomsCrowdedMeasure;
extern const Measure roomsWithoutRockMeasure;
extern const Measure roomsWithoutWayMeasure;
extern const Measure guessesMeasure;
extern const Measure proofTicksMeasure;
extern const Measure proofBlastsMeasure;

namespace {

// A new measure needs its own file, a line here and a declaration above.
constexpr std::array kMeasures{
    &stepsMeasure,           &roomsTriedMeasure,    &roomsRefusedMeasure,  &attemptsMeasure,
    &openCellsMeasure,       &roomsMeasure,         &largestRoomMeasure,   &doorsMeasure,
    &deadEndsMeasure,        &aisleDeadEndsMeasure, &junctionsMeasure,     &corridorCellsMeasure,
    &loopsMeasure,           &symmetryMeasure,      &longestWayMeasure,    &exitWayMeasure,
    &exitTurnsMeasure,       &directnessMeasure,    &chokePointsMeasure,   &trapsMeasure,
    &trapShareMeasure,       &coinsMeasure,         &bugsMeasure,          &beamsMeasure,
    &gradeAllMeasure,        &gradeNearMeasure,     &gradeVisitedMeasure,  &deductionsMeasure,
    &beyondOneNumberMeasure, &monstersMeasure,      &monstersPowerMeasure, &mustFightMeasure,
    &itemsMeasure,
};

/// Further measures that are too many, or too expensive, for tables.
constexpr std::array kMoreMeasures{
    &roomsCrowdedMeasure, &roomsWithoutRockMeasure, &roomsWithoutWayMeasure, &byOneNumberMeasure,
    &byTwoNumbersMeasure, &bySuppositionMeasure,    &byPlacementsMeasure,    &guessesMeasure,
    &proofTicksMeasure,   &proofBlastsMeasure,      &brokenPromisesMeasure,
};

}  // namespace

std::span<const Measure* const> measures() {
    return kMeasures;
}

std::span<const Measure* const> allMeasures() {
    static const std::vector<const Measure*> all = [] {
        std::vector<const Measure*> list(kMeasures.begin(), kMeasures.end());
        list.insert(list.end(), kMoreMeasures.begin(), kMoreMeasures.end());
        for (const auto more :
             {needMeasures(), templeBotMeasures(), descentBotMeasures(), stepMeasures()})
            list.insert(list.end(), more.begin(), more.end());
        return list;
    }();
    return all;
}

std::vector<const Measure*> usualMeasures(level::Ruleset ruleset) {
    std::vector<const Measure*> usual;
    for (const Measure* measure : kMeasures) {
        if (measure->cost == Cost::Cheap && measure->needs != Needs::Generation &&
            measure->isOf(ruleset))
            usual.push_back(measure);
    }
    return usual;
}

const Measure* findMeasure(std::string_view id) {
    const auto all = allMeasures();
    const auto found = std::ranges::find_if(all, [&](const Measure* one) { return one->id == id; });
    return found == all.end() ? nullptr : *found;
}

}  // namespace mazeloom::analyse

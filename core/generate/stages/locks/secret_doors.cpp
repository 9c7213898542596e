// SPDX-License-Identifier: MIT
// Hides doors, which then look like wall until somebody walks into them: players who search find
// side rooms. The stairs can be reached without finding any secret door, unless the parameters
// allow doors on the way to be hidden.
#include "core/generate/stages/locks/secret_doors.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/generate/connect/door_frame.h"
#include "core/generate/locks/lock_proof.h"
#include "core/generate/shared/cells.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate::stage::secret_doors {

namespace {

using grid::Index;
using grid::Point;
using level::Cell;
using level::Terrain;
using trace::StepKind;

constexpr Sentence kNoStairs{"secret-doors-no-stairs",
                             "without stairs it is unknown which doors need not be found: put the "
                             "stage Stairs before this one, or let doors on the way be hidden too"};
constexpr Sentence kNoWay{"secret-doors-no-way",
                          "no way leads to the stairs down, so it is unknown which doors need not "
                          "be found: put the stage Unite before this one, check painted locked "
                          "doors, or let doors on the way be hidden too"};
constexpr std::array kSentences{kNoStairs, kNoWay};

constexpr std::array<std::string_view, 3> kAlgorithm{
    "Find a shortest way to the stairs, by way of the keys of locked doors, from the hero and from "
    "behind each one-way door: the doors of these ways stay as they are, unless they may be hidden "
    "too.",
    "Draw, for each other door that a stage opened, whether it is hidden.",
    "Hide the chosen doors: they look like wall until somebody walks into them.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::HideDoor, 2},
};

constexpr std::array kParameters{
    percent("share", "Share", "How many of the doors that need not be found are hidden", 0, 100,
            25),
    ParameterInfo{"on-the-way", "On the way",
                  "Whether doors that every way to the stairs leads through may be hidden, too",
                  ParameterInfo::Type::Switch, 0, 1, 0},
};

template <typename Mode>
StageResult hideDoors(StageRun<Mode>& run) {
    const level::CellGrid& cells = run.map.cells;
    const bool isAnyDoor = run.flag(SecretDoors::OnTheWay);
    const auto quest = questOf(run.map);
    if (!quest && !isAnyDoor) return failure(kNoStairs);
    const std::vector<Index> needed = isAnyDoor ? std::vector<Index>() : waysOn(cells, *quest);
    if (!isAnyDoor && needed.empty()) return failure(kNoWay, {}, quest->goal);
    std::vector<Index> hidden;
    forEachPlace(cells, [&](Index i, Point p) {
        if (isMadeDoor(run.map, i) && isFramed(cells, i) &&
            run.places.chance(p, run.parameter(SecretDoors::Share)) &&
            !std::ranges::binary_search(needed, i))
            hidden.push_back(i);
    });
    for (const Index door : hidden) {
        run.write.begin(StepKind::HideDoor, door);
        run.write.set(door, Cell(Terrain::SecretDoor));
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "secret-doors",
    .title = "Secret doors",
    .summary = "Hides doors that nobody needs to find.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = hideDoors<trace::NoRecording>,
    .record = hideDoors<trace::Recording>,
    .ruleset = level::Ruleset::Descent,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::secret_doors

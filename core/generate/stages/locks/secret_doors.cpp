// SPDX-License-Identifier: MIT
// Doors that look like wall until somebody walks into them: side rooms for those who search. Who
// finds none of them still gets to the stairs.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/generate/connect/door_frame.h"
#include "core/generate/locks/lock_proof.h"
#include "core/generate/stage/cells.h"
#include "core/generate/stage/ranges.h"
#include "core/generate/stage/stage.h"

namespace mazeloom::generate::stage::secret_doors {

namespace {

using grid::Index;
using grid::Point;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// Hides doors (RULES.md G-72).
struct SecretDoors {
    enum Parameter { Share, OnTheWay };
};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "Find a shortest way to the stairs, over keys where doors are locked: its doors stay as they "
    "are, unless they may be hidden too.",
    "Draw, for each other door that a stage opened, whether it is hidden.",
    "Where doors open from one side only, leave one open if nobody could get on without finding "
    "it.",
    "Hide the others: they look like wall until somebody walks into them.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::HideDoor, 3},
};

constexpr std::array kParameters{
    percent("share", "Share", "How many of the doors that need not be found are hidden", 0, 100,
            25),
    ParameterInfo{"on-the-way", "On the way",
                  "Whether doors that every way to the stairs leads through may be hidden, too",
                  ParameterInfo::Type::Switch, 0, 1, 0},
};

/// Whether the stairs stay in reach for who finds none of the doors.
bool areInReach(const level::CellGrid& cells, const Quest& quest,
                const std::vector<Index>& hidden) {
    level::CellGrid walled = cells;
    for (const Index door : hidden)
        walled[door] = Cell(Terrain::Wall);
    return prove(walled, quest).isProven();
}

template <typename Mode>
StageResult hideDoors(StageRun<Mode>& run) {
    const level::CellGrid& cells = run.map.cells;
    const bool isAnyDoor = run.flag(SecretDoors::OnTheWay);
    const auto quest = questOf(run.map);
    if (!quest && !isAnyDoor)
        return failure(
            "which doors need not be found is known once there are stairs: put the "
            "stage stairs before this one, or let doors on the way be hidden too");
    std::vector<Index> drawn;
    bool hasOneWayDoors = false;
    forEachPlace(cells, [&](Index i, Point p) {
        hasOneWayDoors = hasOneWayDoors || level::isOneWay(cells[i].terrain());
        if (isMadeDoor(run.map, i) && isFramed(cells, i) &&
            run.places.chance(p, run.parameter(SecretDoors::Share)))
            drawn.push_back(i);
    });
    if (!isAnyDoor) {
        std::vector<Index> way;
        for (const Point p : prove(cells, *quest).way)
            way.push_back(cells.index(p));
        std::ranges::sort(way);
        std::erase_if(drawn, [&](Index i) { return std::ranges::binary_search(way, i); });
    }
    std::vector<Index> hidden;
    for (const Index door : drawn) {
        hidden.push_back(door);
        // Without one-way doors who gets anywhere gets back.
        if (!isAnyDoor && hasOneWayDoors && !areInReach(cells, *quest, hidden)) hidden.pop_back();
    }
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
};

}  // namespace mazeloom::generate::stage::secret_doors

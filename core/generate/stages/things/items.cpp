// SPDX-License-Identifier: MIT
// Places the items of a floor. The game draws the strength of each item when it makes the floor.
#include <algorithm>
#include <array>

#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/things/chamber_places.h"
#include "core/level/dwellers.h"

namespace mazeloom::generate::stage::items {

namespace {

using level::ThingKind;

/// The stage that places potions, weapons, armour and wands in rooms (RULES.md G-27).
struct Items {
    enum Parameter { Percent };
};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "For each room other than the first: draw, by the pack's two chances, whether it has an item "
    "and one more.",
    "For each of them draw a kind: a wand, else a potion, else armour, else a weapon.",
    "Draw a floor cell off the room's outer ring without item, stairs or fountain; with none, "
    "leave it out.",
    "Lay the item there.",
};

constexpr std::array kSteps{
    StepInfo{trace::StepKind::PlaceThing, 3},
};

constexpr std::array kParameters{
    percent("percent", "Number", "How likely items are, as a share of the pack's chances", 0, 1000,
            100),
};

template <typename Mode>
ThingKind drawKind(const StageRun<Mode>& run, random::Stream& random) {
    const level::DescentTables& tables = run.floor.tables;
    if (run.floor.depth >= tables.wandMinDepth && random.chance(tables.wandChance)) {
        return ThingKind::Wand;
    }
    if (random.chance(tables.potionChance)) return ThingKind::Potion;
    // Packs without armour draw the same items as before armour existed.
    const bool isArmour = tables.armourChance > 0 && random.chance(tables.armourChance);
    return isArmour ? ThingKind::Armour : ThingKind::Weapon;
}

template <typename Mode>
StageResult layItems(StageRun<Mode>& run) {
    const level::DescentTables& tables = run.floor.tables;
    // An item may lie under a monster.
    ChamberPlaces<Mode> places(run, [](ThingKind kind) { return !level::isMonster(kind); });
    places.keepWithinReach();
    for (const Chamber& chamber : chambersOf(run.map, run.places.origin())) {
        if (chamber.hasItems) continue;
        places.enter(chamber);
        int kept = keptIn(chamber, run.level, level::isItem);
        random::Stream random = run.places.stream(chamber.area.topLeft());
        for (const int chance : {tables.itemChance, tables.secondItemChance}) {
            if (!random.chance(chance * run.parameter(Items::Percent) / 100)) continue;
            const ThingKind kind = drawKind(run, random);
            if (kept > 0) {
                --kept;
            } else if (!places.isFull()) {
                places.put(kind);
            }
        }
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "items",
    .title = "Items",
    .summary = "Lays potions, weapons, armour and wands into the rooms.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = layItems<trace::NoRecording>,
    .record = layItems<trace::Recording>,
    .ruleset = level::Ruleset::Descent,
};

}  // namespace mazeloom::generate::stage::items

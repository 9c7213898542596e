// SPDX-License-Identifier: MIT
// Weaves the maze that the player never sees: later stages put traps on its walls and coins into
// its aisles, so that every coin can be reached in a level of any shape.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/generate/mazes/parameters.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/layout/hero_start.h"
#include "core/generate/stages/layout/hidden_start.h"
#include "core/grid/point_text.h"

namespace mazeloom::generate::stage::hidden_maze {

namespace {

using grid::Point;
using level::Cell;
using trace::StepKind;

constexpr Sentence kHeroNotOpen{"hidden-maze-hero-closed",
                                "the hero's start %1 is not an open cell: move the hero"};
constexpr Sentence kPinnedTrap{
    "hidden-maze-pinned-trap",
    "a pinned trap is on the hero's start %1: remove the trap or move the hero"};
constexpr Sentence kPaintedTrap{
    "hidden-maze-painted-trap",
    "a trap is painted on the hero's start %1: remove the trap or move the hero"};
constexpr Sentence kPinnedStart{
    "hidden-maze-pinned-start",
    "the hero's start %1 is pinned and no aisle: unpin it or move the hero"};
constexpr Sentence kNoHero{"hidden-maze-no-hero",
                           "the level has no hero: place the hero's start on an open cell"};
constexpr Sentence kNothingOpen{
    "hidden-maze-nothing-open",
    "no cell is open for the hero: open some with a stage before this one"};
constexpr std::array kSentences{kHeroNotOpen, kPinnedTrap, kPaintedTrap,
                                kPinnedStart, kNoHero,     kNothingOpen};

/// The index of the parameter that this stage adds to the parameters of all mazes.
constexpr std::size_t kLattice = mazes::Braid + 1;
constexpr std::array<std::string_view, 2> kLatticeIds{"hero", "drawn"};
enum LatticeChoice { Hero, Drawn };

/// The purposes of draws (core/random/places.h).
constexpr std::uint64_t kOfLattice = 1;
constexpr std::uint64_t kOfWay = 2;

/// The parameters of the stage that weaves a maze, which the player never sees, through the open
/// cells (RULES.md G-13).
constexpr auto kParameters = [] {
    constexpr std::array common =
        mazes::parametersOf(mazes::choiceOf("local-tree"), 2, mazes::onlyFor({"local-tree"}));
    std::array<ParameterInfo, common.size() + 1> all;
    std::ranges::copy(common, all.begin());
    all[kLattice] = {
        "lattice",
        "Lattice",
        "Where the maze's cells lie if two are opened at a time: at even distances from the hero, "
        "so that a player knows some cells without a trap, or drawn from the seed",
        ParameterInfo::Type::Choice,
        0,
        0,
        Hero,
        kLatticeIds,
        {},
        {},
        {},
        nullptr,
        Drawn};
    return all;
}();

template <typename Mode>
tl::expected<Point, Problem> heroCell(StageRun<Mode>& run) {
    if (const auto hero = run.map.hero()) {
        const Cell cell = run.map.cells.at(*hero);
        if (!cell.isWalkable()) {
            return failure(kHeroNotOpen, {*hero}, hero);
        }
        if (cell.isTrap()) {
            return failure(cell.isKept() ? kPinnedTrap : kPaintedTrap, {*hero}, hero);
        }
        if (cell.isKept() && !cell.isAisle()) {
            return failure(kPinnedStart, {*hero}, hero);
        }
        return *hero;
    }
    if (run.level.paint) {
        return failure(kNoHero);
    }
    const auto start = startInTheMiddle(run.map);
    if (!start) return failure(kNothingOpen);
    run.write.begin(StepKind::PlaceHero, run.map.cells.index(*start));
    run.write.place({level::ThingKind::Hero, *start, -1});
    return *start;
}

template <typename Mode>
StageResult weaveHiddenMaze(StageRun<Mode>& run) {
    const auto hero = heroCell(run);
    if (!hero) return tl::unexpected(hero.error());
    mazes::Settings settings = mazes::settingsOf(run.parameters);
    settings.isHidden = true;
    settings.origin = run.places.origin();
    settings.start = run.map.cells.index(*hero);
    settings.lattice = {hero->x & 1, hero->y & 1};
    std::vector<grid::Index> way;
    if (run.parameters[kLattice] == Drawn) {
        const Point drawn = drawnLattice(run.places.of(kOfLattice));
        way = WayToLattice(run.map, drawn, run.places.of(kOfWay)).from(settings.start);
        // If no way leads to the drawn lattice, because the level is narrow everywhere, the maze
        // uses the lattice of the hero's cell.
        if (!way.empty()) settings.lattice = drawn;
        if (!mazes::isOnLattice(run.parameters)) way.clear();
    }
    run.map.lattice = settings.lattice;
    if (!way.empty()) settings.start = way.back();
    mazes::Weaving<Mode> weaving{run.map, run.write, run.random, settings, run.watch};
    mazes::weaveMaze(weaving, run.parameters);
    for (const grid::Index i : way) {
        if (run.map.cells[i].isAisle()) continue;
        run.write.begin(StepKind::DigCorridor, i);
        weaving.open(i);
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "hidden-maze",
    .title = "Hidden maze",
    .summary = "Weaves a maze through the open cells that the player never sees.",
    .algorithm = {},
    .steps = {},
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kHiddenMaze,
    .guarantees = kSameCellsOpen,
    .run = weaveHiddenMaze<trace::NoRecording>,
    .record = weaveHiddenMaze<trace::Recording>,
    .isOfAttempt = true,
    .explanations = mazes::explanationsWithHero,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::hidden_maze

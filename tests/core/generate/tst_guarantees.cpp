// SPDX-License-Identifier: MIT
// The guarantees that stages declare, checked on the cells before and after each stage in the
// trace. The test fails for a stage that no recipe here runs, since its guarantees would be
// untested.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "tests/support/doorways.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_guarantees {

using grid::Point;

class TestGuarantees : public QObject {
    Q_OBJECT

  private slots:
    void hold_data();
    void hold();
    void linksInNarrowPlacesMakeDoors_data();
    void linksInNarrowPlacesMakeDoors();
    void areGivenForEachStage();
};

namespace {

/// The cells of the map before and after a stage.
struct Span {
    const generate::ReadyStage& stage;
    const level::Map& before;
    const level::Map& after;
};

bool isOpened(const Span& span, Point p) {
    return testing::isOpen(span.after, p) && !testing::isOpen(span.before, p);
}

bool isBesideARoom(const Span& span, Point p) {
    if (testing::hasMark(span.after, p, level::kRoom)) return false;
    return std::ranges::any_of(testing::neighboursOf(p), [&](Point next) {
        return testing::isOpen(span.after, next) &&
               testing::hasMark(span.after, next, level::kRoom);
    });
}

/// Returns the guarantees that do not hold, as bits.
unsigned broken(const Span& span) {
    unsigned bits = 0;
    const int parts = testing::countParts(span.after);
    if (parts > 1) bits |= generate::kConnectsAll;
    if (parts > 1 && testing::openCells(span.before).empty()) bits |= generate::kConnectsItsOwn;
    if (parts > 1 && testing::countParts(span.before) <= 1) bits |= generate::kStaysConnected;
    for (const Point p : testing::cellsOf(span.after)) {
        const bool isOpen = testing::isOpen(span.after, p);
        if (isOpen != testing::isOpen(span.before, p)) {
            bits |= generate::kSameCellsOpen &
                    ~unsigned{generate::kStaysConnected | generate::kOpensByDoors};
        }
        if (!isOpened(span, p)) continue;
        const bool isDoor = level::isDoor(testing::terrainAt(span.after, p));
        if (!isDoor && testing::couldBeADoor(span.after, p) && isBesideARoom(span, p))
            bits |= generate::kOpensByDoors;
        if (!isDoor && !testing::hasMark(span.after, p, level::kRoom) &&
            !testing::hasMark(span.after, p, level::kPassage)) {
            bits |= generate::kDigsPassages;
        }
    }
    return bits & span.stage.stage->guarantees;
}

/// Calls see(span) for each stage that ran.
template <typename See>
void forEachStage(const level::Level& level, const generate::Recorded& recorded, const See& see) {
    const auto recipe = generate::prepare(level.recipe, level.paint.has_value());
    const trace::Trace& trace = *recorded.trace;
    level::Map before = recorded.map;
    before.cells = trace.initial;
    level::Map after = before;
    std::size_t change = 0;
    for (std::size_t s = 0; s < recipe->stages.size(); ++s) {
        const trace::StageSpan whole = trace.wholeSpan(recipe->stages[s].recipeIndex);
        for (trace::StepIndex step = whole.first; step < whole.end; ++step) {
            for (unsigned k = 0; k < trace.steps[step].changes; ++k, ++change) {
                level::Cell& cell = after.cells[trace.changedCells[change]];
                cell = level::Cell::fromBits(unsigned{cell.bits()} ^ trace.changedBits[change]);
            }
        }
        see(Span{recipe->stages[s], before, after});
        before.cells = after.cells;
    }
}

using Stages = std::vector<std::string_view>;

const std::vector<Stages> kDungeons{
    {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite", "furnish", "stairs",
     "scatter", "boss", "fountains", "monsters", "items"},
    {"rooms", "maze", "unite", "doors", "dead-ends", "scatter"},
    {"corridors", "dead-ends", "unite", "furnish", "stairs", "boss", "fountains", "monsters",
     "items"},
    {"maze", "rooms", "unite"},
    {"rules", "dead-ends", "unite", "stairs"},
    {"handcrafted-rooms", "accretion", "dead-ends", "furnish", "stairs"},
    {"handcrafted-rooms", "caves", "stairs"},
    {"rooms", "caves", "accretion"},
    {"handcrafted-rooms", "accretion", "lakes", "furnish", "light", "stairs", "items"},
    {"rooms", "maze", "doors", "lakes", "dead-ends", "unite"},
    {"vault-chain", "furnish", "stairs"},
    {"handcrafted-rooms", "districts", "dead-ends", "furnish", "stairs"},
    {"handcrafted-rooms", "bsp", "dead-ends", "furnish", "stairs"},
    {"rooms", "maze", "doors", "unite", "stairs", "locks"},
    {"accretion", "stairs", "locks", "secret-doors", "rewards"},
    {"handcrafted-rooms", "rooms", "maze", "doors", "unite", "themes", "furnish", "light", "stairs",
     "monsters"},
};
const std::vector<Stages> kTemples{
    {"shape", "hidden-maze", "reach", "bugs", "lasers", "hearts", "supplies", "water", "traps",
     "scatter", "coins", "deducible"},
    {"rooms", "maze", "doors", "unite", "hidden-maze", "reach", "water", "bugs", "lasers", "traps"},
};

/// Returns rules that open one cell, and then cells beside open ones.
level::rewriting::Program drunkard() {
    using namespace level::rewriting;
    const Value wall(level::Terrain::Wall);
    const Value floor(level::Terrain::Floor);
    Node begin;
    begin.rules = {Rule{.find = {wall}, .put = {floor}}};
    begin.times = 1;
    Node walk;
    walk.rules = {Rule{.size = {2, 1}, .find = {floor, wall}, .put = {std::nullopt, floor}}};
    walk.times = 60;
    return {{begin, walk}};
}

level::Level levelOf(const Stages& stages, level::Ruleset ruleset, int seed) {
    random::Stream random(static_cast<std::uint64_t>(seed), 47);
    level::Level level =
        testing::solid({random.between(15, 41), random.between(15, 41)}, {}, ruleset);
    for (const std::string_view stage : stages)
        level.recipe.stages.push_back({std::string(stage), true, {}});
    for (level::RecipeStage& stage : level.recipe.stages) {
        if (stage.stage == "rules") stage.program = drunkard();
        if (stage.stage == "vault-chain") stage.parameters["grammar"] = std::string("link+");
    }
    const auto set = [&](const char* stage, const char* parameter, level::ParameterValue value) {
        for (level::RecipeStage& written : level.recipe.stages) {
            if (written.stage == stage) written.parameters[parameter] = value;
        }
    };
    if (random.chance(30)) set("rooms", "cave", std::int64_t{3});
    if (random.chance(30)) set("maze", "step", std::int64_t{2});
    if (random.chance(30)) set("unite", "loops", std::int64_t{3});
    set("furnish", "density", std::int64_t{3});
    if (ruleset == level::Ruleset::Temple || random.chance(70)) {
        const char* floods[] = {"chasm", "lava", "ice"};
        set("lakes", "kind", std::string(floods[seed % 3]));
    }
    const char* sources[] = {"blob", "caves", "rooms-and-maze"};
    set("shape", "source", std::string(sources[seed % 3]));
    return level;
}

/// Recipes whose links often have no way but beside a door.
const std::vector<Stages> kLinked{
    {"handcrafted-rooms", "accretion"},
    {"handcrafted-rooms", "rooms", "maze", "doors", "unite"},
    {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite"},
    {"handcrafted-rooms", "bsp"},
    {"handcrafted-rooms", "rooms", "bsp"},
    {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "bsp"},
    {"handcrafted-rooms", "rooms", "caves"},
    {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "caves"},
    {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "accretion"},
    {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "districts"},
};

/// Generates levels of solid rock from a recipe, with a room that must appear.
void checkRecipe(const Stages& stages, level::Ruleset ruleset, bool isNarrow = false) {
    level::Room lair = testing::roomOf("lair", {"###e###", "#...o.#", "#.....e", "#######"});
    lair.min = 1;
    lair.max = isNarrow ? 4 : 1;
    lair.symmetries = testing::allSymmetries();
    // Only for chains of rooms: with weight 0 no other stage draws it.
    level::Room link = lair;
    link.id = "link";
    link.min = 0;
    link.max = 4;
    link.weight = 0;
    link.tags = {"link"};
    const std::vector<level::Room> rooms{lair, link};
    generate::Options options;
    level::OwnKind kind;
    kind.id = "chest";
    kind.places = 63;
    options.kinds = std::make_shared<const level::OwnKinds>(level::OwnKinds{kind});
    int made = 0;
    for (int seed = 0; seed < testing::seeds(isNarrow ? 3'000 : 300); ++seed) {
        level::Level level = levelOf(stages, ruleset, seed);
        if (isNarrow) level.size = {11 + seed % 9, 11 + seed / 9 % 9};
        const auto recorded =
            generate::record(level, rooms, static_cast<std::uint64_t>(seed), options);
        if (recorded.failure) continue;
        ++made;
        forEachStage(level, recorded, [&](const Span& span) {
            // Later stages may have made rooms where an earlier one dug.
            if (isNarrow && span.stage.stage->id != stages.back()) return;
            const unsigned bits = broken(span);
            QVERIFY2(bits == 0, qPrintable(QString("seed %1, %2: %3")
                                               .arg(seed)
                                               .arg(span.stage.stage->id.data())
                                               .arg(bits)));
        });
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(made > 0);
}

}  // namespace

void TestGuarantees::hold_data() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < kDungeons.size() + kTemples.size(); ++i)
        QTest::addRow("recipe %d", static_cast<int>(i)) << static_cast<int>(i);
}

void TestGuarantees::hold() {
    QFETCH(int, number);
    const auto index = static_cast<std::size_t>(number);
    const bool isDungeon = index < kDungeons.size();
    checkRecipe(isDungeon ? kDungeons[index] : kTemples[index - kDungeons.size()],
                isDungeon ? level::Ruleset::Descent : level::Ruleset::Temple);
}

void TestGuarantees::linksInNarrowPlacesMakeDoors_data() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < kLinked.size(); ++i)
        QTest::addRow("recipe %d", static_cast<int>(i)) << static_cast<int>(i);
}

// A link beside a door is floor. If it takes the door down, it may have to be a door itself.
void TestGuarantees::linksInNarrowPlacesMakeDoors() {
    QFETCH(int, number);
    checkRecipe(kLinked[static_cast<std::size_t>(number)], level::Ruleset::Descent, true);
}

void TestGuarantees::areGivenForEachStage() {
    std::set<std::string_view> ran;
    for (const auto* recipes : {&kDungeons, &kTemples}) {
        for (const Stages& stages : *recipes)
            ran.insert(stages.begin(), stages.end());
    }
    for (const generate::Stage* stage : generate::stages())
        QVERIFY2(ran.contains(stage->id), stage->id.data());
}

MAZELOOM_TEST(TestGuarantees)

}  // namespace mazeloom::tst_guarantees

#include "tst_guarantees.moc"

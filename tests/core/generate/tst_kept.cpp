// SPDX-License-Identifier: MIT
// RULES.md G-31: parts of a generated map are pinned, the level is generated with another seed, and
// the pinned parts are unchanged. core/check/promises checks the promises; pinned cells are checked
// here as well.
#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <tuple>

#include <QTest>

#include "core/check/promises/generation.h"
#include "core/check/promises/promises.h"
#include "core/edit/keep/keep.h"
#include "core/generate/generate.h"
#include "core/generate/mazes/parameters.h"
#include "core/generate/recipe.h"
#include "core/random/stream.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_kept {

using grid::Point;
using grid::Rect;
using level::ThingKind;

class TestKept : public QObject {
    Q_OBJECT

  private slots:
    void keepsWhatWasKept_data();
    void keepsWhatWasKept();
    void allKeptIsItself_data();
    void allKeptIsItself();
    void nothingKeptChangesNothing();
    void everyMomentShowsWhatIsKept();
    void theHeroOfTheLevelComesFirst();
    void keptThingsCount();
    void barredPartsAreTold();
    void aKeptWallLeavesNoDoor();
    void aKeptTrapThatBarsIsTold();
};

namespace {

struct Case {
    level::Level level;
    std::vector<level::Room> rooms;
    int depth = 1;
};

/// Returns a random temple with all of its stages.
Case drawnTemple(std::uint64_t seed) {
    random::Stream random(seed, 11);
    const int width = random.between(10, 26);
    const int height = random.between(10, 26);
    level::Level level = testing::solid({width, height},
                                        {"shape", "hidden-maze", "reach", "bugs", "lasers",
                                         "hearts", "supplies", "water", "traps", "coins"},
                                        level::Ruleset::Temple);
    constexpr std::array sources{"blob", "caves", "rooms-and-maze"};
    level = testing::with(level, "shape", "source", std::string(sources[random.below(3)]));
    const int step = random.between(1, 2);
    level = testing::with(level, "hidden-maze", "step", std::int64_t{step});
    const auto& ids = generate::mazes::kAlgorithmIds;
    level = testing::with(level, "hidden-maze", "algorithm",
                          std::string(ids[random.below(static_cast<std::uint32_t>(ids.size()))]));
    for (const char* parameter : {"min-count", "max-count"})
        level = testing::with(level, "bugs", parameter, std::int64_t{1});
    if (seed % 3 == 0) level = testing::with(level, "coins", "count", std::int64_t{12});
    return {level, {}};
}

/// Returns a painted temple of an awkward shape.
Case paintedTemple(std::uint64_t seed) {
    testing::Sprinkle sprinkle;
    sprinkle.water = static_cast<int>(seed % 3) * 8;
    sprinkle.things = 3;
    sprinkle.coins = 3;
    sprinkle.noTraps = 4;
    return {testing::painted(testing::randomShape(seed, sprinkle),
                             {"hidden-maze", "reach", "traps", "coins"}),
            {}};
}

std::vector<level::Room> roomsOfTheApple(std::uint64_t seed) {
    if (seed % 2 == 0) return {};
    level::Room lair =
        testing::roomOf("lair", {"###e###  ", "#.....#  ", "#.D.o.###", "#.......e", "#########"});
    lair.symmetries = testing::allSymmetries();
    level::Room vault = testing::roomOf("vault", {"#####", "#...#", "#.L.#", "#...#", "#####"});
    vault.max = 2;
    return {lair, vault};
}

Case roomsAndMaze(std::uint64_t seed) {
    random::Stream random(seed, 12);
    const int width = random.between(17, 33);
    const int height = random.between(17, 33);
    level::Level level = testing::solid(
        {width, height}, {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite",
                          "furnish", "stairs", "boss", "fountains", "monsters", "items"});
    if (seed % 4 == 1) level = testing::with(level, "maze", "step", std::int64_t{2});
    if (seed % 5 == 1) level = testing::with(level, "unite", "loops", std::int64_t{3});
    return {level, roomsOfTheApple(seed), random.between(1, 6)};
}

Case corridors(std::uint64_t seed) {
    random::Stream random(seed, 13);
    const int width = random.between(24, 60);
    const int height = random.between(20, 40);
    return {testing::solid({width, height},
                           {"corridors", "stairs", "boss", "fountains", "monsters", "items"}),
            {},
            random.between(1, 6)};
}

Case cavesOfADescent(std::uint64_t seed) {
    random::Stream random(seed, 14);
    const int width = random.between(16, 40);
    const int height = random.between(16, 40);
    level::Level level = testing::solid(
        {width, height}, {"shape", "stairs", "boss", "fountains", "monsters", "items"});
    return {
        testing::with(level, "shape", "source", std::string("caves")), {}, random.between(1, 6)};
}

using MakeCase = Case (*)(std::uint64_t);

void addCases() {
    QTest::addColumn<int>("which");
    QTest::newRow("drawn temple") << 0;
    QTest::newRow("painted temple") << 1;
    QTest::newRow("rooms and maze") << 2;
    QTest::newRow("rooms and corridors") << 3;
    QTest::newRow("caves of a descent") << 4;
}
constexpr std::array<MakeCase, 5> kCases{drawnTemple, paintedTemple, roomsAndMaze, corridors,
                                         cavesOfADescent};

generate::Options optionsOf(const Case& given) {
    generate::Options options;
    options.floor.depth = given.depth;
    return options;
}

/// Returns one to four rectangles of any size; sometimes only every other cell.
edit::Area awkwardArea(grid::Size size, random::Stream& random) {
    edit::Area area;
    for (int left = random.between(1, 4); left > 0; --left) {
        const int width = random.between(1, std::max(1, size.width * 2 / 3));
        const int height = random.between(1, std::max(1, size.height * 2 / 3));
        const int x = random.between(0, size.width - width);
        const int y = random.between(0, size.height - height);
        area = area | edit::Area(Rect{x, y, width, height});
    }
    if (random.below(5) != 0) return area;
    std::vector<edit::Run> chequered;
    for (const edit::Run& run : area.runs()) {
        for (int x = run.x; x < run.end(); ++x) {
            if ((x + run.y) % 2 == 0) chequered.push_back({run.y, x, 1});
        }
    }
    return edit::Area(chequered);
}

level::Level keeping(const Case& given, const level::Map& map, const edit::Area& area) {
    level::Level level = given.level;
    edit::KeptChange change = edit::keep(level, given.rooms, map, area);
    edit::redo(level.kept, level.size, change.delta);
    if (change.things) edit::swapThings(level.kept, *change.things);
    return level;
}

using Standing = std::tuple<int, int, ThingKind>;
std::multiset<Standing> thingsIn(const level::Map& map, const edit::Area& area) {
    std::multiset<Standing> things;
    for (const level::Thing& thing : map.things) {
        if (area.contains(thing.at)) things.insert({thing.at.y, thing.at.x, thing.kind});
    }
    return things;
}

/// Returns the emitters with their beams.
std::vector<level::Object> emittersOf(const level::Map& map) {
    std::vector<level::Object> emitters;
    std::ranges::copy_if(map.objects, std::back_inserter(emitters),
                         [](const auto& object) { return object.kind == ThingKind::Emitter; });
    return emitters;
}

std::string where(std::uint64_t seed, const Problem& problem) {
    return "seed " + std::to_string(seed) + ": " + problem.describe();
}

}  // namespace

void TestKept::keepsWhatWasKept_data() {
    addCases();
}

void TestKept::keepsWhatWasKept() {
    QFETCH(int, which);
    int generated = 0;
    int refused = 0;
    int warned = 0;
    std::map<std::string, int> refusals;
    const int count = testing::seeds(1000);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(count); ++seed) {
        const Case given = kCases[static_cast<std::size_t>(which)](seed);
        const auto first = generate::generate(given.level, given.rooms, seed, optionsOf(given));
        if (!first) continue;  // nothing to pin
        random::Stream random(seed, 5);
        const edit::Area area = awkwardArea(given.level.size, random);
        const level::Level level = keeping(given, first->map, area);
        QCOMPARE(level.kept.cells.count(), static_cast<std::size_t>(area.cellCount()));

        const std::uint64_t other = seed + 1'000'003;
        const auto recorded = generate::record(level, given.rooms, other, optionsOf(given));
        if (recorded.failure) {
            // It must be an error that names the stage, never a map that is silently broken.
            QVERIFY2(recorded.failure->recipeStage >= 0, where(seed, *recorded.failure).c_str());
            ++refusals[recorded.failure->text.substr(0, 60)];
            ++refused;
            continue;
        }
        ++generated;
        const level::Map& map = recorded.map;
        for (const edit::Run& run : area.runs()) {
            for (int x = run.x; x < run.end(); ++x) {
                const Point p{x, run.y};
                QVERIFY2(map.cells.at(p) == first->map.cells.at(p),
                         qPrintable(QString("seed %1: %2, %3").arg(seed).arg(x).arg(run.y)));
            }
        }
        QVERIFY2(thingsIn(map, area) == thingsIn(first->map, area),
                 qPrintable(QString("seed %1: things").arg(seed)));
        const auto recipe = generate::prepare(level.recipe, level.paint.has_value());
        const check::Generation generation(level, given.rooms, other, *recipe, recorded,
                                           optionsOf(given).floor);
        const auto broken = check::brokenPromises(generation);
        QVERIFY2(broken.empty(), broken.empty() ? "" : where(seed, broken.front().problem).c_str());
        warned += recorded.problems.empty() ? 0 : 1;
        const auto again = generate::generate(level, given.rooms, other, optionsOf(given));
        QVERIFY(again && again->map.cells == map.cells);
    }
    for (const auto& [text, times] : refusals)
        qInfo("%d × %s", times, text.c_str());
    qInfo("%d generated, %d of them with warnings; %d refused", generated, warned, refused);
    QVERIFY(generated > count / 2);
    QVERIFY(refused <= count / 20);
}

void TestKept::allKeptIsItself_data() {
    addCases();
}

void TestKept::allKeptIsItself() {
    QFETCH(int, which);
    const int count = testing::seeds(300);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(count); ++seed) {
        const Case given = kCases[static_cast<std::size_t>(which)](seed);
        const auto first = generate::generate(given.level, given.rooms, seed, optionsOf(given));
        if (!first) continue;
        const edit::Area all(first->map.cells.bounds());
        const level::Level level = keeping(given, first->map, all);
        for (const std::uint64_t other : {seed, seed + 77, seed * 31 + 5}) {
            const auto again = generate::generate(level, given.rooms, other, optionsOf(given));
            QVERIFY2(again.has_value(), again ? "" : where(seed, again.error()).c_str());
            QVERIFY2(again->map.cells == first->map.cells,
                     qPrintable(QString("seed %1").arg(seed)));
            QVERIFY(thingsIn(again->map, all) == thingsIn(first->map, all));
            QVERIFY(emittersOf(again->map) == emittersOf(first->map));
            QVERIFY(again->map.trajectories == first->map.trajectories);
            QCOMPARE(again->map.rooms.size(), first->map.rooms.size());
            QCOMPARE(level::toText(again->map), level::toText(first->map));
        }
    }
}

/// Pinning nothing changes neither the map, nor the marks, nor the trace.
void TestKept::nothingKeptChangesNothing() {
    const Case given = drawnTemple(4);
    level::Level level = given.level;
    const auto map = generate::generate(level, {}, 4)->map;
    const edit::Area area(Rect{0, 0, 5, 5});
    level = keeping(given, map, area);
    QVERIFY(!level.kept.isEmpty());
    edit::KeptChange change = edit::letGo(level, area);
    edit::redo(level.kept, level.size, change.delta);
    if (change.things) edit::swapThings(level.kept, *change.things);
    QVERIFY(level == given.level);
}

void TestKept::everyMomentShowsWhatIsKept() {
    const Case given = roomsAndMaze(3);
    const auto first = generate::generate(given.level, given.rooms, 3, optionsOf(given));
    const edit::Area area(Rect{2, 2, 9, 7});
    const level::Level level = keeping(given, first->map, area);
    const auto recorded = generate::record(level, given.rooms, 8, optionsOf(given));
    QVERIFY(!recorded.failure);
    for (trace::StepIndex step = 0; step < recorded.trace->stepCount(); step += 97) {
        const auto moment = generate::generateToStep(level, given.rooms, 8, step, optionsOf(given));
        for (const edit::Run& run : area.runs()) {
            for (int x = run.x; x < run.end(); ++x) {
                const Point p{x, run.y};
                QVERIFY(moment.map.cells.at(p) == first->map.cells.at(p));
                QVERIFY(recorded.trace->initial.at(p).without(level::Cell::kThing) ==
                        first->map.cells.at(p).without(level::Cell::kThing));
            }
        }
    }
}

void TestKept::theHeroOfTheLevelComesFirst() {
    const Case given = drawnTemple(6);
    const auto first = generate::generate(given.level, {}, 6);
    level::Level level = keeping(given, first->map, edit::Area(first->map.cells.bounds()));
    const Point kept = *first->map.hero();
    QCOMPARE(generate::generate(level, {}, 9)->map.hero(), kept);
    level::Object hero;
    hero.at = kept;
    for (const level::Cell& cell : first->map.cells.storage()) {
        const auto i = static_cast<grid::Index>(&cell - first->map.cells.storage().data());
        if (cell.isAisle() && !cell.hasThing()) hero.at = first->map.cells.point(i);
    }
    QVERIFY(hero.at != kept);
    level.objects.push_back(hero);
    const auto again = generate::generate(level, {}, 9);
    QVERIFY2(again.has_value(), again ? "" : again.error().describe().c_str());
    QCOMPARE(again->map.hero(), hero.at);
    QCOMPARE(std::ranges::count(again->map.things, ThingKind::Hero, &level::Thing::kind), 1);
}

void TestKept::keptThingsCount() {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Case given = drawnTemple(seed);
        given.level = testing::with(given.level, "hearts", "min-count", std::int64_t{2});
        given.level = testing::with(given.level, "hearts", "max-count", std::int64_t{2});
        given.level = testing::with(given.level, "coins", "count", std::int64_t{10});
        const auto first = generate::generate(given.level, {}, seed);
        if (!first) continue;
        std::vector<Point> hearts;
        for (const level::Thing& thing : first->map.things) {
            if (thing.kind == ThingKind::Heart) hearts.push_back(thing.at);
        }
        const level::Level level = keeping(given, first->map, edit::Area(hearts.front()));
        const auto again = generate::generate(level, {}, seed + 1);
        if (!again) continue;
        QCOMPARE(std::ranges::count(again->map.things, ThingKind::Heart, &level::Thing::kind), 2);
        const auto coins = std::ranges::count_if(again->map.cells.storage(),
                                                 [](level::Cell cell) { return cell.hasCoin(); });
        QCOMPARE(coins, 10);
    }
}

namespace {

const Problem* warningWith(const std::vector<Problem>& problems, const std::string& text) {
    const auto found = std::ranges::find_if(problems, [&](const Problem& problem) {
        return problem.text.find(text) != std::string::npos;
    });
    return found == problems.end() ? nullptr : &*found;
}

level::Level withKept(level::Level level, const std::vector<std::string>& rows, Point at) {
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            const char c = rows[y][x];
            if (c == '_') continue;
            level::Cell cell(c == '#' ? level::Terrain::Wall : level::Terrain::Floor);
            if (c == 'x') cell = cell.with(level::Cell::kTrap);
            level.kept.cells.set(at + Point{static_cast<int>(x), static_cast<int>(y)},
                                 level::KeptCell(cell));
        }
    }
    return level;
}

}  // namespace

void TestKept::barredPartsAreTold() {
    for (const auto& stages : {std::vector<std::string_view>{"rooms", "maze", "doors", "unite"},
                               std::vector<std::string_view>{"corridors"}}) {
        level::Level level = testing::solid({41, 31}, {});
        for (const std::string_view stage : stages)
            level.recipe.stages.push_back({std::string(stage), true, {}});
        level = withKept(level, {"#####", "#...#", "#...#", "#####"}, {11, 11});
        const auto generated = generate::generate(level, {}, 5);
        QVERIFY2(generated.has_value(), generated ? "" : generated.error().describe().c_str());
        const Problem* told = warningWith(generated->problems, "the parts around (12, 12)");
        QVERIFY(told != nullptr);
        QCOMPARE(told->recipeStage, static_cast<int>(stages.size()) - 1);
        QVERIFY(told->cell.has_value());
        // With a gap in the wall the part is joined.
        level.kept.cells.set({11, 12}, {});
        const auto joined = generate::generate(level, {}, 5);
        QVERIFY(joined && warningWith(joined->problems, "kept") == nullptr);
    }
}

void TestKept::aKeptWallLeavesNoDoor() {
    // The second generation's room lies where the first one's did, within pinned walls.
    level::Level level = testing::solid({9, 9}, {"rooms", "maze", "doors", "unite"});
    for (const char* parameter : {"min-width", "max-width", "min-height", "max-height"})
        level = testing::with(level, "rooms", parameter, std::int64_t{3});
    level = withKept(level,
                     {"#########", "#_______#", "#_#####_#", "#_#___#_#", "#_#___#_#", "#_#___#_#",
                      "#_#####_#", "#_______#", "#########"},
                     {0, 0});
    int told = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto generated = generate::generate(level, {}, seed);
        QVERIFY2(generated.has_value(), generated ? "" : generated.error().describe().c_str());
        const Problem* door = warningWith(generated->problems, "gets no door");
        if (door == nullptr) continue;
        ++told;
        QCOMPARE(door->recipeStage, 2);
        QVERIFY(level.kept.cells.at(*door->cell).isKept());
        QVERIFY(warningWith(generated->problems, "no way can be opened") != nullptr);
    }
    QVERIFY(told > 0);
}

void TestKept::aKeptTrapThatBarsIsTold() {
    level::Level level =
        testing::painted({"#########", "#@..#...#", "#.......#", "#...#...#", "#########"},
                         {"hidden-maze", "reach", "traps"});
    level = withKept(level, {"x"}, {4, 2});
    const auto generated = generate::generate(level, {}, 3);
    QVERIFY2(generated.has_value(), generated ? "" : generated.error().describe().c_str());
    const Problem* told = warningWith(generated->problems, "pinned trap");
    QVERIFY(told != nullptr);
    QCOMPARE(told->cell, std::optional(Point{4, 2}));
    QCOMPARE(told->recipeStage, 1);
}

MAZELOOM_TEST(TestKept)

}  // namespace mazeloom::tst_kept

#include "tst_kept.moc"

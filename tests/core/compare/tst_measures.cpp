// SPDX-License-Identifier: MIT
// Measures on handmade maps, and against independent code on built-in recipes and random cells.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/measures/measures.h"
#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/random/stream.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_measures {

using analyse::Measure;
using grid::Point;
using grid::Rect;

class TestMeasures : public QObject {
    Q_OBJECT

  private slots:
    void theListIsWhole();
    void readsAMapByHand();
    void isolatedCellsAndParts();
    void knowsTheLongestWay();
    void knowsTheLargestRoom();
    void knowsTheHiddenMaze();
    void knowsTheWayOut();
    void knowsChokePoints();
    void knowsWhatLiesInATemple();
    void countsWhatIsDeduced();
    void knowsHowHardATempleIs();
    void knowsWhatInhabitsAFloor();
    void knowsSymmetry();
    void countsSteps_data();
    void countsSteps();
    void anEmptyMapHasNothing();
    void agreesWithNaiveCounts_data();
    void agreesWithNaiveCounts();
    void agreesOnCellsOfChance();
    void stopsWhenAsked();
};

namespace {

level::Map mapOf(const std::vector<std::string>& rows,
                 level::Ruleset ruleset = level::Ruleset::Descent) {
    level::Map map(ruleset, {static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (const Point p : testing::cellsOf(map)) {
        const char glyph = rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
        for (const level::TerrainInfo& row : level::kTerrains) {
            if (row.glyph == glyph) map.cells.at(p) = level::Cell(row.terrain);
        }
    }
    return map;
}

void addRoom(level::Map& map, const Rect& rect) {
    map.rooms.push_back({rect, -1});
    for (int y = rect.y; y < rect.y + rect.height; ++y) {
        for (int x = rect.x; x < rect.x + rect.width; ++x)
            map.marks.at({x, y}) |= level::kRoom;
    }
}

std::int64_t valueOf(const char* id, const analyse::Subject& subject) {
    const Measure* measure = analyse::findMeasure(id);
    return measure == nullptr ? -1 : measure->value(subject);
}

std::int64_t valueOf(const char* id, const level::Map& map) {
    return valueOf(id, {.map = map});
}

// The measures' values, found by plain counting over sets of points.
struct Naive {
    std::map<std::string, std::int64_t> values;

    explicit Naive(const level::Map& map) {
        const auto open = testing::openCells(map);
        const auto number = [&](Point p) {
            return static_cast<std::size_t>(p.y * map.size().width + p.x);
        };
        std::int64_t degrees = 0;
        std::int64_t parts = 0;
        const auto cells = static_cast<std::size_t>(map.size().area());
        std::vector<char> seen(cells, 0);
        for (const Point from : open) {
            const int ways = testing::openAround(map, from);
            degrees += ways;
            if ((map.marks.at(from) & level::kRoom) == 0)
                ++values[ways <= 1 ? "dead-ends" : ways == 2 ? "corridor-cells" : "junctions"];
            parts += seen[number(from)] == 0 ? 1 : 0;
            std::vector<std::int64_t> steps(cells, -1);
            steps[number(from)] = 0;
            std::vector<Point> queue{from};
            for (std::size_t i = 0; i < queue.size(); ++i) {
                const Point here = queue[i];
                seen[number(here)] = 1;
                values["longest-way"] = std::max(values["longest-way"], steps[number(here)]);
                for (const Point there : {Point{here.x + 1, here.y},
                                          {here.x - 1, here.y},
                                          {here.x, here.y + 1},
                                          {here.x, here.y - 1}}) {
                    if (!testing::isOpen(map, there) || steps[number(there)] >= 0) continue;
                    steps[number(there)] = steps[number(here)] + 1;
                    queue.push_back(there);
                }
            }
        }
        values["open-cells"] = static_cast<std::int64_t>(open.size());
        values["loops"] = degrees / 2 - static_cast<std::int64_t>(open.size()) + parts;
        for (const Point p : testing::cellsOf(map)) {
            const level::Terrain terrain = map.cells.at(p).terrain();
            for (const level::Terrain door :
                 {level::Terrain::ClosedDoor, level::Terrain::OpenDoor, level::Terrain::LockedDoor,
                  level::Terrain::SecretDoor})
                values["doors"] += terrain == door ? 1 : 0;
        }
        values["rooms"] = static_cast<std::int64_t>(map.rooms.size());
    }
};

void compareAll(const level::Map& map, const std::string& what) {
    Naive naive(map);
    for (const char* id : {"open-cells", "dead-ends", "corridor-cells", "junctions", "loops",
                           "longest-way", "doors", "rooms"}) {
        QVERIFY2(valueOf(id, map) == naive.values[id],
                 (what + ": " + id + " is " + std::to_string(valueOf(id, map)) + ", counted " +
                  std::to_string(naive.values[id]))
                     .c_str());
    }
}

}  // namespace

void TestMeasures::theListIsWhole() {
    std::set<std::string_view> ids;
    for (const Measure* measure : analyse::allMeasures()) {
        QVERIFY(ids.insert(measure->id).second);
        QVERIFY(analyse::findMeasure(measure->id) == measure);
        QVERIFY(!measure->title.empty() && !measure->unit.empty() && measure->value != nullptr);
        QVERIFY(measure->sentence.ends_with('.'));
        for (const char c : measure->id)
            QVERIFY((c >= 'a' && c <= 'z') || c == '-' || c == '.');
    }
    QVERIFY(ids.size() >= 11);
    QVERIFY(analyse::findMeasure("") == nullptr);
    QVERIFY(analyse::findMeasure("Dead-ends") == nullptr);
}

void TestMeasures::readsAMapByHand() {
    level::Map map = mapOf({"###########",  //
                            "#...#.....#",  //
                            "#...+.###.#",  //
                            "#...#.###.#",  //
                            "#####.#...#",  //
                            "#.....#####",  //
                            "###########"});
    addRoom(map, {1, 1, 3, 3});
    QCOMPARE(valueOf("open-cells", map), 28);
    QCOMPARE(valueOf("rooms", map), 1);
    QCOMPARE(valueOf("largest-room", map), 9);
    QCOMPARE(valueOf("doors", map), 1);
    QCOMPARE(valueOf("dead-ends", map), 2);  // (1, 5) and (7, 4)
    QCOMPARE(valueOf("junctions", map), 1);  // (5, 2)
    QCOMPARE(valueOf("corridor-cells", map), 16);
    QCOMPARE(valueOf("loops", map), 4);  // the 3 × 3 cells of the room
    // From (7, 4) via (9, 4), (9, 1), (5, 1), (5, 5) to (1, 5).
    QCOMPARE(valueOf("longest-way", map), 2 + 3 + 4 + 4 + 4);
}

void TestMeasures::isolatedCellsAndParts() {
    const level::Map map = mapOf({".#.", "###", ".#."});
    QCOMPARE(valueOf("open-cells", map), 4);
    QCOMPARE(valueOf("dead-ends", map), 4);
    QCOMPARE(valueOf("loops", map), 0);
    QCOMPARE(valueOf("longest-way", map), 0);
}

void TestMeasures::knowsTheLongestWay() {
    // In a ring of 16 cells the longest way is half the ring. The smaller part of the map comes
    // first and does not count.
    const level::Map ring = mapOf({"..#.....", "###.###.", "###.###.", "###.###.", "###....."});
    QCOMPARE(valueOf("longest-way", ring), 8);
    // In an open field the longest way leads from corner to corner.
    const level::Map field = mapOf({".......", ".......", "......."});
    QCOMPARE(valueOf("longest-way", field), 8);
}

void TestMeasures::knowsTheLargestRoom() {
    level::Map map(level::Ruleset::Descent, {12, 8});
    map.rooms.push_back({{1, 1, 5, 5}, -1});
    // An L-shaped room, and the corner of another room in its rectangle.
    for (const Point p : {Point{1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}, {2, 5}, {3, 5}, {5, 1}})
        map.marks.at(p) |= level::kRoom;
    QCOMPARE(valueOf("largest-room", map), 7);
    map.rooms.push_back({{8, 2, 2, 4}, -1});
    for (int y = 2; y < 6; ++y)
        for (int x = 8; x < 10; ++x)
            map.marks.at({x, y}) |= level::kRoom;
    QCOMPARE(valueOf("largest-room", map), 8);
    map.rooms.clear();
    QCOMPARE(valueOf("largest-room", map), 0);
}

void TestMeasures::knowsTheHiddenMaze() {
    level::Map map = mapOf({"....", "....", "...."}, level::Ruleset::Temple);
    for (const Point p : {Point{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {3, 0}})
        map.cells.at(p) = map.cells.at(p).with(level::Cell::kAisle);
    QCOMPARE(valueOf("aisle-dead-ends", map), 3);
    const Measure* measure = analyse::findMeasure("aisle-dead-ends");
    QVERIFY(measure->isOf(map.ruleset));
    QVERIFY(!measure->isOf(level::Ruleset::Descent));
}

void TestMeasures::knowsTheWayOut() {
    level::Map map = mapOf({"#######", "#.....#", "#.###.#", "#.....#", "#######"});
    QCOMPARE(valueOf("exit-way", map), 0);
    level::Object hero;
    hero.at = {1, 1};
    map.things.push_back(map.add(hero));
    map.things.back().at = hero.at;
    // No stairs yet.
    QCOMPARE(valueOf("exit-way", map), 0);
    QCOMPARE(valueOf("exit-turns", map), 0);
    map.cells.at({5, 3}) = level::Cell(level::Terrain::StairsDown);
    QCOMPARE(valueOf("exit-way", map), 6);
    QCOMPARE(valueOf("exit-turns", map), 1);
    QCOMPARE(valueOf("directness", map), 1000);
    // The nearest stairs count.
    map.cells.at({1, 3}) = level::Cell(level::Terrain::StairsDown);
    QCOMPARE(valueOf("exit-way", map), 2);
    QCOMPARE(valueOf("exit-turns", map), 0);
    // Up to (1, 1) and around to (5, 3): ten steps, six of them straight on.
    map.cells.at({1, 3}) = level::Cell(level::Terrain::Floor);
    map.cells.at({1, 2}) = level::Cell(level::Terrain::Wall);
    map.things.back().at = {1, 3};
    map.cells.at({3, 3}) = level::Cell(level::Terrain::Wall);
    QCOMPARE(valueOf("exit-way", map), 0);
    QCOMPARE(valueOf("directness", map), 0);
    map.cells.at({1, 2}) = level::Cell(level::Terrain::Floor);
    QCOMPARE(valueOf("exit-way", map), 8);
    QCOMPARE(valueOf("directness", map), 500);
    map.things.back().at = {1, 1};
    map.cells.at({3, 3}) = level::Cell(level::Terrain::Floor);
    map.cells.at({1, 3}) = level::Cell(level::Terrain::StairsDown);
    // Walls on both sides enclose the hero.
    map.cells.at({2, 1}) = level::Cell(level::Terrain::Wall);
    map.cells.at({1, 2}) = level::Cell(level::Terrain::Wall);
    QCOMPARE(valueOf("exit-way", map), 0);
}

void TestMeasures::knowsChokePoints() {
    QCOMPARE(valueOf("choke-points", mapOf({"#####", "#...#", "#####"})), 1);
    QCOMPARE(valueOf("choke-points", mapOf({"####", "#..#", "#..#", "####"})), 0);
    // Two rings that share a cell, and an isolated cell.
    QCOMPARE(valueOf("choke-points", mapOf({"#######.#", "#...#####", "#.#.#####", "#.....###",
                                            "###.#.###", "###...###", "#########"})),
             1);
    // Compared with removing each cell in turn.
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 7);
        level::Map map(level::Ruleset::Descent, {9, 8});
        for (const Point p : testing::cellsOf(map)) {
            if (random.chance(65)) map.cells.at(p) = level::Cell(level::Terrain::Floor);
        }
        const auto partsOf = [](const level::Map& of) {
            std::set<std::pair<int, int>> left;
            for (const Point p : testing::openCells(of))
                left.insert({p.x, p.y});
            int parts = 0;
            while (!left.empty()) {
                ++parts;
                std::vector<std::pair<int, int>> next{*left.begin()};
                left.erase(left.begin());
                while (!next.empty()) {
                    const auto [x, y] = next.back();
                    next.pop_back();
                    for (const auto& there : {std::pair(x + 1, y), std::pair(x - 1, y),
                                              std::pair(x, y + 1), std::pair(x, y - 1)}) {
                        if (left.erase(there) > 0) next.push_back(there);
                    }
                }
            }
            return parts;
        };
        const int parts = partsOf(map);
        std::int64_t expected = 0;
        for (const Point p : testing::openCells(map)) {
            level::Map without = map;
            without.cells.at(p) = level::Cell(level::Terrain::Wall);
            expected += partsOf(without) > parts ? 1 : 0;
        }
        QCOMPARE(valueOf("choke-points", map), expected);
    }
}

void TestMeasures::knowsWhatLiesInATemple() {
    level::Map map = mapOf({"....", "...."}, level::Ruleset::Temple);
    level::Object hero;
    map.things.push_back(map.add(hero));
    map.cells.at({0, 0}) = map.cells.at({0, 0}).with(level::Cell::kThing);
    map.cells.at({3, 0}) = map.cells.at({3, 0}).with(level::Cell::kTrap);
    map.cells.at({2, 1}) = map.cells.at({2, 1}).with(level::Cell::kCoin);
    QCOMPARE(valueOf("traps", map), 1);
    QCOMPARE(valueOf("coins", map), 1);
    QCOMPARE(valueOf("trap-share", map), 125);
    QCOMPARE(valueOf("bugs", map), 0);
    QCOMPARE(valueOf("beams", map), 0);
    // Everything can be deduced from the numbers within two cells.
    QCOMPARE(valueOf("deductions", map), 7);
    // One trap on either side; no number tells which.
    level::Map passage = mapOf({"..."}, level::Ruleset::Temple);
    hero.at = {1, 0};
    passage.things.push_back(passage.add(hero));
    passage.things.back().at = hero.at;
    passage.cells.at({1, 0}) = passage.cells.at({1, 0}).with(level::Cell::kThing);
    passage.cells.at({0, 0}) = passage.cells.at({0, 0}).with(level::Cell::kTrap);
    QCOMPARE(valueOf("deductions", passage), 0);
}

void TestMeasures::countsWhatIsDeduced() {
    using analyse::deduce::closureOf;
    std::int64_t harder = 0;
    for (int seed = 0; seed < testing::seeds(300, 30); ++seed) {
        level::Level level = testing::solid(
            {15, 15}, {"shape", "hidden-maze", "reach", "traps", "coins"}, level::Ruleset::Temple);
        level = testing::with(level, "shape", "source", std::string("caves"));
        level = testing::with(level, "traps", "density", std::int64_t{25});
        const auto made = generate::generate(level, {}, static_cast<std::uint64_t>(seed));
        if (!made) continue;
        const analyse::Subject subject{.map = made->map, .level = &level};
        std::int64_t byRules = 0;
        for (const char* rule : {"one-number", "two-numbers", "supposition", "all-placements"})
            byRules += valueOf(("deductions." + std::string(rule)).c_str(), subject);
        QCOMPARE(valueOf("deductions", subject), byRules);
        // The cells that are known with the first rule alone are those that need no other.
        const auto board = analyse::deduce::Board::of(made->map, level::objectivesOf(level));
        QVERIFY(board.has_value());
        const auto simple = closureOf(*board, level::Numbers::Near, 1).certificate.lines().size();
        const std::int64_t beyond = valueOf("beyond-one-number", subject);
        QCOMPARE(byRules - beyond, static_cast<std::int64_t>(simple));
        harder += beyond;
    }
    QVERIFY(harder > 0);
}

void TestMeasures::knowsHowHardATempleIs() {
    const auto made = [](const std::vector<std::string>& rows) {
        level::Level level = testing::painted(rows, {});
        level.objectives = {};
        level.objectives.coins = level::Objectives::kAllCoins;
        return level;
    };
    const auto value = [](const char* id, const level::Level& level) {
        const level::Map map = generate::initialMap(level);
        return valueOf(id, {.map = map, .level = &level});
    };
    // The number beside the hero is 0.
    const level::Level easy = made({"######", "#@..$#", "######"});
    QCOMPARE(value("grade.near", easy), 1);
    QCOMPARE(value("grade.all", easy), 1);
    QCOMPARE(value("guesses", easy), 0);
    QCOMPARE(value("proof-explosives", easy), 0);
    // Three cells at eight cells a second.
    QVERIFY(value("proof-ticks", easy) >= 15 && value("proof-ticks", easy) <= 40);
    // One trap on the left or right; no shown number tells which.
    const level::Level guess = made({"######", "#x@.$#", "######"});
    QCOMPARE(value("grade.visited", guess), 5);
    // A number two cells away is shown, which tells.
    QCOMPARE(value("grade.near", guess), 1);
    QCOMPARE(value("guesses", guess), 0);
    // The trap blocks the only way.
    const level::Level shut = made({"######", "#@x$.#", "######"});
    QCOMPARE(value("proof-ticks", shut), 0);
    // Without the level its objectives are unknown.
    QCOMPARE(valueOf("proof-ticks", generate::initialMap(easy)), 0);
}

void TestMeasures::knowsWhatInhabitsAFloor() {
    level::Map map = mapOf({"#######", "#....>#", "#######"});
    const auto put = [&](level::ThingKind kind, Point at) {
        map.things.push_back({.kind = kind, .at = at});
    };
    put(level::ThingKind::Hero, {1, 1});
    put(level::ThingKind::Rat, {3, 1});
    put(level::ThingKind::Troll, {4, 1});
    put(level::ThingKind::Potion, {2, 1});
    QCOMPARE(valueOf("monsters", map), 2);
    QCOMPARE(valueOf("items", map), 1);
    QCOMPARE(valueOf("monsters-power", map), 4 * 2 + 24 * 7);
    QCOMPARE(valueOf("must-fight", map), 2);
    level::DescentTables tables;
    tables.monsters[0] = {10, 10, 1, 1};
    QCOMPARE(valueOf("monsters-power", {.map = map, .tables = &tables}), 100 + 24 * 7);
    // A way around the troll.
    map = mapOf({"#######", "#....>#", "###...#", "#######"});
    put(level::ThingKind::Hero, {1, 1});
    put(level::ThingKind::Rat, {2, 1});
    put(level::ThingKind::Troll, {4, 1});
    put(level::ThingKind::DreadKnight, {5, 2});
    QCOMPARE(valueOf("must-fight", map), 2);
    map.things.pop_back();
    QCOMPARE(valueOf("must-fight", map), 1);
}

void TestMeasures::knowsSymmetry() {
    QCOMPARE(valueOf("symmetry", mapOf({"..#..", ".###.", "....."})), 1000);  // sideways
    QCOMPARE(valueOf("symmetry", mapOf({"..##", "#..#", "..##"})), 1000);     // upside down
    QCOMPARE(valueOf("symmetry", mapOf({"..##", "####", "##.."})), 1000);     // half a turn
    QCOMPARE(valueOf("symmetry", mapOf({"...#", "####", "####"})), 666);      // two of three pairs
    QCOMPARE(valueOf("symmetry", mapOf({"####", "####"})), 0);
}

void TestMeasures::countsSteps_data() {
    agreesWithNaiveCounts_data();
}

/// Compares the step counts taken during generation with the recording's, one by one.
void TestMeasures::countsSteps() {
    QFETCH(const QString, recipe);
    level::Level level = testing::solid({31, 27}, {});
    level.recipe = generate::findBuiltInRecipe(recipe.toStdString())->recipe;
    if (recipe == "temple")
        level = testing::painted(std::vector<std::string>(21, std::string(21, '.')), {});
    level.recipe = generate::findBuiltInRecipe(recipe.toStdString())->recipe;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(testing::seeds(20, 3));
         ++seed) {
        const auto counted = generate::generateToStep(level, {}, seed, 0);
        const auto recorded = generate::record(level, {}, seed);
        const trace::Trace& trace = *recorded.trace;
        std::map<std::string, std::int64_t> counts;
        std::int64_t refused = 0;
        std::int64_t crowded = 0;
        for (trace::StepIndex i = 0; i < trace.stepCount(); ++i) {
            std::string name(trace::name(trace.steps[i].kind));
            std::ranges::replace(name, ' ', '-');
            ++counts["steps." + name];
            if (trace.steps[i].kind != trace::StepKind::TryRoom) continue;
            ++refused;
            crowded += trace.steps[i].detail == 0 ? 1 : 0;
        }
        const analyse::Subject subject{.map = counted.map, .steps = counted.counts};
        QCOMPARE(valueOf("steps", subject), static_cast<std::int64_t>(trace.stepCount()));
        for (const Measure* measure : analyse::allMeasures()) {
            if (measure->id.starts_with("steps."))
                QCOMPARE(measure->value(subject), counts[std::string(measure->id)]);
        }
        QCOMPARE(valueOf("rooms-refused", subject), refused);
        QCOMPARE(valueOf("rooms-tried", subject), refused + counts["steps.place-room"]);
        QCOMPARE(valueOf("rooms-refused.crowded", subject), crowded);
        QCOMPARE(valueOf("rooms-refused.crowded", subject) +
                     valueOf("rooms-refused.no-rock", subject) +
                     valueOf("rooms-refused.no-way", subject),
                 refused);
        QCOMPARE(valueOf("attempts", subject),
                 refused + counts["steps.try-path"] + counts["steps.refuse-furniture"]);
    }
}

void TestMeasures::anEmptyMapHasNothing() {
    for (const level::Map& map : {level::Map(level::Ruleset::Temple, {1, 1}),
                                  level::Map(level::Ruleset::Temple, {40, 3})}) {
        for (const Measure* measure : analyse::allMeasures())
            QCOMPARE(measure->value({.map = map}), 0);
    }
}

void TestMeasures::agreesWithNaiveCounts_data() {
    QTest::addColumn<QString>("recipe");
    for (const generate::BuiltInRecipe& recipe : generate::builtInRecipes())
        QTest::newRow(recipe.id.data()) << QString::fromLatin1(recipe.id.data());
}

void TestMeasures::agreesWithNaiveCounts() {
    QFETCH(const QString, recipe);
    int made = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(testing::seeds(100)) / 4;
         ++seed) {
        const int side = 9 + static_cast<int>(seed % 4) * 4;
        level::Level level = testing::solid({side, side + 2}, {});
        if (recipe == "temple") {
            std::vector<std::string> rows(static_cast<std::size_t>(side),
                                          std::string(static_cast<std::size_t>(side), '.'));
            rows[seed % rows.size()][seed % 7] = '@';
            level = testing::painted(rows, {});
        }
        level.recipe = generate::findBuiltInRecipe(recipe.toStdString())->recipe;
        const auto generated = generate::generate(level, {}, seed);
        if (!generated) continue;
        ++made;
        compareAll(generated->map, recipe.toStdString() + " seed " + std::to_string(seed));
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(made > 0);
}

void TestMeasures::agreesOnCellsOfChance() {
    random::Stream random(7);
    for (int i = 0; i < testing::seeds(400); ++i) {
        // Some are wider than a machine word.
        const int width = i % 4 == 0 ? random.between(60, 70) : random.between(1, 14);
        level::Map map(level::Ruleset::Descent, {width, random.between(1, 12)});
        const int openShare = random.between(20, 95);
        for (const Point p : testing::cellsOf(map)) {
            if (random.chance(openShare))
                map.cells.at(p) = level::Cell(random.chance(10) ? level::Terrain::ClosedDoor
                                                                : level::Terrain::Floor);
            if (random.chance(20)) map.marks.at(p) |= level::kRoom;
        }
        compareAll(map, "map " + std::to_string(i));
        if (QTest::currentTestFailed()) return;
    }
}

void TestMeasures::stopsWhenAsked() {
    const level::Map map = mapOf({"....", "...."});
    const std::atomic<bool> stop = true;
    // The result is meaningless, but harmless.
    QVERIFY(analyse::findMeasure("longest-way")->value({.map = map, .stop = &stop}) <= 4);
}

MAZELOOM_TEST(TestMeasures)

}  // namespace mazeloom::tst_measures

#include "tst_measures.moc"

// SPDX-License-Identifier: MIT
// RULES.md G-110: lakes and rivers on 10,000 seeds, over layouts of all kinds and painted levels of
// awkward shapes.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/shared/cell_bits.h"
#include "tests/support/doorways.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_lakes {

using grid::Point;
using level::Terrain;

class TestLakes : public QObject {
    Q_OBJECT

  private slots:
    void keepTheirPromises();
    void leaveAwkwardShapesWhole();
    void lockedDoorsKeepTheirWays();
    void heroAndStairsStandWhereTheyWould();
    void noTwoDoorsAreLeftForTheSameNeighbours();
    void recordingChangesNothing();
    void bridgesLeadOverLava();
    void riversOfAChasmGoThroughRock();
    void askForAirInATemple();
    void bitsOfCellsAreRead();
};

namespace {

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

const std::vector<std::string> kKinds{"water", "lava", "chasm", "ice"};

level::RecipeStage lakes(int seed) {
    random::Stream random(std::uint64_t(seed), 110);
    level::RecipeStage stage{"lakes", true, {}};
    const auto set = [&](const char* id, int least, int most) {
        stage.parameters[id] = std::int64_t{random.between(least, most)};
    };
    stage.parameters["kind"] = kKinds[std::size_t(seed) % 4];
    set("lakes", 0, 100);
    set("size", 2, 20);
    set("rivers", 0, 4);
    set("width", 1, 5);
    stage.parameters["bridges"] = random.chance(50);
    stage.parameters["rock"] = random.chance(50);
    const char* shores[] = {"none", "grass", "rubble", "ice"};
    stage.parameters["shore"] = std::string(shores[random.below(4)]);
    set("shore-width", 1, 3);
    return stage;
}

Terrain terrainOf(const std::string& kind) {
    const std::map<std::string, Terrain> all{{"water", Terrain::Water},
                                             {"lava", Terrain::Lava},
                                             {"chasm", Terrain::Chasm},
                                             {"ice", Terrain::Ice}};
    return all.at(kind);
}

/// Returns a level whose last stage is `lakes`.
level::Level levelFor(int seed) {
    random::Stream random(std::uint64_t(seed), 111);
    level::Level level = testing::solid({random.between(9, 45), random.between(9, 35)}, {});
    const std::vector<std::vector<const char*>> layouts{
        {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite"},
        {"handcrafted-rooms", "accretion"},
        {"handcrafted-rooms", "caves"},
        {"corridors", "furnish"},
        {"rooms", "maze", "doors", "unite", "furnish", "stairs", "scatter", "monsters", "items"}};
    for (const char* stage : layouts[random.below(5)])
        level.recipe.stages.push_back({stage, true, {}});
    level.recipe.stages.push_back(lakes(seed));
    return level;
}

level::Map mapOf(const level::Level& level, std::span<const level::Room> rooms, int seed) {
    auto generated = generate::generate(level, rooms, std::uint64_t(seed));
    return generated ? std::move(generated->map) : level::Map();
}

/// Whether cells that were connected before and are still open are still connected.
bool holdsTogether(const level::Map& before, const level::Map& after) {
    grid::Grid<int> part(after.size());
    for (Point p : testing::cellsOf(after))
        part.at(p) = 0;
    int parts = 0;
    for (Point start : testing::openCells(after)) {
        if (part.at(start) != 0) continue;
        ++parts;
        for (Point p : testing::flood(after.size(), start,
                                      [&](Point q) { return testing::isOpen(after, q); }))
            part.at(p) = parts;
    }
    grid::Grid<int> seen(before.size());
    for (Point start : testing::openCells(before)) {
        if (seen.at(start) != 0) continue;
        int only = 0;
        for (Point p : testing::flood(before.size(), start,
                                      [&](Point q) { return testing::isOpen(before, q); })) {
            seen.at(p) = 1;
            if (part.at(p) == 0) continue;
            if (only != 0 && part.at(p) != only) return false;
            only = part.at(p);
        }
        // No part may vanish completely.
        if (only == 0) return false;
    }
    return true;
}

void checkCells(const level::Level& level, const level::Map& before, const level::Map& after,
                int seed) {
    const auto& parameters = level.recipe.stages.back().parameters;
    const Terrain fill = terrainOf(std::get<std::string>(parameters.at("kind")));
    const bool throughRock = fill == Terrain::Lava || fill == Terrain::Chasm;
    for (Point p : testing::cellsOf(after)) {
        const level::Cell was = before.cells.at(p);
        const level::Cell is = after.cells.at(p);
        if (was == is) continue;
        const bool wasRock = was == level::Cell(Terrain::Wall);
        // A door made redundant by another door is walled up.
        if (throughRock && testing::isMadeDoor(before, p) && is == level::Cell(Terrain::Wall))
            continue;
        check(was == level::Cell(Terrain::Floor) || (wasRock && throughRock),
              "only bare floor and rock change", seed);
        check(!testing::hasMark(before, p, level::kFinal), "what is handcrafted stays", seed);
        if (wasRock) {
            check(
                p.x > 0 && p.y > 0 && p.x < after.size().width - 1 && p.y < after.size().height - 1,
                "the border stays", seed);
            check(is == level::Cell(fill), "rock becomes the flood", seed);
        }
        if (is.terrain() == Terrain::Bridge) {
            const auto wet = [&](int dx, int dy) {
                return testing::terrainAt(after, p + Point{dx, dy}) == fill;
            };
            check((wet(1, 0) && wet(-1, 0)) || (wet(0, 1) && wet(0, -1)),
                  "a bridge leads over something", seed);
            check(std::get<bool>(parameters.at("bridges")), "bridges are asked for", seed);
        }
    }
}

}  // namespace

void TestLakes::keepTheirPromises() {
    int made = 0;
    int flooded = 0;
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        level::Level level = levelFor(seed);
        level::Room lair = testing::roomOf("lair", {"###e###", "#.....#", "#.D.o.e", "#######"});
        lair.symmetries = testing::allSymmetries();
        const std::vector<level::Room> rooms{lair};
        const level::Map after = mapOf(level, rooms, seed);
        if (after.size().isEmpty()) continue;
        level::Level dry = level;
        dry.recipe.stages.pop_back();
        const level::Map before = mapOf(dry, rooms, seed);
        ++made;
        check(holdsTogether(before, after), "nothing is cut off", seed);
        checkCells(level, before, after, seed);
        check(before.things.size() == after.things.size(), "things stay", seed);
        flooded += before.cells == after.cells ? 0 : 1;
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(made * 10 > testing::seeds(10'000) * 8);
    QVERIFY(flooded * 10 > made * 6);
}

/// Rings, combs, spirals, thin corridors and noise, with things on them.
void TestLakes::leaveAwkwardShapesWhole() {
    for (int seed = 0; seed < testing::seeds(3'000); ++seed) {
        const auto shapes = testing::awkwardShapes();
        const auto rows = seed < int(shapes.size())
                              ? shapes[std::size_t(seed)]
                              : testing::randomShape(std::uint64_t(seed), {5, 5, 5, 5, 5});
        level::Level level = testing::painted(rows, {});
        level.recipe.stages = {lakes(seed)};
        if (std::get<std::string>(level.recipe.stages[0].parameters["kind"]) == "water")
            level.recipe.stages[0].parameters["kind"] = std::string("lava");
        const level::Map before = generate::initialMap(level);
        const auto after = generate::generate(level, {}, std::uint64_t(seed));
        QVERIFY(after.has_value() || testing::openCells(before).empty());
        if (!after) continue;
        check(holdsTogether(before, after->map), "nothing is cut off", seed);
        checkCells(level, before, after->map, seed);
        if (QTest::currentTestFailed()) return;
    }
}

/// With all doors open, the level is as connected as before.
void TestLakes::lockedDoorsKeepTheirWays() {
    const auto opened = [](level::Map map) {
        for (Point p : testing::cellsOf(map)) {
            const Terrain terrain = testing::terrainAt(map, p);
            if (level::isLocked(terrain) || level::isOneWay(terrain))
                map.cells.at(p) = Terrain::OpenDoor;
        }
        return map;
    };
    int locked = 0;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        level::Level level =
            testing::solid({31 + seed % 20, 31},
                           {"rooms", "maze", "doors", "dead-ends", "unite", "stairs", "locks"});
        const level::Map before = mapOf(level, {}, seed);
        if (before.size().isEmpty()) continue;
        level.recipe.stages.push_back(lakes(seed));
        const level::Map after = mapOf(level, {}, seed);
        locked += std::ranges::any_of(testing::cellsOf(before), [&](Point p) {
            return level::isLocked(testing::terrainAt(before, p));
        });
        check(holdsTogether(opened(before), opened(after)), "nothing is cut off", seed);
    }
    QVERIFY(locked * 2 > testing::seeds(300));
}

void TestLakes::heroAndStairsStandWhereTheyWould() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        level::Level level = testing::solid({15 + seed % 40, 15 + seed % 27}, {"accretion"});
        level.recipe.stages.push_back(lakes(seed));
        level.recipe.stages.push_back({"stairs", true, {}});
        generate::Options options;
        options.floor.depth = 1 + seed % 2;
        const auto with = generate::generate(level, {}, std::uint64_t(seed), options);
        level.recipe.stages.erase(level.recipe.stages.begin() + 1);
        const auto without = generate::generate(level, {}, std::uint64_t(seed), options);
        QVERIFY(with && without);
        QVERIFY(with->map.hero() == without->map.hero());
        if (with->map.rooms.size() < 2) continue;
        for (Point p : testing::cellsOf(with->map)) {
            QCOMPARE(testing::terrainAt(with->map, p) == Terrain::StairsDown,
                     testing::terrainAt(without->map, p) == Terrain::StairsDown);
        }
    }
}

/// RULES.md G-60.3 also holds after lava and chasms.
void TestLakes::noTwoDoorsAreLeftForTheSameNeighbours() {
    int closed = 0;
    int needed = 0;
    for (int seed = 0; seed < testing::seeds(2'000); ++seed) {
        level::Level level =
            testing::solid({61, 41}, {"rooms", "maze", "doors", "dead-ends", "unite"});
        level = testing::with(level, "maze", "step", std::int64_t{2});
        const level::Map before = mapOf(level, {}, seed);
        level::RecipeStage stage{"lakes", true, {}};
        stage.parameters["kind"] = std::string(seed % 2 == 0 ? "lava" : "chasm");
        stage.parameters["lakes"] = std::int64_t{40};
        stage.parameters["rivers"] = std::int64_t{2};
        level.recipe.stages.push_back(stage);
        const level::Map after = mapOf(level, {}, seed);
        if (before.size().isEmpty() || !testing::secondDoors(before).empty()) continue;
        for (Point p : testing::secondDoors(after)) {
            // A remaining second door leads to a part of its room that is cut off from the rest.
            level::Map without = after;
            without.cells.at(p) = level::Cell(Terrain::Wall);
            check(!holdsTogether(after, without), "no two doors join the same", seed);
            ++needed;
        }
        check(holdsTogether(before, after), "nothing is cut off", seed);
        for (Point p : testing::cellsOf(before)) {
            closed +=
                testing::isMadeDoor(before, p) && testing::terrainAt(after, p) == Terrain::Wall ? 1
                                                                                                : 0;
        }
        if (QTest::currentTestFailed()) return;
    }
    // Only about one level in fifty has such a door, too few to count in a reduced run.
    if (testing::seeds(2'000) < 2'000) return;
    QVERIFY(2 * needed <= closed);
    QVERIFY(closed > 10);
    QVERIFY(closed < 500);
}

void TestLakes::recordingChangesNothing() {
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const auto [recorded, wrong] =
            testing::checkedRecord(levelFor(seed), {}, std::uint64_t(seed));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

/// A river of lava through a hall leaves a way across: over a bridge, or without bridges, a dry
/// one.
void TestLakes::bridgesLeadOverLava() {
    level::Level level = testing::solid({40, 24}, {"lakes"});
    level.paint.emplace(level.size, level::Paint(Terrain::Wall));
    for (int y = 1; y < 23; ++y) {
        for (int x = 1; x < 39; ++x)
            level.paint->at({x, y}) = level::Paint(Terrain::Floor);
    }
    auto& parameters = level.recipe.stages[0].parameters;
    parameters = {{"kind", std::string("lava")}, {"lakes", std::int64_t{0}}};
    const int seeds = testing::seeds(200, 100);
    int withBridge = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        for (const bool bridges : {true, false}) {
            parameters["bridges"] = bridges;
            const level::Map map = mapOf(level, {}, seed);
            int lava = 0;
            int laid = 0;
            for (Point p : testing::cellsOf(map)) {
                lava += testing::terrainAt(map, p) == Terrain::Lava ? 1 : 0;
                laid += testing::terrainAt(map, p) == Terrain::Bridge ? 1 : 0;
            }
            check(testing::countParts(map) == 1, "both banks are joined", seed);
            check(lava > 20, "the river is there", seed);
            withBridge += laid > 0 ? 1 : 0;
            check(bridges || laid == 0, "no bridge was asked for", seed);
            check(laid < 12, "it is a short one", seed);
        }
    }
    // In a few levels a way leads past the river's end, so there is no bridge.
    QVERIFY(withBridge * 10 > seeds * 9);
}

void TestLakes::riversOfAChasmGoThroughRock() {
    level::Level level = testing::solid({50, 40}, {"lakes"});
    level.paint.emplace(level.size, level::Paint(Terrain::Wall));
    level.paint->at({1, 1}) = level::Paint(Terrain::Floor);
    auto& parameters = level.recipe.stages[0].parameters;
    parameters = {{"kind", std::string("chasm")}, {"lakes", std::int64_t{0}}};
    int leave = 0;
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        parameters["width"] = std::int64_t{1 + seed % 3};
        const level::Map map = mapOf(level, {}, seed);
        const auto isCourse = [&](Point p) { return testing::terrainAt(map, p) == Terrain::Chasm; };
        bool crosses = false;
        for (Point p : testing::cellsOf(map)) {
            if (!isCourse(p) || (p.x != 1 && p.y != 1)) continue;
            for (Point q : testing::flood(map.size(), p, isCourse))
                crosses = crosses || (p.x == 1 && q.x == 48) || (p.y == 1 && q.y == 38);
        }
        leave += crosses ? 0 : 1;
        check(testing::isOpen(map, {1, 1}), "the only open cell stays", seed);
    }
    // A bend may let a river leave at the side.
    QVERIFY(leave * 20 < testing::seeds(200));
}

void TestLakes::askForAirInATemple() {
    level::Level level = testing::painted({"....", "....", "...."}, {"lakes"});
    QVERIFY(!generate::generate(level, {}, 1).has_value());
    level.recipe.stages[0].parameters["kind"] = std::string("chasm");
    QVERIFY(generate::generate(level, {}, 1).has_value());
}

/// From any place on, also before and after the storage, each bit is the one of its cell.
void TestLakes::bitsOfCellsAreRead() {
    random::Stream random(1, 0);
    for (const grid::Size size : {grid::Size{1, 1}, {5, 3}, {61, 7}, {64, 9}, {130, 40}}) {
        level::CellGrid cells(size);
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x)
                cells.at({x, y}) = random.chance(50) ? Terrain::Floor : Terrain::Wall;
        }
        generate::CellBits bits(cells, [](level::Cell cell) { return cell.isWalkable(); });
        std::vector<bool> same;
        for (const level::Cell cell : std::as_const(cells).storage())
            same.push_back(cell.isWalkable());
        for (int change = 0; change < 20; ++change) {
            const auto i = random.below(std::uint32_t(same.size()));
            same[i] = random.chance(50);
            if (same[i]) {
                bits.set(i);
            } else {
                bits.reset(i);
            }
        }
        const auto end = static_cast<std::ptrdiff_t>(same.size());
        for (std::ptrdiff_t first = -64; first < end + 64; ++first) {
            const std::uint32_t read = bits.from(static_cast<grid::Index>(first));
            for (std::ptrdiff_t k = 0; k < 32; ++k) {
                const std::ptrdiff_t at = first + k;
                const bool isSet = at >= 0 && at < end && same[static_cast<std::size_t>(at)];
                QCOMPARE((read >> k & 1u) != 0, isSet);
            }
        }
    }
}

MAZELOOM_TEST(TestLakes)

}  // namespace mazeloom::tst_lakes

#include "tst_lakes.moc"

// SPDX-License-Identifier: MIT
// RULES.md G-111: lit and dark cells on 10,000 seeds, and their trace, without the stage's code.
#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/level/map_json.h"
#include "core/trace/timeline.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_light {

using grid::Point;
using level::Terrain;

class TestLight : public QObject {
    Q_OBJECT

  private slots:
    void keepsItsPromises();
    void sharesAreThoseAskedFor();
    void torchesPushTheDarkBack();
    void handcraftedRoomsSayIt();
    void lavaGlows();
    void recordingChangesNothing();
    void theTimelineGoesThroughTheDark();
    void mapsInJsonTellIt();
    void isForDescentsAlone();
};

namespace {

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

level::Level levelFor(int seed, std::int64_t torches) {
    random::Stream random(std::uint64_t(seed), 120);
    const std::vector<std::vector<const char*>> layouts{
        {"rooms", "maze", "doors", "dead-ends", "unite", "furnish"},
        {"accretion", "lakes"},
        {"caves"},
        {"corridors"}};
    level::Level level = testing::solid({random.between(9, 45), random.between(9, 35)}, {});
    for (const char* stage : layouts[random.below(4)])
        level.recipe.stages.push_back({stage, true, {}});
    level.recipe.stages.push_back({"light", true, {}});
    auto& parameters = level.recipe.stages.back().parameters;
    parameters["rooms"] = std::int64_t{random.between(0, 100)};
    parameters["elsewhere"] = std::int64_t{random.between(0, 100)};
    parameters["reach"] = std::int64_t{random.between(1, 8)};
    parameters["torches"] = torches;
    return level;
}

/// Whether sight passes the cell and it is not a door.
bool isClear(const level::Map& map, Point p) {
    const Terrain terrain = testing::terrainAt(map, p);
    return map.cells.contains(p) && !level::isOpaque(terrain) && !level::isDoor(terrain);
}

std::vector<Point> around(Point p) {
    std::vector<Point> cells;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            if (dx != 0 || dy != 0) cells.push_back(p + Point{dx, dy});
        }
    }
    return cells;
}

std::vector<Point> torchesOf(const level::Map& map) {
    std::vector<Point> torches;
    for (Point p : testing::cellsOf(map)) {
        if (testing::terrainAt(map, p) == Terrain::Torch) torches.push_back(p);
    }
    return torches;
}

level::Map mapOf(const level::Level& level, int seed, std::span<const level::Room> rooms = {}) {
    auto generated = generate::generate(level, rooms, std::uint64_t(seed));
    return generated ? std::move(generated->map) : level::Map();
}

}  // namespace

void TestLight::keepsItsPromises() {
    int made = 0;
    int hung = 0;
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        const level::Level level = levelFor(seed, seed % 3 * 50);
        const level::Map map = mapOf(level, seed);
        level::Level before = level;
        before.recipe.stages.pop_back();
        const level::Map bare = mapOf(before, seed);
        if (map.size().isEmpty()) continue;
        ++made;
        for (Point p : testing::cellsOf(map)) {
            // Only walls change, to torches with exactly one open side.
            if (map.cells.at(p) != bare.cells.at(p)) {
                ++hung;
                check(testing::terrainAt(bare, p) == Terrain::Wall &&
                          testing::terrainAt(map, p) == Terrain::Torch,
                      "torches hang on walls", seed);
                int sides = 0;
                for (Point next : testing::neighboursOf(p))
                    sides += level::isOpaque(testing::terrainAt(bare, next)) ? 0 : 1;
                check(sides == 1, "a torch has one side", seed);
                for (Point next : around(p)) {
                    check(!level::isDoor(testing::terrainAt(map, next)), "no door is near a torch",
                          seed);
                    check(!isClear(map, next) || !map.isDark(next) ||
                              (next.x != p.x && next.y != p.y),
                          "it is light before a torch", seed);
                }
            }
            if (isClear(map, p)) continue;
            bool lit = false;
            for (Point next : around(p))
                lit = lit || (isClear(map, next) && !map.isDark(next));
            if (!map.dark.size().isEmpty())
                check(map.isDark(p) != lit, "walls are as light as what is beside them", seed);
        }
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(made * 10 > testing::seeds(10'000) * 8);
    QVERIFY(hung > made);
}

void TestLight::sharesAreThoseAskedFor() {
    level::Level level =
        testing::solid({65, 65}, {"rooms", "maze", "doors", "dead-ends", "unite", "light"});
    auto& parameters = level.recipe.stages.back().parameters;
    for (const int share : {0, 30, 100}) {
        parameters = {{"rooms", std::int64_t{share}},
                      {"elsewhere", std::int64_t{share}},
                      {"torches", std::int64_t{0}}};
        int rooms = 0;
        int dark = 0;
        for (int seed = 0; seed < 60; ++seed) {
            const level::Map map = mapOf(level, seed);
            for (const level::PlacedRoom& room : map.rooms) {
                // A room is completely dark or completely lit.
                const auto floor = testing::floorOf(map, room);
                const auto count =
                    std::ranges::count_if(floor, [&](Point p) { return map.isDark(p); });
                QVERIFY(count == 0 || count == std::ssize(floor));
                ++rooms;
                dark += count == 0 ? 0 : 1;
            }
            if (share == 30) continue;
            for (Point p : testing::openCells(map)) {
                if (level::isDoor(testing::terrainAt(map, p))) continue;
                QCOMPARE(map.isDark(p), share == 100);
            }
        }
        QVERIFY(std::abs(dark * 100 / rooms - share) <= 6);
    }
}

/// In a completely dark hall, a torch lights exactly a disc around the cell in front of it.
void TestLight::torchesPushTheDarkBack() {
    level::Level level = testing::solid({30, 20}, {"light"});
    level.paint.emplace(level.size, level::Paint(Terrain::Wall));
    for (int y = 2; y < 18; ++y) {
        for (int x = 2; x < 28; ++x)
            level.paint->at({x, y}) = level::Paint(Terrain::Floor);
    }
    for (int reach = 1; reach <= 8; ++reach) {
        level.recipe.stages[0].parameters = {{"elsewhere", std::int64_t{100}},
                                             {"torches", std::int64_t{30}},
                                             {"reach", std::int64_t{reach}}};
        for (int seed = 0; seed < 30; ++seed) {
            const level::Map map = mapOf(level, seed);
            const auto torches = torchesOf(map);
            for (Point p : testing::openCells(map)) {
                bool lit = false;
                for (Point torch : torches) {
                    for (Point before : testing::neighboursOf(torch)) {
                        if (!testing::isOpen(map, before)) continue;
                        const Point way = p - before;
                        lit = lit || way.x * way.x + way.y * way.y <= reach * (reach + 1);
                    }
                }
                QCOMPARE(map.isDark(p), !lit);
            }
        }
    }
}

void TestLight::handcraftedRoomsSayIt() {
    level::Room room = testing::roomOf("cellar", {"###e###", "#.....#", "#.....#", "#######"});
    room.min = 1;
    level::Level level = testing::solid({21, 21}, {"handcrafted-rooms", "maze", "unite", "light"});
    level.recipe.stages.back().parameters = {{"rooms", std::int64_t{100}},
                                             {"torches", std::int64_t{0}}};
    for (const bool isDark : {false, true}) {
        if (isDark) room.tags = {"damp", "dark"};
        for (int seed = 0; seed < 30; ++seed) {
            const level::Map map = mapOf(level, seed, std::vector{room});
            for (Point p : testing::floorOf(map, map.rooms.front()))
                QCOMPARE(map.isDark(p), isDark);
        }
    }
}

void TestLight::lavaGlows() {
    level::Level level = testing::solid({9, 7}, {"light"});
    level.paint.emplace(level.size, level::Paint(Terrain::Floor));
    level.paint->at({4, 3}) = level::Paint(Terrain::Lava);
    level.recipe.stages[0].parameters = {{"elsewhere", std::int64_t{100}}};
    const level::Map map = mapOf(level, 1);
    for (Point p : testing::cellsOf(map))
        QCOMPARE(map.isDark(p), std::abs(p.x - 4) > 1 || std::abs(p.y - 3) > 1);
}

void TestLight::recordingChangesNothing() {
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const auto [recorded, wrong] =
            testing::checkedRecord(levelFor(seed, 60), {}, std::uint64_t(seed));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

/// At any step the dark cells equal those of a generation stopped at that step.
void TestLight::theTimelineGoesThroughTheDark() {
    const level::Level level = levelFor(3, 80);
    const auto recorded = generate::record(level, {}, 3);
    QVERIFY(!recorded.failure);
    trace::Timeline timeline(recorded.trace);
    random::Stream random(5, 5);
    for (int i = 0; i < 40; ++i) {
        const auto step = random.below(timeline.count() + 1);
        timeline.seek(step);
        const auto then = generate::generateToStep(level, {}, 3, step);
        const level::DarkGrid* dark = timeline.dark();
        if (dark == nullptr)
            QVERIFY(then.map.dark.size().isEmpty());
        else
            QVERIFY(*dark == then.map.dark);
    }
}

void TestLight::mapsInJsonTellIt() {
    level::Level level = testing::solid({3, 1}, {"light"});
    level.paint.emplace(level.size, level::Paint(Terrain::Floor));
    const auto textOf = [&](int share) {
        level.recipe.stages[0].parameters = {{"elsewhere", std::int64_t{share}}};
        std::ostringstream out;
        level::writeJson(out, mapOf(level, 1), level, {}, 1);
        return out.str();
    };
    QVERIFY(textOf(100).find("\"dark\":[\n\"###\"]") != std::string::npos);
    QVERIFY(textOf(0).find("\"dark\"") == std::string::npos);
}

void TestLight::isForDescentsAlone() {
    level::Level level = testing::painted({"...", "..."}, {"light"});
    QVERIFY(!generate::generate(level, {}, 1).has_value());
}

MAZELOOM_TEST(TestLight)

}  // namespace mazeloom::tst_light

#include "tst_light.moc"

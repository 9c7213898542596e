// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/doorways.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_doors {

using grid::Point;

class TestDoors : public QObject {
    Q_OBJECT

  private slots:
    void joinARoomToWhatIsBehind();
    void everyRoomThatCanHasOne();
    void chanceOpensTheOthers_data();
    void chanceOpensTheOthers();
    void closedSaysHowManyAre();
    void mandatoryDoorIsDrawnUniformly();
    void noSecondDoorUnlessAsked();
    void wantsRooms();
};

namespace {

level::Level doorsLevel(grid::Size size, int chance, int closed) {
    level::Level level = testing::solid(size, {"rooms", "maze", "doors"});
    level.recipe.stages[2].parameters = {{"chance", std::int64_t{chance}},
                                         {"closed", std::int64_t{closed}}};
    return level;
}

bool belongsTo(const level::Map& map, const level::PlacedRoom& room, Point p) {
    return std::ranges::count(testing::floorOf(map, room), p) != 0;
}

/// Returns the places where a room could have a door, before any is opened.
std::set<Point> candidatesOf(const level::Map& map, const level::PlacedRoom& room) {
    std::set<Point> candidates;
    for (Point floor : testing::floorOf(map, room)) {
        for (Point wall : testing::neighboursOf(floor)) {
            const Point behind = wall + (wall - floor);
            if (!testing::isOpen(map, wall) && testing::isOpen(map, behind) &&
                testing::isWellFramed(map, wall) && !belongsTo(map, room, behind)) {
                candidates.insert(wall);
            }
        }
    }
    return candidates;
}

/// Returns one 3 × 3 room in the middle of four painted nooks, each behind its own candidate.
level::Level nooksAroundARoom(int chance) {
    auto level = testing::painted({"#########", "####.####", "#########", "#########", "#.#####.#",
                                   "#########", "#########", "####.####", "#########"},
                                  {"rooms", "doors"});
    level.recipe.stages[0].parameters = {{"attempts", std::int64_t{400}},
                                         {"max-width", std::int64_t{3}},
                                         {"max-height", std::int64_t{3}}};
    level.recipe.stages[1].parameters = {{"chance", std::int64_t{chance}}};
    return level;
}

}  // namespace

void TestDoors::joinARoomToWhatIsBehind() {
    int doors = 0;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const grid::Size size{9 + seed % 30, 9 + seed % 23};
        const auto map =
            generate::generate(doorsLevel(size, 7, 50), {}, std::uint64_t(seed)).value().map;
        for (Point p : testing::openCells(map)) {
            if (!level::isDoor(testing::terrainAt(map, p))) continue;
            ++doors;
            QVERIFY(testing::isWellFramed(map, p));
            QVERIFY(!testing::hasDoorBeside(map, p));
            QVERIFY(p.x > 0 && p.y > 0 && p.x < size.width - 1 && p.y < size.height - 1);
        }
    }
    QVERIFY(doors > 0);
}

void TestDoors::everyRoomThatCanHasOne() {
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        auto level = doorsLevel({31, 25}, 0, 50);
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        level.recipe.stages.pop_back();
        const auto before = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        for (const auto& room : before.rooms) {
            QCOMPARE(testing::doorsOf(map, room).empty(), candidatesOf(before, room).empty());
        }
    }
}

void TestDoors::chanceOpensTheOthers_data() {
    QTest::addColumn<int>("chance");
    QTest::newRow("none") << 0;
    QTest::newRow("some") << 7;
    QTest::newRow("half") << 50;
    QTest::newRow("all") << 100;
}

void TestDoors::chanceOpensTheOthers() {
    QFETCH(int, chance);
    const auto level = nooksAroundARoom(chance);
    const int rounds = 2500;
    int extra = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        extra += static_cast<int>(testing::doorsOf(map, map.rooms.at(0)).size()) - 1;
    }
    const int perMille = extra * 1000 / (rounds * 3);
    QVERIFY2(std::abs(perMille - chance * 10) < (chance % 100 == 0 ? 1 : 15),
             qPrintable(QString::number(perMille)));
}

void TestDoors::closedSaysHowManyAre() {
    for (const int closed : {0, 30, 100}) {
        int all = 0;
        int shut = 0;
        for (int seed = 0; seed < 60; ++seed) {
            const auto map =
                generate::generate(doorsLevel({65, 65}, 7, closed), {}, std::uint64_t(seed))
                    .value()
                    .map;
            for (Point p : testing::openCells(map)) {
                all += level::isDoor(testing::terrainAt(map, p)) ? 1 : 0;
                shut += testing::terrainAt(map, p) == level::Terrain::ClosedDoor ? 1 : 0;
            }
        }
        QVERIFY(std::abs(shut * 100 / all - closed) <= 3);
    }
}

void TestDoors::mandatoryDoorIsDrawnUniformly() {
    const auto level = nooksAroundARoom(0);
    std::map<Point, int> counts;
    const int rounds = 6000;
    for (int seed = 0; seed < rounds; ++seed) {
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        const auto doors = testing::doorsOf(map, map.rooms.at(0));
        QCOMPARE(doors.size(), 1u);
        ++counts[*doors.begin()];
    }
    QCOMPARE(counts.size(), 4u);
    for (const auto& [cell, count] : counts)
        QVERIFY(std::abs(count - rounds / 4) < 160);
}

/// A passage without a fork runs round the room.
void TestDoors::noSecondDoorUnlessAsked() {
    auto level = testing::painted({"#########", "#.......#", "#.#####.#", "#.#####.#", "#.#####.#",
                                   "#.#####.#", "#.#####.#", "#.......#", "#########"},
                                  {"rooms", "doors"});
    level.recipe.stages[0].parameters = {{"attempts", std::int64_t{400}},
                                         {"max-width", std::int64_t{3}},
                                         {"max-height", std::int64_t{3}}};
    for (const bool asked : {false, true}) {
        level.recipe.stages[1].parameters = {{"chance", std::int64_t{100}},
                                             {"second-doors", asked}};
        for (int seed = 0; seed < testing::seeds(200); ++seed) {
            const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
            const auto doors = testing::doorsOf(map, map.rooms.at(0)).size();
            QVERIFY(asked ? doors >= 4 && doors <= 8 : doors == 1);
            QCOMPARE(testing::secondDoors(map).size(), doors - 1);
        }
    }
}

void TestDoors::wantsRooms() {
    const auto generated = generate::generate(testing::solid({21, 21}, {"maze", "doors"}), {}, 1);
    QVERIFY(!generated.has_value());
    QVERIFY(generated.error().describe().find("recipe stage 2 (doors): needs rooms") == 0);
}

MAZELOOM_TEST(TestDoors)

}  // namespace mazeloom::tst_doors

#include "tst_doors.moc"

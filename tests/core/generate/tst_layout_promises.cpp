// SPDX-License-Identifier: MIT
// RULES.md G-30, for rooms-and-maze and rooms-and-corridors: every promise on 10,000 seeds of each
// recipe, with many sizes and options, checked without any code of the stages.
#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/trace/timeline.h"
#include "tests/support/doorways.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_layout_promises {

using grid::Point;

class TestLayoutPromises : public QObject {
    Q_OBJECT

  private slots:
    void roomsAndMaze();
    void mazeIsPerfectBeforeDoors();
    void deadEndsAreGoneBeforeUnite();
    void roomsAndCorridors();
    void tracesReplayBothWays();
    void recordingChangesNothing();
    void largeLevels();
};

namespace {

/// Returns a level whose size and options depend on the seed.
level::Level roomsAndMazeLevel(int seed) {
    random::Stream random(std::uint64_t(seed), 99);
    // Mostly small, sometimes up to 65 × 65; odd and even; occasionally 5 × 5.
    const int most = seed % 10 == 0 ? 65 : 29;
    level::Level level = testing::solid(
        {random.between(5, most), random.between(5, most)},
        {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite", "furnish"});
    const auto set = [&](int stage, const char* parameter, int value) {
        level.recipe.stages[std::size_t(stage)].parameters[parameter] = std::int64_t{value};
    };
    if (seed % 3 == 1) {
        for (const char* shape : {"cross", "l", "octagon", "cave"})
            set(1, shape, 1);
    }
    if (seed % 4 == 1) set(2, "step", 2);
    if (seed % 5 == 1) set(2, "winding", 0);
    if (seed % 7 == 1) set(3, "chance", 40);
    if (seed % 6 == 1) set(4, "keep", 50);
    if (seed % 11 == 1) set(5, "loops", 3);
    set(6, "density", seed % 4);
    return level;
}

/// Returns no rooms for most seeds, else a lair that must appear and a vault that may.
std::vector<level::Room> roomsFor(int seed, grid::Size size) {
    if (seed % 3 != 2 || std::min(size.width, size.height) < 13) return {};
    level::Room lair =
        testing::roomOf("lair", {"###e###  ", "#.....#  ", "#.D.o.###", "#.......e", "#########"});
    lair.min = 1;
    lair.symmetries = testing::allSymmetries();
    level::Room vault = testing::roomOf("vault", {"#####", "#...#", "#.L.#", "#...#", "#####"});
    vault.max = 2;
    return {lair, vault};
}

bool handcraftedRoomsStand(const level::Map& map, const std::vector<level::Room>& rooms) {
    std::vector<int> counts(rooms.size());
    for (const auto& placed : map.rooms) {
        if (placed.handcrafted < 0) continue;
        const auto index = static_cast<std::size_t>(placed.handcrafted);
        if (!testing::standsAsDrawn(map, placed, rooms[index])) return false;
        ++counts[index];
    }
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        if (counts[i] < rooms[i].min || counts[i] > rooms[i].max) return false;
    }
    return true;
}

bool keepsDeadEnds(const level::Level& level) {
    return level.recipe.stages[4].parameters.contains("keep");
}

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

/// Whether the border is solid everywhere.
bool borderIsSolid(const level::Map& map) {
    return std::ranges::all_of(testing::cellsOf(map), [&](Point p) {
        const bool border =
            p.x == 0 || p.y == 0 || p.x == map.size().width - 1 || p.y == map.size().height - 1;
        return !border || testing::terrainAt(map, p) == level::Terrain::Wall;
    });
}

bool roomsLieApart(const level::Map& map) {
    for (std::size_t i = 0; i < map.rooms.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (testing::overlapOrTouch(map.rooms[i], map.rooms[k])) return false;
        }
    }
    return true;
}

/// Returns the number of passages and doors with fewer than two ways on.
int countDeadEnds(const level::Map& map) {
    int count = 0;
    for (Point p : testing::openCells(map)) {
        if (testing::hasMark(map, p, level::kRoom)) continue;
        count += testing::openAround(map, p) < 2 ? 1 : 0;
    }
    return count;
}

/// Whether every room has a door, or an opening where no door could stand.
bool everyRoomHasAWayIn(const level::Map& map) {
    const std::size_t open = testing::openCells(map).size();
    return std::ranges::all_of(map.rooms, [&](const level::PlacedRoom& room) {
        return testing::waysInto(map, room) > 0 || testing::floorOf(map, room).size() == open;
    });
}

/// Whether doors stand as RULES.md G-60 requires.
bool doorsStandWell(const level::Map& map) {
    const testing::Doorways counts = testing::doorwaysOf(map);
    return counts.bad == 0 && counts.beside == 0 && counts.seconds == 0;
}

}  // namespace

void TestLayoutPromises::roomsAndMaze() {
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        const level::Level level = roomsAndMazeLevel(seed);
        const auto rooms = roomsFor(seed, level.size);
        const auto generated = generate::generate(level, rooms, std::uint64_t(seed));
        if (!generated) QFAIL(qPrintable(QString::fromStdString(generated.error().describe())));
        const level::Map& map = generated->map;
        check(!map.rooms.empty(), "there is a room", seed);
        check(testing::countParts(map) == 1, "one connected map", seed);
        check(borderIsSolid(map), "the border is never opened", seed);
        check(roomsLieApart(map), "rooms never overlap or touch", seed);
        check(handcraftedRoomsStand(map, rooms), "handcrafted rooms stand as drawn", seed);
        check(everyRoomHasAWayIn(map), "every room has a way in", seed);
        check(doorsStandWell(map), "doors stand in walls, apart, and none twice", seed);
        check(keepsDeadEnds(level) || countDeadEnds(map) == 0, "no dead end", seed);
    }
}

void TestLayoutPromises::mazeIsPerfectBeforeDoors() {
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        level::Level level = roomsAndMazeLevel(seed);
        level.recipe.stages.resize(3);
        const auto rooms = roomsFor(seed, level.size);
        const auto map = generate::generate(level, rooms, std::uint64_t(seed)).value().map;
        // Counts the maze alone, which does not touch the rooms anywhere.
        int cells = 0;
        int links = 0;
        for (Point p : testing::openCells(map)) {
            const bool room = testing::hasMark(map, p, level::kRoom);
            cells += room ? 0 : 1;
            for (Point next : {Point{p.x + 1, p.y}, Point{p.x, p.y + 1}}) {
                if (!testing::isOpen(map, next)) continue;
                check(testing::hasMark(map, next, level::kRoom) == room, "the maze touches no room",
                      seed);
                links += room ? 0 : 1;
            }
        }
        const int parts = testing::countParts(map) - static_cast<int>(map.rooms.size());
        check(links == cells - parts, "a perfect maze: no loop", seed);
    }
}

void TestLayoutPromises::deadEndsAreGoneBeforeUnite() {
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        level::Level level = roomsAndMazeLevel(seed);
        level.recipe.stages.resize(5);
        if (keepsDeadEnds(level)) continue;
        const auto rooms = roomsFor(seed, level.size);
        const auto map = generate::generate(level, rooms, std::uint64_t(seed)).value().map;
        check(countDeadEnds(map) == 0, "no dead end after dead ends", seed);
    }
}

void TestLayoutPromises::roomsAndCorridors() {
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        random::Stream random(std::uint64_t(seed), 98);
        level::Level level =
            testing::solid({random.between(7, 80), random.between(7, 50)}, {"corridors"});
        if (seed % 4 == 1) {
            level.recipe.stages[0].parameters = {{"min-side", std::int64_t{2}},
                                                 {"max-side", std::int64_t{5}},
                                                 {"attempts", std::int64_t{100}}};
        }
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        if (!generated) QFAIL(qPrintable(QString::fromStdString(generated.error().describe())));
        const level::Map& map = generated->map;
        check(!map.rooms.empty(), "there is a room", seed);
        check(testing::countParts(map) == 1, "one connected map", seed);
        check(borderIsSolid(map), "the border is never opened", seed);
        check(roomsLieApart(map), "rooms never overlap or touch", seed);
        for (const auto& room : map.rooms) {
            check(testing::floorOf(map, room).size() == std::size_t(room.rect.area()),
                  "rooms are whole", seed);
        }
    }
}

void TestLayoutPromises::tracesReplayBothWays() {
    for (int seed = 0; seed < testing::seeds(400); ++seed) {
        level::Level level = roomsAndMazeLevel(seed);
        if (seed % 4 == 0) level = testing::solid({40, 25}, {"corridors"});
        const auto rooms = roomsFor(seed, level.size);
        const auto recorded = generate::record(level, rooms, std::uint64_t(seed));
        QVERIFY(!recorded.failure);
        trace::Timeline timeline(recorded.trace);
        QVERIFY(timeline.cells() == generate::initialMap(level).cells);
        timeline.seek(timeline.count());
        QVERIFY(timeline.cells() == recorded.map.cells);
        for (trace::StepIndex s = timeline.count(); s > 0; --s)
            timeline.seek(s - 1);
        QVERIFY(timeline.cells() == recorded.trace->initial);
    }
}

void TestLayoutPromises::recordingChangesNothing() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        level::Level level = roomsAndMazeLevel(seed);
        if (seed % 4 == 0) level = testing::solid({40, 25}, {"corridors", "furnish"});
        const auto rooms = roomsFor(seed, level.size);
        const auto [recorded, wrong] = testing::checkedRecord(level, rooms, std::uint64_t(seed));
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(!recorded.failure);
    }
}

void TestLayoutPromises::largeLevels() {
    for (const grid::Size size :
         {grid::Size{511, 300}, grid::Size{1025, 1025}, grid::Size{8, 700}}) {
        level::Level level =
            testing::solid(size, {"rooms", "maze", "doors", "dead-ends", "unite", "furnish"});
        level.recipe.stages[0].parameters = {{"attempts", std::int64_t{3000}},
                                             {"max-width", std::int64_t{31}},
                                             {"cave", std::int64_t{1}}};
        const auto map = generate::generate(level, {}, 5).value().map;
        QCOMPARE(testing::countParts(map), 1);
        QVERIFY(borderIsSolid(map));
        QVERIFY(everyRoomHasAWayIn(map));
        QCOMPARE(countDeadEnds(map), 0);
    }
}

MAZELOOM_TEST(TestLayoutPromises)

}  // namespace mazeloom::tst_layout_promises

#include "tst_layout_promises.moc"

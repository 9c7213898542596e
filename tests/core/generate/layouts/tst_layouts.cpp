// SPDX-License-Identifier: MIT
// RULES.md G-61 and G-62: the stages that stand in for rooms and maze, on 10,000 seeds, among
// painted shapes, handcrafted rooms and kept cells, and in levels that are too small.
#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/doorways.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_layouts {

using grid::Point;
using level::Terrain;

class TestLayouts : public QObject {
    Q_OBJECT

  private slots:
    void keepTheirPromises_data();
    void keepTheirPromises();
    void leavePaintedShapesWhole_data();
    void leavePaintedShapesWhole();
    void recordingChangesNothing_data();
    void recordingChangesNothing();
    void cavesAreSmoothAndWide();
    void accretionFillsTheLevel();
    void detoursBecomeDoors();
};

namespace {

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

void forEachLayout() {
    QTest::addColumn<QString>("stage");
    QTest::newRow("accretion") << QString("accretion");
    QTest::newRow("caves") << QString("caves");
    QTest::newRow("bsp") << QString("bsp");
}

std::vector<level::Room> roomsFor(int seed, grid::Size size) {
    if (seed % 3 != 2 || std::min(size.width, size.height) < 13) return {};
    level::Room lair =
        testing::roomOf("lair", {"###e###  ", "#.....#  ", "#.D.o.###", "#.......e", "#########"});
    lair.min = 1;
    lair.symmetries = testing::allSymmetries();
    return {lair};
}

/// Another size and other options for every seed.
level::Level levelFor(const std::string& stage, int seed) {
    random::Stream random(std::uint64_t(seed), 60);
    const int most = seed % 10 == 0 ? 65 : 33;
    level::Level level =
        testing::solid({random.between(5, most), random.between(5, most)}, {"handcrafted-rooms"});
    if (seed % 5 == 1) level.recipe.stages.push_back({"rooms", true, {}});
    level.recipe.stages.push_back({stage, true, {}});
    auto& parameters = level.recipe.stages.back().parameters;
    if (stage == "caves") {
        if (seed % 4 == 1) parameters["open"] = std::int64_t{random.between(30, 70)};
        if (seed % 4 == 2) parameters["rounds"] = std::int64_t{random.between(0, 12)};
        if (seed % 7 == 2) parameters["pocket"] = std::int64_t{1};
    } else if (stage == "bsp") {
        if (seed % 2 == 1) parameters["leaf"] = std::int64_t{random.between(5, 12)};
        if (seed % 4 == 1) parameters["split"] = std::int64_t{100};
        if (seed % 5 == 2) parameters["fill"] = std::int64_t{random.between(0, 100)};
        if (seed % 7 == 2) parameters["straight"] = std::int64_t{0};
        if (seed % 9 == 2) parameters["cave"] = std::int64_t{50};
    } else {
        if (seed % 4 == 1) parameters["corridors"] = std::int64_t{100};
        if (seed % 4 == 2) parameters["detour"] = std::int64_t{random.between(0, 12)};
        if (seed % 7 == 2) parameters["max-corridor"] = std::int64_t{1};
        if (seed % 9 == 2) parameters["cave"] = std::int64_t{50};
    }
    return level;
}

bool borderIsSolid(const level::Map& map) {
    return std::ranges::all_of(testing::openCells(map), [&](Point p) {
        return p.x > 0 && p.y > 0 && p.x < map.size().width - 1 && p.y < map.size().height - 1;
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

bool doorsStandWell(const level::Map& map) {
    const testing::Doorways counts = testing::doorwaysOf(map);
    return counts.bad == 0 && counts.beside == 0 && counts.seconds == 0;
}

/// What leads into a room is a door, where one could stand.
bool roomsOpenByDoors(const level::Map& map) {
    return std::ranges::all_of(testing::openCells(map), [&](Point p) {
        if (testing::hasMark(map, p, level::kRoom) || testing::hasMark(map, p, level::kFinal))
            return true;
        const bool besideARoom = std::ranges::any_of(testing::neighboursOf(p), [&](Point next) {
            return testing::isOpen(map, next) && testing::hasMark(map, next, level::kRoom);
        });
        return !besideARoom || level::isDoor(testing::terrainAt(map, p)) ||
               !testing::couldBeADoor(map, p);
    });
}

}  // namespace

void TestLayouts::keepTheirPromises_data() {
    forEachLayout();
}

void TestLayouts::keepTheirPromises() {
    QFETCH(QString, stage);
    int made = 0;
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        const level::Level level = levelFor(stage.toStdString(), seed);
        const auto rooms = roomsFor(seed, level.size);
        const auto generated = generate::generate(level, rooms, std::uint64_t(seed));
        if (!generated) {
            // In levels of few cells the noise may leave none.
            const std::string why = "the level is made, " + std::to_string(level.size.width) +
                                    " x " + std::to_string(level.size.height) + ": " +
                                    generated.error().describe();
            check(stage == "caves" && level.size.area() < 800, why.c_str(), seed);
            continue;
        }
        ++made;
        const level::Map& map = generated->map;
        check(testing::countParts(map) == 1, "one connected map", seed);
        check(borderIsSolid(map), "the border is never opened", seed);
        check(roomsLieApart(map), "rooms never overlap or touch", seed);
        check(doorsStandWell(map), "doors stand in walls, apart, and none twice", seed);
        check(roomsOpenByDoors(map), "rooms open by doors", seed);
        if (!rooms.empty()) {
            check(testing::standsAsDrawn(map, map.rooms.front(), rooms.front()),
                  "the lair stands as drawn", seed);
        }
    }
    QVERIFY(made * 10 > testing::seeds(10'000) * 8);
}

void TestLayouts::leavePaintedShapesWhole_data() {
    forEachLayout();
}

/// Open painted cells stay, void stays, nothing beside void opens, and all is joined or said to be
/// apart.
void TestLayouts::leavePaintedShapesWhole() {
    QFETCH(QString, stage);
    int made = 0;
    for (int seed = 0; seed < testing::seeds(2'000); ++seed) {
        random::Stream random(std::uint64_t(seed), 61);
        level::Level level = testing::solid({random.between(7, 40), random.between(7, 30)}, {});
        level.recipe.stages.push_back({stage.toStdString(), true, {}});
        level.paint.emplace(level.size, level::Paint(Terrain::Wall));
        for (int blot = random.between(0, 6); blot > 0; --blot) {
            const auto paint = level::Paint(random.chance(50) ? Terrain::Void : Terrain::Floor);
            const Point at{random.between(0, level.size.width - 1),
                           random.between(0, level.size.height - 1)};
            for (int dy = 0; dy < 4; ++dy) {
                for (int dx = 0; dx < 4; ++dx) {
                    if (level.paint->contains(at + Point{dx, dy}))
                        level.paint->at(at + Point{dx, dy}) = paint;
                }
            }
        }
        const level::Map before = generate::initialMap(level);
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        if (!generated) continue;
        ++made;
        const level::Map& map = generated->map;
        check(testing::countParts(map) == 1, "one connected map", seed);
        check(doorsStandWell(map), "doors stand in walls, apart, and none twice", seed);
        for (Point p : testing::cellsOf(map)) {
            if (testing::terrainAt(before, p) != Terrain::Wall) {
                check(testing::terrainAt(map, p) == testing::terrainAt(before, p),
                      "what is painted stays", seed);
            } else if (testing::isOpen(map, p)) {
                check(std::ranges::none_of(testing::neighboursOf(p),
                                           [&](Point next) {
                                               return testing::terrainAt(before, next) ==
                                                      Terrain::Void;
                                           }),
                      "no border is opened", seed);
            }
        }
    }
    QVERIFY(made * 2 > testing::seeds(2'000));
}

void TestLayouts::recordingChangesNothing_data() {
    forEachLayout();
}

void TestLayouts::recordingChangesNothing() {
    QFETCH(QString, stage);
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const level::Level level = levelFor(stage.toStdString(), seed);
        const auto rooms = roomsFor(seed, level.size);
        const auto [recorded, wrong] = testing::checkedRecord(level, rooms, std::uint64_t(seed));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

/// Between a quarter and three quarters of the level are open, and few open cells stand alone.
void TestLayouts::cavesAreSmoothAndWide() {
    const level::Level level = testing::solid({80, 50}, {"caves"});
    int thin = 0;
    int all = 0;
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        const auto open = testing::openCells(map);
        check(open.size() > 1000 && open.size() < 3000, "about half is open", seed);
        all += static_cast<int>(open.size());
        for (Point p : open)
            thin += testing::openAround(map, p) < 2 ? 1 : 0;
    }
    QVERIFY(thin * 50 < all);
}

void TestLayouts::accretionFillsTheLevel() {
    const level::Level level = testing::solid({80, 50}, {"accretion"});
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        check(map.rooms.size() >= 15, "there are many rooms", seed);
        check(testing::openCells(map).size() > 1000, "a quarter of the level is open", seed);
    }
}

/// With a detour of 0 the rooms make a tree; a shorter one opens no fewer doors.
void TestLayouts::detoursBecomeDoors() {
    level::Level level = testing::solid({60, 40}, {"accretion"});
    std::size_t more = 0;
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        std::vector<std::size_t> open;
        for (const int detour : {0, 60, 12}) {
            level.recipe.stages[0].parameters["detour"] = std::int64_t{detour};
            const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
            open.push_back(testing::openCells(map).size());
        }
        QVERIFY(open[0] <= open[1] && open[1] <= open[2]);
        more += open[2] - open[0];
    }
    QVERIFY(more > std::size_t(testing::seeds(100)));
}

MAZELOOM_TEST(TestLayouts)

}  // namespace mazeloom::tst_layouts

#include "tst_layouts.moc"

// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/rooms/room_shape.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_rooms {

using grid::Point;

class TestRooms : public QObject {
    Q_OBJECT

  private slots:
    void lieApartOnTheOddLattice();
    void sidesStayInTheirRanges();
    void everyAttemptIsAStep();
    void shapesAreWholeAndTouchAllSides_data();
    void shapesAreWholeAndTouchAllSides();
    void weightsChooseShapes();
    void keepToRockOfPaintedLevels();
    void keepClearOfEarlierRooms();
    void tooSmallLevelsGiveAWarning();
    void failures_data();
    void failures();
};

namespace {

level::Level roomsLevel(grid::Size size,
                        std::map<std::string, level::ParameterValue> parameters = {}) {
    level::Level level = testing::solid(size, {"rooms"});
    level.recipe.stages[0].parameters = std::move(parameters);
    return level;
}

level::ParameterValue number(int value) {
    return std::int64_t{value};
}

}  // namespace

void TestRooms::lieApartOnTheOddLattice() {
    std::size_t count = 0;
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        const grid::Size size{5 + seed % 60, 5 + seed / 5 % 60};
        const auto map = generate::generate(roomsLevel(size), {}, std::uint64_t(seed)).value().map;
        QVERIFY(!map.rooms.empty());
        count += map.rooms.size();
        std::size_t floor = 0;
        for (std::size_t i = 0; i < map.rooms.size(); ++i) {
            const grid::Rect& rect = map.rooms[i].rect;
            QVERIFY(rect.x % 2 == 1 && rect.y % 2 == 1);
            QVERIFY(rect.width % 2 == 1 && rect.height % 2 == 1);
            QVERIFY(rect.right() <= size.width - 2 && rect.bottom() <= size.height - 2);
            QCOMPARE(testing::floorOf(map, map.rooms[i]).size(), std::size_t(rect.area()));
            floor += static_cast<std::size_t>(rect.area());
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY(!testing::overlapOrTouch(map.rooms[i], map.rooms[k]));
            }
        }
        QCOMPARE(testing::openCells(map).size(), floor);
    }
    QVERIFY(count > 5000u || testing::seeds(1000) < 1000);
}

void TestRooms::sidesStayInTheirRanges() {
    std::set<std::pair<int, int>> seen;
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto level = roomsLevel({65, 65}, {{"min-width", number(4)},
                                                 {"max-width", number(8)},
                                                 {"min-height", number(11)},
                                                 {"max-height", number(13)}});
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        for (const auto& room : map.rooms)
            seen.insert({room.rect.width, room.rect.height});
    }
    // Sides are odd, and every possible size occurs.
    const std::set<std::pair<int, int>> expected{{5, 11}, {5, 13}, {7, 11}, {7, 13}};
    QVERIFY(seen == expected);
}

void TestRooms::everyAttemptIsAStep() {
    const auto recorded =
        generate::record(roomsLevel({41, 33}, {{"attempts", number(150)}}), {}, 3);
    const trace::Trace& trace = *recorded.trace;
    QCOMPARE(trace.stepCount(), 150u);
    std::size_t placed = 0;
    for (trace::StepIndex s = 0; s < trace.stepCount(); ++s) {
        const trace::Note* note = trace.noteOf(s);
        QVERIFY(note != nullptr);
        if (trace.steps[s].kind == trace::StepKind::PlaceRoom) {
            QCOMPARE(note->rect, recorded.map.rooms.at(placed).rect);
            ++placed;
        } else {
            QCOMPARE(trace.steps[s].kind, trace::StepKind::TryRoom);
            QCOMPARE(int{trace.steps[s].changes}, 0);
            // A refused room must meet a room placed before it.
            bool met = false;
            for (std::size_t k = 0; k < placed; ++k) {
                met = met || testing::overlapOrTouch({note->rect}, recorded.map.rooms[k]);
            }
            QVERIFY(met);
        }
    }
    QCOMPARE(placed, recorded.map.rooms.size());
}

void TestRooms::shapesAreWholeAndTouchAllSides_data() {
    QTest::addColumn<int>("shape");
    QTest::addColumn<bool>("solid");
    QTest::newRow("rectangle") << 0 << true;
    QTest::newRow("cross") << 1 << false;
    QTest::newRow("L") << 2 << false;
    QTest::newRow("octagon") << 3 << false;
    QTest::newRow("cave") << 4 << false;
}

void TestRooms::shapesAreWholeAndTouchAllSides() {
    QFETCH(int, shape);
    QFETCH(bool, solid);
    random::Stream random(17);
    generate::RoomFloor floor;
    for (int round = 0; round < testing::seeds(5000); ++round) {
        const grid::Size size{3 + 2 * random.between(0, 8), 3 + 2 * random.between(0, 8)};
        floor.draw(static_cast<generate::RoomShape>(shape), size, random);
        std::vector<Point> cells;
        std::set<int> columns;
        std::set<int> rows;
        for (int y = -1; y <= size.height; ++y) {
            for (int x = -1; x <= size.width; ++x) {
                if (!floor.contains(x, y)) continue;
                cells.push_back({x, y});
                columns.insert(x);
                rows.insert(y);
            }
        }
        QCOMPARE(*columns.begin(), 0);
        QCOMPARE(*columns.rbegin(), size.width - 1);
        QCOMPARE(*rows.begin(), 0);
        QCOMPARE(*rows.rbegin(), size.height - 1);
        const auto reached =
            testing::flood(size, cells.front(), [&](Point p) { return floor.contains(p.x, p.y); });
        QCOMPARE(reached.size(), cells.size());
        QCOMPARE(std::int64_t(cells.size()) == size.area(), solid);
    }
}

void TestRooms::weightsChooseShapes() {
    const auto crosses = roomsLevel({65, 65}, {{"rectangle", number(0)}, {"cross", number(5)}});
    const auto map = generate::generate(crosses, {}, 5).value().map;
    QVERIFY(map.rooms.size() > 10);
    for (const auto& room : map.rooms) {
        // A cross never fills two opposite corners of its rectangle.
        QVERIFY(testing::floorOf(map, room).size() < std::size_t(room.rect.area()));
    }
    const auto mixed = roomsLevel({65, 65}, {{"rectangle", number(1)}, {"cave", number(1)}});
    std::size_t whole = 0;
    std::size_t worn = 0;
    for (int seed = 0; seed < 20; ++seed) {
        const auto both = generate::generate(mixed, {}, std::uint64_t(seed)).value().map;
        for (const auto& room : both.rooms) {
            const bool full = testing::floorOf(both, room).size() == std::size_t(room.rect.area());
            ++(full ? whole : worn);
        }
    }
    QVERIFY(whole > 100 && worn > 100);
}

void TestRooms::keepToRockOfPaintedLevels() {
    const auto level = testing::painted(
        {"           ", " ######### ", " ######### ", " ######### ", " ######### ", " ######### ",
         " ######### ", " ##@###### ", " ######### ", " ######### ", "           "},
        {"rooms"});
    std::set<Point> placed;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        QCOMPARE(map.cells.at({3, 7}), generate::initialMap(level).cells.at({3, 7}));
        for (const auto& room : map.rooms) {
            placed.insert({room.rect.x, room.rect.y});
            for (Point p : testing::floorOf(map, room)) {
                for (Point next : testing::neighboursOf(p)) {
                    QVERIFY(testing::terrainAt(map, next) != level::Terrain::Void);
                    QVERIFY(next != (Point{3, 7}));
                }
            }
        }
    }
    QVERIFY(!placed.empty());
}

void TestRooms::keepClearOfEarlierRooms() {
    const auto level = testing::solid({50, 41}, {"rooms", "rooms"});

    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        for (std::size_t i = 0; i < map.rooms.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY(!testing::overlapOrTouch(map.rooms[i], map.rooms[k]));
            }
        }
    }
}

void TestRooms::tooSmallLevelsGiveAWarning() {
    for (const grid::Size size : {grid::Size{1, 1}, grid::Size{2, 9}, grid::Size{4, 4}}) {
        const auto generated = generate::generate(roomsLevel(size), {}, 1).value();
        QVERIFY(generated.map.rooms.empty());
        QCOMPARE(generated.problems.size(), 1u);
        QCOMPARE(generated.problems[0].severity, Severity::Warning);
        QVERIFY(generated.problems[0].text.find("5 × 5") != std::string::npos);
    }
    QCOMPARE(generate::generate(roomsLevel({5, 5}), {}, 1).value().map.rooms.size(), 1u);
}

void TestRooms::failures_data() {
    QTest::addColumn<QString>("parameter");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("width") << "max-width" << 3 << QString();
    QTest::newRow("crossed widths")
        << "min-width" << 11
        << "recipe stage 1 (rooms), max-width: no odd width lies between 11 and 9; rooms have odd "
           "sides";
    QTest::newRow("crossed heights")
        << "min-height" << 8
        << "recipe stage 1 (rooms), max-height: no odd height lies between 8 and 7; rooms have odd "
           "sides";
    QTest::newRow("no shape") << "rectangle" << 0
                              << "recipe stage 1 (rooms): all shapes have weight 0; give at least "
                                 "one of them a weight";
}

void TestRooms::failures() {
    QFETCH(QString, parameter);
    QFETCH(int, value);
    QFETCH(QString, text);
    const auto level = roomsLevel({31, 31}, {{parameter.toStdString(), number(value)}});
    const auto generated = generate::generate(level, {}, 1);
    QCOMPARE(generated.has_value(), text.isEmpty());
    if (!generated) QCOMPARE(QString::fromStdString(generated.error().describe()), text);
}

MAZELOOM_TEST(TestRooms)

}  // namespace mazeloom::tst_rooms

#include "tst_rooms.moc"

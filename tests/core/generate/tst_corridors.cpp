// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_corridors {

using grid::Point;

class TestCorridors : public QObject {
    Q_OBJECT

  private slots:
    void roomsKeepTheirRanges();
    void eachRoomIsJoinedToTheOneBefore();
    void everyAttemptIsAStep();
    void halfTheCornersGoLevelFirst();
    void goAroundWhatCannotBeDug();
    void failures();
};

namespace {

level::Level corridorsLevel(grid::Size size, int attempts = 30, int least = 4, int greatest = 9) {
    level::Level level = testing::solid(size, {"corridors"});
    level.recipe.stages[0].parameters = {{"attempts", std::int64_t{attempts}},
                                         {"min-side", std::int64_t{least}},
                                         {"max-side", std::int64_t{greatest}}};
    return level;
}

std::string failureOf(const level::Level& level) {
    const auto generated = generate::generate(level, {}, 1);
    return generated ? std::string() : generated.error().describe();
}

}  // namespace

void TestCorridors::roomsKeepTheirRanges() {
    std::set<int> sides;
    std::set<int> columns;
    for (int seed = 0; seed < testing::seeds(500, 200); ++seed) {
        const auto map =
            generate::generate(corridorsLevel({30, 18}), {}, std::uint64_t(seed)).value().map;
        for (const auto& [rect, handcrafted] : map.rooms) {
            sides.insert(rect.width);
            sides.insert(rect.height);
            if (rect.width == 4) columns.insert(rect.x);
            QVERIFY(rect.x >= 1 && rect.x <= 30 - rect.width - 2);
            QVERIFY(rect.y >= 1 && rect.y <= 18 - rect.height - 2);
        }
    }
    QVERIFY(sides == (std::set<int>{4, 5, 6, 7, 8, 9}));
    QCOMPARE(*columns.begin(), 1);
    QCOMPARE(*columns.rbegin(), 24);
}

void TestCorridors::eachRoomIsJoinedToTheOneBefore() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        const auto recorded = generate::record(corridorsLevel({60, 40}), {}, std::uint64_t(seed));
        const trace::Trace& trace = *recorded.trace;
        std::size_t joined = 0;
        for (trace::StepIndex s = 0; s < trace.stepCount(); ++s) {
            if (trace.steps[s].kind != trace::StepKind::DigCorridor) continue;
            ++joined;
            const Point from = recorded.map.rooms.at(joined - 1).rect.centre();
            const Point to = recorded.map.rooms.at(joined).rect.centre();
            const Point corner = recorded.map.cells.point(trace.steps[s].at);
            QVERIFY(corner == (Point{from.x, to.y}) || corner == (Point{to.x, from.y}));
            for (const Point end : {from, to}) {
                for (int x = std::min(corner.x, end.x); x <= std::max(corner.x, end.x); ++x) {
                    for (int y = std::min(corner.y, end.y); y <= std::max(corner.y, end.y); ++y) {
                        QVERIFY(testing::isOpen(recorded.map, {x, y}));
                    }
                }
            }
        }
        QCOMPARE(joined, recorded.map.rooms.size() - 1);
    }
}

void TestCorridors::everyAttemptIsAStep() {
    const auto recorded = generate::record(corridorsLevel({60, 40}, 80), {}, 4);
    int tries = 0;
    for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s) {
        const trace::StepKind kind = recorded.trace->steps[s].kind;
        QVERIFY(recorded.trace->noteOf(s) != nullptr);
        tries += kind == trace::StepKind::DigCorridor ? 0 : 1;
    }
    QCOMPARE(tries, 80);
}

void TestCorridors::halfTheCornersGoLevelFirst() {
    int level = 0;
    int all = 0;
    for (int seed = 0; seed < 400; ++seed) {
        const auto recorded = generate::record(corridorsLevel({60, 40}), {}, std::uint64_t(seed));
        std::size_t joined = 0;
        for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s) {
            if (recorded.trace->steps[s].kind != trace::StepKind::DigCorridor) continue;
            ++joined;
            const Point from = recorded.map.rooms.at(joined - 1).rect.centre();
            const Point to = recorded.map.rooms.at(joined).rect.centre();
            if (from.x == to.x || from.y == to.y) continue;
            ++all;
            level += recorded.map.cells.point(recorded.trace->steps[s].at).y == from.y ? 1 : 0;
        }
    }
    QVERIFY(std::abs(level * 100 / all - 50) <= 3);
}

void TestCorridors::goAroundWhatCannotBeDug() {
    // Void in the middle: corridors bend the other way, and unreachable rooms are refused.
    level::Level level = corridorsLevel({40, 40}, 60);
    level.paint.emplace(level.size, level::Paint(level::Terrain::Wall));
    for (int y = 14; y < 26; ++y) {
        for (int x = 14; x < 26; ++x)
            level.paint->at({x, y}) = level::Paint(level::Terrain::Void);
    }
    std::size_t rooms = 0;
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        rooms += map.rooms.size();
        QCOMPARE(testing::countParts(map), 1);
        for (Point p : testing::openCells(map)) {
            for (Point next : testing::neighboursOf(p)) {
                QVERIFY(testing::terrainAt(map, next) != level::Terrain::Void);
            }
        }
    }
    QVERIFY(rooms > 3u * std::size_t(testing::seeds(500)));
}

void TestCorridors::failures() {
    QCOMPARE(failureOf(corridorsLevel({7, 7})), std::string());
    QCOMPARE(failureOf(corridorsLevel({30, 6})),
             std::string("recipe stage 1 (corridors): no room of 4 × 4 cells fits a level of 30 × "
                         "6; make the level at least 7 × 7 or the min side smaller"));
    QVERIFY(!failureOf(corridorsLevel({1, 1})).empty());
    QCOMPARE(failureOf(corridorsLevel({30, 30}, 30, 8, 5)),
             std::string("recipe stage 1 (corridors), max-side: the max side (5) is less than "
                         "the min side (8)"));
    const auto open = testing::painted({"##########", "#........#", "#........#", "#........#",
                                        "#........#", "#........#", "#........#", "##########"},
                                       {"corridors"});
    QCOMPARE(
        failureOf(open),
        std::string("recipe stage 1 (corridors): none of the rooms found rock to lie in; allow "
                    "more attempts, make rooms smaller or leave more rock"));
}

MAZELOOM_TEST(TestCorridors)

}  // namespace mazeloom::tst_corridors

#include "tst_corridors.moc"

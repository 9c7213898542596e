// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/doorways.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_dead_ends {

using grid::Point;

class TestDeadEnds : public QObject {
    Q_OBJECT

  private slots:
    void leavesWhatThePlainAlgorithmLeaves();
    void everyFilledCellIsAStep();
    void secondDoorsCloseWithWhatLedThere();
    void keepHoldsItsShare_data();
    void keepHoldsItsShare();
    void keptOnesAreTold();
    void doorsThatLeadNowhereClose();
    void entrancesAreRestored();
    void protectsThingsAndPaint();
    void failsWhenNothingIsLeft();
};

namespace {

level::Level upToDeadEnds(grid::Size size, int keep) {
    level::Level level = testing::solid(size, {"rooms", "maze", "doors", "dead-ends"});
    // Second doors are allowed, since closing them could create new dead ends.
    level.recipe.stages[3].parameters = {{"keep", std::int64_t{keep}}, {"second-doors", true}};
    return level;
}

bool isFillable(const level::Map& map, Point p) {
    return testing::isOpen(map, p) && !testing::hasMark(map, p, level::kRoom);
}

std::vector<Point> deadEnds(const level::Map& map) {
    std::vector<Point> found;
    for (Point p : testing::openCells(map)) {
        if (isFillable(map, p) && testing::openAround(map, p) <= 1) found.push_back(p);
    }
    return found;
}

}  // namespace

void TestDeadEnds::leavesWhatThePlainAlgorithmLeaves() {
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        level::Level level = upToDeadEnds({9 + seed % 33, 9 + seed % 27}, 0);
        const auto map = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        level.recipe.stages.pop_back();
        auto plain = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        // The order of filling makes no difference, so the test sweeps until nothing changes.
        for (auto found = deadEnds(plain); !found.empty(); found = deadEnds(plain)) {
            for (Point p : found)
                plain.cells.at(p) = level::Cell(level::Terrain::Wall);
        }
        QVERIFY(map.cells == plain.cells);
        // Filled passages keep their marks, which the picture shows.
        QVERIFY(map.marks == plain.marks);
    }
}

/// Nothing is cut off; no dead ends remain, and second doors only if allowed.
void TestDeadEnds::secondDoorsCloseWithWhatLedThere() {
    std::size_t allowed = 0;
    int closed = 0;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        level::Level level = upToDeadEnds({9 + seed % 43, 9 + seed % 37}, 0);
        level.recipe.stages[2].parameters = {{"chance", std::int64_t{15}}};
        const auto seconds = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        allowed += testing::secondDoors(seconds).size();
        level.recipe.stages[3].parameters.erase("second-doors");
        const auto recorded = generate::record(level, {}, std::uint64_t(seed));
        QVERIFY(!recorded.failure);
        QVERIFY(testing::secondDoors(recorded.map).empty());
        QVERIFY(deadEnds(recorded.map).empty());
        QCOMPARE(testing::countParts(recorded.map), testing::countParts(seconds));
        for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s)
            closed += recorded.trace->steps[s].kind == trace::StepKind::CloseDoor ? 1 : 0;
    }
    QVERIFY(allowed > 0 && closed > 0);
}

void TestDeadEnds::everyFilledCellIsAStep() {
    const auto recorded = generate::record(upToDeadEnds({41, 31}, 0), {}, 6);
    const trace::StageSpan& span = recorded.trace->stages.back();
    QVERIFY(span.end - span.first > 50);
    for (trace::StepIndex s = span.first; s < span.end; ++s) {
        QCOMPARE(recorded.trace->steps[s].kind, trace::StepKind::FillDeadEnd);
        QCOMPARE(int{recorded.trace->steps[s].changes}, 1);
    }
}

void TestDeadEnds::keepHoldsItsShare_data() {
    QTest::addColumn<int>("keep");
    QTest::newRow("a quarter") << 25;
    QTest::newRow("half") << 50;
    QTest::newRow("all") << 100;
}

void TestDeadEnds::keepHoldsItsShare() {
    QFETCH(int, keep);
    std::size_t before = 0;
    std::size_t after = 0;
    for (int seed = 0; seed < 100; ++seed) {
        // A maze without rooms: one tree, whose ends are the dead ends.
        level::Level level = testing::solid({41, 41}, {"maze", "dead-ends"});
        level.recipe.stages[0].parameters = {{"step", std::int64_t{2}}};
        level.recipe.stages[1].parameters = {{"keep", std::int64_t{keep}}};
        after += deadEnds(generate::generate(level, {}, std::uint64_t(seed)).value().map).size();
        level.recipe.stages.pop_back();
        before += deadEnds(generate::generate(level, {}, std::uint64_t(seed)).value().map).size();
    }
    QVERIFY(std::abs(double(after) / double(before) - keep / 100.0) < 0.03);
}

void TestDeadEnds::keptOnesAreTold() {
    level::Level level = testing::solid({41, 41}, {"maze", "dead-ends"});
    level.recipe.stages[0].parameters = {{"step", std::int64_t{2}}};
    level.recipe.stages[1].parameters = {{"keep", std::int64_t{30}}};
    const auto recorded = generate::record(level, {}, 8);
    std::set<Point> kept;
    for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s) {
        const trace::Step& step = recorded.trace->steps[s];
        if (step.kind == trace::StepKind::KeepDeadEnd) {
            kept.insert(recorded.map.cells.point(step.at));
        }
    }
    const auto left = deadEnds(recorded.map);
    QVERIFY(!left.empty());
    QVERIFY(kept == std::set<Point>(left.begin(), left.end()));
}

void TestDeadEnds::doorsThatLeadNowhereClose() {
    int closed = 0;
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        level::Level level = upToDeadEnds({25, 25}, 0);
        const auto after = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        level.recipe.stages.pop_back();
        const auto before = generate::generate(level, {}, std::uint64_t(seed)).value().map;
        for (Point p : testing::openCells(before)) {
            if (!level::isDoor(testing::terrainAt(before, p))) continue;
            if (testing::terrainAt(after, p) == level::Terrain::Wall) {
                ++closed;
            } else {
                QVERIFY(testing::openAround(after, p) >= 2);
            }
        }
    }
    QVERIFY(closed > 0);
}

void TestDeadEnds::entrancesAreRestored() {
    // A handcrafted room whose entrances lead into a maze with no other room.
    level::Room room;
    room.id = "hut";
    room.cells = grid::Grid<level::Terrain>({5, 5}, level::Terrain::Wall);
    for (int y = 1; y < 4; ++y) {
        for (int x = 1; x < 4; ++x)
            room.cells.at({x, y}) = level::Terrain::Floor;
    }
    room.min = 1;
    level::Level level =
        testing::solid({21, 21}, {"handcrafted-rooms", "maze", "doors", "dead-ends"});
    level.recipe.stages[2].parameters = {{"chance", std::int64_t{0}}};
    const auto map = generate::generate(level, std::vector{room}, 3).value().map;
    // One door into a tree of corridors leads nowhere, so only the room remains.
    QCOMPARE(testing::openCells(map).size(), 9u);
    QVERIFY(testing::doorsOf(map, map.rooms[0]).empty());
}

void TestDeadEnds::protectsThingsAndPaint() {
    const auto level = testing::painted(
        {"#########", "#..######", "#########", "#########", "#########", "#########", "#########"},
        {"maze", "dead-ends"});
    const auto map = generate::generate(level, {}, 2).value().map;
    QCOMPARE(testing::openCells(map), (std::vector<Point>{{1, 1}, {2, 1}}));

    auto withPotion = testing::solid({15, 15}, {"maze", "dead-ends"});
    level::Object object;
    object.kind = level::ThingKind::Potion;
    object.at = {7, 7};
    withPotion.objects.push_back(object);
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        // The potion lies in rock that no stage may open, so generation fails.
        const auto generated = generate::generate(withPotion, {}, std::uint64_t(seed));
        QVERIFY(!generated.has_value());
    }
}

void TestDeadEnds::failsWhenNothingIsLeft() {
    for (const grid::Size size : {grid::Size{3, 3}, grid::Size{30, 20}}) {
        const auto generated =
            generate::generate(testing::solid(size, {"maze", "dead-ends"}), {}, 1);
        QVERIFY(!generated.has_value());
        QCOMPARE(
            generated.error().describe(),
            std::string("recipe stage 2 (dead-ends): every passage was a dead end, so nothing is "
                        "left open; place rooms, keep some dead ends or make the level larger"));
    }
    // Nothing was open before the stage, so it has nothing to report.
    QVERIFY(generate::generate(testing::solid({2, 2}, {"maze", "dead-ends"}), {}, 1).has_value());
}

MAZELOOM_TEST(TestDeadEnds)

}  // namespace mazeloom::tst_dead_ends

#include "tst_dead_ends.moc"

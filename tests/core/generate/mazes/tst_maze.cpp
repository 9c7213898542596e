// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_maze {

using grid::Point;

class TestMaze : public QObject {
    Q_OBJECT

  private slots:
    void isPerfect_data();
    void isPerfect();
    void fillsAllRock();
    void stepTwoKeepsToTheOddLattice();
    void windingZeroGoesStraightOn();
    void leavesPaintedCellsAlone();
    void neverOpensThePaintedBorder();
    void smallestLevels();
    void announcesWhatWasFree();
};

namespace {

level::Level mazeLevel(grid::Size size, int step, int winding) {
    level::Level level = testing::solid(size, {"maze"});
    level.recipe.stages[0].parameters = {{"step", std::int64_t{step}},
                                         {"winding", std::int64_t{winding}}};
    return level;
}

level::Map mapOf(const level::Level& level, std::uint64_t seed) {
    return generate::generate(level, {}, seed).value().map;
}

/// Returns how often a passage goes straight on, in percent of its cells with two neighbours.
int straightness(const level::Map& map) {
    int straight = 0;
    int all = 0;
    for (Point p : testing::openCells(map)) {
        if (testing::openAround(map, p) != 2) continue;
        ++all;
        const bool upright =
            testing::isOpen(map, {p.x, p.y - 1}) && testing::isOpen(map, {p.x, p.y + 1});
        const bool level =
            testing::isOpen(map, {p.x - 1, p.y}) && testing::isOpen(map, {p.x + 1, p.y});
        straight += upright || level ? 1 : 0;
    }
    return straight * 100 / std::max(1, all);
}

}  // namespace

void TestMaze::isPerfect_data() {
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("winding");
    QTest::newRow("single steps") << 1 << 100;
    QTest::newRow("double steps") << 2 << 100;
    QTest::newRow("single steps, straight") << 1 << 0;
    QTest::newRow("double steps, half straight") << 2 << 50;
}

void TestMaze::isPerfect() {
    QFETCH(int, step);
    QFETCH(int, winding);
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        const auto map = mapOf(mazeLevel({3 + seed % 37, 3 + seed / 3 % 29}, step, winding),
                               static_cast<std::uint64_t>(seed));
        const auto open = testing::openCells(map);
        QVERIFY(!open.empty());
        // Single steps can leave pockets in which a separate maze starts; none has a loop.
        const int parts = testing::countParts(map);
        QVERIFY(step == 1 || parts == 1);
        QCOMPARE(testing::countLinks(map), static_cast<int>(open.size()) - parts);
    }
}

void TestMaze::fillsAllRock() {
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto map = mapOf(mazeLevel({40, 31}, 1, 100), static_cast<std::uint64_t>(seed));
        for (int y = 1; y < 30; ++y) {
            for (int x = 1; x < 39; ++x) {
                // A remaining wall must touch the maze at two cells, or it could have been opened.
                if (testing::isOpen(map, {x, y})) continue;
                QVERIFY(testing::openAround(map, {x, y}) >= 2);
            }
        }
    }
}

void TestMaze::stepTwoKeepsToTheOddLattice() {
    const auto map = mapOf(mazeLevel({42, 31}, 2, 100), 4);
    for (Point p : testing::cellsOf(map)) {
        if (p.x % 2 == 0 && p.y % 2 == 0) QVERIFY(!testing::isOpen(map, p));
        // Columns 1 … 39 and rows 1 … 29 form the lattice; the maze visits all of it.
        if (p.x % 2 == 1 && p.y % 2 == 1 && p.x <= 39 && p.y <= 29) {
            QVERIFY(testing::isOpen(map, p));
        }
    }
}

void TestMaze::windingZeroGoesStraightOn() {
    const int winding = straightness(mapOf(mazeLevel({81, 81}, 2, 100), 9));
    const int straight = straightness(mapOf(mazeLevel({81, 81}, 2, 0), 9));
    QVERIFY2(straight > winding + 20, qPrintable(QString("%1 %2").arg(straight).arg(winding)));
}

void TestMaze::leavesPaintedCellsAlone() {
    const auto level = testing::painted(
        {"              ", " ############ ", " #...######## ", " #.@.####o### ", " #...######## ",
         " ############ ", " ####$####### ", " ############ ", " ############ ", "              "},
        {"maze"});
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const auto before = generate::initialMap(level);
        const auto map = mapOf(level, static_cast<std::uint64_t>(seed));
        for (Point p : testing::cellsOf(map)) {
            const bool carved = before.cells.at(p) != map.cells.at(p);
            if (!carved) continue;
            QCOMPARE(before.cells.at(p).terrain(), level::Terrain::Wall);
            QCOMPARE(map.cells.at(p), level::Cell(level::Terrain::Floor));
            QVERIFY(testing::hasMark(map, p, level::kPassage));
            for (Point next : testing::neighboursOf(p)) {
                if (before.cells.at(next).isWalkable()) QFAIL("the maze broke into a painted cell");
            }
        }
    }
}

void TestMaze::neverOpensThePaintedBorder() {
    const auto level = testing::painted({"#######  ####", "#######  ####", "#####  ######",
                                         "#############", "###  ########", "#############"},
                                        {"maze"});
    int opened = 0;
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        const auto map = mapOf(level, static_cast<std::uint64_t>(seed));
        for (Point p : testing::openCells(map)) {
            ++opened;
            for (Point next : testing::neighboursOf(p)) {
                QVERIFY(testing::terrainAt(map, next) != level::Terrain::Void);
            }
        }
    }
    QVERIFY(opened > 0);
}

void TestMaze::smallestLevels() {
    for (int width = 1; width <= 4; ++width) {
        for (int height = 1; height <= 4; ++height) {
            for (int step : {1, 2}) {
                const auto map = mapOf(mazeLevel({width, height}, step, 100), 1);
                QCOMPARE(!testing::openCells(map).empty(), width > 2 && height > 2);
            }
        }
    }
}

void TestMaze::announcesWhatWasFree() {
    const auto recorded = generate::record(mazeLevel({21, 17}, 1, 100), {}, 12);
    const trace::Trace& trace = *recorded.trace;
    int opened = 0;
    int backtracked = 0;
    for (trace::StepIndex s = 0; s < trace.stepCount(); ++s) {
        const trace::Step& step = trace.steps[s];
        QCOMPARE(int{step.changes}, step.kind == trace::StepKind::Backtrack ? 0 : 1);
        ++(step.kind == trace::StepKind::Backtrack ? backtracked : opened);
        if (step.kind != trace::StepKind::Carve) continue;
        QVERIFY(trace::carveFree(step.detail).contains(trace::carveTaken(step.detail)));
    }
    // Every opened cell is popped once.
    QCOMPARE(backtracked, opened);
}

MAZELOOM_TEST(TestMaze)

}  // namespace mazeloom::tst_maze

#include "tst_maze.moc"

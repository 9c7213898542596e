// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/grid/line.h"
#include "core/level/mover_path.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_mover_path {

using grid::Point;
using level::MoverPath;
using level::Trajectory;

class TestMoverPath : public QObject {
    Q_OBJECT

  private slots:
    void walksItsCellsInTurn();
    void keepsItsSpeed();
    void phasePutsItAhead();
    void ticksOfSteps();
    void staysInASingleCell();
    void coversItsSize();
    void runsForAYear();
};

namespace {

Trajectory pathOf(std::vector<Point> points, bool thereAndBack, int speed) {
    Trajectory trajectory;
    trajectory.points = std::move(points);
    trajectory.thereAndBack = thereAndBack;
    trajectory.speed = speed;
    return trajectory;
}

/// Returns the cells walked, step by step, long enough for the walk to repeat.
std::vector<Point> walk(const Trajectory& trajectory, std::size_t steps) {
    std::vector<Point> round = grid::polyline(trajectory.points, !trajectory.thereAndBack);
    if (trajectory.thereAndBack) {
        for (std::size_t i = round.size(); i-- > 2;)
            round.push_back(round[i - 1]);
    }
    std::vector<Point> cells;
    for (std::size_t i = 0; i < steps; ++i)
        cells.push_back(round[i % round.size()]);
    return cells;
}

}  // namespace

void TestMoverPath::walksItsCellsInTurn() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Trajectory trajectory = testing::randomTrajectory(random, {0, 0, 7, 5}, 0);
        trajectory.phase = 0;
        const MoverPath path(trajectory);
        const auto expected = walk(trajectory, 100);
        // Every cell in turn, none skipped: even the fastest mover stays three ticks in each.
        std::size_t steps = 0;
        for (std::int64_t tick = 0; steps + 1 < expected.size(); ++tick) {
            if (path.stepsAt(tick) != static_cast<std::int64_t>(steps)) ++steps;
            QCOMPARE(path.stepsAt(tick), static_cast<std::int64_t>(steps));
            QCOMPARE(path.cellAt(tick), expected[steps]);
            if (trajectory.speed < 20) tick += 3;  // a cell takes at least ten ticks
        }
    }
}

void TestMoverPath::keepsItsSpeed() {
    for (int speed = Trajectory::kMinSpeed; speed <= Trajectory::kMaxSpeed; ++speed) {
        const MoverPath path(pathOf({{0, 0}, {9, 0}}, false, speed));
        // In ten seconds it takes as many steps as its speed in tenths of a cell per second.
        QCOMPARE(path.stepsAt(600), std::int64_t{speed});
        QCOMPARE(path.stepsAt(599), std::int64_t{speed - 1});
        QCOMPARE(path.stepsAt(6000), std::int64_t{10 * speed});
    }
}

void TestMoverPath::phasePutsItAhead() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Trajectory trajectory = testing::randomTrajectory(random, {0, 0, 7, 5}, 0);
        const MoverPath ahead(trajectory);
        const int phase = trajectory.phase;
        trajectory.phase = 0;
        const MoverPath path(trajectory);
        for (std::int64_t tick = 0; tick < 300; tick += 7)
            QCOMPARE(ahead.cellAt(tick), path.cellAt(tick + phase));
    }
}

void TestMoverPath::ticksOfSteps() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Trajectory trajectory = testing::randomTrajectory(random, {0, 0, 7, 5}, 0);
        const MoverPath path(trajectory);
        for (std::int64_t steps = path.stepsAt(0) + 1; steps < path.stepsAt(0) + 30; ++steps) {
            const std::int64_t tick = path.tickOf(steps);
            QVERIFY(tick > 0);
            QCOMPARE(path.stepsAt(tick), steps);
            QCOMPARE(path.stepsAt(tick - 1), steps - 1);
        }
    }
}

void TestMoverPath::staysInASingleCell() {
    for (bool thereAndBack : {false, true}) {
        const MoverPath path(pathOf({{3, 4}, {3, 4}}, thereAndBack, 200));
        QCOMPARE(path.cells().size(), std::size_t{1});
        QCOMPARE(path.period(), std::int64_t{1});
        for (std::int64_t tick = 0; tick < 100; ++tick)
            QCOMPARE(path.cellAt(tick), (Point{3, 4}));
    }
}

void TestMoverPath::coversItsSize() {
    QCOMPARE(level::coveredBy(1, {5, 5}), (grid::Rect{5, 5, 1, 1}));
    QCOMPARE(level::coveredBy(2, {5, 5}), (grid::Rect{5, 5, 2, 2}));
    QCOMPARE(level::coveredBy(3, {5, 5}), (grid::Rect{4, 4, 3, 3}));
}

void TestMoverPath::runsForAYear() {
    Trajectory trajectory = pathOf({{0, 0}, {level::kMaxSide - 1, 0}}, true, 200);
    trajectory.phase = Trajectory::kMaxPhase;
    const MoverPath path(trajectory);
    const std::int64_t year = std::int64_t{366} * 24 * 3600 * level::kTicksPerSecond;
    QCOMPARE(path.stepsAt(year) - path.stepsAt(0), year / 3);
    QCOMPARE(path.cellAt(year + path.period() * 3), path.cellAt(year));
}

MAZELOOM_TEST(TestMoverPath)

}  // namespace mazeloom::tst_mover_path

#include "tst_mover_path.moc"

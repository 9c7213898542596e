// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>

#include "core/edit/things/trajectory_edit.h"
#include "core/grid/line.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_trajectory_edit {

using grid::Point;
using level::Terrain;
using level::Trajectory;

class TestTrajectoryEdit : public QObject {
    Q_OBJECT

  private slots:
    void insertsIntoTheNearestLine();
    void insertingOnTheLineKeepsTheCells();
    void insertsIntoShortPaths();
    void removesWhatWasInserted();
    void keepsTwoPoints();
    void findsPoints();
    void movesAsAWhole();
    void blockedCellsAreThoseInWalls();
    void blockedCellsOfPaintedLevels();
};

namespace {

Trajectory pathOf(std::vector<Point> points, bool thereAndBack = true) {
    Trajectory trajectory;
    trajectory.points = std::move(points);
    trajectory.thereAndBack = thereAndBack;
    return trajectory;
}

int distance(Point a, Point b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/// Returns the distance from a cell to the nearest cell of the i-th line.
int distanceToLine(const Trajectory& trajectory, std::size_t i, Point cell) {
    int least = 1 << 30;
    for (Point at :
         grid::line(trajectory.points[i], trajectory.points[(i + 1) % trajectory.points.size()])) {
        least = std::min(least, distance(at, cell));
    }
    return least;
}

}  // namespace

void TestTrajectoryEdit::insertsIntoTheNearestLine() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Trajectory before = testing::randomTrajectory(random, {0, 0, 12, 9}, 0);
        const Point cell = testing::randomPoint(random, {-3, -3, 18, 15});
        const std::size_t lines = before.points.size() - (before.thereAndBack ? 1 : 0);
        QCOMPARE(edit::segmentCount(before), lines);
        const std::size_t nearest = edit::nearestSegment(before, cell);
        for (std::size_t i = 0; i < lines; ++i) {
            const int own = distanceToLine(before, nearest, cell);
            const int other = distanceToLine(before, i, cell);
            QVERIFY(i < nearest ? own < other : own <= other);
        }

        Trajectory after = before;
        const std::size_t index = edit::insertPoint(after, cell);
        QCOMPARE(index, nearest + 1);
        Trajectory expected = before;
        expected.points.insert(expected.points.begin() + static_cast<std::ptrdiff_t>(index), cell);
        QVERIFY(after == expected);
    }
}

void TestTrajectoryEdit::insertingOnTheLineKeepsTheCells() {
    // Horizontal, vertical and diagonal lines pass through the same cells however they are divided.
    Trajectory loop = pathOf({{1, 1}, {7, 1}, {7, 7}}, false);
    const auto cells = grid::polyline(loop.points, true);
    for (Point cell : {Point{4, 1}, Point{7, 3}, Point{5, 5}})
        edit::insertPoint(loop, cell);
    QVERIFY(loop.points == (std::vector<Point>{{1, 1}, {4, 1}, {7, 1}, {7, 3}, {7, 7}, {5, 5}}));
    QVERIFY(grid::polyline(loop.points, true) == cells);
}

void TestTrajectoryEdit::insertsIntoShortPaths() {
    Trajectory trajectory = pathOf({});
    QCOMPARE(edit::nearestSegment(trajectory, {4, 4}), std::size_t{0});
    QCOMPARE(edit::insertPoint(trajectory, {4, 4}), std::size_t{0});
    QCOMPARE(edit::insertPoint(trajectory, {9, 4}), std::size_t{1});
    QCOMPARE(edit::insertPoint(trajectory, {6, 5}), std::size_t{1});
    QVERIFY(trajectory.points == (std::vector<Point>{{4, 4}, {6, 5}, {9, 4}}));
}

void TestTrajectoryEdit::removesWhatWasInserted() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Trajectory before = testing::randomTrajectory(random, {0, 0, 12, 9}, 0);
        Trajectory after = before;
        const std::size_t index =
            edit::insertPoint(after, testing::randomPoint(random, {0, 0, 12, 9}));
        QVERIFY(edit::removePoint(after, index));
        QVERIFY(after == before);
    }
}

void TestTrajectoryEdit::keepsTwoPoints() {
    Trajectory trajectory = pathOf({{1, 1}, {2, 2}, {3, 3}});
    QVERIFY(!edit::removePoint(trajectory, 3));
    QVERIFY(edit::removePoint(trajectory, 0));
    QVERIFY(!edit::removePoint(trajectory, 0));
    QVERIFY(trajectory.points == (std::vector<Point>{{2, 2}, {3, 3}}));
}

void TestTrajectoryEdit::findsPoints() {
    const Trajectory trajectory = pathOf({{1, 1}, {5, 1}, {1, 1}, {1, 4}});
    QVERIFY(edit::pointAt(trajectory, {1, 1}) == std::size_t{2});
    QVERIFY(edit::pointAt(trajectory, {1, 4}) == std::size_t{3});
    QVERIFY(!edit::pointAt(trajectory, {3, 1}).has_value());
}

void TestTrajectoryEdit::movesAsAWhole() {
    random::Stream random(1);
    const Trajectory before = testing::randomTrajectory(random, {0, 0, 12, 9}, 0);
    const Trajectory after = edit::moved(before, {3, -4});
    for (std::size_t i = 0; i < before.points.size(); ++i)
        QCOMPARE(after.points[i], before.points[i] + (Point{3, -4}));
    // The lines that the edit does not touch are unchanged.
    const auto cells = grid::polyline(before.points, true);
    const auto movedCells = grid::polyline(after.points, true);
    for (std::size_t i = 0; i < cells.size(); ++i)
        QCOMPARE(movedCells[i], cells[i] + (Point{3, -4}));
    QVERIFY(edit::moved(after, {-3, 4}) == before);
}

void TestTrajectoryEdit::blockedCellsAreThoseInWalls() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Trajectory trajectory = testing::randomTrajectory(random, {0, 0, 12, 9}, 0);
        const edit::Area walls = testing::randomArea(random, {-2, -2, 16, 13});
        const auto blocked =
            edit::blockedCells(trajectory, [&](Point cell) { return !walls.contains(cell); });
        std::vector<Point> expected;
        for (Point at : grid::polyline(trajectory.points, !trajectory.thereAndBack)) {
            bool hits = false;
            // Size 1 covers the cell, 2 also the cells right and below, 3 all cells around.
            for (int y = trajectory.size == 3 ? -1 : 0; y <= (trajectory.size == 1 ? 0 : 1); ++y) {
                for (int x = trajectory.size == 3 ? -1 : 0; x <= (trajectory.size == 1 ? 0 : 1);
                     ++x) {
                    hits = hits || walls.contains(at + Point{x, y});
                }
            }
            if (hits && std::ranges::count(expected, at) == 0) expected.push_back(at);
        }
        QVERIFY(blocked == expected);
    }
}

void TestTrajectoryEdit::blockedCellsOfPaintedLevels() {
    using Points = std::vector<Point>;
    level::Level level = testing::painted({"...#...", ".~vL+x.", "......."}, {});
    QVERIFY(edit::blockedCells(pathOf({{0, 0}, {6, 0}}), level) == (Points{{3, 0}}));
    // The path may cross water, doors and traps; the emitter blocks its cell.
    QVERIFY(edit::blockedCells(pathOf({{0, 1}, {6, 1}}), level) == (Points{{3, 1}}));
    QVERIFY(edit::blockedCells(pathOf({{0, 2}, {6, 2}}), level).empty());
    QVERIFY(edit::blockedCells(pathOf({{5, 2}, {8, 2}}), level) == (Points{{7, 2}, {8, 2}}));
    Trajectory large = pathOf({{1, 1}, {5, 1}});
    large.size = 3;
    QVERIFY(edit::blockedCells(large, level) == (Points{{2, 1}, {3, 1}, {4, 1}}));
    level.paint.reset();
    QVERIFY(edit::blockedCells(pathOf({{0, 0}, {6, 0}}), level).empty());
    QVERIFY(edit::blockedCells(pathOf({{0, 1}, {7, 1}}), level) == (Points{{3, 1}, {7, 1}}));
}

MAZELOOM_TEST(TestTrajectoryEdit)

}  // namespace mazeloom::tst_trajectory_edit

#include "tst_trajectory_edit.moc"

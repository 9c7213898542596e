// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <cstdlib>

#include "core/grid/line.h"
#include "core/random/stream.h"
#include "tests/support/areas.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_line {

using grid::Point;

class TestLine : public QObject {
    Q_OBJECT

  private slots:
    void isNearestToTheIdealLine();
    void runsBackwardsThroughTheSameCells();
    void isTheClassicOne();
    void longLinesStayWithinBounds();
    void polylineHasSharedCornersOnce();
    void polylineOfFewPoints();
};

namespace {

/// Whether `cell` is the i-th cell of the line from `a` to `b` by the definition: i steps along the
/// longer side and at most half a cell from the ideal line. On a tie the smaller coordinate wins,
/// on both sides of the line.
bool isNearest(Point a, Point b, int i, Point cell) {
    const int width = std::abs(b.x - a.x);
    const int height = std::abs(b.y - a.y);
    const bool wide = width >= height;
    const int along = wide ? width : height;
    if (std::abs(wide ? cell.x - a.x : cell.y - a.y) != i) return false;
    if (along == 0) return cell == a;
    // Twice the signed distance across the line, in units of 1/`along` cells.
    const std::int64_t ideal = std::int64_t{wide ? b.y - a.y : b.x - a.x} * i;
    const std::int64_t real = std::int64_t{wide ? cell.y - a.y : cell.x - a.x} * along;
    const std::int64_t off = 2 * (real - ideal);
    return -along <= off && off < along;
}

void check(Point a, Point b) {
    const std::vector<Point> cells = grid::line(a, b);
    QCOMPARE(static_cast<int>(cells.size()),
             std::max(std::abs(b.x - a.x), std::abs(b.y - a.y)) + 1);
    QCOMPARE(cells.front(), a);
    QCOMPARE(cells.back(), b);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        QVERIFY(isNearest(a, b, static_cast<int>(i), cells[i]));
        if (i == 0) continue;
        const Point step = cells[i] - cells[i - 1];
        QVERIFY(std::abs(step.x) <= 1 && std::abs(step.y) <= 1);
    }
}

}  // namespace

void TestLine::isNearestToTheIdealLine() {
    for (int y = -13; y <= 13; ++y) {
        for (int x = -13; x <= 13; ++x)
            check({3, -2}, {3 + x, -2 + y});
    }
}

void TestLine::runsBackwardsThroughTheSameCells() {
    for (int seed = 0; seed < testing::seeds(10000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const grid::Rect field{-60, -60, 121, 121};
        const Point a = testing::randomPoint(random, field);
        const Point b = testing::randomPoint(random, field);
        check(a, b);
        std::vector<Point> back = grid::line(b, a);
        std::ranges::reverse(back);
        QVERIFY(grid::line(a, b) == back);
    }
}

void TestLine::isTheClassicOne() {
    // The textbook line from (0, 0) to (10, 4).
    const std::vector<Point> expected{{0, 0}, {1, 0}, {2, 1}, {3, 1}, {4, 2}, {5, 2},
                                      {6, 2}, {7, 3}, {8, 3}, {9, 4}, {10, 4}};
    QVERIFY(grid::line({0, 0}, {10, 4}) == expected);
}

void TestLine::longLinesStayWithinBounds() {
    const auto cells = grid::line({-1'000'000, -999'999}, {1'000'000, 999'998});
    QCOMPARE(cells.size(), std::size_t{2'000'001});
    for (std::size_t i = 0; i < cells.size(); i += 1000) {
        QVERIFY(
            isNearest({-1'000'000, -999'999}, {1'000'000, 999'998}, static_cast<int>(i), cells[i]));
    }
}

void TestLine::polylineHasSharedCornersOnce() {
    for (int seed = 0; seed < testing::seeds(5000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        std::vector<Point> points;
        for (int i = random.between(1, 6); i > 0; --i)
            points.push_back(testing::randomPoint(random, {0, 0, 8, 5}));
        const bool loop = random.chance(50);
        std::vector<Point> visited = points;
        if (loop) visited.push_back(points.front());

        // All lines in full, without one of the two equal cells at each joint.
        std::vector<Point> expected;
        for (std::size_t i = 0; i + 1 < visited.size(); ++i) {
            auto cells = grid::line(visited[i], visited[i + 1]);
            if (!expected.empty()) expected.pop_back();
            expected.insert(expected.end(), cells.begin(), cells.end());
        }
        if (expected.empty()) expected = points;
        if (loop && expected.size() > 1) expected.pop_back();
        QVERIFY(grid::polyline(points, loop) == expected);
        // The path advances one step at a time without pauses.
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const bool last = i + 1 == expected.size();
            if (last && (!loop || i == 0)) continue;
            const Point step = expected[last ? 0 : i + 1] - expected[i];
            QCOMPARE(std::max(std::abs(step.x), std::abs(step.y)), 1);
        }
    }
}

void TestLine::polylineOfFewPoints() {
    using Points = std::vector<Point>;
    QVERIFY(grid::polyline({}, true).empty());
    QVERIFY(grid::polyline(Points{{4, 5}}, true) == Points({{4, 5}}));
    QVERIFY(grid::polyline(Points{{4, 5}, {4, 5}}, true) == Points({{4, 5}}));
    QVERIFY(grid::polyline(Points{{4, 5}, {6, 5}}, false) == Points({{4, 5}, {5, 5}, {6, 5}}));
    QVERIFY(grid::polyline(Points{{4, 5}, {6, 5}}, true) ==
            Points({{4, 5}, {5, 5}, {6, 5}, {5, 5}}));
}

MAZELOOM_TEST(TestLine)

}  // namespace mazeloom::tst_line

#include "tst_line.moc"

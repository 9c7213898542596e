// SPDX-License-Identifier: MIT
#include <QTest>

#include <array>
#include <cmath>
#include <cstdlib>
#include <deque>

#include "core/edit/area/raster.h"
#include "core/random/stream.h"
#include "tests/support/areas.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_raster {

using edit::Area;
using edit::Brush;
using grid::Point;
using grid::Rect;
using testing::CellSet;
using testing::cellSet;

class TestRaster : public QObject {
    Q_OBJECT

  private slots:
    void rectangleOutlineIsItsEdge();
    void ellipseIsSymmetric();
    void ellipseTouchesAllSides();
    void ellipseFollowsTheIdealOne();
    void smallEllipses_data();
    void smallEllipses();
    void ellipseOfLargestSides();
    void ellipseOutlineHasNoGap();
    void thinEllipseOutlineIsItsEdge();
    void ellipseOutlineIsAsThickAsSaid();
    void stampIsCentred();
    void strokeIsTheSweptStamp();
    void polygonIsWhatItGoesAround();
    void polygonOfFewCorners();
};

namespace {

constexpr std::array<Point, 4> kNeighbours{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

/// Returns an area as rows of '#', within its tight bounds.
QString drawn(const Area& area) {
    QString text;
    const Rect bounds = area.bounds();
    for (int y = bounds.y; y <= bounds.bottom(); ++y) {
        for (int x = bounds.x; x <= bounds.right(); ++x)
            text += area.contains({x, y}) ? '#' : '.';
        text += ' ';
    }
    return text.trimmed();
}

/// Returns the cells of `frame` and around it that can be reached from outside in four directions
/// without entering `walls`.
CellSet reachedFromOutside(const CellSet& walls, const Rect& frame) {
    const Rect field = frame.grown(1);
    CellSet reached{field.topLeft()};
    std::deque<Point> open{field.topLeft()};
    while (!open.empty()) {
        const Point here = open.front();
        open.pop_front();
        for (Point step : kNeighbours) {
            const Point next = here + step;
            if (!field.contains(next) || walls.contains(next)) continue;
            if (reached.insert(next).second) open.push_back(next);
        }
    }
    return reached;
}

/// Returns the number of parts of cells connected by edges or corners.
int countParts(CellSet cells) {
    int parts = 0;
    for (; !cells.empty(); ++parts) {
        std::deque<Point> open{*cells.begin()};
        cells.erase(cells.begin());
        while (!open.empty()) {
            const Point here = open.front();
            open.pop_front();
            for (int y = -1; y <= 1; ++y) {
                for (int x = -1; x <= 1; ++x) {
                    if (cells.erase(here + Point{x, y}) > 0) open.push_back(here + Point{x, y});
                }
            }
        }
    }
    return parts;
}

/// Whether a polygon encloses a point: counts the edges that a downward ray crosses (even-odd).
bool isAround(const std::vector<Point>& corners, Point p) {
    bool odd = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        Point a = corners[i];
        Point b = corners[(i + 1) % corners.size()];
        if (a.x > b.x) std::swap(a, b);
        if (p.x < a.x || p.x >= b.x) continue;
        const std::int64_t side =
            std::int64_t{b.x - a.x} * (p.y - a.y) - std::int64_t{b.y - a.y} * (p.x - a.x);
        if (side < 0) odd = !odd;
    }
    return odd;
}

Rect randomRect(random::Stream& random) {
    return {random.between(-20, 20), random.between(-20, 20), random.between(1, 40),
            random.between(1, 40)};
}

}  // namespace

void TestRaster::rectangleOutlineIsItsEdge() {
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Rect rect = randomRect(random);
        const int thickness = random.between(1, 12);
        CellSet expected;
        for (int y = rect.y; y <= rect.bottom(); ++y) {
            for (int x = rect.x; x <= rect.right(); ++x) {
                const int steps =
                    std::min({x - rect.x, rect.right() - x, y - rect.y, rect.bottom() - y});
                if (steps < thickness) expected.insert({x, y});
            }
        }
        QVERIFY(cellSet(edit::rectangleOutline(rect, thickness)) == expected);
    }
    QVERIFY(edit::rectangleOutline({}, 1).isEmpty());
}

void TestRaster::ellipseIsSymmetric() {
    for (int height = 1; height <= 40; ++height) {
        for (int width = 1; width <= 40; ++width) {
            const Rect rect{-7, 5, width, height};
            const CellSet cells = cellSet(edit::ellipse(rect));
            const CellSet turned = cellSet(edit::ellipse({5, -7, height, width}));
            for (Point cell : cells) {
                QVERIFY(cells.contains({rect.x + rect.right() - cell.x, cell.y}));
                QVERIFY(cells.contains({cell.x, rect.y + rect.bottom() - cell.y}));
                QVERIFY(turned.contains({cell.y, cell.x}));
            }
            QCOMPARE(turned.size(), cells.size());
        }
    }
}

void TestRaster::ellipseTouchesAllSides() {
    for (int height = 1; height <= 60; ++height) {
        for (int width = 1; width <= 60; ++width) {
            const Rect rect{3, -9, width, height};
            QCOMPARE(edit::ellipse(rect).bounds(), rect);
        }
    }
    QVERIFY(edit::ellipse({}).isEmpty());
    QVERIFY(edit::ellipse({0, 0, 5, -1}).isEmpty());
}

void TestRaster::ellipseFollowsTheIdealOne() {
    for (int height = 1; height <= 40; ++height) {
        for (int width = 1; width <= 40; ++width) {
            const Area area = edit::ellipse({0, 0, width, height});
            const double a = (width - 1) / 2.0;
            const double b = (height - 1) / 2.0;
            const auto halfWidth = [](double v, double along, double across) {
                return across == 0 ? along : along * std::sqrt(1 - v * v / (across * across));
            };
            for (int y = 0; y < height; ++y) {
                for (int x = 0; x < width; ++x) {
                    const double u = std::abs(x - a);
                    const double v = std::abs(y - b);
                    const double over = std::min(u - halfWidth(v, a, b), v - halfWidth(u, b, a));
                    // Ties are skipped: integers decide them, not floating point.
                    if (std::abs(over - 0.5) < 1e-9) continue;
                    QCOMPARE(area.contains({x, y}), over < 0.5);
                }
            }
        }
    }
}

void TestRaster::smallEllipses_data() {
    QTest::addColumn<QString>("expected");
    QTest::newRow("1x1") << "#";
    QTest::newRow("2x2") << "## ##";
    QTest::newRow("3x3") << ".#. ### .#.";
    QTest::newRow("4x4") << ".##. #### #### .##.";
    QTest::newRow("5x5") << ".###. ##### ##### ##### .###.";
    QTest::newRow("7x7") << "..###.. .#####. ####### ####### ####### .#####. ..###..";
    QTest::newRow("9x3") << ".#######. ######### .#######.";
    QTest::newRow("2x5") << "## ## ## ## ##";
    QTest::newRow("6x1") << "######";
}

void TestRaster::smallEllipses() {
    QFETCH(QString, expected);
    const QStringList rows = expected.split(' ');
    const Rect rect{0, 0, static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    QCOMPARE(drawn(edit::ellipse(rect)), expected);
}

void TestRaster::ellipseOfLargestSides() {
    const Rect rect{0, 0, edit::kMaxShapeSide, edit::kMaxShapeSide};
    const Area area = edit::ellipse(rect);
    QCOMPARE(area.bounds(), rect);
    const double circle = 3.14159265358979 / 4 * static_cast<double>(rect.area());
    QVERIFY(std::abs(static_cast<double>(area.cellCount()) / circle - 1) < 1e-4);
    QVERIFY(edit::ellipse({0, 0, edit::kMaxShapeSide + 1, 1}).isEmpty());
}

void TestRaster::ellipseOutlineHasNoGap() {
    for (int height = 1; height <= 26; ++height) {
        for (int width = 1; width <= 26; ++width) {
            for (int thickness : {1, 2, 3, 5}) {
                const Rect rect{0, 0, width, height};
                const CellSet full = cellSet(edit::ellipse(rect));
                const CellSet outline = cellSet(edit::ellipseOutline(rect, thickness));
                const CellSet outside = reachedFromOutside(outline, rect);
                for (Point cell : full)
                    QVERIFY(!outside.contains(cell));
                for (Point cell : outline)
                    QVERIFY(full.contains(cell));
                QCOMPARE(countParts(outline), 1);
            }
        }
    }
}

void TestRaster::thinEllipseOutlineIsItsEdge() {
    for (int height = 1; height <= 40; ++height) {
        for (int width = 1; width <= 40; ++width) {
            const Rect rect{0, 0, width, height};
            const CellSet full = cellSet(edit::ellipse(rect));
            CellSet edge;
            for (Point cell : full) {
                for (Point step : kNeighbours) {
                    if (!full.contains(cell + step)) edge.insert(cell);
                }
            }
            QVERIFY(cellSet(edit::ellipseOutline(rect, 1)) == edge);
        }
    }
}

void TestRaster::ellipseOutlineIsAsThickAsSaid() {
    for (int size = 1; size <= 40; ++size) {
        for (int thickness = 1; thickness <= 8; ++thickness) {
            const Area outline = edit::ellipseOutline({0, 0, size, size + 7}, thickness);
            const int y = (size + 6) / 2;
            for (int x = 0; x < size; ++x) {
                const int steps = std::min(x, size - 1 - x);
                QCOMPARE(outline.contains({x, y}), steps < thickness);
            }
        }
    }
}

void TestRaster::stampIsCentred() {
    for (int size = 1; size <= edit::kMaxBrush; ++size) {
        const Point at{10, -4};
        const Area square = edit::stamp({size, Brush::Tip::Square}, at);
        QCOMPARE(square.bounds().centre(), at);
        QCOMPARE(square, Area(Rect{at.x - (size - 1) / 2, at.y - (size - 1) / 2, size, size}));
        const Area round = edit::stamp({size, Brush::Tip::Round}, at);
        QCOMPARE(round, edit::ellipse(square.bounds()));
    }
}

void TestRaster::strokeIsTheSweptStamp() {
    for (int seed = 0; seed < testing::seeds(1500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Brush brush{random.between(1, random.chance(30) ? edit::kMaxBrush : 6),
                          random.chance(50) ? Brush::Tip::Round : Brush::Tip::Square};
        const Rect field{-15, -15, 31, 31};
        const Point from = testing::randomPoint(random, field);
        const Point to = testing::randomPoint(random, field);
        CellSet expected;
        for (Point cell : grid::line(from, to))
            expected.merge(cellSet(edit::stamp(brush, cell)));
        const Area area = edit::stroke(brush, from, to);
        QVERIFY(testing::isInOrder(area));
        QVERIFY(cellSet(area) == expected);
    }
}

void TestRaster::polygonIsWhatItGoesAround() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Rect field{-12, -9, 25, 19};
        std::vector<Point> corners;
        for (int i = random.between(1, random.chance(50) ? 5 : 20); i > 0; --i)
            corners.push_back(testing::randomPoint(random, field));
        CellSet expected;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            for (Point cell : grid::line(corners[i], corners[(i + 1) % corners.size()]))
                expected.insert(cell);
        }
        for (int y = field.y; y <= field.bottom(); ++y) {
            for (int x = field.x; x <= field.right(); ++x) {
                if (isAround(corners, {x, y})) expected.insert({x, y});
            }
        }
        QVERIFY(cellSet(edit::polygon(corners)) == expected);
    }
}

void TestRaster::polygonOfFewCorners() {
    QVERIFY(edit::polygon({}).isEmpty());
    QCOMPARE(edit::polygon(std::vector<Point>{{2, 3}}), Area(Point{2, 3}));
    QCOMPARE(edit::polygon(std::vector<Point>{{2, 3}, {5, 3}}), Area(Rect{2, 3, 4, 1}));
    QCOMPARE(edit::polygon(std::vector<Point>{{0, 0}, {4, 0}, {4, 3}, {0, 3}}),
             Area(Rect{0, 0, 5, 4}));
}

MAZELOOM_TEST(TestRaster)

}  // namespace mazeloom::tst_raster

#include "tst_raster.moc"

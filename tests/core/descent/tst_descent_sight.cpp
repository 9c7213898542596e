// SPDX-License-Identifier: MIT
// Fields of view, compared with slow implementations of their definitions: rays with real sines,
// and shadows by trying every line of sight that can matter.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include <QTest>

#include "core/play/descent/sight/sight.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_sight {

using grid::Point;
using level::Cell;
using level::CellGrid;
using level::Sight;
using level::Terrain;
using play::descent::kSightRadius;
using play::descent::View;

class TestDescentSight : public QObject {
    Q_OBJECT

  private slots:
    void blocksAsTheRulesSay();
    void openFields();
    void aRoomIsSeenWithItsWalls();
    void raysAreWhatTheyAreDefinedAs();
    void shadowsAreWhatTheyAreDefinedAs();
    void whoSeesIsSeen();
    void turnsAndMirrorsWithTheMap();
    void staysInTheMapAndTheRadius();
};

namespace {

constexpr std::array kBoth{Sight::Rays, Sight::Shadows};

bool blocks(const CellGrid& cells, Point p) {
    return !cells.contains(p) || cells.at(p).isOpaque();
}

/// Returns open ground with random obstacles of every kind.
CellGrid randomCells(random::Stream& random, grid::Size size) {
    CellGrid cells(size);
    const int density = random.between(0, 60);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            cells.at({x, y}) = Terrain::Floor;
            if (random.chance(density)) {
                cells.at({x, y}) = random.chance(60)
                                       ? Terrain::Wall
                                       : static_cast<Terrain>(random.below(level::kTerrainCount));
            }
        }
    }
    return cells;
}

Point randomCell(random::Stream& random, grid::Size size) {
    return {random.between(0, size.width - 1), random.between(0, size.height - 1)};
}

/// Returns the visible cells of a map, row by row.
std::vector<std::string> picture(const CellGrid& cells, const View& view) {
    std::vector<std::string> rows;
    for (int y = 0; y < cells.height(); ++y) {
        std::string row;
        for (int x = 0; x < cells.width(); ++x) {
            const bool isSeen = view.sees({x, y});
            row += !isSeen ? '_' : blocks(cells, {x, y}) ? '#' : '.';
        }
        rows.push_back(row);
    }
    return rows;
}

/// Returns the nearest integer, with halves rounded away from zero.
int nearest(long double value) {
    const long double size = std::abs(value);
    const long double half = std::floor(size) + 0.5L;
    const bool isHalf = std::abs(size - half) < 1e-12L;
    const int rounded = static_cast<int>(isHalf ? half + 0.5L : std::floor(size + 0.5L));
    return value < 0 ? -rounded : rounded;
}

std::vector<std::string> pictureByRays(const CellGrid& cells, Point from, int radius) {
    View view(from);
    for (int ray = 0; ray < 360; ++ray) {
        const long double angle = ray * std::numbers::pi_v<long double> / 180;
        for (int step = 1; step <= radius; ++step) {
            const Point offset{nearest(step * std::cos(angle)), nearest(step * std::sin(angle))};
            view.mark(offset);
            if (blocks(cells, from + offset)) break;
        }
    }
    return picture(cells, view);
}

/// A line from the centre of a cell: `across` / `along` cells to the side for each cell ahead,
/// shifted by an infinitesimal to the left (−1) or right (+1).
struct Line {
    int across = 0;
    int along = 1;
    int side = 0;
};

/// Returns the column that the line passes in the row `depth` ahead.
int columnAt(const Line& line, int depth) {
    // In half cells, so that all numbers are integers: column c reaches from 2c − 1 to 2c + 1.
    const int doubled = 2 * depth * line.across;
    for (int column = -100;; ++column) {
        const int right = (2 * column + 1) * line.along;
        if (doubled < right || (doubled == right && line.side < 0)) return column;
    }
}

/// The offset of one cell from another, with `ahead` along the longer side.
struct Frame {
    Point ahead;
    Point aside;
    int depth = 0;
    int column = 0;
};

std::vector<Frame> framesFor(Point offset) {
    std::vector<Frame> frames;
    const int width = std::abs(offset.x);
    const int height = std::abs(offset.y);
    if (height >= width) frames.push_back({{0, offset.y < 0 ? -1 : 1}, {1, 0}, height, offset.x});
    if (width >= height) frames.push_back({{offset.x < 0 ? -1 : 1, 0}, {0, 1}, width, offset.y});
    return frames;
}

bool isClear(const CellGrid& cells, Point from, const Frame& frame, const Line& line) {
    for (int depth = 1; depth < frame.depth; ++depth) {
        if (blocks(cells, from + frame.ahead * depth + frame.aside * columnAt(line, depth)))
            return false;
    }
    return true;
}

/// Whether a cell is visible. A clear cell is seen along the line to its centre, shifted to one
/// side or the other; a blocking cell is seen along any line that reaches it.
bool isSeenByLines(const CellGrid& cells, Point from, Point to) {
    if (from == to) return true;
    for (const Frame& frame : framesFor(to - from)) {
        if (!blocks(cells, to)) {
            for (const int side : {-1, 1}) {
                if (isClear(cells, from, frame, {frame.column, frame.depth, side})) return true;
            }
            continue;
        }
        // Lines between two adjacent lines along cell edges all pass the same cells.
        for (int depth = 1; depth <= frame.depth; ++depth) {
            for (int column = -depth; column <= depth; ++column) {
                for (const int side : {-1, 1}) {
                    const Line line{2 * column - 1, 2 * depth, side};
                    const bool isAhead = std::abs(line.across) <= line.along;
                    if (isAhead && columnAt(line, frame.depth) == frame.column &&
                        isClear(cells, from, frame, line))
                        return true;
                }
            }
        }
        // The edges of the quarter itself.
        for (const int side : {-1, 1}) {
            const Line line{side, 1, -side};
            if (columnAt(line, frame.depth) == frame.column && isClear(cells, from, frame, line))
                return true;
        }
    }
    return false;
}

bool isInDisc(Point offset, int radius) {
    const double distance = std::hypot(offset.x, offset.y);
    return distance < radius + 0.5;
}

std::vector<std::string> pictureByLines(const CellGrid& cells, Point from, int radius) {
    View view(from);
    for (int y = -radius; y <= radius; ++y) {
        for (int x = -radius; x <= radius; ++x) {
            if (isInDisc({x, y}, radius) && isSeenByLines(cells, from, from + Point{x, y}))
                view.mark({x, y});
        }
    }
    return picture(cells, view);
}

std::string joined(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows)
        text += row + '\n';
    return text;
}

}  // namespace

void TestDescentSight::blocksAsTheRulesSay() {
    using enum Terrain;
    constexpr std::array kBlocking{Void, Wall, Column, Cabinet, ClosedDoor};
    for (int i = 0; i < 16; ++i) {
        const auto terrain = static_cast<Terrain>(i);
        const bool isBlocking = std::ranges::find(kBlocking, terrain) != kBlocking.end();
        QCOMPARE(level::isOpaque(terrain), isBlocking);
        CellGrid cells({5, 1});
        cells.fill(Floor);
        cells.at({2, 0}) = terrain;
        for (const Sight sight : kBoth) {
            const View view = play::descent::look(cells, {0, 0}, sight);
            QVERIFY(view.sees({1, 0}) && view.sees({2, 0}));
            QCOMPARE(view.sees({3, 0}), !isBlocking);
        }
    }
}

void TestDescentSight::openFields() {
    CellGrid cells({19, 19});
    cells.fill(Terrain::Floor);
    const std::string disc = R"(
___________________
_______....._______
_____........._____
___.............___
___.............___
__...............__
__...............__
_................._
_................._
_................._
_................._
_................._
__...............__
__...............__
___.............___
___.............___
_____........._____
_______....._______
___________________
)";
    const View shadows = play::descent::look(cells, {9, 9}, Sight::Shadows);
    QCOMPARE('\n' + joined(picture(cells, shadows)), disc);
    const View rays = play::descent::look(cells, {9, 9}, Sight::Rays);
    QCOMPARE(joined(picture(cells, rays)), joined(pictureByRays(cells, {9, 9}, 8)));
    // The window has every cell once, in order.
    std::vector<Point> seen;
    rays.forEach([&](Point p) { seen.push_back(p); });
    QCOMPARE(static_cast<int>(seen.size()), rays.count());
    QVERIFY(std::ranges::is_sorted(seen, {}, [](Point p) { return std::pair(p.y, p.x); }));
    QVERIFY(std::ranges::adjacent_find(seen) == seen.end());
    for (const Point p : seen)
        QVERIFY(rays.sees(p) && rays.window().contains(p));
    QVERIFY(!rays.sees({9 + 20, 9}) && !rays.sees({-1'000'000, 2'000'000}));
}

void TestDescentSight::aRoomIsSeenWithItsWalls() {
    // In any room within the radius, every wall and corner is visible from every cell.
    for (int width = 1; width <= 6; ++width) {
        for (int height = 1; height <= 6; ++height) {
            CellGrid cells({width + 2, height + 2});
            cells.fill(Terrain::Wall);
            for (int y = 1; y <= height; ++y) {
                for (int x = 1; x <= width; ++x)
                    cells.at({x, y}) = Terrain::Floor;
            }
            for (int y = 1; y <= height; ++y) {
                for (int x = 1; x <= width; ++x) {
                    const View view = play::descent::look(cells, {x, y}, Sight::Shadows);
                    for (int row = 0; row < height + 2; ++row) {
                        for (int column = 0; column < width + 2; ++column) {
                            const Point p{column, row};
                            QCOMPARE(view.sees(p), isInDisc(p - Point{x, y}, kSightRadius));
                        }
                    }
                }
            }
        }
    }
}

void TestDescentSight::raysAreWhatTheyAreDefinedAs() {
    for (int seed = 0; seed < testing::seeds(3'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const grid::Size size{random.between(1, 24), random.between(1, 24)};
        const CellGrid cells = randomCells(random, size);
        const Point from = randomCell(random, size);
        const int radius = random.chance(70) ? kSightRadius : random.between(0, kSightRadius);
        const View view = play::descent::look(cells, from, Sight::Rays, radius);
        QCOMPARE(joined(picture(cells, view)), joined(pictureByRays(cells, from, radius)));
    }
}

void TestDescentSight::shadowsAreWhatTheyAreDefinedAs() {
    for (int seed = 0; seed < testing::seeds(1'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const grid::Size size{random.between(1, 24), random.between(1, 24)};
        const CellGrid cells = randomCells(random, size);
        const Point from = randomCell(random, size);
        const int radius = random.chance(70) ? kSightRadius : random.between(0, kSightRadius);
        const View view = play::descent::look(cells, from, Sight::Shadows, radius);
        QCOMPARE(joined(picture(cells, view)), joined(pictureByLines(cells, from, radius)));
    }
}

void TestDescentSight::whoSeesIsSeen() {
    for (int seed = 0; seed < testing::seeds(2'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 1);
        const grid::Size size{random.between(2, 20), random.between(2, 20)};
        const CellGrid cells = randomCells(random, size);
        grid::Grid<View> views(size);
        const auto visit = [&](const auto& what) {
            for (int y = 0; y < size.height; ++y) {
                for (int x = 0; x < size.width; ++x) {
                    if (!blocks(cells, {x, y})) what(Point{x, y});
                }
            }
        };
        visit([&](Point p) { views.at(p) = play::descent::look(cells, p, Sight::Shadows); });
        visit([&](Point a) {
            visit([&](Point b) {
                if (views.at(a).sees(b) != views.at(b).sees(a)) QFAIL("one sees, one does not");
            });
        });
        if (QTest::currentTestFailed()) return;
    }
}

void TestDescentSight::turnsAndMirrorsWithTheMap() {
    for (int seed = 0; seed < testing::seeds(1'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 2);
        constexpr int kSide = 17;
        constexpr Point kMiddle{8, 8};
        const CellGrid cells = randomCells(random, {kSide, kSide});
        const auto mirrored = [](Point p) { return Point{kSide - 1 - p.x, p.y}; };
        const auto turned = [](Point p) { return Point{p.y, p.x}; };
        CellGrid mirror(cells.size());
        CellGrid turn(cells.size());
        const auto visit = [](const auto& what) {
            for (int y = 0; y < kSide; ++y) {
                for (int x = 0; x < kSide; ++x)
                    what(Point{x, y});
            }
        };
        visit([&](Point p) {
            mirror.at(mirrored(p)) = cells.at(p);
            turn.at(turned(p)) = cells.at(p);
        });
        for (const Sight sight : kBoth) {
            const View view = play::descent::look(cells, kMiddle, sight);
            const View mirrorView = play::descent::look(mirror, kMiddle, sight);
            const View turnView = play::descent::look(turn, kMiddle, sight);
            visit([&](Point p) {
                QCOMPARE(mirrorView.sees(mirrored(p)), view.sees(p));
                QCOMPARE(turnView.sees(turned(p)), view.sees(p));
            });
            QVERIFY(view == play::descent::look(cells, kMiddle, sight));
        }
    }
}

void TestDescentSight::staysInTheMapAndTheRadius() {
    for (int seed = 0; seed < testing::seeds(3'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 3);
        const grid::Size size{random.between(1, 30), random.between(1, 12)};
        const CellGrid cells = randomCells(random, size);
        const Point from = randomCell(random, size);
        const int radius = random.between(0, kSightRadius);
        for (const Sight sight : kBoth) {
            const View view = play::descent::look(cells, from, sight, radius);
            QVERIFY(view.from() == from);
            QVERIFY(view.sees(from));
            view.forEach([&](Point p) {
                QVERIFY(cells.contains(p));
                // A ray reaches a point of the cell that lies within the radius.
                const Point far = p - from;
                const double near = std::hypot(std::max(std::abs(far.x) - 0.5, 0.0),
                                               std::max(std::abs(far.y) - 0.5, 0.0));
                QVERIFY(sight == Sight::Rays ? near <= radius : isInDisc(far, radius));
            });
            if (radius == 0) QCOMPARE(view.count(), 1);
        }
    }
}

MAZELOOM_TEST(TestDescentSight)

}  // namespace mazeloom::tst_descent_sight

#include "tst_descent_sight.moc"

// SPDX-License-Identifier: MIT
#include <QTest>

#include <map>
#include <set>

#include "core/edit/area/outline.h"
#include "core/edit/area/selection.h"
#include "core/random/stream.h"
#include "tests/support/areas.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_selection {

using edit::Area;
using edit::Outline;
using edit::SelectMode;
using grid::Point;
using testing::CellSet;
using testing::cellSet;

class TestSelection : public QObject {
    Q_OBJECT

  private slots:
    void keysChooseTheMode();
    void selectsByMode();
    void outlineRunsAlongAllEdges();
    void outlineTurnsAtEachCorner();
    void outlineOfCellsThatTouchAtACorner();
    void outlineOfARing();
    void outlineOfTooMuchIsItsBounds();
};

namespace {

/// Edges of one cell's length, directed from one corner to the next.
using Edges = std::multiset<std::pair<Point, Point>>;

Edges edgesOf(const Outline& outline) {
    Edges edges;
    for (const Outline::Loop& loop : outline.loops) {
        for (std::size_t i = 0; i < loop.size(); ++i) {
            Point at = loop[i];
            const Point end = loop[(i + 1) % loop.size()];
            const auto sign = [](int v) { return v < 0 ? -1 : (v > 0 ? 1 : 0); };
            const Point step{sign(end.x - at.x), sign(end.y - at.y)};
            for (; at != end; at = at + step)
                edges.insert({at, at + step});
        }
    }
    return edges;
}

/// Returns the edges, directed so that the cell lies to the right.
Edges expectedEdges(const CellSet& cells) {
    Edges edges;
    for (Point c : cells) {
        const Point right = c + Point{1, 0};
        const Point below = c + Point{0, 1};
        const Point across = c + Point{1, 1};
        if (!cells.contains(c + Point{0, -1})) edges.insert({c, right});
        if (!cells.contains(c + Point{1, 0})) edges.insert({right, across});
        if (!cells.contains(c + Point{0, 1})) edges.insert({across, below});
        if (!cells.contains(c + Point{-1, 0})) edges.insert({below, c});
    }
    return edges;
}

}  // namespace

void TestSelection::keysChooseTheMode() {
    QCOMPARE(edit::selectMode(false, false), SelectMode::Replace);
    QCOMPARE(edit::selectMode(true, false), SelectMode::Add);
    QCOMPARE(edit::selectMode(false, true), SelectMode::Subtract);
    QCOMPARE(edit::selectMode(true, true), SelectMode::Intersect);
}

void TestSelection::selectsByMode() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const grid::Rect field{-3, -3, 9, 7};
        const Area selection = testing::randomArea(random, field);
        const Area drawn = testing::randomArea(random, field);
        for (int y = field.y; y <= field.bottom(); ++y) {
            for (int x = field.x; x <= field.right(); ++x) {
                const Point cell{x, y};
                const bool before = selection.contains(cell);
                const bool now = drawn.contains(cell);
                const auto isIn = [&](SelectMode mode) {
                    return edit::selected(selection, drawn, mode).contains(cell);
                };
                QCOMPARE(isIn(SelectMode::Replace), now);
                QCOMPARE(isIn(SelectMode::Add), before || now);
                QCOMPARE(isIn(SelectMode::Subtract), before && !now);
                QCOMPARE(isIn(SelectMode::Intersect), before && now);
            }
        }
    }
}

void TestSelection::outlineRunsAlongAllEdges() {
    QVERIFY(edit::outlineOf(Area()).loops.empty());
    QVERIFY(edit::outlineOf(Area()).isExact);
    for (int seed = 0; seed < testing::seeds(3000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Area area =
            testing::randomArea(random, {random.between(-5, 5), random.between(-5, 5),
                                         random.between(1, 12), random.between(1, 12)});
        const Outline outline = edit::outlineOf(area);
        QVERIFY(outline.isExact);
        QVERIFY(edgesOf(outline) == expectedEdges(cellSet(area)));
    }
}

void TestSelection::outlineTurnsAtEachCorner() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Area area = testing::randomArea(random, {0, 0, 10, 8});
        for (const Outline::Loop& loop : edit::outlineOf(area).loops) {
            QVERIFY(loop.size() >= 4 && loop.size() % 2 == 0);
            for (std::size_t i = 0; i < loop.size(); ++i) {
                const Point a = loop[i];
                const Point b = loop[(i + 1) % loop.size()];
                const Point c = loop[(i + 2) % loop.size()];
                QVERIFY(a.x == b.x ? a.y != b.y && b.y == c.y && b.x != c.x
                                   : a.y == b.y && b.x == c.x && b.y != c.y);
            }
        }
    }
}

void TestSelection::outlineOfCellsThatTouchAtACorner() {
    for (const bool falling : {true, false}) {
        const Area area(std::vector<edit::Run>{{0, falling ? 0 : 1, 1}, {1, falling ? 1 : 0, 1}});
        const Outline outline = edit::outlineOf(area);
        QCOMPARE(outline.loops.size(), std::size_t{2});
        for (const Outline::Loop& loop : outline.loops)
            QCOMPARE(loop.size(), std::size_t{4});
    }
}

void TestSelection::outlineOfARing() {
    const Area ring = Area(grid::Rect{2, 1, 5, 4}) - Area(grid::Rect{3, 2, 3, 2});
    const Outline outline = edit::outlineOf(ring);
    const Outline::Loop outer{{2, 1}, {7, 1}, {7, 5}, {2, 5}};
    const Outline::Loop hole{{3, 4}, {6, 4}, {6, 2}, {3, 2}};
    QVERIFY(outline.loops == std::vector({outer, hole}));
}

void TestSelection::outlineOfTooMuchIsItsBounds() {
    std::vector<edit::Run> runs;
    for (int y = 0; y < 300; ++y) {
        for (int x = y % 2; x < 400; x += 2)
            runs.push_back({y, x, 1});
    }
    const Area checkerboard(runs);
    const Outline outline = edit::outlineOf(checkerboard);
    QVERIFY(!outline.isExact);
    QVERIFY(outline.loops ==
            std::vector<Outline::Loop>({{{0, 0}, {400, 0}, {400, 300}, {0, 300}}}));
    // 60,000 cells with four corners each.
    const Outline exact = edit::outlineOf(checkerboard, 240'000);
    QVERIFY(exact.isExact);
    QCOMPARE(exact.loops.size(), std::size_t{60'000});
    QVERIFY(!edit::outlineOf(checkerboard, 239'999).isExact);
}

MAZELOOM_TEST(TestSelection)

}  // namespace mazeloom::tst_selection

#include "tst_selection.moc"

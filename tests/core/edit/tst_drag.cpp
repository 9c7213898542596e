// SPDX-License-Identifier: MIT
#include <QTest>

#include <cstdlib>
#include <limits>

#include "core/edit/area/drag.h"
#include "core/edit/area/raster.h"
#include "core/random/stream.h"
#include "tests/support/areas.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_drag {

using edit::DragConstraint;
using edit::Segment;
using grid::Point;
using grid::Rect;

class TestDrag : public QObject {
    Q_OBJECT

  private slots:
    void rectangles_data();
    void rectangles();
    void rectangleHoldsAnchorAndPointer();
    void lines_data();
    void lines();
    void snapsToTheNearestDirection();
    void farPointersAreHeldBack();
};

namespace {

constexpr DragConstraint kFree{};
constexpr DragConstraint kShift{true, false};
constexpr DragConstraint kAlt{false, true};
constexpr DragConstraint kBoth{true, true};

}  // namespace

void TestDrag::rectangles_data() {
    QTest::addColumn<Point>("pointer");
    QTest::addColumn<DragConstraint>("constraint");
    QTest::addColumn<Rect>("expected");
    // The anchor is (10, 20).
    QTest::newRow("a click") << Point{10, 20} << kBoth << Rect{10, 20, 1, 1};
    QTest::newRow("free") << Point{13, 18} << kFree << Rect{10, 18, 4, 3};
    QTest::newRow("square up right") << Point{13, 19} << kShift << Rect{10, 17, 4, 4};
    QTest::newRow("square down left") << Point{8, 26} << kShift << Rect{4, 20, 7, 7};
    QTest::newRow("square straight up") << Point{10, 17} << kShift << Rect{10, 17, 4, 4};
    QTest::newRow("from the centre") << Point{8, 23} << kAlt << Rect{8, 17, 5, 7};
    QTest::newRow("square from the centre") << Point{9, 23} << kBoth << Rect{7, 17, 7, 7};
}

void TestDrag::rectangles() {
    QFETCH(Point, pointer);
    QFETCH(DragConstraint, constraint);
    QTEST(edit::draggedRect({10, 20}, pointer, constraint), "expected");
}

void TestDrag::rectangleHoldsAnchorAndPointer() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Point anchor = testing::randomPoint(random, {-50, -50, 100, 100});
        const Point pointer = testing::randomPoint(random, {-50, -50, 100, 100});
        for (DragConstraint constraint : {kFree, kShift, kAlt, kBoth}) {
            const Rect rect = edit::draggedRect(anchor, pointer, constraint);
            QVERIFY(rect.contains(anchor));
            QVERIFY(rect.contains(pointer));
            if (constraint.regular) QCOMPARE(rect.width, rect.height);
            if (constraint.fromCentre) {
                QCOMPARE(rect.centre(), anchor);
                QVERIFY(rect.width % 2 == 1 && rect.height % 2 == 1);
            }
        }
    }
}

void TestDrag::lines_data() {
    QTest::addColumn<Point>("pointer");
    QTest::addColumn<DragConstraint>("constraint");
    QTest::addColumn<Point>("from");
    QTest::addColumn<Point>("to");
    const Point anchor{10, 20};
    QTest::newRow("a click") << anchor << kBoth << anchor << anchor;
    QTest::newRow("free") << Point{15, 22} << kFree << anchor << Point{15, 22};
    QTest::newRow("along the row") << Point{15, 22} << kShift << anchor << Point{15, 20};
    QTest::newRow("along the column") << Point{9, 2} << kShift << anchor << Point{10, 2};
    QTest::newRow("diagonal") << Point{4, 16} << kShift << anchor << Point{5, 15};
    QTest::newRow("from the centre") << Point{15, 22} << kAlt << Point{5, 18} << Point{15, 22};
    QTest::newRow("both") << Point{15, 21} << kBoth << Point{5, 20} << Point{15, 20};
}

void TestDrag::lines() {
    QFETCH(Point, pointer);
    QFETCH(DragConstraint, constraint);
    const Segment line = edit::draggedLine({10, 20}, pointer, constraint);
    QTEST(line.from, "from");
    QTEST(line.to, "to");
}

void TestDrag::snapsToTheNearestDirection() {
    for (int y = -40; y <= 40; ++y) {
        for (int x = -40; x <= 40; ++x) {
            const Point end = edit::draggedLine({0, 0}, {x, y}, kShift).to;
            if (x == 0 && y == 0) continue;
            QVERIFY(end.x == 0 || end.y == 0 || std::abs(end.x) == std::abs(end.y));
            // The pointer is at least as close to this direction as to any other. Cosines are
            // compared squared; a unit step has length 1 or √2.
            const auto closeness = [&](Point step) {
                const std::int64_t dot = std::int64_t{x} * step.x + std::int64_t{y} * step.y;
                const int square = step.x * step.x + step.y * step.y;
                return dot <= 0 ? 0 : dot * dot * 2 / square;
            };
            const auto sign = [](int v) { return v < 0 ? -1 : (v > 0 ? 1 : 0); };
            const auto own = closeness({sign(end.x), sign(end.y)});
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) {
                    if (dx != 0 || dy != 0) QVERIFY(closeness({dx, dy}) <= own);
                }
            }
            // No neighbouring cell along the direction is nearer to the pointer.
            const auto distance = [&](Point p) {
                return (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y);
            };
            const Point step{sign(end.x), sign(end.y)};
            QVERIFY(distance(end) <= distance(end + step));
            QVERIFY(distance(end) <= distance(end - step));
        }
    }
}

void TestDrag::farPointersAreHeldBack() {
    constexpr int kFar = std::numeric_limits<int>::max();
    for (DragConstraint constraint : {kFree, kShift, kAlt, kBoth}) {
        const Rect rect = edit::draggedRect({-5, 5}, {kFar, -kFar}, constraint);
        QVERIFY(rect.width > edit::kMaxDrag && rect.width <= edit::kMaxShapeSide);
        QVERIFY(rect.height > edit::kMaxDrag && rect.height <= edit::kMaxShapeSide);
        const Segment line = edit::draggedLine({-5, 5}, {kFar, -kFar}, constraint);
        QCOMPARE(line.to, (Point{edit::kMaxDrag - 5, 5 - edit::kMaxDrag}));
    }
}

MAZELOOM_TEST(TestDrag)

}  // namespace mazeloom::tst_drag

#include "tst_drag.moc"

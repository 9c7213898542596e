// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <array>

#include "core/edit/resize.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_resize {

using edit::Anchor;
using edit::Area;
using grid::Point;
using grid::Rect;
using grid::Size;
using level::Paint;

class TestResize : public QObject {
    Q_OBJECT

  private slots:
    void anchors_data();
    void anchors();
    void takingWhatWasAddedIsNoChange();
    void cellsStayWhatTheyAre();
    void keepsWhatStaysInside();
    void trajectoriesLosePoints_data();
    void trajectoriesLosePoints();
    void unpaintedLevelsStayUnpainted();
    void roomsLoseEntrances();
    void sidesAreBounded();
    void growsToHold();
    void growsToTheLargestLevel();
};

namespace {

constexpr std::array kAnchors{Anchor::TopLeft,    Anchor::Top,    Anchor::TopRight,
                              Anchor::Left,       Anchor::Centre, Anchor::Right,
                              Anchor::BottomLeft, Anchor::Bottom, Anchor::BottomRight};

level::Level randomLevel(random::Stream& random) {
    level::Level level;
    level.size = {random.between(1, 9), random.between(1, 9)};
    level.paint = testing::randomPaintGrid(random, level.size);
    for (int i = 0; i < 5; ++i) {
        level.objects.push_back(testing::randomObject(random, level.paint->bounds(), i));
        level.trajectories.push_back(testing::randomTrajectory(random, level.paint->bounds(), i));
    }
    return level;
}

Rect randomRect(random::Stream& random) {
    return {random.between(-6, 8), random.between(-6, 8), random.between(1, 12),
            random.between(1, 12)};
}

}  // namespace

void TestResize::anchors_data() {
    QTest::addColumn<int>("anchor");
    QTest::addColumn<Point>("grown");
    QTest::addColumn<Point>("cropped");
    // From 10 × 20 to 13 × 24, and to 7 × 15.
    const auto row = [](const char* name, Anchor anchor, Point grown, Point cropped) {
        QTest::newRow(name) << static_cast<int>(anchor) << grown << cropped;
    };
    row("top left", Anchor::TopLeft, {0, 0}, {0, 0});
    row("top", Anchor::Top, {-1, 0}, {1, 0});
    row("top right", Anchor::TopRight, {-3, 0}, {3, 0});
    row("left", Anchor::Left, {0, -2}, {0, 2});
    row("centre", Anchor::Centre, {-1, -2}, {1, 2});
    row("right", Anchor::Right, {-3, -2}, {3, 2});
    row("bottom left", Anchor::BottomLeft, {0, -4}, {0, 5});
    row("bottom", Anchor::Bottom, {-1, -4}, {1, 5});
    row("bottom right", Anchor::BottomRight, {-3, -4}, {3, 5});
}

void TestResize::anchors() {
    QFETCH(int, anchor);
    QFETCH(Point, grown);
    QFETCH(Point, cropped);
    const auto place = static_cast<Anchor>(anchor);
    QCOMPARE(edit::resizedRect({10, 20}, {13, 24}, place), (Rect{grown.x, grown.y, 13, 24}));
    QCOMPARE(edit::resizedRect({10, 20}, {7, 15}, place), (Rect{cropped.x, cropped.y, 7, 15}));
}

void TestResize::takingWhatWasAddedIsNoChange() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const level::Level level = randomLevel(random);
        const Size larger{level.size.width + random.between(0, 5),
                          level.size.height + random.between(0, 5)};
        for (Anchor anchor : kAnchors) {
            const auto grown =
                edit::resized(level, edit::resizedRect(level.size, larger, anchor)).value();
            QVERIFY(grown.lostObjects.empty() && grown.lostTrajectories.empty());
            level::Level again = level;
            again.size = grown.size;
            again.paint = grown.paint;
            again.objects = grown.objects;
            again.trajectories = grown.trajectories;
            const auto back =
                edit::resized(again, edit::resizedRect(larger, level.size, anchor)).value();
            QCOMPARE(back.size, level.size);
            QVERIFY(back.paint == level.paint);
            QVERIFY(back.objects == level.objects);
            QVERIFY(back.trajectories == level.trajectories);
        }
    }
}

void TestResize::cellsStayWhatTheyAre() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const level::Level level = randomLevel(random);
        const Rect to = randomRect(random);
        const Paint fill = testing::randomPaint(random);
        const auto result = edit::resized(level, to, fill).value();
        QCOMPARE(result.size, (Size{to.width, to.height}));
        QCOMPARE(result.origin, level.origin - to.topLeft());
        QVERIFY(result.paint.has_value());
        QCOMPARE(result.paint->size(), result.size);
        for (int y = 0; y < to.height; ++y) {
            for (int x = 0; x < to.width; ++x) {
                const Point old = Point{x, y} + to.topLeft();
                QCOMPARE(result.paint->at({x, y}),
                         level.paint->contains(old) ? level.paint->at(old) : fill);
            }
        }
    }
}

void TestResize::keepsWhatStaysInside() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const level::Level level = randomLevel(random);
        const Rect to = randomRect(random);
        const auto result = edit::resized(level, to).value();
        const auto placeOf = [&](Point cell) { return cell - to.topLeft(); };
        std::vector<level::Object> kept;
        std::vector<level::Object> lost;
        for (level::Object object : level.objects) {
            if (!to.contains(object.at)) {
                lost.push_back(object);
                continue;
            }
            object.at = object.at - to.topLeft();
            testing::moveNamedCells(object, placeOf);
            kept.push_back(object);
        }
        QVERIFY(result.objects == kept);
        QVERIFY(result.lostObjects == lost);

        QCOMPARE(result.trajectories.size() + result.lostTrajectories.size(),
                 level.trajectories.size());
        const Rect inside{0, 0, to.width, to.height};
        for (const level::Trajectory& trajectory : result.trajectories) {
            QVERIFY(trajectory.points.size() >= 2);
            for (Point point : trajectory.points)
                QVERIFY(inside.contains(point));
        }
        // A path that lies wholly inside loses no point.
        for (level::Trajectory trajectory : level.trajectories) {
            const auto isInside = [&](Point point) { return to.contains(point); };
            if (!std::ranges::all_of(trajectory.points, isInside)) continue;
            for (Point& point : trajectory.points)
                point = placeOf(point);
            testing::moveNamedCells(trajectory, placeOf);
            QVERIFY(std::ranges::count(result.trajectories, trajectory) >= 1);
        }
    }
}

void TestResize::trajectoriesLosePoints_data() {
    QTest::addColumn<std::vector<Point>>("points");
    QTest::addColumn<std::vector<Point>>("expected");
    QTest::addColumn<int>("lost");
    using Points = std::vector<Point>;
    // The level is 10 × 10, cropped to (2, 2) – (7, 7).
    QTest::newRow("inside") << Points{{2, 2}, {7, 7}} << Points{{0, 0}, {5, 5}} << 0;
    QTest::newRow("one out") << Points{{2, 2}, {0, 0}, {7, 7}} << Points{{0, 0}, {5, 5}} << 1;
    QTest::newRow("ends out") << Points{{9, 9}, {2, 2}, {3, 3}, {9, 9}} << Points{{0, 0}, {1, 1}}
                              << 2;
    QTest::newRow("one left") << Points{{9, 9}, {2, 2}, {1, 1}} << Points{} << 0;
    QTest::newRow("back to the same") << Points{{2, 2}, {9, 9}, {2, 2}} << Points{} << 0;
    QTest::newRow("a stop") << Points{{2, 2}, {2, 2}} << Points{{0, 0}, {0, 0}} << 0;
    QTest::newRow("none left") << Points{{9, 9}, {0, 0}} << Points{} << 0;
}

void TestResize::trajectoriesLosePoints() {
    QFETCH(std::vector<Point>, points);
    QFETCH(std::vector<Point>, expected);
    level::Level level = testing::solid({10, 10}, {});
    level.trajectories.emplace_back().points = points;
    const auto result = edit::resized(level, {2, 2, 6, 6}).value();
    if (expected.empty()) {
        QVERIFY(result.trajectories.empty());
        QVERIFY(result.lostTrajectories == level.trajectories);
    } else {
        QVERIFY(result.lostTrajectories.empty());
        QVERIFY(result.trajectories.front().points == expected);
    }
    QTEST(static_cast<int>(result.lostPoints), "lost");
}

void TestResize::unpaintedLevelsStayUnpainted() {
    const auto result = edit::resized(testing::solid({10, 10}, {}), {-3, 0, 20, 5}).value();
    QVERIFY(!result.paint.has_value());
    QCOMPARE(result.size, (Size{20, 5}));
}

void TestResize::roomsLoseEntrances() {
    random::Stream random(1);
    level::Room room;
    room.cells = grid::Grid<level::Terrain>({5, 4}, level::Terrain::Wall);
    room.cells.at({2, 2}) = level::Terrain::Floor;
    room.entrances = {{0, 2}, {4, 2}};
    room.objects = {testing::randomObject(random, {2, 2, 1, 1}, 1),
                    testing::randomObject(random, {0, 0, 1, 1}, 2)};
    const auto result = edit::resized(room, {1, -1, 5, 6}).value();
    QCOMPARE(result.room.cells.size(), (Size{5, 6}));
    QVERIFY(result.room.entrances == (std::vector<Point>{{3, 3}}));
    QCOMPARE(result.lostEntrances, std::size_t{1});
    QCOMPARE(result.room.cells.at({1, 3}), level::Terrain::Floor);
    QCOMPARE(result.room.cells.at({0, 1}), level::Terrain::Wall);
    QCOMPARE(result.room.cells.at({0, 0}), level::Terrain::Void);
    QCOMPARE(result.room.cells.at({4, 3}), level::Terrain::Void);
    QCOMPARE(result.room.objects.size(), std::size_t{1});
    QCOMPARE(result.room.objects.front().at, (Point{1, 3}));
    QVERIFY(result.lostObjects == std::vector{room.objects[1]});
}

void TestResize::sidesAreBounded() {
    const level::Level level = testing::solid({10, 10}, {});
    for (const Rect& to : {Rect{0, 0, 0, 5}, Rect{0, 0, 5, -1}, Rect{0, 0, level::kMaxSide + 1, 5},
                           Rect{0, 0, 5, level::kMaxSide + 1}}) {
        QVERIFY(!edit::resized(level, to).has_value());
    }
    QCOMPARE(edit::resized(level, {0, 0, 9000, 20}).error().describe(),
             std::string("a level is 1–8192 cells wide and high, not 9000 × 20"));
    level::Room room;
    room.cells = grid::Grid<level::Terrain>({3, 3});
    QVERIFY(edit::resized(room, {0, 0, level::kMaxRoomSide, 1}).has_value());
    QCOMPARE(edit::resized(room, {0, 0, 256, 20}).error().describe(),
             std::string("a room is 1–255 cells wide and high, not 256 × 20"));
}

void TestResize::growsToHold() {
    QCOMPARE(edit::grownToHold({5, 4}, Area()), (Rect{0, 0, 5, 4}));
    QCOMPARE(edit::grownToHold({5, 4}, Area(Rect{1, 1, 2, 2})), (Rect{0, 0, 5, 4}));
    QCOMPARE(edit::grownToHold({5, 4}, Area(Point{-2, 7})), (Rect{-2, 0, 7, 8}));
    QCOMPARE(edit::grownToHold({5, 4}, Area(Rect{4, -3, 5, 2})), (Rect{0, -3, 9, 7}));
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Size size{random.between(1, 9), random.between(1, 9)};
        const Area area = testing::randomArea(random, randomRect(random));
        const Rect old{0, 0, size.width, size.height};
        // The smallest rectangle around both is the bounds of their union.
        QCOMPARE(edit::grownToHold(size, area), (area | Area(old)).bounds());
    }
}

void TestResize::growsToTheLargestLevel() {
    random::Stream random(1);
    const level::Level level = randomLevel(random);
    const Rect whole{-4000, -8000, level::kMaxSide, level::kMaxSide};
    const auto result = edit::resized(level, whole).value();
    QVERIFY(result.paint.has_value());
    QCOMPARE(result.paint->at({4000, 8000}), level.paint->at({0, 0}));
    QCOMPARE(result.paint->at({8191, 8191}), static_cast<Paint>(level::Terrain::Wall));
}

MAZELOOM_TEST(TestResize)

}  // namespace mazeloom::tst_resize

#include "tst_resize.moc"

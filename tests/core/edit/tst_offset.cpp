// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>

#include "core/edit/offset.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_offset {

using edit::PastEdge;
using grid::Point;
using grid::Rect;
using grid::Size;
using level::Terrain;

class TestOffset : public QObject {
    Q_OBJECT

  private slots:
    void whatPassesAnEdgeIsLost();
    void whatPassesAnEdgeComesInAtTheOther();
    void wrappingBackIsNoChange();
    void aWholeTurnIsNoChange();
    void keptRoomsStayWhole();
    void cellsThatDataNamesGoAlong();
    void unpaintedLevelsStayUnpainted();
    void roomsMoveWithTheirEntrances();
    void boundsAreThoseOfWhatIsPainted();
    void nothingPaintedHasNoBounds();
};

namespace {

level::Level randomLevel(random::Stream& random) {
    level::Level level;
    level.size = {random.between(1, 9), random.between(1, 9)};
    level.paint = testing::randomPaintGrid(random, level.size);
    const Rect bounds = level.paint->bounds();
    for (int i = 0; i < 3; ++i) {
        level.objects.push_back(testing::randomObject(random, bounds, i));
        level.trajectories.push_back(testing::randomTrajectory(random, bounds, i));
        const Point p = testing::randomPoint(random, bounds);
        level.kept.cells.set(p, level::KeptCell(level::Cell(Terrain::Floor)));
        level.kept.objects.push_back(testing::randomObject(random, {p.x, p.y, 1, 1}, i));
    }
    return level;
}

Point randomWay(random::Stream& random) {
    return {random.between(-20, 20), random.between(-20, 20)};
}

level::Level with(level::Level level, const edit::ResizedLevel& body) {
    level.size = body.size;
    level.paint = body.paint;
    level.objects = body.objects;
    level.trajectories = body.trajectories;
    level.kept = body.kept;
    level.properties = body.properties;
    return level;
}

/// Moves step by step with wrap-around, so that nothing is computed as the edit computes it.
Point walked(Point from, Point by, Size size) {
    for (; by.x > 0; --by.x)
        from.x = from.x + 1 == size.width ? 0 : from.x + 1;
    for (; by.x < 0; ++by.x)
        from.x = from.x == 0 ? size.width - 1 : from.x - 1;
    for (; by.y > 0; --by.y)
        from.y = from.y + 1 == size.height ? 0 : from.y + 1;
    for (; by.y < 0; ++by.y)
        from.y = from.y == 0 ? size.height - 1 : from.y - 1;
    return from;
}

template <typename Visit>
void forEachCell(Size size, const Visit& visit) {
    for (Point p; p.y < size.height; ++p.y) {
        for (p.x = 0; p.x < size.width; ++p.x)
            visit(p);
    }
}

}  // namespace

void TestOffset::whatPassesAnEdgeIsLost() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const level::Level level = randomLevel(random);
        const Point by = randomWay(random);
        const auto moved = edit::offset(level, by, PastEdge::Lost);
        QCOMPARE(moved.size, level.size);
        QCOMPARE(moved.origin, level.origin + by);
        const Rect bounds = level.paint->bounds();
        forEachCell(level.size, [&](Point p) {
            const Point from = p - by;
            QCOMPARE(moved.paint->at(p),
                     bounds.contains(from) ? level.paint->at(from) : level::painted(Terrain::Wall));
            QCOMPARE(moved.kept.cells.at(p).isKept(),
                     bounds.contains(from) && level.kept.cells.at(from).isKept());
        });
        const auto staying = std::ranges::count_if(
            level.objects, [&](const auto& object) { return bounds.contains(object.at + by); });
        QCOMPARE(moved.objects.size(), static_cast<std::size_t>(staying));
        QCOMPARE(moved.lostObjects.size(), level.objects.size() - moved.objects.size());
    }
}

void TestOffset::whatPassesAnEdgeComesInAtTheOther() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const level::Level level = randomLevel(random);
        const Point by = randomWay(random);
        const auto moved = edit::offset(level, by, PastEdge::Wraps);
        QCOMPARE(moved.origin, level.origin + by);
        const auto to = [&](Point p) { return walked(p, by, level.size); };
        forEachCell(level.size, [&](Point p) {
            QCOMPARE(moved.paint->at(to(p)), level.paint->at(p));
            QCOMPARE(moved.kept.cells.at(to(p)), level.kept.cells.at(p));
        });
        QCOMPARE(moved.objects.size(), level.objects.size());
        for (std::size_t i = 0; i < level.objects.size(); ++i)
            QCOMPARE(moved.objects[i].at, to(level.objects[i].at));
        for (std::size_t i = 0; i < level.kept.objects.size(); ++i)
            QCOMPARE(moved.kept.objects[i].at, to(level.kept.objects[i].at));
        for (std::size_t i = 0; i < level.trajectories.size(); ++i) {
            for (std::size_t j = 0; j < level.trajectories[i].points.size(); ++j)
                QCOMPARE(moved.trajectories[i].points[j], to(level.trajectories[i].points[j]));
        }
        QVERIFY(moved.lostObjects.empty() && moved.lostTrajectories.empty());
    }
}

void TestOffset::wrappingBackIsNoChange() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const level::Level level = randomLevel(random);
        const Point by = randomWay(random);
        const level::Level moved = with(level, edit::offset(level, by, PastEdge::Wraps));
        const level::Level back = with(level, edit::offset(moved, Point{} - by, PastEdge::Wraps));
        QVERIFY(back == level);
    }
}

void TestOffset::aWholeTurnIsNoChange() {
    random::Stream random(7);
    const level::Level level = randomLevel(random);
    const Point turn{-3 * level.size.width, 2 * level.size.height};
    QVERIFY(with(level, edit::offset(level, turn, PastEdge::Wraps)) == level);
}

void TestOffset::keptRoomsStayWhole() {
    level::Level level;
    level.size = {8, 6};
    for (const Rect rect : {Rect{1, 1, 2, 2}, Rect{5, 2, 2, 3}}) {
        level.kept.rooms.push_back({rect, {}});
        forEachCell({rect.width, rect.height}, [&](Point p) {
            level.kept.cells.set(rect.topLeft() + p, level::KeptCell(level::Cell(Terrain::Floor)));
        });
    }
    // The second room would lie across the right edge, so it is dropped.
    const auto moved = edit::offset(level, {2, 0}, PastEdge::Wraps);
    QCOMPARE(moved.kept.cells.count(), level.kept.cells.count());
    QCOMPARE(moved.kept.rooms.size(), 1u);
    QCOMPARE(moved.kept.rooms[0].rect, (Rect{3, 1, 2, 2}));
    // The whole room has passed the edge, so it is kept.
    const auto passed = edit::offset(level, {3, 0}, PastEdge::Wraps);
    QCOMPARE(passed.kept.rooms.size(), 2u);
    QCOMPARE(passed.kept.rooms[1].rect, (Rect{0, 2, 2, 3}));
}

void TestOffset::cellsThatDataNamesGoAlong() {
    level::Level level;
    level.size = {8, 6};
    level.properties = {{"door", Point{7, 1}, {}}, {"beside", Point{9, 1}, {}}};
    level::Object object;
    object.at = {1, 1};
    object.properties = {{"key", Point{0, 0}, {}}};
    level.objects.push_back(object);
    const auto cell = [](const level::Property& property) {
        return std::get<Point>(property.value);
    };
    const auto wrapped = edit::offset(level, {2, -1}, PastEdge::Wraps);
    QCOMPARE(cell(wrapped.properties[0]), (Point{1, 0}));
    QCOMPARE(cell(wrapped.properties[1]), (Point{9, 1}));
    QCOMPARE(wrapped.objects[0].at, (Point{3, 0}));
    QCOMPARE(cell(wrapped.objects[0].properties[0]), (Point{2, 5}));
    const auto moved = edit::offset(level, {2, 1}, PastEdge::Lost);
    QCOMPARE(cell(moved.objects[0].properties[0]), (Point{2, 1}));
}

void TestOffset::unpaintedLevelsStayUnpainted() {
    level::Level level;
    level.size = {4, 3};
    for (const PastEdge past : {PastEdge::Lost, PastEdge::Wraps})
        QVERIFY(!edit::offset(level, {1, 1}, past).paint);
}

void TestOffset::roomsMoveWithTheirEntrances() {
    level::Room room;
    room.cells = grid::Grid<Terrain>({4, 3}, Terrain::Wall);
    room.cells.at({1, 1}) = Terrain::Floor;
    room.entrances = {{0, 1}, {3, 1}};
    level::Object object;
    object.at = {1, 1};
    room.objects.push_back(object);
    const auto wrapped = edit::offset(room, {1, 1}, PastEdge::Wraps);
    QCOMPARE(wrapped.room.cells.at({2, 2}), Terrain::Floor);
    QCOMPARE(wrapped.room.objects[0].at, (Point{2, 2}));
    QVERIFY(wrapped.room.entrances == (std::vector<Point>{{1, 2}, {0, 2}}));
    const auto lost = edit::offset(room, {1, 1}, PastEdge::Lost);
    QCOMPARE(lost.room.cells.at({0, 0}), Terrain::Void);
    QCOMPARE(lost.lostEntrances, 1u);
}

void TestOffset::boundsAreThoseOfWhatIsPainted() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        level::Level level;
        level.size = {random.between(1, 12), random.between(1, 12)};
        level.paint = level::PaintGrid(level.size, level::painted(Terrain::Wall));
        const Rect all = level.paint->bounds();
        std::vector<Point> used;
        const auto use = [&] { return used.emplace_back(testing::randomPoint(random, all)); };
        for (int i = random.between(0, 3); i > 0; --i) {
            level.paint->at(use()) = random.chance(50)
                                         ? level::painted(Terrain::Floor)
                                         : level::painted(Terrain::Wall, level::PaintMark::Trap);
        }
        if (random.chance(30)) level.objects.emplace_back().at = use();
        if (random.chance(30)) {
            level::Trajectory path;
            path.points = {use(), use()};
            level.trajectories.push_back(path);
        }
        if (random.chance(30))
            level.kept.cells.set(use(), level::KeptCell(level::Cell(Terrain::Wall)));
        const Rect bounds = edit::paintedBounds(level);
        QCOMPARE(bounds.isEmpty(), used.empty());
        if (used.empty()) continue;
        const auto [left, right] = std::ranges::minmax(used, {}, &Point::x);
        const auto [top, bottom] = std::ranges::minmax(used, {}, &Point::y);
        QCOMPARE(bounds, (Rect{left.x, top.y, right.x - left.x + 1, bottom.y - top.y + 1}));
    }
}

void TestOffset::nothingPaintedHasNoBounds() {
    level::Level level;
    level.size = {4, 3};
    QVERIFY(edit::paintedBounds(level).isEmpty());
    level::Room room;
    room.cells = grid::Grid<Terrain>({4, 3}, Terrain::Void);
    QVERIFY(edit::paintedBounds(room).isEmpty());
    room.cells.at({2, 1}) = Terrain::Wall;
    room.entrances = {{3, 1}};
    QCOMPARE(edit::paintedBounds(room), (Rect{2, 1, 2, 1}));
}

MAZELOOM_TEST(TestOffset)

}  // namespace mazeloom::tst_offset

#include "tst_offset.moc"

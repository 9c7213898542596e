// SPDX-License-Identifier: MIT
#include <QTest>

#include <map>
#include <set>

#include "core/level/level.h"
#include "core/level/map/symmetry.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_symmetry {

using grid::Direction;
using grid::Point;
using grid::Size;
using level::Symmetry;
using level::Terrain;

class TestSymmetry : public QObject {
    Q_OBJECT

  private slots:
    void quarterTurnsAreClockwise();
    void aGridStaysAGrid();
    void keepsNeighboursAndDirections();
    void waterfallsAndDoorsTurnWithTheGrid();
    void roomsTakeEverythingAlong();
};

namespace {

const std::map<Terrain, Direction> kFlow{{Terrain::WaterfallUp, Direction::Up},
                                         {Terrain::WaterfallRight, Direction::Right},
                                         {Terrain::WaterfallDown, Direction::Down},
                                         {Terrain::WaterfallLeft, Direction::Left}};

}  // namespace

void TestSymmetry::quarterTurnsAreClockwise() {
    const Size size{5, 3};
    QCOMPARE(level::transformed(Point{0, 0}, size, {1, false}), (Point{2, 0}));
    QCOMPARE(level::transformed(Point{4, 0}, size, {1, false}), (Point{2, 4}));
    QCOMPARE(level::transformed(Point{1, 0}, size, {0, true}), (Point{3, 0}));
    QCOMPARE(level::transformed(Point{1, 0}, size, {2, false}), (Point{3, 2}));
    QCOMPARE(level::transformed(Point{1, 0}, size, {1, true}), (Point{2, 3}));
    QCOMPARE(level::transformed(Point{2, 1}, {1, false}), (Point{-1, 2}));
}

void TestSymmetry::aGridStaysAGrid() {
    for (Symmetry symmetry : level::kSymmetries) {
        for (const Size size : {Size{1, 1}, Size{4, 1}, Size{3, 6}, Size{5, 5}}) {
            const Size turned = level::transformed(size, symmetry);
            std::set<Point> cells;
            for (int y = 0; y < size.height; ++y) {
                for (int x = 0; x < size.width; ++x) {
                    const Point cell = level::transformed(Point{x, y}, size, symmetry);
                    QVERIFY((grid::Rect{0, 0, turned.width, turned.height}.contains(cell)));
                    cells.insert(cell);
                }
            }
            QCOMPARE(static_cast<std::int64_t>(cells.size()), size.area());
        }
    }
}

void TestSymmetry::keepsNeighboursAndDirections() {
    for (Symmetry symmetry : level::kSymmetries) {
        std::set<Direction> seen;
        for (Direction d : grid::kDirections) {
            const Point here{7, -3};
            const Direction turned = level::transformed(d, symmetry);
            const Point step = level::transformed(here + grid::offset(d), symmetry) -
                               level::transformed(here, symmetry);
            QCOMPARE(step, grid::offset(turned));
            seen.insert(turned);
        }
        QCOMPARE(seen.size(), std::size_t{4});
    }
}

void TestSymmetry::waterfallsAndDoorsTurnWithTheGrid() {
    for (Symmetry symmetry : level::kSymmetries) {
        for (unsigned t = 0; t < level::kTerrainCount; ++t) {
            const auto terrain = static_cast<Terrain>(t);
            const Terrain turned = level::transformed(terrain, symmetry);
            if (kFlow.contains(terrain)) {
                QCOMPARE(kFlow.at(turned), level::transformed(kFlow.at(terrain), symmetry));
            } else if (const auto entry = level::info(terrain).entry) {
                QVERIFY(level::info(turned).entry == level::transformed(*entry, symmetry));
            } else {
                QCOMPARE(turned, terrain);
            }
        }
    }
}

void TestSymmetry::roomsTakeEverythingAlong() {
    level::Room room;
    room.cells = grid::Grid<Terrain>({4, 3}, Terrain::Wall);
    room.cells.at({1, 1}) = Terrain::WaterfallRight;
    room.cells.at({2, 1}) = Terrain::Floor;
    room.entrances = {{3, 1}};
    level::Object emitter;
    emitter.kind = level::ThingKind::Emitter;
    emitter.at = {2, 1};
    emitter.direction = Direction::Left;
    room.objects = {emitter};
    for (Symmetry symmetry : level::kSymmetries) {
        const level::Room turned = level::transformed(room, symmetry);
        const auto placeOf = [&](Point cell) {
            return level::transformed(cell, room.cells.size(), symmetry);
        };
        QCOMPARE(turned.cells.size(), level::transformed(room.cells.size(), symmetry));
        QCOMPARE(turned.entrances.front(), placeOf({3, 1}));
        QCOMPARE(turned.objects.front().at, placeOf({2, 1}));
        // Waterfalls and emitters still point at the same neighbours.
        const Terrain waterfall = turned.cells.at(placeOf({1, 1}));
        QCOMPARE(placeOf({1, 1}) + grid::offset(kFlow.at(waterfall)), placeOf({2, 1}));
        QCOMPARE(turned.objects.front().at + grid::offset(turned.objects.front().direction),
                 placeOf({1, 1}));
    }
}

MAZELOOM_TEST(TestSymmetry)

}  // namespace mazeloom::tst_symmetry

#include "tst_symmetry.moc"

// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/edit/area/symmetry.h"
#include "core/edit/area/turned_area.h"
#include "core/random/stream.h"
#include "tests/support/areas.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_paint_symmetry {

using edit::Area;
using edit::PaintSymmetry;
using grid::Point;
using level::Symmetry;
using testing::CellSet;
using testing::cellSet;
using Mode = PaintSymmetry::Mode;

class TestPaintSymmetry : public QObject {
    Q_OBJECT

  private slots:
    void turnedAreasHoldTheTurnedCells();
    void turningLargeAreasFollowsTheirOutline();
    void imagesAreAsTheModeSays();
    void imagesOfImagesAreImages();
    void areasHoldTheImagesOfTheirCells();
    void levelsStayCentred();
    void quarterTurnsWantAMiddleOrACorner();
    void directionsGoAlong();
};

namespace {

constexpr std::array kModes{Mode::Off,  Mode::LeftRight, Mode::TopBottom,
                            Mode::Both, Mode::HalfTurn,  Mode::QuarterTurns};

/// Returns the images of a cell by plain arithmetic: in half cells, relative to the axis.
CellSet expectedImages(Mode mode, Point axis, Point cell) {
    const Point v{2 * cell.x - axis.x, 2 * cell.y - axis.y};
    std::vector<Point> moved{v};
    if (mode == Mode::LeftRight || mode == Mode::Both) moved.push_back({-v.x, v.y});
    if (mode == Mode::TopBottom || mode == Mode::Both) moved.push_back({v.x, -v.y});
    if (mode == Mode::HalfTurn || mode == Mode::Both) moved.push_back({-v.x, -v.y});
    if (mode == Mode::QuarterTurns) {
        for (Point turned : {Point{-v.y, v.x}, Point{-v.x, -v.y}, Point{v.y, -v.x}})
            moved.push_back(turned);
    }
    CellSet images;
    for (Point m : moved) {
        const Point twice = m + axis;
        if (twice.x % 2 == 0 && twice.y % 2 == 0) images.insert({twice.x / 2, twice.y / 2});
    }
    return images;
}

}  // namespace

void TestPaintSymmetry::turnedAreasHoldTheTurnedCells() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Area area =
            testing::randomArea(random, {random.between(-9, 5), random.between(-9, 5),
                                         random.between(1, 12), random.between(1, 9)});
        for (Symmetry symmetry : level::kSymmetries) {
            CellSet expected;
            for (Point cell : cellSet(area))
                expected.insert(level::transformed(cell, symmetry));
            const Area turned = edit::transformed(area, symmetry);
            QVERIFY(testing::isInOrder(turned));
            QVERIFY(cellSet(turned) == expected);
        }
    }
    for (Symmetry symmetry : level::kSymmetries)
        QVERIFY(edit::transformed(Area(), symmetry).isEmpty());
}

void TestPaintSymmetry::turningLargeAreasFollowsTheirOutline() {
    // Stored cell by cell, these areas would not fit into memory.
    const Area area(grid::Rect{-50'000, 0, 1'000'000, 700'000});
    QCOMPARE(edit::transformed(area, {1, false}),
             Area(grid::Rect{-699'999, -50'000, 700'000, 1'000'000}));
}

void TestPaintSymmetry::imagesAreAsTheModeSays() {
    for (int seed = 0; seed < testing::seeds(4000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Point cell = testing::randomPoint(random, {-10, -10, 21, 21});
        for (Mode mode : kModes) {
            const PaintSymmetry symmetry(mode, testing::randomPoint(random, {-9, -9, 19, 19}));
            const auto images = symmetry.images(cell);
            QCOMPARE(images.front(), (PaintSymmetry::Image{cell, {}}));
            CellSet places;
            for (const auto& image : images)
                QVERIFY(places.insert(image.at).second);
            QVERIFY(places == expectedImages(mode, symmetry.axis(), cell));
        }
    }
}

void TestPaintSymmetry::imagesOfImagesAreImages() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Point cell = testing::randomPoint(random, {-10, -10, 21, 21});
        for (Mode mode : kModes) {
            const PaintSymmetry symmetry(mode, testing::randomPoint(random, {-9, -9, 19, 19}));
            const Area all = symmetry.applied(Area(cell));
            for (Point image : cellSet(all))
                QCOMPARE(symmetry.applied(Area(image)), all);
        }
    }
}

void TestPaintSymmetry::areasHoldTheImagesOfTheirCells() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Area area = testing::randomArea(random, {-4, -3, 9, 8});
        for (Mode mode : kModes) {
            const PaintSymmetry symmetry(mode, testing::randomPoint(random, {-9, -9, 19, 19}));
            CellSet expected;
            for (Point cell : cellSet(area)) {
                for (const auto& image : symmetry.images(cell))
                    expected.insert(image.at);
            }
            QVERIFY(cellSet(symmetry.applied(area)) == expected);
        }
    }
}

void TestPaintSymmetry::levelsStayCentred() {
    for (int height = 1; height <= 7; ++height) {
        for (int width = 1; width <= 7; ++width) {
            const Area whole(grid::Rect{0, 0, width, height});
            for (Mode mode : kModes) {
                if (mode == Mode::QuarterTurns && width != height) continue;
                const PaintSymmetry symmetry(mode, PaintSymmetry::centreOf({width, height}));
                QCOMPARE(symmetry.applied(whole), whole);
                QCOMPARE(symmetry.axis(), PaintSymmetry::centreOf({width, height}));
            }
        }
    }
}

void TestPaintSymmetry::quarterTurnsWantAMiddleOrACorner() {
    for (int y = -3; y <= 3; ++y) {
        for (int x = -3; x <= 3; ++x) {
            for (Mode mode : kModes) {
                const Point axis = PaintSymmetry(mode, {x, y}).axis();
                const bool moves = mode == Mode::QuarterTurns && (x + y) % 2 != 0;
                QCOMPARE(axis, (Point{moves ? x - 1 : x, y}));
            }
        }
    }
}

void TestPaintSymmetry::directionsGoAlong() {
    // A beam from the cell hits the cell's neighbour; its image must hit the neighbour's image.
    for (Mode mode : kModes) {
        const PaintSymmetry symmetry(mode, {8, 4});
        for (const auto& image : symmetry.images({9, 3})) {
            for (grid::Direction d : grid::kDirections) {
                QCOMPARE(image.at + grid::offset(level::transformed(d, image.symmetry)),
                         symmetry.image(Point{9, 3} + grid::offset(d), image.symmetry));
            }
        }
    }
}

MAZELOOM_TEST(TestPaintSymmetry)

}  // namespace mazeloom::tst_paint_symmetry

#include "tst_paint_symmetry.moc"

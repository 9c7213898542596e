// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/edit/fragment/tiling.h"
#include "core/random/stream.h"
#include "tests/support/areas.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_tiling {

using edit::Area;
using edit::Fragment;
using grid::Point;

class TestTiling : public QObject {
    Q_OBJECT

  private slots:
    void eachCellIsThatOfThePattern();
    void objectsComeWithTheirCells();
    void manyObjectsStayAway();
    void nothingFillsNothing();
};

namespace {

Area randomRegion(random::Stream& random) {
    std::vector<edit::Run> runs;
    const int count = random.between(1, 12);
    for (int i = 0; i < count; ++i)
        runs.push_back({random.between(-9, 20), random.between(-9, 20), random.between(1, 25)});
    return Area(std::move(runs));
}

}  // namespace

void TestTiling::eachCellIsThatOfThePattern() {
    random::Stream random(7);
    for (int round = 0; round < 300; ++round) {
        const Fragment pattern = testing::randomFragment(random);
        const Area region = randomRegion(random);
        const Fragment filled = edit::tiled(pattern, region);
        const grid::Rect bounds = region.bounds();
        for (int y = 0; y < bounds.height; ++y) {
            for (int x = 0; x < bounds.width; ++x) {
                const Point from{x % pattern.paint.width(), y % pattern.paint.height()};
                const bool isCovered =
                    region.contains(Point{x, y} + bounds.topLeft()) && pattern.mask.contains(from);
                QCOMPARE(filled.mask.contains({x, y}), isCovered);
                if (isCovered) QCOMPARE(filled.paint.at({x, y}), pattern.paint.at(from));
            }
        }
    }
}

void TestTiling::objectsComeWithTheirCells() {
    Fragment pattern;
    pattern.paint = level::PaintGrid({3, 2}, static_cast<level::Paint>(level::Terrain::Floor));
    pattern.mask = Area(grid::Rect{0, 0, 3, 2});
    level::Object heart;
    heart.kind = level::ThingKind::Heart;
    heart.at = {1, 1};
    level::Object hero;
    hero.kind = level::ThingKind::Hero;
    hero.at = {2, 0};
    pattern.objects = {heart, hero};
    // Eight columns contain the pattern's middle column three times, five rows its second row
    // twice.
    const Fragment filled = edit::tiled(pattern, Area(grid::Rect{10, 10, 8, 5}));
    QCOMPARE(filled.objects.size(), std::size_t{6});
    for (const level::Object& object : filled.objects) {
        QVERIFY(object.kind == level::ThingKind::Heart);
        QCOMPARE(object.at.x % 3, 1);
        QCOMPARE(object.at.y % 2, 1);
    }
}

void TestTiling::manyObjectsStayAway() {
    Fragment pattern;
    pattern.paint = level::PaintGrid({1, 1}, static_cast<level::Paint>(level::Terrain::Floor));
    pattern.mask = Area(Point{0, 0});
    pattern.objects.resize(1);
    pattern.objects[0].kind = level::ThingKind::Heart;
    QCOMPARE(edit::tiled(pattern, Area(grid::Rect{0, 0, 32, 64})).objects.size(),
             static_cast<std::size_t>(edit::kMostTiledObjects));
    const Fragment many = edit::tiled(pattern, Area(grid::Rect{0, 0, 33, 64}));
    QVERIFY(many.objects.empty());
    QCOMPARE(many.mask.cellCount(), 33 * 64);
}

void TestTiling::nothingFillsNothing() {
    random::Stream random(9);
    const Fragment pattern = testing::randomFragment(random);
    QVERIFY(edit::tiled(pattern, {}).isEmpty());
    QVERIFY(edit::tiled({}, Area(grid::Rect{0, 0, 4, 4})).isEmpty());
}

MAZELOOM_TEST(TestTiling)

}  // namespace mazeloom::tst_tiling

#include "tst_tiling.moc"

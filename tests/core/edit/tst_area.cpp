// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <set>

#include "core/edit/area/area.h"
#include "core/edit/paint/paint_delta.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_area {

using edit::Area;
using edit::Run;
using grid::Point;
using level::Terrain;

class TestArea : public QObject {
    Q_OBJECT

  private slots:
    void isWhatItsRunsCover();
    void runsAreInOrderAndApart();
    void setOperationsAreThoseOfSets();
    void boundsAreTight();
    void movesAndClips();
    void inksChangeWhatTheySay_data();
    void inksChangeWhatTheySay();
    void deltaIsExactAndGoesBothWays();
    void pastesCells();
    void aUniformFillIsARunARow();
};

namespace {

using Cells = std::set<Point>;

std::vector<Run> randomRuns(random::Stream& random) {
    std::vector<Run> runs;
    const int count = random.between(0, 12);
    for (int i = 0; i < count; ++i)
        runs.push_back({random.between(-4, 6), random.between(-6, 12), random.between(-1, 7)});
    return runs;
}

Cells cellsOf(const std::vector<Run>& runs) {
    Cells cells;
    for (const Run& run : runs) {
        for (int i = 0; i < run.count; ++i)
            cells.insert({run.x + i, run.y});
    }
    return cells;
}

Cells cellsOf(const Area& area) {
    return cellsOf(std::vector<Run>(area.runs().begin(), area.runs().end()));
}

level::PaintGrid randomPaint(random::Stream& random) {
    level::PaintGrid paint({random.between(1, 12), random.between(1, 9)});
    for (int y = 0; y < paint.height(); ++y) {
        for (level::Paint& cell : paint.row(y)) {
            cell = static_cast<level::Paint>(random.chance(50) ? Terrain::Wall : Terrain::Floor);
            if (random.chance(20)) cell = level::marked(cell, level::PaintMark::NoTrap);
        }
    }
    return paint;
}

}  // namespace

void TestArea::isWhatItsRunsCover() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const std::vector<Run> runs = randomRuns(random);
        const Area area(runs);
        const Cells cells = cellsOf(runs);
        QCOMPARE(area.cellCount(), static_cast<std::int64_t>(cells.size()));
        for (int y = -6; y < 9; ++y) {
            for (int x = -8; x < 21; ++x)
                QCOMPARE(area.contains({x, y}), cells.contains({x, y}));
            int inRow = 0;
            for (const Run& run : area.row(y)) {
                QCOMPARE(run.y, y);
                inRow += run.count;
            }
            QCOMPARE(inRow, static_cast<int>(std::ranges::count(cells, y, &Point::y)));
        }
    }
}

void TestArea::runsAreInOrderAndApart() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Area a(randomRuns(random));
        const Area b(randomRuns(random));
        for (const Area& area : {a, a | b, a & b, a - b}) {
            const Run* last = nullptr;
            for (const Run& run : area.runs()) {
                QVERIFY(run.count > 0);
                QVERIFY(last == nullptr || last->y < run.y ||
                        (last->y == run.y && last->end() < run.x));
                last = &run;
            }
        }
    }
}

void TestArea::setOperationsAreThoseOfSets() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Area a(randomRuns(random));
        const Area b(randomRuns(random));
        const Cells inA = cellsOf(a);
        const Cells inB = cellsOf(b);
        Cells either = inA;
        either.insert(inB.begin(), inB.end());
        Cells both;
        Cells onlyA;
        for (Point cell : inA)
            (inB.contains(cell) ? both : onlyA).insert(cell);
        QVERIFY(cellsOf(a | b) == either);
        QVERIFY(cellsOf(a & b) == both);
        QVERIFY(cellsOf(a - b) == onlyA);
        const grid::Rect frame{-2, -1, 9, 5};
        QVERIFY(((a.invertedIn(frame) | a) & Area(frame)) == Area(frame));
        QVERIFY((a.invertedIn(frame) & a).isEmpty());
    }
}

void TestArea::boundsAreTight() {
    QVERIFY(Area().bounds().isEmpty());
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Area area(randomRuns(random));
        if (area.isEmpty()) continue;
        const grid::Rect bounds = area.bounds();
        bool top = false, bottom = false, left = false, right = false;
        for (Point cell : cellsOf(area)) {
            QVERIFY(bounds.contains(cell));
            top |= cell.y == bounds.y;
            bottom |= cell.y == bounds.bottom();
            left |= cell.x == bounds.x;
            right |= cell.x == bounds.right();
        }
        QVERIFY(top && bottom && left && right);
    }
}

void TestArea::movesAndClips() {
    const Area area({{0, 0, 3}, {1, 2, 4}});
    QCOMPARE(area.moved({2, -1}), Area({{-1, 2, 3}, {0, 4, 4}}));
    QCOMPARE(area.clipped({1, 0, 3, 2}), Area({{0, 1, 2}, {1, 2, 2}}));
    QVERIFY(area.clipped({}).isEmpty());
    QCOMPARE(Area(grid::Rect{1, 2, 3, 2}), Area({{2, 1, 3}, {3, 1, 3}}));
    QCOMPARE(Area(Point{4, 5}), Area(grid::Rect{4, 5, 1, 1}));
}

void TestArea::inksChangeWhatTheySay_data() {
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("solid");
    QTest::addColumn<int>("water");
    QTest::addColumn<int>("trap");
    QTest::addColumn<int>("noMark");
    const int wall = static_cast<int>(Terrain::Wall);
    const int floor = static_cast<int>(Terrain::Floor);
    const int water = static_cast<int>(Terrain::Water);
    const int trap = static_cast<int>(level::PaintMark::Trap);
    const int coin = static_cast<int>(level::PaintMark::Coin);
    QTest::newRow("wall") << wall << wall << water << wall << wall;
    QTest::newRow("floor") << floor << wall << water << (floor | trap) << floor;
    QTest::newRow("coin") << (floor | coin) << wall << (water | coin) << (floor | trap) << floor;
}

void TestArea::inksChangeWhatTheySay() {
    QFETCH(int, before);
    const auto cell = static_cast<level::Paint>(before);
    QTEST(int{edit::terrainInk(Terrain::Wall).on(cell)}, "solid");
    QTEST(int{edit::terrainInk(Terrain::Water).on(cell)}, "water");
    QTEST(int{edit::markInk(level::PaintMark::Trap).on(cell)}, "trap");
    QTEST(int{edit::noMarkInk().on(cell)}, "noMark");
    QCOMPARE(int{edit::exactInk(7).on(cell)}, 7);
}

void TestArea::deltaIsExactAndGoesBothWays() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const level::PaintGrid before = randomPaint(random);
        level::PaintGrid grid = before;
        edit::PaintDelta stroke;
        level::PaintGrid expected = before;
        for (int i = 0; i < 3; ++i) {
            const Area area(randomRuns(random));
            const edit::Ink ink = random.chance(50) ? edit::terrainInk(Terrain::Water)
                                                    : edit::markInk(level::PaintMark::Trap);
            for (Point cell : cellsOf(area)) {
                if (expected.contains(cell)) expected.at(cell) = ink.on(expected.at(cell));
            }
            const edit::PaintDelta delta = edit::deltaOf(grid, area, ink);
            for (const edit::PaintRun& run : delta)
                QVERIFY(run.count > 0 && run.before != run.after);
            edit::redo(grid, delta);
            QVERIFY(grid == expected);
            QVERIFY(edit::deltaOf(grid, area, ink).empty());
            stroke.insert(stroke.end(), delta.begin(), delta.end());
            std::vector<Run> changed;
            for (const edit::PaintRun& run : stroke) {
                const Point first = grid.point(run.first);
                changed.push_back({first.y, first.x, run.count});
            }
            QCOMPARE(edit::boundsOf(grid, stroke), Area(changed).bounds());
        }
        edit::undo(grid, stroke);
        QVERIFY(grid == before);
        edit::redo(grid, stroke);
        QVERIFY(grid == expected);
    }
}

void TestArea::pastesCells() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        level::PaintGrid grid = randomPaint(random);
        const level::PaintGrid cells = randomPaint(random);
        const Point at{random.between(-4, 8), random.between(-4, 6)};
        const Area mask(randomRuns(random));
        level::PaintGrid expected = grid;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const Point from = Point{x, y} - at;
                if (mask.contains({x, y}) && cells.contains(from))
                    expected.at({x, y}) = cells.at(from);
            }
        }
        const edit::PaintDelta delta = edit::deltaOf(grid, cells, at, mask);
        edit::redo(grid, delta);
        QVERIFY(grid == expected);
    }
}

void TestArea::aUniformFillIsARunARow() {
    level::PaintGrid grid({300, 200}, static_cast<level::Paint>(Terrain::Wall));
    const auto delta = edit::deltaOf(grid, Area(grid.bounds()), edit::terrainInk(Terrain::Floor));
    QCOMPARE(delta.size(), std::size_t{200});
    QCOMPARE(edit::boundsOf(grid, delta), grid.bounds());
}

MAZELOOM_TEST(TestArea)

}  // namespace mazeloom::tst_area

#include "tst_area.moc"

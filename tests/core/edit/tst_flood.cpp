// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <deque>

#include "core/edit/paint/flood.h"
#include "core/random/stream.h"
#include "tests/support/areas.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_flood {

using edit::Area;
using edit::Reach;
using grid::Point;
using level::Paint;
using level::PaintGrid;
using testing::CellSet;

class TestFlood : public QObject {
    Q_OBJECT

  private slots:
    void fillsWhatHangsTogether();
    void fillsWhatHangsTogetherInLargeGrids_data();
    void fillsWhatHangsTogetherInLargeGrids();
    void findsAllThatIsAlike();
    void startsNowhere();
    void fillsTheLargestLevel();
};

namespace {

/// Returns a bit for each cell: whether a plain flood fill reaches it.
std::vector<bool> reached(const PaintGrid& grid, Point start, Paint compared, const Area* within) {
    std::vector<bool> seen(static_cast<std::size_t>(grid.size().area()));
    const auto visit = [&](Point p, std::deque<Point>& open) {
        if (!grid.contains(p) || (within != nullptr && !within->contains(p))) return;
        if (((grid.at(p) ^ grid.at(start)) & compared) != 0 || seen[grid.index(p)]) return;
        seen[grid.index(p)] = true;
        open.push_back(p);
    };
    std::deque<Point> open;
    visit(start, open);
    for (; !open.empty(); open.pop_front()) {
        for (grid::Direction d : grid::kDirections)
            visit(open.front() + grid::offset(d), open);
    }
    return seen;
}

std::vector<bool> bitsOf(const PaintGrid& grid, const Area& area) {
    std::vector<bool> bits(static_cast<std::size_t>(grid.size().area()));
    for (const edit::Run& run : area.runs()) {
        for (int x = run.x; x < run.end(); ++x)
            bits[grid.index({x, run.y})] = true;
    }
    return bits;
}

/// Returns few terrains and marks in stretches, so that fills are neither trivial nor complete.
PaintGrid randomGrid(random::Stream& random, grid::Size size) {
    PaintGrid grid(size);
    const int change = random.between(5, 100);
    const int terrains = random.between(1, 3);
    Paint cell = 0;
    for (Paint& each : grid.storage()) {
        if (random.chance(change)) {
            cell = static_cast<Paint>(5 + random.between(0, terrains - 1));
            if (random.chance(20)) cell = level::marked(cell, level::PaintMark::Coin);
        }
        each = cell;
    }
    return grid;
}

/// Returns vertical passages one cell wide, joined at alternate ends, or all at the top.
PaintGrid comb(grid::Size size, bool serpentine) {
    PaintGrid grid(size, 1);
    for (int x = 0; x < size.width; x += 2) {
        for (int y = 0; y < size.height; ++y)
            grid.at({x, y}) = 5;
        if (x + 1 < size.width) {
            grid.at({x + 1, serpentine && x % 4 == 0 ? size.height - 1 : 0}) = 5;
        }
    }
    return grid;
}

/// Returns the grid with columns and rows swapped.
PaintGrid turned(const PaintGrid& grid) {
    PaintGrid turned({grid.height(), grid.width()});
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x)
            turned.at({y, x}) = grid.at({x, y});
    }
    return turned;
}

/// Returns alternating rings of passage and wall, joined by a passage that runs down from the top.
PaintGrid rings(grid::Size size) {
    PaintGrid grid(size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const int ring = std::min({x, y, size.width - 1 - x, size.height - 1 - y});
            const bool joins = x == size.width / 2 && y <= size.height / 2;
            grid.at({x, y}) = ring % 2 == 0 || joins ? 5 : 1;
        }
    }
    return grid;
}

PaintGrid checkerboard(grid::Size size) {
    PaintGrid grid(size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            grid.at({x, y}) = (x + y) % 2 == 0 ? 5 : 1;
    }
    return grid;
}

}  // namespace

void TestFlood::fillsWhatHangsTogether() {
    for (int seed = 0; seed < testing::seeds(4000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const grid::Size size{random.between(1, 70), random.between(1, 12)};
        const PaintGrid grid = randomGrid(random, size);
        const Point start = testing::randomPoint(random, grid.bounds());
        const Paint compared = random.chance(50) ? edit::kSameTerrain : edit::kSamePaint;
        const Area selection =
            testing::randomArea(random, {-1, -1, size.width + 2, size.height + 1});
        for (const Area* within : {static_cast<const Area*>(nullptr), &selection}) {
            const Area area = edit::flooded(grid, start, compared, Reach::Connected, within);
            QVERIFY(testing::isInOrder(area));
            const edit::Ink ink = random.chance(50) ? edit::terrainInk(level::Terrain::Water)
                                                    : edit::markInk(level::PaintMark::Trap);
            QVERIFY(edit::filled(grid, start, compared, Reach::Connected, within, ink) ==
                    edit::deltaOf(grid, area, ink));
            QVERIFY(bitsOf(grid, area) == reached(grid, start, compared, within));
        }
    }
}

void TestFlood::fillsWhatHangsTogetherInLargeGrids_data() {
    QTest::addColumn<PaintGrid>("grid");
    random::Stream random(7);
    PaintGrid noise({1100, 700});
    for (Paint& cell : noise.storage())
        cell = random.chance(62) ? 5 : 1;
    QTest::newRow("uniform") << PaintGrid({1025, 700}, 5);
    QTest::newRow("noise") << noise;
    QTest::newRow("comb") << comb({1023, 600}, false);
    QTest::newRow("serpentine") << comb({1024, 600}, true);
    QTest::newRow("serpentine, rotated") << turned(comb({700, 500}, true));
    QTest::newRow("rings") << rings({701, 333});
    QTest::newRow("checkerboard") << checkerboard({1024, 600});
    PaintGrid split({1000, 1000}, 5);
    std::ranges::fill(split.row(400), Paint{1});
    QTest::newRow("two halves") << split;
}

void TestFlood::fillsWhatHangsTogetherInLargeGrids() {
    QFETCH(PaintGrid, grid);
    random::Stream random(3);
    const Area selection = Area(grid.bounds()) - testing::randomArea(random, {100, 100, 60, 50});
    for (const Point start : {Point{0, 0}, Point{grid.width() - 1, grid.height() - 1},
                              testing::randomPoint(random, grid.bounds())}) {
        for (const Area* within : {static_cast<const Area*>(nullptr), &selection}) {
            const Area area =
                edit::flooded(grid, start, edit::kSamePaint, Reach::Connected, within);
            QVERIFY(testing::isInOrder(area));
            QVERIFY(bitsOf(grid, area) == reached(grid, start, edit::kSamePaint, within));
        }
    }
}

void TestFlood::findsAllThatIsAlike() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const grid::Size size{random.between(1, 200), random.between(1, 6)};
        const PaintGrid grid = randomGrid(random, size);
        const Point start = testing::randomPoint(random, grid.bounds());
        const Paint compared = random.chance(50) ? edit::kSameTerrain : edit::kSamePaint;
        const Area selection =
            testing::randomArea(random, {-1, -1, size.width + 2, size.height + 1});
        CellSet alike;
        CellSet selected;
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                if (((grid.at({x, y}) ^ grid.at(start)) & compared) != 0) continue;
                alike.insert({x, y});
                if (selection.contains(start) && selection.contains({x, y})) {
                    selected.insert({x, y});
                }
            }
        }
        const Area all = edit::flooded(grid, start, compared, Reach::Everywhere);
        const Area some = edit::flooded(grid, start, compared, Reach::Everywhere, &selection);
        QVERIFY(testing::isInOrder(all) && testing::isInOrder(some));
        QVERIFY(testing::cellSet(all) == alike);
        const edit::Ink ink = edit::terrainInk(level::Terrain::Water);
        QVERIFY(edit::filled(grid, start, compared, Reach::Everywhere, nullptr, ink) ==
                edit::deltaOf(grid, all, ink));
        QVERIFY(testing::cellSet(some) == selected);
    }
}

void TestFlood::startsNowhere() {
    const PaintGrid grid({6, 4}, 5);
    const Area selection(grid::Rect{0, 0, 2, 2});
    for (Reach reach : {Reach::Connected, Reach::Everywhere}) {
        for (Point outside : {Point{-1, 0}, Point{6, 0}, Point{0, -1}, Point{0, 4}})
            QVERIFY(edit::flooded(grid, outside, edit::kSamePaint, reach).isEmpty());
        QVERIFY(edit::flooded(grid, {3, 3}, edit::kSamePaint, reach, &selection).isEmpty());
        QVERIFY(edit::flooded(PaintGrid(), {0, 0}, edit::kSamePaint, reach).isEmpty());
        const edit::Ink ink = edit::terrainInk(level::Terrain::Water);
        QVERIFY(edit::filled(grid, {3, 3}, edit::kSamePaint, reach, &selection, ink).empty());
        QVERIFY(edit::filled(grid, {6, 0}, edit::kSamePaint, reach, nullptr, ink).empty());
    }
}

void TestFlood::fillsTheLargestLevel() {
    const PaintGrid grid({level::kMaxSide, level::kMaxSide}, 5);
    const Area area = edit::flooded(grid, {8000, 1}, edit::kSamePaint, Reach::Connected);
    QVERIFY(area == Area(grid.bounds()));
}

MAZELOOM_TEST(TestFlood)

}  // namespace mazeloom::tst_flood

#include "tst_flood.moc"

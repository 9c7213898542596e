// SPDX-License-Identifier: MIT
#include <algorithm>
#include <atomic>

#include <QTest>

#include "core/analyse/distances.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_distances {

using analyse::Distances;
using grid::Point;
using level::Cell;
using level::Terrain;

namespace {

/// Returns a random map of walls, floor, water and traps.
level::CellGrid randomCells(random::Stream& stream) {
    const grid::Size size{stream.between(1, 14), stream.between(1, 14)};
    level::CellGrid cells(size);
    for (int y = 0; y < size.height; ++y) {
        for (Cell& cell : cells.row(y)) {
            const auto chance = stream.below(10);
            cell = chance < 3 ? Terrain::Wall : chance < 4 ? Terrain::Water : Terrain::Floor;
            if (cell.isWalkable() && stream.below(6) == 0) cell = cell.with(Cell::kTrap);
        }
    }
    return cells;
}

/// Returns the distances computed by relaxation: each cell is one more than its lowest neighbour,
/// repeated until nothing changes.
grid::Grid<std::uint32_t> relaxed(const level::CellGrid& cells, Point start, bool overTraps) {
    constexpr std::uint32_t kFar = 1'000'000;
    grid::Grid<std::uint32_t> steps(cells.size(), kFar);
    const auto isFree = [&](Point p) {
        return cells.at(p).isWalkable() && (overTraps || p == start || !cells.at(p).isTrap());
    };
    if (isFree(start)) steps.at(start) = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = 0; y < cells.height(); ++y) {
            for (int x = 0; x < cells.width(); ++x) {
                if (!isFree({x, y})) continue;
                for (const Point p : {Point{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}}) {
                    if (!cells.contains(p) || steps.at(p) + 1 >= steps.at({x, y})) continue;
                    steps.at({x, y}) = steps.at(p) + 1;
                    changed = true;
                }
            }
        }
    }
    return steps;
}

}  // namespace

class TestDistances : public QObject {
    Q_OBJECT

  private slots:
    void agreesWithAnotherWayOfComputing();
    void countsAlongASerpentine();
    void nothingIsReachedFromAWall();
    void stopsWhenTold();
};

void TestDistances::agreesWithAnotherWayOfComputing() {
    for (int seed = 0; seed < testing::seeds(2'000); ++seed) {
        random::Stream stream(static_cast<std::uint64_t>(seed));
        const level::CellGrid cells = randomCells(stream);
        const Point start{stream.between(0, cells.width() - 1),
                          stream.between(0, cells.height() - 1)};
        const Distances distances(cells, start);
        const auto around = relaxed(cells, start, false);
        const auto over = relaxed(cells, start, true);
        std::uint32_t farthest = 0;
        for (int y = 0; y < cells.height(); ++y) {
            for (int x = 0; x < cells.width(); ++x) {
                const Point cell{x, y};
                const bool isSafe = around.at(cell) < 1'000'000;
                if (isSafe) farthest = std::max(farthest, around.at(cell));
                const auto expected = isSafe                      ? around.at(cell)
                                      : over.at(cell) < 1'000'000 ? Distances::kOverTraps
                                                                  : Distances::kNever;
                QVERIFY2(distances.at(cell) == expected,
                         qPrintable(QString("seed %1, cell %2, %3").arg(seed).arg(x).arg(y)));
            }
        }
        QCOMPARE(distances.farthest(), farthest);
    }
}

void TestDistances::countsAlongASerpentine() {
    // Columns joined alternately at the bottom and at the top: every open cell is one step farther.
    constexpr int kSide = 101;
    level::CellGrid cells({kSide, kSide});
    cells.fill(Terrain::Wall);
    std::uint32_t open = 0;
    for (int x = 0; x < kSide; x += 2) {
        for (int y = 0; y < kSide; ++y, ++open)
            cells.at({x, y}) = Terrain::Floor;
        if (x + 1 == kSide) break;
        cells.at({x + 1, x % 4 == 0 ? kSide - 1 : 0}) = Terrain::Floor;
        ++open;
    }
    const Distances distances(cells, {0, 0});
    QCOMPARE(distances.farthest(), open - 1);
    QCOMPARE(distances.at({1, kSide - 1}), std::uint32_t{kSide});
    QVERIFY(!Distances::isNumber(distances.at({1, 0})));
}

void TestDistances::nothingIsReachedFromAWall() {
    level::CellGrid cells({3, 1});
    cells.fill(Terrain::Floor);
    cells.at({1, 0}) = Terrain::Wall;
    const Distances distances(cells, {1, 0});
    for (int x = 0; x < 3; ++x)
        QCOMPARE(distances.at({x, 0}), Distances::kNever);
    QCOMPARE(distances.farthest(), 0u);
}

void TestDistances::stopsWhenTold() {
    level::CellGrid cells({2'000, 1});
    cells.fill(Terrain::Floor);
    const std::atomic<bool> stop = true;
    QVERIFY(!Distances::isNumber(Distances(cells, {0, 0}, &stop).at({1'999, 0})));
    QCOMPARE(Distances(cells, {0, 0}).at({1'999, 0}), 1'999u);
}

MAZELOOM_TEST(TestDistances)

}  // namespace mazeloom::tst_distances

#include "tst_distances.moc"

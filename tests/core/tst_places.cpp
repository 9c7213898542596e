// SPDX-License-Identifier: MIT
// Draws bound to places: as even as any other, unrelated between neighbours, purposes and stages,
// and the same on every machine. Also ranking by hash.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include <QTest>

#include "core/generate/shared/ranking.h"
#include "core/grid/grid.h"
#include "core/grid/hash.h"
#include "core/random/places.h"
#include "core/random/squares.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_places {

using generate::Ranking;
using grid::Point;
using random::Places;

class TestPlaces : public QObject {
    Q_OBJECT

  private slots:
    void chancesAreMet();
    void neighboursAreUnrelated();
    void purposesAndStagesAreUnrelated();
    void allBelowABoundAreAsLikely();
    void cellsCountFromTheOrigin();
    void squaresCountFromTheOrigin();
    void areThoseOfEveryMachine();
    void rankingHandsOutTheLeastFirst_data();
    void rankingHandsOutTheLeastFirst();
    void rankingsRestartInBetween();
    void oneMoreChangesARankingByOne();
};

namespace {

constexpr int kSide = 256;

template <typename Visit>
void forEachCell(const Visit& visit) {
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x)
            visit(Point{x, y});
    }
}

/// Whether the count is plausible for this chance: within five standard deviations.
bool isLikely(std::int64_t count, std::int64_t trials, double chance) {
    const double expected = static_cast<double>(trials) * chance;
    return std::abs(static_cast<double>(count) - expected) <=
           5 * std::sqrt(expected * (1 - chance));
}

}  // namespace

void TestPlaces::chancesAreMet() {
    for (const int percent : {0, 1, 15, 40, 99, 100}) {
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const Places places = random::stagePlaces(seed, "traps", 0);
            std::int64_t count = 0;
            forEachCell([&](Point p) { count += places.chance(p, percent) ? 1 : 0; });
            QVERIFY2(isLikely(count, kSide * kSide, percent / 100.0),
                     qPrintable(QString::number(count)));
        }
    }
}

void TestPlaces::neighboursAreUnrelated() {
    for (const Point by : {Point{1, 0}, Point{0, 1}, Point{1, 1}, Point{-1, 1}, Point{2, 0},
                           Point{0, 2}, Point{256, 0}}) {
        const Places places = random::stagePlaces(7, "coins", 0);
        std::int64_t both = 0;
        forEachCell([&](Point p) { both += places.chance(p, 40) && places.chance(p + by, 40); });
        QVERIFY2(isLikely(both, kSide * kSide, 0.16), qPrintable(QString::number(both)));
    }
}

void TestPlaces::purposesAndStagesAreUnrelated() {
    const Places places = random::stagePlaces(7, "water", 0);
    for (const Places& other :
         {places.of(0), places.of(1), places.of(1).of(1), random::stagePlaces(7, "water", 1),
          random::stagePlaces(8, "water", 0), random::stagePlaces(7, "bugs", 0)}) {
        std::int64_t both = 0;
        forEachCell([&](Point p) { both += places.chance(p, 50) && other.chance(p, 50); });
        QVERIFY2(isLikely(both, kSide * kSide, 0.25), qPrintable(QString::number(both)));
    }
}

void TestPlaces::allBelowABoundAreAsLikely() {
    const Places places = random::stagePlaces(3, "furnish", 0);
    std::array<std::int64_t, 7> counts{};
    forEachCell([&](Point p) { ++counts.at(places.below(p, 7)); });
    for (const std::int64_t count : counts)
        QVERIFY2(isLikely(count, kSide * kSide, 1 / 7.0), qPrintable(QString::number(count)));
}

void TestPlaces::cellsCountFromTheOrigin() {
    const Places places = random::stagePlaces(7, "coins", 0);
    for (const Point origin : {Point{5, 3}, Point{-40, 1'000'000}, Point{-1, -1}}) {
        const Places moved = random::stagePlaces(7, "coins", 0, origin);
        for (int i = -50; i < 50; ++i) {
            const Point cell{3 * i, i * i};
            QCOMPARE(moved.bits(cell + origin), places.bits(cell));
            QCOMPARE(moved.of(9).below(cell + origin, 100), places.of(9).below(cell, 100));
            QCOMPARE(moved.stream(cell + origin).bits(), places.stream(cell).bits());
            QCOMPARE(moved.of(2).ofNumbers().bits(cell), places.of(2).bits(cell));
        }
    }
}

void TestPlaces::squaresCountFromTheOrigin() {
    for (const Point origin : {Point{0, 0}, Point{5, 3}, Point{-7, 100}}) {
        for (const int side : {1, 4, 9}) {
            const random::Squares squares(origin, side);
            // Checks squares by their corners and steps instead of by division, which the code
            // uses.
            for (const Point cell : {Point{0, 0}, Point{31, 17}, Point{-9, 40}}) {
                const Point square = squares.of(cell);
                const Point in = cell - squares.corner(square);
                QVERIFY(in.x >= 0 && in.x < side && in.y >= 0 && in.y < side);
                const Point step = squares.corner(square + Point{1, 1}) - squares.corner(square);
                QCOMPARE(step, (Point{side, side}));
            }
            QCOMPARE(squares.corner({0, 0}), origin);
            std::set<std::pair<int, int>> seen;
            squares.forEach({20, 11}, [&](Point square) {
                QVERIFY(seen.insert({square.x, square.y}).second);
            });
            std::set<std::pair<int, int>> needed;
            for (int y = 0; y < 11; ++y) {
                for (int x = 0; x < 20; ++x) {
                    const Point square = squares.of({x, y});
                    needed.insert({square.x, square.y});
                }
            }
            QVERIFY(seen == needed);
        }
    }
}

void TestPlaces::areThoseOfEveryMachine() {
    const Places places = random::stagePlaces(7, "rooms", 1);
    grid::Hash hash;
    for (int i = -500; i < 500; ++i) {
        hash.add(places.bits({i, 2 * i}));
        hash.add(std::uint64_t{places.of(2).below({3 * i, i}, 1000)});
        hash.add(std::uint64_t{places.stream({i, i}).bits()});
    }
    QCOMPARE(hash.value(), std::uint64_t{8292663566604205176u});
}

void TestPlaces::rankingHandsOutTheLeastFirst_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("percent");
    QTest::newRow("nothing") << 0 << 0 << 100;
    QTest::newRow("no candidate") << 40 << 30 << 0;
    QTest::newRow("one cell") << 1 << 1 << 100;
    QTest::newRow("one row") << 200 << 1 << 50;
    QTest::newRow("one column") << 1 << 200 << 50;
    QTest::newRow("a word a row") << 64 << 9 << 30;
    QTest::newRow("a cell more") << 65 << 9 << 100;
    QTest::newRow("few of many") << 500 << 300 << 1;
    QTest::newRow("several ranges of hashes") << 300 << 200 << 90;
}

/// All candidates come in the order of a sorted list, also in the second round.
void TestPlaces::rankingHandsOutTheLeastFirst() {
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(int, percent);
    const grid::Grid<std::uint8_t, 2> grid({width, height});
    const Places origin(77, {3, -9});
    const auto isCandidate = [&](grid::Index cell) {
        return origin.of(5).chance(grid.point(cell), percent);
    };
    Ranking ranking(grid, origin, {}, isCandidate);
    for (const Places& places : {origin, origin.of(1)}) {
        std::vector<Ranking::Entry> entries;
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                if (isCandidate(grid.index({x, y})))
                    entries.push_back({places.bits({x, y}), grid.index({x, y})});
            }
        }
        std::ranges::sort(entries);
        ranking.restart(places);
        QCOMPARE(ranking.left(), entries.size());
        for (const Ranking::Entry& entry : entries) {
            QVERIFY(!ranking.isEmpty());
            QVERIFY(ranking.peek() == entry);
            QCOMPARE(ranking.next(), entry.cell);
        }
        QVERIFY(ranking.isEmpty());
    }
}

/// A round that begins before all cells had their turn hands out all of them again.
void TestPlaces::rankingsRestartInBetween() {
    const grid::Grid<std::uint8_t, 2> grid({70, 50});
    const Places places(3);
    for (const int before : {0, 1, 255, 256, 257, 2000, 3500}) {
        Ranking ranking(grid, places, {}, [](grid::Index) { return true; });
        for (int i = 0; i < before; ++i)
            ranking.next();
        ranking.restart(places.of(1));
        std::set<grid::Index> seen;
        while (!ranking.isEmpty())
            seen.insert(ranking.next());
        QCOMPARE(seen.size(), std::size_t{70 * 50});
    }
}

void TestPlaces::oneMoreChangesARankingByOne() {
    const grid::Grid<std::uint8_t, 2> grid({40, 10});
    const Places places(5);
    // The first 300 cells, and one more.
    const auto firstWith = [&](grid::Index more) {
        Ranking ranking(grid, places, {}, [&](grid::Index cell) {
            const Point at = grid.point(cell);
            return at.y * 40 + at.x < 300 || cell == more;
        });
        std::set<grid::Index> first;
        for (int i = 0; i < 50; ++i)
            first.insert(ranking.next());
        return first;
    };
    const auto before = firstWith(grid.index({0, 0}));
    std::size_t changed = 0;
    for (int x = 0; x < 40; ++x) {
        std::set<grid::Index> gone;
        std::ranges::set_difference(before, firstWith(grid.index({x, 9})),
                                    std::inserter(gone, gone.end()));
        QVERIFY(gone.size() <= 1);
        changed += gone.size();
    }
    QVERIFY(changed > 0);
}

MAZELOOM_TEST(TestPlaces)

}  // namespace mazeloom::tst_places

#include "tst_places.moc"

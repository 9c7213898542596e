// SPDX-License-Identifier: MIT
// Draws bound to places: as even as any other, unrelated between neighbours, purposes and stages,
// and the same on every machine. Also ranking by hash.
#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

#include <QTest>

#include "core/generate/shared/ranking.h"
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
    void rankingHandsOutTheLeastFirst();
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

void TestPlaces::rankingHandsOutTheLeastFirst() {
    for (const std::size_t count :
         {std::size_t{0}, std::size_t{1}, std::size_t{15}, std::size_t{16}, std::size_t{1000}}) {
        const Places places(count);
        std::vector<Ranking::Entry> entries;
        for (std::uint32_t i = 0; i < count; ++i)
            entries.push_back({places.bits({static_cast<int>(i), 0}), i});
        // A quarter of the entries share one hash.
        for (std::uint32_t i = 0; i < count / 4; ++i)
            entries[i].hash = entries[count / 2].hash;
        Ranking ranking(entries);
        std::ranges::sort(entries);
        for (const Ranking::Entry& entry : entries) {
            QVERIFY(!ranking.isEmpty());
            QCOMPARE(ranking.next(), entry.what);
        }
        QVERIFY(ranking.isEmpty());
    }
}

void TestPlaces::oneMoreChangesARankingByOne() {
    const Places places(5);
    std::vector<Ranking::Entry> entries;
    for (std::uint32_t i = 0; i < 300; ++i)
        entries.push_back({places.bits({static_cast<int>(i), 1}), i});
    const auto firstOf = [](const std::vector<Ranking::Entry>& all) {
        Ranking ranking(all);
        std::set<std::uint32_t> first;
        for (int i = 0; i < 50; ++i)
            first.insert(ranking.next());
        return first;
    };
    const auto before = firstOf(entries);
    for (std::uint32_t i = 300; i < 400; ++i) {
        auto more = entries;
        more.push_back({places.bits({static_cast<int>(i), 1}), i});
        std::set<std::uint32_t> gone;
        std::ranges::set_difference(before, firstOf(more), std::inserter(gone, gone.end()));
        QVERIFY(gone.size() <= 1);
    }
}

MAZELOOM_TEST(TestPlaces)

}  // namespace mazeloom::tst_places

#include "tst_places.moc"

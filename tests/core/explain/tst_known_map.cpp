// SPDX-License-Identifier: MIT
// The statements about each cell of a map, compared with the closure and the chances that they are
// derived from, and with the map's own traps.
#include <QTest>

#include <array>
#include <atomic>

#include "core/analyse/deduce/closure.h"
#include "core/analyse/explain/known_map.h"
#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_known_map {

using namespace analyse;
using deduce::Known;
using explain::Explanation;
using explain::KnownMap;
using grid::Point;
using play::temple::Numbers;

class TestKnownMap : public QObject {
    Q_OBJECT

  private slots:
    void agreesWithTheClosure();
    void saysWhyOfEachCell();
    void saysWhatItCannotKnow();
    void endsWhenItIsStopped();
};

namespace {

level::Map mapOf(const std::vector<std::string>& rows) {
    return generate::initialMap(testing::painted(rows, {}));
}

level::Map someMap(int seed) {
    random::Stream random(static_cast<std::uint64_t>(seed), 5);
    std::vector<std::string> rows(static_cast<std::size_t>(random.between(3, 9)),
                                  std::string(static_cast<std::size_t>(random.between(3, 9)), '.'));
    for (std::string& row : rows) {
        for (char& cell : row)
            cell = random.chance(15) ? '#' : random.chance(22) ? 'x' : random.chance(5) ? '$' : '.';
    }
    rows[0][0] = '@';
    return mapOf(rows);
}

template <typename Look>
void eachCell(const level::Map& map, const Look& look) {
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x)
            look(Point{x, y});
    }
}

}  // namespace

void TestKnownMap::agreesWithTheClosure() {
    const int rounds = testing::seeds(300, 60);
    std::array<int, 3> counts{};
    for (int seed = 0; seed < rounds; ++seed) {
        const level::Map map = someMap(seed);
        const auto mode = std::array{Numbers::All, Numbers::Near,
                                     Numbers::Visited}[static_cast<std::size_t>(seed % 3)];
        const auto known = KnownMap::of(map, mode);
        QVERIFY(known.has_value());
        const auto board = deduce::Board::of(map, {});
        const deduce::Closure closure = deduce::closureOf(*board, mode);
        eachCell(map, [&](Point p) {
            const grid::Index i = map.cells.index(p);
            const auto state = known->at(i);
            QCOMPARE(state.has_value(), map.cells.at(p).isWalkable());
            if (!state) return;
            ++counts[static_cast<std::size_t>(*state)];
            QCOMPARE(*state, closure.of(p));
            if (*state == Known::Safe) QVERIFY(!map.cells.at(p).isTrap());
            if (*state == Known::Trap) QVERIFY(map.cells.at(p).isTrap());
            QCOMPARE(known->permilleAt(i) != 0, *state == Known::Unknown);
            QVERIFY(known->permilleAt(i) <= 999);
        });
    }
    for (const int count : counts)
        QVERIFY(count > 100);
}

void TestKnownMap::saysWhyOfEachCell() {
    const int rounds = testing::seeds(300, 60);
    int reasons = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        const level::Map map = someMap(seed);
        const auto known = KnownMap::of(map, Numbers::Near);
        QVERIFY(known.has_value());
        eachCell(map, [&](Point p) {
            const std::optional<Explanation> why = known->explanationOf(p);
            const grid::Index i = map.cells.index(p);
            QCOMPARE(why.has_value(), known->at(i).has_value());
            if (!why) return;
            QCOMPARE(why->cell, p);
            QCOMPARE(why->known, *known->at(i));
            QCOMPARE(why->chance ? why->chance->permille : 0, known->permilleAt(i));
            const bool isGiven =
                map.cells.at(p).hasThing() || map.cells.at(p).hasCoin() || p == map.hero();
            if (why->rule) {
                ++reasons;
                QVERIFY(!why->numbers.empty());
            }
            if (map.cells.at(p).hasThing() || p == map.hero()) QVERIFY(!why->rule);
            if (!why->rule && why->known != Known::Unknown) QVERIFY(isGiven);
            for (const explain::ShownNumber& number : why->numbers) {
                int traps = 0;
                for (int y = -1; y <= 1; ++y) {
                    for (int x = -1; x <= 1; ++x) {
                        const Point beside = number.cell + Point{x, y};
                        if (beside == number.cell || !map.cells.contains(beside)) continue;
                        traps += map.cells.at(beside).isTrap() ? 1 : 0;
                    }
                }
                QCOMPARE(number.value, traps);
                QVERIFY(map.cells.at(number.cell).isWalkable());
            }
        });
        QVERIFY(!known->explanationOf({-1, 0}));
        QVERIFY(!known->explanationOf({0, 400}));
    }
    QVERIFY(reasons > 1000);
}

void TestKnownMap::saysWhatItCannotKnow() {
    const auto without = KnownMap::of(mapOf({"...", ".x."}), Numbers::All);
    QVERIFY(!without.has_value());
    QVERIFY(!without.error().cell);
    level::Map hidden = mapOf({"@$."});
    hidden.cells.at({0, 0}) = hidden.cells.at({0, 0}).with(level::Cell::kTrap);
    const auto trap = KnownMap::of(hidden, Numbers::All);
    QVERIFY(!trap.has_value());
    QCOMPARE(trap.error().cell, (std::optional<Point>({0, 0})));
}

void TestKnownMap::endsWhenItIsStopped() {
    const std::atomic<bool> stop = true;
    QVERIFY(KnownMap::of(someMap(1), Numbers::All, &stop).has_value());
}

MAZELOOM_TEST(TestKnownMap)

}  // namespace mazeloom::tst_known_map

#include "tst_known_map.moc"

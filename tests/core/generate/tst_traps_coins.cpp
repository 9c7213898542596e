// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_traps_coins {

class TestTrapsCoins : public QObject {
    Q_OBJECT

  private slots:
    void lieWhereTheyMay();
    void paintedOnesStay();
    void densityIsKept();
    void densityOfAllAndNone();
    void countIsExact();
    void countThatDoesNotFitIsRefused();
    void recordingChangesNothing();
};

namespace {

level::Level levelOf(const testing::Rows& rows) {
    return testing::painted(rows, {"hidden-maze", "traps", "coins"});
}

testing::Rows field(int side) {
    const auto length = static_cast<std::size_t>(side);
    testing::Rows rows(length, std::string(length, '.'));
    rows[length / 2][length / 2] = '@';
    return rows;
}

template <typename Predicate>
int countCells(const level::Map& map, const Predicate& predicate) {
    int count = 0;
    for (int y = 0; y < map.size().height; ++y) {
        for (level::Cell cell : map.cells.row(y))
            count += predicate(cell);
    }
    return count;
}

int traps(const level::Map& map) {
    return countCells(map, [](level::Cell cell) { return cell.isTrap(); });
}
int coins(const level::Map& map) {
    return countCells(map, [](level::Cell cell) { return cell.hasCoin(); });
}

level::Map mapOf(const level::Level& level, std::uint64_t seed) {
    return generate::generate(level, {}, seed).value().map;
}

}  // namespace

void TestTrapsCoins::lieWhereTheyMay() {
    const testing::Sprinkle sprinkle{
        .water = 10, .things = 10, .coins = 0, .traps = 0, .noTraps = 20};
    for (int i = 0; i < testing::seeds(10'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const testing::Rows rows = testing::randomShape(seed, sprinkle);
        level::Level level =
            testing::with(levelOf(rows), "traps", "density", std::int64_t{i % 3 == 0 ? 100 : 40});
        level = testing::with(level, "coins", "density", std::int64_t{i % 5 == 0 ? 100 : 15});
        const level::Map map = mapOf(level, seed);
        for (int y = 0; y < map.size().height; ++y) {
            for (int x = 0; x < map.size().width; ++x) {
                const level::Cell cell = map.cells.at({x, y});
                const char painted = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                const bool bare = painted == '.' || painted == '~' || painted == '!';
                if (cell.isTrap()) QVERIFY(bare && painted != '!' && !cell.isAisle());
                if (cell.hasCoin()) QVERIFY(bare && cell.isAisle());
                if (!bare) continue;
                // At 100 % every cell that may have a trap or coin has one.
                if (i % 3 == 0 && painted != '!' && !cell.isAisle()) QVERIFY(cell.isTrap());
                if (i % 5 == 0 && cell.isAisle()) QVERIFY(cell.hasCoin());
            }
        }
    }
}

void TestTrapsCoins::paintedOnesStay() {
    for (int i = 0; i < testing::seeds(10'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const testing::Rows rows = testing::randomShape(seed, {.coins = 10, .traps = 10});
        const level::Map map = mapOf(levelOf(rows), seed);
        for (int y = 0; y < map.size().height; ++y) {
            for (int x = 0; x < map.size().width; ++x) {
                const level::Cell cell = map.cells.at({x, y});
                const char painted = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                if (painted == 'x') QVERIFY(cell.isTrap() && !cell.isAisle());
                if (painted == '$') QVERIFY(cell.hasCoin() && !cell.isTrap());
            }
        }
    }
}

void TestTrapsCoins::densityIsKept() {
    const level::Map map = mapOf(levelOf(field(201)), 4);
    const int aisles = countCells(map, [](level::Cell cell) { return cell.isAisle(); });
    const int walls = 201 * 201 - aisles;
    // The tolerance is about five standard deviations.
    QVERIFY(std::abs(100 * traps(map) - 40 * walls) < 2 * walls);
    QVERIFY(std::abs(100 * coins(map) - 15 * aisles) < 2 * aisles);
}

void TestTrapsCoins::densityOfAllAndNone() {
    level::Level level = testing::with(levelOf(field(31)), "traps", "density", std::int64_t{0});
    level = testing::with(level, "coins", "density", std::int64_t{0});
    const level::Map bare = mapOf(level, 4);
    QCOMPARE(traps(bare) + coins(bare), 0);
    level = testing::with(level, "traps", "density", std::int64_t{100});
    level = testing::with(level, "coins", "density", std::int64_t{100});
    const level::Map full = mapOf(level, 4);
    QCOMPARE(traps(full) + coins(full), 31 * 31 - 1);
}

void TestTrapsCoins::countIsExact() {
    for (int i = 0; i < testing::seeds(10'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        testing::Rows rows = field(5 + i % 7);
        rows[0][0] = '$';
        const std::int64_t count = 1 + i % 9;
        const level::Map map = mapOf(testing::with(levelOf(rows), "coins", "count", count), seed);
        QCOMPARE(coins(map), static_cast<int>(count));
        QVERIFY(map.cells.at({0, 0}).hasCoin());
    }
}

void TestTrapsCoins::countThatDoesNotFitIsRefused() {
    // The hero stands on the first of three aisles, so two remain.
    level::Level level = levelOf({"@.."});
    QCOMPARE(coins(mapOf(testing::with(level, "coins", "count", std::int64_t{2}), 1)), 2);
    const auto refused =
        generate::generate(testing::with(level, "coins", "count", std::int64_t{3}), {}, 1);
    QVERIFY(!refused.has_value());
    const std::string text = refused.error().describe();
    QVERIFY2(text.find("count asks for 3 coins and only 2 fit") != std::string::npos, text.c_str());
    QVERIFY(text.find("coins") != std::string::npos);
}

void TestTrapsCoins::recordingChangesNothing() {
    for (int i = 0; i < testing::seeds(2'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        level::Level level = levelOf(
            testing::randomShape(seed, {.water = 10, .coins = 3, .traps = 3, .noTraps = 5}));
        if (i % 4 == 0) level = testing::with(level, "coins", "count", std::int64_t{1});
        const auto [recorded, wrong] = testing::checkedRecord(level, {}, seed);
        QVERIFY2(wrong.empty(), wrong.c_str());
        if (recorded.failure) continue;
        for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s) {
            const auto kind = recorded.trace->steps[s].kind;
            if (kind != trace::StepKind::PlaceTrap && kind != trace::StepKind::PlaceCoin) continue;
            QCOMPARE(recorded.trace->steps[s].changes, std::uint16_t{1});
        }
    }
}

MAZELOOM_TEST(TestTrapsCoins)

}  // namespace mazeloom::tst_traps_coins

#include "tst_traps_coins.moc"

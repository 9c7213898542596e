// SPDX-License-Identifier: MIT
// The lattice of a hidden maze may be drawn at random (RULES.md G-13.3): then moving the hero does
// not move the maze. Tested on maps only; tst_trap_statistics tests that the lattice tells nothing
// of traps.
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/local_edits.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_hidden_lattice {

class TestHiddenLattice : public QObject {
    Q_OBJECT

  private slots:
    void isDrawn();
    void ledToFromTheHero_data();
    void ledToFromTheHero();
    void recordingTellsTheWay();
    void staysWhereTheHeroMoves();
};

namespace {

using grid::Point;

/// Returns the offsets, of four, at which no walkable cell is outside the aisles: the parities of
/// the lattice's columns and rows.
std::vector<Point> latticesOf(const level::Map& map) {
    std::array<int, 4> walls{};
    for (int y = 1; y + 1 < map.size().height; ++y) {
        for (int x = 1; x + 1 < map.size().width; ++x) {
            const level::Cell cell = map.cells.at({x, y});
            if (cell.isWalkable() && !cell.isAisle())
                ++walls.at(static_cast<std::size_t>(x % 2 + 2 * (y % 2)));
        }
    }
    std::vector<Point> found;
    for (int i = 0; i < 4; ++i) {
        if (walls.at(static_cast<std::size_t>(i)) == 0) found.push_back({i % 2, i / 2});
    }
    return found;
}

level::Level withDrawn(const level::Level& level) {
    return testing::with(level, "hidden-maze", "lattice", std::string("drawn"));
}

}  // namespace

void TestHiddenLattice::isDrawn() {
    // Even sides, so that all four lattices have the same number of cells.
    level::Level hall = testing::local_edits::hall({22, 22});
    hall.recipe.stages = {{"hidden-maze", true, {}}};
    hall = withDrawn(hall);
    std::map<std::pair<int, int>, int> seen;
    const int seeds = testing::seeds(2'000, 200);
    for (int seed = 0; seed < seeds; ++seed) {
        const auto made = generate::generate(hall, {}, static_cast<std::uint64_t>(seed));
        const auto lattices = latticesOf(made->map);
        QCOMPARE(lattices.size(), std::size_t{1});
        ++seen[{lattices[0].x, lattices[0].y}];
    }
    for (const auto& [lattice, count] : seen)
        QVERIFY(std::abs(4 * count - seeds) <= 5 * std::sqrt(3.0 * seeds));
    QCOMPARE(seen.size(), std::size_t{4});
}

void TestHiddenLattice::ledToFromTheHero_data() {
    QTest::addColumn<QString>("algorithm");
    for (const char* algorithm : {"local-tree", "backtracker", "wilson", "eller"})
        QTest::newRow(algorithm) << QString(algorithm);
}

void TestHiddenLattice::ledToFromTheHero() {
    QFETCH(const QString, algorithm);
    for (int seed = 0; seed < testing::seeds(2'000); ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        level::Level level = testing::painted(
            testing::randomShape(number, {.water = 10, .things = 5, .traps = 2}), {"hidden-maze"});
        level = withDrawn(level);
        level = testing::with(level, "hidden-maze", "algorithm", algorithm.toStdString());
        const auto made = generate::generate(level, {}, number);
        QVERIFY(made.has_value());
        const Point hero = *made->map.hero();
        const auto aisles = testing::aislesOf(made->map);
        QVERIFY(aisles.contains({hero.x, hero.y}));
        QCOMPARE(testing::aislesFrom(made->map, hero), aisles);
        for (const auto& [x, y] : aisles)
            QVERIFY(!made->map.cells.at({x, y}).isTrap());
    }
}

void TestHiddenLattice::recordingTellsTheWay() {
    level::Level hall = testing::local_edits::hall({21, 21});
    hall.recipe.stages = {{"hidden-maze", true, {}}};
    hall = withDrawn(hall);
    int ways = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto [recorded, wrong] = testing::checkedRecord(hall, {}, seed);
        QVERIFY2(wrong.empty(), wrong.c_str());
        const trace::Trace& trace = *recorded.trace;
        int links = 0;
        for (trace::StepIndex s = 0; s < trace.stepCount(); ++s)
            links += trace.steps[s].kind == trace::StepKind::DigCorridor ? 1 : 0;
        ways += links > 0 ? 1 : 0;
        // The hero is on the lattice, beside one of its cells, or between four.
        QVERIFY(links <= 2);
        const auto generated = generate::generate(hall, {}, seed);
        QVERIFY(level::toText(generated->map) == level::toText(recorded.map));
    }
    QVERIFY(ways >= 10);
}

void TestHiddenLattice::staysWhereTheHeroMoves() {
    const level::Level hall = withDrawn(testing::local_edits::hall({41, 31}));
    testing::FarShares far;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        const auto before = generate::generate(hall, {}, number);
        level::Level moved = hall;
        moved.objects.front().at =
            hall.objects.front().at + grid::offset(grid::kDirections[number % 4]);
        const auto after = generate::generate(moved, {}, number);
        far.shares.push_back(
            testing::local_edits::farShare(before->map, after->map, hall.objects.front().at));
    }
    QVERIFY2(far.mean() <= 0.02, std::to_string(far.mean()).c_str());
    QCOMPARE(far.median(), 0.0);
}

MAZELOOM_TEST(TestHiddenLattice)

}  // namespace mazeloom::tst_hidden_lattice

#include "tst_hidden_lattice.moc"

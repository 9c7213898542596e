// SPDX-License-Identifier: MIT
// The lattice of a hidden maze may be drawn at random (RULES.md G-13.3): then the hero's place
// tells nothing about traps, and moving the hero does not move the maze. Tested on maps only.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>
#include <string>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
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
    void tellsNothingOfTraps_data();
    void tellsNothingOfTraps();
    void theMeasureSeesTheHerosLattice();
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

/// Measures how much rarer traps are in a class of cells than in all cells, in standard deviations
/// of the mean over the seeds. A seed is one trial, since its cells are not independent.
class Rarity {
  public:
    void add(double share) {
        sum_ += share;
        squares_ += share * share;
        ++count_;
    }
    double sigmas() const {
        const double n = count_;
        if (count_ < 20) return 0;
        const double mean = sum_ / n;
        const double variance = (squares_ / n - mean * mean) * n / (n - 1);
        return variance <= 0 ? (mean < 0 ? -100 : 0) : mean / std::sqrt(variance / n);
    }

  private:
    double sum_ = 0;
    double squares_ = 0;
    int count_ = 0;
};

level::Level withDrawn(const level::Level& level) {
    return testing::with(level, "hidden-maze", "lattice", std::string("drawn"));
}

struct Count {
    int cells = 0;
    int traps = 0;
};

/// Returns the rarity of traps by the parity of offsets from the hero and, if `hasAll`, by columns,
/// rows and rings around it. Cells near the hero are left out: a way leads away from there, which
/// the player sees.
std::map<std::string, Rarity> raritiesOf(const level::Level& level,
                                         std::span<const level::Room> rooms, bool hasAll) {
    constexpr int kAround = 3;
    // Large levels need fewer seeds for the same precision.
    constexpr std::int64_t kMostCells = 400'000;
    const auto seeds = std::clamp<std::int64_t>(kMostCells / level.size.area(), 40, 300);
    std::map<std::string, Rarity> rarities;
    for (int seed = 0; seed < testing::seeds(static_cast<int>(seeds), 40); ++seed) {
        const auto made = generate::generate(level, rooms, static_cast<std::uint64_t>(seed));
        if (!made) continue;
        const Point hero = *made->map.hero();
        std::map<std::string, Count> counts;
        Count all;
        for (int y = 0; y < made->map.size().height; ++y) {
            for (int x = 0; x < made->map.size().width; ++x) {
                const level::Cell cell = made->map.cells.at({x, y});
                const int dx = x - hero.x;
                const int dy = y - hero.y;
                const int ring = std::max(std::abs(dx), std::abs(dy));
                if (!cell.isWalkable() || cell.hasThing() || ring < kAround) continue;
                const int isTrap = cell.isTrap() ? 1 : 0;
                ++all.cells;
                all.traps += isTrap;
                const auto count = [&](const std::string& name) {
                    ++counts[name].cells;
                    counts[name].traps += isTrap;
                };
                count("offset " + std::to_string(dx & 1) + " " + std::to_string(dy & 1));
                if (!hasAll) continue;
                count("column " + std::to_string(dx));
                count("row " + std::to_string(dy));
                count("ring " + std::to_string(ring));
            }
        }
        if (all.traps == 0) continue;
        const double rate = static_cast<double>(all.traps) / all.cells;
        for (const auto& [name, count] : counts)
            rarities[name].add(static_cast<double>(count.traps) / count.cells - rate);
    }
    return rarities;
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

void TestHiddenLattice::tellsNothingOfTraps_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("id");
    QTest::newRow("hall") << QString() << QString();
    for (const char* folder : {"/temple", "/descent", "/dungeons", "/lab"}) {
        const auto pack = pack::readFolder(std::string(MAZELOOM_PACKS) + folder);
        for (const level::Level& level : pack->levels) {
            const auto isMaze = [](const level::RecipeStage& stage) {
                return stage.stage == "hidden-maze";
            };
            if (std::ranges::any_of(level.recipe.stages, isMaze))
                QTest::addRow("%s %s", folder + 1, level.id.c_str())
                    << QString(folder) << QString::fromStdString(level.id);
        }
    }
}

void TestHiddenLattice::tellsNothingOfTraps() {
    QFETCH(const QString, folder);
    QFETCH(const QString, id);
    const auto pack =
        pack::readFolder(MAZELOOM_PACKS + (id.isEmpty() ? "/temple" : folder.toStdString()));
    const bool isHall = id.isEmpty();
    // Built-in levels are tested with their shipped settings.
    const level::Level level = isHall ? withDrawn(testing::local_edits::hall({41, 31}))
                                      : *pack->findLevel(id.toStdString());
    const auto rarities = raritiesOf(level, pack->rooms, isHall);
    for (const auto& [name, rarity] : rarities) {
        QVERIFY2(rarity.sigmas() > -5,
                 (name + ": " + std::to_string(rarity.sigmas()) + " deviations").c_str());
    }
}

// Shows that the measure works: on a lattice that starts at the hero, a quarter of the cells is
// known to be safe.
void TestHiddenLattice::theMeasureSeesTheHerosLattice() {
    const level::Level hall = testing::local_edits::hall({41, 31});
    QVERIFY(raritiesOf(hall, {}, true).at("offset 0 0").sigmas() < -100 + 1);
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

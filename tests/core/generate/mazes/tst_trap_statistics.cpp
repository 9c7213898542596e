// SPDX-License-Identifier: MIT
// A player cannot know more of a hidden maze's traps than its numbers tell: no offset from the
// hero, column, row or ring has fewer traps than others. Cells that never hold a trap for a reason
// that the player sees (falls), and cells whose trap the designer painted, are left out. The
// statistics need many levels, so this test does not run with sanitizers.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/levels.h"
#include "tests/support/local_edits.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_trap_statistics {

class TestTrapStatistics : public QObject {
    Q_OBJECT

  private slots:
    void tellsNothingOfTraps_data();
    void tellsNothingOfTraps();
    void theMeasureSeesTheHerosLattice();
};

namespace {

using grid::Point;

/// Measures how much rarer traps are in a class of cells than in all cells with as many walls
/// beside them, in standard deviations of the mean over the seeds. A seed is one trial, since its
/// cells are not independent.
class Rarity {
  public:
    void add(double share) {
        sum_ += share;
        squares_ += share * share;
        ++count_;
    }
    /// Whether there are enough seeds for a mean.
    bool isEnough() const { return count_ >= 20; }
    double sigmas() const {
        const double n = count_;
        if (!isEnough()) return 0;
        const double mean = sum_ / n;
        const double variance = (squares_ / n - mean * mean) * n / (n - 1);
        return variance <= 0 ? (mean < 0 ? -100 : 0) : mean / std::sqrt(variance / n);
    }

  private:
    double sum_ = 0;
    double squares_ = 0;
    int count_ = 0;
};

/// Whether the generator decides if a trap stands here, as far as a player sees.
bool isDrawn(const level::Map& map, Point at) {
    constexpr unsigned kPainted = unsigned{level::kNoTrap} | unsigned{level::kForced};
    const level::Cell cell = map.cells.at(at);
    return cell.isWalkable() && !cell.hasThing() &&
           map.terrains.itemHolders().contains(cell.terrain()) &&
           (map.marks.at(at) & kPainted) == 0;
}

/// Returns how many of the four cells beside `at` cannot be walked. A player sees this, and traps
/// are more frequent beside walls: there the hidden maze has no passage to the other side.
std::size_t wallsBeside(const level::Map& map, Point at) {
    return static_cast<std::size_t>(std::ranges::count_if(
        std::array{Point{at.x + 1, at.y}, Point{at.x - 1, at.y}, Point{at.x, at.y + 1},
                   Point{at.x, at.y - 1}},
        [&map](Point beside) {
            return !map.cells.contains(beside) || !map.cells.at(beside).isWalkable();
        }));
}

struct Count {
    int cells = 0;
    int traps = 0;
    double expected = 0;  ///< traps, if cells with as many walls beside them have equally many
};

/// A cell where the generator decides if a trap stands there.
struct Drawn {
    Point at;
    std::size_t walls = 0;  ///< beside it
    int isTrap = 0;
};

/// Returns the drawn cells, but for those near the hero: a way leads away from there, which the
/// player sees.
std::vector<Drawn> drawnCells(const level::Map& map, Point hero) {
    constexpr int kAround = 3;
    std::vector<Drawn> cells;
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            const Point at{x, y};
            const bool isNear = std::max(std::abs(x - hero.x), std::abs(y - hero.y)) < kAround;
            if (!isNear && isDrawn(map, at))
                cells.push_back({at, wallsBeside(map, at), map.cells.at(at).isTrap() ? 1 : 0});
        }
    }
    return cells;
}

/// A class of cells: its kind, and the distance from the hero.
using Class = std::pair<std::string_view, int>;

/// Returns the rarity of traps by the parity of offsets from the hero and, if `hasAll`, by columns,
/// rows and rings around it.
std::map<std::string, Rarity> raritiesOf(const level::Level& level,
                                         std::span<const level::Room> rooms, bool hasAll) {
    // Large levels need fewer seeds for the same precision.
    constexpr std::int64_t kMostCells = 400'000;
    const auto seeds = std::clamp<std::int64_t>(kMostCells / level.size.area(), 25, 300);
    std::map<std::string, Rarity> rarities;
    for (int seed = 0; seed < testing::seeds(static_cast<int>(seeds), 25); ++seed) {
        const auto made = generate::generate(level, rooms, static_cast<std::uint64_t>(seed));
        if (!made) continue;
        const Point hero = *made->map.hero();
        const std::vector<Drawn> cells = drawnCells(made->map, hero);
        if (std::ranges::none_of(cells, [](const Drawn& cell) { return cell.isTrap != 0; }))
            continue;
        std::array<Count, 5> byWalls;
        for (const Drawn& cell : cells) {
            ++byWalls.at(cell.walls).cells;
            byWalls.at(cell.walls).traps += cell.isTrap;
        }
        std::map<Class, Count> counts;
        std::array<Count, 4> byOffset;
        for (const Drawn& cell : cells) {
            const int dx = cell.at.x - hero.x;
            const int dy = cell.at.y - hero.y;
            const Count& same = byWalls.at(cell.walls);
            const double rate = static_cast<double>(same.traps) / same.cells;
            const auto count = [&cell, rate](Count& one) {
                ++one.cells;
                one.traps += cell.isTrap;
                one.expected += rate;
            };
            count(byOffset.at(static_cast<std::size_t>(2 * (dx & 1) + (dy & 1))));
            if (!hasAll) continue;
            count(counts[{"column", dx}]);
            count(counts[{"row", dy}]);
            count(counts[{"ring", std::max(std::abs(dx), std::abs(dy))}]);
        }
        const auto add = [&](const std::string& name, const Count& count) {
            if (count.cells == 0) return;
            rarities[name].add((count.traps - count.expected) / count.cells);
        };
        for (int i = 0; i < 4; ++i)
            add("offset " + std::to_string(i / 2) + " " + std::to_string(i % 2),
                byOffset.at(static_cast<std::size_t>(i)));
        for (const auto& [place, count] : counts)
            add(std::string(place.first) + " " + std::to_string(place.second), count);
    }
    return rarities;
}

}  // namespace

void TestTrapStatistics::tellsNothingOfTraps_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("id");
    QTest::newRow("hall") << QString() << QString();
    for (const char* folder : {"/temple", "/descent", "/dungeons", "/lab"}) {
        const auto pack = pack::readFolder(std::string(MAZELOOM_PACKS) + folder);
        for (const level::Level& level : pack->levels) {
            const auto isMaze = [](const level::RecipeStage& stage) {
                return stage.stage == "hidden-maze";
            };
            // A large level has the stages of the smaller ones.
            if (testing::isLarge(level) && !testing::isWhole()) continue;
            if (std::ranges::any_of(level.recipe.stages, isMaze))
                QTest::addRow("%s %s", folder + 1, level.id.c_str())
                    << QString(folder) << QString::fromStdString(level.id);
        }
    }
}

void TestTrapStatistics::tellsNothingOfTraps() {
    QFETCH(const QString, folder);
    QFETCH(const QString, id);
    const auto pack =
        pack::readFolder(MAZELOOM_PACKS + (id.isEmpty() ? "/temple" : folder.toStdString()));
    const bool isHall = id.isEmpty();
    // Built-in levels are tested with their shipped settings.
    const level::Level level = isHall
                                   ? testing::with(testing::local_edits::hall({41, 31}),
                                                   "hidden-maze", "lattice", std::string("drawn"))
                                   : *pack->findLevel(id.toStdString());
    const auto rarities = raritiesOf(level, pack->rooms, isHall);
    for (const char* offset : {"offset 0 0", "offset 0 1", "offset 1 0", "offset 1 1"})
        QVERIFY2(rarities.contains(offset) && rarities.at(offset).isEnough(), offset);
    for (const auto& [name, rarity] : rarities) {
        QVERIFY2(rarity.sigmas() > -5,
                 (name + ": " + std::to_string(rarity.sigmas()) + " deviations").c_str());
    }
}

// Shows that the measure works: on a lattice that starts at the hero, a quarter of the cells is
// known to be safe.
void TestTrapStatistics::theMeasureSeesTheHerosLattice() {
    const level::Level hall = testing::local_edits::hall({41, 31});
    QVERIFY(raritiesOf(hall, {}, true).at("offset 0 0").sigmas() < -20);
}

MAZELOOM_TEST(TestTrapStatistics)

}  // namespace mazeloom::tst_trap_statistics

#include "tst_trap_statistics.moc"

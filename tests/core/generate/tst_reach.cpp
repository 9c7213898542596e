// SPDX-License-Identifier: MIT
#include <tuple>

#include <QTest>

#include "core/generate/connect/narrow_passages.h"
#include "core/generate/generate.h"
#include "core/generate/mazes/parameters.h"
#include "core/grid/point_text.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_reach {

class TestReach : public QObject {
    Q_OBJECT

  private slots:
    void narrowPassagesAreThoseOfAFloodFill();
    void keepsItsFourPromises_data();
    void keepsItsFourPromises();
    void failsOnlyWherePaintedTrapsBarANeededWay();
    void namesTheTrapInTheWay_data();
    void namesTheTrapInTheWay();
    void warnsOfWhatCannotBeWalkedTo();
    void recordingChangesNothing();
    void trapsKeepToTheRegion();
    void worksOnEverySize();
};

namespace {

using Cells = std::set<std::pair<int, int>>;

constexpr std::array<std::pair<int, int>, 4> kBeside{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

std::vector<std::size_t> partsOf(Cells cells) {
    std::vector<std::size_t> sizes;
    while (!cells.empty()) {
        std::vector<std::pair<int, int>> todo{*cells.begin()};
        cells.erase(cells.begin());
        std::size_t size = 0;
        while (!todo.empty()) {
            const auto [x, y] = todo.back();
            todo.pop_back();
            ++size;
            for (const auto& [dx, dy] : kBeside) {
                if (cells.erase({x + dx, y + dy}) > 0) todo.emplace_back(x + dx, y + dy);
            }
        }
        sizes.push_back(size);
    }
    return sizes;
}

/// Returns the narrow cells: removes each cell and floods the rest from each of its sides.
Cells narrowByFlood(const Cells& region) {
    constexpr int kSide = 64;  // larger than any shape here, with a margin
    std::vector<char> open(kSide * kSide, 0);
    const auto at = [](const auto& cell) {
        return static_cast<std::size_t>((cell.second + 1) * kSide + cell.first + 1);
    };
    constexpr std::array<int, 4> kSteps{-kSide, 1, kSide, -1};
    for (const auto& cell : region)
        open[at(cell)] = 1;
    Cells narrow;
    std::vector<std::size_t> todo;
    for (const auto& cell : region) {
        std::vector<char> left = open;
        left[at(cell)] = 0;
        int largeParts = 0;
        for (int side : kSteps) {
            std::size_t size = 0;
            todo.assign(1, at(cell) + static_cast<std::size_t>(side));
            while (!todo.empty()) {
                const std::size_t here = todo.back();
                todo.pop_back();
                if (left[here] == 0) continue;
                left[here] = 0;
                ++size;
                for (int step : kSteps)
                    todo.push_back(here + static_cast<std::size_t>(step));
            }
            largeParts += size >= 2;
        }
        if (largeParts >= 2) narrow.insert(cell);
    }
    return narrow;
}

Cells narrowByLabels(const Cells& region, grid::Size size) {
    level::MarkGrid marks(size);
    for (const auto& [x, y] : region)
        marks.at({x, y}) = level::kRegion;
    Cells narrow;
    generate::PacedWatch never;
    generate::forEachNarrowPassage(marks, never, [&](grid::Index i) {
        const grid::Point p = marks.point(i);
        narrow.emplace(p.x, p.y);
    });
    return narrow;
}

/// Returns a level with the given step; unless it is 1, the seed also chooses the algorithm.
level::Level reachLevel(const testing::Rows& rows, std::int64_t step, std::uint64_t seed = 0) {
    const auto& ids = generate::mazes::kAlgorithmIds;
    const std::string_view id = step == 1 ? ids[0] : ids[seed % ids.size()];
    const level::Level level = testing::with(testing::painted(rows, {"hidden-maze", "reach"}),
                                             "hidden-maze", "step", step);
    return testing::with(level, "hidden-maze", "algorithm", std::string(id));
}

bool hasAisleBeside(const Cells& aisles, std::pair<int, int> cell) {
    return std::ranges::any_of(kBeside, [&](const auto& d) {
        return aisles.contains({cell.first + d.first, cell.second + d.second});
    });
}

/// Returns the cells of the region that must be aisles because of the painted level.
Cells neededCells(const level::Level& level, const Cells& region) {
    Cells needed = narrowByFlood(region);
    for (const level::Object& object : level.objects) {
        if (!level::info(object.kind).mustBeReached) continue;
        needed.emplace(object.at.x, object.at.y);
    }
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            if (level::markOf(level.paint->at({x, y})) == level::PaintMark::Coin)
                needed.emplace(x, y);
        }
    }
    std::erase_if(needed, [&](const auto& cell) { return !region.contains(cell); });
    return needed;
}

/// Whether any set of aisles can keep the promises; tries the largest one, all cells without traps,
/// which must be connected to the hero.
bool canBeLed(const level::Level& level, const level::Map& before, const Cells& region) {
    const grid::Point hero = before.hero().value();
    Cells clear;
    for (const auto& cell : region) {
        if (!before.cells.at({cell.first, cell.second}).isTrap()) clear.insert(cell);
    }
    if (partsOf(clear).size() != 1 || !clear.contains({hero.x, hero.y})) return false;
    for (const auto& cell : region) {
        if (!clear.contains(cell) && !hasAisleBeside(clear, cell)) return false;
    }
    return std::ranges::includes(clear, neededCells(level, region));
}

QString verdict(const level::Level& level, const level::Map& map) {
    const grid::Point hero = map.hero().value();
    const Cells region = testing::walkableFrom(map, hero);
    const Cells aisles = testing::aislesOf(map);
    if (!aisles.contains({hero.x, hero.y})) return "the hero stands in no aisle";
    if (testing::aislesFrom(map, hero) != aisles) return "the aisles are not connected";
    if (!std::ranges::includes(region, aisles)) return "an aisle lies outside the region";
    for (const auto& cell : region) {
        if (!aisles.contains(cell) && !hasAisleBeside(aisles, cell)) return "a cell has no aisle";
    }
    if (!std::ranges::includes(aisles, neededCells(level, region)))
        return "a needed cell is missed";
    for (const auto& [x, y] : aisles) {
        if (map.cells.at({x, y}).isTrap()) return "an aisle bears a trap";
    }
    return {};
}

std::string textOf(const testing::Rows& rows) {
    std::string text;
    for (const std::string& row : rows)
        text += row + '\n';
    return text;
}

}  // namespace

void TestReach::narrowPassagesAreThoseOfAFloodFill() {
    std::vector<testing::Rows> shapes = testing::awkwardShapes();
    for (int seed = 0; seed < testing::seeds(3'000); ++seed) {
        shapes.push_back(testing::randomShape(static_cast<std::uint64_t>(seed)));
    }
    std::size_t found = 0;
    for (const testing::Rows& rows : shapes) {
        if (rows.size() * rows.front().size() > 500) continue;
        const level::Map map = generate::initialMap(testing::painted(rows, {}));
        const Cells region = testing::walkableFrom(map, map.hero().value());
        const Cells narrow = narrowByFlood(region);
        found += narrow.size();
        QVERIFY2(narrowByLabels(region, map.size()) == narrow, textOf(rows).c_str());
    }
    QVERIFY(found > 0);
}

void TestReach::keepsItsFourPromises_data() {
    QTest::addColumn<int>("step");
    QTest::newRow("two cells at a time") << 2;
    QTest::newRow("one cell at a time") << 1;
}

void TestReach::keepsItsFourPromises() {
    QFETCH(int, step);
    std::vector<testing::Rows> shapes = testing::awkwardShapes();
    for (int i = 0; i < testing::seeds(10'000); ++i) {
        const testing::Sprinkle sprinkle{
            .water = 10, .things = i % 3 == 0 ? 10 : 1, .coins = i % 4 == 0 ? 10 : 1};
        shapes.push_back(testing::randomShape(static_cast<std::uint64_t>(i), sprinkle));
    }
    std::uint64_t seed = 0;
    for (const testing::Rows& rows : shapes) {
        if (rows.size() * rows.front().size() > 700) continue;
        const level::Level level = reachLevel(rows, step, ++seed);
        const auto generated = generate::generate(level, {}, seed);
        QVERIFY2(generated.has_value(), textOf(rows).c_str());
        const QString wrong = verdict(level, generated->map);
        QVERIFY2(wrong.isEmpty(), (wrong.toStdString() + '\n' + textOf(rows)).c_str());
    }
}

void TestReach::failsOnlyWherePaintedTrapsBarANeededWay() {
    int led = 0;
    int barred = 0;
    for (int i = 0; i < testing::seeds(10'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const testing::Rows rows =
            testing::randomShape(seed, {.things = 2, .coins = 2, .traps = 1 + i % 8});
        if (rows.size() * rows.front().size() > 700) continue;
        const level::Level level = reachLevel(rows, 1 + i % 2);
        const level::Map before = generate::initialMap(level);
        const Cells region = testing::walkableFrom(before, before.hero().value());
        const auto generated = generate::generate(level, {}, seed);
        QVERIFY2(generated.has_value() == canBeLed(level, before, region), textOf(rows).c_str());
        if (generated) {
            ++led;
            const QString wrong = verdict(level, generated->map);
            QVERIFY2(wrong.isEmpty(), (wrong.toStdString() + '\n' + textOf(rows)).c_str());
        } else {
            ++barred;
            // The error names the cell of a painted trap.
            const auto cell = generated.error().cell;
            QVERIFY(cell.has_value());
            QVERIFY2(before.cells.at(*cell).isTrap(), textOf(rows).c_str());
            const std::string text = generated.error().describe();
            QVERIFY2(text.find(grid::textOf(*cell)) != std::string::npos, text.c_str());
        }
    }
    QVERIFY(led > 0);
    QVERIFY(barred > 0);
}

void TestReach::namesTheTrapInTheWay_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("says");
    QTest::newRow("narrow passage")
        << QStringList{"@..x..."}
        << "a trap is painted on (3, 0), the only way between two parts of the level";
    QTest::newRow("two traps in a wide way")
        << QStringList{"@..x...", "...x..."} << "the trap painted on (3, 0) bars the way to";
    QTest::newRow("walled in by traps") << QStringList{"@....", ".xxx.", ".xxx.", ".xxx.", "....."}
                                        << "bars the way to (2, 2): remove the trap";
}

void TestReach::namesTheTrapInTheWay() {
    QFETCH(QStringList, rows);
    QFETCH(QString, says);
    testing::Rows painted;
    for (const QString& row : rows)
        painted.push_back(row.toStdString());
    const auto generated = generate::generate(reachLevel(painted, 2), {}, 1);
    QVERIFY(!generated.has_value());
    const QString text = QString::fromStdString(generated.error().describe());
    QVERIFY2(text.contains(says), qPrintable(text));
    QVERIFY(text.contains("reach"));
}

void TestReach::warnsOfWhatCannotBeWalkedTo() {
    level::Level level = reachLevel({"@..#h.#$$", "..B#..#.$"}, 2);
    level.objects.push_back({"way out", level::ThingKind::Exit, {3, 1}, {}, {}, {}});
    level.objects.push_back({"ray", level::ThingKind::Emitter, {3, 0}, {}, {}, {}});
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(generated.has_value());
    QCOMPARE(generated->problems.size(), std::size_t{3});
    const auto& [heart, exit, coins] =
        std::tie(generated->problems[0], generated->problems[1], generated->problems[2]);
    QCOMPARE(heart.severity, Severity::Warning);
    QCOMPARE(heart.cell.value(), (grid::Point{4, 0}));
    QVERIFY(heart.text.find("the heart at (4, 0) cannot be walked to") != std::string::npos);
    QCOMPARE(exit.cell.value(), (grid::Point{3, 1}));
    QCOMPARE(coins.cell.value(), (grid::Point{7, 0}));
    QVERIFY(coins.text.find("3 painted coins, the first at (7, 0)") != std::string::npos);
}

void TestReach::recordingChangesNothing() {
    for (int i = 0; i < testing::seeds(10'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const level::Level level =
            reachLevel(testing::randomShape(seed, {.things = 3, .coins = 3}), 1 + i % 2);
        const auto [recorded, wrong] = testing::checkedRecord(level, {}, seed);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(!recorded.failure);
    }
}

void TestReach::trapsKeepToTheRegion() {
    level::Level level = testing::painted({"@....#....", ".....#....", ".....#...."},
                                          {"hidden-maze", "reach", "traps"});
    level = testing::with(level, "traps", "density", std::int64_t{100});
    const level::Map map = generate::generate(level, {}, 1).value().map;
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 10; ++x) {
            const level::Cell cell = map.cells.at({x, y});
            QCOMPARE(cell.isTrap(), x < 5 && !cell.isAisle());
        }
    }
}

void TestReach::worksOnEverySize() {
    for (const grid::Size size : {grid::Size{1, 1}, {1, 8192}, {8192, 1}, {2, 2}, {2, 700}}) {
        testing::Rows rows(static_cast<std::size_t>(size.height),
                           std::string(static_cast<std::size_t>(size.width), '.'));
        rows.back().back() = '@';
        const level::Level level = reachLevel(rows, 2);
        const auto generated = generate::generate(level, {}, 9);
        QVERIFY(generated.has_value());
        const Cells region = testing::walkableFrom(generated->map, *generated->map.hero());
        const Cells aisles = testing::aislesOf(generated->map);
        QCOMPARE(testing::aislesFrom(generated->map, *generated->map.hero()), aisles);
        for (const auto& cell : region) {
            QVERIFY(aisles.contains(cell) || hasAisleBeside(aisles, cell));
        }
        // All cells of a corridor except its ends are narrow.
        if (size.width == 1 || size.height == 1) QVERIFY(aisles.size() + 4 >= region.size());
    }
}

MAZELOOM_TEST(TestReach)

}  // namespace mazeloom::tst_reach

#include "tst_reach.moc"

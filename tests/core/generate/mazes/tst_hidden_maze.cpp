// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_hidden_maze {

class TestHiddenMaze : public QObject {
    Q_OBJECT

  private slots:
    void isAPerfectMazeOfTheWholeShape_data();
    void isAPerfectMazeOfTheWholeShape();
    void recordingChangesNothing();
    void stepsTellTheWalk();
    void startsWhereALevelWithoutHeroBegins();
    void saysWhyItCannotStart_data();
    void saysWhyItCannotStart();
    void staysClearOfPaintedTraps();
    void worksOnEverySize();
};

namespace {

/// Returns a level whose hidden maze starts at the hero's cell. Drawn lattices are tested by
/// tst_hidden_lattice.
level::Level mazeLevel(const testing::Rows& rows, std::int64_t step) {
    level::Level level =
        testing::with(testing::painted(rows, {"hidden-maze"}), "hidden-maze", "step", step);
    return testing::with(level, "hidden-maze", "algorithm", std::string("backtracker"));
}

std::vector<testing::Rows> shapes(const testing::Sprinkle& sprinkle) {
    std::vector<testing::Rows> all = testing::awkwardShapes();
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        all.push_back(testing::randomShape(static_cast<std::uint64_t>(seed), sprinkle));
    }
    return all;
}

bool canCarve(const level::Map& map, grid::Point p) {
    return map.cells.contains(p) && map.cells.at(p).isWalkable() && !map.cells.at(p).isTrap() &&
           !map.cells.at(p).isAisle();
}

int aislesBeside(const level::Map& map, grid::Point p) {
    int count = 0;
    for (grid::Direction d : grid::kDirections) {
        const grid::Point next = p + grid::offset(d);
        count += map.cells.contains(next) && map.cells.at(next).isAisle();
    }
    return count;
}

/// Returns an aisle from which the maze could have grown further, if there is one.
std::optional<grid::Point> forgotten(const level::Map& map, grid::Point hero, int step) {
    for (const auto& [x, y] : testing::aislesOf(map)) {
        const grid::Point p{x, y};
        const bool node = step == 1 || ((x - hero.x) % 2 == 0 && (y - hero.y) % 2 == 0);
        if (!node) continue;
        for (grid::Direction d : grid::kDirections) {
            const grid::Point next = p + grid::offset(d);
            const bool free =
                canCarve(map, next) &&
                (step == 1 ? aislesBeside(map, next) == 1 : canCarve(map, next + grid::offset(d)));
            if (free) return p;
        }
    }
    return std::nullopt;
}

int linksBetween(const std::set<std::pair<int, int>>& cells) {
    int links = 0;
    for (const auto& [x, y] : cells) {
        links += static_cast<int>(cells.count({x + 1, y}) + cells.count({x, y + 1}));
    }
    return links;
}

}  // namespace

void TestHiddenMaze::isAPerfectMazeOfTheWholeShape_data() {
    QTest::addColumn<int>("step");
    QTest::newRow("two cells at a time") << 2;
    QTest::newRow("one cell at a time") << 1;
}

void TestHiddenMaze::isAPerfectMazeOfTheWholeShape() {
    QFETCH(int, step);
    std::uint64_t seed = 0;
    for (const testing::Rows& rows : shapes({.water = 10, .things = 5, .coins = 5})) {
        const level::Level level = mazeLevel(rows, step);
        const auto generated = generate::generate(level, {}, ++seed);
        QVERIFY(generated.has_value());
        const level::Map& map = generated->map;
        const grid::Point hero = map.hero().value();
        const auto aisles = testing::aislesOf(map);
        QVERIFY(aisles.contains({hero.x, hero.y}));
        QCOMPARE(testing::aislesFrom(map, hero), aisles);
        QCOMPARE(linksBetween(aisles), static_cast<int>(aisles.size()) - 1);
        QVERIFY(!forgotten(map, hero, step));
        // Only aisle marks have changed, and only on walkable cells.
        const level::Map before = generate::initialMap(level);
        for (int y = 0; y < map.size().height; ++y) {
            for (int x = 0; x < map.size().width; ++x) {
                const level::Cell was = before.cells.at({x, y});
                const level::Cell is = map.cells.at({x, y});
                QCOMPARE(is.without(level::Cell::kAisle), was);
                QVERIFY(!is.isAisle() || was.isWalkable());
            }
        }
    }
}

void TestHiddenMaze::recordingChangesNothing() {
    std::uint64_t seed = 0;
    for (const testing::Rows& rows : shapes({.traps = 3})) {
        const level::Level level = mazeLevel(rows, 1 + static_cast<int>(++seed % 2));
        const auto [recorded, wrong] = testing::checkedRecord(level, {}, seed);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(!recorded.failure);
    }
}

void TestHiddenMaze::stepsTellTheWalk() {
    testing::Rows rows(21, std::string(31, '.'));
    rows[10][15] = '@';
    for (std::int64_t reach : {1, 2}) {
        const auto recorded = generate::record(mazeLevel(rows, reach), {}, 5);
        const trace::Trace& trace = *recorded.trace;
        std::vector<grid::Point> stack;
        for (trace::StepIndex s = 0; s < trace.stepCount(); ++s) {
            const trace::Step& step = trace.steps[s];
            const grid::Point at = trace.initial.point(step.at);
            switch (step.kind) {
                case trace::StepKind::Start:
                    QCOMPARE(s, 0u);
                    stack = {at};
                    break;
                case trace::StepKind::Carve:
                    QCOMPARE(at, stack.back());
                    QCOMPARE(static_cast<std::int64_t>(step.changes), reach);
                    QVERIFY(trace::carveFree(step.detail).contains(trace::carveTaken(step.detail)));
                    stack.push_back(at + grid::offset(trace::carveTaken(step.detail)) *
                                             static_cast<int>(reach));
                    break;
                case trace::StepKind::Backtrack:
                    QCOMPARE(at, stack.back());
                    stack.pop_back();
                    break;
                default:
                    QFAIL("no such step in a hidden maze");
            }
            auto shown = trace::backtrackStack(trace, s + 1, 100'000);
            std::ranges::reverse(shown);
            QCOMPARE(shown, stack);
        }
        QVERIFY(stack.empty());
        QVERIFY(trace.logBytes() <= 16 * trace.steps.size());
    }
}

void TestHiddenMaze::startsWhereALevelWithoutHeroBegins() {
    // In rock opened by another stage, the maze starts at the open cell nearest to the middle.
    const auto recorded = generate::record(
        testing::solid({21, 15}, {"maze", "hidden-maze"}, level::Ruleset::Temple), {}, 3);
    QVERIFY(!recorded.failure);
    const grid::Point hero = recorded.map.hero().value();
    QVERIFY(recorded.map.cells.at(hero).isAisle());
    const auto distance = [](grid::Point p) {
        return (p.x - 10) * (p.x - 10) + (p.y - 7) * (p.y - 7);
    };
    for (int y = 0; y < 15; ++y) {
        for (int x = 0; x < 21; ++x) {
            if (recorded.map.cells.at({x, y}).isWalkable()) {
                QVERIFY(distance({x, y}) >= distance(hero));
            }
        }
    }
    QCOMPARE(recorded.trace->placements.size(), std::size_t{1});
    const auto all = generate::generate(
        testing::solid({21, 15}, {"hidden-maze"}, level::Ruleset::Temple), {}, 3);
    QVERIFY(!all.has_value());
}

void TestHiddenMaze::saysWhyItCannotStart_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("says");
    QTest::newRow("no hero") << QStringList{"..."} << "place the hero's start";
    QTest::newRow("in rock") << QStringList{"..#"} << "is not an open cell: move the hero";
    QTest::newRow("on a trap") << QStringList{"..x"}
                               << "a trap is painted on the hero's start (2, 0)";
}

void TestHiddenMaze::saysWhyItCannotStart() {
    QFETCH(QStringList, rows);
    QFETCH(QString, says);
    level::Level level = mazeLevel({rows.front().toStdString()}, 2);
    if (QTest::currentDataTag() != QByteArray("no hero")) {
        level.objects.push_back({"hero", level::ThingKind::Hero, {2, 0}, {}, {}, {}});
    }
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(!generated.has_value());
    const QString text = QString::fromStdString(generated.error().describe());
    QVERIFY2(text.contains(says), qPrintable(text));
    QVERIFY(text.contains("hidden-maze"));
}

void TestHiddenMaze::staysClearOfPaintedTraps() {
    std::uint64_t seed = 0;
    for (const testing::Rows& rows : shapes({.traps = 20})) {
        const level::Level level = mazeLevel(rows, 1 + static_cast<int>(++seed % 2));
        const auto generated = generate::generate(level, {}, seed);
        QVERIFY(generated.has_value());
        for (const auto& [x, y] : testing::aislesOf(generated->map)) {
            QVERIFY(!generated->map.cells.at({x, y}).isTrap());
        }
    }
}

void TestHiddenMaze::worksOnEverySize() {
    for (const grid::Size size : {grid::Size{1, 1}, {1, 8192}, {8192, 1}, {2, 2}, {3, 700}}) {
        testing::Rows rows(static_cast<std::size_t>(size.height),
                           std::string(static_cast<std::size_t>(size.width), '.'));
        rows.back().back() = '@';
        for (std::int64_t step : {1, 2}) {
            const auto generated = generate::generate(mazeLevel(rows, step), {}, 9);
            QVERIFY(generated.has_value());
            const auto aisles = testing::aislesOf(generated->map);
            QCOMPARE(linksBetween(aisles), static_cast<int>(aisles.size()) - 1);
        }
    }
}

MAZELOOM_TEST(TestHiddenMaze)

}  // namespace mazeloom::tst_hidden_maze

#include "tst_hidden_maze.moc"

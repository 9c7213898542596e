// SPDX-License-Identifier: MIT
// The requirements for all maze algorithms, in each of the stages that offer them.
#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/mazes/parameters.h"
#include "core/generate/stages/stages.h"
#include "tests/support/lattices.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_mazes {

using grid::Point;

class TestMazes : public QObject {
    Q_OBJECT

  private slots:
    void idsAreInOneOrder();
    void areTreesOfAnyRegion_data();
    void areTreesOfAnyRegion();
    void recordingChangesNothing_data();
    void recordingChangesNothing();
    void workOnEverySize_data();
    void workOnEverySize();
    void theLocalTreeChangesOnlyNear();
    void stepOneTouchesNothing_data();
    void stepOneTouchesNothing();
    void braidOpensTheLongestWaysRound_data();
    void braidOpensTheLongestWaysRound();
};

namespace {

void algorithmRows() {
    QTest::addColumn<QString>("id");
    for (const std::string_view id : generate::mazes::kAlgorithmIds) {
        const QString name = QString::fromStdString(std::string(id));
        QTest::newRow(qPrintable(name)) << name;
    }
}

/// Returns rock where the shape is open and floor where it is solid, surrounded by rock.
testing::Rows inverted(const testing::Rows& rows) {
    testing::Rows rock(rows.size() + 4, std::string(rows.front().size() + 4, '#'));
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            rock[y + 2][x + 2] = rows[y][x] == '#' ? '.' : '#';
    }
    return rock;
}

void choose(level::Level& level, const QString& id, std::uint64_t seed) {
    auto& parameters = level.recipe.stages.front().parameters;
    parameters["algorithm"] = id.toStdString();
    parameters["step"] = std::int64_t{2};
    if (seed % 3 == 1) parameters["winding"] = static_cast<std::int64_t>(seed / 3 % 100);
    if (seed % 4 == 1) parameters["groups"] = static_cast<std::int64_t>(seed / 4 % 9);
}

level::Level rockLevel(const testing::Rows& rows, const QString& id, std::uint64_t seed) {
    level::Level level = testing::painted(inverted(rows), {"maze"});
    choose(level, id, seed);
    return level;
}

level::Level hiddenLevel(const testing::Rows& rows, const QString& id, std::uint64_t seed) {
    level::Level level = testing::painted(rows, {"hidden-maze"});
    choose(level, id, seed);
    return level;
}

QString flawInRock(const level::Level& level, const level::Map& map) {
    const level::Map before = generate::initialMap(level);
    testing::CellMask opened(map.size());
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            const Point p{x, y};
            const bool changed = map.cells.at(p) != before.cells.at(p);
            if (changed && map.cells.at(p) != level::Cell(level::Terrain::Floor)) return "no floor";
            if (changed) opened.add(p);
            const bool isPassage = (map.marks.at(p) & level::kPassage) != 0;
            if (changed != isPassage) return "the mark of a passage is wrong";
        }
    }
    return testing::flawOfTree(testing::freeRock(before), opened, {1, 1}, false);
}

QString flawInHidden(const level::Level& level, const level::Map& map) {
    const level::Map before = generate::initialMap(level);
    testing::CellMask opened(map.size());
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            const level::Cell is = map.cells.at({x, y});
            if (is.without(level::Cell::kAisle) != before.cells.at({x, y})) return "a cell changed";
            if (is.isAisle()) opened.add({x, y});
        }
    }
    return testing::flawOfTree(testing::freeFloor(before), opened, map.hero().value(), true);
}

}  // namespace

void TestMazes::idsAreInOneOrder() {
    const auto algorithms = generate::mazes::algorithms();
    QCOMPARE(algorithms.size(), generate::mazes::kAlgorithmIds.size());
    for (std::size_t i = 0; i < algorithms.size(); ++i)
        QCOMPARE(algorithms[i]->id, generate::mazes::kAlgorithmIds[i]);
}

void TestMazes::areTreesOfAnyRegion_data() {
    algorithmRows();
}

void TestMazes::areTreesOfAnyRegion() {
    QFETCH(QString, id);
    std::vector<testing::Rows> shapes = testing::awkwardShapes();
    const std::size_t drawn = static_cast<std::size_t>(testing::seeds(10'000));
    const testing::Sprinkle sprinkle{.water = 10, .things = 5, .coins = 5, .traps = 3};
    for (std::uint64_t seed = 0; seed < drawn + shapes.size(); ++seed) {
        const testing::Rows rows =
            seed < shapes.size()
                ? shapes[seed]
                : testing::randomShape(seed, seed % 2 == 0 ? testing::Sprinkle{} : sprinkle);
        const bool isHidden = seed % 2 == 1;
        const level::Level level =
            isHidden ? hiddenLevel(rows, id, seed) : rockLevel(rows, id, seed);
        const auto generated = generate::generate(level, {}, seed);
        if (!generated) QFAIL(generated.error().text.c_str());
        const QString flaw =
            isHidden ? flawInHidden(level, generated->map) : flawInRock(level, generated->map);
        if (!flaw.isEmpty()) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(flaw)));
    }
}

void TestMazes::recordingChangesNothing_data() {
    algorithmRows();
}

void TestMazes::recordingChangesNothing() {
    QFETCH(QString, id);
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        const testing::Rows rows = testing::randomShape(number);
        const level::Level level =
            seed % 2 == 0 ? rockLevel(rows, id, number) : hiddenLevel(rows, id, number);
        const auto [recorded, wrong] = testing::checkedRecord(level, {}, number);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(!recorded.failure);
        const auto generated = generate::generate(level, {}, number);
        QVERIFY(generated->map.marks == recorded.map.marks);
    }
}

void TestMazes::workOnEverySize_data() {
    algorithmRows();
}

void TestMazes::workOnEverySize() {
    QFETCH(QString, id);
    for (const grid::Size size :
         {grid::Size{1, 1}, {3, 3}, {3, 2000}, {2000, 3}, {4, 4}, {5, 5}, {2, 7}, {120, 90}}) {
        testing::Rows rows(static_cast<std::size_t>(size.height),
                           std::string(static_cast<std::size_t>(size.width), '#'));
        level::Level rock = testing::painted(rows, {"maze"});
        choose(rock, id, 3);
        const auto woven = generate::generate(rock, {}, 7);
        QVERIFY(woven.has_value());
        QCOMPARE(flawInRock(rock, woven->map), QString());
        for (std::string& row : rows)
            std::ranges::fill(row, '.');
        rows.back().back() = '@';
        const level::Level floor = hiddenLevel(rows, id, 3);
        const auto hidden = generate::generate(floor, {}, 7);
        QVERIFY(hidden.has_value());
        QCOMPARE(flawInHidden(floor, hidden->map), QString());
    }
}

/// One painted wall changes at most one in 1,000 cells farther than 6 away, and mostly none.
void TestMazes::theLocalTreeChangesOnlyNear() {
    random::Stream random(5);
    std::int64_t far = 0;
    std::int64_t cells = 0;
    int untouched = 0;
    const int edits = testing::seeds(300);
    for (int i = 0; i < edits; ++i) {
        testing::Rows rows(41, std::string(61, '.'));
        rows[20][30] = '@';
        const auto seed = static_cast<std::uint64_t>(i / 30);
        const level::Level level = hiddenLevel(rows, "local-tree", seed);
        const level::Map before = generate::generate(level, {}, seed).value().map;
        const Point edited{random.between(0, 60), random.between(0, 40)};
        if (edited == Point{30, 20}) continue;
        rows[static_cast<std::size_t>(edited.y)][static_cast<std::size_t>(edited.x)] = '#';
        const level::Map after =
            generate::generate(hiddenLevel(rows, "local-tree", seed), {}, seed).value().map;
        int changed = 0;
        for (int y = 0; y < 41; ++y) {
            for (int x = 0; x < 61; ++x) {
                if (std::max(std::abs(x - edited.x), std::abs(y - edited.y)) <= 6) continue;
                ++cells;
                changed += before.cells.at({x, y}) != after.cells.at({x, y}) ? 1 : 0;
            }
        }
        far += changed;
        untouched += changed == 0 ? 1 : 0;
    }
    const QString counted = QString("%1 of %2 cells, %3 of %4 edits without any")
                                .arg(far)
                                .arg(cells)
                                .arg(untouched)
                                .arg(edits);
    qInfo().noquote() << counted;
    QVERIFY2(far * 1000 <= cells, qPrintable(counted));
    QVERIFY2(2 * untouched > edits, qPrintable(counted));
}

void TestMazes::stepOneTouchesNothing_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"backtracker", "growing-tree", "prim", "hunt-and-kill"})
        QTest::newRow(id) << id;
}

/// The maze has no loops, and no remaining cell could still be opened.
void TestMazes::stepOneTouchesNothing() {
    QFETCH(QString, id);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(testing::seeds(1000)); ++seed) {
        const bool isHidden = seed % 2 == 1;
        const testing::Rows rows = testing::randomShape(seed);
        level::Level level = isHidden ? hiddenLevel(rows, id, seed) : rockLevel(rows, id, seed);
        auto& parameters = level.recipe.stages.front().parameters;
        parameters["step"] = std::int64_t{1};
        parameters["pick"] = std::string(generate::mazes::kPickIds[seed / 2 % 4]);
        const level::Map before = generate::initialMap(level);
        const level::Map map = generate::generate(level, {}, seed).value().map;
        const testing::CellMask free =
            isHidden ? testing::freeFloor(before) : testing::freeRock(before);
        testing::CellMask opened(map.size());
        for (const Point p : testing::cellsIn(map.size())) {
            if (map.cells.at(p) != before.cells.at(p)) opened.add(p);
        }
        QVERIFY(std::ranges::all_of(opened.list(), [&](Point p) { return free.has(p); }));
        std::size_t links = 0;
        std::size_t parts = 0;
        testing::CellMask seen(map.size());
        for (const Point p : opened.list()) {
            links += opened.has({p.x + 1, p.y}) + opened.has({p.x, p.y + 1});
            if (seen.has(p)) continue;
            ++parts;
            testing::partOf(opened, p, 1, seen);
        }
        QCOMPARE(links + parts, opened.list().size());
        if (isHidden) QCOMPARE(parts, std::size_t{1});
        for (const Point p : free.list()) {
            if (opened.has(p)) continue;
            int touches = 0;
            for (const Point side : testing::kSides)
                touches += opened.has(p + side) ? 1 : 0;
            QVERIFY(touches > 1 || (touches == 0 && isHidden));
        }
    }
}

void TestMazes::braidOpensTheLongestWaysRound_data() {
    algorithmRows();
}

void TestMazes::braidOpensTheLongestWaysRound() {
    QFETCH(QString, id);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(testing::seeds(400)); ++seed) {
        const bool isHidden = seed % 2 == 1;
        const testing::Rows rows = testing::randomShape(seed);
        level::Level level = isHidden ? hiddenLevel(rows, id, seed) : rockLevel(rows, id, seed);
        auto& parameters = level.recipe.stages.front().parameters;
        parameters["step"] = std::int64_t{1 + static_cast<int>(seed % 4) / 2};
        const level::Map before = generate::initialMap(level);
        const auto mazeOf = [&](std::int64_t share) {
            parameters["braid"] = share;
            const level::Map map = generate::generate(level, {}, seed).value().map;
            testing::CellMask maze(map.size());
            for (const Point p : testing::cellsIn(map.size())) {
                if (map.cells.at(p) != before.cells.at(p)) maze.add(p);
            }
            return maze;
        };
        const testing::CellMask tree = mazeOf(0);
        const auto ends = testing::deadEndsOf(tree);
        const testing::CellMask all = mazeOf(100);
        const testing::CellMask half = mazeOf(50);
        const testing::CellMask free =
            isHidden ? testing::freeFloor(before) : testing::freeRock(before);
        for (const Point p : tree.list())
            QVERIFY(all.has(p) && half.has(p));
        // Each opened cell joins exactly two cells of the maze and touches no third.
        int longest = 0;
        int opened = 0;
        for (const Point p : all.list()) {
            if (tree.has(p)) continue;
            ++opened;
            QVERIFY(free.has(p));
            int touches = 0;
            for (const Point side : testing::kSides)
                touches += all.has(p + side) ? 1 : 0;
            QCOMPARE(touches, 2);
            longest = std::max(longest, testing::wayRound(tree, p));
        }
        // The requested share of dead ends is gone, or as many as possible.
        const auto left = testing::deadEndsOf(half).size();
        const auto atLeast = testing::deadEndsOf(all).size();
        const std::size_t asked = (ends.size() + 1) / 2;
        QVERIFY(left == std::max(ends.size() - asked, atLeast) ||
                left + 1 == std::max(ends.size() - asked, atLeast) || left == atLeast);
        // The cells that are opened first close the longest loop of all.
        if (ends.empty() || opened == 0) continue;
        const auto count = static_cast<std::int64_t>(ends.size());
        const testing::CellMask first = mazeOf((100 + count - 1) / count);
        int longestOfFirst = 0;
        for (const Point p : first.list()) {
            if (!tree.has(p)) longestOfFirst = std::max(longestOfFirst, testing::wayRound(tree, p));
        }
        QCOMPARE(longestOfFirst, longest);
    }
}

MAZELOOM_TEST(TestMazes)

}  // namespace mazeloom::tst_mazes

#include "tst_mazes.moc"

// SPDX-License-Identifier: MIT
// Known statistics of mazes: two of the algorithms choose all spanning trees with equal
// probability, and the literature states each algorithm's expected number of dead ends.
#include <cmath>
#include <map>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/mazes/parameters.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_maze_statistics {

using grid::Point;

class TestMazeStatistics : public QObject {
    Q_OBJECT

  private slots:
    void someAreUniform_data();
    void someAreUniform();
    void deadEndsAreAsPublished_data();
    void deadEndsAreAsPublished();
};

namespace {

level::Level latticeOf(int columns, int rows, const QString& id) {
    level::Level level = testing::solid({2 * columns + 1, 2 * rows + 1}, {"maze"});
    auto& parameters = level.recipe.stages.front().parameters;
    parameters["algorithm"] = id.toStdString();
    parameters["step"] = std::int64_t{2};
    return level;
}

/// Returns the lattice's open ways as bits.
std::uint32_t treeOf(const level::Map& map) {
    std::uint32_t tree = 0;
    for (int y = 1; y + 1 < map.size().height; ++y) {
        for (int x = 1; x + 1 < map.size().width; ++x) {
            if ((x + y) % 2 == 0) continue;
            tree = tree << 1 | (testing::isOpen(map, {x, y}) ? 1u : 0u);
        }
    }
    return tree;
}

}  // namespace

void TestMazeStatistics::someAreUniform_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isUniform");
    for (const std::string_view id : generate::mazes::kAlgorithmIds) {
        const QString name = QString::fromStdString(std::string(id));
        QTest::newRow(qPrintable(name)) << name << (id == "wilson" || id == "aldous-broder");
    }
}

/// A chi-squared test over the 192 spanning trees of 3 × 3 cells. With 191 degrees of freedom a
/// uniform algorithm stays below 255 with probability 99.9 %; all others must exceed it.
void TestMazeStatistics::someAreUniform() {
    QFETCH(QString, id);
    QFETCH(bool, isUniform);
    constexpr int kTrees = 192;
    constexpr int kEach = 200;
    const level::Level level = latticeOf(3, 3, id);
    const auto recipe = generate::prepare(level.recipe, false);
    std::map<std::uint32_t, int> counts;
    for (int seed = 0; seed < kTrees * kEach; ++seed) {
        ++counts[treeOf(
            generate::generate(level, *recipe, {}, static_cast<std::uint64_t>(seed)).value().map)];
    }
    QVERIFY(counts.size() <= kTrees);
    double chi = kEach * static_cast<double>(kTrees - counts.size());
    for (const auto& [tree, count] : counts)
        chi += (count - kEach) * double(count - kEach) / kEach;
    const QString found =
        QString("%1: %2 trees, chi-squared %3").arg(id).arg(counts.size()).arg(chi);
    qInfo().noquote() << found;
    QVERIFY2((chi < 255) == isUniform, qPrintable(found));
}

void TestMazeStatistics::deadEndsAreAsPublished_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("percent");
    QTest::newRow("backtracker") << "backtracker" << 10.0;
    QTest::newRow("prim") << "prim" << 36.0;
    QTest::newRow("kruskal") << "kruskal" << 30.0;
    QTest::newRow("wilson") << "wilson" << 29.0;
    QTest::newRow("aldous-broder") << "aldous-broder" << 29.0;
    QTest::newRow("eller") << "eller" << 28.0;
    QTest::newRow("hunt-and-kill") << "hunt-and-kill" << 10.0;
    QTest::newRow("recursive-division") << "recursive-division" << 23.0;
    QTest::newRow("sidewinder") << "sidewinder" << 27.0;
    QTest::newRow("binary-tree") << "binary-tree" << 25.0;
    QTest::newRow("local-tree") << "local-tree" << 30.0;
}

void TestMazeStatistics::deadEndsAreAsPublished() {
    QFETCH(QString, id);
    QFETCH(double, percent);
    const level::Level level = latticeOf(20, 20, id);
    const auto recipe = generate::prepare(level.recipe, false);
    constexpr int kMazes = 1000;
    int deadEnds = 0;
    for (std::uint64_t seed = 0; seed < kMazes; ++seed) {
        const level::Map map = generate::generate(level, *recipe, {}, seed).value().map;
        for (int y = 1; y < 41; y += 2) {
            for (int x = 1; x < 41; x += 2)
                deadEnds += testing::openAround(map, {x, y}) == 1 ? 1 : 0;
        }
    }
    const double found = deadEnds * 100.0 / (400 * kMazes);
    const QString text =
        QString("%1: %2 % dead ends, published %3 %").arg(id).arg(found).arg(percent);
    qInfo().noquote() << text;
    QVERIFY2(std::abs(found - percent) <= 1.5, qPrintable(text));
}

MAZELOOM_TEST(TestMazeStatistics)

}  // namespace mazeloom::tst_maze_statistics

#include "tst_maze_statistics.moc"

// SPDX-License-Identifier: MIT
// Measures compared with published numbers: the share of dead ends in a maze, by algorithm. The
// means over 100 mazes of 20 × 20 cells are from Jamis Buck, "Mazes for Programmers" (2015), in
// tenths of a percent.
#include <QTest>

#include "core/analyse/measures/measures.h"
#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_published {

class TestPublished : public QObject {
    Q_OBJECT

  private slots:
    void deadEndsOfPerfectMazes_data();
    void deadEndsOfPerfectMazes();
};

void TestPublished::deadEndsOfPerfectMazes_data() {
    QTest::addColumn<QString>("algorithm");
    QTest::addColumn<int>("share");
    const auto row = [](const char* algorithm, int share) {
        QTest::newRow(algorithm) << QString(algorithm) << share;
    };
    row("binary-tree", 250);
    row("sidewinder", 270);
    row("backtracker", 100);
    row("hunt-and-kill", 100);
    row("wilson", 290);
    row("aldous-broder", 290);
}

void TestPublished::deadEndsOfPerfectMazes() {
    QFETCH(const QString, algorithm);
    QFETCH(const int, share);
    // 20 × 20 cells of the lattice, with walls between and around them.
    level::Level level = testing::solid({41, 41}, {"maze"});
    auto& parameters = level.recipe.stages.front().parameters;
    parameters["algorithm"] = algorithm.toStdString();
    parameters["step"] = std::int64_t{2};
    parameters["winding"] = std::int64_t{100};
    const analyse::Measure& deadEnds = *analyse::findMeasure("dead-ends");
    const int mazes = testing::seeds(400, 100);
    std::int64_t sum = 0;
    for (int seed = 1; seed <= mazes; ++seed) {
        const auto made = generate::generate(level, {}, static_cast<std::uint64_t>(seed));
        QVERIFY(made.has_value());
        QCOMPARE(analyse::findMeasure("open-cells")->value({.map = made->map}), 799);
        sum += deadEnds.value({.map = made->map});
    }
    const std::int64_t mean = sum * 1000 / (400 * mazes);
    QVERIFY2(std::abs(mean - share) <= 12,
             qPrintable(QStringLiteral("%1 of 1000 cells").arg(mean)));
}

MAZELOOM_TEST(TestPublished)

}  // namespace mazeloom::tst_published

#include "tst_published.moc"

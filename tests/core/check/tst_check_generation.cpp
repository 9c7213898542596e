// SPDX-License-Identifier: MIT
// Failures and warnings of a generation are findings in the same list as those of the rules, and
// nothing is reported twice.
#include <algorithm>

#include <QTest>

#include "core/check/check.h"
#include "core/check/findings/generation.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_check_generation {

class TestCheckGeneration : public QObject {
    Q_OBJECT

  private slots:
    void aFailureIsFound();
    void warningsAreFound();
    void whatTheRulesSayIsToldOnce_data();
    void whatTheRulesSayIsToldOnce();
    void anUnluckySeedIsAWarning();
    void aGoodLevelHasNone();
};

namespace {

using check::Finding;

/// Returns the findings of the rules and of generation with the first seed, as a list of problems
/// shows them.
std::vector<Finding> allOf(const level::Level& level) {
    std::vector<Finding> findings = check::checkLevel(level, {});
    check::addGeneration(findings, check::checkGeneration(level, {}, 1, {}));
    return findings;
}

/// Returns a level that must be deducible, although a trap blocks the only way to the exit.
level::Level undeducible() {
    level::Level level = testing::painted({"@xE"}, {"hidden-maze", "deducible"});
    level.id = "islands";
    level.objectives.exit = true;
    return level;
}

std::ptrdiff_t countOfGeneration(const std::vector<Finding>& findings) {
    return std::ranges::count_if(findings, check::isOfGeneration);
}

}  // namespace

void TestCheckGeneration::aFailureIsFound() {
    const level::Level level = undeducible();
    const auto made = generate::generate(level, {}, 1);
    QVERIFY(!made);
    const auto findings = check::checkGeneration(level, {}, 1, {});
    QCOMPARE(findings.size(), 1u);
    const Finding& found = findings.front();
    QVERIFY(found.isError());
    QVERIFY(check::isFailedGeneration(found));
    QCOMPARE(found.problem.text, "the level cannot be generated: " + made.error().text);
    QCOMPARE(found.problem.file, std::string("levels/islands.json"));
    QCOMPARE(found.problem.recipeStage, 1);
    QVERIFY(found.problem.place.starts_with("seed 1, recipe stage 2 (deducible)"));
    QVERIFY(found.problem.cell == made.error().cell);
    // No rule reports this failure, so the list has the generation's finding.
    QCOMPARE(countOfGeneration(allOf(level)), 1);
}

void TestCheckGeneration::warningsAreFound() {
    level::Level level = testing::solid({30, 20}, {"rooms", "maze", "unite"});
    level.recipe.stages.front().parameters = {{"min-width", 99}, {"max-width", 99}};
    const auto made = generate::generate(level, {}, 1);
    QVERIFY(made);
    QVERIFY(!made->problems.empty());
    const auto findings = allOf(level);
    QCOMPARE(countOfGeneration(findings), static_cast<std::ptrdiff_t>(made->problems.size()));
    for (const Problem& warning : made->problems) {
        const auto found = std::ranges::find_if(
            findings, [&](const Finding& each) { return each.problem.text == warning.text; });
        QVERIFY(found != findings.end());
        QVERIFY(!found->isError());
        QCOMPARE(found->problem.recipeStage, warning.recipeStage);
    }
}

void TestCheckGeneration::whatTheRulesSayIsToldOnce_data() {
    QTest::addColumn<QStringList>("stages");
    QTest::newRow("wrong order") << QStringList{"locks", "rooms", "corridors"};
    QTest::newRow("no open cells") << QStringList{"stairs"};
    QTest::newRow("another game's stage") << QStringList{"rooms", "maze", "unite", "supplies"};
    QTest::newRow("unknown stage") << QStringList{"rooms", "somersault"};
}

void TestCheckGeneration::whatTheRulesSayIsToldOnce() {
    QFETCH(QStringList, stages);
    level::Level level = testing::solid({30, 20}, {});
    for (const QString& stage : stages)
        level.recipe.stages.push_back({stage.toStdString(), true, {}});
    QVERIFY(!generate::generate(level, {}, 1));
    QCOMPARE(check::checkGeneration(level, {}, 1, {}).size(), 1u);
    const auto findings = allOf(level);
    QVERIFY(std::ranges::any_of(findings, &Finding::isError));
    QCOMPARE(countOfGeneration(findings), 0);
}

void TestCheckGeneration::anUnluckySeedIsAWarning() {
    const level::Level good = testing::solid({30, 20}, {"rooms", "maze", "unite"});
    const Problem failure{Severity::Error, "has no room", {}, "recipe stage 1 (rooms)", {}, 0};
    auto findings = check::findingsOfGeneration(good, 9, failure, {});
    QVERIFY(findings.front().isError());
    check::weighFailure(findings, good, {}, {});
    QVERIFY(!findings.front().isError());
    // If no seed generates the level, the failure stays an error.
    auto ofAll = check::findingsOfGeneration(undeducible(), 9, failure, {});
    check::weighFailure(ofAll, undeducible(), {}, {});
    QVERIFY(ofAll.front().isError());
}

void TestCheckGeneration::aGoodLevelHasNone() {
    const level::Level good = testing::solid({30, 20}, {"rooms", "maze", "unite"});
    QVERIFY(check::checkGeneration(good, {}, 1, {}).empty());
    // A stopped generation gives no findings, not even failures.
    const std::atomic<bool> stop = true;
    generate::Options options;
    options.stop = &stop;
    QVERIFY(check::checkGeneration(good, {}, 1, options).empty());
}

MAZELOOM_TEST(TestCheckGeneration)

}  // namespace mazeloom::tst_check_generation

#include "tst_check_generation.moc"

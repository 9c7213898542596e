// SPDX-License-Identifier: MIT
#include <set>

#include <QTest>

#include "core/check/check.h"
#include "core/edit/new_pack.h"
#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/level/id.h"
#include "core/level/room/flaws.h"
#include "tests/support/doorways.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_new_pack {

class TestNewPack : public QObject {
    Q_OBJECT

  private slots:
    void newLevelsGenerate_data();
    void newLevelsGenerate();
    void newRoomsCanBePlaced();
    void idsComeFromTitles();
    void templatesAreWithoutProblems();
    void corridorsOfNewLevelsAreNoStaircases();
};

void TestNewPack::newLevelsGenerate_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::newRow("smallest") << 8 << 8;
    QTest::newRow("standard") << 32 << 32;
    QTest::newRow("odd") << 33 << 21;
    QTest::newRow("wide") << 120 << 9;
}

void TestNewPack::newLevelsGenerate() {
    QFETCH(int, width);
    QFETCH(int, height);
    for (const auto& recipe : generate::builtInRecipes()) {
        const level::Level level = edit::newLevel("A level", {width, height}, recipe.id);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto recorded = generate::record(level, {}, seed);
            QVERIFY2(!recorded.failure, recipe.id.data());
            QVERIFY(recorded.problems.empty());
        }
    }
}

void TestNewPack::newRoomsCanBePlaced() {
    for (int width = 3; width < 12; ++width) {
        for (int height = 3; height < 12; ++height)
            QVERIFY(!level::firstFlaw(edit::newRoom("A room", {width, height})));
    }
}

void TestNewPack::idsComeFromTitles() {
    const level::Pack pack = edit::newPack("Überraschung", "First level");
    QVERIFY(level::isId(pack.id));
    QCOMPARE(pack.levels.size(), std::size_t{1});
    QCOMPARE(pack.levels.front().id, std::string("first-level"));
}

void TestNewPack::templatesAreWithoutProblems() {
    std::set<std::string> seen;
    for (const edit::PackTemplate begin : edit::kPackTemplates) {
        const level::Pack pack = edit::newPack(begin, "A pack", "First level");
        const auto findings = check::checkPack(pack);
        QVERIFY2(findings.empty(), qPrintable(QString::number(static_cast<int>(begin))));
        const level::Level& level = pack.levels.front();
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto recorded = generate::record(level, pack.rooms, seed);
            QVERIFY(!recorded.failure);
            QVERIFY(recorded.problems.empty());
            QVERIFY(recorded.map.hero().has_value());
            if (seed == 1) seen.insert(level::toText(recorded.map));
        }
    }
    // All templates begin with different content.
    QCOMPARE(seen.size(), edit::kPackTemplates.size());
}

/// Over many levels, at most 20 % of corridor cells turn, and doors are well placed.
void TestNewPack::corridorsOfNewLevelsAreNoStaircases() {
    for (const auto& recipe : generate::builtInRecipes()) {
        const level::Level level =
            edit::newLevel("A level", edit::newLevelSize(recipe.id), recipe.id);
        if (level.ruleset == level::Ruleset::Temple) continue;
        testing::Doorways all;
        for (int seed = 0; seed < testing::seeds(300); ++seed) {
            const auto made = generate::generate(level, {}, static_cast<std::uint64_t>(seed));
            QVERIFY(made.has_value());
            all += testing::doorwaysOf(made->map);
        }
        qInfo("%s: of %d corridor cells %d turn", recipe.id.data(), all.corridor, all.turning);
        QVERIFY(all.corridor > 0);
        QVERIFY2(all.turning * 5 <= all.corridor, recipe.id.data());
        QCOMPARE(all.bad, 0);
        QCOMPARE(all.corners, 0);
        QCOMPARE(all.beside, 0);
    }
}

MAZELOOM_TEST(TestNewPack)

}  // namespace mazeloom::tst_new_pack

#include "tst_new_pack.moc"

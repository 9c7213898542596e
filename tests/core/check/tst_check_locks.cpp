// SPDX-License-Identifier: MIT
// Rules about locked doors without a key, about stages after the locks, and about levels with
// locks that cannot be completed; and the mission of a level with locks.
#include <algorithm>

#include <QTest>

#include "core/analyse/mission.h"
#include "core/check/check.h"
#include "core/check/promises/promises.h"
#include "core/generate/generate.h"
#include "core/generate/locks/lock_proof.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_check_locks {

using check::Finding;
using grid::Point;
using level::ThingKind;

class TestCheckLocks : public QObject {
    Q_OBJECT

  private slots:
    void aLockWithoutAKeyIsTold();
    void itsFixesMakeItRight();
    void aLockWithItsKeyIsInOrder();
    void stagesBehindTheLocksAreTold();
    void brokenLevelsBreakThePromise_data();
    void brokenLevelsBreakThePromise();
    void generatedLevelsKeepThePromise_data();
    void generatedLevelsKeepThePromise();
    void lockedVaultsStandAsDrawn();
    void aMissionHasZonesAndDoors();
};

namespace {

std::vector<Finding> lookAt(const level::Level& level) {
    return check::checkLevel(level, {});
}

int countOf(const std::vector<Finding>& findings, std::string_view id) {
    return static_cast<int>(std::ranges::count_if(
        findings, [id](const Finding& finding) { return finding.sentence.id == id; }));
}

const Finding& firstOf(const std::vector<Finding>& findings, std::string_view id) {
    return *std::ranges::find_if(
        findings, [id](const Finding& finding) { return finding.sentence.id == id; });
}

}  // namespace

void TestCheckLocks::aLockWithoutAKeyIsTold() {
    const auto findings = lookAt(testing::paintedFloor({"@.K.M>", "####.#", "...k.."}));
    QCOMPARE(countOf(findings, "lock-without-key"), 1);
    const Finding& finding = firstOf(findings, "lock-without-key");
    QCOMPARE(*finding.problem.cell, (Point{4, 0}));
    QVERIFY(finding.problem.text.find("moon key") != std::string::npos);
    QCOMPARE(finding.fixes.size(), std::size_t{2});
}

void TestCheckLocks::itsFixesMakeItRight() {
    const level::Level level = testing::paintedFloor({"@.J.J>"});
    const auto findings = lookAt(level);
    for (const check::Fix& fix : firstOf(findings, "lock-without-key").fixes) {
        const level::Level after = check::repaired(level, fix);
        QVERIFY(lookAt(after).empty());
        const auto map = generate::generate(after, {}, 1)->map;
        const auto quest = generate::questOf(map);
        QVERIFY(generate::prove(map.cells, *quest).isProven());
    }
    // The hero occupies the only cell before the door, so no fix can place the key.
    const auto shutIn = lookAt(testing::paintedFloor({"@J.>"}));
    QCOMPARE(firstOf(shutIn, "lock-without-key").fixes.size(), std::size_t{1});
}

void TestCheckLocks::aLockWithItsKeyIsInOrder() {
    QVERIFY(lookAt(testing::paintedFloor({"@k.K.>"})).empty());
}

void TestCheckLocks::stagesBehindTheLocksAreTold() {
    const level::Level clean = testing::solid({40, 30}, {"accretion", "stairs", "locks", "unite"});
    const auto findings = lookAt(clean);
    QCOMPARE(countOf(findings, "opened-after-locks"), 1);
    const level::Level after =
        check::repaired(clean, firstOf(findings, "opened-after-locks").fixes.front());
    QCOMPARE(after.recipe.stages.back().stage, std::string("locks"));
    QCOMPARE(countOf(lookAt(after), "opened-after-locks"), 0);
    QCOMPARE(countOf(lookAt(testing::solid({40, 30}, {"accretion", "stairs", "locks", "monsters"})),
                     "opened-after-locks"),
             0);
}

void TestCheckLocks::brokenLevelsBreakThePromise_data() {
    QTest::addColumn<testing::Rows>("rows");
    QTest::addColumn<QString>("id");
    QTest::newRow("no key") << testing::Rows{"@.K.>"} << QString("promise-keys");
    QTest::newRow("the key behind its door") << testing::Rows{"@.K.k.>"} << QString("promise-keys");
    QTest::newRow("a trap") << testing::Rows{"@...>", "u####", "....."}
                            << QString("promise-not-caught");
    QTest::newRow("no broken promise") << testing::Rows{"@k.K>", "u###n", "....."} << QString();
}

void TestCheckLocks::brokenLevelsBreakThePromise() {
    QFETCH(testing::Rows, rows);
    QFETCH(QString, id);
    const auto findings = check::verify(testing::paintedFloor(rows), {}, 1);
    QCOMPARE(findings.size(), std::size_t{id.isEmpty() ? 0u : 1u});
    if (!id.isEmpty()) QCOMPARE(QString(findings.front().sentence.id.data()), id);
}

void TestCheckLocks::generatedLevelsKeepThePromise_data() {
    QTest::addColumn<level::Level>("level");
    QTest::newRow("locks and secret doors") << testing::solid(
        {49, 35}, {"accretion", "stairs", "locks", "secret-doors", "monsters", "rewards"});
    for (const std::string kind : {"water", "lava", "chasm"}) {
        const auto flooded = [&kind](const level::Level& level) {
            level::Level wet = testing::with(level, "lakes", "kind", kind);
            wet = testing::with(wet, "lakes", "lakes", std::int64_t{60});
            return testing::with(wet, "lakes", "rivers", std::int64_t{2});
        };
        const auto row = [&kind](const char* what) { return kind + " " + what; };
        QTest::newRow(row("among locks").c_str())
            << flooded(testing::solid({45, 33}, {"rooms", "maze", "doors", "dead-ends", "unite",
                                                 "stairs", "locks", "lakes"}));
        QTest::newRow(row("among secret doors").c_str())
            << flooded(testing::solid({45, 33}, {"rooms", "maze", "doors", "dead-ends", "unite",
                                                 "stairs", "secret-doors", "lakes"}));
        QTest::newRow(row("among both").c_str()) << flooded(
            testing::solid({49, 35}, {"accretion", "stairs", "locks", "secret-doors", "lakes"}));
    }
}

void TestCheckLocks::generatedLevelsKeepThePromise() {
    QFETCH(level::Level, level);
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const auto findings = check::verify(level, {}, static_cast<std::uint64_t>(seed));
        QVERIFY2(findings.empty(),
                 findings.empty() ? "" : findings.front().problem.describe().c_str());
    }
}

/// Keys are never placed in handcrafted rooms, whose shared walls open only where both rooms have
/// an entrance.
void TestCheckLocks::lockedVaultsStandAsDrawn() {
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/dungeons");
    QVERIFY(pack.has_value());
    level::Level level = testing::solid({81, 61}, {"vault-chain", "stairs", "locks"});
    level = testing::with(level, "vault-chain", "grammar",
                          std::string("start -> gate hall+ (shrine | armoury) hall boss"));
    level = testing::with(level, "vault-chain", "tries", std::int64_t{60'000});
    for (int seed = 777'000; seed < 777'000 + testing::seeds(300); ++seed) {
        const auto findings = check::verify(level, pack->rooms, static_cast<std::uint64_t>(seed));
        QVERIFY2(findings.empty(),
                 findings.empty() ? "" : findings.front().problem.describe().c_str());
    }
}

void TestCheckLocks::aMissionHasZonesAndDoors() {
    // The start with a plain key; behind the door the goal, from which a one-way door leads back.
    const auto map =
        generate::generate(testing::paintedFloor({"@k.K..>", ".##.##.", "..[...."}), {}, 1)->map;
    const auto quest = generate::questOf(map);
    const auto mission = analyse::missionOf(map.cells, *quest);
    QCOMPARE(mission.zones.size(), std::size_t{2});
    QVERIFY(mission.zones[0].isStart && !mission.zones[0].isGoal && mission.zones[0].depth == 0);
    QVERIFY(mission.zones[1].isGoal && mission.zones[1].depth == 1);
    QCOMPARE(mission.zones[0].keys.size(), std::size_t{1});
    QCOMPARE(mission.zones[0].cells, std::int64_t{6});
    QCOMPARE(mission.doors.size(), std::size_t{2});
    QCOMPARE(*mission.doors[0].lock, std::size_t{0});
    QVERIFY(!mission.doors[1].lock);
    QVERIFY(mission.doors[1].from == 1 && mission.doors[1].to == 0);
    QCOMPARE(mission.zoneOf.at({0, 0}), 1u);
    QCOMPARE(mission.zoneOf.at({6, 0}), 2u);
    QCOMPARE(mission.zoneOf.at({3, 0}), 0u);
    const auto plain = generate::generate(testing::paintedFloor({"@..>"}), {}, 1)->map;
    QVERIFY(analyse::missionOf(plain.cells, *generate::questOf(plain)).isEmpty());
}

MAZELOOM_TEST(TestCheckLocks)

}  // namespace mazeloom::tst_check_locks

#include "tst_check_locks.moc"

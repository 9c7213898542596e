// SPDX-License-Identifier: MIT
// The end of a pack's descent (RULES.md D-5.4, D-8.5, D-13.5): the reward for a cleared floor, the
// last floor with its boss, and runs that go on below it.
#include <QTest>

#include <cstdint>
#include <set>
#include <string>

#include "core/play/descent/runs/session.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_ending {

using namespace play::descent;
using level::DescentTables;
using testing::Delve;
using testing::potion;
using testing::wand;
using testing::withTables;

class TestDescentEnding : public QObject {
    Q_OBJECT

  private slots:
    void aClearedFloorHeals();
    void aClearedFloorStrengthens();
    void theMaximumHasABound();
    void theLastFloorIsBarredWhileItsBossLives();
    void aLastFloorWithoutABossIsOpen();
    void otherFloorsAreNeverBarred();
    void goesOnBelow();
    void theGoalLiesBelowTheLastFloor();
    void packsWithoutTheNumbersKeepTheirHash();
};

namespace {

/// The hash that the rules' tables had before they had these numbers.
constexpr std::uint64_t kHashOfTheRules = 0x62a4e59baf8f7422;

/// Returns a start with a wand that kills everything at once.
Start armed(int goal = 0) {
    Start start;
    start.items = {wand(9000, 6, 9)};
    start.wand = 0;
    start.goal = goal;
    return start;
}

}  // namespace

void TestDescentEnding::aClearedFloorHeals() {
    const level::Pack pack = withTables({"@...r....r>"}, [](DescentTables& tables) {
        tables.clearHeal = 7;
        tables.heroHp = 20;
    });
    Start start = armed();
    start.hp = 5;
    Delve delve(pack, start);
    delve.press("zR");
    // One monster is left, although nothing of it is seen.
    QCOMPARE(delve.monsters().size(), std::size_t{1});
    QCOMPARE(delve.hp(), 5);
    delve.press("RRRRzR");
    QCOMPARE(delve.hp(), 12);
    QCOMPARE(delve.state.hero.mostHp, 20);
    QCOMPARE(delve.said(), std::string("The floor is quiet: you recover 7 HP."));
    QCOMPARE(delve.count(What::Recovered), 1);
}

void TestDescentEnding::aClearedFloorStrengthens() {
    const level::Pack pack = withTables({"@..r>"}, [](DescentTables& tables) {
        tables.clearHeal = 50;
        tables.clearGain = 3;
        tables.heroHp = 20;
    });
    Start start = armed();
    start.hp = 19;
    Delve delve(pack, start);
    delve.press("zR");
    QCOMPARE(delve.state.hero.mostHp, 23);
    QCOMPARE(delve.hp(), 23);
    QCOMPARE(delve.said(),
             std::string("The floor is quiet: you recover 4 HP, and your maximum grows by 3."));
}

void TestDescentEnding::theMaximumHasABound() {
    const level::Pack pack = withTables({"@..r>"}, [](DescentTables& tables) {
        tables.clearGain = DescentTables::kMaxStat;
        tables.heroHp = DescentTables::kMaxStat - 2;
    });
    Delve delve(pack, armed());
    delve.press("zR");
    QCOMPARE(delve.state.hero.mostHp, DescentTables::kMaxStat);
    QCOMPARE(delve.hp(), DescentTables::kMaxStat);
}

void TestDescentEnding::theLastFloorIsBarredWhileItsBossLives() {
    const level::Pack pack = withTables({"@>..D"}, [](DescentTables& tables) {
        tables.lastFloor = 1;
        tables.boss.attack = 0;
    });
    Delve delve(pack, armed(2));
    QVERIFY(delve.press("R"));
    const std::int64_t turns = delve.state.turns;
    QVERIFY(!delve.press(">"));
    QVERIFY(delve.isPlaying());
    QCOMPARE(delve.state.turns, turns);
    QCOMPARE(delve.state.depth, 1);
    QCOMPARE(delve.count(What::StairsRefused), 1);
    QCOMPARE(delve.said(), std::string("The dread knight still lives, so the stairs stay barred."));
    delve.press("zR>");
    QCOMPARE(delve.state.outcome, Outcome::Arrived);
    QCOMPARE(delve.said(), std::string("You have found the way out."));
    QCOMPARE(delve.state.score(), 2 * 100 + 10);
}

void TestDescentEnding::aLastFloorWithoutABossIsOpen() {
    Delve delve(withTables({"@>..r"}, [](DescentTables& tables) { tables.lastFloor = 1; }),
                armed(2));
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.state.outcome, Outcome::Arrived);
}

void TestDescentEnding::otherFloorsAreNeverBarred() {
    for (const int lastFloor : {0, 2}) {
        Delve delve(withTables({"@>..D"},
                               [&](DescentTables& tables) {
                                   tables.lastFloor = lastFloor;
                                   tables.boss.attack = 0;
                               }),
                    armed());
        QVERIFY(delve.press("R>"));
        QCOMPARE(delve.state.depth, 2);
    }
}

/// The run that goes on is the same run on the floor below, and can be replayed.
void TestDescentEnding::goesOnBelow() {
    level::Pack pack = testing::paintedDescent({{"@.>"}, {"<.>"}, {"<.r>"}});
    pack.descent.tables.lastFloor = 2;
    const auto dungeon = Dungeon::of(pack);
    QVERIFY(dungeon);
    Start start;
    start.seed = 7;
    start.goal = (*dungeon)->tables().goalFrom(1);
    auto session = Session::begin(*dungeon, start);
    QVERIFY(session);
    for (const Key key :
         {Key::Right, Key::Right, kDescend, Key::Right, Key::Right, kDescend, kDescend})
        session->press(key);
    QCOMPARE(session->state().outcome, Outcome::Arrived);
    QCOMPARE(session->length(), 6);
    const auto below = Session::withoutGoal(*session);
    QVERIFY(below);
    QVERIFY(!below->state().isOver());
    QCOMPARE(below->state().depth, 3);
    QCOMPARE(below->state().greatestDepth, 3);
    QCOMPARE(below->start().seed, start.seed);
    QCOMPARE(below->start().goal, 0);
    QCOMPARE(below->keys(), session->keys());
    QVERIFY(Session::of(*dungeon, below->replay()));
    // The run that arrived stays as it was.
    QCOMPARE(session->state().outcome, Outcome::Arrived);
}

void TestDescentEnding::theGoalLiesBelowTheLastFloor() {
    DescentTables tables;
    QCOMPARE(tables.goalFrom(1), 0);
    tables.lastFloor = 12;
    QCOMPARE(tables.goalFrom(1), 13);
    QCOMPARE(tables.goalFrom(12), 13);
    QCOMPARE(tables.goalFrom(13), 0);
}

/// Scores and kept runs are found by the hash, so packs of earlier versions must keep it.
void TestDescentEnding::packsWithoutTheNumbersKeepTheirHash() {
    const std::uint64_t rules = hashOfTables({});
    QCOMPARE(rules, kHashOfTheRules);
    std::set<std::uint64_t> hashes{rules};
    for (const auto number : {&DescentTables::depthHeal, &DescentTables::clearHeal,
                              &DescentTables::clearGain, &DescentTables::lastFloor}) {
        DescentTables tables;
        tables.*number += 1;
        QVERIFY(hashes.insert(hashOfTables(tables)).second);
    }
}

MAZELOOM_TEST(TestDescentEnding)

}  // namespace mazeloom::tst_descent_ending

#include "tst_descent_ending.moc"

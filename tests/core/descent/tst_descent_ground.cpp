// SPDX-License-Identifier: MIT
// Effects of terrain on those who enter it in the descent game, and secret doors (RULES.md D-17).
#include <QTest>

#include "core/analyse/bots/descent/bots.h"
#include "core/play/descent/rules/towards.h"
#include "core/play/descent/state/dungeon.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_ground {

using namespace play::descent;
using grid::Point;
using level::Cell;
using level::Effect;
using level::Terrain;
using testing::Delve;

class TestDescentGround : public QObject {
    Q_OBJECT

  private slots:
    void rubbleTakesAnotherTurn();
    void rubbleSlowsMonsters();
    void lavaKills();
    void whatWoundsCostsATenth();
    void monstersKeepOutOfHarm();
    void aChasmIsSeenAcross();
    void lockedDoorsBarTheWay();
    void aSecretDoorIsWallUntilItIsFound();
    void monstersDoNotUseASecretDoor();
    void botsSeeNoSecretDoor();
    void aPointerWalksAroundTheOpenCorner();
};

namespace {

constexpr auto kThorns = static_cast<Terrain>(level::kFirstOwnTerrain);

}  // namespace

void TestDescentGround::rubbleTakesAnotherTurn() {
    Delve run({"@:.."});
    run.press("R");
    QCOMPARE(run.state.turns, 2);
    run.press("R");
    QCOMPARE(run.state.turns, 3);
    // While the hero enters rubble, monsters act twice.
    Delve chased({"@:......r"});
    chased.press("R");
    QCOMPARE(chased.monsterAt(), (Point{6, 0}));
}

void TestDescentGround::rubbleSlowsMonsters() {
    Delve run({"@....::r"});
    run.press(".");
    QCOMPARE(run.monsterAt(), (Point{6, 0}));
    int steps = 0;
    for (int turn = 0; turn < 4; ++turn) {
        const Point before = run.monsterAt();
        run.press(".");
        steps += run.monsterAt() != before ? 1 : 0;
    }
    // At most two steps out of rubble, at one every second turn.
    QVERIFY(steps <= 3);
    QVERIFY(run.monsterAt() != (Point{6, 0}));
}

void TestDescentGround::lavaKills() {
    Delve run({"@V."});
    run.press("R");
    QVERIFY(run.state.outcome == Outcome::Died);
    QCOMPARE(run.at(), (Point{1, 0}));
    QCOMPARE(run.hp(), 0);
    QCOMPARE(run.count(What::Died), 1);
}

void TestDescentGround::whatWoundsCostsATenth() {
    Delve run({"@..."});
    run.state.floor.cells.at({1, 0}) = Cell::of(kThorns, true, false, false, Effect::Wounds);
    const int most = run.state.hero.mostHp;
    run.press("R");
    QCOMPARE(run.hp(), most - most / 10);
    QCOMPARE(run.count(What::Wounded), 1);
    run.press("L");
    run.state.hero.hp = most / 10;
    run.press("R");
    QVERIFY(run.state.outcome == Outcome::Died);
}

void TestDescentGround::monstersKeepOutOfHarm() {
    Delve lava({"@.V.r", "....."});
    for (int turn = 0; turn < 10 && lava.isPlaying(); ++turn) {
        lava.press(".");
        for (const Monster& monster : lava.monsters())
            QVERIFY(monster.at != (Point{2, 0}));
    }
    Delve thorns({"@...r"});
    thorns.state.floor.cells.at({2, 0}) = Cell::of(kThorns, true, false, false, Effect::Wounds);
    for (int turn = 0; turn < 10; ++turn)
        thorns.press(".");
    QCOMPARE(thorns.monsterAt(), (Point{3, 0}));
}

void TestDescentGround::aChasmIsSeenAcross() {
    Delve run({"@|..r"});
    QVERIFY(!run.press("R"));
    QCOMPARE(run.at(), (Point{0, 0}));
    QVERIFY(run.state.seen.sees({3, 0}));
    // A fireball flies over the chasm.
    Delve armed = testing::holding({"@|..r"}, {testing::wand(50, 6, 1)}, -1, 0);
    armed.press("zR");
    QVERIFY(armed.monsters().empty());
}

void TestDescentGround::lockedDoorsBarTheWay() {
    Delve run({"@K.."});
    QVERIFY(!run.press("R"));
    QCOMPARE(run.at(), (Point{0, 0}));
    QVERIFY(!run.state.seen.sees({2, 0}));
}

void TestDescentGround::aSecretDoorIsWallUntilItIsFound() {
    Delve run({"@S.r"});
    QVERIFY(!run.state.seen.sees({2, 0}));
    QCOMPARE(shownAs(run.floor().cells.at({1, 0})).terrain(), Terrain::Wall);
    QVERIFY(run.press("R"));
    QCOMPARE(run.at(), (Point{0, 0}));
    QCOMPARE(run.floor().terrain({1, 0}), Terrain::ClosedDoor);
    QCOMPARE(run.count(What::DoorFound), 1);
    QVERIFY(!run.state.seen.sees({2, 0}));
    run.press("R");
    QCOMPARE(run.at(), (Point{1, 0}));
    QVERIFY(run.state.seen.sees({2, 0}));
}

void TestDescentGround::monstersDoNotUseASecretDoor() {
    // The hero and the monster see each other through the window beside it.
    Delve run({"@.S.r", "..|.."});
    for (int turn = 0; turn < 10; ++turn)
        run.press(".");
    QVERIFY(run.monsterAt().x > 2);
    QCOMPARE(run.floor().terrain({2, 0}), Terrain::SecretDoor);
}

void TestDescentGround::botsSeeNoSecretDoor() {
    Delve run({"@....S..p", "...######"});
    analyse::bots::descent::Known known;
    known.look(run.state);
    QCOMPARE(known.terrain({5, 0}), Terrain::Wall);
    QVERIFY(!known.cell({5, 0}).isWalkable());
}

void TestDescentGround::aPointerWalksAroundTheOpenCorner() {
    using grid::Direction;
    const auto step = [](std::initializer_list<std::string> rows, Point target) {
        const Delve run(rows);
        return towards(run.state, target);
    };
    const auto isWay = [](std::optional<Direction> made, Direction way) { return made == way; };
    // In a straight line there is only one direction.
    QVERIFY(isWay(step({"@#."}, {2, 0}), Direction::Right));
    QVERIFY(!step({"@.."}, {0, 0}));
    // On a diagonal: horizontally if both corners are open, else around the open one.
    QVERIFY(isWay(step({"@.", ".."}, {1, 1}), Direction::Right));
    QVERIFY(isWay(step({"@#", ".."}, {1, 1}), Direction::Down));
    QVERIFY(isWay(step({"@.", "#."}, {1, 1}), Direction::Right));
    QVERIFY(isWay(step({"@#", "#."}, {1, 1}), Direction::Right));
    // The first step must lead to the target.
    QVERIFY(isWay(step({"@]", ".."}, {1, 1}), Direction::Right));
    // Farther away, the longer axis comes first unless a wall blocks it.
    QVERIFY(isWay(step({"@..", "...", "..."}, {1, 2}), Direction::Down));
    QVERIFY(isWay(step({"@..", "#..", "..."}, {1, 2}), Direction::Right));
    // A step never leads into harm, to an undiscovered door or to a locked one.
    QVERIFY(isWay(step({"@#", "V."}, {1, 1}), Direction::Right));
    QVERIFY(isWay(step({"@#", "S."}, {1, 1}), Direction::Right));
    QVERIFY(isWay(step({"@S", ".."}, {1, 1}), Direction::Down));
    QVERIFY(isWay(step({"@K", ".."}, {1, 1}), Direction::Down));
    // A monster at the pointer is attacked, whatever is behind it.
    QVERIFY(isWay(step({"@r", ".#"}, {1, 1}), Direction::Right));
}

MAZELOOM_TEST(TestDescentGround)

}  // namespace mazeloom::tst_descent_ground

#include "tst_descent_ground.moc"

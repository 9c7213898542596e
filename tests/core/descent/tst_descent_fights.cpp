// SPDX-License-Identifier: MIT
// Movement and fights of the hero, and the behaviour of monsters (RULES.md D-4, D-5, D-6).
#include <QTest>

#include <array>
#include <cstdlib>
#include <map>
#include <set>

#include "core/play/descent/engine.h"
#include "core/play/descent/rules/fight.h"
#include "core/play/descent/rules/turn.h"
#include "core/random/stream.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_fights {

using namespace play::descent;
using grid::Point;
using testing::Delve;
using testing::holding;
using testing::paintedDescent;
using testing::weapon;
using testing::withTables;

class TestDescentFights : public QObject {
    Q_OBJECT

  private slots:
    void fourDirections();
    void wallsTakeNoTurn();
    void otherKeysDoNothing();
    void doorsOpenByWalkingIn();
    void furnitureBlocksWalking();
    void walkingIntoAMonsterAttacks();
    void damageIsAttackAndMinusOneToOne();
    void damageIsAtLeastOne();
    void theWeaponAddsToTheAttack();
    void steelGlancesOffTheBoss();
    void waitingLetsATurnPass();
    void enchantedSteelHarmsTheBoss();
    void monstersActOnlyInSight();
    void sightIsTakenAfterTheMove();
    void monstersAttackFromBesideOnly();
    void monstersHitForTheirAttack();
    void monstersStepAlongTheGreaterDistance();
    void monstersTakeTheOtherAxis();
    void monstersNeverStepOnOthers();
    void monstersDoNotOpenDoors();
    void monstersActAfterTurnsOnly();
};

void TestDescentFights::fourDirections() {
    Delve delve({"...", ".@.", "..."});
    QVERIFY(delve.press("U"));
    QCOMPARE(delve.at(), (Point{1, 0}));
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.at(), (Point{2, 0}));
    QVERIFY(delve.press("DD"));
    QCOMPARE(delve.at(), (Point{2, 2}));
    QVERIFY(delve.press("LL"));
    QCOMPARE(delve.at(), (Point{0, 2}));
    QCOMPARE(delve.state.turns, 6);
    QCOMPARE(delve.state.keys, 6);
    QCOMPARE(delve.count(What::Stepped), 6);
}

void TestDescentFights::wallsTakeNoTurn() {
    Delve delve({"#@#", "o#."});
    for (const char* const key : {"L", "R", "D", "U"}) {  // the last leaves the level
        QVERIFY(!delve.press(key));
        QCOMPARE(delve.at(), (Point{1, 0}));
    }
    QCOMPARE(delve.count(What::Bumped), 4);
    QCOMPARE(delve.state.turns, 0);
}

void TestDescentFights::otherKeysDoNothing() {
    Delve delve({"@..r"});
    const Floor before = delve.floor();
    for (const char key : std::string_view("abcefhjklmnoprs*"))
        QVERIFY(!delve.press(std::string_view(&key, 1)));
    QVERIFY(delve.floor() == before);
    QCOMPARE(delve.state.keys, 16);
    QVERIFY(delve.all.empty());
}

void TestDescentFights::doorsOpenByWalkingIn() {
    Delve delve({"@+.", "'##"});
    QVERIFY(!delve.state.seen.sees({2, 0}));
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.at(), (Point{1, 0}));
    QCOMPARE(delve.floor().terrain({1, 0}), level::Terrain::OpenDoor);
    QCOMPARE(delve.count(What::DoorOpened), 1);
    QVERIFY(delve.press("LD"));
    QCOMPARE(delve.at(), (Point{0, 1}));
    QCOMPARE(delve.floor().terrain({1, 0}), level::Terrain::OpenDoor);
    QVERIFY(delve.press("URR"));
    QCOMPARE(delve.count(What::DoorOpened), 1);
}

void TestDescentFights::furnitureBlocksWalking() {
    for (const char* const piece : {"o", "F", "c"}) {
        Delve delve({std::string("@") + piece + "."});
        QVERIFY(!delve.press("R"));
        QCOMPARE(delve.at(), (Point{0, 0}));
    }
}

void TestDescentFights::walkingIntoAMonsterAttacks() {
    Delve delve({"@O"});
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.at(), (Point{0, 0}));
    QCOMPARE(delve.count(What::HitMonster), 1);
    QVERIFY(delve.monsters()[0].hp < 14);
    QCOMPARE(delve.all[0].number, 14 - delve.monsters()[0].hp);
    QCOMPARE(delve.state.kills, 0);
    while (!delve.monsters().empty())
        QVERIFY(delve.press("R"));
    QCOMPARE(delve.state.kills, 1);
    QCOMPARE(delve.count(What::KilledMonster), 1);
    QVERIFY(delve.press("R"));  // no monster is left there
    QCOMPARE(delve.at(), (Point{1, 0}));
}

void TestDescentFights::damageIsAttackAndMinusOneToOne() {
    // As in the game: each turn has its own dice.
    constexpr int kDraws = 150'000;
    State state;
    state.seed = 7;
    std::array<int, 3> counts{};
    for (state.turns = 0; state.turns < kDraws; ++state.turns) {
        random::Stream dice = diceOf(state);
        const int damage = damageOf(4, dice);
        QVERIFY(damage >= 3 && damage <= 5);
        ++counts[static_cast<std::size_t>(damage - 3)];
        // The monster that strikes back draws from the same dice.
        const int back = damageOf(11, dice);
        QVERIFY(back >= 10 && back <= 12);
    }
    // Within five standard deviations of a third: √(150,000 · ⅓ · ⅔) = 183.
    for (const int count : counts)
        QVERIFY2(std::abs(count - kDraws / 3) < 5 * 183, qPrintable(QString::number(count)));
}

void TestDescentFights::damageIsAtLeastOne() {
    random::Stream dice(3);
    std::map<int, int> counts;
    constexpr int kDraws = 100'000;
    for (int i = 0; i < kDraws; ++i) {
        QCOMPARE(damageOf(0, dice), 1);
        ++counts[damageOf(1, dice)];
    }
    QCOMPARE(counts.size(), std::size_t{2});
    // A result of 0 counts as 1, so 1 has two chances in three. √(100,000 · ⅓ · ⅔) = 149.
    QVERIFY(std::abs(counts[2] - kDraws / 3) < 5 * 149);
}

void TestDescentFights::theWeaponAddsToTheAttack() {
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Start start;
        start.seed = seed;
        start.items = {weapon(6)};
        start.weapon = 0;
        Delve delve(paintedDescent({{"@w"}}), start);
        QCOMPARE(delve.state.hero.attack(), 10);
        delve.press("R");
        seen.insert(32 - delve.monsters()[0].hp);
    }
    QVERIFY((seen == std::set<int>{9, 10, 11}));
    // A weapon in the pack adds nothing.
    QCOMPARE(holding({"@"}, {weapon(6)}).state.hero.attack(), 4);
}

void TestDescentFights::steelGlancesOffTheBoss() {
    for (const bool isArmed : {false, true}) {
        Delve delve = holding({"@D"}, {weapon(5)}, isArmed ? 0 : -1);
        QVERIFY(!delve.press("R"));  // takes no turn, so it does not strike back
        QCOMPARE(delve.monsters()[0].hp, 45);
        QCOMPARE(delve.hp(), 30);
        QCOMPARE(delve.count(What::GlancedOff), 1);
        QCOMPARE(delve.said(), std::string("Your attack glances off the dread knight. Only "
                                           "enchanted steel can harm it!"));
    }
}

void TestDescentFights::waitingLetsATurnPass() {
    // Cornered by the boss, the hero can only wait.
    Delve delve({"#####", "#@D.#", "#####"});
    const int hp = delve.hp();
    QVERIFY(!delve.press("R"));
    QVERIFY(!delve.press("L"));
    QVERIFY(!delve.press("g"));
    QCOMPARE(delve.hp(), hp);
    QVERIFY(delve.press("."));
    QVERIFY(delve.hp() < hp);
    // Waiting does not answer a question.
    Delve asked({"#####", "#@..#", "#####"});
    asked.press("i");
    QVERIFY(!asked.press("."));
    QVERIFY(asked.state.asked == Asked::Nothing);
}

void TestDescentFights::enchantedSteelHarmsTheBoss() {
    Delve delve = holding({"@D"}, {weapon(5, true)}, 0);
    QVERIFY(delve.state.hero.isEnchanted());
    QVERIFY(delve.press("R"));
    const int damage = 45 - delve.monsters()[0].hp;
    QVERIFY(damage >= 8 && damage <= 10);
    QVERIFY(delve.hp() < 30);
}

void TestDescentFights::monstersActOnlyInSight() {
    // The rat is behind a wall; then it is farther away than eight cells.
    Delve delve({"@.#r", "..##", "..##"});
    delve.press("DUDUDU");
    QCOMPARE(delve.monsterAt(), (Point{3, 0}));
    Delve far({"@.........r"});
    QVERIFY(far.press("L") == false);
    QVERIFY(far.press("R"));
    QCOMPARE(far.monsterAt(), (Point{10, 0}));  // nine cells away after the move
    QVERIFY(far.press("R"));
    QCOMPARE(far.monsterAt(), (Point{9, 0}));  // eight
}

void TestDescentFights::sightIsTakenAfterTheMove() {
    Delve delve({"@+.O"});
    QVERIFY(!delve.state.seen.sees({3, 0}));
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.monsterAt(), (Point{2, 0}));
    // The reverse: a hero who steps out of sight is not followed.
    Delve hides({".#....", "@....r", ".#...."});
    QVERIFY(hides.state.seen.sees({5, 1}));
    QVERIFY(hides.press("U"));
    QVERIFY(!hides.state.seen.sees({5, 1}));
    QCOMPARE(hides.monsterAt(), (Point{5, 1}));
}

void TestDescentFights::monstersAttackFromBesideOnly() {
    Delve beside({".r.", "@..", "..."});
    QVERIFY(beside.press("D"));  // (0, 2): the rat moves down, since it is two rows away
    QCOMPARE(beside.count(What::MonsterHit), 0);
    // A diagonal neighbour has to step first.
    Delve corner({"r..", "..@", "..."});
    QVERIFY(corner.press("L"));  // hero (1, 1), rat (0, 0)
    QCOMPARE(corner.count(What::MonsterHit), 0);
    QCOMPARE(corner.monsterAt(), (Point{1, 0}));
    QCOMPARE(corner.hp(), 30);
    QVERIFY(!corner.press("*"));
    QCOMPARE(corner.count(What::MonsterHit), 0);
    corner.press("L");
    QCOMPARE(corner.count(What::MonsterHit), 0);  // (0, 1) and (1, 0): diagonal again
    Delve touching({"#.#", "T@."});
    QVERIFY(touching.press("R") && touching.press("L"));
    QVERIFY(touching.count(What::MonsterHit) >= 1);
}

void TestDescentFights::monstersHitForTheirAttack() {
    std::map<int, int> counts;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Start start;
        start.seed = seed;
        Delve delve(paintedDescent({{"@.O"}}), start);
        delve.press("R");
        ++counts[30 - delve.hp()];
    }
    QCOMPARE(counts.size(), std::size_t{3});
    for (const int damage : {4, 5, 6})
        QVERIFY(counts[damage] > 60);
    Delve weak(withTables({"@.r"}, [](auto& tables) { tables.monsters[0].attack = 0; }));
    QVERIFY(weak.press("R"));
    QCOMPARE(weak.hp(), 29);
}

void TestDescentFights::monstersStepAlongTheGreaterDistance() {
    Delve wide({"r....", ".....", "....@"});
    QVERIFY(wide.press("U"));  // distances 4, 1
    QCOMPARE(wide.monsterAt(), (Point{1, 0}));
    Delve high({"r..", "...", "...", "...", "..@"});
    QVERIFY(high.press("L"));  // distances 1, 4
    QCOMPARE(high.monsterAt(), (Point{0, 1}));
    Delve equal({"r...", "....", "....", "...@"});
    QVERIFY(equal.press("U") && equal.press("D"));
    // Distances 3, 2 after the first move: x. Then 2, 3: y.
    QCOMPARE(equal.monsterAt(), (Point{1, 1}));
    Delve same({"r....", ".....", ".....", "...@."});
    QVERIFY(same.press("R") && same.press("L"));
    // Distances 4, 3: x. Then 2, 3: y.
    QCOMPARE(same.monsterAt(), (Point{1, 1}));
    QVERIFY(same.press("R") && same.press("L"));
    // Distances 3, 2: x, to (2, 1). Then 1, 2: y.
    QCOMPARE(same.monsterAt(), (Point{2, 2}));
    // Equal distances: x.
    Delve diagonal({"r...", "....", "..@.", "...."});
    QVERIFY(diagonal.press("D") && diagonal.press("U"));
    // Distances 2, 3: y, to (0, 1). Then 2, 1: x, to (1, 1).
    QCOMPARE(diagonal.monsterAt(), (Point{1, 1}));
    Delve tie({"r...", "....", "...@", "...."});
    QVERIFY(tie.press("L"));  // distances 2, 2
    QCOMPARE(tie.monsterAt(), (Point{1, 0}));
}

void TestDescentFights::monstersTakeTheOtherAxis() {
    // A column blocks the way along x; the way along y is open.
    Delve delve({"ro...", ".....", "....@"});
    QVERIFY(delve.press("U"));
    QCOMPARE(delve.monsterAt(), (Point{0, 1}));
    // The rat has no distance to cover along the other axis, so it stays.
    Delve stuck({"rF..@", "....."});
    stuck.press("L");
    QVERIFY(stuck.state.seen.sees({0, 0}));
    QCOMPARE(stuck.monsterAt(), (Point{0, 0}));
}

void TestDescentFights::monstersNeverStepOnOthers() {
    Delve delve({"rr..@", "....."});
    QVERIFY(delve.press("L"));
    // The first rat acts first: the second one blocks its way, and no other way leads nearer.
    QCOMPARE(delve.monsterAt(0), (Point{0, 0}));
    QCOMPARE(delve.monsterAt(1), (Point{2, 0}));
    // Over many runs no two actors ever share a cell.
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Start start;
        start.seed = seed;
        Delve crowd(withTables({"rGr.r", "r.@.G", "G.rrr", ".r.G."},
                               [](auto& tables) {
                                   tables.heroHp = 9999;
                                   tables.heroAttack = 0;
                               }),
                    start);
        random::Stream random(seed);
        for (int i = 0; i < 100; ++i) {
            const char key = "URDL"[random.below(4)];
            crowd.press(std::string_view(&key, 1));
            std::set<Point> cells{crowd.at()};
            for (const Monster& monster : crowd.monsters()) {
                QVERIFY(cells.insert(monster.at).second);
                QVERIFY(crowd.floor().has(monster.at, Floor::kMonster));
            }
        }
    }
}

void TestDescentFights::monstersDoNotOpenDoors() {
    // The rat is visible across the fireplace, but the door blocks its way.
    Delve delve({"#.@", "+F#", "r##"});
    QVERIFY(delve.press("L"));
    QVERIFY(delve.state.seen.sees({0, 2}));
    QCOMPARE(delve.monsterAt(), (Point{0, 2}));
    Delve open({"#.@", "'F#", "r##"});
    QVERIFY(open.press("L"));
    QCOMPARE(open.monsterAt(), (Point{0, 1}));
}

void TestDescentFights::monstersActAfterTurnsOnly() {
    Delve delve({"@..r"});
    for (const char* const keys : {"i*", "z", "g", "<", ">", "U", "*"}) {
        delve.press(keys);
        QCOMPARE(delve.monsterAt(), (Point{3, 0}));
    }
    QCOMPARE(delve.state.turns, 0);
    delve.press("R");
    QCOMPARE(delve.state.turns, 1);
}

MAZELOOM_TEST(TestDescentFights)

}  // namespace mazeloom::tst_descent_fights

#include "tst_descent_fights.moc"

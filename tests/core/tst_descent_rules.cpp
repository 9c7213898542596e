// SPDX-License-Identifier: MIT
// The rules of the descent game: a test for each sentence of descent.md that the game itself keeps.
// How floors are filled belongs to generation.
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

#include "core/play/descent/engine.h"
#include "core/play/descent/fight.h"
#include "core/play/descent/sight/sight.h"
#include "core/play/descent/turn.h"
#include "core/play/descent/zap.h"
#include "core/random/stream.h"
#include "tests/support/descent.h"
#include "tests/support/levels.h"

using namespace mazeloom;
using namespace play::descent;
using grid::Point;
using level::ThingKind;
using testing::Delve;
using testing::paintedDescent;
using testing::potion;
using testing::Rows;
using testing::wand;
using testing::weapon;

class TestDescentRules : public QObject {
    Q_OBJECT

  private slots:
    void floorsAreDesignedOrBuiltIn();
    void dungeonsThatCannotBe();
    void floorsThatCannotBePlayed_data();
    void floorsThatCannotBePlayed();
    void theHeroBeginsAsTheTableSays();
    void monstersAreAsTheTableSays();

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

    void eightCellsAreSeen();
    void exploredIsSticky();
    void whatBlocksSight();
    void fireplacesLight();
    void lightIsSeenByClearLinesOnly();
    void clearLinesAreTheSameBothWays();

    void stairsAreTakenByCharacter();
    void newDepthsHeal();
    void nothingLeadsUpFromTheFirst();
    void landsOnTheOtherStairs();
    void landsBesideWhoStandsThere();
    void floorsAreKept();
    void blockedStairsAreRefused();
    void theBossIsPlacedOnce();

    void fountains();

    void numbersOfItems();
    void weaponNames();
    void numbersOfItemsAreDrawnInOrder();
    void potionsHeal();
    void picksUpTwenty();
    void inventoryByLetters();
    void wieldingAndReadying();
    void slotsFollowTheirItems();

    void zapsNothing();
    void zapAsks();
    void fireballsHitTheFirstMonster();
    void fireballsBurstAndFizzle();
    void magicHarmsTheBoss();

    void scores();
    void quits();
    void dies();
    void arrivesAtTheGoal();
    void beginsWithTheHitPointsThatAreGiven();
    void startsThatCannotBe_data();
    void startsThatCannotBe();
    void handcraftedThings();
    void logKeepsFour();
    void keysHaveNames();
    void allMessagesSaySomething();
};

namespace {

/// A pack of one painted floor with other tables.
template <typename Change>
level::Pack withTables(const Rows& rows, Change change) {
    level::Pack pack = paintedDescent({rows});
    change(pack.descent.tables);
    return pack;
}

Delve holding(const Rows& rows, const std::vector<Item>& items, int inHand = -1, int ready = -1) {
    Start start;
    start.items = items;
    start.weapon = inHand;
    start.wand = ready;
    return Delve(paintedDescent({rows}), start);
}

}  // namespace

void TestDescentRules::floorsAreDesignedOrBuiltIn() {
    level::Pack pack = paintedDescent({{"@.>"}, {"@..>"}});
    pack.descent.otherFloors = {};
    pack.descent.floors[1].depth = 3;
    const auto dungeon = *Dungeon::of(pack);
    QCOMPARE(dungeon->levelAt(1).id, std::string("floor-1"));
    QCOMPARE(dungeon->levelAt(3).id, std::string("floor-2"));
    QVERIFY(dungeon->isDesigned(3) && !dungeon->isDesigned(2));
    for (const int depth : {2, 4, 100}) {
        QCOMPARE(dungeon->levelAt(depth).size, (grid::Size{30, 18}));
        QCOMPARE(dungeon->levelAt(depth).ruleset, level::Ruleset::Descent);
        QVERIFY(dungeon->levelAt(depth).recipe ==
                generate::findBuiltInRecipe("rooms-and-corridors")->recipe);
    }
    pack.descent.otherFloors = "floor-1";
    QCOMPARE((*Dungeon::of(pack))->levelAt(2).id, std::string("floor-1"));
    // What a designer tries stands in for what the depth has.
    const auto tried = *Dungeon::with(pack, "floor-1", 3);
    QCOMPARE(tried->levelAt(3).id, std::string("floor-1"));
    QVERIFY(dungeon->hash() == tried->hash());
    pack.descent.tables.heroHp = 31;
    QVERIFY((*Dungeon::of(pack))->hash() != tried->hash());
}

void TestDescentRules::dungeonsThatCannotBe() {
    level::Pack pack = paintedDescent({{"@.>"}});
    pack.descent.floors[0].level = "attic";
    QVERIFY(Dungeon::of(pack).error().describe().find("\"attic\", which is missing") !=
            std::string::npos);
    pack.descent.floors[0].level = "floor-1";
    pack.levels[0].ruleset = level::Ruleset::Temple;
    QCOMPARE(Dungeon::of(pack).error().file, std::string("levels/floor-1.json"));
    pack.levels[0].ruleset = level::Ruleset::Descent;
    pack.levels[0].recipe.stages.push_back({"no-such-stage", true, {}});
    QCOMPARE(Dungeon::of(pack).error().file, std::string("levels/floor-1.json"));
    QVERIFY(!Dungeon::with(paintedDescent({{"@.>"}}), "attic", 1));
}

void TestDescentRules::floorsThatCannotBePlayed_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no hero") << QStringList{"..>"} << "nothing says where the floor is entered";
    QTest::newRow("no way down") << QStringList{"@.."} << "no stairs lead down";
    QTest::newRow("hero in a wall") << QStringList{"@#>"} << "the hero stands on a solid cell";
    QTest::newRow("monster in a wall") << QStringList{"@#>", "r.."} << "the rat at (0, 1)";
    QTest::newRow("item in a wall") << QStringList{"@#>", "p.."} << "the potion at (0, 1)";
    QTest::newRow("two monsters") << QStringList{"@.>", "r.."} << "two monsters are on one cell";
}

void TestDescentRules::floorsThatCannotBePlayed() {
    QFETCH(QStringList, rows);
    QFETCH(QString, problem);
    Rows drawn;
    for (const QString& row : rows)
        drawn.push_back(row.toStdString());
    level::Pack pack = paintedDescent({drawn});
    level::Level& level = pack.levels[0];
    if (problem.startsWith("no stairs")) level.paint->fill(5);
    if (problem.startsWith("the hero")) level.paint->at({0, 0}) = 1;
    if (problem.contains("(0, 1)")) level.paint->at({0, 1}) = 1;
    if (problem.startsWith("two")) level.objects.push_back(level.objects.back());
    const auto begun = Engine(*Dungeon::of(pack)).begin({});
    QVERIFY(!begun);
    QVERIFY2(begun.error().text.find(problem.toStdString()) != std::string::npos,
             begun.error().text.c_str());
    QCOMPARE(begun.error().file, std::string("levels/floor-1.json"));
}

void TestDescentRules::theHeroBeginsAsTheTableSays() {
    Delve delve({"#####", "#.@.#", "#####"});
    QCOMPARE(delve.at(), (Point{2, 1}));
    QCOMPARE(delve.hp(), 30);
    QCOMPARE(delve.state.hero.mostHp, 30);
    QCOMPARE(delve.state.hero.attack(), 4);
    QCOMPARE(delve.state.depth, 1);
    QCOMPARE(delve.state.greatestDepth, 1);
    QCOMPARE(delve.inventory().size(), 0);
    Delve other(withTables({"@"}, [](auto& tables) {
        tables.heroHp = 7;
        tables.heroAttack = 9;
    }));
    QCOMPARE(other.hp(), 7);
    QCOMPARE(other.state.hero.attack(), 9);
}

void TestDescentRules::monstersAreAsTheTableSays() {
    const Delve delve({"@#rGOTwD"});
    struct Row {
        ThingKind kind;
        int hp;
        int attack;
    };
    constexpr std::array<Row, 6> kTable{{{ThingKind::Rat, 4, 2},
                                         {ThingKind::Goblin, 8, 3},
                                         {ThingKind::Orc, 14, 5},
                                         {ThingKind::Troll, 24, 7},
                                         {ThingKind::Wraith, 32, 10},
                                         {ThingKind::DreadKnight, 45, 11}}};
    QCOMPARE(delve.monsters().size(), kTable.size());
    for (const Row& row : kTable) {
        const Monster& monster = delve.monsters()[static_cast<std::size_t>(&row - kTable.data())];
        QCOMPARE(monster.kind, row.kind);
        QCOMPARE(monster.hp, row.hp);
        QCOMPARE(statsOf(delve.engine.dungeon().tables(), row.kind).attack, row.attack);
        QCOMPARE(monster.isBoss(), row.kind == ThingKind::DreadKnight);
    }
}

void TestDescentRules::fourDirections() {
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

void TestDescentRules::wallsTakeNoTurn() {
    Delve delve({"#@#", "o#."});
    for (const char* const key : {"L", "R", "D", "U"}) {  // the last leaves the level
        QVERIFY(!delve.press(key));
        QCOMPARE(delve.at(), (Point{1, 0}));
    }
    QCOMPARE(delve.count(What::Bumped), 4);
    QCOMPARE(delve.state.turns, 0);
}

void TestDescentRules::otherKeysDoNothing() {
    Delve delve({"@..r"});
    const Floor before = delve.floor();
    for (const char key : std::string_view("abcdefhjklmnoprst*"))
        QVERIFY(!delve.press(std::string_view(&key, 1)));
    QVERIFY(delve.floor() == before);
    QCOMPARE(delve.state.keys, 18);
    QVERIFY(delve.all.empty());
}

void TestDescentRules::doorsOpenByWalkingIn() {
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

void TestDescentRules::furnitureBlocksWalking() {
    for (const char* const piece : {"o", "F", "c"}) {
        Delve delve({std::string("@") + piece + "."});
        QVERIFY(!delve.press("R"));
        QCOMPARE(delve.at(), (Point{0, 0}));
    }
}

void TestDescentRules::walkingIntoAMonsterAttacks() {
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
    QVERIFY(delve.press("R"));  // nobody is there any more
    QCOMPARE(delve.at(), (Point{1, 0}));
}

void TestDescentRules::damageIsAttackAndMinusOneToOne() {
    // As the game draws: each turn has dice of its own.
    constexpr int kDraws = 150'000;
    State state;
    state.seed = 7;
    std::array<int, 3> counts{};
    for (state.turns = 0; state.turns < kDraws; ++state.turns) {
        random::Stream dice = diceOf(state);
        const int damage = damageOf(4, dice);
        QVERIFY(damage >= 3 && damage <= 5);
        ++counts[static_cast<std::size_t>(damage - 3)];
        // The monster that strikes back draws next.
        const int back = damageOf(11, dice);
        QVERIFY(back >= 10 && back <= 12);
    }
    // Within five standard deviations of a third: √(150,000 · ⅓ · ⅔) = 183.
    for (const int count : counts)
        QVERIFY2(std::abs(count - kDraws / 3) < 5 * 183, qPrintable(QString::number(count)));
}

void TestDescentRules::damageIsAtLeastOne() {
    random::Stream dice(3);
    std::map<int, int> counts;
    constexpr int kDraws = 100'000;
    for (int i = 0; i < kDraws; ++i) {
        QCOMPARE(damageOf(0, dice), 1);
        ++counts[damageOf(1, dice)];
    }
    QCOMPARE(counts.size(), std::size_t{2});
    // 0 counts as 1: two in three. √(100,000 · ⅓ · ⅔) = 149.
    QVERIFY(std::abs(counts[2] - kDraws / 3) < 5 * 149);
}

void TestDescentRules::theWeaponAddsToTheAttack() {
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
    // One that lies in the pack adds nothing.
    QCOMPARE(holding({"@"}, {weapon(6)}).state.hero.attack(), 4);
}

void TestDescentRules::waitingLetsATurnPass() {
    // Cornered by the boss nothing else does.
    Delve delve({"#####", "#@D.#", "#####"});
    const int hp = delve.hp();
    QVERIFY(!delve.press("R"));
    QVERIFY(!delve.press("L"));
    QVERIFY(!delve.press("g"));
    QCOMPARE(delve.hp(), hp);
    QVERIFY(delve.press("."));
    QVERIFY(delve.hp() < hp);
    // It answers no question.
    Delve asked({"#####", "#@..#", "#####"});
    asked.press("i");
    QVERIFY(!asked.press("."));
    QVERIFY(asked.state.asked == Asked::Nothing);
}

void TestDescentRules::steelGlancesOffTheBoss() {
    for (const bool isArmed : {false, true}) {
        Delve delve = holding({"@D"}, {weapon(5)}, isArmed ? 0 : -1);
        QVERIFY(!delve.press("R"));  // no turn: it does not strike back
        QCOMPARE(delve.monsters()[0].hp, 45);
        QCOMPARE(delve.hp(), 30);
        QCOMPARE(delve.count(What::GlancedOff), 1);
        QCOMPARE(delve.said(), std::string("Your attack glances off the dread knight. Only "
                                           "enchanted steel can harm it!"));
    }
}

void TestDescentRules::enchantedSteelHarmsTheBoss() {
    Delve delve = holding({"@D"}, {weapon(5, true)}, 0);
    QVERIFY(delve.state.hero.isEnchanted());
    QVERIFY(delve.press("R"));
    const int damage = 45 - delve.monsters()[0].hp;
    QVERIFY(damage >= 8 && damage <= 10);
    QVERIFY(delve.hp() < 30);
}

void TestDescentRules::monstersActOnlyInSight() {
    // Behind a wall, and farther away than eight cells.
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

void TestDescentRules::sightIsTakenAfterTheMove() {
    Delve delve({"@+.O"});
    QVERIFY(!delve.state.seen.sees({3, 0}));
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.monsterAt(), (Point{2, 0}));
    // And the other way round: who steps out of sight is not followed.
    Delve hides({".#....", "@....r", ".#...."});
    QVERIFY(hides.state.seen.sees({5, 1}));
    QVERIFY(hides.press("U"));
    QVERIFY(!hides.state.seen.sees({5, 1}));
    QCOMPARE(hides.monsterAt(), (Point{5, 1}));
}

void TestDescentRules::monstersAttackFromBesideOnly() {
    Delve beside({".r.", "@..", "..."});
    QVERIFY(beside.press("D"));  // (0, 2): the rat steps down, being two rows away
    QCOMPARE(beside.count(What::MonsterHit), 0);
    // Diagonally it has to step first.
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

void TestDescentRules::monstersHitForTheirAttack() {
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

void TestDescentRules::monstersStepAlongTheGreaterDistance() {
    Delve wide({"r....", ".....", "....@"});
    QVERIFY(wide.press("U"));  // away: 4, 1
    QCOMPARE(wide.monsterAt(), (Point{1, 0}));
    Delve high({"r..", "...", "...", "...", "..@"});
    QVERIFY(high.press("L"));  // away: 1, 4
    QCOMPARE(high.monsterAt(), (Point{0, 1}));
    Delve equal({"r...", "....", "....", "...@"});
    QVERIFY(equal.press("U") && equal.press("D"));
    // After the first move 3, 2: x. After the second 2, 3: y.
    QCOMPARE(equal.monsterAt(), (Point{1, 1}));
    Delve same({"r....", ".....", ".....", "...@."});
    QVERIFY(same.press("R") && same.press("L"));
    // 4, 3: x. Then 2, 3: y.
    QCOMPARE(same.monsterAt(), (Point{1, 1}));
    QVERIFY(same.press("R") && same.press("L"));
    // 3, 2: x, (2, 1). Then 1, 2: y.
    QCOMPARE(same.monsterAt(), (Point{2, 2}));
    // Equal distances: x.
    Delve diagonal({"r...", "....", "..@.", "...."});
    QVERIFY(diagonal.press("D") && diagonal.press("U"));
    // 2, 3: y (0, 1). Then 2, 1: x (1, 1).
    QCOMPARE(diagonal.monsterAt(), (Point{1, 1}));
    Delve tie({"r...", "....", "...@", "...."});
    QVERIFY(tie.press("L"));  // 2, 2
    QCOMPARE(tie.monsterAt(), (Point{1, 0}));
}

void TestDescentRules::monstersTakeTheOtherAxis() {
    // A column stands in the way along x; the way along y is open.
    Delve delve({"ro...", ".....", "....@"});
    QVERIFY(delve.press("U"));
    QCOMPARE(delve.monsterAt(), (Point{0, 1}));
    // Nothing to go on the other axis: it stays.
    Delve stuck({"rF..@", "....."});
    stuck.press("L");
    QVERIFY(stuck.state.seen.sees({0, 0}));
    QCOMPARE(stuck.monsterAt(), (Point{0, 0}));
}

void TestDescentRules::monstersNeverStepOnOthers() {
    Delve delve({"rr..@", "....."});
    QVERIFY(delve.press("L"));
    // The first acts first: the second is in its way, and there is no other.
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

void TestDescentRules::monstersDoNotOpenDoors() {
    // It is seen across the fireplace, and the door is in its way.
    Delve delve({"#.@", "+F#", "r##"});
    QVERIFY(delve.press("L"));
    QVERIFY(delve.state.seen.sees({0, 2}));
    QCOMPARE(delve.monsterAt(), (Point{0, 2}));
    Delve open({"#.@", "'F#", "r##"});
    QVERIFY(open.press("L"));
    QCOMPARE(open.monsterAt(), (Point{0, 1}));
}

void TestDescentRules::monstersActAfterTurnsOnly() {
    Delve delve({"@..r"});
    for (const char* const keys : {"i*", "z", "g", "<", ">", "U", "*"}) {
        delve.press(keys);
        QCOMPARE(delve.monsterAt(), (Point{3, 0}));
    }
    QCOMPARE(delve.state.turns, 0);
    delve.press("R");
    QCOMPARE(delve.state.turns, 1);
}

void TestDescentRules::eightCellsAreSeen() {
    for (const level::Sight sight : {level::Sight::Rays, level::Sight::Shadows}) {
        level::Pack pack = paintedDescent({{"@..........."}});
        pack.levels[0].sight = sight;
        const Delve delve(pack);
        for (int x = 0; x < 12; ++x)
            QCOMPARE(delve.state.seen.sees({x, 0}), x <= 8);
    }
}

void TestDescentRules::exploredIsSticky() {
    Delve delve({"@............................"});
    QVERIFY(delve.floor().isExplored({8, 0}) && !delve.floor().isExplored({9, 0}));
    for (int i = 0; i < 20; ++i)
        delve.press("R");
    QVERIFY(!delve.state.seen.sees({0, 0}));
    for (int x = 0; x < 29; ++x)
        QVERIFY(delve.floor().isExplored({x, 0}));
    delve.press("LLL");
    QVERIFY(delve.floor().isExplored({28, 0}));
}

void TestDescentRules::whatBlocksSight() {
    for (const char* const opaque : {"#", "o", "c", "+"}) {
        const Delve delve({std::string("@") + opaque + ".."});
        QVERIFY(delve.state.seen.sees({1, 0}));
        QVERIFY(!delve.state.seen.sees({2, 0}));
    }
    for (const char* const clear : {".", "~", "'", "f", ">", "<"}) {
        const Delve delve({std::string("@") + clear + "..", "####", "###>"});
        QVERIFY(delve.state.seen.sees({3, 0}));
    }
    // Monsters do not.
    const Delve delve({"@rr."});
    QVERIFY(delve.state.seen.sees({3, 0}));
}

void TestDescentRules::fireplacesLight() {
    //                                     1111111111222222
    //                           01234567890123456789012345
    const Delve delve(
        {"##########################", "#@.......................#", "######################F###"});
    // From the fireplace at (22, 2): in this row two cells both ways, the wall hides the third.
    for (int x = 10; x < 25; ++x) {
        const bool isNear = std::abs(x - 22) <= 2;
        QCOMPARE(delve.state.seen.sees({x, 1}), isNear);
        QCOMPARE(delve.floor().isExplored({x, 1}), isNear);
    }
    // Who is lit is seen, and comes.
    Delve awake(
        {"##########################", "#@......................r#", "######################F###"});
    awake.press("R");
    QCOMPARE(awake.monsterAt(), (Point{23, 1}));
    Delve asleep({"#@......................r#", "##########################"});
    asleep.press("R");
    QCOMPARE(asleep.monsterAt(), (Point{24, 0}));
}

void TestDescentRules::lightIsSeenByClearLinesOnly() {
    const Delve delve(
        {"##########################", "#@........o..............#", "######################F###"});
    QVERIFY(!delve.state.seen.sees({22, 1}));
    QVERIFY(delve.state.seen.lit().empty());
    // Nor from farther away than the reach.
    const std::string hall(40, '.');
    const Delve far({"@" + hall, std::string(38, '#') + "F##"});
    for (int x = 9; x < 41; ++x)
        QCOMPARE(far.state.seen.sees({x, 0}), false);
}

void TestDescentRules::clearLinesAreTheSameBothWays() {
    random::Stream random(11);
    for (int trial = 0; trial < testing::seeds(2000); ++trial) {
        level::CellGrid cells({24, 16}, level::Cell(level::Terrain::Void));
        cells.fill(level::Terrain::Floor);
        for (int i = 0; i < 40; ++i)
            cells.at({random.between(0, 23), random.between(0, 15)}) = level::Terrain::Wall;
        const Point a{random.between(0, 23), random.between(0, 15)};
        const Point b{random.between(0, 23), random.between(0, 15)};
        QCOMPARE(isClearBetween(cells, a, b), isClearBetween(cells, b, a));
    }
}

void TestDescentRules::stairsAreTakenByCharacter() {
    Delve delve(paintedDescent({{"@>"}, {"<@>"}}));
    QVERIFY(!delve.press(">"));
    QCOMPARE(delve.said(), std::string("There are no stairs down here."));
    QVERIFY(!delve.press("<"));
    QCOMPARE(delve.said(), std::string("There are no stairs up here."));
    QCOMPARE(delve.count(What::StairsRefused), 2);
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.state.depth, 1);  // stepping on them does nothing
    QVERIFY(delve.press(">"));
    QCOMPARE(delve.state.depth, 2);
    QVERIFY(!delve.press(">"));
    QVERIFY(delve.press("<"));
    QCOMPARE(delve.state.depth, 1);
    QCOMPARE(delve.state.greatestDepth, 2);
    QCOMPARE(delve.state.turns, 3);
}

void TestDescentRules::newDepthsHeal() {
    Delve delve(paintedDescent({{"@>"}, {"<>"}, {"<.>"}}));
    delve.state.hero.hp = 10;
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.hp(), 15);
    QCOMPARE(delve.said(), std::string("You descend to depth 2, and recover 5 HP."));
    QVERIFY(delve.press("<>"));
    QCOMPARE(delve.hp(), 15);  // that depth is known
    QCOMPARE(delve.said(), std::string("You descend to depth 2."));
    delve.state.hero.hp = 28;
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.hp(), 30);  // capped
    QVERIFY(delve.press("RR>"));
    QCOMPARE(delve.hp(), 30);
    QCOMPARE(delve.said(), std::string("You descend to depth 4."));
}

void TestDescentRules::nothingLeadsUpFromTheFirst() {
    Delve delve({"@<>"});
    QVERIFY(delve.press("R"));
    QVERIFY(!delve.press("<"));
    QCOMPARE(delve.said(), std::string("You cannot leave the dungeon yet."));
    QCOMPARE(delve.state.depth, 1);
    QVERIFY(delve.isPlaying());
}

void TestDescentRules::landsOnTheOtherStairs() {
    Delve delve(paintedDescent({{"@..>"}, {"...<", "@..>"}}));
    QVERIFY(delve.press("RRR>"));
    QCOMPARE(delve.at(), (Point{3, 0}));  // the stairs up
    QVERIFY(delve.press("<"));
    QCOMPARE(delve.at(), (Point{3, 0}));  // the stairs down
    // A floor without stairs up: where its hero is.
    Delve without(paintedDescent({{"@>"}, {"..@>"}}));
    QVERIFY(without.press("R>"));
    QCOMPARE(without.at(), (Point{2, 0}));
    // A run that begins deeper does so at the hero's cell, else on the stairs up.
    Start start;
    start.depth = 2;
    QCOMPARE(Delve(paintedDescent({{"@>"}, {"..<>"}}), start).at(), (Point{2, 0}));
    QCOMPARE(Delve(paintedDescent({{"@>"}, {".@<>"}}), start).at(), (Point{1, 0}));
    // And can climb to floors that it has not seen.
    Delve deep(paintedDescent({{"@.>"}, {"<>"}}), start);
    QVERIFY(deep.press("<"));
    QCOMPARE(deep.at(), (Point{2, 0}));
    QCOMPARE(deep.state.greatestDepth, 2);
}

void TestDescentRules::landsBesideWhoStandsThere() {
    level::Pack pack = paintedDescent({{"@>"}, {"#.#", "#<.", "##>"}});
    level::Object object;
    object.kind = ThingKind::Troll;
    object.at = {1, 1};
    pack.levels[1].objects.push_back(object);
    Delve delve(pack);
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.monsterAt(), (Point{1, 1}));
    QCOMPARE(delve.at(), (Point{1, 0}));
    QVERIFY(delve.hp() < 30);  // it has seen the hero come
    // So does a run that begins where a monster is; and with no free cell there is none.
    pack.levels[0].objects.push_back(object);
    pack.levels[0].objects.back().at = {0, 0};
    QCOMPARE(Delve(pack).at(), (Point{1, 0}));
    pack.levels[0].objects.push_back(object);
    pack.levels[0].objects.back().at = {1, 0};
    QVERIFY(!Engine(*Dungeon::of(pack)).begin({}));
}

void TestDescentRules::floorsAreKept() {
    Delve delve(paintedDescent({{"@r.)#", "#.#.>"}, {"<.>"}}));
    QVERIFY(delve.press("R"));
    while (!delve.monsters().empty())
        delve.press("R");
    QVERIFY(delve.press("RRRg"));
    QVERIFY(delve.press("DR"));
    const Floor left = delve.floor();
    QVERIFY(delve.press(">"));
    QCOMPARE(delve.state.floorCount(), std::size_t{2});
    QVERIFY(delve.state.floorAt(1) != nullptr && delve.state.floorAt(3) == nullptr);
    for (int i = 0; i < 50; ++i)
        QVERIFY(delve.press("RL"));
    QVERIFY(delve.press("<"));
    QVERIFY(delve.floor().monsters.empty());
    QVERIFY(delve.floor().items.empty());
    for (int x = 0; x < 4; ++x)
        QVERIFY(delve.floor().isExplored({x, 0}));
    QVERIFY(delve.floor() == left);
    QCOMPARE(delve.state.floorCount(), std::size_t{2});
}

void TestDescentRules::blockedStairsAreRefused() {
    level::Pack pack = paintedDescent({{"@>"}, {"<>#"}});
    level::Object object;  // in a wall
    object.kind = ThingKind::Rat;
    object.at = {2, 0};
    pack.levels[1].objects.push_back(object);
    Delve delve(pack);
    QVERIFY(delve.press("R"));
    QVERIFY(!delve.press(">"));
    QCOMPARE(delve.said(), std::string("The stairs are blocked."));
    QCOMPARE(delve.state.depth, 1);
    QVERIFY(delve.isPlaying());
    QVERIFY(delve.engine.problem().has_value());
    QVERIFY(delve.engine.problem()->text.find("the floor of depth 2: ") == 0);
    QCOMPARE(delve.engine.problem()->file, std::string("levels/floor-2.json"));
    QVERIFY(delve.press("L"));
    QVERIFY(!delve.engine.problem().has_value());
}

void TestDescentRules::theBossIsPlacedOnce() {
    Delve delve(paintedDescent({{"@>"}, {"<>##", "###D"}}));
    QVERIFY(!delve.state.bossPlaced);
    QVERIFY(delve.press("R>"));
    QVERIFY(delve.state.bossPlaced);
    QCOMPARE(delve.count(What::BossNear), 1);
    QCOMPARE(delve.said(), std::string("An ominous presence stalks this floor..."));
    QVERIFY(delve.press("<>"));
    QCOMPARE(delve.count(What::BossNear), 1);
}

void TestDescentRules::fountains() {
    Delve bare({"@f."});
    QVERIFY(bare.press("R"));
    QCOMPARE(bare.said(), std::string("The fountain glimmers, but you hold no weapon."));
    QCOMPARE(bare.count(What::FountainIdle), 1);
    // One that lies in the pack is not meant.
    Delve delve = holding({"@f."}, {weapon(1), weapon(3)}, 1);
    QVERIFY(delve.press("R"));
    QVERIFY(delve.inventory()[1].enchanted);
    QVERIFY(!delve.inventory()[0].enchanted);
    QCOMPARE(delve.said(), std::string("The fountain's water enchants your longsword!"));
    QVERIFY(delve.press("RL"));
    QCOMPARE(delve.said(), std::string("Your enchanted longsword glows already."));
    // It is never used up.
    QVERIFY(!delve.press("ia"));
    QVERIFY(!delve.state.hero.isEnchanted());
    QVERIFY(delve.press("RL"));
    QVERIFY(delve.inventory()[0].enchanted && delve.inventory()[1].enchanted);
    QCOMPARE(delve.count(What::Enchanted), 2);
}

void TestDescentRules::numbersOfItems() {
    // The rule's own numbers, at several depths; each of the n values within five standard
    // deviations of its share.
    constexpr int kDraws = 100'000;
    const level::DescentTables tables;
    random::Stream random(5);
    const auto count = [&](ItemKind kind, int depth, auto number) {
        std::map<int, int> counts;
        for (int i = 0; i < kDraws; ++i)
            ++counts[number(drawItem(kind, tables, depth, random))];
        return counts;
    };
    const auto isUniform = [](const std::map<int, int>& counts, int low, int high) {
        const int values = high - low + 1;
        if (counts.begin()->first != low || counts.rbegin()->first != high ||
            static_cast<int>(counts.size()) != values)
            return false;
        for (const auto& [value, times] : counts) {
            const double share = 1.0 / values;
            const double deviation = std::sqrt(kDraws * share * (1 - share));
            if (std::abs(times - kDraws * share) > 5 * deviation) return false;
        }
        return true;
    };
    const auto power = [](const Item& item) { return item.power; };
    for (const int depth : {1, 2, 3, 4, 9, 20}) {
        QVERIFY(isUniform(count(ItemKind::Potion, depth, power), 10, 15));
        QVERIFY(isUniform(count(ItemKind::Weapon, depth, power), 1 + depth / 2, 2 + depth / 2));
        QVERIFY(isUniform(
            count(ItemKind::Wand, depth, [](const Item& item) { return item.charges; }), 3, 5));
        const Item one = drawItem(ItemKind::Wand, tables, depth, random);
        QCOMPARE(one.power, 8 + depth / 3);
        QCOMPARE(one.range, 6);
        QVERIFY(!one.enchanted);
    }
}

void TestDescentRules::weaponNames() {
    constexpr std::array<const char*, 7> kNames{
        "dagger", "shortsword", "longsword", "battle axe", "warhammer", "warhammer", "warhammer"};
    for (int bonus = 1; bonus <= 7; ++bonus)
        QCOMPARE(nameOf(weapon(bonus)), std::string(kNames[static_cast<std::size_t>(bonus - 1)]));
    QCOMPARE(nameOf(weapon(0)), std::string("dagger"));
    QCOMPARE(nameOf(weapon(99, true)), std::string("enchanted warhammer"));
    QCOMPARE(nameOf(potion(3)), std::string("healing potion"));
    QCOMPARE(nameOf(wand(8, 6, 1)), std::string("wand of fireball"));
    QCOMPARE(detailsOf(wand(8, 6, 1)), std::string("damage 8, range 6, 1 charge"));
    QCOMPARE(detailsOf(wand(8, 6, 3)), std::string("damage 8, range 6, 3 charges"));
    QCOMPARE(detailsOf(weapon(3)), std::string("attack +3"));
    QCOMPARE(detailsOf(potion(12)), std::string("heals 12"));
}

void TestDescentRules::numbersOfItemsAreDrawnInOrder() {
    const auto itemsOf = [](const Rows& rows, std::uint64_t seed) {
        Start start;
        start.seed = seed;
        return Delve(paintedDescent({rows}), start).floor().items;
    };
    const auto first = itemsOf({"@p)/", "...."}, 1);
    QCOMPARE(first.size(), std::size_t{3});
    QVERIFY(first == itemsOf({"@p)/", "...."}, 1));
    // What is behind in the order changes nothing before it, and monsters change nothing at all.
    const auto longer = itemsOf({"@p)/", "pppr"}, 1);
    QVERIFY(std::equal(first.begin(), first.end(), longer.begin()));
    bool differs = false;
    for (std::uint64_t seed = 2; seed < 12; ++seed)
        differs = differs || itemsOf({"@p)/", "...."}, seed) != first;
    QVERIFY(differs);
}

void TestDescentRules::potionsHeal() {
    Delve delve = holding({"@r"}, {potion(12), potion(12)});
    delve.state.hero.hp = 10;
    QVERIFY(!delve.press("ia"));  // takes no turn
    QCOMPARE(delve.hp(), 22);
    QCOMPARE(delve.inventory().size(), 1);
    QCOMPARE(delve.said(), std::string("You drink the healing potion, and recover 12 HP."));
    delve.press("ia");
    QCOMPARE(delve.hp(), 30);  // capped
    QCOMPARE(delve.inventory().size(), 0);
    QCOMPARE(delve.all.back().number, 8);
    QCOMPARE(delve.state.turns, 0);
}

void TestDescentRules::picksUpTwenty() {
    Delve delve({"@pp", "..."});
    QVERIFY(!delve.press("g"));
    QCOMPARE(delve.said(), std::string("There is nothing to pick up here."));
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.inventory().size(), 0);  // only g does
    QVERIFY(delve.press("g"));              // takes a turn
    QCOMPARE(delve.inventory().size(), 1);
    QCOMPARE(delve.floor().items.size(), std::size_t{1});
    QVERIFY(!delve.floor().has({1, 0}, Floor::kItem));
    QCOMPARE(delve.said(), std::string("You pick up the healing potion."));
    while (delve.inventory().size() < 19)
        delve.inventory().add(weapon(1));
    QVERIFY(delve.press("Rg"));
    QCOMPARE(delve.inventory().size(), 20);
    delve.state.floor.add({potion(1), delve.at()});
    QVERIFY(!delve.press("g"));
    QCOMPARE(delve.said(), std::string("You carry as much as you can."));
    QCOMPARE(delve.floor().items.size(), std::size_t{1});
    // Two on one cell are taken one by one, the last to have come there first.
    Delve pile({"@"});
    pile.state.floor.add({weapon(1), pile.at()});
    pile.state.floor.add({potion(1), pile.at()});
    QVERIFY(pile.press("g"));
    QCOMPARE(pile.inventory()[0].kind, ItemKind::Potion);
    QVERIFY(pile.floor().has(pile.at(), Floor::kItem));
    QVERIFY(pile.press("g"));
    QVERIFY(!pile.floor().has(pile.at(), Floor::kItem));
}

void TestDescentRules::inventoryByLetters() {
    Delve delve = holding({"@.q"}, {potion(1), weapon(2)});
    delve.state.hero.hp = 5;
    delve.press("i");
    QCOMPARE(delve.state.asked, Asked::Item);
    // Anything else closes: directions, letters without an item, q and z and i as well.
    for (const char* const key : {"R", "c", "t", "q", "z", "i", ">", "*"}) {
        QCOMPARE(delve.state.asked, Asked::Item);
        delve.press(key);
        QCOMPARE(delve.state.asked, Asked::Nothing);
        QVERIFY(delve.isPlaying());
        delve.press("i");
    }
    QCOMPARE(delve.count(What::InventoryClosed), 8);
    QCOMPARE(delve.at(), (Point{0, 0}));
    delve.press("a");
    QCOMPARE(delve.hp(), 6);
    QCOMPARE(delve.state.asked, Asked::Nothing);
    QCOMPARE(delve.state.turns, 0);
    // All twenty letters, a to t.
    std::vector<Item> many(20, potion(1));
    Delve full = holding({"@"}, many);
    full.state.hero.hp = 1;
    full.press("it");
    QCOMPARE(full.inventory().size(), 19);
    full.press("ig");  // in the inventory g is a letter
    QCOMPARE(full.inventory().size(), 18);
}

void TestDescentRules::wieldingAndReadying() {
    Delve delve = holding({"@"}, {weapon(2), weapon(5), wand(8, 6, 3), wand(9, 6, 1)});
    QVERIFY(delve.inventory().weapon() == nullptr && delve.inventory().wand() == nullptr);
    delve.press("ia");
    QCOMPARE(delve.state.hero.attack(), 6);
    QCOMPARE(delve.said(), std::string("You wield the shortsword."));
    delve.press("ib");
    QCOMPARE(delve.state.hero.attack(), 9);
    QCOMPARE(delve.inventory().size(), 4);  // what was in hand stays in the pack
    delve.press("ic");
    QCOMPARE(delve.inventory().wandPlace(), 2);
    QCOMPARE(delve.inventory().weaponPlace(), 1);  // slots of their own
    delve.press("id");
    QCOMPARE(delve.inventory().wand()->power, 9);
    QCOMPARE(delve.said(), std::string("You ready the wand of fireball."));
}

void TestDescentRules::slotsFollowTheirItems() {
    Delve delve = holding({"@"}, {potion(1), weapon(5), potion(1), wand(8, 6, 3), potion(1)}, 1, 3);
    delve.press("ie");
    QCOMPARE(delve.inventory().weapon()->power, 5);
    delve.press("ia");
    QCOMPARE(delve.inventory().weaponPlace(), 0);
    QCOMPARE(delve.inventory().wandPlace(), 2);
    delve.press("ib");
    QCOMPARE(delve.inventory().weapon()->power, 5);
    QCOMPARE(delve.inventory().wand()->power, 8);
    QCOMPARE(delve.inventory().wandPlace(), 1);
}

void TestDescentRules::zapsNothing() {
    Delve none = holding({"@..r"}, {wand(8, 6, 3)});
    QVERIFY(!none.press("z"));
    QCOMPARE(none.said(), std::string("You have no wand readied."));
    QCOMPARE(none.state.asked, Asked::Nothing);
    Delve empty = holding({"@..r"}, {wand(8, 6, 0)}, -1, 0);
    QVERIFY(!empty.press("z"));
    QCOMPARE(empty.said(), std::string("Your wand has no charges left."));
    QCOMPARE(empty.state.asked, Asked::Nothing);
    QCOMPARE(empty.count(What::CannotZap), 1);
    QCOMPARE(empty.monsterAt(), (Point{3, 0}));
}

void TestDescentRules::zapAsks() {
    Delve delve = holding({"@..r"}, {wand(8, 6, 3)}, -1, 0);
    QVERIFY(!delve.press("z"));
    QCOMPARE(delve.state.asked, Asked::Direction);
    QCOMPARE(delve.said(), std::string("Zap which direction?"));
    for (const char* const key : {"z", "a", "q", ">", "*"}) {
        QCOMPARE(delve.state.asked, Asked::Direction);
        QVERIFY(!delve.press(key));
        QCOMPARE(delve.state.asked, Asked::Nothing);
        QVERIFY(delve.isPlaying());
        QVERIFY(!delve.press("z"));
    }
    QCOMPARE(delve.inventory().wand()->charges, 3);
    QCOMPARE(delve.monsterAt(), (Point{3, 0}));
    QVERIFY(delve.press("R"));  // a charge and the turn
    QCOMPARE(delve.inventory().wand()->charges, 2);
    QCOMPARE(delve.at(), (Point{0, 0}));
}

void TestDescentRules::fireballsHitTheFirstMonster() {
    std::set<int> damages;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Start start;
        start.seed = seed;
        start.items = {wand(8, 6, 3)};
        start.wand = 0;
        Delve delve(paintedDescent({{"@..TT.."}}), start);
        QVERIFY(delve.press("zR") == false);
        damages.insert(24 - delve.monsters()[0].hp);
        QCOMPARE(delve.monsters()[1].hp, 24);
        // Cell by cell, 40 ms each.
        std::vector<Happening> flight;
        for (const Happening& one : delve.all) {
            if (one.what == What::FireballAt) flight.push_back(one);
        }
        QCOMPARE(flight.size(), std::size_t{3});
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(flight[static_cast<std::size_t>(i)].at, (Point{i + 1, 0}));
            QCOMPARE(flight[static_cast<std::size_t>(i)].number, 40);
        }
    }
    QVERIFY((damages == std::set<int>{7, 8, 9}));
    // A kill counts.
    Delve delve = holding({"@r"}, {wand(8, 6, 1)}, -1, 0);
    delve.press("zR");
    QCOMPARE(delve.state.kills, 1);
    QVERIFY(delve.monsters().empty());
    // At least 1.
    Delve weak = holding({"@r"}, {wand(0, 6, 1)}, -1, 0);
    weak.press("zR");
    QCOMPARE(weak.monsters()[0].hp, 3);
}

void TestDescentRules::fireballsBurstAndFizzle() {
    for (const char* const solid : {"#", "o", "F", "c", "+"}) {
        Delve wall = holding({std::string("@..") + solid + "r"}, {wand(8, 6, 1)}, -1, 0);
        wall.press("zR");
        QCOMPARE(wall.said(), std::string("The fireball bursts against the wall."));
        QCOMPARE(wall.count(What::FireballAt), 3);
        QCOMPARE(wall.all[wall.all.size() - 2].number, 60);
        QCOMPARE(wall.all.back().what, What::FireballBurst);
        QCOMPARE(wall.all.back().at, (Point{3, 0}));
        QCOMPARE(wall.inventory().wand()->charges, 0);
        QCOMPARE(wall.monsters()[0].hp, 4);
    }
    // Out of the level it does not fly.
    Delve edge = holding({"@"}, {wand(8, 6, 1)}, -1, 0);
    edge.press("zU");
    QCOMPARE(edge.count(What::FireballBurst), 1);
    Delve fizzles = holding({"@......r"}, {wand(8, 6, 1)}, -1, 0);
    fizzles.press("zR");
    QCOMPARE(fizzles.count(What::FireballAt), 6);
    QCOMPARE(fizzles.count(What::FireballFizzled), 1);
    QCOMPARE(fizzles.said(), std::string("The fireball fizzles in the air."));
    QCOMPARE(fizzles.inventory().wand()->charges, 0);
    QCOMPARE(fizzles.state.turns, 1);
    Delve reaches = holding({"@.....r"}, {wand(8, 6, 1)}, -1, 0);
    reaches.press("zR");
    QCOMPARE(reaches.state.kills, 1);
}

void TestDescentRules::magicHarmsTheBoss() {
    Delve delve = holding({"@.D"}, {wand(8, 6, 1)}, -1, 0);
    delve.press("zR");
    QVERIFY(delve.monsters()[0].hp >= 36 && delve.monsters()[0].hp <= 38);
}

void TestDescentRules::scores() {
    Delve delve(paintedDescent({{"@r>"}, {"<.>"}}));
    QCOMPARE(delve.state.score(), 100);
    delve.press("R");
    while (!delve.monsters().empty())
        delve.press("R");
    QCOMPARE(delve.state.score(), 110);
    delve.press("RR>");
    QCOMPARE(delve.state.depth, 2);
    QCOMPARE(delve.state.score(), 210);
    delve.press("<");
    QCOMPARE(delve.state.score(), 210);  // the greatest depth counts
}

void TestDescentRules::quits() {
    Delve delve({"@.."});
    QVERIFY(!delve.press("q"));
    QCOMPARE(delve.state.outcome, Outcome::Quit);
    QCOMPARE(delve.count(What::Quit), 1);
    // Nothing happens after the end.
    QVERIFY(!delve.engine.press(delve.state, Key::Right));
    QCOMPARE(delve.at(), (Point{0, 0}));
    QCOMPARE(delve.state.keys, 1);
}

void TestDescentRules::dies() {
    Delve delve(withTables({"@.ww"}, [](auto& tables) { tables.heroHp = 9; }));
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.state.outcome, Outcome::Died);
    QCOMPARE(delve.state.killer, ThingKind::Wraith);
    QCOMPARE(delve.hp(), 0);
    QVERIFY(delve.said().find("The wraith hits you for ") == 0);
    QVERIFY(delve.said().find("You die.") != std::string::npos);
    // The next one does not strike who is dead.
    QCOMPARE(delve.count(What::MonsterHit), 1);
    QCOMPARE(delve.count(What::Died), 1);
    QVERIFY(!delve.engine.press(delve.state, Key::Left));
}

void TestDescentRules::arrivesAtTheGoal() {
    Start start;
    start.goal = 3;
    Delve delve(paintedDescent({{"@>"}, {"<>"}}), start);
    QVERIFY(delve.press("R>"));
    QVERIFY(delve.isPlaying());
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.state.outcome, Outcome::Arrived);
    QCOMPARE(delve.state.greatestDepth, 3);
    QCOMPARE(delve.state.score(), 300);
    QCOMPARE(delve.count(What::Arrived), 1);
}

void TestDescentRules::beginsWithTheHitPointsThatAreGiven() {
    const level::Pack pack = withTables({"@.p"}, [](auto& tables) { tables.heroHp = 40; });
    for (const int hp : {0, 1, 17, 40}) {
        Start start;
        start.hp = hp;
        Delve delve(pack, start);
        QCOMPARE(delve.hp(), hp == 0 ? 40 : hp);
        // It is only where the run begins: a potion heals up to what the tables give.
        QCOMPARE(delve.state.hero.mostHp, 40);
        delve.inventory().add(potion(100));
        delve.press("ia");
        QCOMPARE(delve.hp(), 40);
    }
}

void TestDescentRules::startsThatCannotBe_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("problem");
    QTest::newRow("depth 0") << 0 << "a run begins at a depth from 1";
    QTest::newRow("too deep") << 1 << "a run begins at a depth from 1";
    QTest::newRow("goal above") << 2 << "must be below";
    QTest::newRow("21 items") << 3 << "at most 20 items";
    QTest::newRow("weapon") << 4 << "none of the weapons";
    QTest::newRow("weapon that is a potion") << 5 << "none of the weapons";
    QTest::newRow("wand") << 6 << "no wand";
    QTest::newRow("numbers") << 7 << "no number of an item";
    QTest::newRow("more than the most") << 8 << "1 to 30 hit points, or with 0 for all of them";
    QTest::newRow("dead") << 9 << "1 to 30 hit points, or with 0 for all of them";
}

void TestDescentRules::startsThatCannotBe() {
    QFETCH(int, what);
    QFETCH(QString, problem);
    Start start;
    if (what == 0) start.depth = 0;
    if (what == 1) start.depth = level::kMaxDepth + 1;
    if (what == 2) start.goal = start.depth;
    if (what == 3) start.items.assign(21, potion(1));
    if (what == 4) start.weapon = 0;
    if (what == 5) start.items = {potion(1)};
    if (what == 5) start.weapon = 0;
    if (what == 6) start.wand = -2;
    if (what == 7) start.items = {potion(-1)};
    if (what == 8) start.hp = 31;
    if (what == 9) start.hp = -1;
    const auto begun = Engine(*Dungeon::of(paintedDescent({{"@>"}}))).begin(start);
    QVERIFY(!begun);
    QVERIFY2(begun.error().text.find(problem.toStdString()) != std::string::npos,
             begun.error().text.c_str());
}

void TestDescentRules::handcraftedThings() {
    // A room with a troll, a wand and a fountain must appear in the rooms of generation.
    level::Room room;
    room.id = "lair";
    room.min = 1;
    room.cells = grid::Grid<level::Terrain>({7, 6}, level::Terrain::Wall);
    for (int y = 1; y < 5; ++y) {
        for (int x = 1; x < 6; ++x)
            room.cells.at({x, y}) = level::Terrain::Floor;
    }
    level::Object object;
    object.kind = ThingKind::Troll;
    object.at = {2, 2};
    room.objects.push_back(object);
    object.kind = ThingKind::Wand;
    object.at = {4, 3};
    room.objects.push_back(object);
    room.cells.at({3, 3}) = level::Terrain::StairsDown;
    room.cells.at({1, 1}) = level::Terrain::StairsUp;

    level::Pack pack;
    pack.rooms.push_back(room);
    level::Level level = testing::solid({25, 19}, {"handcrafted-rooms"});
    level.id = "hall";
    pack.levels.push_back(level);
    pack.descent.otherFloors = "hall";
    const Delve delve(pack);
    QCOMPARE(delve.monsters().size(), std::size_t{1});
    QCOMPARE(delve.monsters()[0].kind, ThingKind::Troll);
    QCOMPARE(delve.floor().items.size(), std::size_t{1});
    QCOMPARE(delve.floor().items[0].item.range, 6);
}

void TestDescentRules::logKeepsFour() {
    Log log;
    for (int i = 1; i <= 7; ++i) {
        log.add({MessageId::Descended, ThingKind::Hero, i, 0, {}});
        QCOMPARE(log.size(), static_cast<std::size_t>(std::min(i, 4)));
        QCOMPARE(log[log.size() - 1].number, i);
        QCOMPARE(log[0].number, std::max(1, i - 3));
    }
}

void TestDescentRules::keysHaveNames() {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < kKeys; ++i) {
        const Key key = static_cast<Key>(i);
        QVERIFY(names.insert(name(key)).second);
        QVERIFY(keyOf(name(key)) == key);
    }
    QVERIFY(keyOf("G") == kPickUp);
    QVERIFY(keyOf("Z") == kZap);
    for (const char* const none : {"", "x", "U", "Up", "RIGHT", "escape", "aa"})
        QVERIFY(!keyOf(none));
    QVERIFY(placeOf(Key::A) == 0 && placeOf(Key::T) == 19 && !placeOf(Key::Z));
    QCOMPARE(keyOfPlace(6), kPickUp);
    QVERIFY(directionOf(Key::Left) == grid::Direction::Left && !directionOf(Key::A));
}

void TestDescentRules::allMessagesSaySomething() {
    std::set<std::string> all;
    for (std::size_t i = 0; i < kMessageIds; ++i) {
        Message message;
        message.id = static_cast<MessageId>(i);
        message.number = 2;
        message.item = weapon(1);
        const std::string said = text(message);
        QVERIFY(said.size() > 5);
        QVERIFY(all.insert(said).second);
    }
    QCOMPARE(kMessageIds, static_cast<std::size_t>(MessageId::Arrived) + 1);
}

QTEST_GUILESS_MAIN(TestDescentRules)
#include "tst_descent_rules.moc"

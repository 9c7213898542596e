// SPDX-License-Identifier: MIT
// The habits of monsters (RULES.md D-27). All of them are given to the rat, so that no test depends
// on the numbers of another kind.
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

#include "core/play/descent/engine.h"
#include "core/play/descent/state/dungeon.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_habits {

using namespace play::descent;
using grid::Point;
using level::Habit;
using level::ThingKind;
using testing::Delve;
using testing::Rows;
using testing::withTables;

class TestDescentHabits : public QObject {
    Q_OBJECT

  private slots:
    void everyKindHasAnIdAndSentences();
    void theFirstOfAKindIsTold();
    void monstersWithoutHabitAreNotTold();
    void swarmsStrikeHarder();
    void theWoundedFlee();
    void theCorneredStrike();
    void chargesTakeTwoSteps();
    void chargesStopBesideTheHero();
    void regenerationStopsAtTheMaximum();
    void drainsRestoreTheMonster();
    void flittingMovesAnywhere();
    void splitsShareTheHitPoints();
    void splitsNeedRoom();
    void arrowsFlyAlongRowsAndColumns();
    void arrowsStopAtWallsAndMonsters();
    void arrowsFlyOverAChasm();
    void lumberingTakesEverySecondTurn();
    void witchesHealBeforeTheyWalk();
    void witchesWalkIfNoneIsHurt();
    void idolsWaitUntilTheHeroIsNear();
    void aHurtIdolIsAwake();
    void theRulesOwnRunsKeepTheirHash();
    void habitsChangeTheTablesHash();
    void habitsNeverBreakAFloor_data();
    void habitsNeverBreakAFloor();
};

namespace {

constexpr std::size_t kRat = 0;
constexpr std::size_t kGoblin = 1;

/// Returns a run on a painted floor whose rats have a habit and these numbers. The hero has 90 HP.
Delve ratsWith(Habit habit, const Rows& rows, int hp = 20, int attack = 5) {
    return Delve(withTables(rows, [&](level::DescentTables& tables) {
        tables.heroHp = 90;
        tables.monsters[kRat] = {hp, attack, 1, 1, habit};
    }));
}

std::set<Point> placesOf(const Delve& delve) {
    std::set<Point> places;
    for (const Monster& monster : delve.monsters())
        places.insert(monster.at);
    return places;
}

/// Whether the log tells something, as the player reads it.
bool tells(const Delve& delve, std::string_view words) {
    return std::any_of(delve.state.log.begin(), delve.state.log.end(), [&](const Message& line) {
        return text(line).find(words) != std::string::npos;
    });
}

}  // namespace

void TestDescentHabits::everyKindHasAnIdAndSentences() {
    std::set<std::string_view> ids;
    std::set<std::string_view> texts;
    for (std::size_t i = 0; i < level::kHabits; ++i) {
        ids.insert(level::kHabitIds[i]);
        texts.insert(textOf(static_cast<Habit>(i)));
    }
    QCOMPARE(ids.size(), level::kHabits);
    QCOMPARE(texts.size(), level::kHabits);
    QVERIFY(!ids.contains(""));
    QVERIFY(!texts.contains(""));
}

void TestDescentHabits::theFirstOfAKindIsTold() {
    Delve delve = ratsWith(Habit::Charges, {"@..r.r#"});
    QVERIFY(tells(delve, "Rat: it takes two steps at once in a straight line."));
    const std::size_t before = delve.state.log.size();
    delve.press(".");
    QCOMPARE(std::count_if(delve.state.log.begin(), delve.state.log.end(),
                           [](const Message& line) { return line.id == MessageId::Meets; }),
             1);
    QVERIFY(delve.state.log.size() >= before);
    // A monster behind a wall is told when it comes into view.
    Delve hidden = ratsWith(Habit::Waits, {"@#r", "...", "..."});
    QVERIFY(!tells(hidden, "Rat"));
    hidden.press("DR");
    QVERIFY(tells(hidden, "Rat: it stands still until you are near."));
}

void TestDescentHabits::monstersWithoutHabitAreNotTold() {
    Delve delve({"@..r"});
    delve.press(".");
    QVERIFY(!tells(delve, "Rat"));
    QCOMPARE(delve.state.met, 0u);
}

void TestDescentHabits::swarmsStrikeHarder() {
    // Three rats around the hero: each strikes with its attack and two more, ± 1.
    Delve delve = ratsWith(Habit::Swarms, {"#r#", "r@r", "###"});
    delve.press(".");
    int sum = 0;
    for (const Happening& one : delve.all) {
        if (one.what != What::MonsterHit) continue;
        QVERIFY2(one.number >= 6 && one.number <= 8, std::to_string(one.number).c_str());
        sum += one.number;
    }
    QCOMPARE(delve.hp(), 90 - sum);
    // A goblin beside the hero does not count.
    Delve mixed = ratsWith(Habit::Swarms, {"#G#", "r@#", "###"});
    mixed.press(".");
    for (const Happening& one : mixed.all) {
        if (one.what == What::MonsterHit && one.who == ThingKind::Rat) QVERIFY(one.number <= 6);
    }
}

void TestDescentHabits::theWoundedFlee() {
    Delve delve = ratsWith(Habit::Flees, {"......", "@r....", "......"}, 8);
    delve.state.floor.monsters.front().hp = 4;
    const auto far = [&] {
        const Point way = delve.monsterAt() - delve.at();
        return std::abs(way.x) + std::abs(way.y);
    };
    QVERIFY(delve.press("...."));
    QCOMPARE(delve.count(What::MonsterStepped), 2);
    QCOMPARE(far(), 3);
    QCOMPARE(delve.hp(), 90);
    // With more than half of its hit points it stands and strikes.
    Delve brave = ratsWith(Habit::Flees, {"......", "@r....", "......"}, 8);
    brave.state.floor.monsters.front().hp = 5;
    brave.press("..");
    QCOMPARE(brave.count(What::MonsterHit), 2);
}

void TestDescentHabits::theCorneredStrike() {
    Delve delve = ratsWith(Habit::Flees, {"##", "@r", "##"}, 4);
    delve.state.floor.monsters.front().hp = 2;
    delve.press("..");
    QCOMPARE(delve.count(What::MonsterHit), 1);
}

void TestDescentHabits::chargesTakeTwoSteps() {
    Delve delve = ratsWith(Habit::Charges, {"@......r"});
    delve.press(".");
    QCOMPARE(delve.monsterAt(), (Point{5, 0}));
    QCOMPARE(delve.count(What::MonsterStepped), 2);
    // Off the hero's row and column it makes one step.
    Delve aside = ratsWith(Habit::Charges, {"@......", "......r"});
    aside.press(".");
    QCOMPARE(aside.monsterAt(), (Point{5, 1}));
}

void TestDescentHabits::chargesStopBesideTheHero() {
    Delve delve = ratsWith(Habit::Charges, {"@.r"});
    delve.press(".");
    QCOMPARE(delve.monsterAt(), (Point{1, 0}));
    QCOMPARE(delve.hp(), 90);
    delve.press(".");
    QVERIFY(delve.hp() < 90);
}

void TestDescentHabits::regenerationStopsAtTheMaximum() {
    Delve delve = ratsWith(Habit::Regenerates, {"@r"}, 20);
    delve.press("R");
    const int wounded = delve.monsters().front().hp;
    delve.press(".");
    QCOMPARE(delve.monsters().front().hp, wounded + 1);
    delve.press("......");
    QVERIFY(delve.monsters().front().hp <= 20);
}

void TestDescentHabits::drainsRestoreTheMonster() {
    Delve delve = ratsWith(Habit::Drains, {"@r"}, 30, 2);
    delve.press(".");
    QCOMPARE(delve.monsters().front().hp, 30);
    const int before = delve.hp();
    delve.press("R");
    int blow = 0;
    for (const Happening& one : delve.all)
        if (one.what == What::HitMonster) blow = one.number;
    const int taken = before - delve.hp();
    QCOMPARE(delve.monsters().front().hp, std::min(30, 30 - blow + taken / 2));
    QVERIFY(tells(delve, "The rat drains"));
}

void TestDescentHabits::flittingMovesAnywhere() {
    // Over many runs the first step goes in each direction, and the second one to the hero.
    std::set<Point> reached;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Start start;
        start.seed = seed;
        Delve delve(withTables({".......", ".......", "@.....r", ".......", "......."},
                               [](level::DescentTables& tables) {
                                   tables.monsters[kRat] = {5, 2, 1, 1, Habit::Flits};
                               }),
                    start);
        delve.press(".");
        reached.insert(delve.monsterAt());
        const Point way = delve.monsterAt() - Point{6, 2};
        QVERIFY(std::abs(way.x) + std::abs(way.y) <= 2);
    }
    QCOMPARE(reached, (std::set<Point>{{5, 1}, {5, 3}, {4, 2}, {5, 2}}));
}

void TestDescentHabits::splitsShareTheHitPoints() {
    Delve delve = ratsWith(Habit::Splits, {"...", "@r.", "..."}, 20);
    delve.press("R");
    QCOMPARE(delve.monsters().size(), std::size_t{2});
    int blow = 0;
    for (const Happening& one : delve.all)
        if (one.what == What::HitMonster) blow = one.number;
    const int left = 20 - blow;
    QCOMPARE(delve.monsters()[0].hp, left - left / 2);
    QCOMPARE(delve.monsters()[1].hp, left / 2);
    QVERIFY(placesOf(delve).contains(Point{1, 1}));
    QVERIFY(tells(delve, "The rat splits in two."));
    // Every blow that kills leaves one less, so the floor can be cleared.
    for (int i = 0; i < 200 && !delve.monsters().empty(); ++i) {
        const Point way = delve.monsterAt() - delve.at();
        delve.press(std::abs(way.x) + std::abs(way.y) != 1 ? "."
                    : way.x > 0                            ? "R"
                    : way.x < 0                            ? "L"
                    : way.y > 0                            ? "D"
                                                           : "U");
        delve.state.hero.hp = 90;
    }
    QVERIFY(delve.monsters().empty());
}

void TestDescentHabits::splitsNeedRoom() {
    Delve delve = ratsWith(Habit::Splits, {"####", "#@r#", "####"}, 20);
    delve.press("R");
    QCOMPARE(delve.monsters().size(), std::size_t{1});
    QVERIFY(!tells(delve, "The rat splits"));
}

void TestDescentHabits::arrowsFlyAlongRowsAndColumns() {
    Delve row = ratsWith(Habit::Shoots, {"@.....r"});
    row.press(".");
    QCOMPARE(row.monsterAt(), (Point{6, 0}));
    QVERIFY(row.hp() <= 90 - 4 && row.hp() >= 90 - 6);
    QVERIFY(tells(row, "The rat shoots you for "));
    Delve column = ratsWith(Habit::Shoots, {"@", ".", ".", "r"});
    column.press(".");
    QVERIFY(column.hp() < 90);
    // From farther away, or aslant, it comes nearer.
    Delve far = ratsWith(Habit::Shoots, {"@......r"});
    far.press(".");
    QCOMPARE(far.hp(), 90);
    QCOMPARE(far.monsterAt(), (Point{6, 0}));
    Delve aslant = ratsWith(Habit::Shoots, {"@...", "...r"});
    aslant.press(".");
    QCOMPARE(aslant.hp(), 90);
    // Beside the hero it strikes.
    Delve near = ratsWith(Habit::Shoots, {"@r"});
    near.press(".");
    QVERIFY(tells(near, "The rat hits you for "));
}

void TestDescentHabits::arrowsStopAtWallsAndMonsters() {
    // The goblin stands between; the rat has no other way.
    Delve behind = ratsWith(Habit::Shoots, {"####", "@.Gr", "####"});
    behind.press(".");
    QCOMPARE(behind.hp(), 90);
    QVERIFY(!tells(behind, "The rat shoots"));
}

void TestDescentHabits::arrowsFlyOverAChasm() {
    Delve delve = ratsWith(Habit::Shoots, {"@||r"});
    delve.press(".");
    QVERIFY(tells(delve, "The rat shoots you for "));
}

void TestDescentHabits::lumberingTakesEverySecondTurn() {
    Delve delve = ratsWith(Habit::Lumbers, {"@......r"});
    int steps = 0;
    for (int i = 0; i < 6; ++i)
        delve.press(".");
    steps = delve.count(What::MonsterStepped);
    QCOMPARE(steps, 3);
    QCOMPARE(delve.monsterAt(), (Point{4, 0}));
}

void TestDescentHabits::witchesHealBeforeTheyWalk() {
    Delve delve(withTables({"@G..r"}, [](level::DescentTables& tables) {
        tables.heroHp = 90;
        tables.monsters[kRat] = {14, 3, 1, 1, Habit::Mends};
        tables.monsters[kGoblin].hp = 40;
    }));
    delve.press("R");
    int blow = 0;
    for (const Happening& one : delve.all)
        if (one.what == What::HitMonster) blow = one.number;
    QCOMPARE(delve.monsters()[0].hp, std::min(40, 40 - blow + 4));
    QCOMPARE(delve.monsters()[1].at, (Point{4, 0}));
    QVERIFY(tells(delve, "The rat heals the goblin."));
}

void TestDescentHabits::witchesWalkIfNoneIsHurt() {
    Delve delve = ratsWith(Habit::Mends, {"@....r"});
    delve.press(".");
    QCOMPARE(delve.monsterAt(), (Point{4, 0}));
    // It does not heal itself.
    delve.press("...");
    const int before = delve.monsters().front().hp;
    delve.press("R");
    QVERIFY(delve.monsters().front().hp < before);
    QVERIFY(!tells(delve, "The rat heals"));
}

void TestDescentHabits::idolsWaitUntilTheHeroIsNear() {
    Delve delve = ratsWith(Habit::Waits, {"@....r."});
    delve.press("..");
    QCOMPARE(delve.monsterAt(), (Point{5, 0}));
    delve.press("RRR");
    QCOMPARE(delve.monsterAt(), (Point{4, 0}));
}

void TestDescentHabits::aHurtIdolIsAwake() {
    Delve delve = ratsWith(Habit::Waits, {"@.....r."});
    delve.state.floor.monsters.front().hp -= 1;
    delve.press(".");
    QCOMPARE(delve.monsterAt(), (Point{5, 0}));
}

void TestDescentHabits::theRulesOwnRunsKeepTheirHash() {
    // The value of version 1.0: scores and kept runs are found by it.
    QCOMPARE(hashOfTables({}), std::uint64_t{0x62a4e59baf8f7422});
}

void TestDescentHabits::habitsChangeTheTablesHash() {
    std::set<std::uint64_t> hashes{hashOfTables({})};
    for (std::size_t i = 0; i < level::kMonsterKinds.size(); ++i) {
        level::DescentTables tables;
        tables.monsters[i].habit = Habit::Swarms;
        hashes.insert(hashOfTables(tables));
        tables = {};
        tables.monsters[i].weight += 1;
        hashes.insert(hashOfTables(tables));
    }
    level::DescentTables boss;
    boss.boss.habit = Habit::Swarms;
    hashes.insert(hashOfTables(boss));
    QCOMPARE(hashes.size(), 2 * level::kMonsterKinds.size() + 2);
}

void TestDescentHabits::habitsNeverBreakAFloor_data() {
    QTest::addColumn<int>("habit");
    for (std::size_t i = 0; i < level::kHabits; ++i)
        QTest::addRow("%s", std::string(level::kHabitIds[i]).c_str()) << static_cast<int>(i);
}

/// Plays random keys and checks, without the rules' help, that monsters stand apart on open cells,
/// that the cells' marks agree with them, and that the same keys give the same state.
void TestDescentHabits::habitsNeverBreakAFloor() {
    QFETCH(int, habit);
    constexpr std::string_view kKeys = "URDL.";
    for (int seed = 1; seed <= 40; ++seed) {
        const level::Pack pack =
            withTables({"r..G..r...", ".##.#..|..", "...@...:.r", ".#..r...~.", "r....+...r"},
                       [&](level::DescentTables& tables) {
                           tables.heroHp = 900;
                           for (level::Monster& monster : tables.monsters)
                               monster.habit = static_cast<Habit>(habit);
                       });
        Start start;
        start.seed = static_cast<std::uint64_t>(seed);
        Delve delve(pack, start);
        Delve again(pack, start);
        random::Stream random(static_cast<std::uint64_t>(seed));
        for (int i = 0; i < 120 && delve.isPlaying(); ++i) {
            const char key = kKeys[random.below(5)];
            delve.press(std::string_view(&key, 1));
            again.press(std::string_view(&key, 1));
            const std::set<Point> places = placesOf(delve);
            QCOMPARE(places.size(), delve.monsters().size());
            QVERIFY(!places.contains(delve.at()));
            int marked = 0;
            for (int y = 0; y < delve.floor().size().height; ++y)
                for (int x = 0; x < delve.floor().size().width; ++x)
                    marked += delve.floor().has({x, y}, Floor::kMonster) ? 1 : 0;
            QCOMPARE(static_cast<std::size_t>(marked), places.size());
            for (const Monster& monster : delve.monsters()) {
                QVERIFY(delve.floor().cells.at(monster.at).isWalkable());
                QVERIFY(monster.hp >= 1);
                QVERIFY(monster.hp <= statsOf(delve.engine.dungeon().tables(), monster.kind).hp);
            }
        }
        QCOMPARE(hash(delve.state), hash(again.state));
    }
}

MAZELOOM_TEST(TestDescentHabits)

}  // namespace mazeloom::tst_descent_habits

#include "tst_descent_habits.moc"

// SPDX-License-Identifier: MIT
// The floors of a descent, their visibility, and the stairs between them (RULES.md D-3, D-7, D-8).
// Filling floors is part of generation (G-22 … G-27).
#include <QTest>

#include <array>
#include <cstdlib>

#include "core/play/descent/engine.h"
#include "core/play/descent/state/herald.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_floors {

using namespace play::descent;
using grid::Point;
using level::ThingKind;
using testing::Delve;
using testing::paintedDescent;
using testing::potion;
using testing::Rows;
using testing::withTables;

class TestDescentFloors : public QObject {
    Q_OBJECT

  private slots:
    void floorsAreDesignedOrBuiltIn();
    void dungeonsThatCannotBe();
    void floorsThatCannotBePlayed_data();
    void floorsThatCannotBePlayed();
    void theHeroBeginsAsTheTableSays();
    void monstersAreAsTheTableSays();
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
    void rangesAreDrawnByWeight();
    void rangesGrowWithTheDepth();
    void theBossIsTold();
    void heraldsChangeNothingElse();
};

void TestDescentFloors::floorsAreDesignedOrBuiltIn() {
    level::Pack pack = paintedDescent({{"@.>"}, {"@..>"}});
    pack.descent.otherFloors = {};
    pack.descent.floors[1].depth = 3;
    const auto dungeon = *Dungeon::of(pack);
    QCOMPARE(dungeon->levelAt(0, 1)->id, std::string("floor-1"));
    QCOMPARE(dungeon->levelAt(0, 3)->id, std::string("floor-2"));
    QVERIFY(dungeon->isDesigned(3) && !dungeon->isDesigned(2));
    for (const int depth : {2, 4, 100}) {
        QCOMPARE(dungeon->levelAt(0, depth)->size, (grid::Size{30, 18}));
        QCOMPARE(dungeon->levelAt(0, depth)->ruleset, level::Ruleset::Descent);
        QVERIFY(dungeon->levelAt(0, depth)->recipe ==
                generate::findBuiltInRecipe("rooms-and-corridors")->recipe);
    }
    pack.descent.otherFloors = "floor-1";
    QCOMPARE((*Dungeon::of(pack))->levelAt(0, 2)->id, std::string("floor-1"));
    // A level that a designer tries replaces the floor at that depth.
    const auto tried = *Dungeon::with(pack, "floor-1", 3);
    QCOMPARE(tried->levelAt(0, 3)->id, std::string("floor-1"));
    QVERIFY(dungeon->hash() == tried->hash());
    pack.descent.tables.heroHp = 31;
    QVERIFY((*Dungeon::of(pack))->hash() != tried->hash());
}

void TestDescentFloors::dungeonsThatCannotBe() {
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

void TestDescentFloors::floorsThatCannotBePlayed_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no hero") << QStringList{"..>"} << "the floor has no entry";
    QTest::newRow("no way down") << QStringList{"@.."} << "no stairs lead down";
    QTest::newRow("hero in a wall") << QStringList{"@#>"} << "the hero stands on a solid cell";
    QTest::newRow("monster in a wall") << QStringList{"@#>", "r.."} << "the rat at (0, 1)";
    QTest::newRow("item in a wall") << QStringList{"@#>", "p.."} << "the potion at (0, 1)";
    QTest::newRow("two monsters") << QStringList{"@.>", "r.."} << "two monsters are on one cell";
}

void TestDescentFloors::floorsThatCannotBePlayed() {
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

void TestDescentFloors::theHeroBeginsAsTheTableSays() {
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

void TestDescentFloors::monstersAreAsTheTableSays() {
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

void TestDescentFloors::eightCellsAreSeen() {
    for (const level::Sight sight : {level::Sight::Rays, level::Sight::Shadows}) {
        level::Pack pack = paintedDescent({{"@..........."}});
        pack.levels[0].sight = sight;
        const Delve delve(pack);
        for (int x = 0; x < 12; ++x)
            QCOMPARE(delve.state.seen.sees({x, 0}), x <= 8);
    }
}

void TestDescentFloors::exploredIsSticky() {
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

void TestDescentFloors::whatBlocksSight() {
    for (const char* const opaque : {"#", "o", "c", "+"}) {
        const Delve delve({std::string("@") + opaque + ".."});
        QVERIFY(delve.state.seen.sees({1, 0}));
        QVERIFY(!delve.state.seen.sees({2, 0}));
    }
    for (const char* const clear : {".", "~", "'", "f", ">", "<"}) {
        const Delve delve({std::string("@") + clear + "..", "####", "###>"});
        QVERIFY(delve.state.seen.sees({3, 0}));
    }
    // Monsters do not block sight.
    const Delve delve({"@rr."});
    QVERIFY(delve.state.seen.sees({3, 0}));
}

void TestDescentFloors::fireplacesLight() {
    //                                     1111111111222222
    //                           01234567890123456789012345
    const Delve delve(
        {"##########################", "#@.......................#", "######################F###"});
    // The fireplace at (22, 2) lights two cells on each side in this row; the wall hides the third.
    for (int x = 10; x < 25; ++x) {
        const bool isNear = std::abs(x - 22) <= 2;
        QCOMPARE(delve.state.seen.sees({x, 1}), isNear);
        QCOMPARE(delve.floor().isExplored({x, 1}), isNear);
    }
    // A lit monster is visible, and approaches.
    Delve awake(
        {"##########################", "#@......................r#", "######################F###"});
    awake.press("R");
    QCOMPARE(awake.monsterAt(), (Point{23, 1}));
    Delve asleep({"#@......................r#", "##########################"});
    asleep.press("R");
    QCOMPARE(asleep.monsterAt(), (Point{24, 0}));
}

void TestDescentFloors::lightIsSeenByClearLinesOnly() {
    const Delve delve(
        {"##########################", "#@........o..............#", "######################F###"});
    QVERIFY(!delve.state.seen.sees({22, 1}));
    QVERIFY(delve.state.seen.lit().empty());
    // Light farther away than the range is not visible.
    const std::string hall(40, '.');
    const Delve far({"@" + hall, std::string(38, '#') + "F##"});
    for (int x = 9; x < 41; ++x)
        QCOMPARE(far.state.seen.sees({x, 0}), false);
}

void TestDescentFloors::clearLinesAreTheSameBothWays() {
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

void TestDescentFloors::stairsAreTakenByCharacter() {
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

void TestDescentFloors::newDepthsHeal() {
    Delve delve(paintedDescent({{"@>"}, {"<>"}, {"<.>"}}));
    delve.state.hero.hp = 10;
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.hp(), 15);
    QCOMPARE(delve.said(), std::string("You descend to depth 2, and recover 5 HP."));
    QVERIFY(delve.press("<>"));
    QCOMPARE(delve.hp(), 15);  // that depth had been reached before
    QCOMPARE(delve.said(), std::string("You descend to depth 2."));
    delve.state.hero.hp = 28;
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.hp(), 30);  // capped
    QVERIFY(delve.press("RR>"));
    QCOMPARE(delve.hp(), 30);
    QCOMPARE(delve.said(), std::string("You descend to depth 4."));
}

void TestDescentFloors::nothingLeadsUpFromTheFirst() {
    Delve delve({"@<>"});
    QVERIFY(delve.press("R"));
    QVERIFY(!delve.press("<"));
    QCOMPARE(delve.said(), std::string("You cannot leave the dungeon yet."));
    QCOMPARE(delve.state.depth, 1);
    QVERIFY(delve.isPlaying());
}

void TestDescentFloors::landsOnTheOtherStairs() {
    Delve delve(paintedDescent({{"@..>"}, {"...<", "@..>"}}));
    QVERIFY(delve.press("RRR>"));
    QCOMPARE(delve.at(), (Point{3, 0}));  // the stairs up
    QVERIFY(delve.press("<"));
    QCOMPARE(delve.at(), (Point{3, 0}));  // the stairs down
    // Without stairs up, the hero arrives at the floor's hero cell.
    Delve without(paintedDescent({{"@>"}, {"..@>"}}));
    QVERIFY(without.press("R>"));
    QCOMPARE(without.at(), (Point{2, 0}));
    // A run that begins deeper starts at the hero's cell, or without one on the stairs up.
    Start start;
    start.depth = 2;
    QCOMPARE(Delve(paintedDescent({{"@>"}, {"..<>"}}), start).at(), (Point{2, 0}));
    QCOMPARE(Delve(paintedDescent({{"@>"}, {".@<>"}}), start).at(), (Point{1, 0}));
    // It can climb to floors that it has not seen.
    Delve deep(paintedDescent({{"@.>"}, {"<>"}}), start);
    QVERIFY(deep.press("<"));
    QCOMPARE(deep.at(), (Point{2, 0}));
    QCOMPARE(deep.state.greatestDepth, 2);
}

void TestDescentFloors::landsBesideWhoStandsThere() {
    level::Pack pack = paintedDescent({{"@>"}, {"#.#", "#<.", "##>"}});
    level::Object object;
    object.kind = ThingKind::Troll;
    object.at = {1, 1};
    pack.levels[1].objects.push_back(object);
    Delve delve(pack);
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.monsterAt(), (Point{1, 1}));
    QCOMPARE(delve.at(), (Point{1, 0}));
    QVERIFY(delve.hp() < 30);  // the troll has seen the hero arrive
    // A run that begins on a monster's cell also starts beside it, and fails if no cell is free.
    pack.levels[0].objects.push_back(object);
    pack.levels[0].objects.back().at = {0, 0};
    QCOMPARE(Delve(pack).at(), (Point{1, 0}));
    pack.levels[0].objects.push_back(object);
    pack.levels[0].objects.back().at = {1, 0};
    QVERIFY(!Engine(*Dungeon::of(pack)).begin({}));
}

void TestDescentFloors::floorsAreKept() {
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

void TestDescentFloors::blockedStairsAreRefused() {
    level::Pack pack = paintedDescent({{"@>"}, {"<>#"}});
    level::Object object;  // inside a wall
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

void TestDescentFloors::theBossIsPlacedOnce() {
    Delve delve(paintedDescent({{"@>"}, {"<>##", "###D"}}));
    QVERIFY(!delve.state.bossPlaced);
    QVERIFY(delve.press("R>"));
    QVERIFY(delve.state.bossPlaced);
    QCOMPARE(delve.count(What::BossNear), 1);
    QCOMPARE(delve.said(), std::string("An ominous presence stalks this floor..."));
    QVERIFY(delve.press("<>"));
    QCOMPARE(delve.count(What::BossNear), 1);
}

void TestDescentFloors::rangesAreDrawnByWeight() {
    level::Pack pack = paintedDescent({{"@.>"}, {"@..>"}, {"@...>"}});
    pack.descent.floors = {{4, "floor-1"}};
    pack.descent.ranges = {{3, 6, "floor-2", 3}, {5, 8, "floor-3", 1}};
    pack.descent.otherFloors = "floor-1";
    const auto dungeon = *Dungeon::of(pack);
    int heavy = 0;
    constexpr int kRuns = 4'000;
    for (std::uint64_t run = 0; run < kRuns; ++run) {
        for (const int depth : {1, 2, 4, 9, 1'000})
            QCOMPARE(dungeon->levelAt(run, depth)->id, std::string("floor-1"));
        QCOMPARE(dungeon->levelAt(run, 3)->id, std::string("floor-2"));
        for (const int depth : {7, 8})
            QCOMPARE(dungeon->levelAt(run, depth)->id, std::string("floor-3"));
        const std::string id = dungeon->levelAt(run, 5)->id;
        QVERIFY(id == "floor-2" || id == "floor-3");
        heavy += id == "floor-2" ? 1 : 0;
        QCOMPARE(dungeon->levelAt(run, 5)->id, id);
    }
    // Three quarters, within five standard deviations.
    QVERIFY2(std::abs(heavy - kRuns * 3 / 4) < 137, qPrintable(QString::number(heavy)));
    // Each floor is generated from the level that levelAt() returns.
    for (std::uint64_t run = 0; run < 50; ++run) {
        for (int depth = 1; depth < 10; ++depth)
            QCOMPARE(dungeon->floorAt(run, depth, true)->ground->level,
                     dungeon->levelAt(run, depth)->id);
    }
    pack.descent.ranges[0].level = "gone";
    QVERIFY(!Dungeon::of(pack));
}

void TestDescentFloors::rangesGrowWithTheDepth() {
    level::Pack pack = paintedDescent({{"@.>"}});
    level::Level cave = testing::solid({30, 20}, {"corridors", "stairs"});
    cave.id = "cave";
    cave.ruleset = level::Ruleset::Descent;
    pack.levels.push_back(cave);
    pack.descent.floors.clear();
    pack.descent.ranges = {{2, level::kMaxDepth, "cave", 1, 3}};
    auto dungeon = *Dungeon::of(pack);
    QCOMPARE(dungeon->levelAt(1, 1)->id, std::string("floor-1"));
    QCOMPARE(dungeon->levelAt(1, 2)->size, (grid::Size{30, 20}));
    QCOMPARE(dungeon->levelAt(1, 5)->size, (grid::Size{39, 29}));
    QCOMPARE(dungeon->floorAt(1, 5, true)->size(), (grid::Size{39, 29}));
    // Each side stops growing at the bound separately.
    QCOMPARE(dungeon->levelAt(1, 60)->size, (grid::Size{200, 194}));
    QCOMPARE(dungeon->levelAt(1, level::kMaxDepth)->size, (grid::Size{200, 200}));
    // A level that is larger from the start keeps its size, and so does a painted one.
    pack.levels[1].size = {300, 20};
    QCOMPARE((*Dungeon::of(pack))->levelAt(1, 4)->size, (grid::Size{300, 26}));
    pack.descent.ranges[0].level = "floor-1";
    dungeon = *Dungeon::of(pack);
    QCOMPARE(dungeon->levelAt(1, 50)->size, pack.levels[0].size);
    QVERIFY(dungeon->floorAt(1, 50, true).has_value());
}

void TestDescentFloors::theBossIsTold() {
    // The boss lives on the fourth floor.
    level::Pack pack = paintedDescent({{"@>"}, {"<.>"}, {"<....>"}, {"<>####", "#####D"}, {"<>"}});
    Delve delve(pack);
    const auto logged = [&](MessageId id) {
        return std::ranges::any_of(delve.state.log,
                                   [id](const Message& message) { return message.id == id; });
    };
    QCOMPARE(delve.floor().ground->bossBelow, 0);
    QVERIFY(delve.floor().ground->tracks.empty());
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.floor().ground->bossBelow, 2);
    QVERIFY(logged(MessageId::BossFarBelow));
    QCOMPARE(glowAt(delve.floor(), delve.floor().ground->fromBelow), 0);
    QVERIFY(delve.press("RR>"));
    QCOMPARE(delve.floor().ground->bossBelow, 1);
    QVERIFY(logged(MessageId::BossNextFloor));
    // The tracks lie between the stairs up and the stairs down, which are at (0, 0) and (5, 0).
    QVERIFY(!delve.floor().ground->tracks.empty());
    for (int x = 0; x < 6; ++x)
        QCOMPARE(hasTrack(delve.floor(), {x, 0}), x == 2);
    QCOMPARE(glowAt(delve.floor(), {5, 0}), kGlowRadius + 1);
    QCOMPARE(glowAt(delve.floor(), {4, 0}), kGlowRadius);
    QCOMPARE(glowAt(delve.floor(), {3, 1}), 1);
    QCOMPARE(glowAt(delve.floor(), {2, 0}), 0);
    QVERIFY(delve.press("RRRRR>"));
    QVERIFY(delve.state.bossPlaced);
    QCOMPARE(delve.floor().ground->bossBelow, 0);
    // After meeting the boss, the hero gets no more signs of it.
    QVERIFY(delve.press("R>"));
    QCOMPARE(delve.floor().ground->bossBelow, 0);
}

/// Tracks and glow are only visual: the floor plays the same without them.
void TestDescentFloors::heraldsChangeNothingElse() {
    level::Pack pack;
    pack.id = "plain";
    pack.descent.tables.bossChance = 40;
    const auto dungeon = *Dungeon::of(pack);
    int told = 0;
    for (std::uint64_t run = 0; run < static_cast<std::uint64_t>(testing::seeds(300)); ++run) {
        for (int depth = 1; depth <= 6; ++depth) {
            const auto floor = dungeon->floorAt(run, depth, true);
            QVERIFY(floor.has_value());
            const int below = floor->ground->bossBelow;
            // Finds the next boss independently of the code under test.
            int expected = 0;
            for (int floors = 2; floors >= 1; --floors) {
                const auto lower = dungeon->floorAt(run, depth + floors, true);
                for (const Monster& monster : lower->monsters)
                    if (monster.isBoss()) expected = floors;
            }
            for (const Monster& monster : floor->monsters)
                if (monster.isBoss()) expected = 0;
            QCOMPARE(below, expected);
            if (below == 0) continue;
            ++told;
            const auto plain = dungeon->floorAt(run, depth, false);
            QVERIFY(*plain == *floor);
            QCOMPARE(hash(*plain), hash(*floor));
            for (const grid::Point at : floor->ground->tracks)
                QVERIFY(floor->cells.at(at).isWalkable());
        }
    }
    QVERIFY(told > 0);
}

MAZELOOM_TEST(TestDescentFloors)

}  // namespace mazeloom::tst_descent_floors

#include "tst_descent_floors.moc"

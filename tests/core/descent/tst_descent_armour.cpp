// SPDX-License-Identifier: MIT
// Armour (RULES.md D-29).
#include <QTest>

#include <algorithm>
#include <set>
#include <sstream>

#include "core/play/descent/engine.h"
#include "core/play/descent/rules/gear.h"
#include "core/play/descent/runs/replay.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_armour {

using namespace play::descent;
using testing::armour;
using testing::Delve;
using testing::holding;
using testing::paintedDescent;
using testing::potion;
using testing::Rows;
using testing::weapon;

class TestDescentArmour : public QObject {
    Q_OBJECT

  private slots:
    void puttingOnTakesNoTurn();
    void blowsAreWeaker_data();
    void blowsAreWeaker();
    void arrowsAreWeaker();
    void theGroundHurtsAsBefore();
    void droppedArmourIsWornNoMore();
    void laterItemsMoveUp();
    void anotherTakesItsPlace();
    void floorsHoldArmour();
    void tablesWithoutArmourDrawNone();
    void deeperStartsWearArmour();
    void onlyArmourCanBeWorn();
    void replaysKeepIt();
    void itIsPartOfTheState();
    void itsNameFollowsItsStrength();
};

/// Returns a hero who begins with armour on, beside what the rows show.
Delve wearing(const Rows& rows, int power, std::uint64_t seed = 0) {
    Start start;
    start.seed = seed;
    start.items = {armour(power)};
    start.armour = 0;
    return Delve(paintedDescent({rows}), start);
}

void TestDescentArmour::puttingOnTakesNoTurn() {
    Delve delve = holding({"@.."}, {potion(5), armour(2)}, -1, -1);
    QCOMPARE(delve.state.hero.guard(), 0);
    QVERIFY(!delve.press("ib"));
    QCOMPARE(delve.state.turns, 0);
    QCOMPARE(delve.state.hero.guard(), 2);
    QCOMPARE(delve.inventory().armourPlace(), 1);
    QVERIFY(delve.inventory().isUsed(1) && !delve.inventory().isUsed(0));
    QCOMPARE(delve.said(), std::string("You put on the leather armour."));
    QCOMPARE(delve.count(What::Wore), 1);
}

void TestDescentArmour::blowsAreWeaker_data() {
    QTest::addColumn<int>("power");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    // An orc's blow does 4 to 6.
    QTest::newRow("none") << 0 << 4 << 6;
    QTest::newRow("some") << 3 << 1 << 3;
    QTest::newRow("much") << 5 << 1 << 1;
    QTest::newRow("at least one") << 500 << 1 << 1;
}

void TestDescentArmour::blowsAreWeaker() {
    QFETCH(int, power);
    QFETCH(int, least);
    QFETCH(int, most);
    std::set<int> damages;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Delve delve = wearing({"@O"}, power, seed);
        delve.press(".");
        damages.insert(30 - delve.state.hero.hp);
    }
    QCOMPARE(*damages.begin(), least);
    QCOMPARE(*damages.rbegin(), most);
    QCOMPARE(static_cast<int>(damages.size()), most - least + 1);
}

void TestDescentArmour::arrowsAreWeaker() {
    // An archer's arrow does 3 to 5.
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Delve delve = wearing({"@...a"}, 4, seed);
        delve.press(".");
        QCOMPARE(delve.state.hero.hp, 29);
    }
}

void TestDescentArmour::theGroundHurtsAsBefore() {
    Delve delve = wearing({"@.."}, 9);
    delve.state.floor.cells.at({1, 0}) = level::Cell::of(level::Terrain{level::kFirstOwnTerrain},
                                                         true, false, false, level::Effect::Wounds);
    delve.press("R");
    QCOMPARE(delve.state.hero.hp, 27);
}

void TestDescentArmour::droppedArmourIsWornNoMore() {
    Delve delve = wearing({"@..", "..."}, 2);
    delve.press("da");
    QCOMPARE(delve.inventory().armourPlace(), -1);
    QCOMPARE(delve.state.hero.guard(), 0);
    delve.press("g");
    QCOMPARE(delve.inventory().size(), 1);
    QCOMPARE(delve.state.hero.guard(), 0);  // it has to be put on again
    delve.press("ia");
    QCOMPARE(delve.state.hero.guard(), 2);
    delve.press("taR");
    QCOMPARE(delve.inventory().armourPlace(), -1);
}

void TestDescentArmour::laterItemsMoveUp() {
    Delve delve = holding({"@.."}, {potion(5), armour(2), weapon(1)}, -1, -1);
    delve.press("ibic");
    delve.press("ia");  // the potion is drunk
    QCOMPARE(delve.inventory().armourPlace(), 0);
    QCOMPARE(delve.inventory().weaponPlace(), 1);
    QCOMPARE(delve.state.hero.guard(), 2);
}

void TestDescentArmour::anotherTakesItsPlace() {
    Delve delve = holding({"@.."}, {armour(1), armour(4)}, -1, -1);
    delve.press("iaib");
    QCOMPARE(delve.inventory().armourPlace(), 1);
    QCOMPARE(delve.state.hero.guard(), 4);
    QCOMPARE(delve.inventory().size(), 2);
}

void TestDescentArmour::floorsHoldArmour() {
    level::Pack pack;
    pack.id = "delve";
    pack.descent.tables.wandChance = 0;
    pack.descent.tables.potionChance = 0;
    pack.descent.tables.armourChance = 100;
    pack.descent.tables.itemChance = 100;
    pack.descent.tables.armourSpread = 2;
    auto dungeon = Dungeon::of(pack);
    QVERIFY(dungeon.has_value());
    std::set<int> found;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto floor = (*dungeon)->floorAt(seed, 9, true);
        QVERIFY(floor.has_value());
        for (const LyingItem& lying : floor->items) {
            QCOMPARE(lying.item.kind, ItemKind::Armour);
            found.insert(lying.item.power);
        }
    }
    QVERIFY((found == std::set{3, 4, 5}));  // 1 + 9 / 4 + 0 … 2
}

void TestDescentArmour::tablesWithoutArmourDrawNone() {
    level::Pack pack;
    pack.id = "delve";
    auto dungeon = Dungeon::of(pack);
    QVERIFY(dungeon.has_value());
    int items = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto floor = (*dungeon)->floorAt(seed, 5, true);
        QVERIFY(floor.has_value());
        for (const LyingItem& lying : floor->items) {
            ++items;
            QVERIFY(lying.item.kind != ItemKind::Armour);
            QCOMPARE(lying.item.spell, Spell::Fireball);
        }
    }
    QVERIFY(items > 60);
    // Each number of the gear is part of the tables' identity.
    const level::DescentTables rules;
    using Tables = level::DescentTables;
    for (int Tables::*number : {&Tables::armourChance, &Tables::armourGuard, &Tables::armourSpread,
                                &Tables::thrustChance, &Tables::blinkChance}) {
        level::DescentTables changed = rules;
        ++(changed.*number);
        QVERIFY(hashOfTables(changed) != hashOfTables(rules));
    }
}

void TestDescentArmour::deeperStartsWearArmour() {
    level::DescentTables tables;
    QCOMPARE(startAt(9, tables).armour, -1);
    tables.armourChance = 20;
    const Start start = startAt(9, tables);
    QVERIFY(start.armour >= 0);
    const Item& worn = start.items[static_cast<std::size_t>(start.armour)];
    QCOMPARE(worn.kind, ItemKind::Armour);
    QCOMPARE(worn.power, 3);
    level::Pack pack = paintedDescent({{"@.."}});
    pack.descent.tables = tables;
    Delve delve(pack, start);
    QCOMPARE(delve.state.hero.guard(), 3);
    QCOMPARE(startAt(1, tables).armour, -1);
}

void TestDescentArmour::onlyArmourCanBeWorn() {
    const level::Pack pack = paintedDescent({{"@.."}});
    auto dungeon = Dungeon::of(pack);
    QVERIFY(dungeon.has_value());
    for (const int place : {0, 2, -2}) {
        Start start;
        start.items = {weapon(1), armour(1)};
        start.armour = place;
        QVERIFY(!Engine(*dungeon).begin(start).has_value());
    }
}

void TestDescentArmour::replaysKeepIt() {
    Replay replay;
    replay.header.items = {armour(3), testing::wandOf(Spell::Blink, 8, 6, 3)};
    replay.header.armour = 0;
    replay.header.wand = 1;
    std::ostringstream out;
    writeReplay(out, replay);
    QVERIFY(out.str().find(R"("spell":"blink")") != std::string::npos);
    const auto read = readReplay(out.str(), "it.jsonl", {});
    QVERIFY2(read.has_value(), read ? "" : read.error().describe().c_str());
    QCOMPARE(startOf(read->header), startOf(replay.header));
    // A replay from before armour names neither.
    replay.header.items = {weapon(1)};
    replay.header.armour = -1;
    replay.header.wand = -1;
    out.str({});
    writeReplay(out, replay);
    QVERIFY(out.str().find("armour") == std::string::npos);
    QVERIFY(out.str().find("spell") == std::string::npos);
    std::string wrong = out.str();
    wrong.replace(wrong.find("weapon"), 6, "key");
    QVERIFY(!readReplay(wrong, "it.jsonl", {}).has_value());
}

void TestDescentArmour::itIsPartOfTheState() {
    Delve on = holding({"@.."}, {armour(2)}, -1, -1);
    Delve off = on;
    on.press("ia");
    off.press("iq");
    QVERIFY(!(on.state == off.state));
    on.state.log = off.state.log;
    QVERIFY(hash(on.state) != hash(off.state));
}

void TestDescentArmour::itsNameFollowsItsStrength() {
    QCOMPARE(nameOf(armour(0)), std::string("leather armour"));
    QCOMPARE(nameOf(armour(2)), std::string("leather armour"));
    QCOMPARE(nameOf(armour(3)), std::string("mail"));
    QCOMPARE(nameOf(armour(4)), std::string("mail"));
    QCOMPARE(nameOf(armour(5)), std::string("plate armour"));
    QCOMPARE(nameOf(armour(999)), std::string("plate armour"));
    QCOMPARE(detailsOf(armour(3)), std::string("guard 3"));
}

MAZELOOM_TEST(TestDescentArmour)

}  // namespace mazeloom::tst_descent_armour

#include "tst_descent_armour.moc"

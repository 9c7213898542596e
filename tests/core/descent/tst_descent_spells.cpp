// SPDX-License-Identifier: MIT
// Wands of thrust and of blinking (RULES.md D-30, D-31).
#include <QTest>

#include <algorithm>
#include <set>

#include "core/play/descent/engine.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_spells {

using namespace play::descent;
using grid::Point;
using testing::Delve;
using testing::holding;
using testing::paintedDescent;
using testing::Rows;
using testing::wandOf;

class TestDescentSpells : public QObject {
    Q_OBJECT

  private slots:
    void thrustsPush();
    void thrustsCrush_data();
    void thrustsCrush();
    void thrustsFell_data();
    void thrustsFell();
    void theBossStands();
    void crushedSlimesSplit();
    void thrustsFade();
    void blinksCarryTheHero_data();
    void blinksCarryTheHero();
    void blockedBlinksTakeNothing();
    void blinksTakeKeys();
    void floorsHoldAllSpells();
    void floorsStayWhole();
};

Delve withThrust(const Rows& rows) {
    return holding(rows, {wandOf(Spell::Thrust, 8, 6, 3)}, -1, 0);
}

Delve withBlink(const Rows& rows) {
    return holding(rows, {wandOf(Spell::Blink, 8, 6, 3)}, -1, 0);
}

const Happening* find(const Delve& delve, What what) {
    const auto found = std::ranges::find(delve.all, what, &Happening::what);
    return found == delve.all.end() ? nullptr : &*found;
}

void TestDescentSpells::thrustsPush() {
    Delve delve = withThrust({"@.T......"});
    delve.press("zR");
    const Happening* pushed = find(delve, What::Thrust);
    QVERIFY(pushed != nullptr);
    QCOMPARE(pushed->at, (Point{6, 0}));
    QCOMPARE(pushed->number, 4);
    QCOMPARE(delve.monsters()[0].hp, 24);
    QCOMPARE(delve.count(What::FireballAt), 2);
    QCOMPARE(delve.inventory().wand()->charges, 2);
    QCOMPARE(delve.state.turns, 1);
    QCOMPARE(text(delve.state.log[delve.state.log.size() - 1]),
             std::string("The thrust pushes the troll back by 4 cells."));
}

void TestDescentSpells::thrustsCrush_data() {
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("end");
    QTest::newRow("a wall at once") << "@.T#" << 2;
    QTest::newRow("a wall after a cell") << "@.T.#" << 3;
    QTest::newRow("a closed door") << "@.T.+.." << 3;
    QTest::newRow("a column") << "@.T..o." << 4;
    QTest::newRow("another monster") << "@.T.r.." << 3;
    QTest::newRow("the edge") << "@.T" << 2;
}

void TestDescentSpells::thrustsCrush() {
    QFETCH(QString, row);
    QFETCH(int, end);
    Delve delve = withThrust({row.toStdString()});
    delve.press("zR");
    const Happening* hit = find(delve, What::FireballHit);
    QVERIFY(hit != nullptr);
    QCOMPARE(hit->at, (Point{end, 0}));
    QVERIFY(hit->number >= 7 && hit->number <= 9);
    const auto troll = std::ranges::find(delve.monsters(), level::ThingKind::Troll, &Monster::kind);
    QCOMPARE(troll->hp, 24 - hit->number);
    // A weak monster dies of it.
    Delve weak = withThrust({"@r#"});
    weak.press("zR");
    QCOMPARE(weak.state.kills, 1);
    QVERIFY(weak.monsters().empty());
}

void TestDescentSpells::thrustsFell_data() {
    QTest::addColumn<QString>("row");
    QTest::newRow("lava") << "@.T.V.";
    QTest::newRow("a chasm") << "@.T..|";
    QTest::newRow("at once") << "@TV";
}

void TestDescentSpells::thrustsFell() {
    QFETCH(QString, row);
    Delve delve = withThrust({row.toStdString()});
    delve.press("zR");
    QVERIFY(delve.monsters().empty());
    QCOMPARE(delve.state.kills, 1);
    QCOMPARE(delve.said(), std::string("The thrust hurls the troll to its death."));
    for (int x = 0; x < delve.floor().size().width; ++x)
        QVERIFY(!delve.floor().has({x, 0}, Floor::kMonster));
}

void TestDescentSpells::theBossStands() {
    Delve delve = withThrust({"@.D.V"});
    delve.press("zR");
    QCOMPARE(delve.monsters().size(), std::size_t{1});
    QVERIFY(find(delve, What::Thrust) == nullptr);
    QCOMPARE(find(delve, What::FireballHit)->at, (Point{2, 0}));
    QVERIFY(delve.monsters()[0].hp < 45);
}

void TestDescentSpells::crushedSlimesSplit() {
    Delve delve = withThrust({"###", "@s#", "#.#"});
    delve.press("zR");
    QCOMPARE(delve.monsters().size(), std::size_t{2});
}

void TestDescentSpells::thrustsFade() {
    for (const char* const row : {"@......r", "@..#"}) {
        Delve delve = withThrust({row});
        delve.press("zR");
        QCOMPARE(delve.said(), std::string("The thrust fades away."));
        QCOMPARE(delve.inventory().wand()->charges, 2);
        QCOMPARE(delve.state.turns, 1);
    }
}

void TestDescentSpells::blinksCarryTheHero_data() {
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("end");
    QTest::newRow("as far as it reaches") << "@........" << 6;
    QTest::newRow("to a wall") << "@..#..." << 2;
    QTest::newRow("past a monster") << "@.r..#" << 4;
    QTest::newRow("before a monster at the end") << "@..r#" << 2;
    QTest::newRow("not over a chasm") << "@.|..." << 1;
    QTest::newRow("not over lava") << "@.V..." << 1;
    QTest::newRow("not through a door") << "@.+..." << 1;
    QTest::newRow("not through a locked door") << "@.K..." << 1;
    QTest::newRow("not through a secret door") << "@.S..." << 1;
    QTest::newRow("not through a one-way door") << "@.]..." << 1;
    QTest::newRow("through an open door") << "@.'..#" << 4;
    QTest::newRow("not onto rubble") << "@..:#" << 2;
}

void TestDescentSpells::blinksCarryTheHero() {
    QFETCH(QString, row);
    QFETCH(int, end);
    Delve delve = withBlink({row.toStdString()});
    delve.press("zR");
    QCOMPARE(delve.at(), (Point{end, 0}));
    QCOMPARE(find(delve, What::Blinked)->at, (Point{end, 0}));
    QCOMPARE(delve.inventory().wand()->charges, 2);
    QCOMPARE(delve.state.turns, 1);
    QVERIFY(delve.state.seen.sees({end, 0}));
}

void TestDescentSpells::blockedBlinksTakeNothing() {
    for (const char* const row : {"@#..", "@r#", "@V..", "@K"}) {
        Delve delve = withBlink({row});
        QVERIFY(!delve.press("zR"));
        QCOMPARE(delve.at(), (Point{0, 0}));
        QCOMPARE(delve.inventory().wand()->charges, 3);
        QCOMPARE(delve.state.turns, 0);
        QCOMPARE(delve.state.asked, Asked::Nothing);
        QCOMPARE(delve.said(), std::string("There is no place to blink to."));
    }
}

void TestDescentSpells::blinksTakeKeys() {
    Delve delve = withBlink({"@..k#K."});
    delve.press("zR");
    QCOMPARE(delve.at(), (Point{3, 0}));
    QVERIFY(delve.floor().keys != 0);
}

void TestDescentSpells::floorsHoldAllSpells() {
    level::Pack pack;
    pack.id = "delve";
    pack.descent.tables.wandChance = 100;
    pack.descent.tables.itemChance = 100;
    pack.descent.tables.thrustChance = 40;
    pack.descent.tables.blinkChance = 50;
    auto dungeon = Dungeon::of(pack);
    QVERIFY(dungeon.has_value());
    std::array<int, 3> counts{};
    int all = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto floor = (*dungeon)->floorAt(seed, 3, true);
        QVERIFY(floor.has_value());
        for (const LyingItem& lying : floor->items) {
            QCOMPARE(lying.item.kind, ItemKind::Wand);
            ++counts.at(static_cast<std::size_t>(lying.item.spell));
            ++all;
        }
    }
    QVERIFY(all > 300);
    // 40 %, then half of the rest, then the rest: each within 8 percentage points.
    QVERIFY(std::abs(counts[1] * 100 - all * 40) < all * 8);
    QVERIFY(std::abs(counts[2] * 100 - all * 30) < all * 8);
    QVERIFY(std::abs(counts[0] * 100 - all * 30) < all * 8);
}

/// Random keys among monsters, chasms, lava and doors never put two monsters into one cell, nor the
/// hero where it cannot stand, and the marks on the cells stay those of the lists.
void TestDescentSpells::floorsStayWhole() {
    const Rows rows{"@...r..|...", "..T.V...s..", ".+...#..D..",
                    "..k..K.a...", "...r....V..", "'..|..]...:"};
    const auto most = static_cast<std::uint64_t>(testing::seeds(2000));
    for (std::uint64_t seed = 0; seed < most; ++seed) {
        Start start;
        start.seed = seed;
        start.items = {wandOf(Spell::Thrust, 6, 7, 40), wandOf(Spell::Blink, 6, 7, 40),
                       testing::armour(20)};
        start.wand = 0;
        start.armour = 2;
        Delve delve(paintedDescent({rows}), start);
        random::Stream keys(seed);
        for (int i = 0; i < 60 && delve.isPlaying(); ++i) {
            constexpr std::string_view kDirections = "URDL";
            const char direction = kDirections[static_cast<std::size_t>(keys.between(0, 3))];
            std::string pressed =
                keys.chance(30) ? "i" + std::string(keys.chance(50) ? "a" : "b") : std::string();
            pressed += keys.chance(60) ? std::string("z") + direction : std::string(1, direction);
            delve.press(pressed);
            std::set<Point> cells;
            for (const Monster& monster : delve.monsters()) {
                QVERIFY(cells.insert(monster.at).second);
                QVERIFY(monster.at != delve.at());
                QVERIFY(delve.floor().cells.at(monster.at).isWalkable());
                QVERIFY(monster.hp > 0);
            }
            for (int y = 0; y < delve.floor().size().height; ++y) {
                for (int x = 0; x < delve.floor().size().width; ++x)
                    QCOMPARE(delve.floor().has({x, y}, Floor::kMonster), cells.contains({x, y}));
            }
            const level::Cell under = delve.floor().cells.at(delve.at());
            QVERIFY(under.canEnter() || !delve.isPlaying());
        }
    }
}

MAZELOOM_TEST(TestDescentSpells)

}  // namespace mazeloom::tst_descent_spells

#include "tst_descent_spells.moc"

// SPDX-License-Identifier: MIT
// How runs begin and end, and how they are reported (RULES.md D-1, D-13).
#include <QTest>

#include <algorithm>
#include <set>

#include "core/play/descent/engine.h"
#include "core/play/descent/rules/zap.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_runs {

using namespace play::descent;
using grid::Point;
using level::ThingKind;
using testing::Delve;
using testing::paintedDescent;
using testing::potion;
using testing::wand;
using testing::weapon;
using testing::withTables;

class TestDescentRuns : public QObject {
    Q_OBJECT

  private slots:
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

void TestDescentRuns::scores() {
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

void TestDescentRuns::quits() {
    Delve delve({"@.."});
    QVERIFY(!delve.press("q"));
    QCOMPARE(delve.state.outcome, Outcome::Quit);
    QCOMPARE(delve.count(What::Quit), 1);
    // Nothing happens after the end.
    QVERIFY(!delve.engine.press(delve.state, Key::Right));
    QCOMPARE(delve.at(), (Point{0, 0}));
    QCOMPARE(delve.state.keys, 1);
}

void TestDescentRuns::dies() {
    Delve delve(withTables({"@.ww"}, [](auto& tables) { tables.heroHp = 9; }));
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.state.outcome, Outcome::Died);
    QCOMPARE(delve.state.killer, ThingKind::Wraith);
    QCOMPARE(delve.hp(), 0);
    QVERIFY(delve.said().find("The wraith hits you for ") == 0);
    QVERIFY(delve.said().find("You die.") != std::string::npos);
    // The next monster does not attack a dead hero.
    QCOMPARE(delve.count(What::MonsterHit), 1);
    QCOMPARE(delve.count(What::Died), 1);
    QVERIFY(!delve.engine.press(delve.state, Key::Left));
}

void TestDescentRuns::arrivesAtTheGoal() {
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

void TestDescentRuns::beginsWithTheHitPointsThatAreGiven() {
    const level::Pack pack = withTables({"@.p"}, [](auto& tables) { tables.heroHp = 40; });
    for (const int hp : {0, 1, 17, 40}) {
        Start start;
        start.hp = hp;
        Delve delve(pack, start);
        QCOMPARE(delve.hp(), hp == 0 ? 40 : hp);
        // This sets only the initial value: a potion heals up to the tables' maximum.
        QCOMPARE(delve.state.hero.mostHp, 40);
        delve.inventory().add(potion(100));
        delve.press("ia");
        QCOMPARE(delve.hp(), 40);
    }
}

void TestDescentRuns::startsThatCannotBe_data() {
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("problem");
    QTest::newRow("depth 0") << 0 << "a run begins at a depth from 1";
    QTest::newRow("too deep") << 1 << "a run begins at a depth from 1";
    QTest::newRow("goal above") << 2 << "must be below";
    QTest::newRow("21 items") << 3 << "at most 20 items";
    QTest::newRow("weapon") << 4 << "is not a weapon";
    QTest::newRow("weapon that is a potion") << 5 << "is not a weapon";
    QTest::newRow("wand") << 6 << "is not a wand";
    QTest::newRow("numbers") << 7 << "the numbers of an item";
    QTest::newRow("more than the most") << 8 << "1 to 30 hit points, or with 0 for all of them";
    QTest::newRow("dead") << 9 << "1 to 30 hit points, or with 0 for all of them";
}

void TestDescentRuns::startsThatCannotBe() {
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

void TestDescentRuns::handcraftedThings() {
    // A room with a troll, a wand and a fountain that generation must place.
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

void TestDescentRuns::logKeepsFour() {
    Log log;
    for (int i = 1; i <= 7; ++i) {
        log.add({MessageId::Descended, ThingKind::Hero, i, 0, {}});
        QCOMPARE(log.size(), static_cast<std::size_t>(std::min(i, 4)));
        QCOMPARE(log[log.size() - 1].number, i);
        QCOMPARE(log[0].number, std::max(1, i - 3));
    }
}

void TestDescentRuns::keysHaveNames() {
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

void TestDescentRuns::allMessagesSaySomething() {
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
    QCOMPARE(kMessageIds, static_cast<std::size_t>(MessageId::BlinkBlocked) + 1);
}

MAZELOOM_TEST(TestDescentRuns)

}  // namespace mazeloom::tst_descent_runs

#include "tst_descent_runs.moc"

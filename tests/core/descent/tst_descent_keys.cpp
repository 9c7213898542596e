// SPDX-License-Identifier: MIT
// Keys, the doors that they open, and doors that open from one side (RULES.md D-25).
#include <QTest>

#include "core/analyse/bots/descent/bots.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_keys {

using namespace play::descent;
using grid::Point;
using level::Terrain;
using testing::Delve;

class TestDescentKeys : public QObject {
    Q_OBJECT

  private slots:
    void aKeyIsTakenByAStep();
    void aLockedDoorOpensToItsKeyAlone();
    void aKeyOpensAllDoorsOfItsLock();
    void aKeyFitsNoOtherFloor();
    void aOneWayDoorIsEnteredFromBehind();
    void monstersOpenNone();
    void keysAreNoItemsOfThePack();
    void aBotUsesKeys();
    void aKeyInRockIsNoFloor();
    void noRunBeginsWithKeys();
};

void TestDescentKeys::aKeyIsTakenByAStep() {
    Delve run({"@kp"});
    const auto before = hash(run.state);
    QVERIFY(run.press("R"));
    QCOMPARE(int{run.floor().keys}, 1);
    QCOMPARE(run.said(), "You take the key.");
    QCOMPARE(run.count(What::TookKey), 1);
    QVERIFY(run.floor().itemAt({1, 0}) == nullptr);
    QVERIFY(hash(run.state) != before);
    // Nothing is left to pick up.
    QVERIFY(!run.press("g"));
    QCOMPARE(run.inventory().size(), 0);
    Delve other({"@k"});
    other.press("R");
    Delve without({"@k"});
    without.press("R");
    without.state.floor.keys = 0;
    QVERIFY(!(other.state == without.state));
    QVERIFY(hash(other.state) != hash(without.state));
}

void TestDescentKeys::aLockedDoorOpensToItsKeyAlone() {
    const std::string keys = "kmj";
    const std::string doors = "KMJ";
    for (std::size_t key = 0; key < keys.size(); ++key) {
        for (std::size_t door = 0; door < doors.size(); ++door) {
            Delve run({std::string("@") + keys[key] + doors[door] + "."});
            QVERIFY(run.press("R"));
            QVERIFY(!run.state.seen.sees({3, 0}));
            const std::int64_t turns = run.state.turns;
            QCOMPARE(run.press("R"), key == door);
            if (key == door) {
                QCOMPARE(run.at(), (Point{2, 0}));
                QCOMPARE(run.floor().terrain({2, 0}), Terrain::OpenDoor);
                QVERIFY(run.state.seen.sees({3, 0}));
                QCOMPARE(run.count(What::Unlocked), 1);
            } else {
                QCOMPARE(run.at(), (Point{1, 0}));
                QCOMPARE(run.state.turns, turns);
                QCOMPARE(run.count(What::Barred), 1);
            }
        }
    }
    Delve run({"@M"});
    run.press("R");
    QCOMPARE(run.said(), "The door is locked: you need the moon key.");
}

void TestDescentKeys::aKeyOpensAllDoorsOfItsLock() {
    Delve run({"@jJ.J."});
    QVERIFY(run.press("RRRRR"));
    QCOMPARE(run.at(), (Point{5, 0}));
}

void TestDescentKeys::aKeyFitsNoOtherFloor() {
    const level::Pack pack = testing::paintedDescent({{"@k>"}, {"<K>"}});
    Delve run(pack);
    QVERIFY(run.press("RR>"));
    QCOMPARE(run.state.depth, 2);
    QCOMPARE(int{run.floor().keys}, 0);
    QVERIFY(!run.press("R"));
    QVERIFY(run.press("<"));
    QCOMPARE(int{run.floor().keys}, 1);
}

void TestDescentKeys::aOneWayDoorIsEnteredFromBehind() {
    struct Row {
        testing::Rows rows;
        const char* into;
        const char* back;
    };
    for (const Row& row : {Row{{"@]."}, "R", "L"}, Row{{".[@"}, "L", "R"},
                           Row{{"@", "u", "."}, "D", "U"}, Row{{".", "n", "@"}, "U", "D"}}) {
        Delve run(testing::paintedDescent({row.rows}));
        const Point start = run.at();
        QVERIFY(run.press(row.into));
        const Point door = run.at();
        QVERIFY(run.press(row.into));
        QVERIFY(level::isOneWay(run.floor().terrain(door)));
        const Point end = run.at();
        // The door has closed behind the hero.
        QVERIFY(!run.state.seen.sees(start));
        QVERIFY(!run.press(row.back));
        QCOMPARE(run.at(), end);
        QCOMPARE(run.said(), "This door opens from the other side only.");
    }
}

void TestDescentKeys::monstersOpenNone() {
    for (const std::string door : {"K", "]", "["}) {
        // The hero and the monster see each other through the window beside it.
        Delve run({"@." + door + ".r", "..|.."});
        for (int turn = 0; turn < 10; ++turn)
            run.press(".");
        QVERIFY(run.monsterAt().x > 2);
    }
}

void TestDescentKeys::keysAreNoItemsOfThePack() {
    Delve run = testing::holding({"@k"}, std::vector<Item>(Inventory::kMost, testing::potion(5)));
    QVERIFY(run.press("R"));
    QCOMPARE(int{run.floor().keys}, 1);
    QCOMPARE(run.inventory().size(), int{Inventory::kMost});
}

void TestDescentKeys::aBotUsesKeys() {
    const auto depthOn = [](const testing::Rows& rows) {
        const level::Pack pack = testing::paintedDescent({rows, {"<.>"}});
        Delve run(pack);
        analyse::bots::descent::Player bot(analyse::bots::descent::explorerBot,
                                           pack.descent.tables);
        while (run.isPlaying() && run.state.depth == 1 && run.state.keys < 500)
            run.engine.press(run.state, bot.next(run.state));
        return run.state.depth;
    };
    QCOMPARE(depthOn({"m.@.K>", "n#u###", "k....."}), 2);
    QCOMPARE(depthOn({"m.@.M>"}), 2);
    // The bot gives up without the key, or if it cannot return with it.
    QCOMPARE(depthOn({"m.@.K>"}), 1);
    QCOMPARE(depthOn({"m.@.K>", "##u###", "k....."}), 1);
}

void TestDescentKeys::aKeyInRockIsNoFloor() {
    level::Pack pack = testing::paintedDescent({{"@.#"}});
    level::Object key;
    key.kind = level::ThingKind::Key;
    key.at = {2, 0};
    pack.levels.front().objects.push_back(key);
    const auto dungeon = Dungeon::of(pack);
    QVERIFY(dungeon.has_value());
    QVERIFY(!(*dungeon)->floorAt(1, 1, true));
}

void TestDescentKeys::noRunBeginsWithKeys() {
    const level::Pack pack = testing::paintedDescent({{"@."}});
    Start start;
    start.items = {keyTo(1)};
    const auto dungeon = Dungeon::of(pack);
    QVERIFY(dungeon.has_value());
    QVERIFY(!Engine(*dungeon).begin(start));
}

MAZELOOM_TEST(TestDescentKeys)

}  // namespace mazeloom::tst_descent_keys

#include "tst_descent_keys.moc"

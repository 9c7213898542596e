// SPDX-License-Identifier: MIT
// Dropped and thrown items (RULES.md D-28).
#include <QTest>

#include <algorithm>

#include "core/play/descent/engine.h"
#include "core/play/descent/errands/errand.h"
#include "core/play/descent/rules/hurl.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_throws {

using namespace play::descent;
using grid::Point;
using testing::Delve;
using testing::holding;
using testing::potion;
using testing::wand;
using testing::weapon;

class TestDescentThrows : public QObject {
    Q_OBJECT

  private slots:
    void droppingTakesATurn();
    void droppedItemsCanBePickedUp();
    void exploringLeavesDroppedItems();
    void otherKeysCloseTheQuestion();
    void nothingToDropTakesNoTurn();
    void thrownItemsFly();
    void thrownItemsStopAtWalls();
    void thrownItemsDoNotSink();
    void thrownWeaponsHurt();
    void thrownWeaponsKill();
    void potionsBounce();
    void theBossNeedsEnchantedSteel();
    void aThrowCanBeCancelled();
    void handsAreEmptyAfterwards();
    void laterItemsMoveUp();
    void theChoiceIsPartOfTheState();
    void noItemIsLostOrMade();
};

void TestDescentThrows::droppingTakesATurn() {
    Delve delve = holding({"@..", "...", "..."}, {potion(5), weapon(2)});
    QVERIFY(!delve.press("d"));
    QCOMPARE(delve.state.asked, Asked::DroppedItem);
    QVERIFY(delve.press("b"));
    QCOMPARE(delve.state.asked, Asked::Nothing);
    QCOMPARE(delve.state.turns, 1);
    QCOMPARE(delve.inventory().size(), 1);
    QVERIFY(delve.floor().itemAt(delve.at()) != nullptr);
    QVERIFY(delve.floor().itemAt(delve.at())->item == weapon(2));
    QCOMPARE(delve.said(), std::string("You drop the shortsword."));
}

void TestDescentThrows::droppedItemsCanBePickedUp() {
    Delve delve = holding({"@.."}, {potion(5)});
    delve.press("da");
    QVERIFY(delve.press("g"));
    QCOMPARE(delve.inventory().size(), 1);
    QVERIFY(delve.inventory()[0] == potion(5));
    QVERIFY(delve.floor().items.empty());
}

void TestDescentThrows::exploringLeavesDroppedItems() {
    const auto explored = [](Delve& delve) {
        Errand errand = Errand::explore();
        for (int i = 0; i < 200; ++i) {
            const auto key = errand.next(delve.state);
            if (!key) return;
            delve.engine.press(delve.state, *key);
        }
        QFAIL("the errand does not end");
    };
    Delve dropped = holding({"@....", "....."}, {potion(5)});
    dropped.press("da");
    explored(dropped);
    QCOMPARE(dropped.inventory().size(), 0);
    // What was thrown is fetched again.
    Delve thrown = holding({"@....", "....."}, {potion(5)});
    thrown.press("taR");
    explored(thrown);
    QCOMPARE(thrown.inventory().size(), 1);
}

void TestDescentThrows::otherKeysCloseTheQuestion() {
    for (const char* const keys : {"d*", "d>", "dU", "dt", "t*", "t.", "tR"}) {
        Delve delve = holding({"@.."}, {potion(5)});
        QVERIFY2(!delve.press(keys), keys);
        QCOMPARE(delve.state.asked, Asked::Nothing);
        QCOMPARE(delve.inventory().size(), 1);
        QCOMPARE(delve.state.turns, 0);
    }
}

void TestDescentThrows::nothingToDropTakesNoTurn() {
    Delve delve({"@.."});
    QVERIFY(!delve.press("da"));
    QVERIFY(!delve.press("taR"));
    QCOMPARE(delve.state.turns, 1);  // only the step to the right
    QCOMPARE(delve.at(), (Point{1, 0}));
}

void TestDescentThrows::thrownItemsFly() {
    Delve delve = holding({"@........."}, {potion(5)});
    QVERIFY(!delve.press("ta"));
    QCOMPARE(delve.state.asked, Asked::ThrowDirection);
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.state.turns, 1);
    QCOMPARE(delve.floor().items.size(), std::size_t{1});
    QCOMPARE(delve.floor().items.front().at, (Point{kThrowReach, 0}));
    QVERIFY(!delve.floor().items.front().isLeft);
    QCOMPARE(delve.said(), std::string("The healing potion falls to the ground."));
}

void TestDescentThrows::thrownItemsStopAtWalls() {
    Delve delve = holding({"@..#.."}, {potion(5)});
    delve.press("taR");
    QCOMPARE(delve.floor().items.front().at, (Point{2, 0}));
    Delve cornered = holding({"@#"}, {potion(5)});
    cornered.press("taR");
    QCOMPARE(cornered.floor().items.front().at, cornered.at());
}

void TestDescentThrows::thrownItemsDoNotSink() {
    // The chasm cannot be walked, so what would fall into it lies before it; beyond it, it is out
    // of the hero's way but on ground.
    Delve into = holding({"@.|||||"}, {potion(5)});
    into.press("taR");
    QCOMPARE(into.floor().items.front().at, (Point{1, 0}));
    Delve lava = holding({"@.VVVVV"}, {potion(5)});
    lava.press("taR");
    QCOMPARE(lava.floor().items.front().at, (Point{1, 0}));
}

void TestDescentThrows::thrownWeaponsHurt() {
    Delve delve = holding({"@...D"}, {weapon(3, true)});
    const int before = delve.monsters().front().hp;
    delve.press("taR");
    const int damage = before - delve.monsters().front().hp;
    QVERIFY(damage >= 4 + 3 - 1 && damage <= 4 + 3 + 1);
    QCOMPARE(delve.floor().items.front().at, (Point{4, 0}));
}

void TestDescentThrows::thrownWeaponsKill() {
    Delve delve = holding({"@..r"}, {weapon(9)});
    delve.press("taR");
    QVERIFY(delve.monsters().empty());
    QCOMPARE(delve.state.kills, 1);
    QVERIFY(delve.said().find("and it dies.") != std::string::npos);
}

void TestDescentThrows::potionsBounce() {
    Delve delve = holding({"@..r"}, {potion(5)});
    const int before = delve.monsters().front().hp;
    delve.press("taR");
    QCOMPARE(delve.monsters().front().hp, before);
    QVERIFY(delve.state.turns == 1);
}

void TestDescentThrows::theBossNeedsEnchantedSteel() {
    Delve delve = holding({"@...D"}, {weapon(3)});
    const int before = delve.monsters().front().hp;
    delve.press("taR");
    QCOMPARE(delve.monsters().front().hp, before);
    QVERIFY(delve.said().find("bounces off the dread knight") != std::string::npos);
}

void TestDescentThrows::aThrowCanBeCancelled() {
    Delve delve = holding({"@.."}, {weapon(3)}, 0);
    const std::uint64_t inventory = hash(delve.state);
    QVERIFY(!delve.press("ta*"));
    QCOMPARE(delve.state.turns, 0);
    QCOMPARE(delve.inventory().size(), 1);
    QCOMPARE(delve.inventory().weaponPlace(), 0);
    QVERIFY(hash(delve.state) != inventory);  // keys are counted
    QCOMPARE(delve.said(), std::string("You keep the longsword."));
}

void TestDescentThrows::handsAreEmptyAfterwards() {
    Delve thrown = holding({"@....."}, {weapon(3), wand(8, 6, 2)}, 0, 1);
    thrown.press("taR");
    QCOMPARE(thrown.inventory().weaponPlace(), -1);
    QCOMPARE(thrown.inventory().wandPlace(), 0);
    thrown.press("da");
    QCOMPARE(thrown.inventory().wandPlace(), -1);
    QVERIFY(!thrown.press("z"));
    QCOMPARE(thrown.said(), std::string("You have no wand readied."));
}

void TestDescentThrows::laterItemsMoveUp() {
    Delve delve = holding({"@....."}, {potion(1), potion(2), potion(3)});
    delve.press("taR");
    QCOMPARE(delve.inventory()[0].power, 2);
    QCOMPARE(delve.inventory()[1].power, 3);
}

void TestDescentThrows::theChoiceIsPartOfTheState() {
    Delve first = holding({"@....."}, {potion(1), potion(2)});
    Delve second = first;
    first.press("ta");
    second.press("tb");
    QVERIFY(hash(first.state) != hash(second.state));
    QVERIFY(!(first.state == second.state));
}

/// Throws, drops and picks up at random, and counts the items: they are all still there.
void TestDescentThrows::noItemIsLostOrMade() {
    constexpr std::string_view kKeys = "URDLgdtabcURDL.";
    for (int seed = 1; seed <= 200; ++seed) {
        Delve delve =
            holding({"..|..V.", ".#.@.:.", "..~.+..", ".......", "..r...r"},
                    {potion(1), potion(2), weapon(3), weapon(4, true), wand(2, 3, 4)}, 2, 4);
        delve.state.hero.hp = delve.state.hero.mostHp = 9'000;
        const auto count = [&] {
            return delve.inventory().items().size() + delve.floor().items.size();
        };
        const std::size_t before = count();
        random::Stream random(static_cast<std::uint64_t>(seed));
        for (int i = 0; i < 150 && delve.isPlaying(); ++i) {
            const char key = kKeys[random.below(static_cast<std::uint32_t>(kKeys.size()))];
            delve.press(std::string_view(&key, 1));
            QCOMPARE(count(), before);
            for (const LyingItem& lying : delve.floor().items) {
                QVERIFY(delve.floor().cells.at(lying.at).isWalkable());
                QVERIFY(delve.floor().has(lying.at, Floor::kItem));
            }
        }
    }
}

MAZELOOM_TEST(TestDescentThrows)

}  // namespace mazeloom::tst_descent_throws

#include "tst_descent_throws.moc"

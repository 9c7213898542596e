// SPDX-License-Identifier: MIT
// Fountains, items, the inventory and the wand (RULES.md D-9 … D-12).
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

#include "core/play/descent/engine.h"
#include "core/play/descent/rules/gear.h"
#include "core/play/descent/rules/zap.h"
#include "core/play/descent/runs/session.h"
#include "core/random/stream.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_items {

using namespace play::descent;
using grid::Point;
using testing::Delve;
using testing::holding;
using testing::paintedDescent;
using testing::potion;
using testing::Rows;
using testing::wand;
using testing::weapon;

class TestDescentItems : public QObject {
    Q_OBJECT

  private slots:
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
    void deepFloorsAreBegunWithGear();
};

void TestDescentItems::deepFloorsAreBegunWithGear() {
    const level::DescentTables tables;
    const auto count = [](const Start& start, ItemKind kind) {
        return std::count_if(start.items.begin(), start.items.end(),
                             [kind](const Item& item) { return item.kind == kind; });
    };
    QVERIFY(startAt(1, tables) == Start());
    const Start second = startAt(2, tables);
    QCOMPARE(second.items.size(), 2u);
    QCOMPARE(second.items[0].power, 1);
    QVERIFY(!second.items[0].enchanted);
    const Start ninth = startAt(9, tables);
    QCOMPARE(ninth.depth, 9);
    QCOMPARE(ninth.weapon, 0);
    QCOMPARE(ninth.items[0].power, 5);
    QVERIFY(ninth.items[0].enchanted);
    QCOMPARE(ninth.wand, 1);
    QCOMPARE(ninth.items[1].power, 10);
    QCOMPARE(ninth.items[1].charges, 3);
    QCOMPARE(count(ninth, ItemKind::Potion), 3);
    QCOMPARE(ninth.items.back().power, 12);
    // No item is better than those on the floor above, and a run can begin at any depth.
    const auto dungeon = Dungeon::of(level::Pack());
    for (const int depth : {2, 3, 4, 5, 9, 100, level::kMaxDepth}) {
        const Start start = startAt(depth, tables);
        random::Stream random(static_cast<std::uint64_t>(depth));
        for (const Item& item : start.items) {
            int best = 0;
            for (int i = 0; i < 100; ++i)
                best = std::max(best, drawItem(item.kind, tables, depth - 1, random).power);
            QVERIFY(item.power <= best);
            QVERIFY(2 * item.power >= best);
        }
        if (depth <= 100) QVERIFY(Session::begin(*dungeon, start));
    }
}

void TestDescentItems::fountains() {
    Delve bare({"@f."});
    QVERIFY(bare.press("R"));
    QCOMPARE(bare.said(), std::string("The fountain glimmers, but you hold no weapon."));
    QCOMPARE(bare.count(What::FountainIdle), 1);
    // A weapon in the pack is not enchanted.
    Delve delve = holding({"@f."}, {weapon(1), weapon(3)}, 1);
    QVERIFY(delve.press("R"));
    QVERIFY(delve.inventory()[1].enchanted);
    QVERIFY(!delve.inventory()[0].enchanted);
    QCOMPARE(delve.said(), std::string("The fountain's water enchants your longsword!"));
    QVERIFY(delve.press("RL"));
    QCOMPARE(delve.said(), std::string("Your enchanted longsword glows already."));
    // The enchantment is never used up.
    QVERIFY(!delve.press("ia"));
    QVERIFY(!delve.state.hero.isEnchanted());
    QVERIFY(delve.press("RL"));
    QVERIFY(delve.inventory()[0].enchanted && delve.inventory()[1].enchanted);
    QCOMPARE(delve.count(What::Enchanted), 2);
}

void TestDescentItems::numbersOfItems() {
    // The rule's own numbers at several depths; each value within five standard deviations.
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

void TestDescentItems::weaponNames() {
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

void TestDescentItems::numbersOfItemsAreDrawnInOrder() {
    const auto itemsOf = [](const Rows& rows, std::uint64_t seed) {
        Start start;
        start.seed = seed;
        return Delve(paintedDescent({rows}), start).floor().items;
    };
    const auto first = itemsOf({"@p)/", "...."}, 1);
    QCOMPARE(first.size(), std::size_t{3});
    QVERIFY(first == itemsOf({"@p)/", "...."}, 1));
    // Later items in the order do not change earlier ones, and monsters change none.
    const auto longer = itemsOf({"@p)/", "pppr"}, 1);
    QVERIFY(std::equal(first.begin(), first.end(), longer.begin()));
    bool differs = false;
    for (std::uint64_t seed = 2; seed < 12; ++seed)
        differs = differs || itemsOf({"@p)/", "...."}, seed) != first;
    QVERIFY(differs);
}

void TestDescentItems::potionsHeal() {
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

void TestDescentItems::picksUpTwenty() {
    Delve delve({"@pp", "..."});
    QVERIFY(!delve.press("g"));
    QCOMPARE(delve.said(), std::string("There is nothing to pick up here."));
    QVERIFY(delve.press("R"));
    QCOMPARE(delve.inventory().size(), 0);  // only g picks up
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
    // Two items on one cell are picked up one by one, the latest first.
    Delve pile({"@"});
    pile.state.floor.add({weapon(1), pile.at()});
    pile.state.floor.add({potion(1), pile.at()});
    QVERIFY(pile.press("g"));
    QCOMPARE(pile.inventory()[0].kind, ItemKind::Potion);
    QVERIFY(pile.floor().has(pile.at(), Floor::kItem));
    QVERIFY(pile.press("g"));
    QVERIFY(!pile.floor().has(pile.at(), Floor::kItem));
}

void TestDescentItems::inventoryByLetters() {
    Delve delve = holding({"@.q"}, {potion(1), weapon(2)});
    delve.state.hero.hp = 5;
    delve.press("i");
    QCOMPARE(delve.state.asked, Asked::Item);
    // Any other key closes the question: directions, letters without an item, also q, z and i.
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
    full.press("ig");  // in the inventory g is an item's letter
    QCOMPARE(full.inventory().size(), 18);
}

void TestDescentItems::wieldingAndReadying() {
    Delve delve = holding({"@"}, {weapon(2), weapon(5), wand(8, 6, 3), wand(9, 6, 1)});
    QVERIFY(delve.inventory().weapon() == nullptr && delve.inventory().wand() == nullptr);
    delve.press("ia");
    QCOMPARE(delve.state.hero.attack(), 6);
    QCOMPARE(delve.said(), std::string("You wield the shortsword."));
    delve.press("ib");
    QCOMPARE(delve.state.hero.attack(), 9);
    QCOMPARE(delve.inventory().size(), 4);  // the previous weapon stays in the pack
    delve.press("ic");
    QCOMPARE(delve.inventory().wandPlace(), 2);
    QCOMPARE(delve.inventory().weaponPlace(), 1);  // the weapon and the wand have separate slots
    delve.press("id");
    QCOMPARE(delve.inventory().wand()->power, 9);
    QCOMPARE(delve.said(), std::string("You ready the wand of fireball."));
}

void TestDescentItems::slotsFollowTheirItems() {
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

void TestDescentItems::zapsNothing() {
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

void TestDescentItems::zapAsks() {
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
    QVERIFY(delve.press("R"));  // takes a charge and the turn
    QCOMPARE(delve.inventory().wand()->charges, 2);
    QCOMPARE(delve.at(), (Point{0, 0}));
}

void TestDescentItems::fireballsHitTheFirstMonster() {
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
        // The fireball flies cell by cell, 40 ms each.
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
    // The kill is counted.
    Delve delve = holding({"@r"}, {wand(8, 6, 1)}, -1, 0);
    delve.press("zR");
    QCOMPARE(delve.state.kills, 1);
    QVERIFY(delve.monsters().empty());
    // The damage is at least 1.
    Delve weak = holding({"@r"}, {wand(0, 6, 1)}, -1, 0);
    weak.press("zR");
    QCOMPARE(weak.monsters()[0].hp, 3);
}

void TestDescentItems::fireballsBurstAndFizzle() {
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
    // A fireball does not fly out of the level.
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

void TestDescentItems::magicHarmsTheBoss() {
    Delve delve = holding({"@.D"}, {wand(8, 6, 1)}, -1, 0);
    delve.press("zR");
    QVERIFY(delve.monsters()[0].hp >= 36 && delve.monsters()[0].hp <= 38);
}

MAZELOOM_TEST(TestDescentItems)

}  // namespace mazeloom::tst_descent_items

#include "tst_descent_items.moc"

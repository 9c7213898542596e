// SPDX-License-Identifier: MIT
// Edits of a descent: every number stays within its range, shares follow from the weights, and each
// floor has one depth, in order.
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <map>
#include <set>
#include <span>

#include <QTest>

#include "core/edit/descent_edit.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_edit {

using edit::FloorRefusal;
using edit::MonsterNumber;
using edit::TableRefusal;
using level::Descent;
using level::DescentTables;

class TestDescentEdit : public QObject {
    Q_OBJECT

  private slots:
    void everyNumberIsThereOnce();
    void numbersKeepToTheirRanges();
    void somebodyLivesAtDepthOne();
    void sharesFollowTheWeights();
    void floorsStandAtOneDepthEach();
    void refusesWhatIsNone();
    void levelsAreFollowedWhenRenamedAndDeleted();
    void rangesAreEdited();
};

void TestDescentEdit::everyNumberIsThereOnce() {
    // Setting each number to another value changes the tables; together the numbers cover them all.
    DescentTables tables;
    int count = 0;
    for (const edit::TableNumber& number : edit::tableNumbers()) {
        const DescentTables before = tables;
        const int other =
            tables.*number.value == number.range.most ? number.range.least : number.range.most;
        QVERIFY(edit::setNumber(tables, number.value, other) == TableRefusal::None);
        QVERIFY(tables != before);
        ++count;
    }
    for (std::size_t i = 0; i < edit::kMonsterCount; ++i) {
        for (const MonsterNumber number : edit::kMonsterNumbers) {
            if (i == edit::kBoss && number == MonsterNumber::Weight) continue;
            QVERIFY(edit::numberOf(tables, i, number) == edit::numberOf({}, i, number));
            const int other = number == MonsterNumber::MinDepth && i == 0 ? 1 : 7;
            QVERIFY(edit::setNumber(tables, i, number, other) == TableRefusal::None);
            QCOMPARE(edit::numberOf(tables, i, number), other);
            ++count;
        }
    }
    for (std::size_t i = 0; i < edit::kMonsterCount; ++i) {
        QVERIFY(edit::habitOf(tables, i) == edit::habitOf({}, i));
        edit::setHabit(tables, i, level::Habit::Swarms);
        QVERIFY(edit::habitOf(tables, i) == level::Habit::Swarms);
        ++count;
    }
    // All members of the tables, each as large as an int with its padding, except the boss's
    // weight, which is unused.
    QCOMPARE(count, static_cast<int>(sizeof(DescentTables) / sizeof(int)) - 1);
}

void TestDescentEdit::numbersKeepToTheirRanges() {
    for (const edit::TableNumber& number : edit::tableNumbers()) {
        DescentTables tables;
        QVERIFY(number.range.contains(tables.*number.value));
        for (const int good : {number.range.least, number.range.most}) {
            QVERIFY(edit::setNumber(tables, number.value, good) == TableRefusal::None);
            QCOMPARE(tables.*number.value, good);
        }
        const DescentTables before = tables;
        for (const int bad : {number.range.least - 1, number.range.most + 1, -1}) {
            QVERIFY(edit::setNumber(tables, number.value, bad) == TableRefusal::OutOfRange);
            QVERIFY(tables == before);
        }
    }
    DescentTables tables;
    for (const MonsterNumber number : edit::kMonsterNumbers) {
        const edit::NumberRange range = edit::rangeOf(number);
        const DescentTables before = tables;
        for (const int bad : {range.least - 1, range.most + 1})
            QVERIFY(edit::setNumber(tables, 1, number, bad) == TableRefusal::OutOfRange);
        QVERIFY(tables == before);
        QVERIFY(edit::setNumber(tables, 1, number, range.most) == TableRefusal::None);
        QVERIFY(edit::setNumber(tables, 1, number, range.least) == TableRefusal::None);
    }
    QVERIFY(edit::setNumber(tables, edit::kBoss, MonsterNumber::Weight, 3) ==
            TableRefusal::OutOfRange);
    // The ranges that descent.h states.
    QCOMPARE(edit::rangeOf(MonsterNumber::Hp).least, 1);
    QCOMPARE(edit::rangeOf(MonsterNumber::Hp).most, 9999);
    QCOMPARE(edit::rangeOf(MonsterNumber::Attack).least, 0);
    QCOMPARE(edit::rangeOf(MonsterNumber::Weight).least, 0);
    QCOMPARE(edit::rangeOf(MonsterNumber::MinDepth).most, 1'000'000);
    QCOMPARE(edit::rangeOf(&DescentTables::heroHp).least, 1);
    QCOMPARE(edit::rangeOf(&DescentTables::bossChance).most, 100);
    QCOMPARE(edit::rangeOf(&DescentTables::wandRange).least, 1);
    QCOMPARE(edit::rangeOf(&DescentTables::wandRange).most, 99);
    QCOMPARE(edit::rangeOf(&DescentTables::wandCharges).most, 99);
    QCOMPARE(edit::rangeOf(&DescentTables::wandMinDepth).least, 1);
}

void TestDescentEdit::somebodyLivesAtDepthOne() {
    DescentTables tables;
    QVERIFY(edit::setNumber(tables, 0, MonsterNumber::MinDepth, 2) ==
            TableRefusal::NobodyAtDepthOne);
    QVERIFY(tables == DescentTables());
    QVERIFY(edit::setNumber(tables, 4, MonsterNumber::MinDepth, 1) == TableRefusal::None);
    QVERIFY(edit::setNumber(tables, 0, MonsterNumber::MinDepth, 2) == TableRefusal::None);
    QVERIFY(edit::setNumber(tables, 4, MonsterNumber::MinDepth, 9) ==
            TableRefusal::NobodyAtDepthOne);
    // The boss does not count as a monster that can always be met at depth 1.
    QVERIFY(edit::setNumber(tables, edit::kBoss, MonsterNumber::MinDepth, 1) == TableRefusal::None);
    QVERIFY(edit::setNumber(tables, 4, MonsterNumber::MinDepth, 9) ==
            TableRefusal::NobodyAtDepthOne);
}

namespace {

/// Whether the first kinds have these shares, and the others none.
bool areShares(std::span<const int> shares, std::initializer_list<int> first) {
    return std::equal(first.begin(), first.end(), shares.begin()) &&
           std::all_of(shares.begin() + static_cast<std::ptrdiff_t>(first.size()), shares.end(),
                       [](int share) { return share == 0; });
}

}  // namespace

void TestDescentEdit::sharesFollowTheWeights() {
    // The table of RULES.md D-2.2: weights 6, 5, 4, 3, 2 from depths 1, 2, 3, 5, 7.
    const DescentTables rules;
    QVERIFY(areShares(edit::sharesAt(rules, 1), {1000, 0, 0, 0, 0}));
    QVERIFY(areShares(edit::sharesAt(rules, 2), {545, 455, 0, 0, 0}));
    QVERIFY(areShares(edit::sharesAt(rules, 4), {400, 333, 267, 0, 0}));
    QVERIFY(areShares(edit::sharesAt(rules, 7), {300, 250, 200, 150, 100}));
    QVERIFY(edit::sharesAt(rules, level::kMaxDepth) == edit::sharesAt(rules, 7));
    for (int seed = 0; seed < testing::seeds(1'000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        DescentTables tables;
        for (level::Monster& monster : tables.monsters) {
            monster.weight = random.between(1, random.chance(50) ? 9 : DescentTables::kMaxWeight);
            monster.minDepth = random.between(1, 6);
        }
        tables.monsters[random.below(5)].minDepth = 1;
        const int depth = random.between(1, 7);
        const auto shares = edit::sharesAt(tables, depth);
        double sum = 0;
        for (const level::Monster& monster : tables.monsters)
            sum += monster.minDepth <= depth ? monster.weight : 0;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const level::Monster& monster = tables.monsters[i];
            const double wanted = monster.minDepth <= depth ? 1000.0 * monster.weight / sum : 0;
            QVERIFY(std::abs(shares[i] - wanted) <= 0.5 + 1e-9);
        }
    }
}

void TestDescentEdit::floorsStandAtOneDepthEach() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Descent descent;
        std::map<int, std::string> floors;  // the expected ones
        for (int step = 0; step < 40; ++step) {
            const int depth = random.between(0, 8);
            const int other = random.between(0, 8);
            const std::string level = "level-" + std::to_string(random.below(3));
            const bool there = floors.count(depth) > 0;
            switch (random.below(4)) {
                case 0: {
                    const bool added = edit::addFloor(descent, depth, level) == FloorRefusal::None;
                    QCOMPARE(added, !there && depth > 0);
                    if (added) floors[depth] = level;
                    break;
                }
                case 1: {
                    const bool moved =
                        edit::setFloorDepth(descent, depth, other) == FloorRefusal::None;
                    QCOMPARE(moved,
                             there && other > 0 && (other == depth || floors.count(other) == 0));
                    if (moved) {
                        const std::string kept = floors[depth];
                        floors.erase(depth);
                        floors[other] = kept;
                    }
                    break;
                }
                case 2:
                    QCOMPARE(edit::setFloorLevel(descent, depth, level) == FloorRefusal::None,
                             there);
                    if (there) floors[depth] = level;
                    break;
                default:
                    QCOMPARE(edit::removeFloor(descent, depth) == FloorRefusal::None, there);
                    floors.erase(depth);
            }
            std::map<int, std::string> now;
            int last = 0;
            for (const level::DesignedFloor& floor : descent.floors) {
                QVERIFY(floor.depth > last);
                last = floor.depth;
                now[floor.depth] = floor.level;
            }
            QVERIFY(now == floors);
            const auto free = edit::freeDepth(descent);
            QVERIFY(free && floors.count(*free) == 0);
        }
    }
}

void TestDescentEdit::refusesWhatIsNone() {
    Descent descent;
    QCOMPARE(*edit::freeDepth(descent), 1);
    QVERIFY(edit::addFloor(descent, level::kMaxDepth + 1, "a") == FloorRefusal::OutOfRange);
    QVERIFY(edit::addFloor(descent, level::kMaxDepth, "a") == FloorRefusal::None);
    QCOMPARE(*edit::freeDepth(descent), level::kMaxDepth - 1);
    QVERIFY(edit::addFloor(descent, level::kMaxDepth, "b") == FloorRefusal::DepthTaken);
    QVERIFY(edit::setFloorDepth(descent, 5, 6) == FloorRefusal::NoSuchFloor);
    QVERIFY(edit::setFloorDepth(descent, level::kMaxDepth, 0) == FloorRefusal::OutOfRange);
    for (int depth = 1; depth < 1000; ++depth)
        QVERIFY(edit::addFloor(descent, depth, "a") == FloorRefusal::None);
    QCOMPARE(descent.floors.size(), Descent::kMaxFloors);
    QVERIFY(edit::addFloor(descent, 5000, "a") == FloorRefusal::Full);
    QVERIFY(!edit::freeDepth(descent));
}

void TestDescentEdit::levelsAreFollowedWhenRenamedAndDeleted() {
    Descent descent;
    descent.floors = {{2, "hall"}, {4, "lair"}, {6, "hall"}};
    descent.otherFloors = "cave";
    descent.ranges = {{1, 3, "crypt"}, {4, 9, "hall"}};
    for (const char* used : {"hall", "lair", "cave", "crypt"})
        QVERIFY(edit::usesLevel(descent, used));
    QVERIFY(!edit::usesLevel(descent, "nothing"));
    QVERIFY(!edit::usesLevel({}, ""));
    const Descent renamed = edit::withLevelRenamed(descent, "hall", "court");
    QCOMPARE(renamed.floors[0].level, "court");
    QCOMPARE(renamed.floors[1].level, "lair");
    QCOMPARE(renamed.floors[2].level, "court");
    QCOMPARE(renamed.ranges[0].level, "crypt");
    QCOMPARE(renamed.ranges[1].level, "court");
    QVERIFY(edit::withLevelRenamed(renamed, "court", "hall") == descent);
    QCOMPARE(edit::withLevelRenamed(descent, "cave", "pit").otherFloors, "pit");
    const Descent without = edit::withoutLevel(descent, "hall");
    QCOMPARE(without.floors.size(), 1u);
    QCOMPARE(without.ranges.size(), 1u);
    QVERIFY(edit::bytesOf(descent) > edit::bytesOf(without));
    QCOMPARE(without.otherFloors, "cave");
    QCOMPARE(edit::withoutLevel(descent, "cave").otherFloors, "");
    QVERIFY(edit::withoutLevel(descent, "nothing") == descent);
    // "As in the rules" has no level to rename or remove.
    QVERIFY(edit::withLevelRenamed({}, "", "pit") == Descent());
    QVERIFY(edit::withoutLevel({}, "") == Descent());
}

void TestDescentEdit::rangesAreEdited() {
    Descent descent;
    QCOMPARE(edit::nextRangeFrom(descent), 1);
    QVERIFY(edit::addRange(descent, {1, 4, "hall"}) == FloorRefusal::None);
    QCOMPARE(edit::nextRangeFrom(descent), 5);
    QVERIFY(edit::addRange(descent, {5, level::kMaxDepth, "lair", 9, 8}) == FloorRefusal::None);
    QCOMPARE(edit::nextRangeFrom(descent), 5);
    const Descent before = descent;
    for (const level::FloorRange& wrong : {level::FloorRange{0, 4, "a"},
                                           {4, 3, "a"},
                                           {1, level::kMaxDepth + 1, "a"},
                                           {1, 4, "a", 0},
                                           {1, 4, "a", 10'000},
                                           {1, 4, "a", 1, -1},
                                           {1, 4, "a", 1, 9}}) {
        QVERIFY(edit::addRange(descent, wrong) == FloorRefusal::OutOfRange);
        QVERIFY(edit::setRange(descent, 0, wrong) == FloorRefusal::OutOfRange);
    }
    QVERIFY(edit::setRange(descent, 2, {1, 4, "a"}) == FloorRefusal::NoSuchFloor);
    QVERIFY(edit::removeRange(descent, 2) == FloorRefusal::NoSuchFloor);
    QVERIFY(descent == before);
    QVERIFY(edit::setRange(descent, 0, {2, 3, "crypt", 2, 1}) == FloorRefusal::None);
    QVERIFY((descent.ranges[0] == level::FloorRange{2, 3, "crypt", 2, 1}));
    QVERIFY(edit::removeRange(descent, 0) == FloorRefusal::None);
    QCOMPARE(descent.ranges.size(), 1u);
    QCOMPARE(descent.depthOf("lair"), 5);
    while (descent.ranges.size() < Descent::kMaxRanges)
        QVERIFY(edit::addRange(descent, {1, 1, "a"}) == FloorRefusal::None);
    QVERIFY(edit::addRange(descent, {1, 1, "a"}) == FloorRefusal::Full);
}

MAZELOOM_TEST(TestDescentEdit)

}  // namespace mazeloom::tst_descent_edit

#include "tst_descent_edit.moc"

// SPDX-License-Identifier: MIT
// Errands of a descent (RULES.md D-26): they explore everything, know only what the screen shows,
// hurt nobody, and end when something comes into view.
#include <QTest>

#include <set>
#include <string>
#include <vector>

#include "core/pack/disk/folder_source.h"
#include "core/play/descent/errands/errand.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_errands {

using namespace play::descent;
using grid::Point;
using level::Terrain;
using testing::Delve;
using testing::potion;
using Why = ErrandEnd::Why;

class TestDescentErrands : public QObject {
    Q_OBJECT

  private slots:
    void exploresAllThatCanBeReached();
    void knowsOnlyWhatTheScreenShows();
    void aMonsterEndsIt();
    void newThingsEndIt();
    void walksToStairs();
    void walksToACell();
    void avoidsHarm();
    void waits();
    void aFullInventoryLeavesItems();
    void questionsAndTheEndInterruptIt();
};

namespace {

constexpr int kMostKeys = 20'000;

/// Presses an errand's keys until it ends; each must take a turn.
ErrandEnd runOf(Errand errand, Delve& delve) {
    for (int i = 0; i < kMostKeys; ++i) {
        const auto key = errand.next(delve.state);
        if (!key) return key.error();
        const std::int64_t turns = delve.state.turns;
        delve.engine.press(delve.state, *key, &delve.all);
        if (delve.state.turns == turns) qFatal("a key of an errand took no turn");
    }
    qFatal("an errand does not end");
}

/// Explores on after each stop for something new.
ErrandEnd exploreAll(Delve& delve) {
    ErrandEnd end;
    do {
        end = runOf(Errand::explore(), delve);
    } while (end.why == Why::SomethingNew);
    return end;
}

/// Returns the cells that the hero could walk to unhurt, without finding secret doors.
std::set<Point> reached(const Floor& floor, Point from) {
    std::set<Point> cells{from};
    std::vector<Point> queue{from};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (const grid::Direction direction : grid::kDirections) {
            const Point to = queue[i] + grid::offset(direction);
            const level::Cell cell = floor.cells.at(to);
            const bool isOpen = cell.isWalkable() && cell.terrain() != Terrain::SecretDoor &&
                                cell.effect() != level::Effect::Wounds &&
                                level::lets(cell.terrain(), direction);
            if ((isOpen || floor.canUnlock(cell.terrain())) && cells.insert(to).second)
                queue.push_back(to);
        }
    }
    return cells;
}

void removeMonsters(Floor& floor) {
    while (!floor.monsters.empty())
        floor.remove(floor.monsters.back());
}

}  // namespace

/// On generated floors without monsters, exploring shows every cell and fetches every item that can
/// be reached.
void TestDescentErrands::exploresAllThatCanBeReached() {
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/descent");
    QVERIFY(pack);
    const int seeds = testing::seeds(60, 5);
    for (int seed = 1; seed <= seeds; ++seed) {
        Start start;
        start.seed = static_cast<std::uint64_t>(seed);
        start.depth = 1 + seed % 12;
        Delve delve(*pack, start);
        removeMonsters(delve.state.floor);
        QCOMPARE(exploreAll(delve).why, Why::Explored);
        QCOMPARE(delve.hp(), delve.state.hero.mostHp);
        const Floor& floor = delve.floor();
        const std::set<Point> cells = reached(floor, delve.at());
        for (const Point p : cells)
            QVERIFY2(floor.isExplored(p), qPrintable(QString("seed %1").arg(seed)));
        if (delve.state.hero.inventory.isFull()) continue;
        for (const LyingItem& lying : floor.items)
            QVERIFY2(!cells.contains(lying.at), qPrintable(QString("seed %1").arg(seed)));
    }
}

/// Cells that were never seen do not change what an errand does.
void TestDescentErrands::knowsOnlyWhatTheScreenShows() {
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/descent");
    QVERIFY(pack);
    for (int seed = 1; seed <= testing::seeds(40, 5); ++seed) {
        Start start;
        start.seed = static_cast<std::uint64_t>(seed);
        Delve delve(*pack, start);
        removeMonsters(delve.state.floor);
        Errand errand = Errand::explore();
        for (int i = 0; i < 200; ++i) {
            Floor& floor = delve.state.floor;
            State other = delve.state;
            for (int y = 0; y < floor.size().height; ++y) {
                for (int x = 0; x < floor.size().width; ++x) {
                    if (!floor.isExplored({x, y})) other.floor.cells.at({x, y}) = level::Cell();
                }
            }
            Errand same = errand;
            const auto key = errand.next(delve.state);
            QVERIFY(same.next(other) == key);
            if (!key) break;
            delve.engine.press(delve.state, *key);
        }
    }
}

void TestDescentErrands::aMonsterEndsIt() {
    Delve delve({"##########", "#@..+...r#", "######## #", "#.......>#", "##########"});
    const ErrandEnd end = runOf(Errand::explore(), delve);
    QCOMPARE(end.why, Why::Monster);
    QVERIFY(delve.floor().monsterAt(end.at) != nullptr);
    QCOMPARE(delve.count(What::MonsterHit), 0);
    // None begins while the monster is in sight.
    const std::int64_t turns = delve.state.turns;
    for (const Errand& errand : {Errand::explore(), Errand::wait(), Errand::to(Terrain::StairsDown),
                                 Errand::to(Point{1, 1})})
        QCOMPARE(runOf(errand, delve).why, Why::Monster);
    QCOMPARE(delve.state.turns, turns);
}

void TestDescentErrands::newThingsEndIt() {
    Delve delve({"###########", "#@..+..f..#", "#########.#", "#########>#", "###########"});
    ErrandEnd end = runOf(Errand::explore(), delve);
    QCOMPARE(end, (ErrandEnd{Why::SomethingNew, {7, 1}}));
    end = runOf(Errand::explore(), delve);
    QCOMPARE(end, (ErrandEnd{Why::SomethingNew, {9, 3}}));
    QCOMPARE(runOf(Errand::explore(), delve).why, Why::Explored);
    // An item stops a walk, but not an explorer, who fetches it.
    Delve items({"###########", "#@..+..p..#", "#########.#", "#########>#", "###########"});
    QCOMPARE(runOf(Errand::to(Point{3, 1}), items).why, Why::Done);
    QCOMPARE(runOf(Errand::to(Point{4, 1}), items), (ErrandEnd{Why::SomethingNew, {7, 1}}));
    QCOMPARE(exploreAll(items).why, Why::Explored);
    QCOMPARE(items.state.hero.inventory.size(), 1);
}

void TestDescentErrands::walksToStairs() {
    Delve delve({"#######", "#@....#", "#.....#", "#....>#", "#######"});
    QVERIFY(!Errand::of(kAscend, delve.state));
    QVERIFY(!Errand::of(Key::Right, delve.state));
    auto errand = Errand::of(kDescend, delve.state);
    QVERIFY(errand);
    QCOMPARE(runOf(*errand, delve).why, Why::Done);
    QCOMPARE(delve.at(), (Point{5, 3}));
    QCOMPARE(delve.state.turns, 6);
    // On the stairs the key takes them.
    QVERIFY(!Errand::of(kDescend, delve.state));
    Delve unknown({"#######", "#@.+..#", "####.>#", "#######"});
    QVERIFY(!Errand::of(kDescend, unknown.state));
    QCOMPARE(runOf(Errand::to(Terrain::StairsDown), unknown).why, Why::NoWay);
}

void TestDescentErrands::walksToACell() {
    Delve delve({"#######", "#@#...#", "#.#.#.#", "#...#>#", "#######"});
    QCOMPARE(runOf(Errand::to(Point{1, 1}), delve).why, Why::Done);
    QCOMPARE(delve.state.turns, 0);
    // Cells that were never seen are no targets.
    QCOMPARE(runOf(Errand::to(Point{3, 3}), delve).why, Why::NoWay);
    QCOMPARE(runOf(Errand::to(Point{1, 3}), delve).why, Why::Done);
    QCOMPARE(runOf(Errand::to(Point{3, 3}), delve).why, Why::Done);
    QCOMPARE(delve.at(), (Point{3, 3}));
    QCOMPARE(runOf(Errand::to(Point{2, 1}), delve).why, Why::NoWay);
    QCOMPARE(runOf(Errand::to(Point{-5, 90}), delve).why, Why::NoWay);
}

void TestDescentErrands::avoidsHarm() {
    const char lava = level::info(Terrain::Lava).glyph;
    Delve delve(
        {"#####", std::string("#@") + lava + ".#", "##" + std::string(1, lava) + ">#", "#####"});
    QCOMPARE(runOf(Errand::to(Terrain::StairsDown), delve).why, Why::NoWay);
    QCOMPARE(exploreAll(delve).why, Why::Explored);
    QVERIFY(delve.isPlaying());
}

void TestDescentErrands::waits() {
    Delve delve({"@.>"});
    QCOMPARE(runOf(Errand::wait(), delve).why, Why::Done);
    QCOMPARE(delve.state.turns, Errand::kMostWaits);
}

void TestDescentErrands::aFullInventoryLeavesItems() {
    Delve delve({"#######", "#@..p>#", "#######"});
    while (!delve.inventory().isFull())
        delve.inventory().add(potion(1));
    QCOMPARE(exploreAll(delve).why, Why::Explored);
    QCOMPARE(delve.floor().items.size(), std::size_t{1});
}

void TestDescentErrands::questionsAndTheEndInterruptIt() {
    Delve delve({"#####", "#@.>#", "#####"});
    delve.press("i");
    QCOMPARE(runOf(Errand::explore(), delve).why, Why::Interrupted);
    QVERIFY(!Errand::of(kDescend, delve.state));
    delve.press("*q");
    QCOMPARE(runOf(Errand::explore(), delve).why, Why::Interrupted);
    QVERIFY(!Errand::of(kDescend, delve.state));
}

MAZELOOM_TEST(TestDescentErrands)

}  // namespace mazeloom::tst_descent_errands

#include "tst_descent_errands.moc"

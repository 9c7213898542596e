// SPDX-License-Identifier: MIT
// The bot: each of its habits on a floor made for it, that it uses only what the screen shows, and
// that none of its runs gets stuck.
#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QTest>

#include "core/analyse/bots/descent/bots.h"
#include "core/generate/generate.h"
#include "core/play/descent/engine.h"
#include "core/play/descent/runs/session.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_bot {

using namespace play::descent;
using analyse::bots::descent::explorerBot;
using analyse::bots::descent::Player;
using grid::Point;
using testing::Delve;
using testing::paintedDescent;
using testing::Rows;

class TestDescentBot : public QObject {
    Q_OBJECT

  private slots:
    void walksToTheStairs();
    void fightsWhoIsBeside();
    void huntsWhoIsSeen();
    void drinksWhenHurt();
    void takesTheBetterWeapon();
    void zapsDownLines();
    void isBlessedAtFountains();
    void fleesDownWhenHurt();
    void leavesTheBossAloneWithoutABlessing();
    void quitsWhereNothingCanBeDone();
    void waitsForTheBossWhereThereIsNoWay();
    void knowsOnlyWhatIsSeen();
    void playsTheSameAgain();
    void aThousandRunsEnd();
};

namespace {

/// Lets the bot play at most this many keys; returns them as Delve::press() takes them.
std::string letPlay(Delve& delve, int most, Player& bot) {
    constexpr std::string_view kDirections = "URDL";
    std::string pressed;
    for (int i = 0; i < most && delve.isPlaying(); ++i) {
        const Key key = bot.next(delve.state);
        const auto direction = directionOf(key);
        pressed += direction ? kDirections[static_cast<std::size_t>(*direction)] : name(key)[0];
        delve.engine.press(delve.state, key, &delve.all);
    }
    return pressed;
}

std::string letPlay(Delve& delve, int most) {
    Player bot(explorerBot, delve.engine.dungeon().tables());
    return letPlay(delve, most, bot);
}

/// Returns a floor of rooms and corridors with more than the usual monsters and items.
level::Level randomFloor(std::uint64_t seed, int depth) {
    static const level::Level rock = testing::solid({30, 18}, {"corridors"});
    static const auto recipe = generate::prepare(rock.recipe, false);
    random::Stream random(seed, static_cast<std::uint64_t>(depth));
    level::Level level = rock;
    level.id = "floor-" + std::to_string(depth);
    level.recipe = {};
    std::vector<Point> open;
    for (std::uint64_t attempt = 0; open.size() < 40; ++attempt) {
        const auto made = generate::generate(
            rock, *recipe, {},
            random::mix(seed, attempt + 1000u * static_cast<std::uint64_t>(depth)));
        if (!made) continue;
        open.clear();
        level.paint.emplace(level.size, static_cast<level::Paint>(level::Terrain::Wall));
        for (int y = 0; y < level.size.height; ++y) {
            for (int x = 0; x < level.size.width; ++x) {
                const level::Terrain terrain = made->map.cells.at({x, y}).terrain();
                if (!level::isWalkable(terrain)) continue;
                level.paint->at({x, y}) = static_cast<level::Paint>(terrain);
                open.push_back({x, y});
            }
        }
    }
    random.shuffle(std::span(open));
    const auto take = [&open] {
        const Point p = open.back();
        open.pop_back();
        return p;
    };
    const auto paint = [&](level::Terrain terrain) {
        level.paint->at(take()) = static_cast<level::Paint>(terrain);
    };
    const auto put = [&](level::ThingKind kind) {
        level::Object object;
        object.kind = kind;
        object.id = "o" + std::to_string(level.objects.size());
        object.at = take();
        level.objects.push_back(object);
    };
    paint(level::Terrain::StairsDown);
    paint(level::Terrain::StairsUp);
    if (random.chance(60)) paint(level::Terrain::Fountain);
    if (random.chance(30)) paint(level::Terrain::ClosedDoor);
    if (random.chance(depth > 3 ? 15 : 0)) put(level::ThingKind::DreadKnight);
    const int kinds = std::min<int>(1 + depth / 2, level::kMonsterKinds.size());
    for (int i = random.between(0, 3 + depth / 2); i > 0; --i)
        put(level::kMonsterKinds[random.below(static_cast<std::uint32_t>(kinds))]);
    for (int i = random.between(0, 4); i > 0; --i)
        put(random.chance(50)   ? level::ThingKind::Potion
            : random.chance(70) ? level::ThingKind::Weapon
                                : level::ThingKind::Wand);
    return level;
}

constexpr int kDeepest = 12;

std::shared_ptr<const Dungeon> randomDungeon(std::uint64_t seed) {
    level::Pack pack;
    pack.id = "random";
    for (int depth = 1; depth <= kDeepest; ++depth) {
        pack.levels.push_back(randomFloor(seed, depth));
        pack.descent.floors.push_back({depth, pack.levels.back().id});
    }
    pack.descent.otherFloors = pack.levels.back().id;
    const auto dungeon = Dungeon::of(pack);
    if (!dungeon) qFatal("%s", dungeon.error().describe().c_str());
    return *dungeon;
}

State begun(const Engine& engine, std::uint64_t seed, int goal = 0) {
    Start start;
    start.seed = seed;
    start.goal = goal;
    auto state = engine.begin(start);
    if (!state) qFatal("%s", state.error().describe().c_str());
    return *state;
}

}  // namespace

void TestDescentBot::walksToTheStairs() {
    Delve delve({"########", "#@.....#", "######.#", "#>...+.#", "########"});
    QCOMPARE(letPlay(delve, 12), std::string("RRRRRDDLLLLL"));
    QCOMPARE(letPlay(delve, 1), std::string(">"));
    QCOMPARE(delve.state.depth, 2);
}

void TestDescentBot::fightsWhoIsBeside() {
    // The bot attacks the weaker of two monsters.
    Delve delve({"#####", "#.r.#", "#G@.#", "#####"});
    QCOMPARE(letPlay(delve, 1), std::string("U"));
    letPlay(delve, 20);
    QCOMPARE(delve.state.kills, 2);
}

void TestDescentBot::huntsWhoIsSeen() {
    Delve delve({"##########", "#@......r#", "##########"});
    letPlay(delve, 12);
    QCOMPARE(delve.state.kills, 1);
}

void TestDescentBot::drinksWhenHurt() {
    Delve delve({"######", "#@..>#", "######"});
    delve.inventory().add(testing::potion(20));
    delve.inventory().add(testing::potion(10));
    delve.inventory().add(testing::potion(12));
    delve.state.hero.hp = 13;
    QVERIFY(!letPlay(delve, 1).starts_with('i'));
    // The hero lacks 18 hit points: the weakest potion that heals them all.
    delve.state.hero.hp = 12;
    QCOMPARE(letPlay(delve, 2), std::string("ia"));
    QCOMPARE(delve.hp(), 30);
    // If none heals them all, the strongest.
    delve.state.hero.hp = 5;
    QCOMPARE(letPlay(delve, 2), std::string("ib"));
    QCOMPARE(delve.hp(), 17);
}

void TestDescentBot::takesTheBetterWeapon() {
    Delve delve({"#######", "#@.).>#", "#######"});
    delve.inventory().add(testing::weapon(1));
    QCOMPARE(letPlay(delve, 2), std::string("ia"));
    // The item on the floor is a weapon of 1 or 2, and only the better one is worth the way.
    const bool isBetter = delve.floor().items[0].item.power > 1;
    letPlay(delve, 3);
    QCOMPARE(delve.inventory().size(), isBetter ? 2 : 1);
    delve.inventory().add(testing::weapon(5));
    delve.inventory().add(testing::weapon(4, true));
    const int size = delve.inventory().size();
    letPlay(delve, 2);
    QCOMPARE(delve.inventory().weaponPlace(), size - 1);
}

void TestDescentBot::zapsDownLines() {
    Delve delve({"########", "#@....O#", "########"});
    delve.inventory().add(testing::wand(8, 6, 2));
    QCOMPARE(letPlay(delve, 2), std::string("ia"));
    QCOMPARE(letPlay(delve, 4), std::string("zRzR"));
    QCOMPARE(delve.count(What::FireballHit), 2);
    // A rat is not worth a charge.
    Delve rat({"########", "#@....r#", "########"});
    rat.inventory().add(testing::wand(8, 6, 2));
    rat.inventory().add(testing::weapon(3));
    letPlay(rat, 20);
    QCOMPARE(rat.count(What::FireballAt), 0);
    QCOMPARE(rat.state.kills, 1);
    // A wand is not used beyond its range.
    Delve far({"#########", "#@.....O#", "#########"});
    far.inventory().add(testing::wand(8, 3, 2));
    const std::string pressed = letPlay(far, 3);
    QCOMPARE(pressed, std::string("iaR"));
}

void TestDescentBot::isBlessedAtFountains() {
    Delve delve({"#######", "#f..@>#", "#######"});
    QCOMPARE(letPlay(delve, 1), std::string("R"));
    Delve armed({"#######", "#f..@>#", "#######"});
    armed.inventory().add(testing::weapon(1));
    QCOMPARE(letPlay(armed, 5), std::string("iaLLL"));
    QVERIFY(armed.state.hero.isEnchanted());
    QCOMPARE(letPlay(armed, 1), std::string("R"));
}

void TestDescentBot::fleesDownWhenHurt() {
    Delve delve({"########", "#p..@.>#", "########"});
    delve.state.hero.hp = 15;
    QCOMPARE(letPlay(delve, 3), std::string("RR>"));
    QCOMPARE(delve.hp(), 20);
}

void TestDescentBot::leavesTheBossAloneWithoutABlessing() {
    Delve delve({"#########", "#.......#", "#@.D...>#", "#.......#", "#########"});
    Player bot(explorerBot, delve.engine.dungeon().tables());
    for (int i = 0; i < 20'000 && delve.isPlaying() && delve.state.depth == 1; ++i)
        letPlay(delve, 1, bot);
    QCOMPARE(delve.count(What::GlancedOff), 0);
    QVERIFY(!delve.isPlaying() || delve.state.depth > 1);
    // The bot flees and descends before collecting anything.
    Delve away({"###########", "#p..@>...D#", "###########"});
    QCOMPARE(letPlay(away, 2), std::string("R>"));
    Delve blessed({"#####", "#@D.#", "#####"});
    blessed.inventory().add(testing::weapon(20, true));
    QCOMPARE(letPlay(blessed, 3), std::string("iaR"));
    QCOMPARE(blessed.count(What::HitMonster), 1);
}

void TestDescentBot::quitsWhereNothingCanBeDone() {
    // The whole floor is visible, and there are no stairs down.
    Delve delve({"###", "#@#", "###"});
    QCOMPARE(letPlay(delve, 5), std::string("q"));
    QVERIFY(delve.state.outcome == Outcome::Quit);
}

void TestDescentBot::waitsForTheBossWhereThereIsNoWay() {
    Delve delve({"#####", "#@D.#", "#####"});
    const std::string pressed = letPlay(delve, 100);
    QCOMPARE(pressed, std::string(pressed.size(), '.'));
    QVERIFY(delve.state.outcome == Outcome::Died);
}

void TestDescentBot::knowsOnlyWhatIsSeen() {
    const int seeds = testing::seeds(60);
    for (int seed = 0; seed < seeds; ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        random::Stream random(number);
        Engine engine(randomDungeon(number % 20));
        State state = begun(engine, number);
        Player bot(explorerBot, engine.dungeon().tables());
        for (int keys = 0; keys < 300 && !state.isOver(); ++keys) {
            if (keys % 5 == 0) {
                // The same screen, with everything that it does not show replaced at random.
                State other = state;
                Floor& floor = other.floor;
                for (int y = 0; y < floor.size().height; ++y) {
                    for (int x = 0; x < floor.size().width; ++x) {
                        if (floor.isExplored({x, y})) continue;
                        floor.cells.at({x, y}) =
                            static_cast<level::Terrain>(random.below(level::kTerrainCount));
                    }
                }
                std::erase_if(floor.monsters, [&](const Monster& monster) {
                    if (state.seen.sees(monster.at)) return false;
                    floor.clear(monster.at, Floor::kMonster);
                    return random.chance(50);
                });
                for (Monster& monster : floor.monsters) {
                    monster.hp += random.between(0, 9);
                    if (!state.seen.sees(monster.at)) floor.set(monster.at, Floor::kMonster);
                }
                std::erase_if(floor.items, [&](const LyingItem& item) {
                    return !state.seen.sees(item.at) && random.chance(50);
                });
                other.seed += 1;
                Player twin = bot;
                Player copy = bot;
                QCOMPARE(twin.next(other), copy.next(state));
            }
            engine.press(state, bot.next(state));
        }
    }
}

void TestDescentBot::playsTheSameAgain() {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::optional<std::uint64_t> first;
        for (int round = 0; round < 2; ++round) {
            Engine engine(randomDungeon(seed));
            State state = begun(engine, seed, kDeepest);
            Player bot(explorerBot, engine.dungeon().tables());
            while (!state.isOver())
                engine.press(state, bot.next(state));
            if (first) QCOMPARE(hash(state), *first);
            first = hash(state);
        }
    }
}

void TestDescentBot::aThousandRunsEnd() {
    const auto builtIn = Dungeon::of({});
    QVERIFY(builtIn);
    const int runs = testing::seeds(1'000);
    std::map<int, int> depths;
    int deaths = 0;
    for (int run = 0; run < runs; ++run) {
        const auto number = static_cast<std::uint64_t>(run);
        // Most are the descent with the standard tables; some are extreme.
        Engine engine(run % 4 == 0 ? randomDungeon(number) : *builtIn);
        State state = begun(engine, number, 30);
        Player bot(explorerBot, engine.dungeon().tables());
        while (!state.isOver())
            engine.press(state, bot.next(state));
        QVERIFY2(state.outcome != Outcome::Quit,
                 qPrintable(QString("run %1 gave up at depth %2, turn %3")
                                .arg(run)
                                .arg(state.depth)
                                .arg(state.turns)));
        deaths += state.outcome == Outcome::Died ? 1 : 0;
        ++depths[state.greatestDepth];
    }
    // The bot neither dies at once nor survives forever.
    QVERIFY(deaths > runs / 2);
    QVERIFY(depths.size() > 3 || runs < 100);
    QVERIFY(depths.rbegin()->first > 5);
}

MAZELOOM_TEST(TestDescentBot)

}  // namespace mazeloom::tst_descent_bot

#include "tst_descent_bot.moc"

// SPDX-License-Identifier: MIT
// Bots in descents: a better bot reaches its goal no less often; each knows only what the screen
// shows, plays the same game again from the same seed, and finishes; and a replay of its keys ends
// in the same state. The bots' habits are tested in tst_descent_bot.
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <QTest>

#include "core/analyse/bots/descent/bots.h"
#include "core/analyse/bots/descent/game.h"
#include "core/analyse/bots/heat.h"
#include "core/analyse/bots/result.h"
#include "core/analyse/measures/measures.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/disk/folder_source.h"
#include "core/play/descent/runs/session.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/proportions.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_bots_descent {

using namespace analyse::bots::descent;
using grid::Point;
using play::descent::Dungeon;
using play::descent::Start;

class TestBotsDescent : public QObject {
    Q_OBJECT

  private slots:
    void theListIsWhole();
    void aBetterOneComesNoLessDeep();
    void theLastFloorIsWorthReaching();
    void aBetterOneLeavesAFloorNoLess_data();
    void aBetterOneLeavesAFloorNoLess();
    void knowsOnlyWhatTheScreenShows();
    void playsTheSameAgainAndAsAReplay();
    void everyGameEnds();
    void letsEnemiesCome();
    void meetsSeveralInADoor();
    void goesDownFromWhoWouldWin();
    void fetchesKeys();
    void isMeasured();
    void tellsWhereItDies();
};

namespace {

const level::Pack& descentPack() {
    static const auto pack = pack::readFolder(MAZELOOM_PACKS "/descent");
    if (!pack) qFatal("the built-in descent cannot be read");
    return *pack;
}

std::vector<level::Map> mapsOf(const std::string& id, int count) {
    std::vector<level::Map> maps;
    generate::Options options;
    options.kinds = descentPack().ownKinds.share();
    for (int seed = 1; seed <= count; ++seed) {
        auto made = generate::generate(*descentPack().findLevel(id), descentPack().rooms,
                                       static_cast<std::uint64_t>(seed), options);
        if (made) maps.push_back(std::move(made->map));
    }
    return maps;
}

void checkLadder(const std::vector<int>& wins, int games) {
    for (std::size_t better = 1; better < wins.size(); ++better) {
        for (std::size_t worse = 0; worse < better; ++worse) {
            QVERIFY2(!testing::isMoreOften(wins[worse], wins[better], games),
                     qPrintable(QString("%1: %2, %3: %4 of %5")
                                    .arg(QString::fromLatin1(bots()[worse]->id.data()))
                                    .arg(wins[worse])
                                    .arg(QString::fromLatin1(bots()[better]->id.data()))
                                    .arg(wins[better])
                                    .arg(games)));
        }
    }
}

std::string pressed(const Bot& bot, testing::Delve& delve, int most) {
    constexpr std::string_view kDirections = "URDL";
    Player player(bot, delve.engine.dungeon().tables());
    std::string keys;
    for (int i = 0; i < most && delve.isPlaying(); ++i) {
        const Key key = player.next(delve.state);
        const auto direction = play::descent::directionOf(key);
        keys += direction ? kDirections[static_cast<std::size_t>(*direction)]
                          : play::descent::name(key)[0];
        delve.engine.press(delve.state, key, &delve.all);
    }
    return keys;
}

}  // namespace

void TestBotsDescent::theListIsWhole() {
    QCOMPARE(bots().size(), std::size_t{5});
    for (const Bot* bot : bots()) {
        QVERIFY(findBot(bot->id) == bot);
        QVERIFY(!bot->title.empty() && bot->sentence.ends_with('.') && !bot->habits.empty());
    }
    QVERIFY(findBot("") == nullptr);
}

/// Down to depth 4, in the descent of the standard tables.
void TestBotsDescent::aBetterOneComesNoLessDeep() {
    const auto dungeon = Dungeon::of({});
    QVERIFY(dungeon);
    const int games = testing::seeds(300);
    std::vector<int> wins;
    for (const Bot* bot : bots()) {
        wins.push_back(0);
        for (int seed = 0; seed < games; ++seed) {
            Start start;
            start.seed = static_cast<std::uint64_t>(seed);
            start.goal = 4;
            wins.back() += playRun(*bot, *dungeon, start)->isWon ? 1 : 0;
        }
    }
    checkLadder(wins, games);
    QVERIFY(testing::isMoreOften(wins.back(), wins.front(), games) || games < 50);
}

/// The built-in descent can be won by careful play, and by no other. Over 1,000 runs the shares are
/// known within a few percent (see the bench); fewer runs only show that they are not far off.
void TestBotsDescent::theLastFloorIsWorthReaching() {
    const auto dungeon = Dungeon::of(descentPack());
    QVERIFY(dungeon);
    const int games = testing::seeds(1'000);
    std::vector<int> wins;
    std::vector<std::int64_t> depths;
    std::vector<std::int64_t> scores;
    for (const Bot* bot : bots()) {
        wins.push_back(0);
        depths.push_back(0);
        scores.push_back(0);
        for (int seed = 0; seed < games; ++seed) {
            Start start;
            start.seed = static_cast<std::uint64_t>(seed);
            start.goal = (*dungeon)->tables().goalFrom(1);
            QCOMPARE(start.goal, 13);
            const auto game = playRun(*bot, *dungeon, start);
            QVERIFY(game);
            wins.back() += game->isWon ? 1 : 0;
            depths.back() += game->depth;
            scores.back() += game->score;
        }
    }
    checkLadder(wins, games);
    for (std::size_t better = 1; better < depths.size(); ++better) {
        QVERIFY(depths[better] > depths[better - 1]);
        QVERIFY(scores[better] > scores[better - 1]);
    }
    QCOMPARE(wins.front(), 0);
    const auto careful = analyse::bots::wilson(wins.back(), games);
    QVERIFY2(careful.least <= 300 && careful.most >= 150,
             qPrintable(QString("careful wins %1 of %2").arg(wins.back()).arg(games)));
}

void TestBotsDescent::aBetterOneLeavesAFloorNoLess_data() {
    QTest::addColumn<QString>("level");
    QTest::newRow("under-road") << QString("under-road");
}

void TestBotsDescent::aBetterOneLeavesAFloorNoLess() {
    QFETCH(const QString, level);
    // Floors take the longest of all games here, so fewer seeds are tried.
    const auto maps = mapsOf(level.toStdString(), testing::seeds(100));
    QVERIFY(!maps.empty());
    std::vector<int> wins;
    for (const Bot* bot : bots()) {
        wins.push_back(0);
        for (std::size_t i = 0; i < maps.size(); ++i)
            wins.back() += playFloor(*bot, {.map = maps[i], .seed = i})->isWon ? 1 : 0;
    }
    checkLadder(wins, static_cast<int>(maps.size()));
}

void TestBotsDescent::knowsOnlyWhatTheScreenShows() {
    const auto dungeon = Dungeon::of({});
    for (int seed = 0; seed < testing::seeds(12); ++seed) {
        play::descent::Engine engine(*dungeon);
        random::Stream random(static_cast<std::uint64_t>(seed));
        Start start;
        start.seed = static_cast<std::uint64_t>(seed);
        for (const Bot* bot : bots()) {
            State state = *engine.begin(start);
            Player player(*bot, engine.dungeon().tables());
            for (int keys = 0; keys < 120 && !state.isOver(); ++keys) {
                // The same screen, with everything that it does not show replaced at random.
                State other = state;
                Floor& floor = other.floor;
                for (int y = 0; y < floor.size().height; ++y) {
                    for (int x = 0; x < floor.size().width; ++x) {
                        if (!floor.isExplored({x, y}))
                            floor.cells.at({x, y}) =
                                static_cast<level::Terrain>(random.below(level::kTerrainCount));
                    }
                }
                std::erase_if(floor.monsters, [&](const Monster& monster) {
                    if (state.seen.sees(monster.at)) return false;
                    floor.clear(monster.at, Floor::kMonster);
                    return true;
                });
                // Monsters' hit points are not shown.
                for (Monster& monster : floor.monsters)
                    monster.hp += random.between(0, 9);
                std::erase_if(floor.items,
                              [&](const LyingItem& item) { return !state.seen.sees(item.at); });
                Player twin = player;
                Player copy = player;
                QCOMPARE(twin.next(other), copy.next(state));
                engine.press(state, player.next(state));
            }
        }
    }
}

void TestBotsDescent::playsTheSameAgainAndAsAReplay() {
    const auto dungeon = Dungeon::of({});
    for (int seed = 0; seed < testing::seeds(10); ++seed) {
        Start start;
        start.seed = static_cast<std::uint64_t>(seed);
        start.goal = 5;
        for (const Bot* bot : bots()) {
            const auto game = playRun(*bot, *dungeon, start);
            QVERIFY(game);
            const auto again = playRun(*bot, *dungeon, start);
            QCOMPARE(again->hash, game->hash);
            QVERIFY(again->keys == game->keys);
            auto session = play::descent::Session::begin(*dungeon, start);
            QVERIFY(session);
            for (const Key key : game->keys)
                QVERIFY(session->press(key));
            QCOMPARE(play::descent::hash(session->state()), game->hash);
            QCOMPARE(session->state().turns, game->turns);
            QCOMPARE(session->state().greatestDepth, game->depth);
            // Read back as from a file.
            const auto read = play::descent::Session::of(*dungeon, session->replay());
            QVERIFY(read);
            QCOMPARE(play::descent::hash(read->state()), game->hash);
        }
    }
}

void TestBotsDescent::everyGameEnds() {
    // A floor without stairs, a boss that blocks the way, and a hero who can do nothing.
    for (const testing::Rows& rows :
         {testing::Rows{"#####", "#@..#", "#####"}, testing::Rows{"#######", "#@.D.>#", "#######"},
          testing::Rows{"###", "#@#", "###"}}) {
        const auto dungeon = Dungeon::of(testing::paintedDescent({rows}));
        QVERIFY(dungeon);
        for (const Bot* bot : bots()) {
            const auto game = playRun(*bot, *dungeon, Start{.seed = 1, .goal = 2});
            QVERIFY(game && game->turns <= kMostGameTurns);
            QVERIFY(!game->isWon);
        }
    }
    const std::atomic<bool> stop = true;
    QCOMPARE(playRun(explorerBot, *Dungeon::of({}), Start{}, &stop)->turns, 0);
}

void TestBotsDescent::letsEnemiesCome() {
    // The goblin walks up to the hero, who strikes first.
    testing::Delve delve({"########", "#@..G.>#", "########"});
    QCOMPARE(pressed(carefulBot, delve, 1), std::string("."));
    testing::Delve brave({"########", "#@..G.>#", "########"});
    QCOMPARE(pressed(brawlerBot, brave, 1), std::string("R"));
}

void TestBotsDescent::meetsSeveralInADoor() {
    // The bot retreats into the passage behind it.
    testing::Delve delve({"##########", "####.....#", "#...@..r.#", "####...r.#", "########>#"});
    QCOMPARE(pressed(carefulBot, delve, 1), std::string("L"));
    testing::Delve bold({"##########", "####.....#", "#...@..r.#", "####...r.#", "########>#"});
    QCOMPARE(pressed(explorerBot, bold, 1), std::string("R"));
}

void TestBotsDescent::goesDownFromWhoWouldWin() {
    testing::Delve delve({"##########", "#>..@...T#", "##########"});
    QCOMPARE(pressed(carefulBot, delve, 4), std::string("LLL>"));
}

void TestBotsDescent::fetchesKeys() {
    for (const Bot* bot : bots()) {
        if (bot == &stumblerBot) continue;  // it knows nothing of keys
        testing::Delve delve(
            {"##########", "#@..K...>#", "#...######", "#..k######", "##########"});
        pressed(*bot, delve, 60);
        QVERIFY2(delve.state.depth > 1, bot->id.data());
    }
}

void TestBotsDescent::isMeasured() {
    const level::Map map = mapsOf("gatehouse", 1).front();
    for (const Bot* bot : bots()) {
        const auto game = playFloor(*bot, {.map = map});
        QVERIFY(game);
        const auto value = [&](const char* what) {
            const auto* measure = analyse::findMeasure("bot." + std::string(bot->id) + what);
            return measure == nullptr ? -1 : measure->value({.map = map});
        };
        QCOMPARE(value(".won"), game->isWon ? 1 : 0);
        QCOMPARE(value(".turns"), game->turns);
        QCOMPARE(value(".score"), game->score);
        QCOMPARE(value(".killer") != 0, game->isDead());
    }
}

void TestBotsDescent::tellsWhereItDies() {
    using namespace analyse::bots;
    const level::Pack& pack = descentPack();
    const level::Level& level = *pack.findLevel("gatehouse");
    const HeatLevel usual{level, pack.rooms, pack.ownKinds.share(),
                          level::floorOf(pack.descent, level)};
    const Heat heat = heatOf(brawlerBot, usual, {1, 12});
    QCOMPARE(heat.games + heat.failures, 12);
    const auto sumOf = [](const Heat& of) {
        std::int64_t sum = 0;
        for (int y = 0; y < of.deaths.size().height; ++y) {
            for (const std::uint32_t deaths : of.deaths.row(y))
                sum += deaths;
        }
        return sum;
    };
    QCOMPARE(sumOf(heat), heat.died);
    // The pack's own tables count: monsters that kill at the first blow kill every brawler that
    // meets one, and monsters without attack kill nobody.
    HeatLevel deadly = usual;
    HeatLevel harmless = usual;
    for (auto& monster : deadly.floor.tables.monsters)
        monster.attack = level::DescentTables::kMaxStat;
    for (auto& monster : harmless.floor.tables.monsters)
        monster.attack = 0;
    deadly.floor.tables.boss.attack = level::DescentTables::kMaxStat;
    harmless.floor.tables.boss.attack = 0;
    QVERIFY(heatOf(brawlerBot, deadly, {1, 12}).died > 6);
    QCOMPARE(heatOf(brawlerBot, harmless, {1, 12}).died, 0);
    // On one floor the dice differ.
    const Heat dice = heatOfDice(brawlerBot, deadly, 3, {1, 12});
    QCOMPARE(dice.games, 12);
    QCOMPARE(sumOf(dice), dice.died);
    QVERIFY(dice.died > 0);
    QCOMPARE(heatOfDice(brawlerBot, deadly, 3, {1, 12}).deaths, dice.deaths);
    QCOMPARE(heatOfDice(brawlerBot, harmless, 3, {1, 12}).died, 0);
    // It reports each game, and stops.
    std::atomic<bool> stop = false;
    std::uint64_t told = 0;
    const Heat stopped = heatOf(brawlerBot, usual, {1, 1'000'000}, {&stop, [&](std::uint64_t done) {
                                                                        told = done;
                                                                        if (done == 3) stop = true;
                                                                    }});
    QCOMPARE(told, std::uint64_t{3});
    QVERIFY(stopped.games + stopped.failures <= 4);
}

MAZELOOM_TEST(TestBotsDescent)

}  // namespace mazeloom::tst_bots_descent

#include "tst_bots_descent.moc"

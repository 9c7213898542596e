// SPDX-License-Identifier: MIT
// Games of bots over many seeds: the results are those of single games, in the order of the seeds
// and whatever the number of threads; the summary counts them; Wilson's interval is right.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <new>
#include <string>
#include <thread>
#include <vector>

#include <QTest>

#include "core/analyse/bots/descent/bots.h"
#include "core/analyse/bots/series.h"
#include "core/analyse/bots/temple/bots.h"
#include "core/pack/disk/folder_source.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/session.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_bot_series {

namespace bots = analyse::bots;
using bots::End;
using bots::Result;

class TestBotSeries : public QObject {
    Q_OBJECT

  private slots:
    void playsTheGamesOfTheSeeds();
    void playsRunsOfADescent();
    void doesNotDependOnThreads();
    void countsSeedsWithoutALevel();
    void tellsEachGame();
    void stops();
    void summarises();
    void knowsWilsonsInterval();
};

namespace {

level::Pack builtIn(const std::string& name) {
    auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/") + name);
    if (!pack) qFatal("the built-in pack %s cannot be read", name.c_str());
    return *std::move(pack);
}

std::uint64_t fromOne(std::uint64_t i) {
    return i + 1;
}

}  // namespace

void TestBotSeries::playsTheGamesOfTheSeeds() {
    const level::Pack pack = builtIn("temple");
    const level::Level& level = *pack.findLevel("two-hearts");
    const std::vector some{&bots::temple::greedyBot, &bots::temple::deducerBot};
    for (const std::uint64_t attempt : {std::uint64_t{0}, std::uint64_t{3}}) {
        const auto play = bots::templeSeries({level, pack, some, level::Numbers::Near, attempt});
        const auto results = bots::playSeries(
            play, 12, [](std::uint64_t i) { return 40 - 3 * i; }, 2);
        QCOMPARE(results.size(), std::size_t{12});
        for (std::uint64_t i = 0; i < 12; ++i) {
            const std::uint64_t seed = 40 - 3 * i;
            const auto field = play::temple::generateField(level, pack.rooms, seed, attempt,
                                                           pack.ownKinds.share());
            QVERIFY(field && results[i].size() == 2);
            for (std::size_t bot = 0; bot < 2; ++bot) {
                const auto game =
                    bots::temple::playGame(*some[bot], {*field, level::Numbers::Near, seed});
                const Result& result = results[i][bot];
                QCOMPARE(result.seed, seed);
                QCOMPARE(result.hash, game.hash);
                QCOMPARE(result.time, game.ticks);
                QCOMPARE(result.score, game.score);
                QCOMPARE(result.end == End::Won, game.isWon());
                QCOMPARE(result.end == End::Died, game.isDead());
                QCOMPARE(result.cause.empty(), !game.isDead());
            }
        }
    }
}

void TestBotSeries::playsRunsOfADescent() {
    const level::Pack pack = builtIn("descent");
    const auto dungeon = play::descent::Dungeon::of(pack);
    QVERIFY(dungeon);
    play::descent::Start start;
    start.depth = 2;
    const auto results = bots::playSeries(
        bots::descentSeries({*dungeon, start, {&bots::descent::brawlerBot}}), 3, fromOne, 1);
    for (std::uint64_t i = 0; i < 3; ++i) {
        start.seed = i + 1;
        const auto game = bots::descent::playRun(bots::descent::brawlerBot, *dungeon, start);
        QVERIFY(game);
        const Result& result = results[i].front();
        QCOMPARE(result.hash, game->hash);
        QCOMPARE(result.depth, game->depth);
        QVERIFY(result.depth >= 2);
        QCOMPARE(result.time, game->turns);
        QCOMPARE(result.end == End::Died, game->isDead());
        QVERIFY(result.cause.empty() != game->isDead());
    }
}

void TestBotSeries::doesNotDependOnThreads() {
    const level::Pack pack = builtIn("temple");
    const auto play = bots::templeSeries({*pack.findLevel("first-steps"),
                                          pack,
                                          {&bots::temple::randomBot, &bots::temple::oneNumberBot}});
    const auto hashes = [&](unsigned threads) {
        std::vector<std::uint64_t> all;
        for (const auto& ofSeed : bots::playSeries(play, 50, fromOne, threads)) {
            for (const Result& result : ofSeed)
                all.push_back(result.hash);
        }
        return all;
    };
    const auto alone = hashes(1);
    QCOMPARE(alone.size(), std::size_t{100});
    QCOMPARE(hashes(2), alone);
    QCOMPARE(hashes(64), alone);
    QVERIFY(bots::playSeries(play, 0, fromOne, 4).empty());
}

void TestBotSeries::countsSeedsWithoutALevel() {
    // A level of solid rock without a recipe has no place for a hero.
    level::Pack pack;
    pack.levels.push_back(testing::solid({9, 9}, {}, level::Ruleset::Temple));
    const auto results = bots::playSeries(
        bots::templeSeries({pack.levels[0], pack, {&bots::temple::greedyBot}}), 2, fromOne, 1);
    std::vector<Result> mine;
    for (const auto& ofSeed : results)
        mine.push_back(ofSeed.front());
    QVERIFY(mine[1].end == End::NoLevel && !mine[1].why.empty());
    QCOMPARE(mine[1].seed, std::uint64_t{2});
    const auto summary = bots::summaryOf(mine);
    QCOMPARE(summary.noLevel, 2);
    QCOMPARE(summary.games, 0);
    QCOMPARE(summary.time.median, 0);
}

void TestBotSeries::tellsEachGame() {
    const level::Pack pack = builtIn("temple");
    const level::Level& level = *pack.findLevel("first-steps");
    bots::TempleSeries series{level, pack, {&bots::temple::greedyBot, &bots::temple::oneNumberBot}};
    std::vector<std::uint64_t> hashes;
    series.onGame = [&](const auto& field, const bots::temple::Game& game) {
        // The inputs are those of this game on this field.
        const auto session = play::temple::Session::of(field, game.replay);
        QVERIFY(session.has_value());
        QCOMPARE(session->length(), game.ticks);
        hashes.push_back(game.hash);
    };
    std::vector<std::uint64_t> results;
    for (const auto& ofSeed : bots::playSeries(bots::templeSeries(series), 4, fromOne, 1)) {
        for (const Result& result : ofSeed)
            results.push_back(result.hash);
    }
    QCOMPARE(hashes, results);
}

void TestBotSeries::stops() {
    std::atomic<bool> stop = false;
    std::atomic<int> played = 0;
    constexpr std::uint64_t kMany = 4'000'000;
    const auto play = [&](std::uint64_t, const std::atomic<bool>* stopped) {
        if (++played == 3) stop = true;
        while (played >= 3 && !*stopped)
            std::this_thread::yield();
        return std::vector<Result>();
    };
    bots::playSeries(play, kMany, fromOne, 2, {}, &stop, std::chrono::milliseconds(1));
    QVERIFY(played >= 3 && played < static_cast<int>(kMany));
    // An exception in a thread reaches the caller.
    const auto fails = [](std::uint64_t seed, const std::atomic<bool>*) -> std::vector<Result> {
        if (seed == 5) throw std::bad_alloc();
        return {};
    };
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, bots::playSeries(fails, 1000, fromOne, 2));
}

void TestBotSeries::summarises() {
    const auto made = [](End end, std::string_view cause, std::int64_t time, std::int64_t score) {
        return Result{.seed = 1, .end = end, .cause = cause, .time = time, .score = score};
    };
    const std::vector<Result> results{
        made(End::Won, {}, 40, 4),    made(End::Died, "bug", 10, 1),
        made(End::GaveUp, {}, 90, 0), made(End::Died, "trap", 30, 2),
        made(End::NoLevel, {}, 0, 0), made(End::Died, "bug", 20, 1),
    };
    const auto summary = bots::summaryOf(results);
    QCOMPARE(summary.games, 5);
    QCOMPARE(summary.wins, 1);
    QCOMPARE(summary.deaths, 3);
    QCOMPARE(summary.gaveUp, 1);
    QCOMPARE(summary.noLevel, 1);
    QCOMPARE(summary.causes.at("bug"), 2);
    QCOMPARE(summary.causes.at("trap"), 1);
    QCOMPARE(summary.causes.size(), std::size_t{2});
    QCOMPARE(summary.time.median, 30);
    QCOMPARE(summary.time.sum, 190);
    QCOMPARE(summary.time.most, 90);
    QCOMPARE(summary.score.sum, 8);
    // The lower one of two in the middle.
    QCOMPARE(bots::summaryOf(std::vector{results[0], results[1]}).time.median, 10);
}

void TestBotSeries::knowsWilsonsInterval() {
    QCOMPARE(bots::wilson(0, 0).least, 0);
    QCOMPARE(bots::wilson(0, 0).most, 1000);
    for (const std::int64_t games : {1, 2, 10, 37, 300, 4'000, 100'000}) {
        for (const std::int64_t wins : {std::int64_t{0}, games / 3, games / 2, games - 1, games}) {
            const double n = static_cast<double>(games);
            const double share = static_cast<double>(wins) / n;
            const double square = 1.96 * 1.96;
            const double centre = (share + square / (2 * n)) / (1 + square / n);
            const double half =
                1.96 / (1 + square / n) * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
            const auto interval = bots::wilson(wins, games);
            QVERIFY(std::abs(interval.least / 1000.0 - (centre - half)) < 0.0011);
            QVERIFY(std::abs(interval.most / 1000.0 - (centre + half)) < 0.0011);
            // It contains the share itself, and is rounded outwards.
            QVERIFY(interval.least / 1000.0 <= centre - half + 1e-9);
            QVERIFY(interval.most / 1000.0 >= centre + half - 1e-9);
        }
    }
    // Published: 8 of 10 gives 49.0 to 94.3 percent.
    QCOMPARE(bots::wilson(8, 10).least, 490);
    QCOMPARE(bots::wilson(8, 10).most, 944);
    QVERIFY(bots::wilson(500'000'000'000, 1'000'000'000'000).least >= 499);
}

MAZELOOM_TEST(TestBotSeries)

}  // namespace mazeloom::tst_bot_series

#include "tst_bot_series.moc"

// SPDX-License-Identifier: MIT
// Runs of the descent: recording, rewinding, taking over, writing and repeating them.
#include <QTest>

#include <algorithm>
#include <atomic>
#include <set>
#include <sstream>
#include <thread>

#include "core/play/descent/runs/result.h"
#include "core/play/descent/runs/session.h"
#include "core/play/replay.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/descent.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_session {

using namespace play::descent;
using grid::Point;
using level::ThingKind;
using play::ReplayLimits;
using testing::paintedDescent;
using testing::potion;
using testing::wand;
using testing::weapon;

class TestDescentSession : public QObject {
    Q_OBJECT

  private slots:
    void aReplayIsTheSessionOnceMore();
    void nothingIsEverInconsistent();
    void rewindsToAnyMove();
    void slowStepsAreRewound();
    void playsOnAsRecorded();
    void isTakenOverInThePast();
    void tellsEveryLine();
    void equalLinesAreFolded();
    void sharesTheFloorsThatWereLeft();
    void newFloorsCanBeStopped();
    void stoppedSearchesForTheBossChangeNoRun();
    void everythingCountsForTheHash();
    void beginsHurtOnceMore();

    void floorsOfTheBuiltInRecipe();
    void theBossIsMetOnceARun();

    void readsPlainKeys();
    void readsTheHeader();
    void writesWhatItReads();
    void refuses_data();
    void refuses();
    void refusesWhatIsTooLong();
    void replaysOfOtherRunsAreNoticed();
    void floorsThatChangedAreNoticed();
    void keysAfterTheEnd();
    void loadingIsGivenUp();
    void tellsTheResult();
};

namespace {

/// Returns small floors with a little of everything and the stairs close together.
level::Pack busy(int heroHp) {
    level::Pack pack = paintedDescent({{"@.)f+....", "..p.#.r.>", "./..#..G.", "p...'...."},
                                       {"<...r....", "..o.#.F.>", "f)..#..O.", "p...+.r.."},
                                       {"..<.c.p./", "f.r.#.>..", "G...'..D.", "T...#w..."}});
    pack.descent.tables.heroHp = heroHp;
    return pack;
}

std::shared_ptr<const Dungeon> busyDungeon(int heroHp = 30) {
    return *Dungeon::of(busy(heroHp));
}

/// Returns mostly moves, and any other key now and then.
Key anyKey(random::Stream& random) {
    constexpr std::array kUseful{kPickUp, kDescend, kAscend, kOpenInventory, kZap, Key::A, Key::B};
    const std::uint32_t roll = random.below(100);
    if (roll < 60) return static_cast<Key>(random.below(4));
    if (roll < 95) return kUseful[random.below(kUseful.size())];
    const Key key = static_cast<Key>(random.below(kKeys));
    return key == kQuit && random.below(4) != 0 ? Key::Other : key;
}

Session begun(std::shared_ptr<const Dungeon> dungeon, const Start& start = {}) {
    auto session = Session::begin(std::move(dungeon), start);
    if (!session) qFatal("%s", session.error().describe().c_str());
    return std::move(*session);
}

Start armed(std::uint64_t seed) {
    Start start;
    start.seed = seed;
    start.items = {weapon(4), wand(9, 6, 5), potion(12)};
    start.weapon = 0;
    start.wand = 1;
    return start;
}

Session randomRun(std::uint64_t seed, int keys, int heroHp = 30) {
    Session session = begun(busyDungeon(heroHp), seed % 2 == 0 ? armed(seed) : Start{seed});
    random::Stream random(seed, 17);
    for (int i = 0; i < keys && session.press(anyKey(random)); ++i) {
    }
    return session;
}

tl::expected<Replay, Problem> read(std::string_view text) {
    return readReplay(text, "a.ndjson");
}

std::string written(const Replay& replay) {
    std::ostringstream out;
    writeReplay(out, replay);
    return out.str();
}

constexpr std::string_view kHead = R"({"format":"mazeloom-replay","version":1)";

}  // namespace

void TestDescentSession::aReplayIsTheSessionOnceMore() {
    std::set<std::uint64_t> hashes;
    int deaths = 0;
    const int runs = testing::seeds(1000);
    for (int seed = 0; seed < runs; ++seed) {
        const Session live =
            randomRun(static_cast<std::uint64_t>(seed), 150, seed % 3 == 0 ? 8 : 30);
        const auto replay = read(written(live.replay()));
        QVERIFY2(replay, replay ? "" : replay.error().describe().c_str());
        QVERIFY(*replay == live.replay());
        const auto again = Session::of(live.sharedDungeon(), *replay);
        QVERIFY2(again, again ? "" : again.error().describe().c_str());
        QVERIFY(again->state() == live.state());
        QCOMPARE(hash(again->state()), hash(live.state()));
        hashes.insert(hash(live.state()));
        deaths += live.state().outcome == Outcome::Died;
        // The engine behaves the same without an observer.
        Engine engine(live.sharedDungeon());
        State state = *engine.begin(live.start());
        for (const Key key : live.keys())
            engine.press(state, key);
        QVERIFY(state == live.state());
    }
    QVERIFY(static_cast<int>(hashes.size()) > runs * 9 / 10);
    QVERIFY(deaths > 0 && deaths < runs);
}

void TestDescentSession::nothingIsEverInconsistent() {
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        Session session = begun(busyDungeon(500), armed(static_cast<std::uint64_t>(seed)));
        random::Stream random(static_cast<std::uint64_t>(seed), 3);
        for (int i = 0; i < 400 && session.press(anyKey(random)); ++i) {
            const State& state = session.state();
            const Floor& floor = state.floor;
            QCOMPARE(floor.depth, state.depth);
            QVERIFY(state.depth >= 1 && state.depth <= state.greatestDepth);
            QVERIFY(state.hero.hp >= 0 && state.hero.hp <= state.hero.mostHp);
            QCOMPARE(state.hero.hp == 0, state.outcome == Outcome::Died);
            QVERIFY(floor.cells.at(state.hero.at).isWalkable());
            QVERIFY(!floor.has(state.hero.at, Floor::kMonster));
            QVERIFY(state.seen.sees(state.hero.at));
            QVERIFY(state.turns <= state.keys);
            QCOMPARE(state.keys, static_cast<std::int64_t>(i) + 1);
            std::set<Point> withMonster;
            for (const Monster& monster : floor.monsters) {
                QVERIFY(monster.hp > 0);
                QVERIFY(withMonster.insert(monster.at).second);
                QCOMPARE(floor.monsterAt(monster.at), &monster);
            }
            std::set<Point> withItem;
            for (const LyingItem& item : floor.items)
                withItem.insert(item.at);
            for (int y = 0; y < floor.size().height; ++y) {
                for (int x = 0; x < floor.size().width; ++x) {
                    const Point p{x, y};
                    QCOMPARE(floor.has(p, Floor::kMonster), withMonster.count(p) == 1);
                    QCOMPARE(floor.has(p, Floor::kItem), withItem.count(p) == 1);
                    if (state.seen.sees(p)) QVERIFY(floor.isExplored(p));
                }
            }
            const Inventory& inventory = state.hero.inventory;
            QVERIFY(inventory.weapon() == nullptr || inventory.weapon()->kind == ItemKind::Weapon);
            QVERIFY(inventory.wand() == nullptr ||
                    (inventory.wand()->kind == ItemKind::Wand && inventory.wand()->charges >= 0));
            QVERIFY(
                std::is_sorted(state.others.begin(), state.others.end(),
                               [](const auto& a, const auto& b) { return a->depth < b->depth; }));
        }
    }
}

void TestDescentSession::rewindsToAnyMove() {
    // Longer than the history's spacing, so that seeking starts from stored states.
    Session session = begun(busyDungeon(9999), armed(5));
    random::Stream random(5, 1);
    std::vector<std::uint64_t> byKey{hash(session.state())};
    std::vector<State> byMove{session.state()};
    while (session.length() < 3000) {
        Key key = anyKey(random);
        if (key == kQuit) key = Key::Other;
        QVERIFY(session.press(key));
        byKey.push_back(hash(session.state()));
        if (session.state().turns == static_cast<std::int64_t>(byMove.size()))
            byMove.push_back(session.state());
    }
    QCOMPARE(session.moves() + 1, static_cast<std::int64_t>(byMove.size()));
    const State end = session.state();
    for (int i = 0; i < 400; ++i) {
        const std::int64_t key = random.between(0, 3000);
        session.seek(key);
        QCOMPARE(session.key(), key);
        QCOMPARE(hash(session.state()), byKey[static_cast<std::size_t>(key)]);
        const auto move = random.below(static_cast<std::uint32_t>(byMove.size()));
        session.seekMove(move);
        QVERIFY(session.state() == byMove[move]);
    }
    session.seek(-5);
    QCOMPARE(session.key(), 0);
    session.seekMove(-1);
    QCOMPARE(session.key(), 0);
    session.seek(1'000'000);
    QVERIFY(session.isAtEnd());
    QVERIFY(session.state() == end);
    session.seekMove(1'000'000);
    QCOMPARE(session.state().turns, end.turns);
}

// A step into rubble takes two turns, and is one move.
void TestDescentSession::slowStepsAreRewound() {
    Session session = begun(*Dungeon::of(paintedDescent({{"@:.:>"}})));
    std::vector<State> byMove{session.state()};
    for (int i = 0; i < 3; ++i) {
        QVERIFY(session.press(Key::Right));
        byMove.push_back(session.state());
    }
    QCOMPARE(session.state().turns, 5);
    QCOMPARE(session.moves(), 3);
    for (std::int64_t move = 2; move >= 0; --move) {
        session.seekMove(session.move() - 1);
        QCOMPARE(session.move(), move);
        QVERIFY(session.state() == byMove[static_cast<std::size_t>(move)]);
    }
    session.seekMove(1);
    QVERIFY(session.press(Key::Right));
    QCOMPARE(session.moves(), 2);
    session.seekMove(2);
    QCOMPARE(session.state().hero.at, byMove[2].hero.at);
}

void TestDescentSession::playsOnAsRecorded() {
    Session session = randomRun(2, 200, 9999);
    const State end = session.state();
    session.seek(20);
    while (session.playOn()) {
    }
    QVERIFY(session.state() == end);
    QVERIFY(session.isAtEnd());
    QVERIFY(!session.playOn());
}

void TestDescentSession::isTakenOverInThePast() {
    Session session = begun(busyDungeon(9999));
    for (const Key key : {Key::Right, Key::Down, Key::Down, Key::Left, Key::Up})
        QVERIFY(session.press(key));
    const Replay whole = session.replay();
    session.seek(2);
    QVERIFY(session.press(Key::Right));
    QCOMPARE(session.length(), 3);
    QCOMPARE(session.moves(), session.state().turns);
    QVERIFY((session.keys() == std::vector<Key>{Key::Right, Key::Down, Key::Right}));
    // The same as if it had been played this way from the start.
    Session straight = begun(busyDungeon(9999));
    for (const Key key : session.keys())
        straight.press(key);
    QVERIFY(straight.state() == session.state());
    QVERIFY(straight.replay() == session.replay());
    QVERIFY(!(whole == session.replay()));
    // The end of a run can be undone.
    QVERIFY(session.press(kQuit));
    QVERIFY(!session.press(Key::Right));
    session.seek(3);
    QVERIFY(session.press(Key::Left));
    QCOMPARE(session.state().outcome, Outcome::Playing);
}

void TestDescentSession::tellsEveryLine() {
    // Every line of the log was told, in order; a replay, a rewind and taking over keep that so.
    const auto flat = [](const Session& session) {
        std::vector<Message> all;
        for (const auto& line : session.told())
            all.insert(all.end(), static_cast<std::size_t>(line.times), line.message);
        return all;
    };
    const auto endsAsTheLog = [&flat](const Session& session) {
        const auto all = flat(session);
        const Log& log = session.state().log;
        return all.size() >= log.size() &&
               std::equal(log.begin(), log.end(), all.end() - std::ptrdiff_t(log.size()));
    };
    std::size_t most = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session = randomRun(seed, 200, 500);
        const auto all = flat(session);
        most = std::max(most, all.size());
        QVERIFY(endsAsTheLog(session));
        const Session again = *Session::of(busyDungeon(500), session.replay());
        QVERIFY(again.told() == session.told());
        const std::int64_t middle = session.length() / 2;
        session.seek(middle);
        QVERIFY(endsAsTheLog(session));
        const auto half = flat(session);
        QVERIFY(half.size() <= all.size() && std::equal(half.begin(), half.end(), all.begin()));
        for (const auto& line : session.told())
            QVERIFY(line.turn <= session.state().turns);
        session.seek(session.length());
        QVERIFY(flat(session) == all);
        session.seek(middle);
        session.forgetTheRest();
        QVERIFY(flat(session) == half);
        if (session.press(kPickUp)) QVERIFY(endsAsTheLog(session));
    }
    QVERIFY(most > 3 * Log::kLines);
}

void TestDescentSession::equalLinesAreFolded() {
    Session session = begun(*Dungeon::of(paintedDescent({{"####", "#@.#", "####"}})));
    const auto begin = session.told();
    QCOMPARE(begin.size(), std::size_t{1});
    QCOMPARE(begin[0].message.id, MessageId::Entered);
    const auto refused = static_cast<int>(Chronicle::kMostLines) + 7;
    for (int i = 0; i < refused; ++i) {
        session.press(kWait);
        session.press(kDescend);
    }
    // The oldest lines were dropped.
    const auto told = session.told();
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(told[0].message.id, MessageId::NoStairsDown);
    QCOMPARE(told[0].times, static_cast<int>(Chronicle::kMostLines));
    QCOMPARE(told[0].turn, std::int64_t{refused});
    session.press(kPickUp);
    QCOMPARE(session.told().size(), std::size_t{2});
    QCOMPARE(session.told()[1].times, 1);
}

void TestDescentSession::sharesTheFloorsThatWereLeft() {
    Session session = begun(*Dungeon::of(paintedDescent({{"@>"}, {"<>"}})));
    const std::size_t small = session.state().bytes();
    session.press(Key::Right);
    for (int i = 0; i < 50; ++i) {
        session.press(kDescend);
        session.press(Key::Right);
    }
    const State copy = session.state();
    QCOMPARE(copy.floorCount(), std::size_t{51});
    for (std::size_t i = 0; i < copy.others.size(); ++i) {
        QCOMPARE(copy.others[i].get(), session.state().others[i].get());
        QCOMPARE(copy.others[i]->depth, static_cast<int>(i) + 1);
    }
    QVERIFY(copy.bytes() < small + 51 * sizeof(std::shared_ptr<Floor>) + 100);
}

/// A stopped key leaves the run as it was, also in the middle of a recording.
void TestDescentSession::newFloorsCanBeStopped() {
    Session session = begun(*Dungeon::of(paintedDescent({{"@>."}, {"<>"}})));
    std::atomic<bool> stop = false;
    QVERIFY(session.press(Key::Right, stop) == true);
    stop = true;
    // A key that makes no floor is not stopped.
    QVERIFY(session.press(kWait, stop) == true);
    QVERIFY(session.press(Key::Left, stop) == true);
    QVERIFY(session.press(Key::Right, stop) == true);
    session.seek(2);
    const Session before = session;
    QVERIFY(!session.press(kDescend, stop));
    QVERIFY(session.state() == before.state());
    QVERIFY(session.keys() == before.keys());
    QCOMPARE(session.moves(), before.moves());
    QVERIFY(session.replay() == before.replay());
    // Otherwise it is the same key.
    stop = false;
    Session other = before;
    QVERIFY(session.press(kDescend, stop) == true);
    QVERIFY(other.press(kDescend));
    QVERIFY(session.state() == other.state());
    QVERIFY(session.replay() == other.replay());
    QCOMPARE(session.state().depth, 2);
    // Stairs to a known floor make none.
    stop = true;
    QVERIFY(session.press(kAscend, stop) == true);
    QCOMPARE(session.state().depth, 1);
    QVERIFY(session.press(kQuit, stop) == true);
    QVERIFY(session.press(kDescend, stop) == false);
}

/// A run that begins although a stop was asked is the run that begins without one.
void TestDescentSession::stoppedSearchesForTheBossChangeNoRun() {
    level::Pack pack;
    pack.id = "deep";
    const auto dungeon = *Dungeon::of(pack);
    Start start;
    start.depth = 4;
    std::set<std::uint64_t> bosses;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        start.seed = seed;
        const auto whole = Session::begin(dungeon, start);
        QVERIFY2(whole, whole ? "" : whole.error().describe().c_str());
        if (whole->state().floor.ground->bossBelow > 0) bosses.insert(seed);
        for (int work = 0; work < 40; ++work) {
            std::atomic<bool> stop = false;
            std::atomic<bool> isBegun = false;
            std::thread other([&] {
                while (!isBegun) {
                }
                std::uint64_t sum = seed;
                for (int i = 0; i < work * 1000; ++i)
                    sum = random::mix(sum, 1);
                stop = sum != 0;
            });
            isBegun = true;
            const auto session = Session::begin(dungeon, start, &stop);
            other.join();
            if (session) QVERIFY(session->state() == whole->state());
        }
    }
    QVERIFY(!bosses.empty());
}

void TestDescentSession::everythingCountsForTheHash() {
    Session session = begun(busyDungeon(9999), armed(4));
    for (const Key key : {kPickUp, kZap, Key::Other, kDescend, Key::Right})
        session.press(key);
    const State state = session.state();
    QVERIFY(state.log.size() == 4 && !state.floor.monsters.empty());
    std::set<std::uint64_t> hashes{hash(state)};
    const auto differs = [&](auto change) {
        State other = state;
        change(other);
        QVERIFY(!(other == state));
        QVERIFY(hashes.insert(hash(other)).second);
    };
    differs([](State& s) { ++s.seed; });
    differs([](State& s) { ++s.keys; });
    differs([](State& s) { ++s.turns; });
    differs([](State& s) { s.outcome = Outcome::Quit; });
    differs([](State& s) { s.killer = ThingKind::Rat; });
    differs([](State& s) { s.asked = s.asked == Asked::Item ? Asked::Nothing : Asked::Item; });
    differs([](State& s) { s.goal = 77; });
    differs([](State& s) { s.depth += 100; });
    differs([](State& s) { s.greatestDepth += 100; });
    differs([](State& s) { s.kills += 100; });
    differs([](State& s) { s.bossPlaced = !s.bossPlaced; });
    differs([](State& s) { s.hero.at.x += 100; });
    differs([](State& s) { s.hero.hp += 100; });
    differs([](State& s) { s.hero.mostHp += 100; });
    differs([](State& s) { s.hero.baseAttack += 100; });
    differs([](State& s) { s.hero.inventory.add(potion(77)); });
    differs([](State& s) { s.hero.inventory.wield(-1); });
    differs([](State& s) { s.hero.inventory.weapon()->enchanted ^= true; });
    differs([](State& s) { s.log.add({MessageId::NothingHere, ThingKind::Hero, 77, 0, {}}); });
    differs([](State& s) { s.floor.monsters[0].hp += 100; });
    differs([](State& s) { s.floor.monsters.pop_back(); });
    differs([](State& s) { s.floor.add({potion(5), s.hero.at}); });
    differs([](State& s) { s.floor.cells.at({0, 0}) = level::Cell(level::Terrain::Void); });
    differs([](State& s) { s.others.push_back(std::make_shared<const Floor>(s.floor)); });
}

void TestDescentSession::beginsHurtOnceMore() {
    Start start = armed(3);
    start.hp = 11;
    Session session = begun(busyDungeon(), start);
    QCOMPARE(session.state().hero.hp, 11);
    for (const Key key : {Key::Right, Key::Down, Key::Right})
        session.press(key);
    const std::string text = written(session.replay());
    QVERIFY(text.find("\"hp\":11,") != std::string::npos);
    const auto again = Session::of(session.sharedDungeon(), *read(text));
    QVERIFY2(again, again ? "" : again.error().describe().c_str());
    QVERIFY(again->start() == start);
    QVERIFY(again->state() == session.state());
    // Another start makes another run, and older replays do not contain the start's values.
    Replay other = session.replay();
    other.header.hp = 12;
    QVERIFY(!Session::of(session.sharedDungeon(), other));
    other.header.hp = 31;
    QVERIFY(Session::of(session.sharedDungeon(), other).error().text.find("1 to 30 hit points") !=
            std::string::npos);
    QVERIFY(written(begun(busyDungeon()).replay()).find("\"hp\"") == std::string::npos);
}

void TestDescentSession::floorsOfTheBuiltInRecipe() {
    const auto dungeon = *Dungeon::of({});
    for (int seed = 0; seed < testing::seeds(400); ++seed) {
        for (const int depth : {1, 2, 3, 4, 7, 30}) {
            const auto runSeed = static_cast<std::uint64_t>(seed);
            const auto floor = dungeon->floorAt(runSeed, depth, depth == 30);
            QVERIFY2(floor, floor ? "" : floor.error().describe().c_str());
            QCOMPARE(floor->size(), (grid::Size{30, 18}));
            const Ground& ground = *floor->ground;
            QCOMPARE(floor->terrain(ground.fromBelow), level::Terrain::StairsDown);
            QCOMPARE(ground.fromAbove, ground.entrance);
            QCOMPARE(floor->terrain(ground.fromAbove) == level::Terrain::StairsUp, depth > 1);
            QVERIFY(ground.fromAbove != ground.fromBelow);
            for (const Monster& monster : floor->monsters) {
                const level::Monster& stats = statsOf(dungeon->tables(), monster.kind);
                QVERIFY(stats.minDepth <= depth);
                QCOMPARE(monster.hp, stats.hp);
                QVERIFY(!monster.isBoss() || depth == 30);
            }
            if (seed % 16 == 0) {
                QVERIFY(*dungeon->floorAt(runSeed, depth, depth == 30) == *floor);
                QVERIFY(!(*dungeon->floorAt(runSeed + 1000, depth, depth == 30) == *floor));
            }
        }
    }
}

void TestDescentSession::theBossIsMetOnceARun() {
    level::Pack pack;
    pack.descent.tables.heroHp = 9999;
    const auto dungeon = *Dungeon::of(pack);
    int met = 0;
    const int runs = std::max(testing::seeds(60), 20);
    for (int seed = 0; seed < runs; ++seed) {
        Engine engine(dungeon);
        Start start;
        start.seed = static_cast<std::uint64_t>(seed);
        State state = *engine.begin(start);
        for (int depth = 1; depth < 25; ++depth) {
            // Moves the hero directly to the stairs, past all monsters.
            state.hero.at = state.floor.ground->fromBelow;
            QVERIFY(engine.press(state, kDescend));
            QCOMPARE(state.depth, depth + 1);
        }
        int bosses = 0;
        for (int depth = 1; depth <= 25; ++depth) {
            for (const Monster& monster : state.floorAt(depth)->monsters) {
                bosses += monster.isBoss();
                QVERIFY(!monster.isBoss() || depth > 3);
            }
        }
        QVERIFY(bosses <= 1);
        QCOMPARE(state.bossPlaced, bosses == 1);
        met += bosses;
    }
    // 22 floors at 15 % each: all but one run in 36 have a boss.
    QVERIFY(met > runs * 3 / 4 && met <= runs);
}

void TestDescentSession::readsPlainKeys() {
    const auto replay = read(
        "{\"key\":\"right\"}\n\n{\"key\": \"g\"}\r\n{\"key\":\"Z\"}\n"
        "{\"key\":\">\"}\n{\"key\":\"other\"}");
    QVERIFY(replay);
    QVERIFY(replay->header == ReplayHeader{});
    QVERIFY((replay->keys == std::vector<Key>{Key::Right, kPickUp, kZap, kDescend, Key::Other}));
    QVERIFY(read("")->keys.empty());
    QVERIFY(startOf(ReplayHeader{}) == Start{});
}

void TestDescentSession::readsTheHeader() {
    const auto replay = read(
        std::string(kHead) +
        R"(,"game":"descent","pack":"p","level":"lair","levelDepth":3,"seed":"18446744073709551615","depth":4,)"
        R"("goal":9,"hp":12,"items":[{"kind":"weapon","power":3,"enchanted":true},{"kind":"wand",)"
        R"("power":8,"range":6,"charges":2}],"weapon":0,"wand":1,"map":"00000000000000ff",)"
        R"("keys":1,"end":"0000000000000abc"})"
        "\n{\"key\":\"up\"}\n");
    QVERIFY2(replay, replay ? "" : replay.error().describe().c_str());
    const ReplayHeader& header = replay->header;
    QCOMPARE(header.game, std::string("descent"));
    QCOMPARE(header.pack, std::string("p"));
    QCOMPARE(header.level, std::string("lair"));
    QCOMPARE(header.levelDepth, std::optional(3));
    QVERIFY(header.map == 255u && header.keys == 1 && header.end == 0xabcu);
    const Start start = startOf(header);
    QCOMPARE(start.seed, ~std::uint64_t{0});
    QCOMPARE(start.depth, 4);
    QCOMPARE(start.goal, 9);
    QCOMPARE(start.hp, 12);
    QVERIFY((start.items == std::vector<Item>{weapon(3, true), wand(8, 6, 2)}));
    QCOMPARE(start.weapon, 0);
    QCOMPARE(start.wand, 1);
}

void TestDescentSession::writesWhatItReads() {
    Replay replay = randomRun(6, 60).replay();
    replay.header.pack = "a \"pack\"";
    replay.header.level = "päck";
    replay.header.levelDepth = 77;
    replay.header.goal = 12;
    replay.header.hp = 7;
    QVERIFY(*read(written(replay)) == replay);
    const Replay plain{{}, {Key::Up, Key::T, Key::Less}};
    QVERIFY(*read(written(plain)) == plain);
    // As a number it would lose its last digits in other JSON readers.
    replay.header.seed = ~std::uint64_t{0};
    QVERIFY(written(replay).find(R"("seed":"18446744073709551615")") != std::string::npos);
    QVERIFY(*read(written(replay)) == replay);
    QCOMPARE(startOf(read(std::string(kHead) + ",\"seed\":7}")->header).seed, std::uint64_t{7});
}

void TestDescentSession::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const std::string& text, const char* problem) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << QString(problem);
    };
    const std::string head(kHead);
    row("no JSON", "{\"key\":\"up\"}\nhello", "a.ndjson: line 2: this is no JSON object");
    row("a list", "[]", "line 1: this is no JSON object");
    row("no key", "{}", "line 1: \"key\" is missing");
    row("unknown key", "{\"key\":\"x\"}",
        "line 1: there is no key \"x\"; there are up, right, "
        "down, left, a to t, z, >, <, ., other");
    row("a number", "{\"key\":1}", "line 1: \"key\" is no text");
    row("more", "{\"key\":\"up\",\"tick\":3}", "line 1: unknown key \"tick\"");
    row("a temple's line", "{\"tick\":3,\"tap\":\"up\"}", "line 1: unknown key");
    row("no replay", R"({"format":"mazeloom-pack","version":1})", "this is no replay");
    row("newer", R"({"format":"mazeloom-replay","version":2})", "newer version");
    row("no version", R"({"format":"mazeloom-replay"})", "\"version\" is missing");
    row("version 0", R"({"format":"mazeloom-replay","version":0})", "is not a known version");
    row("late header", "{\"key\":\"up\"}\n" + head + "}",
        "line 2: a header may only be in the first");
    row("header's key", head + ",\"pace\":\"step\"}", "line 1: unknown key \"pace\"");
    row("depth 0", head + ",\"depth\":0}", "\"depth\" is no whole number from 1 to 1000000");
    row("odd depth", head + ",\"depth\":1.5}", "\"depth\" is no whole number");
    row("huge depth", head + ",\"depth\":18446744073709551615}", "\"depth\" is no whole number");
    row("goal", head + ",\"goal\":-1}", "\"goal\" is no whole number from 0");
    row("level's depth", head + ",\"levelDepth\":0}",
        "\"levelDepth\" is no whole number from 1 to 1000000");
    row("hp below 0", head + ",\"hp\":-1}", "\"hp\" is no whole number from 0 to 9999");
    row("too many hp", head + ",\"hp\":10000}", "\"hp\" is no whole number from 0 to 9999");
    row("hp in words", head + ",\"hp\":\"full\"}", "\"hp\" is no whole number from 0");
    row("seed", head + ",\"seed\":-1}", "\"seed\" is no whole number");
    row("seed in words", head + ",\"seed\":\"seven\"}", "\"seed\" is no whole number");
    row("map", head + ",\"map\":\"zz\"}", "\"map\" is no hash");
    row("end", head + ",\"end\":7}", "\"end\" is no");
    row("items", head + ",\"items\":{}}", "\"items\" is no list of at most 20");
    row("item", head + ",\"items\":[3]}", "\"items\" holds something that is not an object");
    row("kind", head + ",\"items\":[{\"kind\":\"sword\"}]}", "there is no kind of item \"sword\"");
    row("no kind", head + ",\"items\":[{\"power\":3}]}", "an item's \"kind\" is missing");
    row("power", head + ",\"items\":[{\"kind\":\"wand\",\"power\":-1}]}",
        "\"power\" is no whole number from 0");
    row("enchanted", head + ",\"items\":[{\"kind\":\"weapon\",\"enchanted\":1}]}",
        "\"enchanted\" must be true or false");
    row("item's key", head + ",\"items\":[{\"kind\":\"weapon\",\"size\":1}]}",
        "unknown key \"size\"");
    row("weapon", head + ",\"weapon\":20}", "\"weapon\" is no whole number from -1 to 19");
    row("cut off", head + ",\"keys\":3}\n{\"key\":\"up\"}",
        "a.ndjson: the replay has 1 keys, but should have 3");
}

void TestDescentSession::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QString, problem);
    const auto replay =
        read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    QVERIFY(!replay);
    const QString said = QString::fromStdString(replay.error().describe());
    QVERIFY2(said.contains(problem), qPrintable(said));
}

void TestDescentSession::refusesWhatIsTooLong() {
    QVERIFY(!read(std::string(ReplayLimits::kMostBytes + 1, '\n')));
    QVERIFY(!read("{\"key\":\"up\"" + std::string(ReplayLimits::kMostLineBytes, ' ') + "}"));
}

void TestDescentSession::replaysOfOtherRunsAreNoticed() {
    const Session session = randomRun(8, 30);
    const auto problemOf = [&](std::shared_ptr<const Dungeon> dungeon, const Replay& replay) {
        const auto again = Session::of(std::move(dungeon), replay);
        return again ? std::string() : again.error().text;
    };
    Replay replay = session.replay();
    QCOMPARE(problemOf(session.sharedDungeon(), replay), std::string());
    replay.header.game = "temple";
    QCOMPARE(problemOf(session.sharedDungeon(), replay),
             std::string("the replay is of another game: temple"));
    // Another floor, other tables and another seed are refused.
    replay = session.replay();
    level::Pack pack = busy(30);
    pack.levels[0].paint->at({1, 3}) = 1;
    QVERIFY(problemOf(*Dungeon::of(pack), replay).find("on another floor") != std::string::npos);
    pack = busy(30);
    ++pack.descent.tables.boss.attack;
    QVERIFY(!problemOf(*Dungeon::of(pack), replay).empty());
    replay.header.seed = 9;
    QVERIFY(!problemOf(session.sharedDungeon(), replay).empty());
    // A replay that does not say what it was recorded on is played on the current pack.
    replay.header.map = replay.header.end = std::nullopt;
    replay.keys.clear();
    QCOMPARE(problemOf(session.sharedDungeon(), replay), std::string());
}

void TestDescentSession::floorsThatChangedAreNoticed() {
    const auto packWith = [](const char* second, const char* third) {
        return paintedDescent({{"@.>"}, {second}, {third}});
    };
    const auto dungeonOf = [&](const char* second, const char* third) {
        return *Dungeon::of(packWith(second, third));
    };
    Session session = begun(dungeonOf("<.p.>", "<.>"));
    for (const Key key : {Key::Right, Key::Right, kDescend, Key::Right, Key::Right, kPickUp})
        QVERIFY(session.press(key));
    QCOMPARE(session.state().depth, 2);
    const Replay replay = session.replay();
    QVERIFY(replay.header.end == hash(session.state()));
    const auto of = [&](const char* second, const char* third, const Replay& played) {
        return Session::of(dungeonOf(second, third), played);
    };
    QVERIFY(of("<.p.>", "<.>", replay));
    // The first floor and the tables are unchanged, yet the run differs.
    const auto other = of("<.).>", "<.>", replay);
    QVERIFY(!other);
    QVERIFY(other.error().text.find("ends differently than when") != std::string::npos);
    // Floors that the run did not reach may change.
    QVERIFY(of("<.p.>", "<.G.>", replay));
    // An older replay without the hash of its end is played on the current pack.
    Replay old = replay;
    old.header.end.reset();
    QVERIFY(of("<.).>", "<.>", old));
    // After rewinding, the replay still contains the whole run.
    session.seek(2);
    QVERIFY(session.replay() == replay);
    QCOMPARE(session.key(), 2);
}

void TestDescentSession::keysAfterTheEnd() {
    const Replay replay{{}, {Key::Right, kQuit, Key::Left}};
    const auto session = Session::of(busyDungeon(), replay);
    QVERIFY(session.has_value());
    QVERIFY(session->state().outcome == Outcome::Quit);
    QCOMPARE(session->length(), 2);
    QCOMPARE(leftOut(*session, replay), 1);
    QCOMPARE(leftOut(*session, session->replay()), 0);
}

void TestDescentSession::loadingIsGivenUp() {
    const Session live = randomRun(6, 100);
    const std::int64_t length = live.length();
    QVERIFY(length > 10);
    for (const std::int64_t last : {std::int64_t{0}, std::int64_t{7}, length - 1, length + 1}) {
        std::atomic<bool> stop = false;
        std::int64_t told = -1;
        play::LoadControl control{&stop, {}};
        control.progress = [&](play::LoadStep step, std::int64_t done, std::int64_t count) {
            QVERIFY(step == play::LoadStep::Playing);
            QCOMPARE(count, length);
            QCOMPARE(done, told + 1);
            told = done;
            stop = done == last;
        };
        const auto session = Session::of(live.sharedDungeon(), live.replay(), control);
        QCOMPARE(session.has_value(), last > length);
        QCOMPARE(told, std::min(last, length - 1));
        if (session) QVERIFY(session->state() == live.state());
    }
    // Reading the text can be stopped too; its first line is reported as read before the stop.
    std::atomic<bool> stop = true;
    QVERIFY(!readReplay(written(live.replay()), "a.ndjson", {&stop, {}}).has_value());
}

void TestDescentSession::tellsTheResult() {
    Session session = begun(busyDungeon(), {77});
    session.press(Key::Right);
    std::ostringstream text;
    writeText(text, session);
    QVERIFY(text.str().find("outcome: playing\nturns: 1\ndepth: 1 (greatest 1)\nkills: 0\n"
                            "hp: 30 of 30\nscore: 100\nhash: ") == 0);
    QCOMPARE(text.str().size(), text.str().find("hash: ") + 6 + 16 + 1);
    session.press(kQuit);
    text.str({});
    writeText(text, session);
    QVERIFY(text.str().find("outcome: quit\n") == 0);
}

MAZELOOM_TEST(TestDescentSession)

}  // namespace mazeloom::tst_descent_session

#include "tst_descent_session.moc"

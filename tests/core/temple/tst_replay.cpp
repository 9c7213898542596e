// SPDX-License-Identifier: MIT
// Replays: files, rewinding and repeating sessions, and the clock that drives them.
#include <array>
#include <atomic>
#include <set>
#include <sstream>

#include <QTest>

#include "core/play/clock.h"
#include "core/play/history.h"
#include "core/play/replay.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/session.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_replay {

using namespace play::temple;
using level::ThingKind;
using play::Input;
using play::Replay;
using play::Stroke;

class TestReplay : public QObject {
    Q_OBJECT

  private slots:
    void readsPlainInputs();
    void readsTheHeader();
    void writesWhatItReads();
    void refuses_data();
    void refuses();
    void refusesWhatIsTooLong();

    void aReplayIsTheSessionOnceMore();
    void rewindsToAnyTick();
    void isTakenOverInThePast();
    void endsWhenAllIsAtRest();
    void endsAtItsTick();
    void inputsAfterTheEndAreLeftOut();
    void readingIsGivenUp();
    void playingIsGivenUp();
    void aMapIsGivenUp();
    void replaysOfOtherMapsAreNoticed();
    void timeThatStandsStill();
    void historyKeepsItsBounds();
    void setsOfCells();

    void theClockKeepsTime();
    void theClockForgivesHitches();
    void attemptsHaveTheirOwnTraps();
    void attemptsKeepADrawnShape();
    void anAttemptIsRepeatedByItsNumber();
};

namespace {

tl::expected<Replay, Problem> read(std::string_view text) {
    return play::readReplay(text, "a.ndjson", kButtonNames);
}

/// Returns a level with everything that moves.
level::Level busy() {
    level::Level level = testing::endless({"@..~~.h.....", ".x$.v.t.....", "..g...L.....",
                                           "?...~..x....", "....$..g....", "............"});
    testing::emitterOf(level).beam = {20, 70, 5};
    level.trajectories = {testing::mover(ThingKind::Bug, {{7, 0}, {5, 4}, {3, 3}}, false, 55),
                          testing::mover(ThingKind::Boss, {{11, 4}, {9, 3}}, true, 20)};
    return level;
}

std::shared_ptr<const Field> fieldOf(const level::Level& level) {
    return testing::Attempt(level).engine.sharedField();
}

/// Returns a small temple whose shape depends on the seed: caves, a blob, or rooms, in turn.
level::Level drawnCaves(int turn) {
    level::Level level = testing::solid(
        {24, 24}, {"shape", "hidden-maze", "reach", "traps", "coins"}, level::Ruleset::Temple);
    const std::array<std::string, 3> sources{"caves", "blob", "rooms-and-maze"};
    return testing::with(level, "shape", "source", sources[static_cast<std::size_t>(turn) % 3]);
}

std::vector<Stroke> randomStrokes(random::Stream& random) {
    std::vector<Stroke> strokes;
    while (random.chance(8)) {
        // Without the designer's invulnerability, so that attempts end.
        strokes.push_back({static_cast<play::Action>(random.below(3)),
                           static_cast<play::ButtonIndex>(random.below(kButtons - 1))});
    }
    return strokes;
}

}  // namespace

void TestReplay::readsPlainInputs() {
    const auto replay = read(
        "{\"tick\":120,\"press\":\"right\"}\n\n{\"release\":\"right\",\"tick\":131}\r\n"
        "  {\"tick\": 131, \"tap\": \"throw\"}");
    QVERIFY(replay.has_value());
    const std::vector<Input> expected{
        {120, press(Button::Right)}, {131, release(Button::Right)}, {131, tap(Button::Throw)}};
    QVERIFY(replay->inputs == expected);
    QVERIFY(replay->header == play::ReplayHeader());
    QVERIFY(read("")->inputs.empty());
    // Files from before attempts were numbered belong to the first attempt.
    const auto old = read(R"({"format":"mazeloom-replay","version":1,"seed":7})");
    QVERIFY(old.has_value());
    QCOMPARE(old->header.attempt, std::uint64_t{0});
    // Seeds as numbers are accepted too.
    QCOMPARE(*old->header.seed, std::uint64_t{7});
}

void TestReplay::readsTheHeader() {
    const auto replay = read(
        R"({"format":"mazeloom-replay","version":1,"game":"temple","pack":"temple",)"
        R"("level":"the-ring","seed":"18446744073709551615","attempt":12,"map":"00000000000000ff",)"
        R"("pace":"step","ticks":12})");
    QVERIFY(replay.has_value());
    const play::ReplayHeader& header = replay->header;
    QCOMPARE(header.game, std::string("temple"));
    QCOMPARE(header.pack, std::string("temple"));
    QCOMPARE(header.level, std::string("the-ring"));
    QCOMPARE(header.pace, std::string("step"));
    QCOMPARE(*header.seed, ~std::uint64_t{0});
    QCOMPARE(header.attempt, std::uint64_t{12});
    QCOMPARE(*header.map, std::uint64_t{255});
    QCOMPARE(*header.ticks, 12);
}

void TestReplay::writesWhatItReads() {
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Replay replay;
        if (random.chance(50)) replay.header.game = "temple";
        if (random.chance(50)) replay.header.pack = "a \"pack\"\n\\";
        if (random.chance(50)) replay.header.level = "ring";
        if (random.chance(50)) replay.header.pace = "real time";
        if (random.chance(50)) replay.header.seed = std::uint64_t{random.bits()} << 32;
        if (random.chance(50)) replay.header.attempt = random.below(1'000'000'000);
        if (random.chance(50)) replay.header.map = random.bits();
        if (random.chance(50)) replay.header.ticks = random.below(100000);
        std::int64_t tick = 0;
        for (std::uint32_t i = random.below(20); i > 0; --i) {
            tick += random.below(3) * random.below(1000);
            replay.inputs.push_back({tick,
                                     {static_cast<play::Action>(random.below(3)),
                                      static_cast<play::ButtonIndex>(random.below(kButtons))}});
        }
        std::ostringstream out;
        play::writeReplay(out, replay, kButtonNames);
        const auto again = read(out.str());
        QVERIFY(again.has_value());
        QVERIFY(*again == replay);
    }
}

void TestReplay::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* text, const char* message) {
        QTest::newRow(message) << QByteArray(text) << QString::fromUtf8(message);
    };
    row("hello",
        "a.ndjson: line 1: this is no JSON object such as {\"tick\": 120, \"press\": "
        "\"right\"}");
    row("[1]", "a.ndjson: line 1: this is no JSON object such as");
    row("{\"tick\":1,\"tap\":\"up\"}\n{\"tick\":1", "a.ndjson: line 2: this is no JSON object");
    row("{\"tick\":1}", "a.ndjson: line 1: what is done is missing: press, release or tap");
    row("{\"tap\":\"up\"}", "a.ndjson: line 1: \"tick\" is missing");
    row("{\"tick\":-1,\"tap\":\"up\"}", "a.ndjson: line 1: \"tick\" is no whole number from 0 to");
    row("{\"tick\":1.5,\"tap\":\"up\"}", "a.ndjson: line 1: \"tick\" is no whole number from 0");
    row("{\"tick\":99999999999,\"tap\":\"up\"}", "a.ndjson: line 1: \"tick\" is no whole number");
    row("{\"tick\":1,\"tap\":\"jump\"}",
        "a.ndjson: line 1: there is no button \"jump\"; there are "
        "up, right, down, left, throw");
    row("{\"tick\":1,\"tap\":7}", "a.ndjson: line 1: \"tap\" is no text");
    row("{\"tick\":1,\"tap\":\"up\",\"press\":\"up\"}",
        "a.ndjson: line 1: one of press, release and tap is enough for a line");
    row("{\"tick\":1,\"tap\":\"up\",\"why\":1}", "a.ndjson: line 1: unknown key \"why\"");
    row("{\"tick\":5,\"tap\":\"up\"}\n{\"tick\":4,\"tap\":\"up\"}",
        "a.ndjson: line 2: the tick is before that of the line above");
    row("{\"tick\":5,\"tap\":\"up\"}\n{\"format\":\"mazeloom-replay\",\"version\":1}",
        "a.ndjson: line 2: a header may only be in the first line");
    row("{\"format\":\"mazeloom-pack\",\"version\":1}",
        "a.ndjson: line 1: \"format\" is not \"mazeloom-replay\": this is no replay");
    row("{\"format\":\"mazeloom-replay\"}", "a.ndjson: line 1: \"version\" is missing");
    row("{\"format\":\"mazeloom-replay\",\"version\":2}",
        "a.ndjson: line 1: the replay is of a newer version than this program reads (1)");
    row("{\"format\":\"mazeloom-replay\",\"version\":1,\"seed\":-1}",
        "a.ndjson: line 1: \"seed\" is no whole number");
    row("{\"format\":\"mazeloom-replay\",\"version\":1,\"attempt\":1000000000}",
        "a.ndjson: line 1: \"attempt\" is no whole number from 0 to 999999999");
    row("{\"format\":\"mazeloom-replay\",\"version\":1,\"map\":\"xyz\"}",
        "a.ndjson: line 1: \"map\" is no hash of 16 hexadecimal digits");
    row("{\"format\":\"mazeloom-replay\",\"version\":1,\"pace\":\"slow\"}",
        "a.ndjson: line 1: \"pace\" is neither");
    row("{\"format\":\"mazeloom-replay\",\"version\":1,\"more\":1}",
        "a.ndjson: line 1: unknown key \"more\"");
}

void TestReplay::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto replay = read(text.toStdString());
    QVERIFY(!replay.has_value());
    const QString said = QString::fromStdString(replay.error().describe());
    QVERIFY2(said.startsWith(message), qPrintable(said));
}

void TestReplay::refusesWhatIsTooLong() {
    const std::string spaces(play::ReplayLimits::kMostLineBytes, ' ');
    QVERIFY(!read("{\"tick\":1," + spaces + "\"tap\":\"up\"}").has_value());
    // Deep nesting is refused without a crash.
    QVERIFY(!read(std::string(4000, '[')).has_value());
    const std::string huge(play::ReplayLimits::kMostBytes + 1, '\n');
    QVERIFY(!read(huge).has_value());
}

void TestReplay::aReplayIsTheSessionOnceMore() {
    const auto field = fieldOf(busy());
    int ended = 0;
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Session live(field, random.chance(30) ? Pace::Step : Pace::RealTime);
        for (std::uint32_t i = random.below(600); i > 0; --i)
            live.advance(randomStrokes(random));
        ended += live.state().isOver();
        std::ostringstream out;
        play::writeReplay(out, live.replay(), kButtonNames);
        const auto replay = read(out.str());
        QVERIFY(replay.has_value());
        const auto again = Session::of(field, *replay);
        QVERIFY2(again.has_value(), again ? "" : again.error().text.c_str());
        QVERIFY(again->state() == live.state());
        QCOMPARE(hash(again->state()), hash(live.state()));
    }
    // Some of the random sequences must end the attempt.
    QVERIFY(ended > 0);
}

void TestReplay::rewindsToAnyTick() {
    const auto field = fieldOf(busy());
    for (int seed = 0; seed < testing::seeds(20); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Session session(field, seed % 3 == 0 ? Pace::Step : Pace::RealTime);
        session.advance(std::vector{press(Button::Invulnerable)});
        std::vector<State> then;
        if (session.tick() == 0)
            then.push_back(Engine(field).start());
        else
            then = {Engine(field).start(), session.state()};
        for (int i = 0; i < 2000; ++i) {
            if (session.advance(randomStrokes(random))) then.push_back(session.state());
        }
        const State end = session.state();
        const std::int64_t length = session.length();
        QCOMPARE(static_cast<std::int64_t>(then.size()), length + 1);
        for (int i = 0; i < 200; ++i) {
            const auto tick =
                static_cast<std::int64_t>(random.below(static_cast<std::uint32_t>(length + 1)));
            session.seek(tick);
            QVERIFY(session.state() ==
                    (tick == length ? end : then[static_cast<std::size_t>(tick)]));
            QCOMPARE(session.length(), length);
            // Then the session continues as recorded.
            if (tick < length) {
                QVERIFY(session.playOn());
                QVERIFY(session.state() ==
                        (tick + 1 == length ? end : then[static_cast<std::size_t>(tick + 1)]));
            }
        }
        session.seek(length + 100);
        QVERIFY(session.state() == end);
        QVERIFY(!session.playOn());
        session.seek(-5);
        QCOMPARE(session.tick(), 0);
    }
}

void TestReplay::isTakenOverInThePast() {
    const auto field = fieldOf(testing::endless({"@........."}));
    Session session(field);
    session.advance(std::vector{press(Button::Right)});
    for (int i = 1; i < 1000; ++i)
        session.advance({});
    QCOMPARE(session.state().hero.at, (grid::Point{9, 0}));
    session.seek(20);
    QCOMPARE(session.state().hero.at, (grid::Point{3, 0}));
    session.advance(std::vector{release(Button::Right)});
    QCOMPARE(session.length(), 21);
    for (int i = 0; i < 500; ++i)
        session.advance({});
    QCOMPARE(session.state().hero.at, (grid::Point{3, 0}));
    QCOMPARE(session.inputs().size(), 2u);
    const auto again = Session::of(field, session.replay());
    QVERIFY(again && again->state() == session.state());
}

void TestReplay::endsWhenAllIsAtRest() {
    const auto field = fieldOf(testing::endless({"@.......", "}}}}}}}.", "t......."}));
    const auto playedFrom = [&](std::vector<Input> inputs) {
        const auto session = Session::of(field, Replay{{}, std::move(inputs)});
        return session ? session->state() : State();
    };
    // Without input there is nothing to wait for.
    QCOMPARE(playedFrom({}).tick, 0);
    // Taps are finished.
    State state = playedFrom({{3, tap(Button::Right)}, {3, tap(Button::Right)}});
    QCOMPARE(state.hero.at, (grid::Point{2, 0}));
    // A waterfall carries its passenger to its end.
    QCOMPARE(playedFrom({{0, tap(Button::Down)}}).hero.at, (grid::Point{7, 1}));
    // A fuse burns to its end.
    state = playedFrom({{0, tap(Button::Down)}, {8, tap(Button::Down)}, {20, tap(Button::Throw)}});
    QVERIFY(state.cause == Cause::Blast);
    // A held button counts for ten seconds.
    state = playedFrom({{7, press(Button::Right)}});
    QCOMPARE(state.tick, 607);
    QCOMPARE(state.hero.at, (grid::Point{7, 0}));
}

void TestReplay::endsAtItsTick() {
    const auto field = fieldOf(testing::endless({"@......."}));
    Replay replay;
    replay.inputs = {{5, press(Button::Right)}};
    replay.header.ticks = 21;
    const auto session = Session::of(field, replay);
    QVERIFY(session.has_value());
    QCOMPARE(session->tick(), 21);
    QCOMPARE(session->state().hero.at, (grid::Point{3, 0}));
}

void TestReplay::inputsAfterTheEndAreLeftOut() {
    // RULES.md T-14.6: inputs are left out after the declared end …
    const auto field = fieldOf(testing::endless({"@......."}));
    Replay replay;
    replay.header.ticks = 21;
    replay.inputs = {{5, press(Button::Right)}};
    const auto whole = Session::of(field, replay);
    for (const std::vector<Input>& later : {std::vector<Input>{{21, tap(Button::Left)}},
                                            {{22, tap(Button::Left)}, {40, release(Button::Right)}},
                                            {{400, tap(Button::Left)}}}) {
        Replay longer = replay;
        longer.inputs.insert(longer.inputs.end(), later.begin(), later.end());
        const auto session = Session::of(field, longer);
        QVERIFY(session.has_value());
        QCOMPARE(session->tick(), 21);
        QVERIFY(session->state() == whole->state());
        QCOMPARE(leftOut(*session, longer), 1);
    }
    // … and after the end of the attempt, whatever is declared.
    const auto trap = fieldOf(testing::endless({"@x"}));
    for (const std::optional<std::int64_t> ticks : {std::optional<std::int64_t>(), {90}}) {
        Replay lost;
        lost.header.ticks = ticks;
        lost.inputs = {
            {0, tap(Button::Right)}, {50, tap(Button::Left)}, {50, release(Button::Left)}};
        const auto session = Session::of(trap, lost);
        QVERIFY(session && session->state().isOver());
        QCOMPARE(leftOut(*session, lost), 1);
    }
    // A recorded session has no input after its end, even in a pace where time stands still.
    Session still(field, Pace::Step);
    still.advance(std::vector{tap(Button::Grenade)});
    const Replay recorded = still.replay();
    const auto again = Session::of(field, recorded);
    QVERIFY(again.has_value());
    QCOMPARE(again->inputs().size(), recorded.inputs.size());
    QCOMPARE(leftOut(*again, recorded), 0);
}

void TestReplay::readingIsGivenUp() {
    const std::string line = "{\"tick\":1,\"tap\":\"up\"}\n";
    const auto bytes = static_cast<std::int64_t>(line.size());
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += line;
    for (const std::int64_t last : {0, 1, 500, 999}) {
        std::atomic<bool> stop = false;
        std::int64_t told = -1;
        play::LoadControl control{&stop, {}};
        control.progress = [&](play::LoadStep step, std::int64_t done, std::int64_t count) {
            QVERIFY(step == play::LoadStep::Reading);
            QCOMPARE(count, 1000 * bytes);
            QCOMPARE(done, told < 0 ? 0 : told + bytes);
            told = done;
            stop = done == last * bytes;
        };
        const auto replay = play::readReplay(text, "a.ndjson", kButtonNames, control);
        QVERIFY(!replay.has_value());
        QVERIFY(replay.error().text == play::stoppedLoading().text);
        QCOMPARE(told, last * bytes);
    }
}

void TestReplay::playingIsGivenUp() {
    const auto field = fieldOf(testing::endless({"@......."}));
    Session live(field);
    for (int i = 0; i < 3000; ++i)
        live.advance(std::vector{tap(i % 20 < 10 ? Button::Right : Button::Left)});
    QCOMPARE(live.tick(), 3000);
    const Replay replay = live.replay();
    for (const std::int64_t last : {0, 1, 1500, 3000, 4000}) {
        std::atomic<bool> stop = false;
        std::int64_t told = -1;
        play::LoadControl control{&stop, {}};
        control.progress = [&](play::LoadStep step, std::int64_t done, std::int64_t count) {
            QVERIFY(step == play::LoadStep::Playing);
            QCOMPARE(count, 3000);
            QCOMPARE(done, told + 1);
            told = done;
            stop = done == last;
        };
        const auto session = Session::of(field, replay, control);
        QCOMPARE(session.has_value(), last > 3000);
        QCOMPARE(told, std::min<std::int64_t>(last, 3000));
        // Following the progress does not change the result.
        if (session) {
            QVERIFY(session->state() == live.state());
        } else {
            QVERIFY(session.error().text == play::stoppedLoading().text);
        }
    }
}

void TestReplay::aMapIsGivenUp() {
    std::atomic<bool> stop = false;
    QVERIFY(generateField(drawnCaves(0), {}, 1, 0, {}, &stop).has_value());
    stop = true;
    QVERIFY(!generateField(drawnCaves(0), {}, 1, 0, {}, &stop).has_value());
}

void TestReplay::replaysOfOtherMapsAreNoticed() {
    const auto field = fieldOf(testing::endless({"@......."}));
    const auto other = fieldOf(testing::endless({"@......$"}));
    const Replay replay = Session(field).replay();
    QVERIFY(Session::of(field, replay).has_value());
    const auto wrong = Session::of(other, replay);
    QVERIFY(!wrong.has_value());
    QVERIFY(wrong.error().text.find("recorded on another map") != std::string::npos);
    Replay foreign = replay;
    foreign.header.game = "descent";
    QVERIFY(Session::of(field, foreign).error().text.find("another game") != std::string::npos);
    // Everything that affects the game is part of the hash.
    level::Level level = busy();
    const std::uint64_t before = fieldOf(level)->hash();
    QCOMPARE(fieldOf(busy())->hash(), before);
    std::vector<level::Level> changed(6, level);
    changed[0].trajectories[0].speed += 1;
    changed[1].trajectories[1].toughness += 1;
    changed[2].trajectories[0].phase += 1;
    changed[3].objectives.coins = 3;
    testing::emitterOf(changed[4]).beam.off += 1;
    changed[5].paint->at({3, 3}) = static_cast<level::Paint>(level::Terrain::Water);
    for (const level::Level& another : changed)
        QVERIFY(fieldOf(another)->hash() != before);
}

void TestReplay::timeThatStandsStill() {
    const auto field = fieldOf(testing::endless({"@......."}));
    Replay replay;
    replay.header.pace = "step";
    replay.inputs = {{0, tap(Button::Right)}, {8, tap(Button::Right)}};
    const auto session = Session::of(field, replay);
    QVERIFY(session && session->state().hero.at == (grid::Point{2, 0}));
    replay.inputs[1].tick = 9;
    const auto stuck = Session::of(field, replay);
    QVERIFY(!stuck.has_value());
    QVERIFY(stuck.error().text.starts_with("the input of tick 9 is never reached"));
}

void TestReplay::historyKeepsItsBounds() {
    struct Fat {
        std::int64_t tick = 0;
        std::size_t bytes() const { return std::size_t{1} << 20; }
    };
    play::History<Fat> history{Fat{}};
    for (std::int64_t tick = 1; tick < 200'000; ++tick) {
        history.note(Fat{tick});
        QVERIFY(history.bytes() <= play::History<Fat>::kMostBytes);
        if (tick % 1000 != 0) continue;
        // A stored state lies shortly before any tick of the last ten minutes.
        for (std::int64_t back = 0; back < std::min<std::int64_t>(tick, 36'000); back += 100) {
            const std::int64_t kept = history.before(tick - back).tick;
            QVERIFY(kept <= tick - back);
            QVERIFY(tick - back - kept <= 4 * play::History<Fat>::kSpacing);
        }
    }
    history.forgetAfter(190'000);
    QVERIFY(history.before(1'000'000).tick <= 190'000);
    QCOMPARE(history.before(0).tick, 0);
}

void TestReplay::setsOfCells() {
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        IndexSet set;
        std::set<std::uint32_t> expected;
        for (std::uint32_t i = random.below(300); i > 0; --i) {
            const std::uint32_t member = random.below(random.chance(50) ? 500 : 1'000'000);
            QCOMPARE(set.insert(member), expected.insert(member).second);
            QVERIFY(set.contains(member));
            QCOMPARE(set.contains(member + 1), expected.contains(member + 1));
        }
        QCOMPARE(set.size(), expected.size());
        QCOMPARE(set.isEmpty(), expected.empty());
        QVERIFY(std::equal(set.begin(), set.end(), expected.begin(), expected.end()));
        IndexSet backwards;
        for (auto i = expected.rbegin(); i != expected.rend(); ++i)
            backwards.insert(*i);
        QVERIFY(backwards == set);
    }
}

void TestReplay::theClockKeepsTime() {
    for (const int speed : {25, 50, 100, 200, 400}) {
        play::Clock clock;
        clock.setSpeed(speed);
        random::Stream random(1);
        std::int64_t time = 0;
        std::int64_t ticks = 0;
        while (time < 100'000'000'000) {
            const std::int64_t passed = random.between(0, 40'000'000);
            time += passed;
            ticks += clock.ticksAfter(passed);
            QCOMPARE(ticks, time / 1000 * speed * 60 / 100 / 1'000'000);
            QVERIFY(clock.thousandths() >= 0 && clock.thousandths() < 1000);
        }
    }
    play::Clock clock;
    clock.setSpeed(1);
    QCOMPARE(clock.speed(), 25);
    clock.setSpeed(100'000);
    QCOMPARE(clock.speed(), 3200);
}

void TestReplay::theClockForgivesHitches() {
    play::Clock clock;
    QCOMPARE(clock.ticksAfter(std::int64_t{3600} * 1'000'000'000), 6);
    QCOMPARE(clock.ticksAfter(-5), 0);
    clock.ticksAfter(10'000'000);
    QVERIFY(clock.thousandths() > 0);
    clock.reset();
    QCOMPARE(clock.thousandths(), 0);
}

void TestReplay::attemptsHaveTheirOwnTraps() {
    level::Level level =
        testing::painted({"@......$", "........", "..x.....", "........", "......!!"},
                         {"shape", "hidden-maze", "reach", "traps", "coins"});
    std::set<std::uint64_t> hashes;
    for (std::uint64_t attempt = 0; attempt < 20; ++attempt) {
        const auto field = generateField(level, {}, 7, attempt);
        QVERIFY(field.has_value());
        hashes.insert((*field)->hash());
        // Painted cells stay.
        QVERIFY(((*field)->notes((grid::Point{7, 0})) & Field::kCoin) != 0);
        QVERIFY(((*field)->notes((grid::Point{2, 2})) & Field::kTrap) != 0);
        QVERIFY(((*field)->notes((grid::Point{6, 4})) & Field::kTrap) == 0);
        const auto again = generateField(level, {}, 7, attempt);
        QCOMPARE((*again)->hash(), (*field)->hash());
    }
    QCOMPARE(hashes.size(), 20u);
    level.objects.clear();
    QVERIFY(!generateField(level, {}, 1).has_value());
}

void TestReplay::attemptsKeepADrawnShape() {
    const auto cellsWith = [](const Field& field, unsigned note) {
        std::vector<bool> cells;
        for (int y = 0; y < field.size().height; ++y) {
            for (int x = 0; x < field.size().width; ++x)
                cells.push_back((field.notes(grid::Point{x, y}) & note) != 0);
        }
        return cells;
    };
    for (int i = 0; i < testing::seeds(200); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const level::Level level = drawnCaves(i);
        const auto first = generateField(level, {}, seed);
        QVERIFY(first.has_value());
        const auto shape = cellsWith(**first, Field::kOpen);
        std::set<std::vector<bool>> traps{cellsWith(**first, Field::kTrap)};
        for (const std::uint64_t attempt : {1u, 2u, 3u, 50u}) {
            const auto next = generateField(level, {}, seed, attempt);
            QVERIFY(next.has_value());
            QVERIFY(cellsWith(**next, Field::kOpen) == shape);
            QCOMPARE((*next)->start(), (*first)->start());
            QVERIFY(traps.insert(cellsWith(**next, Field::kTrap)).second);
        }
        // Another seed gives another shape.
        const auto other = generateField(level, {}, seed + 1'000'000);
        QVERIFY(cellsWith(**other, Field::kOpen) != shape);
    }
}

void TestReplay::anAttemptIsRepeatedByItsNumber() {
    for (int i = 0; i < testing::seeds(50); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed);
        const level::Level level = drawnCaves(i);
        Session live(*generateField(level, {}, seed, 3));
        for (int tick = 0; tick < 200; ++tick)
            live.advance(randomStrokes(random));
        Replay kept = live.replay();
        kept.header.seed = seed;
        kept.header.attempt = 3;
        std::ostringstream out;
        play::writeReplay(out, kept, kButtonNames);
        const auto known = read(out.str());
        QVERIFY(known.has_value());
        const auto fieldOfAttempt = [&](std::uint64_t attempt) {
            return *generateField(level, {}, *known->header.seed, attempt);
        };
        const auto again = Session::of(fieldOfAttempt(known->header.attempt), *known);
        QVERIFY(again.has_value());
        QCOMPARE(hash(again->state()), hash(live.state()));
        QVERIFY(!Session::of(fieldOfAttempt(2), *known).has_value());
    }
}

MAZELOOM_TEST(TestReplay)

}  // namespace mazeloom::tst_replay

#include "tst_replay.moc"

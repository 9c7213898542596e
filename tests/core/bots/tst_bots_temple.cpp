// SPDX-License-Identifier: MIT
// Bots in temples: a better bot wins no less often than a worse one, the bold one plays as the
// deducer where nothing moves or shines, and the perfect one wins whatever is proven winnable; each
// knows only what is shown, plays the same game again from the same seed, and finishes; and a
// replay of its inputs ends in the same state.
#include <memory>
#include <string>
#include <vector>

#include <QTest>

#include "core/analyse/bots/heat.h"
#include "core/analyse/bots/temple/bots.h"
#include "core/analyse/measures/measures.h"
#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/session.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/proportions.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_bots_temple {

using namespace analyse::bots::temple;
using grid::Point;
using play::temple::Cause;
using play::temple::Field;
using play::temple::Numbers;

class TestBotsTemple : public QObject {
    Q_OBJECT

  private slots:
    void theListIsWhole();
    void aBetterOneWinsNoLess_data();
    void aBetterOneWinsNoLess();
    void theBoldOneIgnoresBugsAndBeams();
    void thePerfectOneWinsWhatIsProven();
    void seesOnlyWhatIsShown();
    void playsTheSameAgainAndAsAReplay();
    void everyGameEnds();
    void readsNumbers();
    void paysForATrapWithAHeart();
    void waitsForABug();
    void passesABeam();
    void keepsOutOfWhatWounds();
    void triesNothingWithoutAnAim();
    void tellsWhereItDies();
    void isMeasured();
};

namespace {

using Fields = std::vector<std::shared_ptr<const Field>>;

const level::Pack& templePack() {
    static const auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    if (!pack) qFatal("the built-in temple cannot be read");
    return *pack;
}

Fields fieldsOf(const std::string& id, int count) {
    Fields fields;
    for (int seed = 1; seed <= count; ++seed) {
        const auto field = play::temple::generateField(
            *templePack().findLevel(id), templePack().rooms, static_cast<std::uint64_t>(seed));
        if (field) fields.push_back(*field);
    }
    return fields;
}

std::shared_ptr<const Field> fieldOf(const level::Level& level) {
    const auto made = generate::generate(level, {}, 1);
    if (!made) qFatal("%s", made.error().describe().c_str());
    const auto field = Field::make(level, made->map);
    if (!field) qFatal("%s", field.error().describe().c_str());
    return *field;
}

std::shared_ptr<const Field> paintedField(const std::vector<std::string>& rows) {
    return fieldOf(testing::painted(rows, {}));
}

}  // namespace

void TestBotsTemple::theListIsWhole() {
    QCOMPARE(bots().size(), std::size_t{6});
    for (const Bot* bot : bots()) {
        QVERIFY(findBot(bot->id) == bot);
        QVERIFY(!bot->title.empty() && bot->sentence.ends_with('.'));
    }
    QVERIFY(findBot("Greedy") == nullptr);
}

void TestBotsTemple::aBetterOneWinsNoLess_data() {
    QTest::addColumn<QString>("level");
    for (const char* level : {"first-steps", "two-hearts", "still-water", "the-sleepless"})
        QTest::newRow(level) << QString(level);
}

void TestBotsTemple::aBetterOneWinsNoLess() {
    QFETCH(const QString, level);
    const Fields fields = fieldsOf(level.toStdString(), testing::seeds(300));
    QVERIFY(!fields.empty());
    std::vector<int> wins;
    std::vector<const Bot*> ranked;
    for (const Bot* bot : bots()) {
        // The bold bot is a probe: among bugs it wins less often than the greedy one.
        if (!bot->isRanked) continue;
        ranked.push_back(bot);
        wins.push_back(0);
        for (std::size_t i = 0; i < fields.size(); ++i)
            wins.back() += playGame(*bot, {fields[i], Numbers::Near, i}).isWon() ? 1 : 0;
        for (std::size_t worse = 0; worse + 1 < wins.size(); ++worse) {
            QVERIFY2(
                !testing::isMoreOften(wins[worse], wins.back(), static_cast<int>(fields.size())),
                qPrintable(QString("%1 wins %2, %3 wins %4")
                               .arg(QString::fromLatin1(ranked[worse]->id.data()))
                               .arg(wins[worse])
                               .arg(QString::fromLatin1(bot->id.data()))
                               .arg(wins.back())));
        }
    }
    // The levels are neither all won nor all lost.
    QVERIFY(testing::isMoreOften(wins.back(), wins.front(), static_cast<int>(fields.size())));
}

void TestBotsTemple::theBoldOneIgnoresBugsAndBeams() {
    QVERIFY(!boldBot.isRanked);
    // In levels without bugs, beams and bosses it plays exactly as the deducer does.
    for (const char* level : {"first-steps", "still-water", "the-snail"}) {
        for (const auto& field : fieldsOf(level, testing::seeds(20))) {
            QVERIFY(field->bugs().empty() && field->emitters().empty() && field->bosses().empty());
            QCOMPARE(playGame(boldBot, {field}).replay, playGame(deducerBot, {field}).replay);
        }
    }
    // Where bugs matter, it meets them, and wins less often than the deducer.
    const Fields fields = fieldsOf("the-sleepless", testing::seeds(100));
    int bold = 0;
    int deducer = 0;
    int bugs = 0;
    for (const auto& field : fields) {
        const Game game = playGame(boldBot, {field});
        const Game careful = playGame(deducerBot, {field});
        bold += game.isWon() ? 1 : 0;
        deducer += careful.isWon() ? 1 : 0;
        bugs += game.killer == Cause::Bug ? 1 : 0;
    }
    QVERIFY(bugs > 0);
    QVERIFY(testing::isMoreOften(deducer, bold, static_cast<int>(fields.size())));
    // It walks into a beam that never pauses, where the others wait until they give up.
    level::Level level = testing::painted(
        {"#########", "####L####", "####.####", "#@.....$#", "####.####", "#########"}, {});
    level::Object& emitter = testing::emitterOf(level);
    emitter.direction = grid::Direction::Down;
    emitter.beam = {60, 0, 0};
    QCOMPARE(playGame(boldBot, {fieldOf(level)}).killer, Cause::Laser);
    // It avoids traps.
    const auto trap = paintedField({"#######", "#@.x.$#", "#.###.#", "#.....#", "#######"});
    for (const Numbers numbers : {Numbers::All, Numbers::Near, Numbers::Visited})
        QVERIFY(playGame(boldBot, {trap, numbers}).isWon());
}

void TestBotsTemple::thePerfectOneWinsWhatIsProven() {
    int proven = 0;
    for (const char* level : {"threshold", "offering-bowl", "the-eyes", "the-fuse"}) {
        for (const auto& field : fieldsOf(level, testing::seeds(40))) {
            if (play::temple::prove(field).verdict != play::temple::Verdict::Winnable) continue;
            ++proven;
            QVERIFY(playGame(perfectBot, {field}).isWon());
        }
    }
    QVERIFY(proven > 20);
}

/// Moves traps without changing any number that is shown at the start.
void TestBotsTemple::seesOnlyWhatIsShown() {
    const auto one =
        paintedField({"#############", "#@......x..$#", "#...........#", "#########.###",
                      "#.......x...#", "#...........#", "#############"});
    const auto other =
        paintedField({"#############", "#@......x..$#", "#...........#", "#########.###",
                      "#...........#", "#....x......#", "#############"});
    for (const Bot* bot : bots()) {
        if (bot->mind == nullptr) continue;
        const Game here = playGame(*bot, {one, Numbers::Near, 7});
        const Game there = playGame(*bot, {other, Numbers::Near, 7});
        // The fields differ only in the lower room, which the hero cannot see within the first
        // three inputs.
        const std::size_t same = 3;
        QVERIFY(here.replay.inputs.size() >= same && there.replay.inputs.size() >= same);
        for (std::size_t i = 0; i < same; ++i)
            QCOMPARE(here.replay.inputs[i], there.replay.inputs[i]);
    }
    // In general, too, traps that the hero has not been near make no difference.
    for (int seed = 1; seed <= testing::seeds(40); ++seed) {
        const auto field = fieldsOf("first-steps", seed).back();
        level::Map map = field->map();
        random::Stream random(static_cast<std::uint64_t>(seed));
        std::vector<Point> far;
        for (int y = 0; y < map.size().height; ++y) {
            for (int x = 0; x < map.size().width; ++x) {
                const Point at{x, y};
                const Point way = at - *map.hero();
                const bool mayTrap = map.cells.at(at).isWalkable() &&
                                     !map.cells.at(at).hasThing() && !map.cells.at(at).hasCoin();
                if (mayTrap && std::max(std::abs(way.x), std::abs(way.y)) > 4) far.push_back(at);
            }
        }
        for (const Point at : far) {
            map.cells.at(at) = map.cells.at(at).without(level::Cell::kTrap | level::Cell::kAisle);
            if (random.chance(30)) map.cells.at(at) = map.cells.at(at).with(level::Cell::kTrap);
        }
        const auto changed = Field::make(*templePack().findLevel("first-steps"), map);
        QVERIFY(changed);
        for (const Bot* bot : bots()) {
            if (bot->mind == nullptr) continue;
            const Game here = playGame(*bot, {field, Numbers::Near, 3});
            const Game there = playGame(*bot, {*changed, Numbers::Near, 3});
            // The hero sees numbers two cells away, which depend on cells three away. The second
            // input comes at most one cell from the start, so traps more than four cells away
            // cannot matter.
            for (std::size_t i = 0; i < 2; ++i) {
                if (i < here.replay.inputs.size() && i < there.replay.inputs.size())
                    QCOMPARE(here.replay.inputs[i], there.replay.inputs[i]);
            }
        }
    }
}

void TestBotsTemple::playsTheSameAgainAndAsAReplay() {
    for (const char* level : {"two-hearts", "three-falls", "the-sleepless", "the-eyes"}) {
        for (const auto& field : fieldsOf(level, testing::seeds(6))) {
            for (const Bot* bot : bots()) {
                const Game game = playGame(*bot, {field, Numbers::Near, 5});
                const Game again = playGame(*bot, {field, Numbers::Near, 5});
                QCOMPARE(game.hash, again.hash);
                QCOMPARE(game.replay, again.replay);
                const auto session = play::temple::Session::of(field, game.replay);
                QVERIFY(session);
                QCOMPARE(play::temple::hash(session->state()), game.hash);
                QCOMPARE(session->tick(), game.ticks);
            }
        }
    }
}

void TestBotsTemple::everyGameEnds() {
    // An objective that cannot be met, in all modes; then movers that never stop.
    const level::Level level = testing::endless({"########", "#@.....#", "#......#", "########"});
    const auto field = fieldOf(level);
    for (const Bot* bot : bots()) {
        for (const Numbers numbers : {Numbers::All, Numbers::Near, Numbers::Visited}) {
            const Game game = playGame(*bot, {field, numbers, 1});
            QVERIFY(!game.isWon() && !game.isDead());
            QVERIFY(game.ticks <= mostTicks(*field));
        }
    }
    for (const char* id : {"the-fuse", "throwing-hall"}) {
        const Fields fields = fieldsOf(id, 1);
        for (const Bot* bot : bots())
            QVERIFY(playGame(*bot, {fields.front(), Numbers::Near, 1}).ticks <=
                    mostTicks(*fields.front()));
    }
    // The game stops when asked to.
    const std::atomic<bool> stop = true;
    QCOMPARE(playGame(randomBot, {field, Numbers::Near, 1, &stop}).ticks, 0);
}

void TestBotsTemple::readsNumbers() {
    // The short way leads over a trap.
    const auto field = paintedField({"#######", "#@.x.$#", "#.###.#", "#.....#", "#######"});
    QVERIFY(playGame(greedyBot, {field}).killer == Cause::Trap);
    for (const Numbers numbers : {Numbers::All, Numbers::Near, Numbers::Visited}) {
        for (const Bot* bot : {&oneNumberBot, &deducerBot})
            QVERIFY(playGame(*bot, {field, numbers}).isWon());
    }
}

void TestBotsTemple::paysForATrapWithAHeart() {
    const auto barred = paintedField({"########", "#@..x.$#", "########"});
    const Game poor = playGame(deducerBot, {barred});
    QVERIFY(!poor.isWon() && !poor.isDead());
    const auto rich = paintedField({"########", "#@h.x.$#", "########"});
    QVERIFY(playGame(deducerBot, {rich}).isWon());
    QVERIFY(playGame(oneNumberBot, {rich}).isWon());
}

void TestBotsTemple::waitsForABug() {
    // The mover patrols the one column that must be crossed; each wall beside it has a niche.
    level::Level level = testing::painted(
        {"#########", "####.####", "####.####", "#@.....$#", "####.####", "####.####", "#########"},
        {});
    level.trajectories.push_back(testing::mover(level::ThingKind::Bug, {{4, 1}, {4, 5}}));
    for (int phase = 0; phase < 120; phase += 7) {
        level.trajectories[0].phase = phase;
        const auto field = fieldOf(level);
        for (const Bot* bot : {&greedyBot, &oneNumberBot, &deducerBot})
            QVERIFY(playGame(*bot, {field}).isWon());
    }
}

void TestBotsTemple::passesABeam() {
    level::Level level = testing::painted(
        {"#########", "####L####", "####.####", "#@.....$#", "####.####", "#########"}, {});
    level::Object& emitter = testing::emitterOf(level);
    emitter.direction = grid::Direction::Down;
    for (int phase = 0; phase < 90; phase += 7) {
        emitter.beam = {60, 30, phase};
        const auto field = fieldOf(level);
        for (const Bot* bot : {&greedyBot, &oneNumberBot, &deducerBot})
            QVERIFY(playGame(*bot, {field}).isWon());
    }
    // A beam that never pauses lets no bot pass, and none dies in it.
    emitter.beam = {60, 0, 0};
    const auto field = fieldOf(level);
    for (const Bot* bot : {&greedyBot, &oneNumberBot, &deducerBot}) {
        const Game game = playGame(*bot, {field});
        QVERIFY(!game.isWon() && !game.isDead());
    }
}

void TestBotsTemple::keepsOutOfWhatWounds() {
    const auto field = paintedField({"#######", "#@.V.$#", "#.###.#", "#.....#", "#######"});
    for (const Bot* bot : {&greedyBot, &oneNumberBot, &deducerBot})
        QVERIFY(playGame(*bot, {field}).isWon());
}

void TestBotsTemple::triesNothingWithoutAnAim() {
    const auto field = fieldOf(testing::endless({"########", "#@..x..#", "########"}));
    for (const Bot* bot : {&greedyBot, &oneNumberBot, &deducerBot})
        QVERIFY(!playGame(*bot, {field}).isDead());
}

void TestBotsTemple::tellsWhereItDies() {
    const level::Level& level = *templePack().findLevel("first-steps");
    const auto heat =
        analyse::bots::heatOf(greedyBot, {level, templePack().rooms}, {1, 30}, Numbers::Near);
    QCOMPARE(heat.games + heat.failures, 30);
    std::int64_t deaths = 0;
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x)
            deaths += heat.deaths.at({x, y});
    }
    std::int64_t counted = 0;
    for (const auto& field : fieldsOf("first-steps", 30)) {
        const Game game = playGame(greedyBot, {field});
        if (!game.isDead()) continue;
        ++counted;
        QVERIFY(heat.deaths.at(game.end) > 0);
    }
    QCOMPARE(deaths, counted);
    QCOMPARE(heat.died, counted);
    QVERIFY(deaths > 0);
    const auto field = fieldsOf("first-steps", 1).front();
    const auto here = analyse::bots::heatOn(randomBot, field, {1, 20}, Numbers::Near);
    QCOMPARE(here.games, 20);
    // Attempts at one seed have traps of their own.
    const auto attempts =
        analyse::bots::heatOfAttempts(greedyBot, {level, templePack().rooms}, 4, 25, Numbers::Near);
    QCOMPARE(attempts.games, 25);
    std::int64_t lost = 0;
    for (std::uint64_t attempt = 0; attempt < 25; ++attempt) {
        const auto other = play::temple::generateField(level, templePack().rooms, 4, attempt);
        QVERIFY(other);
        const Game game = playGame(greedyBot, {*other, Numbers::Near, attempt});
        if (!game.isDead()) continue;
        ++lost;
        QVERIFY(attempts.deaths.at(game.end) > 0);
    }
    QCOMPARE(attempts.died, lost);
}

void TestBotsTemple::isMeasured() {
    const level::Map map = fieldsOf("first-steps", 1).front()->map();
    const auto value = [&](const std::string& id) {
        const analyse::Measure* measure = analyse::findMeasure(id);
        return measure == nullptr ? -1 : measure->value({.map = map});
    };
    for (const Bot* bot : bots()) {
        const std::string id = "bot." + std::string(bot->id);
        const Game game = playGame(*bot, {fieldsOf("first-steps", 1).front()});
        QCOMPARE(value(id + ".won"), game.isWon() ? 1 : 0);
        QCOMPARE(value(id + ".ticks"), game.ticks);
        QCOMPARE(value(id + ".score"), game.score);
        QCOMPARE(value(id + ".killer"), static_cast<std::int64_t>(game.killer));
    }
    // With the level known, the game has its objectives, and the perfect bot plays the proof that
    // other measures use.
    const analyse::Subject known{.map = map, .level = templePack().findLevel("first-steps")};
    const Game perfect = playGame(perfectBot, {fieldsOf("first-steps", 1).front()});
    QVERIFY(perfect.isWon());
    QCOMPARE(analyse::findMeasure("proof-ticks")->value(known), perfect.ticks);
    QCOMPARE(analyse::findMeasure("bot.perfect.ticks")->value(known), perfect.ticks);
    QCOMPARE(analyse::findMeasure("bot.perfect.won")->value(known), 1);
    QCOMPARE(value("bot.greedy.killer"), 1);
    QCOMPARE(value("bot.deducer.won"), 1);
    // A map without a hero has no bot measures.
    for (const analyse::Measure* measure : analyse::allMeasures()) {
        if (!measure->id.starts_with("bot.")) continue;
        for (const level::Ruleset rules : {level::Ruleset::Temple, level::Ruleset::Descent}) {
            const level::Map nothing(rules, {9, 9});
            QCOMPARE(measure->value({.map = nothing}), 0);
        }
    }
}

MAZELOOM_TEST(TestBotsTemple)

}  // namespace mazeloom::tst_bots_temple

#include "tst_bots_temple.moc"

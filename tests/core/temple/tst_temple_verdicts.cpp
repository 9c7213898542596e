// SPDX-License-Identifier: MIT
// Verdicts of proofs, compared with players that do not use proofs, on small handmade and random
// levels. A level called winnable must be won by its witness in the game; for a level called
// impossible no player may find a win.
#include <QTest>

#include <algorithm>
#include <map>
#include <unordered_set>

#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/rules/boss.h"
#include "core/play/temple/session.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_temple_verdicts {

using namespace play::temple;
using grid::Direction;
using grid::Point;
using level::ThingKind;
using play::Stroke;

class TestTempleVerdicts : public QObject {
    Q_OBJECT

  private slots:
    void judgesByHand_data();
    void judgesByHand();
    void neverContradictsAPlayer_data();
    void neverContradictsAPlayer();
    void endsWhereTwoConsolesStand();
    void stopsWhenAsked();
    void isNotSlowInAHall();
};

namespace {

/// A small level and its expected verdict.
struct Case {
    explicit Case(std::vector<std::string> rows) : level(testing::painted(rows, {})) {}

    Case& bug(std::vector<Point> points, int speed = 40, bool thereAndBack = true, int phase = 0,
              int size = 1) {
        level.trajectories.push_back(
            testing::mover(ThingKind::Bug, std::move(points), thereAndBack, speed));
        level.trajectories.back().phase = phase;
        level.trajectories.back().size = size;
        return *this;
    }
    Case& boss(std::vector<Point> points, int speed = 40, int toughness = 1) {
        level.trajectories.push_back(
            testing::mover(ThingKind::Boss, std::move(points), true, speed));
        level.trajectories.back().toughness = toughness;
        return *this;
    }
    /// Sets the beam of the next emitter in drawing order; `off` 0: always on.
    Case& beam(Direction direction, int on = 1, int off = 0, int phase = 0) {
        level::Object& emitter = testing::emitterOf(level, emitters++);
        emitter.direction = direction;
        emitter.beam = {on, off, phase};
        return *this;
    }
    Case& asks(const std::string& what) {
        const auto has = [&](const char* word) { return what.find(word) != std::string::npos; };
        if (has("all coins")) level.objectives.coins = level::Objectives::kAllCoins;
        if (has("a coin")) level.objectives.coins = 1;
        level.objectives.bugs = has("bugs");
        level.objectives.lasers = has("lasers");
        level.objectives.boss = has("boss");
        level.objectives.exit = has("exit");
        level.objectives.consoles = has("consoles");
        return *this;
    }
    Case& under(Point cell, level::Terrain terrain) {
        level.paint->at(cell) = static_cast<level::Paint>(
            (level.paint->at(cell) & ~level::kPaintTerrain) | static_cast<unsigned>(terrain));
        return *this;
    }
    Case& also(ThingKind kind, Point at) {
        level.objects.emplace_back();
        level.objects.back().kind = kind;
        level.objects.back().at = at;
        return *this;
    }

    level::Level level;
    std::size_t emitters = 0;
};

std::shared_ptr<const Field> fieldOf(const level::Level& level) {
    return testing::Attempt(level).engine.sharedField();
}

/// A player that tries moves, short and long waits and throws, starting with the most promising.
/// States are distinguished by time only within two seconds.
class Player {
  public:
    explicit Player(std::shared_ptr<const Field> field) : engine_(std::move(field)) {}

    bool wins(std::size_t mostStates, std::int64_t mostTicks) {
        if (engine_.start().outcome == Outcome::Won) return true;
        // Ordered by the remaining objectives, then by time.
        std::multimap<std::pair<std::int64_t, std::int64_t>, State> open;
        open.emplace(std::pair(0, 0), engine_.start());
        std::unordered_set<std::uint64_t> seen;
        std::size_t states = 0;
        while (!open.empty() && ++states < mostStates) {
            const State state = std::move(open.extract(open.begin()).mapped());
            if (state.tick > mostTicks) continue;
            for (const Plan& plan : plansIn(state)) {
                State next = state;
                if (play(next, plan)) return true;
                if (next.isOver()) continue;
                if (!seen.insert(likeness(next)).second) continue;
                std::int64_t left = 0;
                for (const ObjectiveProgress& goal : progressOf(engine_.field(), next))
                    left += std::max<std::int64_t>(0, goal.wanted - goal.done);
                const std::pair cost(left, next.tick);
                open.emplace(cost, std::move(next));
            }
        }
        return false;
    }

    /// Whether one random attempt wins.
    bool winsByChance(random::Stream& random, std::int64_t mostTicks) {
        State state = engine_.start();
        auto heading = static_cast<std::uint32_t>(random.below(4));
        while (!state.isOver() && state.tick < mostTicks) {
            if (random.chance(30)) heading = static_cast<std::uint32_t>(random.below(4));
            const std::vector<Plan> plans = plansIn(state);
            const bool isThrown = random.chance(10) && plans.size() > 7;
            const bool waits = random.chance(25);
            const std::size_t place =
                isThrown ? 7 + random.below(static_cast<std::uint32_t>(plans.size() - 7))
                : waits  ? 4 + random.below(3)
                         : heading;
            play(state, plans[place]);
        }
        return state.outcome == Outcome::Won;
    }

  private:
    struct Plan {
        std::vector<Stroke> strokes;
        int ticks;
    };

    std::vector<Plan> plansIn(const State& state) const {
        std::vector<Plan> plans;
        for (const Direction d : grid::kDirections)
            plans.push_back({{tap(buttonOf(d))}, 8});
        for (const int ticks : {1, 4, 24})
            plans.push_back({{}, ticks});
        if (state.hero.tnt > 0) plans.push_back({{tap(Button::Tnt), tap(Button::Throw)}, 1});
        for (const Direction d : grid::kDirections) {
            if (state.hero.grenades > 0) {
                plans.push_back(
                    {{tap(Button::Grenade), tap(faceButtonOf(d)), tap(Button::Throw)}, 1});
            }
        }
        return plans;
    }

    /// Plays a plan; true if it wins.
    bool play(State& state, const Plan& plan) {
        for (int i = 0; i < plan.ticks && !state.isOver(); ++i) {
            std::vector<Stroke> strokes = i == 0 ? plan.strokes : std::vector<Stroke>();
            if (!engine_.field().consoles().empty()) {
                for (const Direction d : grid::kDirections) {
                    strokes.insert(strokes.begin(), tap(Button::Read));
                    strokes.insert(strokes.begin(), tap(faceButtonOf(d)));
                }
            }
            engine_.advance(state, strokes);
        }
        return state.outcome == Outcome::Won;
    }

    static std::uint64_t likeness(State state) {
        state.visited = {};
        state.hero.facing = Direction::Up;
        state.hero.air /= 60;
        state.tick = state.tick / 6 % 20;
        state.hero.rest /= 8;
        return hash(state);
    }

    Engine engine_;
};

/// Returns what is wrong with a proof, as far as a player with these limits finds out.
QString objectionTo(const std::shared_ptr<const Field>& field, const Proof& proof,
                    std::size_t mostStates, int attempts) {
    if (proof.verdict == Verdict::Winnable) {
        const auto session = Session::of(field, proof.witness);
        if (!session) return "the witness is no replay of the level";
        if (session->state().outcome != Outcome::Won) return "the witness does not win";
        return {};
    }
    if (proof.verdict == Verdict::Undecided) return {};
    Player player(field);
    // Obstacles of timing are tried longer than obstacles of walls.
    const bool isTimed = proof.obstacle >= Obstacle::NeverSafe;
    if (player.wins(isTimed ? mostStates * 8 : mostStates, 1800)) return "a player wins";
    random::Stream random(7);
    for (int i = 0; i < attempts; ++i) {
        if (player.winsByChance(random, 900)) return "a player wins by chance";
    }
    return {};
}

}  // namespace

void TestTempleVerdicts::judgesByHand_data() {
    QTest::addColumn<level::Level>("level");
    QTest::addColumn<int>("verdict");
    QTest::addColumn<int>("obstacle");
    const auto wins = [](const char* name, const Case& one) {
        QTest::newRow(name) << one.level << static_cast<int>(Verdict::Winnable)
                            << static_cast<int>(Obstacle::None);
    };
    const auto cannot = [](const char* name, Obstacle obstacle, const Case& one) {
        QTest::newRow(name) << one.level << static_cast<int>(Verdict::Unwinnable)
                            << static_cast<int>(obstacle);
    };
    constexpr auto kUp = Direction::Up;
    constexpr auto kDown = Direction::Down;
    using level::Terrain;

    // Paths.
    wins("nothing to do", Case({"@.."}));
    wins("a coin", Case({"@.$"}));
    wins("coins and an exit", Case({"$x$E", "@...", "$$x$"}));
    cannot("a coin behind a wall", Obstacle::TooFewCoins, Case({"@$#$"}));
    cannot("a coin behind a trap", Obstacle::TooFewCoins, Case({"@$x$"}));
    cannot("an exit behind a wall", Obstacle::NoWay, Case({"@.#E"}));
    cannot("an exit behind a trap", Obstacle::NoWay, Case({"@xE"}));
    cannot("an exit that is not there", Obstacle::NoExit, Case({"@.."}).asks("exit"));
    wins("one coin of two is enough", Case({"@$#$"}).asks("a coin"));
    wins("started on the exit", Case({"@$"}).also(ThingKind::Exit, {0, 0}));

    // Consoles.
    wins("consoles", Case({"@.?", "?.."}).asks("consoles"));
    wins("a console in a niche", Case({"@..", "##?"}).asks("consoles"));
    wins("a console across a trap", Case({"@x?", "..."}).asks("consoles"));
    cannot("a console behind walls", Obstacle::NoWay, Case({"@.#.?"}).asks("consoles"));
    cannot("two consoles on one cell", Obstacle::TwoConsoles,
           Case({"@.?"}).also(ThingKind::Console, {2, 0}).asks("consoles"));
    wins("two consoles on one cell that nobody asks for",
         Case({"@.?E"}).also(ThingKind::Console, {2, 0}).asks("exit"));
    wins("the last console before the exit",
         Case({"@" + std::string(30, '~') + "?..", "." + std::string(32, '#') + ".",
               ".E" + std::string(30, '.') + "#.", std::string(31, '#') + ".#.",
               std::string(32, '.') + "#.", "." + std::string(32, '#') + ".", std::string(34, '.')})
             .under({31, 0}, Terrain::Wall)
             .asks("consoles exit"));
    wins("a console in a beam, then the exit",
         Case({"##L##", "@.?.E", "#####"}).beam(kDown, 60, 60).asks("consoles exit"));

    // Hearts.
    wins("a heart for a trap", Case({"@hx$"}));
    wins("two hearts for two traps", Case({"@hhx.x$"}));
    wins("a heart behind a trap pays for another", Case({"@hxhxE"}));
    cannot("one heart for two traps", Obstacle::TooFewCoins, Case({"@hxx$"}));
    cannot("one heart for two chambers", Obstacle::NeverAll, Case({"$x@hx$"}));
    wins("one heart for the chamber with the coin", Case({"..x@hx$"}));
    cannot("a heart behind the trap", Obstacle::NoWay, Case({"@xhE"}));
    wins("a heart, a trap and a beam", Case({"###L##", "@hx..E", "######"}).beam(kDown, 30, 40));
    wins("a heart, a trap and a console", Case({"@hx?"}).asks("consoles"));

    // Blasts.
    wins("a grenade for a trap", Case({"@g.x$"}));
    wins("TNT for a trap", Case({"#......", "@t.....", "#####.#", "#####x#", "#####$#"}));
    wins("a grenade for a beam", Case({"g..L..", "@.....", "###.##", "###$##"}).beam(kDown));
    cannot("an emitter and nothing to blast it with", Obstacle::NoBlast,
           Case({"@..", "..L"}).beam(kUp, 10, 50).asks("lasers"));
    cannot("an emitter that no blast can hit", Obstacle::OutOfBlast,
           Case({"@g....#", "#######", "#######", "#######", "######L"}).beam(kUp).asks("lasers"));
    cannot("a boss that takes more", Obstacle::TooFewBlasts,
           Case({"@g...", ".....", "....."}).boss({{4, 0}, {4, 2}}, 40, 2).asks("boss"));
    wins("grenades that are not needed for the bug",
         Case({"@g.x$", ".....", "....."}).bug({{0, 2}, {4, 2}}));
    wins("a grenade for the beam, not the bug",
         Case({"g..L...", "@......", "###.###", "###$###", "#######"})
             .beam(kDown)
             .bug({{4, 1}, {6, 1}}, 40));
    wins("a bug to kill", Case({"@g......", "........"}).bug({{7, 1}, {0, 1}}).asks("bugs"));
    wins("a bug in a corridor",
         Case({"@g......", "########"}).bug({{7, 0}, {3, 0}}, 20).asks("bugs"));
    cannot("two bugs far apart, and one grenade", Obstacle::NoPlay,
           Case({"@g.......", "#######.#", "........."})
               .bug({{4, 2}, {4, 2}}, 40)
               .bug({{8, 2}, {8, 2}}, 40)
               .asks("bugs"));
    wins("two bugs in one blast",
         Case({"@g....", "######"}).bug({{4, 0}, {4, 0}}).bug({{5, 0}, {5, 0}}).asks("bugs"));
    wins("thrown under water",
         Case({"@g~~~", "####~", "####~", "####L"}).beam(kUp, 30, 600).asks("lasers"));
    wins(
        "thrown from a bug's path",
        Case({"#######", "@g...L#", "#######"}).beam(kUp).bug({{2, 1}, {4, 1}}, 10).asks("lasers"));
    wins("a chain through lying TNT", Case({"@g....t###", "#########L"})
                                          .beam(kUp, 10, 20)
                                          .asks("lasers")
                                          .under({8, 0}, Terrain::Floor)
                                          .under({7, 0}, Terrain::Floor));
    wins("the trap before the beam", Case({"#####L#", "@ggx..$", "#######"}).beam(kDown));
    wins("grenades to fetch behind a beam",
         Case({"##L#####", "@..g.x.$", "########"}).beam(kDown, 40, 40));
    wins("TNT under one's feet", Case({"@t......L"}).beam(kUp).asks("lasers"));
    wins("a boss",
         Case({"@gg......", ".........", "........."}).boss({{8, 0}, {8, 2}}, 20, 1).asks("boss"));

    // Beams.
    cannot("a beam for ever", Obstacle::NeverSafe, Case({"#L##", "@.$#", "####"}).beam(kDown));
    cannot("the way through a beam for ever", Obstacle::NeverSafe,
           Case({"#L##", "@..$", "####"}).beam(kDown));
    wins("three beams in a row", Case({"##L#L#L##", "@.......$", "#########"})
                                     .beam(kDown, 60, 20)
                                     .beam(kDown, 100, 30, 17)
                                     .beam(kDown, 40, 25, 50));
    wins("started in a beam", Case({"L###", "@..$", "####"}).beam(kDown));
    wins("started in a beam that comes and goes", Case({"L###", "@..$"}).beam(kDown, 30, 30));
    cannot("started in a beam with nowhere to go", Obstacle::NeverSafe,
           Case({"L#$", "@#."})
               .beam(kDown)
               .under({1, 1}, Terrain::Water)
               .under({1, 0}, Terrain::Wall)
               .under({1, 1}, Terrain::Wall)
               .under({1, 1}, Terrain::Floor)
               .bug({{1, 1}, {1, 1}}));
    cannot("a beam that pauses for too short a time", Obstacle::NeverSafe,
           Case({"###LL###", "@......$", "########"}).beam(kDown, 50, 3).beam(kDown, 50, 3, 20));
    wins("a beam that pauses once in an hour",
         Case({"##L##", "@...$", "#####"}).beam(kDown, 60 * 3600, 30));
    wins("a run that only half ticks make in time", Case({"#LLLL#", "@....$", "######"})
                                                        .beam(kDown, 70, 30)
                                                        .beam(kDown, 70, 30)
                                                        .beam(kDown, 70, 30)
                                                        .beam(kDown, 69, 31));
    cannot("a run that is too long for the pause", Obstacle::NeverSafe,
           Case({"#LLLLL#", "@.....$", "#######"})
               .beam(kDown, 70, 29)
               .beam(kDown, 70, 29)
               .beam(kDown, 70, 29)
               .beam(kDown, 70, 29)
               .beam(kDown, 70, 29));

    // Bugs.
    wins("a niche", Case({"#.####.##", "@.......$", "#########"}).bug({{8, 1}, {1, 1}}));
    cannot("no niche", Obstacle::NeverSafe,
           Case({"##########", "@........$", "##########"}).bug({{9, 1}, {1, 1}}, 80));
    wins("started on a bug's way", Case({"@...", "...$"}).bug({{3, 0}, {0, 0}}, 40));
    wins("started where a bug is", Case({"@..$"}).bug({{0, 0}, {0, 0}}, 40));
    wins("a ring with a slow bug",
         Case({"@...$", ".###.", "....."}).bug({{2, 0}, {4, 0}, {4, 2}, {0, 2}, {0, 0}}, 5, false));
    wins("a hall without a refuge", Case({"@....", ".....", "....$"})
                                        .bug({{4, 0}, {0, 0}}, 20)
                                        .bug({{0, 1}, {4, 1}}, 20)
                                        .bug({{4, 2}, {0, 2}}, 20));
    wins("a ring without a refuge, and two coins",
         Case({"@..$", ".##.", "$..."}).bug({{3, 2}, {0, 2}, {0, 0}, {3, 0}}, 20, false));
    cannot("a dead end that a bug fills", Obstacle::NeverSafe, Case({"@.$"}).bug({{2, 0}, {2, 0}}));
    wins("a big bug", Case({"@.......", "........", "........", ".......$"})
                          .bug({{5, 1}, {2, 1}}, 20, true, 0, 2));
    cannot("a big bug in a corridor", Obstacle::NeverSafe,
           Case({"@...$", "....#"}).bug({{2, 0}, {2, 0}}, 40, true, 0, 2));
    wins("bugs whose rounds have little in common", Case({"@......", "#.#.#.#", "......$"})
                                                        .bug({{1, 0}, {6, 0}}, 37)
                                                        .bug({{1, 2}, {6, 2}}, 41)
                                                        .bug({{3, 0}, {3, 2}}, 7));
    wins("a wait of a minute", Case({"@....$", "##.###"}).bug({{1, 0}, {4, 0}}, 1));

    // Water.
    wins("a dive", Case({"@~~~~$"}));
    cannot("a dive that is too long", Obstacle::NeverSafe,
           Case({"@" + std::string(45, '~') + "$"}));
    wins("an air pocket", Case({"@" + std::string(30, '~') + "." + std::string(30, '~') + "$"}));
    wins("a wait on the brink, since there is no air to wait for the beam under water",
         Case({std::string(29, '#') + "L####", "@" + std::string(32, '~') + "$"})
             .beam(kDown, 1200, 60));
    wins("off the waterfall before the trap", Case({"@}}x", "##.#", "##$#"}));
    wins("up the waterfall", Case({"@{{{{{$"}));
    cannot("down the waterfall onto a trap", Obstacle::NoWay, Case({"@}xE"}));
    wins("a waterfall past a beam", Case({"##L###", "@}}}.$", "######"}).beam(kDown, 30, 30));
    wins("a console in the water", Case({"@~~?~~E"}).asks("consoles exit"));

    // Combinations.
    wins("a heart under water and a trap", Case({"h~~@x$"}));
    wins("a bug, a beam and a console", Case({"##L#####", "@......?", "#.##.###"})
                                            .beam(kDown, 30, 60)
                                            .bug({{3, 1}, {6, 1}}, 30)
                                            .asks("consoles"));
    cannot("neither the heart nor the coin is safe", Obstacle::NeverSafe,
           Case({"#L###", "@h.x$", "#####"}).beam(kDown));
    wins("supplies and a way that needs none", Case({"@gt$", "...."}).bug({{0, 1}, {3, 1}}));
    cannot("one grenade, a trap and an emitter", Obstacle::NoPlay,
           Case({"@gx........L"}).beam(kUp).asks("lasers"));
}

void TestTempleVerdicts::judgesByHand() {
    QFETCH(level::Level, level);
    QFETCH(int, verdict);
    QFETCH(int, obstacle);
    const auto field = fieldOf(level);
    const Proof proof = prove(field);
    const QString objection = objectionTo(field, proof, 5000, 20);
    QVERIFY2(objection.isEmpty(), qPrintable(objection + ": " + describe(proof).c_str()));
    QVERIFY2(static_cast<int>(proof.verdict) == verdict, describe(proof).c_str());
    QVERIFY2(static_cast<int>(proof.obstacle) == obstacle, describe(proof).c_str());
    QVERIFY(proof.steps >= 0 && proof.steps <= ProofBudget().steps + 10'000);
}

namespace {

/// Returns a small random level with a bit of everything.
level::Level littleLevel(random::Stream& random, bool hasBlasts, bool hasBoss) {
    const int width = random.between(5, 8);
    const int height = random.between(hasBlasts ? 3 : 5, hasBlasts ? 5 : 8);
    std::vector<std::string> rows(static_cast<std::size_t>(height),
                                  std::string(static_cast<std::size_t>(width), '.'));
    const auto at = [&](Point p) -> char& {
        return rows[static_cast<std::size_t>(p.y)][static_cast<std::size_t>(p.x)];
    };
    const auto anywhere = [&] {
        const int x = random.between(0, width - 1);
        return Point{x, random.between(0, height - 1)};
    };
    for (std::string& row : rows) {
        for (char& cell : row) {
            const int chance = random.between(0, 99);
            if (chance < 25)
                cell = '#';
            else if (chance < 33)
                cell = 'x';
            else if (chance < 40)
                cell = '~';
            else if (chance < 44)
                cell = "v^{}"[random.below(4)];
        }
    }
    for (int i = random.between(1, 3); i > 0; --i)
        at(anywhere()) = '$';
    for (int i = random.between(0, 2); i > 0; --i)
        at(anywhere()) = 'h';
    for (int i = random.between(0, 2); i > 0; --i)
        at(anywhere()) = '?';
    for (int i = random.between(0, 2); i > 0; --i)
        at(anywhere()) = 'L';
    if (hasBlasts) at(anywhere()) = random.chance(60) ? 'g' : 't';
    if (random.chance(60)) at(anywhere()) = 'E';
    at(anywhere()) = '@';
    level::Level level = testing::painted(rows, {});
    for (level::Object& object : level.objects) {
        if (object.kind != ThingKind::Emitter) continue;
        object.direction = grid::kDirections[random.below(4)];
        object.beam = {random.between(1, 4) * 10, random.chance(25) ? 0 : random.between(1, 4) * 10,
                       random.between(0, 40)};
    }
    for (int i = random.between(0, 2); i > 0; --i) {
        level.trajectories.push_back(testing::mover(ThingKind::Bug, {anywhere(), anywhere()},
                                                    random.chance(70), random.between(1, 6) * 10));
    }
    if (hasBoss) {
        level.trajectories.push_back(testing::mover(ThingKind::Boss, {anywhere(), anywhere()}, true,
                                                    random.between(2, 5) * 10));
        level.objectives.boss = hasBlasts && random.chance(50);
    }
    level.objectives.coins = level::Objectives::kAllCoins;
    level.objectives.exit = random.chance(50);
    level.objectives.consoles = random.chance(50);
    level.objectives.lasers = hasBlasts && random.chance(30);
    level.objectives.bugs = hasBlasts && random.chance(30);
    return level;
}

}  // namespace

void TestTempleVerdicts::neverContradictsAPlayer_data() {
    QTest::addColumn<bool>("hasBlasts");
    QTest::addColumn<bool>("hasBoss");
    QTest::addColumn<int>("count");
    // Slower cases are tried less often, also in brief runs.
    QTest::newRow("without blasts") << false << false << testing::seeds(1500);
    QTest::newRow("with blasts") << true << false << testing::seeds(1600) / 4;
    QTest::newRow("with a boss") << false << true << testing::seeds(1500) / 10;
    QTest::newRow("with a boss and blasts") << true << true << testing::seeds(1500) / 10;
}

void TestTempleVerdicts::neverContradictsAPlayer() {
    QFETCH(bool, hasBlasts);
    QFETCH(bool, hasBoss);
    QFETCH(int, count);
    int winnable = 0;
    int won = 0;
    int impossible = 0;
    int timed = 0;
    for (int seed = 0; seed < count; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed) + (hasBlasts ? 1'000'000u : 0u));
        const level::Level level = littleLevel(random, hasBlasts, hasBoss);
        const auto playable = generateField(level, {}, 1);
        if (!playable) continue;
        const Proof proof = prove(*playable, {300'000});
        const QString objection = objectionTo(*playable, proof, 500, 3);
        QVERIFY2(objection.isEmpty(),
                 qPrintable(
                     QString("seed %1: %2: %3").arg(seed).arg(objection, describe(proof).c_str())));
        winnable += proof.verdict == Verdict::Winnable;
        // Checks that the player is competent.
        if (proof.verdict == Verdict::Winnable && seed % 4 == 0)
            won += Player(*playable).wins(4000, 1800) ? 4 : 0;
        impossible += proof.verdict == Verdict::Unwinnable;
        timed += proof.obstacle == Obstacle::NeverSafe || proof.obstacle == Obstacle::NeverAll ||
                 proof.obstacle == Obstacle::NoPlay;
        if (proof.verdict == Verdict::Undecided)
            qInfo("seed %d: %s", seed, describe(proof).c_str());
    }
    qInfo("of %d levels %d winnable, about %d of them by the player; %d impossible, %d for dangers",
          count, winnable, won, impossible, timed);
    // With few levels some kinds may not occur.
    if (count < 100) return;
    QVERIFY(winnable > count / 10 && won * 2 > winnable && timed > 0);
    QVERIFY((winnable + impossible) * 100 > count * 90);
}

void TestTempleVerdicts::endsWhereTwoConsolesStand() {
    Case one({"@..?", "...E"});
    one.also(ThingKind::Console, {3, 0}).asks("consoles exit");
    const Proof proof = prove(fieldOf(one.level));
    QVERIFY(proof.verdict == Verdict::Unwinnable);
    QCOMPARE(QString::fromStdString(describe(proof)),
             "two consoles stand at (3, 0), but only one of them can be read");
    QVERIFY(proof.steps < 1000);
}

void TestTempleVerdicts::stopsWhenAsked() {
    std::vector<std::string> rows(24, std::string(24, '.'));
    rows[0][0] = '@';
    for (std::size_t i = 2; i < 24; i += 2)
        rows[i][i] = '?';
    Case one(rows);
    one.asks("consoles bugs").bug({{23, 0}, {0, 23}}, 40);
    const std::atomic<bool> stop = true;
    const Proof proof = prove(fieldOf(one.level), {3'000'000, &stop});
    QVERIFY(proof.verdict == Verdict::Undecided);
    QVERIFY(proof.obstacle == Obstacle::Stopped);
    QVERIFY(proof.steps < 100'000);
}

void TestTempleVerdicts::isNotSlowInAHall() {
    // 72 cells, a beam, and bugs along every row whose cycles share few factors: no refuge.
    std::vector<std::string> rows(6, std::string(12, '.'));
    rows[0][0] = '@';
    rows[5][11] = '$';
    rows[0][11] = '$';
    Case one(rows);
    for (int y = 0; y < 6; ++y)
        one.bug({{y % 2 == 0 ? 11 : 0, y}, {y % 2 == 0 ? 0 : 11, y}}, 20 + 3 * y);
    const Proof proof = prove(fieldOf(one.level));
    QVERIFY2(proof.verdict == Verdict::Winnable, describe(proof).c_str());
    QVERIFY2(proof.steps < 300'000, qPrintable(QString::number(proof.steps)));
    // Now with a bug that stays on a coin.
    one.bug({{11, 5}, {11, 5}});
    const Proof other = prove(fieldOf(one.level));
    QVERIFY2(other.obstacle == Obstacle::NeverSafe, describe(other).c_str());
    QVERIFY2(other.steps < 300'000, qPrintable(QString::number(other.steps)));
}

MAZELOOM_TEST(TestTempleVerdicts)

}  // namespace mazeloom::tst_temple_verdicts

#include "tst_temple_verdicts.moc"

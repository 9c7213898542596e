// SPDX-License-Identifier: MIT
// Proofs of temples: every witness must win when played, and impossible levels must be so.
#include <QTest>

#include <cstdlib>

#include "core/level/mechanics.h"
#include "core/pack/disk/folder_source.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/dangers.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/rules/bugs.h"
#include "core/play/temple/rules/lasers.h"
#include "core/play/temple/session.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_temple_prove {

using namespace play::temple;
using grid::Point;
using level::ThingKind;
using testing::mover;

class TestTempleProve : public QObject {
    Q_OBJECT

  private slots:
    void dangersAreThoseOfTheGame();
    void provesWhatIsEasy();
    void walksPastBugsAndBeams();
    void divesWithAirEnough();
    void goesThroughWaterfalls();
    void blastsBugsAndLasers();
    void fightsTheBoss();
    void saysWhatCannotBeMet_data();
    void saysWhatCannotBeMet();
    void staysWithinItsBudget();
    void whatBossesLookAtIsSpent();
    void provesBuiltInLevels();
    void provesRandomTemples();
    void provesRandomFights();
    void isTheSameTwice();
};

namespace {

std::shared_ptr<const Field> fieldOf(const level::Level& level) {
    return testing::Attempt(level).engine.sharedField();
}

/// Plays a witness with the engine.
std::optional<State> played(const std::shared_ptr<const Field>& field, const Proof& proof) {
    const auto session = Session::of(field, proof.witness);
    if (!session) return std::nullopt;
    return session->state();
}

/// Whether the level is proven winnable and its witness wins. Only where `maySpendHearts`, it may
/// step on traps.
bool isProven(const std::shared_ptr<const Field>& field, bool maySpendHearts = false) {
    const Proof proof = prove(field);
    if (proof.verdict != Verdict::Winnable) {
        qWarning("%s (%lld steps)", describe(proof).c_str(), static_cast<long long>(proof.steps));
        return false;
    }
    const auto state = played(field, proof);
    return state && state->outcome == Outcome::Won &&
           (maySpendHearts || state->disabled.isEmpty()) &&
           state->tick == proof.witness.header.ticks;
}

level::Level temple(const std::vector<std::string>& rows) {
    return testing::painted(rows, {});
}

/// Returns a hall with random walls, bugs, beams, water and coins.
level::Level randomTemple(std::uint64_t seed, int side, int bugs, int lasers) {
    random::Stream random(seed);
    std::vector<std::string> rows(static_cast<std::size_t>(side),
                                  std::string(static_cast<std::size_t>(side), '.'));
    for (std::string& row : rows) {
        for (char& cell : row) {
            if (random.chance(12))
                cell = '#';
            else if (random.chance(8))
                cell = '~';
        }
    }
    const auto anywhere = [&] {
        const int x = random.between(1, side - 2);
        return Point{x, random.between(1, side - 2)};
    };
    rows[0][0] = '@';
    for (int i = 0; i < lasers; ++i) {
        const Point at = anywhere();
        rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] = 'L';
    }
    level::Level level =
        testing::painted(rows, {"shape", "hidden-maze", "reach", "traps", "coins"});
    for (level::Object& object : level.objects) {
        if (object.kind != ThingKind::Emitter) continue;
        object.direction = grid::kDirections[random.below(4)];
        object.beam = {random.between(20, 90), random.between(40, 120), random.between(0, 100)};
    }
    for (int i = 0; i < bugs; ++i) {
        std::vector<Point> points;
        for (int k = random.between(2, 5); k > 0; --k)
            points.push_back(anywhere() + Point{1, 1});
        for (Point& p : points)
            p = {std::min(p.x, side - 1), std::min(p.y, side - 1)};
        level::Trajectory path =
            mover(ThingKind::Bug, points, random.chance(50), random.between(10, 80));
        path.size = random.chance(80) ? 1 : random.between(2, 3);
        level.trajectories.push_back(path);
    }
    return level;
}

}  // namespace

void TestTempleProve::dangersAreThoseOfTheGame() {
    for (int seed = 0; seed < testing::seeds(20); ++seed) {
        const level::Level level = randomTemple(static_cast<std::uint64_t>(seed), 12, 3, 2);
        const auto field = generateField(level, {}, 1);
        QVERIFY(field.has_value());
        Meter meter(100'000'000, nullptr);
        Dangers dangers(**field, meter);
        State state = Engine(*field).start();
        for (state.tick = 1; state.tick < 900; ++state.tick) {
            for (int y = 0; y < 12; ++y) {
                for (int x = 0; x < 12; ++x) {
                    const bool isDeadly = bugAt(**field, state, {x, y}).has_value() ||
                                          isBurning(**field, state, {x, y});
                    const grid::Index cell = (*field)->index({x, y});
                    QCOMPARE(dangers.isSafe(cell, state.tick), !isDeadly);
                }
            }
        }
        for (int y = 0; y < 12; ++y) {
            for (int x = 0; x < 12; ++x) {
                const grid::Index cell = (*field)->index({x, y});
                for (std::int64_t tick = 1; tick < 300; tick += 7) {
                    const std::int64_t safe = dangers.nextSafe(cell, tick, 800);
                    for (std::int64_t t = tick; t < safe; ++t)
                        QVERIFY(!dangers.isSafe(cell, t));
                    if (safe > 800) continue;
                    QVERIFY(dangers.isSafe(cell, safe));
                    const std::int64_t until = dangers.safeUntil(cell, safe);
                    for (std::int64_t t = safe; t <= std::min<std::int64_t>(until, 900); ++t)
                        QVERIFY(dangers.isSafe(cell, t));
                    if (until < Dangers::kForever) QVERIFY(!dangers.isSafe(cell, until + 1));
                }
            }
        }
        if (dangers.period() > 5000) continue;
        for (int x = 0; x < 144; ++x) {
            const grid::Index cell = (*field)->index({x % 12, x / 12});
            for (std::int64_t tick = 1; tick < 200; ++tick) {
                QCOMPARE(dangers.isSafe(cell, tick), dangers.isSafe(cell, tick + dangers.period()));
            }
        }
    }
}

void TestTempleProve::provesWhatIsEasy() {
    QVERIFY(isProven(fieldOf(temple({"@.."}))));
    QVERIFY(isProven(fieldOf(temple({"@$.$"}))));
    QVERIFY(isProven(fieldOf(temple({"$x$E", "@...", "$$x$"}))));
    level::Level level = temple({"@.?.#?", "..x..#", "?....#"});
    level.objectives.consoles = true;
    level.paint->at({5, 1}) = static_cast<level::Paint>(level::Terrain::Floor);
    level.paint->at({4, 0}) = static_cast<level::Paint>(level::Terrain::Floor);
    QVERIFY(isProven(fieldOf(level)));
    level.objectives = {};
    level.objectives.exit = true;
    level.objects.emplace_back();
    level.objects.back().kind = ThingKind::Exit;
    level.objects.back().at = {4, 2};
    QVERIFY(isProven(fieldOf(level)));
}

void TestTempleProve::walksPastBugsAndBeams() {
    // A corridor with a niche, and a bug that patrols it.
    level::Level level = temple({"#.####.##", "@.......$", "#########"});
    level.trajectories = {mover(ThingKind::Bug, {{8, 1}, {1, 1}})};
    QVERIFY(isProven(fieldOf(level)));
    // A coin on the paths of bugs.
    level = temple({".......", "..#$#..", "@.....$"});
    level.trajectories = {mover(ThingKind::Bug, {{0, 0}, {6, 0}, {6, 2}, {3, 1}}, false, 60),
                          mover(ThingKind::Bug, {{3, 1}, {3, 2}}, true, 30)};
    QVERIFY(isProven(fieldOf(level)));
    // Three beams in a row.
    level = temple({"##L#L#L##", "@.......$", "#########"});
    const level::Beam beams[] = {{60, 20, 0}, {100, 30, 17}, {40, 25, 50}};
    for (std::size_t i = 0; i < 3; ++i) {
        testing::emitterOf(level, i).direction = grid::Direction::Down;
        testing::emitterOf(level, i).beam = beams[i];
    }
    QVERIFY(isProven(fieldOf(level)));
}

void TestTempleProve::divesWithAirEnough() {
    // A long dive with an air pocket; a coin under water; and a dive that is too long.
    QVERIFY(isProven(fieldOf(temple({"@" + std::string(18, '~') + "$"}))));
    const std::string dive(30, '~');
    QVERIFY(isProven(fieldOf(temple({"@" + dive + "." + dive + "$"}))));
    level::Level level = temple({"@" + std::string(15, '~') + "$" + std::string(40, '#') + "E"});
    level.paint->at({15, 0}) = level::painted(level::Terrain::Water, level::PaintMark::Coin);
    level.paint->at({16, 0}) = static_cast<level::Paint>(level::Terrain::Wall);
    level.objects.back().at = {0, 0};
    QVERIFY(isProven(fieldOf(level)));
    const Proof proof = prove(fieldOf(temple({"@" + std::string(45, '~') + "$"})));
    QVERIFY(proof.verdict == Verdict::Unwinnable);
    QVERIFY(proof.obstacle == Obstacle::NeverSafe);
}

void TestTempleProve::goesThroughWaterfalls() {
    QVERIFY(isProven(fieldOf(temple({"@}}}$", "{{{{."}))));
    QVERIFY(isProven(fieldOf(temple({"@{{{{{$"}))));
    // Leaves the waterfall before it carries the hero into the trap.
    QVERIFY(isProven(fieldOf(temple({"@}}x", "##.#", "##$#"}))));
}

void TestTempleProve::blastsBugsAndLasers() {
    level::Level level = temple({"@.g.g.......", "............", "......L.....", "............"});
    level.objectives.bugs = true;
    level.objectives.lasers = true;
    testing::emitterOf(level).beam = {30, 30, 0};
    level.trajectories = {mover(ThingKind::Bug, {{11, 3}, {0, 3}}, true, 40)};
    QVERIFY(isProven(fieldOf(level)));
    // With TNT alone.
    level = temple({"@.t.t.......", "............", "......L.....", "............"});
    level.objectives.bugs = true;
    level.objectives.lasers = true;
    testing::emitterOf(level).beam = {30, 30, 0};
    level.trajectories = {mover(ThingKind::Bug, {{11, 3}, {0, 3}}, true, 40)};
    QVERIFY(isProven(fieldOf(level)));
    // A permanent beam blocks the way, so its emitter is blasted although no objective asks for it.
    level = temple({"g..L..", "@.....", "###.##", "###$##"});
    testing::emitterOf(level).direction = grid::Direction::Down;
    QVERIFY(isProven(fieldOf(level)));
    // Two permanent beams, so that the first blast opens no way by itself.
    level = temple({"gg..L...L.", "@........$"});
    testing::emitterOf(level, 0).direction = grid::Direction::Down;
    testing::emitterOf(level, 1).direction = grid::Direction::Down;
    QVERIFY(isProven(fieldOf(level)));
}

void TestTempleProve::fightsTheBoss() {
    std::vector<std::string> rows(13, std::string(17, '.'));
    rows[12][0] = '@';
    rows[12][2] = rows[12][4] = rows[12][6] = rows[10][1] = 'g';
    for (std::size_t x = 4; x < 13; x += 4)
        rows[3][x] = rows[6][x] = rows[8][x] = '#';
    level::Level level = temple(rows);
    level.objectives.boss = true;
    level.trajectories = {mover(ThingKind::Boss, {{2, 1}, {14, 1}, {14, 5}}, false)};
    QVERIFY(isProven(fieldOf(level)));
    // With TNT.
    for (std::string& row : rows)
        std::ranges::replace(row, 'g', 't');
    level = temple(rows);
    level.objectives.boss = true;
    level.trajectories = {mover(ThingKind::Boss, {{2, 1}, {14, 1}, {14, 5}}, false)};
    level.trajectories[0].toughness = 2;
    QVERIFY(isProven(fieldOf(level)));
    // Coins in the boss's sight, and nothing to fight it with.
    rows[12] = "@...............$";
    rows[10] = ".........$.......";
    level = temple(rows);
    level.trajectories = {mover(ThingKind::Boss, {{2, 1}, {14, 1}, {14, 5}}, false)};
    QVERIFY(isProven(fieldOf(level)));
}

void TestTempleProve::saysWhatCannotBeMet_data() {
    QTest::addColumn<int>("obstacle");
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, Obstacle obstacle, QStringList rows, QString words) {
        QTest::newRow(name) << static_cast<int>(obstacle) << rows << words;
    };
    row("a coin behind a trap", Obstacle::TooFewCoins, {"@$x$"},
        "too few coins can be walked to: 1 of 2; not the one at (3, 0)");
    row("an exit behind a wall", Obstacle::NoWay, {"@$#E"},
        "no way leads to (3, 0) without stepping on a trap");
    row("a beam for ever", Obstacle::NeverSafe, {"#L##", "@.$#", "####"},
        "bugs, beams and deep water always keep the hero from (2, 1)");
    row("an exit that no heart helps to", Obstacle::NoWayAtAll, {"@hxxE"},
        "no way leads to (4, 0), even with hearts and blasts against traps");
    row("hearts for one of two coins", Obstacle::NeverAll, {"$x@hx$"},
        "each goal can be reached, but no way leads to all of them");
}

void TestTempleProve::saysWhatCannotBeMet() {
    QFETCH(int, obstacle);
    QFETCH(QStringList, rows);
    QFETCH(QString, words);
    std::vector<std::string> drawn;
    for (const QString& row : rows)
        drawn.push_back(row.toStdString());
    level::Level level = temple(drawn);
    for (level::Object& object : level.objects)
        object.direction = grid::Direction::Down;
    const Proof proof = prove(fieldOf(level));
    QCOMPARE(static_cast<int>(proof.obstacle), obstacle);
    QCOMPARE(QString::fromStdString(describe(proof)), words);
    const bool isDecided = proof.obstacle < Obstacle::Budget;
    QVERIFY(proof.verdict == (isDecided ? Verdict::Unwinnable : Verdict::Undecided));
}

void TestTempleProve::staysWithinItsBudget() {
    const auto field = generateField(randomTemple(3, 30, 4, 3), {}, 5);
    const Proof whole = prove(*field);
    QVERIFY(whole.verdict == Verdict::Winnable);
    for (std::int64_t steps = 0; steps < whole.steps; steps += whole.steps / 7 + 1) {
        const Proof proof = prove(*field, {steps});
        QVERIFY(proof.verdict == Verdict::Undecided);
        QVERIFY(proof.obstacle == Obstacle::Budget);
        QVERIFY(proof.steps <= steps + 5000);
    }
    std::atomic<bool> stop = true;
    QVERIFY(prove(*field, {1'000'000, &stop}).verdict != Verdict::Unwinnable);
}

void TestTempleProve::whatBossesLookAtIsSpent() {
    constexpr int kSide = 48;
    std::vector<std::string> rows(kSide, std::string(kSide, '.'));
    rows[0][0] = '@';
    rows[kSide - 1][kSide - 1] = '?';
    level::Level level = temple(rows);
    level.objectives = {};
    level.objectives.consoles = true;
    const Point boss{kSide / 2, kSide / 2};
    level.trajectories = {mover(ThingKind::Boss, {boss, {kSide - 3, kSide / 2}}, true, 200)};

    // Twenty cells a second are one step every three ticks. Before each step, the boss examines all
    // cells nearer than the hero, who is in sight.
    testing::Attempt attempt(level);
    attempt.wait(3);
    QVERIFY(attempt.state.bosses[0].at != boss);
    std::int64_t nearer = 0;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x)
            nearer += std::abs(x - boss.x) + std::abs(y - boss.y) < boss.x + boss.y;
    }
    QVERIFY(attempt.engine.looks() >= nearer);
    QVERIFY(attempt.engine.looks() <= kSide * kSide + 3 * kSide);

    // Therefore the proof ends, however expensive a tick is.
    constexpr std::int64_t kSteps = 50'000;
    const Proof proof = prove(fieldOf(level), {kSteps});
    QVERIFY2(proof.obstacle == Obstacle::Budget, describe(proof).c_str());
    QVERIFY(proof.looks > kSteps);
    QVERIFY2(proof.looks <= kSteps * kLooksPerStep + kSide * kSide,
             qPrintable(QString::number(proof.looks)));
    QVERIFY(proof.steps <= kSteps + kSide * kSide);
}

void TestTempleProve::provesBuiltInLevels() {
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    QVERIFY(pack.has_value());
    for (const level::Level& level : pack->levels) {
        if (level.size.area() > 128 * 128) continue;  // takes too long for a test
        for (int seed = 0; seed < testing::seeds(3); ++seed) {
            // Each seed proves the first attempt and one more, as after a loss.
            for (const int attempt : {0, seed + 1}) {
                const auto field =
                    generateField(level, pack->rooms, static_cast<std::uint64_t>(seed),
                                  static_cast<std::uint64_t>(attempt));
                QVERIFY(field.has_value());
                QVERIFY2(isProven(*field, level.needs.has(level::Mechanic::Hearts)),
                         level.id.c_str());
            }
        }
    }
}

void TestTempleProve::provesRandomTemples() {
    int proven = 0;
    int unwinnable = 0;
    const int count = testing::seeds(150);
    for (int seed = 0; seed < count; ++seed) {
        const level::Level level = randomTemple(static_cast<std::uint64_t>(seed), 24, 4, 3);
        const auto field = generateField(level, {}, static_cast<std::uint64_t>(seed));
        if (!field) continue;
        const Proof proof = prove(*field);
        if (proof.verdict == Verdict::Unwinnable) ++unwinnable;
        if (proof.verdict != Verdict::Winnable) {
            qInfo("seed %d: %s", seed, describe(proof).c_str());
            continue;
        }
        const auto state = played(*field, proof);
        QVERIFY(state && state->outcome == Outcome::Won);
        ++proven;
    }
    qInfo("%d of %d proven, %d unwinnable", proven, count, unwinnable);
    QVERIFY(proven * 2 > count);
}

void TestTempleProve::provesRandomFights() {
    int proven = 0;
    const int count = testing::seeds(25);
    for (int seed = 0; seed < count; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        level::Level level = randomTemple(static_cast<std::uint64_t>(seed), 20, 2, 2);
        const auto anywhere = [&] {
            const int x = random.between(0, 19);
            return Point{x, random.between(0, 19)};
        };
        for (int i = 0; i < 10; ++i) {
            level::Object object;
            object.kind = random.chance(50) ? ThingKind::Tnt : ThingKind::Grenade;
            object.at = anywhere();
            level.paint->at(object.at) = static_cast<level::Paint>(level::Terrain::Floor);
            level.objects.push_back(object);
        }
        level.trajectories.push_back(mover(ThingKind::Boss, {anywhere(), anywhere()}));
        level.objectives.bugs = level.objectives.lasers = level.objectives.boss = true;
        const auto field = generateField(level, {}, static_cast<std::uint64_t>(seed));
        if (!field) continue;
        const Proof proof = prove(*field, {500'000});
        QVERIFY(!proof.cell || (*field)->contains(*proof.cell));
        if (proof.verdict != Verdict::Winnable) {
            qInfo("seed %d: %s (%lld steps)", seed, describe(proof).c_str(),
                  static_cast<long long>(proof.steps));
            continue;
        }
        const auto state = played(*field, proof);
        QVERIFY(state && state->outcome == Outcome::Won && state->disabled.isEmpty());
        ++proven;
    }
    qInfo("%d of %d proven", proven, count);
    QVERIFY(proven * 2 > count);
}

void TestTempleProve::isTheSameTwice() {
    for (int seed = 0; seed < testing::seeds(10); ++seed) {
        const auto field =
            generateField(randomTemple(static_cast<std::uint64_t>(seed), 20, 3, 2), {}, 1);
        const Proof one = prove(*field);
        const Proof other = prove(*field);
        QVERIFY(one.witness == other.witness);
        QCOMPARE(one.steps, other.steps);
        QVERIFY(one.obstacle == other.obstacle);
    }
}

MAZELOOM_TEST(TestTempleProve)

}  // namespace mazeloom::tst_temple_prove

#include "tst_temple_prove.moc"

// SPDX-License-Identifier: MIT
// Bugs, the boss, blasts, lasers and water of the temple game (RULES.md T-6 … T-10).
#include <set>

#include <QTest>

#include "core/level/laser_beam.h"
#include "core/play/temple/rules/blast.h"
#include "core/play/temple/rules/boss.h"
#include "core/play/temple/rules/bugs.h"
#include "core/play/temple/rules/lasers.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/rules/traps.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_temple_hazards {

using namespace play::temple;
using grid::Direction;
using grid::Point;
using level::ThingKind;
using testing::Attempt;
using testing::emitterOf;
using testing::endless;
using testing::mover;

class TestTempleHazards : public QObject {
    Q_OBJECT

  private slots:
    void bugsKeepToTheirPaths();
    void aBugKillsInItsCell();
    void swappingCellsIsTouching();
    void biggerBugs();
    void bugsPassOverTrapsAndWater();
    void extraLivesDoNotHelp_data();
    void extraLivesDoNotHelp();

    void theBossFollowsItsPath();
    void theBossHuntsWhatItSees();
    void theBossGoesWhereItLastSawTheHero();
    void theBossGoesRoundCorners();
    void aBigBossNeedsRoom();
    void theBossTakesItsToughness();
    void aBossHasThreePhases();
    void aWoundedBossHears();
    void aRagingBossIsFaster();
    void aRagingBossRests();

    void aGrenadeFliesFiveCells();
    void aGrenadeStopsBeforeAWall();
    void aGrenadeFliesTwoCellsUnderWater();
    void aGrenadeGoesOffOnABug();
    void aGrenadeDestroysAnEmitter();
    void grenadesAreNotThrownAtTheNextWall();
    void tntGoesOffAfterTwoSeconds();
    void blastsHaveTheirSize();
    void wallsStopABlast();
    void blastsSetOffTraps();
    void blastsChain();
    void killsAllBugs();
    void destroysAllLasers();
    void killsTheBoss();

    void beamsRunToTheFirstSolidCell();
    void beamsBurnInTheirRhythm();
    void emittersAreSolid();
    void nothingStopsABeam();

    void tenSecondsOfAir();
    void airRefillsAtOnce();
    void movesTakeTwiceAsLongInWater();
    void waterfallsCarry();
    void waterfallsStopAtWalls();
    void carriedOntoATrap();
    void waterfallsCanBeClimbed();

    void theSameInputsGiveTheSameState();
};

namespace {

level::Level withMover(const std::vector<std::string>& rows, level::Trajectory trajectory) {
    level::Level level = endless(rows);
    level.trajectories.push_back(std::move(trajectory));
    return level;
}

std::vector<std::string> hall(int width, int height) {
    return std::vector<std::string>(static_cast<std::size_t>(height),
                                    std::string(static_cast<std::size_t>(width), '.'));
}

/// Returns a hall with the hero, who has grenades and TNT.
Attempt armed(std::vector<std::string> rows, Point hero, int tnt, int grenades,
              std::vector<level::Trajectory> trajectories = {}) {
    rows[static_cast<std::size_t>(hero.y)][static_cast<std::size_t>(hero.x)] = '@';
    level::Level level = endless(rows);
    level.trajectories = std::move(trajectories);
    Attempt attempt(level);
    attempt.state.hero.tnt = tnt;
    attempt.state.hero.grenades = grenades;
    attempt.state.hero.selected = grenades > 0 ? Supply::Grenade : Supply::Tnt;
    return attempt;
}

Point blastOf(const Attempt& attempt) {
    for (const Happening& happening : attempt.all) {
        if (happening.what == What::Blasted) return happening.at;
    }
    return {-1, -1};
}

}  // namespace

void TestTempleHazards::bugsKeepToTheirPaths() {
    level::Trajectory path = mover(ThingKind::Bug, {{0, 2}, {4, 4}, {8, 2}}, false, 35);
    path.phase = 17;
    std::vector<std::string> rows = hall(9, 5);
    rows[0][8] = '@';
    Attempt attempt(withMover(rows, path));
    const level::MoverPath expected(path);
    for (int tick = 0; tick < 2000; ++tick, attempt.wait(1)) {
        const Point cell = expected.cellAt(tick);
        for (int y = 0; y < 5; ++y) {
            for (int x = 0; x < 9; ++x) {
                QCOMPARE(bugAt(attempt.field(), attempt.state, {x, y}).has_value(),
                         (Point{x, y}) == cell);
            }
        }
    }
    QVERIFY(attempt.isPlaying());
}

void TestTempleHazards::aBugKillsInItsCell() {
    // The bug reaches the hero: four cells at four cells a second.
    Attempt attempt(withMover({"....@"}, mover(ThingKind::Bug, {{0, 0}, {4, 0}})));
    attempt.wait(59);
    QVERIFY(attempt.isPlaying());
    attempt.wait(1);
    QVERIFY(attempt.isLost(Cause::Bug));
    QCOMPARE(attempt.state.tick, 60);
    QCOMPARE(attempt.state.end, (Point{4, 0}));
    // The hero steps onto the bug.
    Attempt other(withMover({"@...", "...."}, mover(ThingKind::Bug, {{1, 0}, {1, 1}}, true, 5)));
    QVERIFY(other.tap(Button::Right).isLost(Cause::Bug));
}

void TestTempleHazards::swappingCellsIsTouching() {
    // At tick 15 the bug moves from 1 to 0; the hero moves from 0 to 1 in the same tick.
    const auto path = mover(ThingKind::Bug, {{1, 0}, {0, 0}});
    Attempt attempt(withMover({"@."}, path));
    attempt.wait(14).tap(Button::Right);
    QVERIFY(attempt.isLost(Cause::Bug));
    // A tick earlier they meet in the bug's cell, and if the hero does not move, in the hero's.
    QVERIFY(Attempt(withMover({"@."}, path)).wait(13).tap(Button::Right).isLost(Cause::Bug));
    QVERIFY(Attempt(withMover({"@."}, path)).wait(15).isLost(Cause::Bug));
    // Following the bug closely does not touch it.
    Attempt following(withMover({"@...."}, mover(ThingKind::Bug, {{1, 0}, {4, 0}}, true, 40)));
    following.wait(14).tap(Button::Right);
    QVERIFY(following.isPlaying());
    QCOMPARE(following.at(), (Point{1, 0}));
}

void TestTempleHazards::biggerBugs() {
    for (int size = 1; size <= 3; ++size) {
        level::Trajectory path = mover(ThingKind::Bug, {{3, 3}, {3, 3}}, true, 5);
        path.size = size;
        std::set<std::pair<int, int>> deadly;
        for (int y = 0; y < 7; ++y) {
            for (int x = 0; x < 7; ++x) {
                std::vector<std::string> rows = hall(7, 7);
                rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = '@';
                if (Attempt(withMover(rows, path)).wait(1).isLost(Cause::Bug))
                    deadly.insert({x, y});
            }
        }
        std::set<std::pair<int, int>> expected;
        const int first = size == 3 ? 2 : 3;
        for (int y = first; y < first + size; ++y) {
            for (int x = first; x < first + size; ++x)
                expected.insert({x, y});
        }
        QCOMPARE(deadly, expected);
    }
}

void TestTempleHazards::bugsPassOverTrapsAndWater() {
    level::Level level = withMover({".x~v..@"}, mover(ThingKind::Bug, {{0, 0}, {6, 0}}, true, 200));
    Attempt attempt(level);
    attempt.wait(30);
    QVERIFY(attempt.isLost(Cause::Bug));
    QVERIFY(attempt.state.disabled.isEmpty());
    QVERIFY(isTrap(attempt.field(), attempt.state, attempt.field().index({1, 0})));
}

void TestTempleHazards::extraLivesDoNotHelp_data() {
    QTest::addColumn<int>("cause");
    for (const Cause cause : {Cause::Bug, Cause::Boss, Cause::Laser, Cause::Drowned, Cause::Blast})
        QTest::addRow("%d", static_cast<int>(cause)) << static_cast<int>(cause);
}

void TestTempleHazards::extraLivesDoNotHelp() {
    QFETCH(int, cause);
    const auto deadly = static_cast<Cause>(cause);
    level::Level level =
        endless({deadly == Cause::Laser ? "L..h@..." : "#..h@...", "#...~~~#", "########"});
    if (deadly == Cause::Bug)
        level.trajectories.push_back(mover(ThingKind::Bug, {{3, 1}, {3, 0}}, true, 5));
    if (deadly == Cause::Boss)
        level.trajectories.push_back(mover(ThingKind::Boss, {{1, 1}, {1, 1}}));
    if (deadly == Cause::Laser) emitterOf(level).beam = {1, 100, 50};
    Attempt attempt(level);
    attempt.walk("l");
    QCOMPARE(attempt.hero().lives, 2);
    if (deadly == Cause::Drowned) attempt.walk("rd");
    if (deadly == Cause::Blast) {
        attempt.state.hero.tnt = 1;
        attempt.tap(Button::Tnt).tap(Button::Throw);
    }
    attempt.wait(700);
    QVERIFY(attempt.isLost(deadly));
}

void TestTempleHazards::theBossFollowsItsPath() {
    // Behind a wall the boss moves like any other bug.
    level::Trajectory path = mover(ThingKind::Boss, {{0, 0}, {6, 2}, {3, 4}}, false, 33);
    path.phase = 41;
    std::vector<std::string> rows = hall(9, 5);
    for (std::string& row : rows)
        row[7] = '#';
    rows[2][8] = '@';
    Attempt attempt(withMover(rows, path));
    const level::MoverPath expected(path);
    for (int tick = 0; tick < 3000; ++tick, attempt.wait(1)) {
        QCOMPARE(attempt.state.bosses[0].at, expected.cellAt(tick));
        QVERIFY(attempt.state.bosses[0].mode == BossState::Mode::Path);
    }
}

void TestTempleHazards::theBossHuntsWhatItSees() {
    std::vector<std::string> rows = hall(20, 11);
    rows[5][19] = '@';
    Attempt attempt(withMover(rows, mover(ThingKind::Boss, {{2, 0}, {2, 10}})));
    attempt.wait(1);
    QCOMPARE(attempt.count(What::BossSawHero), 1);
    QVERIFY(attempt.state.bosses[0].mode == BossState::Mode::Hunting);
    // The boss takes a step every 15 ticks, only in four directions, each one nearer to the hero.
    int distance = 17 + 5;
    for (int tick = 2; tick < 15 * distance; ++tick) {
        attempt.wait(1);
        const Point at = attempt.state.bosses[0].at;
        QCOMPARE(std::abs(19 - at.x) + std::abs(5 - at.y), distance - tick / 15);
        QVERIFY(attempt.isPlaying());
    }
    QVERIFY(attempt.wait(1).isLost(Cause::Boss));
}

void TestTempleHazards::theBossGoesWhereItLastSawTheHero() {
    // The boss sees the hero through a gap; then the hero is moved away.
    Attempt attempt(withMover({"...........", "###.#######", "...@#######", "####......."},
                              mover(ThingKind::Boss, {{0, 0}, {10, 0}})));
    attempt.wait(45);
    QCOMPARE(attempt.count(What::BossSawHero), 1);
    QVERIFY(attempt.state.bosses[0].sees);
    attempt.state.hero.at = {10, 3};
    attempt.walk("l");
    QCOMPARE(attempt.count(What::BossLostHero), 1);
    bool hasBeenThere = false;
    bool hasReturned = false;
    for (int i = 0; i < 1200; ++i) {
        attempt.wait(1);
        const BossState& boss = attempt.state.bosses[0];
        QVERIFY(!boss.sees);
        hasBeenThere = hasBeenThere || boss.at == (Point{3, 2});
        hasReturned = hasReturned || (hasBeenThere && boss.mode == BossState::Mode::Path &&
                                      boss.at.y == 0 && boss.at.x > 6);
    }
    QVERIFY(hasBeenThere);
    QVERIFY(hasReturned);
}

void TestTempleHazards::theBossGoesRoundCorners() {
    // The boss sees the hero over water and past corners, but its path is longer than the line of
    // sight.
    std::vector<std::string> rows{"..........", ".########.", ".#......#.", ".########.",
                                  "@........."};
    Attempt attempt(withMover(rows, mover(ThingKind::Boss, {{0, 0}, {9, 0}}, true, 80)));
    attempt.wait(1);
    QVERIFY(attempt.state.bosses[0].sees);
    attempt.walk("rrr");
    for (int i = 0; i < 300 && attempt.isPlaying(); ++i) {
        attempt.wait(1);
        QVERIFY(attempt.field().isOpen(attempt.state.bosses[0].at));
    }
    QVERIFY(attempt.isLost(Cause::Boss));
}

void TestTempleHazards::aBigBossNeedsRoom() {
    // The boss is three cells wide: it does not fit through the gap, and waits in sight of the
    // hero.
    std::vector<std::string> rows{"..........", "..........", "..........",
                                  "####.#####", "..........", "....@....."};
    level::Trajectory path = mover(ThingKind::Boss, {{4, 1}, {4, 1}});
    path.size = 3;
    Attempt attempt(withMover(rows, path));
    attempt.wait(1200);
    QVERIFY(attempt.isPlaying());
    QCOMPARE(attempt.state.bosses[0].at, (Point{4, 1}));
    path.size = 1;
    QVERIFY(Attempt(withMover(rows, path)).wait(1200).isLost(Cause::Boss));
}

void TestTempleHazards::theBossTakesItsToughness() {
    for (int toughness = 1; toughness <= 5; ++toughness) {
        level::Trajectory path = mover(ThingKind::Boss, {{8, 0}, {8, 0}}, true, 5);
        path.toughness = toughness;
        Attempt attempt = armed({"...#....."}, {0, 0}, 0, 9, {path});
        attempt.state.hero.at = {4, 0};
        attempt.tap(Button::FaceRight);
        for (int wounds = 1; wounds <= toughness; ++wounds) {
            QVERIFY(isAlive(attempt.field().bosses()[0], attempt.state.bosses[0]));
            attempt.tap(Button::Throw).wait(11);
            QCOMPARE(attempt.state.bosses[0].wounds, wounds);
        }
        QVERIFY(!isAlive(attempt.field().bosses()[0], attempt.state.bosses[0]));
        QCOMPARE(attempt.count(What::BossWounded), toughness - 1);
        QCOMPARE(attempt.count(What::BossKilled), 1);
        attempt.wait(1200);
        QVERIFY(attempt.isPlaying());
    }
}

void TestTempleHazards::aBossHasThreePhases() {
    const auto phasesOf = [](int toughness) {
        level::Trajectory path = mover(ThingKind::Boss, {{4, 0}, {4, 0}});
        path.toughness = toughness;
        Attempt attempt(withMover({"@...."}, path));
        std::vector<BossPhase> phases;
        for (int wounds = 0; wounds < toughness; ++wounds) {
            attempt.state.bosses[0].wounds = wounds;
            phases.push_back(phaseOf(attempt.field().bosses()[0], attempt.state.bosses[0]));
        }
        return phases;
    };
    using enum BossPhase;
    QVERIFY(phasesOf(1) == std::vector{Watching});
    QVERIFY(phasesOf(2) == (std::vector{Watching, Raging}));
    QVERIFY(phasesOf(3) == (std::vector{Watching, Listening, Raging}));
    QVERIFY(phasesOf(5) == (std::vector{Watching, Listening, Listening, Listening, Raging}));
}

void TestTempleHazards::aWoundedBossHears() {
    // A wall without a gap hides the hero; the boss stands behind it. The hero moves up from the
    // last row, `far` rows below the boss.
    const auto hears = [](int wounds, int far, bool moves) {
        std::vector<std::string> rows = hall(5, 20);
        rows[10] = "#####";
        rows[static_cast<std::size_t>(8 + far + 1)][2] = '@';
        Attempt attempt(withMover(rows, mover(ThingKind::Boss, {{2, 8}, {2, 8}})));
        attempt.state.bosses[0].wounds = wounds;
        if (moves) {
            attempt.walk("u");
        } else {
            attempt.wait(60);
        }
        const BossState& boss = attempt.state.bosses[0];
        const bool hunts = boss.mode != BossState::Mode::Path;
        return hunts && attempt.count(What::BossHeardHero) > 0 && !boss.sees;
    };
    for (const int wounds : {1, 2}) {
        for (int far = 3; far <= 10; ++far) {
            QCOMPARE(hears(wounds, far, true), far <= kBossHearing);
            QVERIFY(!hears(wounds, far, false));
            QVERIFY(!hears(0, far, true));
        }
    }
}

void TestTempleHazards::aRagingBossIsFaster() {
    // The boss of speed 4 takes a step every 15 ticks, and every 10 when it rages.
    for (const int wounds : {0, 1, 2}) {
        Attempt attempt(withMover({"...................@"}, mover(ThingKind::Boss, {{0, 0}})));
        attempt.state.bosses[0].wounds = wounds;
        attempt.wait(120);
        QCOMPARE(attempt.state.bosses[0].at.x, wounds == 2 ? 12 : 8);
    }
}

void TestTempleHazards::aRagingBossRests() {
    // The boss hunts a cell round the corner; the hero is behind a wall without a gap.
    Attempt attempt(
        withMover({"...........", "##.########", "#..@#######", "###########", "..........."},
                  mover(ThingKind::Boss, {{1, 0}})));
    attempt.state.bosses[0].wounds = 2;
    attempt.state.bosses[0].mode = BossState::Mode::Hunting;
    attempt.state.bosses[0].target = {2, 2};
    attempt.state.hero.at = {10, 4};
    for (int i = 0; i < 600 && attempt.count(What::BossRests) == 0; ++i)
        attempt.wait(1);
    QCOMPARE(attempt.count(What::BossRests), 1);
    const BossState resting = attempt.state.bosses[0];
    QCOMPARE(resting.at, (Point{2, 2}));
    QCOMPARE(resting.rest, kBossRest);
    QVERIFY(hash(attempt.state) != hash([&] {
                State other = attempt.state;
                other.bosses[0].rest = 0;
                return other;
            }()));
    // It sees the hero beside it, and does not move before its rest is over.
    attempt.state.hero.at = {2, 0};
    attempt.walk("r");
    QVERIFY(!attempt.isLost(Cause::Boss));
    const auto waited = kBossRest - attempt.state.bosses[0].rest;
    for (int tick = 0; tick < kBossRest - waited; ++tick) {
        QCOMPARE(attempt.state.bosses[0].at, resting.at);
        attempt.wait(1);
    }
    QCOMPARE(attempt.state.bosses[0].at, resting.at);
    QVERIFY(attempt.state.bosses[0].mode == BossState::Mode::Hunting);
    attempt.wait(11);
    QVERIFY(attempt.state.bosses[0].at != resting.at);
}

void TestTempleHazards::aGrenadeFliesFiveCells() {
    for (const Direction d : grid::kDirections) {
        Attempt attempt = armed(hall(15, 15), {7, 7}, 0, 1);
        attempt.tap(faceButtonOf(d)).tap(Button::Throw).wait(5 * kGrenadeTicksPerCell - 2);
        QCOMPARE(attempt.count(What::Blasted), 0);
        QCOMPARE(attempt.hero().grenades, 0);
        attempt.wait(1);
        QCOMPARE(attempt.count(What::Blasted), 1);
        QCOMPARE(blastOf(attempt), (Point{7, 7}) + grid::offset(d) * 5);
        QVERIFY(attempt.isPlaying());
    }
}

void TestTempleHazards::aGrenadeStopsBeforeAWall() {
    for (int distance = 2; distance <= 6; ++distance) {
        std::vector<std::string> rows = hall(15, 1);
        rows[0][static_cast<std::size_t>(distance)] = '#';
        Attempt attempt = armed(rows, {0, 0}, 0, 1);
        attempt.tap(Button::FaceRight).tap(Button::Throw).wait(30);
        QCOMPARE(blastOf(attempt), (Point{std::min(distance - 1, 5), 0}));
        QCOMPARE(attempt.isLost(Cause::Blast), distance == 2);
    }
    // Nor does the grenade leave the level.
    Attempt attempt = armed(hall(4, 1), {0, 0}, 0, 1);
    attempt.tap(Button::FaceRight).tap(Button::Throw).wait(30);
    QCOMPARE(blastOf(attempt), (Point{3, 0}));
}

void TestTempleHazards::aGrenadeFliesTwoCellsUnderWater() {
    Attempt attempt = armed({"........", "........"}, {1, 0}, 0, 1);
    Attempt diving(std::vector<std::string>{"@~~~~~~~"});
    diving.state.hero.grenades = 1;
    diving.walk("r").tap(Button::FaceRight).tap(Button::Throw).wait(30);
    QCOMPARE(blastOf(diving), (Point{3, 0}));
    // Thrown from land over water, it flies its full distance.
    Attempt over(std::vector<std::string>{"@~~~~~~~"});
    over.state.hero.grenades = 1;
    over.tap(Button::FaceRight).tap(Button::Throw).wait(30);
    QCOMPARE(blastOf(over), (Point{5, 0}));
}

void TestTempleHazards::aGrenadeGoesOffOnABug() {
    Attempt attempt =
        armed(hall(9, 3), {0, 1}, 0, 1, {mover(ThingKind::Bug, {{3, 1}, {3, 1}}, true, 5)});
    attempt.tap(Button::FaceRight).tap(Button::Throw).wait(30);
    QCOMPARE(blastOf(attempt), (Point{3, 1}));
    QCOMPARE(attempt.count(What::BugKilled), 1);
    QVERIFY(!bugAt(attempt.field(), attempt.state, {3, 1}));
    QVERIFY(attempt.walk("rrrrr").isPlaying());
    // A bug that moves towards the grenade is always hit.
    for (int phase = 0; phase < 60; ++phase) {
        level::Trajectory coming = mover(ThingKind::Bug, {{8, 0}, {0, 0}}, true, 200);
        coming.phase = phase;
        Attempt meeting = armed(hall(9, 1), {0, 0}, 0, 1, {coming});
        meeting.state.hero.at = {0, 0};
        meeting.state.controls.invulnerable = true;
        meeting.tap(Button::FaceRight).tap(Button::Throw);
        bool wasCrossed = false;
        Point before{-1, -1};
        for (int i = 0; i < 20 && !meeting.state.explosives.empty(); ++i) {
            const Point grenade = meeting.state.explosives[0].at;
            const Point bug = meeting.field().bugs()[0].path.cellAt(meeting.state.tick);
            wasCrossed = wasCrossed || (before.x > grenade.x && bug.x < grenade.x);
            before = bug.x > grenade.x ? bug : Point{-1, -1};
            meeting.wait(1);
        }
        QVERIFY(!wasCrossed);
    }
}

void TestTempleHazards::aGrenadeDestroysAnEmitter() {
    Attempt attempt = armed({".....L"}, {0, 0}, 0, 1);
    attempt.tap(Button::FaceRight).tap(Button::Throw).wait(30);
    QCOMPARE(blastOf(attempt), (Point{4, 0}));
    QCOMPARE(attempt.count(What::EmitterDestroyed), 1);
    // The emitter's cell stays solid.
    QVERIFY(!attempt.field().isOpen({5, 0}));
}

void TestTempleHazards::grenadesAreNotThrownAtTheNextWall() {
    Attempt attempt = armed({"..#"}, {1, 0}, 0, 1);
    attempt.tap(Button::FaceRight).tap(Button::Throw).wait(30);
    QVERIFY(attempt.isPlaying());
    QCOMPARE(attempt.hero().grenades, 1);
    QCOMPARE(attempt.count(What::CannotThrow), 1);
    // Nothing can be thrown from an empty pack.
    Attempt empty = armed({"...", "..."}, {1, 0}, 0, 0);
    empty.tap(Button::FaceRight).tap(Button::Throw).tap(Button::Switch).tap(Button::Throw);
    QCOMPARE(empty.count(What::CannotThrow), 2);
    QVERIFY(empty.state.explosives.empty());
}

void TestTempleHazards::tntGoesOffAfterTwoSeconds() {
    Attempt attempt = armed(hall(9, 1), {0, 0}, 2, 0);
    attempt.tap(Button::Throw);
    QCOMPARE(attempt.hero().tnt, 1);
    attempt.walk("rrr").wait(static_cast<int>(119 - attempt.state.tick));
    QCOMPARE(attempt.count(What::Blasted), 0);
    attempt.wait(1);
    QCOMPARE(attempt.count(What::Blasted), 1);
    QCOMPARE(blastOf(attempt), (Point{0, 0}));
    QVERIFY(attempt.isPlaying());
    // A hero within the blast's radius dies.
    attempt.tap(Button::Throw).walk("rr").wait(120);
    QVERIFY(attempt.isLost(Cause::Blast));
}

void TestTempleHazards::blastsHaveTheirSize() {
    const Attempt attempt = armed(hall(9, 9), {0, 0}, 0, 0);
    for (const int radius : {1, 2}) {
        const auto cells = blastCells(attempt.field(), {4, 4}, radius);
        QCOMPARE(cells.size(), static_cast<std::size_t>((2 * radius + 1) * (2 * radius + 1)));
        for (const Point cell : cells) {
            QVERIFY(std::abs(cell.x - 4) <= radius && std::abs(cell.y - 4) <= radius);
        }
    }
}

void TestTempleHazards::wallsStopABlast() {
    const Attempt attempt({"@......", ".......", "..#....", "...#...", ".......", "......."});
    const auto cells = blastCells(attempt.field(), {3, 2}, 2);
    const auto isHit = [&](Point p) { return std::ranges::find(cells, p) != cells.end(); };
    QVERIFY(isHit({2, 2}));   // the wall itself
    QVERIFY(!isHit({1, 2}));  // behind it
    QVERIFY(isHit({3, 3}));
    QVERIFY(!isHit({3, 4}));
    QVERIFY(isHit({5, 4}));
    QVERIFY(isHit({5, 2}));
}

void TestTempleHazards::blastsSetOffTraps() {
    Attempt attempt = armed({".......x.x", "..........", "......x..."}, {0, 1}, 0, 1);
    attempt.state.hero.at = {2, 1};
    QCOMPARE(numberAt(attempt.field(), attempt.state, {8, 1}), 2);
    attempt.tap(Button::FaceRight).tap(Button::Throw).wait(30);
    QCOMPARE(attempt.count(What::TrapBlown), 2);
    QCOMPARE(numberAt(attempt.field(), attempt.state, {8, 1}), 1);
    QCOMPARE(attempt.state.blown.size(), 2u);
    QVERIFY(attempt.walk("rrrrrul").isPlaying());
    QVERIFY(attempt.walk("rrr").isLost(Cause::Trap));
}

void TestTempleHazards::blastsChain() {
    // A grenade sets off TNT lying there, and this sets off the TNT placed farther on.
    Attempt attempt = armed({".......t....."}, {0, 0}, 1, 1);
    attempt.state.hero.at = {9, 0};
    attempt.tap(Button::Tnt).tap(Button::Throw);
    attempt.state.hero.at = {1, 0};
    attempt.tap(Button::Grenade).tap(Button::FaceRight).tap(Button::Throw).wait(20);
    QCOMPARE(attempt.count(What::Blasted), 3);
    QVERIFY(attempt.state.explosives.empty());
    QCOMPARE(attempt.state.items.size(), 1u);
    std::vector<Point> centres;
    for (const Happening& happening : attempt.all) {
        if (happening.what == What::Blasted) centres.push_back(happening.at);
    }
    QVERIFY((centres == std::vector<Point>{{6, 0}, {7, 0}, {9, 0}}));
    QVERIFY(attempt.isPlaying());
}

void TestTempleHazards::killsAllBugs() {
    level::Level level = endless({"@gg......"});
    level.objectives = {};
    level.objectives.bugs = true;
    level.trajectories = {mover(ThingKind::Bug, {{8, 0}, {8, 0}}, true, 5),
                          mover(ThingKind::Bug, {{7, 0}, {8, 0}}, true, 5)};
    Attempt attempt(level);
    QVERIFY(attempt.walk("rr").isPlaying());
    attempt.tap(Button::Throw).wait(30);
    QVERIFY(attempt.isWon());
    QCOMPARE(attempt.count(What::BugKilled), 2);
}

void TestTempleHazards::destroysAllLasers() {
    level::Level level = endless({"@gg......L"});
    emitterOf(level).direction = Direction::Right;
    level.objectives = {};
    level.objectives.lasers = true;
    Attempt attempt(level);
    attempt.walk("rrr").tap(Button::Throw).wait(30);
    QVERIFY(attempt.isWon());
}

void TestTempleHazards::killsTheBoss() {
    level::Level level = endless({"@ggg.........", "#############"});
    level.objectives = {};
    level.objectives.boss = true;
    level.trajectories = {mover(ThingKind::Boss, {{12, 0}, {12, 0}}, true, 5)};
    Attempt attempt(level);
    attempt.walk("rrrrrrr");
    for (int i = 0; i < 3; ++i) {
        QVERIFY(attempt.isPlaying());
        attempt.tap(Button::Throw).wait(20);
    }
    QVERIFY(attempt.isWon());
}

void TestTempleHazards::beamsRunToTheFirstSolidCell() {
    for (const Direction d : grid::kDirections) {
        std::vector<std::string> rows = hall(11, 11);
        rows[5][5] = 'L';
        for (const Direction wall : grid::kDirections) {
            const Point at = (Point{5, 5}) + grid::offset(wall) * 4;
            rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] = '#';
        }
        rows[0][0] = '@';
        level::Level level = endless(rows);
        emitterOf(level).direction = d;
        const Attempt attempt(level);
        std::set<std::pair<int, int>> expected;
        for (int i = 1; i <= 3; ++i) {
            const Point at = (Point{5, 5}) + grid::offset(d) * i;
            expected.insert({at.x, at.y});
        }
        std::set<std::pair<int, int>> burning;
        for (int y = 0; y < 11; ++y) {
            for (int x = 0; x < 11; ++x) {
                if (isBurning(attempt.field(), attempt.state, {x, y})) burning.insert({x, y});
            }
        }
        QCOMPARE(burning, expected);
    }
}

void TestTempleHazards::beamsBurnInTheirRhythm() {
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        level::Level level = endless({"L...@"});
        const int on = random.between(1, 50);
        const int off = random.between(1, 50);
        const int phase = random.between(0, 200);
        emitterOf(level).beam = {on, off, phase};
        Attempt attempt(level);
        int tick = 1;
        while ((tick + phase) % (on + off) >= on)
            ++tick;
        attempt.wait(tick - 1);
        QVERIFY(attempt.isPlaying());
        attempt.wait(1);
        QVERIFY(attempt.isLost(Cause::Laser));
    }
    // With `off` 0 the beam is always on.
    QVERIFY(Attempt(std::vector<std::string>{"L...@"}).wait(1).isLost(Cause::Laser));
}

void TestTempleHazards::emittersAreSolid() {
    Attempt attempt({"@L."});
    QCOMPARE(attempt.walk("rr").at(), (Point{0, 0}));
    QVERIFY(attempt.isPlaying());
}

void TestTempleHazards::nothingStopsABeam() {
    level::Level level = endless({"L$~x.h...@"});
    level.trajectories = {mover(ThingKind::Bug, {{6, 0}, {6, 0}}, true, 5)};
    QVERIFY(Attempt(level).wait(1).isLost(Cause::Laser));
}

void TestTempleHazards::tenSecondsOfAir() {
    Attempt attempt({"@~"});
    attempt.tap(Button::Right);
    QCOMPARE(attempt.hero().air, 599);
    attempt.wait(598);
    QVERIFY(attempt.isPlaying());
    QCOMPARE(attempt.hero().air, 1);
    attempt.wait(1);
    QVERIFY(attempt.isLost(Cause::Drowned));
}

void TestTempleHazards::airRefillsAtOnce() {
    Attempt attempt({"@~"});
    attempt.tap(Button::Right).wait(500).tap(Button::Left);
    QCOMPARE(attempt.hero().air, kAir);
    QCOMPARE(attempt.count(What::Surfaced), 1);
    attempt.wait(20).tap(Button::Right).wait(500);
    QVERIFY(attempt.isPlaying());
    QCOMPARE(attempt.count(What::Dived), 2);
}

void TestTempleHazards::movesTakeTwiceAsLongInWater() {
    Attempt attempt({"@" + std::string(99, '~')});
    attempt.press(Button::Right).wait(239);
    QCOMPARE(attempt.at(), (Point{16, 0}));  // after four seconds
}

void TestTempleHazards::waterfallsCarry() {
    Attempt attempt({"@}}}..", "######"});
    attempt.tap(Button::Right);
    for (int x = 1; x <= 3; ++x) {
        attempt.wait(x == 1 ? 13 : 14);
        QCOMPARE(attempt.at(), (Point{x, 0}));
        attempt.wait(1);
        QCOMPARE(attempt.at(), (Point{x + 1, 0}));
    }
    QCOMPARE(attempt.wait(100).at(), (Point{4, 0}));
    QCOMPARE(attempt.count(What::Carried), 3);
    QCOMPARE(Attempt({"@.", "v#", "..", "##"}).tap(Button::Down).wait(60).at(), (Point{0, 2}));
    QCOMPARE(Attempt({"#.", "#^", "@."}).walk("ru").wait(60).at(), (Point{1, 0}));
    QCOMPARE(Attempt({".{@"}).tap(Button::Left).wait(60).at(), (Point{0, 0}));
}

void TestTempleHazards::waterfallsStopAtWalls() {
    Attempt attempt({"@}#", "..."});
    attempt.tap(Button::Right).wait(300);
    QCOMPARE(attempt.at(), (Point{1, 0}));
    QCOMPARE(attempt.walk("d").at(), (Point{1, 1}));
}

void TestTempleHazards::carriedOntoATrap() {
    Attempt attempt({"@}x"});
    attempt.tap(Button::Right).wait(14);
    QVERIFY(attempt.isLost(Cause::Trap));
    Attempt rich({"@h}x$"});
    rich.walk("rr").wait(30);
    QVERIFY(rich.isPlaying());
    QCOMPARE(rich.hero().lives, 1);
    // Anything else lying there is collected as well.
    QCOMPARE(Attempt({"@}$"}).tap(Button::Right).wait(30).state.coins.size(), 1u);
}

void TestTempleHazards::waterfallsCanBeClimbed() {
    Attempt attempt({"@{{{{."});
    attempt.press(Button::Right).wait(120);
    QCOMPARE(attempt.at(), (Point{5, 0}));
    QVERIFY(attempt.count(What::Carried) > 0);
}

void TestTempleHazards::theSameInputsGiveTheSameState() {
    level::Level level = endless({"@..~~.h.", ".x$.v.t.", "..g...L.", "?...~..x", "....$..."});
    emitterOf(level).direction = Direction::Left;
    emitterOf(level).beam = {20, 70, 5};
    level.trajectories = {mover(ThingKind::Bug, {{7, 0}, {5, 4}, {3, 3}}, false, 55),
                          mover(ThingKind::Boss, {{7, 4}, {5, 3}}, true, 30)};
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Attempt one(level);
        Attempt other(level);
        for (int i = 0; i < 400; ++i) {
            std::vector<play::Stroke> strokes;
            if (random.chance(10)) {
                strokes.push_back({static_cast<play::Action>(random.below(3)),
                                   static_cast<play::ButtonIndex>(random.below(kButtons + 2))});
            }
            one.engine.advance(one.state, strokes);
            // An observer makes no difference.
            other.engine.advance(other.state, strokes, &other.all);
        }
        QVERIFY(one.state == other.state);
        QCOMPARE(hash(one.state), hash(other.state));
        // A difference in any part of the state changes the hash.
        State changed = one.state;
        changed.hero.air -= 1;
        QVERIFY(hash(changed) != hash(one.state));
    }
}

MAZELOOM_TEST(TestTempleHazards)

}  // namespace mazeloom::tst_temple_hazards

#include "tst_temple_hazards.moc"

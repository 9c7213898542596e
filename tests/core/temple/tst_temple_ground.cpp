// SPDX-License-Identifier: MIT
// Effects of terrain in the temple game (RULES.md T-18), and that proofs respect them.
#include <QTest>

#include <span>

#include "core/play/temple/prove/prove.h"
#include "core/play/temple/session.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_temple_ground {

using namespace play::temple;
using grid::Point;
using level::Cell;
using level::Effect;
using level::Terrain;
using testing::Attempt;
using testing::endless;

class TestTempleGround : public QObject {
    Q_OBJECT

  private slots:
    void floorsOfOtherLooksAreFloor();
    void rubbleSlows();
    void lavaKills();
    void waterfallsCarryIntoLava();
    void aChasmBarsTheWayAndNothingElse();
    void opaqueGroundHidesTheHero();
    void whatWoundsCostsALifeAtEachStep();
    void proofsKeepOutOfLava();
    void proofsTakeTheirTimeInRubble();
    void proofsSayWhatLavaMakesImpossible();
    void proofsPayForNoWounds();
};

namespace {

/// Returns a map with a cell of the pack's own terrain, as a terrain table would define it.
std::shared_ptr<const Field> fieldWith(const std::vector<std::string>& rows, Point at, Cell cell,
                                       bool isEndless = false) {
    const level::Level level = isEndless ? endless(rows) : testing::painted(rows, {});
    level::Map map = Attempt(level).field().map();
    map.cells.at(at) = cell;
    return *Field::make(level, std::move(map));
}

constexpr auto kThorns = static_cast<Terrain>(level::kFirstOwnTerrain);
constexpr Cell kWounding = Cell::of(kThorns, true, false, false, Effect::Wounds);

/// Plays a proof's witness with the game's own engine.
std::optional<State> played(const std::shared_ptr<const Field>& field, const Proof& proof) {
    const auto session = Session::of(field, proof.witness);
    if (!session) return std::nullopt;
    return session->state();
}

}  // namespace

void TestTempleGround::floorsOfOtherLooksAreFloor() {
    Attempt plain({"@....."});
    Attempt other({"@;%-=."});
    for (Attempt* attempt : {&plain, &other})
        attempt->press(Button::Right).wait(200);
    QCOMPARE(other.at(), (Point{5, 0}));
    QCOMPARE(other.all.size(), plain.all.size());
}

void TestTempleGround::rubbleSlows() {
    // As slow as entering water: twice as long (T-10.2).
    Attempt rubble({"@:..."});
    Attempt water({"@~..."});
    for (Attempt* attempt : {&rubble, &water})
        attempt->press(Button::Right);
    for (int tick = 0; tick < 60; ++tick) {
        QCOMPARE(rubble.at(), water.at());
        rubble.wait(1);
        water.wait(1);
    }
    QCOMPARE(rubble.hero().air, kAir);
}

void TestTempleGround::lavaKills() {
    QVERIFY(Attempt({"@V."}).walk("r").isLost(Cause::Ground));
    QCOMPARE(Attempt({"@V."}).walk("r").at(), (Point{1, 0}));
    // However many lives the hero has (T-18.3).
    QVERIFY(Attempt({"@hV."}).walk("rr").isLost(Cause::Ground));
    Attempt safe({"@V."});
    safe.press(Button::Invulnerable).walk("rr");
    QVERIFY(safe.isPlaying());
    QCOMPARE(safe.at(), (Point{2, 0}));
}

void TestTempleGround::waterfallsCarryIntoLava() {
    QVERIFY(Attempt({"@}V."}).walk("r").wait(2 * kFallTicks).isLost(Cause::Ground));
}

void TestTempleGround::aChasmBarsTheWayAndNothingElse() {
    Attempt attempt({"@|.", "..."});
    attempt.walk("r");
    QCOMPARE(attempt.at(), (Point{0, 0}));
    QCOMPARE(attempt.count(What::Bumped), 1);
    // A beam passes through the cell.
    QVERIFY(Attempt({"L.|@"}).wait(2).isLost(Cause::Laser));
    QVERIFY(Attempt({"L.#@"}).wait(2).isPlaying());
    // A grenade flies over it, and its blast reaches the other side.
    Attempt thrower({"g@|..#"});
    thrower.walk("l").tap(Button::FaceRight).tap(Button::Throw).wait(40);
    QCOMPARE(thrower.count(What::Blasted), 1);
    QCOMPARE(thrower.count(What::CannotThrow), 0);
}

void TestTempleGround::opaqueGroundHidesTheHero() {
    for (const bool isOpaque : {false, true}) {
        level::Level level = endless({"@....", "#####"});
        level.trajectories = {testing::mover(level::ThingKind::Boss, {{4, 0}, {4, 0}})};
        level::Map map = Attempt(level).field().map();
        map.cells.at({2, 0}) = Cell::of(kThorns, true, isOpaque, false, Effect::None);
        Engine engine(*Field::make(level, std::move(map)), Pace::RealTime);
        State state = engine.start();
        for (int tick = 0; tick < 3; ++tick)
            engine.advance(state, {});
        QCOMPARE(state.bosses[0].sees, !isOpaque);
    }
}

void TestTempleGround::whatWoundsCostsALifeAtEachStep() {
    Engine engine(fieldWith({"@h...."}, {2, 0}, kWounding, true), Pace::RealTime);
    State state = engine.start();
    const auto go = [&](Button button) {
        const play::Stroke stroke = tap(button);
        engine.advance(state, std::span(&stroke, 1));
        for (int tick = 0; tick < 20; ++tick)
            engine.advance(state, {});
    };
    go(Button::Right);
    QCOMPARE(state.hero.lives, 2);
    go(Button::Right);
    QCOMPARE(state.hero.lives, 1);
    go(Button::Right);
    go(Button::Left);
    QCOMPARE(state.outcome, Outcome::Lost);
    QCOMPARE(state.cause, Cause::Ground);
}

void TestTempleGround::proofsKeepOutOfLava() {
    const auto field = Attempt(testing::painted({"@V$", ".V.", "..."}, {})).engine.sharedField();
    const Proof proof = prove(field);
    QCOMPARE(proof.verdict, Verdict::Winnable);
    const auto state = played(field, proof);
    QVERIFY(state && state->outcome == Outcome::Won);
}

void TestTempleGround::proofsTakeTheirTimeInRubble() {
    // Through rubble beside a bug's path: a plan with quick moves would meet the bug.
    level::Level level = testing::painted({"@:::$", "#...#"}, {});
    level.trajectories = {testing::mover(level::ThingKind::Bug, {{1, 1}, {3, 1}})};
    const auto field = Attempt(level).engine.sharedField();
    const Proof proof = prove(field);
    QCOMPARE(proof.verdict, Verdict::Winnable);
    const auto state = played(field, proof);
    QVERIFY(state && state->outcome == Outcome::Won);
    // Four moves at 15 half ticks would be 30 ticks; three of them take twice as long.
    QVERIFY(state->tick >= 45);
}

void TestTempleGround::proofsSayWhatLavaMakesImpossible() {
    const auto verdict = [](const std::vector<std::string>& rows) {
        return prove(Attempt(testing::painted(rows, {})).engine.sharedField()).verdict;
    };
    QCOMPARE(verdict({"@V$"}), Verdict::Unwinnable);
    QCOMPARE(verdict({"@hV$"}), Verdict::Unwinnable);
    QCOMPARE(verdict({"@|$"}), Verdict::Unwinnable);
    QCOMPARE(verdict({"@=$"}), Verdict::Winnable);
}

void TestTempleGround::proofsPayForNoWounds() {
    // Around the wounding cell, if there is a way.
    const auto round = fieldWith({"@.$", "..."}, {1, 0}, kWounding);
    const Proof found = prove(round);
    QCOMPARE(found.verdict, Verdict::Winnable);
    const auto state = played(round, found);
    QVERIFY(state && state->hero.lives == kStartLives);
    // Without a heart the cell cannot be passed …
    QCOMPARE(prove(fieldWith({"@.$"}, {1, 0}, kWounding)).verdict, Verdict::Unwinnable);
    // … and with a heart it may be.
    QVERIFY(prove(fieldWith({"@h.$"}, {2, 0}, kWounding)).verdict != Verdict::Unwinnable);
}

MAZELOOM_TEST(TestTempleGround)

}  // namespace mazeloom::tst_temple_ground

#include "tst_temple_ground.moc"

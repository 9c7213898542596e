// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/traces.h"
#include "widgets/timeline/player.h"
#include "widgets/timeline/usual_speed.h"

namespace mazeloom::tst_player {

using namespace std::chrono_literals;
using testing::madeTimeline;
using widgets::BreakPoints;
using widgets::Player;

class TestPlayer : public QObject {
    Q_OBJECT

  private slots:
    void playsAtItsSpeedAndPausesAtTheEnd();
    void playsFromTheStartWhenAtTheEnd();
    void keepsFractionsOfASlowStep();
    void timerDrivesIt();
    void stepsBothWays();
    void goesByStages();
    void doesNothingWithoutTimeline();
    void anUnchosenSpeedSuitsTheLevel();
    void aChosenSpeedStays();
    void previewMovesTheViewNotThePosition();
    void breakPointsAreThoseOfANaiveScan();
    void watchForgetsWhenThingsChange();
    void hitTellsWhichBreakPoint();
    void keepsPlaceByStageAndFraction();
    void keepsPlaceWhereAStageIsGone();
};

namespace {

/// Returns the step where playing should pause, by a linear search of every step and change.
std::optional<trace::StepIndex> naiveHit(const trace::Trace& trace, const BreakPoints& points,
                                         trace::StepIndex first, trace::StepIndex end) {
    std::size_t change = 0;
    for (trace::StepIndex s = 0; s < end; ++s) {
        bool hit = points.kinds.contains(trace.steps[s].kind);
        for (const auto& span : trace.stages) {
            hit |= span.first == s && span.end > s && points.stages.contains(span.stage);
        }
        for (int k = 0; k < trace.steps[s].changes; ++k, ++change) {
            const grid::Point cell = trace.initial.point(trace.changedCells[change]);
            hit |= std::ranges::find(points.cells, cell) != points.cells.end();
        }
        if (hit && s >= first) return s;
    }
    return std::nullopt;
}

BreakPoints drawnBreakPoints(random::Stream& random) {
    BreakPoints points;
    if (random.chance(40)) {
        points.kinds.insert(static_cast<trace::StepKind>(random.below(trace::kStepKinds)));
    }
    if (random.chance(40)) points.stages.insert(random.chance(50) ? "maze" : "doors");
    const unsigned cells = random.below(3);
    for (unsigned i = 0; i < cells; ++i) {
        points.setCell({static_cast<int>(random.below(30)), static_cast<int>(random.below(18))},
                       true);
    }
    return points;
}

}  // namespace

void TestPlayer::playsAtItsSpeedAndPausesAtTheEnd() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 1000}}), false);
    QCOMPARE(player.position(), 1000u);
    player.first();
    player.setSpeed(100);
    player.play();
    QVERIFY(player.isPlaying());
    player.advance(1s);
    QCOMPARE(player.position(), 100u);
    player.setSpeed(1'000'000);
    player.advance(500us);
    QCOMPARE(player.position(), 600u);
    QVERIFY(player.isPlaying());
    player.advance(16ms);
    QCOMPARE(player.position(), 1000u);
    QVERIFY(!player.isPlaying());
    player.first();
    player.advance(1s);
    QCOMPARE(player.position(), 0u);
}

void TestPlayer::playsFromTheStartWhenAtTheEnd() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 10}}), false);
    player.play();
    QCOMPARE(player.position(), 0u);
    QVERIFY(player.isPlaying());
    player.togglePlaying();
    QVERIFY(!player.isPlaying());
}

void TestPlayer::keepsFractionsOfASlowStep() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 10}}), false);
    player.first();
    player.setSpeed(1);
    player.play();
    for (int frame = 0; frame < 64; ++frame)
        player.advance(std::chrono::duration<double>(1.0 / 16));
    QCOMPARE(player.position(), 4u);
    player.setSpeed(0.01);
    QCOMPARE(player.speed(), Player::kSlowest);
    player.setSpeed(1e9);
    QCOMPARE(player.speed(), Player::kFastest);
}

void TestPlayer::timerDrivesIt() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 5000}}), false);
    player.first();
    player.setSpeed(1'000'000);
    player.play();
    QTRY_VERIFY(!player.isPlaying());
    QCOMPARE(player.position(), 5000u);
}

void TestPlayer::stepsBothWays() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 50}}), false);
    trace::Timeline reference(player.timeline()->sharedTrace());
    player.first();
    player.back();
    QCOMPARE(player.position(), 0u);
    QVERIFY(!player.currentStep());
    for (trace::StepIndex i = 1; i <= 50; ++i) {
        player.forward();
        QCOMPARE(player.currentStep(), std::optional(i - 1));
        reference.seek(i);
        QVERIFY(player.timeline()->cells() == reference.cells());
    }
    player.forward();
    QCOMPARE(player.position(), 50u);
    for (trace::StepIndex i = 50; i-- > 0;) {
        player.back();
        reference.seek(i);
        QVERIFY(player.timeline()->cells() == reference.cells());
    }
    player.play();
    player.forward();
    QVERIFY(!player.isPlaying());
}

void TestPlayer::goesByStages() {
    Player player;
    player.setTimeline(madeTimeline({{"rooms", 10}, {"doors", 0}, {"maze", 20}, {"coins", 5}}),
                       false);
    player.first();
    std::vector<trace::StepIndex> stops;
    for (int i = 0; i < 4; ++i) {
        player.nextStage();
        stops.push_back(player.position());
    }
    QCOMPARE(stops, (std::vector<trace::StepIndex>{10, 30, 35, 35}));
    player.seek(32);
    stops.clear();
    for (int i = 0; i < 4; ++i) {
        player.previousStage();
        stops.push_back(player.position());
    }
    QCOMPARE(stops, (std::vector<trace::StepIndex>{30, 10, 0, 0}));
}

void TestPlayer::doesNothingWithoutTimeline() {
    Player player;
    QSignalSpy moved(&player, &Player::positionChanged);
    player.play();
    player.seek(5);
    player.back();
    player.forward();
    player.previousStage();
    player.nextStage();
    player.last();
    player.preview(3u);
    player.advance(1s);
    QVERIFY(!player.isPlaying());
    QCOMPARE(player.count(), 0u);
    QCOMPARE(moved.count(), 0);
    player.setTimeline(madeTimeline({}), false);
    player.play();
    QVERIFY(!player.isPlaying());
}

void TestPlayer::previewMovesTheViewNotThePosition() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 300}}), false);
    player.seek(100);
    trace::Timeline reference(player.timeline()->sharedTrace());
    QSignalSpy moved(&player, &Player::positionChanged);
    QSignalSpy shown(&player, &Player::shownChanged);
    player.preview(250u);
    QCOMPARE(player.position(), 100u);
    QCOMPARE(player.shownStep(), std::optional<trace::StepIndex>(249));
    QCOMPARE(player.currentStep(), std::optional<trace::StepIndex>(99));
    reference.seek(250);
    QVERIFY(player.timeline()->cells() == reference.cells());
    player.preview(std::nullopt);
    reference.seek(100);
    QVERIFY(player.timeline()->cells() == reference.cells());
    QCOMPARE(moved.count(), 0);
    QCOMPARE(shown.count(), 2);
    // Stepping on after a preview starts from the position.
    player.preview(250u);
    player.forward();
    QCOMPARE(player.position(), 101u);
    QCOMPARE(player.shownPosition(), 101u);
}

void TestPlayer::breakPointsAreThoseOfANaiveScan() {
    const int seeds = testing::seeds(1000);
    int hits = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Player player;
        player.setTimeline(madeTimeline({{"rooms", random.below(40)},
                                         {"maze", random.below(200)},
                                         {"doors", random.below(3)},
                                         {"maze", random.below(20)}},
                                        static_cast<std::uint64_t>(seed)),
                           false);
        const trace::Trace& trace = player.timeline()->trace();
        const BreakPoints points = drawnBreakPoints(random);
        player.setBreakPoints(points);
        player.seek(random.below(player.count() + 1));
        player.setSpeed(1 + random.below(2000));
        while (player.position() < player.count()) {
            const trace::StepIndex from = player.position();
            const auto expected = naiveHit(trace, points, from, player.count());
            QCOMPARE(points.firstHit(*player.timeline(), from, player.count()), expected);
            player.play();
            while (player.isPlaying())
                player.advance(16ms);
            QCOMPARE(player.position(), expected ? *expected + 1 : player.count());
            QCOMPARE(player.lastHit(), expected);
            hits += expected.has_value();
        }
    }
    QVERIFY(hits * 2 > seeds);
}

void TestPlayer::watchForgetsWhenThingsChange() {
    Player player;
    BreakPoints points;
    points.setCell({3, 3}, true);
    points.setCell({9, 7}, true);
    player.setBreakPoints(points);
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        player.setTimeline(madeTimeline({{"maze", 400}}, seed), false);
        // Forth and back: knowledge of later steps must not hide earlier ones.
        for (trace::StepIndex from : {0u, 200u, 50u}) {
            player.seek(from);
            const auto expected = naiveHit(player.timeline()->trace(), points, from, 400);
            player.play();
            while (player.isPlaying())
                player.advance(16ms);
            QCOMPARE(player.position(), expected ? *expected + 1 : 400u);
        }
    }
}

void TestPlayer::hitTellsWhichBreakPoint() {
    Player player;
    player.setTimeline(madeTimeline({{"rooms", 5}, {"maze", 300}}), false);
    const trace::Timeline& timeline = *player.timeline();
    BreakPoints all;
    for (int kind = 0; kind < trace::kStepKinds; ++kind) {
        all.kinds.insert(static_cast<trace::StepKind>(kind));
    }
    all.stages = {"rooms", "maze", "coins"};
    for (int x = 0; x < 24; ++x)
        all.setCell({x, 5}, true);
    for (trace::StepIndex s = 0; s < timeline.count(); ++s) {
        const BreakPoints hit = all.hitBy(timeline, s);
        QCOMPARE(hit.kinds, std::set{timeline.trace().steps[s].kind});
        QCOMPARE(hit.stages.size(), s == 0 || s == 5 ? 1u : 0u);
        for (int x = 0; x < 24; ++x) {
            const auto touches = timeline.stepsThatTouched({x, 5});
            QCOMPARE(hit.hasCell({x, 5}), std::ranges::find(touches, s) != touches.end());
        }
    }
}

void TestPlayer::keepsPlaceByStageAndFraction() {
    Player player;
    QCOMPARE(player.position(), 0u);
    player.setTimeline(madeTimeline({{"rooms", 100}, {"maze", 1000}}), true);
    QCOMPARE(player.position(), 1100u);  // there is no place to keep, so the end is shown
    player.setTimeline(madeTimeline({{"rooms", 10}, {"maze", 500}}), true);
    QCOMPARE(player.position(), 510u);  // the finished level stays finished
    player.seek(10 + 250);
    player.setTimeline(madeTimeline({{"rooms", 40}, {"maze", 100}}), true);
    QCOMPARE(player.position(), 90u);  // half of the maze
    player.setTimeline(madeTimeline({{"rooms", 40}, {"doors", 7}, {"maze", 10}}), true);
    QCOMPARE(player.position(), 52u);  // the maze moved within the recipe
    player.seek(20);
    player.setTimeline(madeTimeline({{"rooms", 4}, {"maze", 10}}), true);
    QCOMPARE(player.position(), 2u);
    player.first();
    player.setTimeline(madeTimeline({{"rooms", 8}, {"maze", 10}}), true);
    QCOMPARE(player.position(), 0u);
    player.seek(5);
    player.setTimeline(madeTimeline({{"rooms", 8}, {"maze", 10}}), false);
    QCOMPARE(player.position(), 18u);
    player.setTimeline(madeTimeline({}), true);
    QCOMPARE(player.position(), 0u);
    QVERIFY(!player.isPlaying());
}

void TestPlayer::keepsPlaceWhereAStageIsGone() {
    Player player;
    player.setTimeline(madeTimeline({{"rooms", 10}, {"maze", 100}, {"doors", 10}}), false);
    player.seek(60);
    auto trace = testing::madeTrace({{"rooms", 10}, {"doors", 30}});
    trace->stages[1].recipeIndex = 2;  // the maze is switched off, not removed
    player.setTimeline(std::make_unique<trace::Timeline>(trace), true);
    QCOMPARE(player.position(), 10u);
}

void TestPlayer::anUnchosenSpeedSuitsTheLevel() {
    int before = 0;
    for (trace::StepIndex steps = 1; steps < 4'000'000; steps += 1 + steps / 9) {
        const int speed = widgets::usualSpeed(steps);
        QVERIFY2(speed >= before, "more steps are not played slower");
        before = speed;
        const double seconds = static_cast<double>(steps) / speed;
        // Playing a whole trace never takes much more than a minute; short ones take about ten
        // seconds.
        QVERIFY2(seconds < 64, qPrintable(QString::number(steps)));
        if (steps >= 20 && steps <= 300)
            QVERIFY2(seconds >= 8 && seconds <= 12, qPrintable(QString::number(steps)));
        // Traces short enough to follow play at a speed that can be followed.
        if (steps <= 1500) QVERIFY(speed <= 30);
        QVERIFY(speed >= Player::kSlowest && speed <= Player::kFastest);
    }
    Player player;
    QSignalSpy chosen(&player, &Player::speedChosen);
    player.setTimeline(madeTimeline({{"maze", 200}}), false);
    QCOMPARE(player.speed(), 20.0);
    // The same level is played at the same speed again.
    player.setTimeline(madeTimeline({{"maze", 100}}), true);
    QCOMPARE(player.speed(), 20.0);
    player.setTimeline(madeTimeline({{"maze", 100}}), false);
    QCOMPARE(player.speed(), 10.0);
    QVERIFY(chosen.isEmpty());
}

void TestPlayer::aChosenSpeedStays() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 200}}), false);
    QSignalSpy chosen(&player, &Player::speedChosen);
    player.setSpeed(20);
    QCOMPARE(chosen.size(), 1);
    player.setTimeline(madeTimeline({{"maze", 1000}}), false);
    QCOMPARE(player.speed(), 20.0);
}

MAZELOOM_TEST(TestPlayer)

}  // namespace mazeloom::tst_player

#include "tst_player.moc"

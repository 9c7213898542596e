// SPDX-License-Identifier: MIT
#include <QTest>
#include <QWheelEvent>

#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/traces.h"
#include "widgets/timeline/names.h"
#include "widgets/timeline/scrub_bar.h"

namespace mazeloom::tst_scrub_bar {

using testing::madeTimeline;
using widgets::Player;
using widgets::ScrubBar;
using widgets::ScrubScale;

class TestScrubBar : public QObject {
    Q_OBJECT

  private slots:
    void scaleRisesAndComesBack();
    void smallStagesCanBeHit();
    void dragSeeksInProportion();
    void dragStaysInside();
    void playingWaitsForTheDrag();
    void wheelAndKeysStep();
    void hoverNamesStepAndStage();
    void marksBreakPoints();
    void marksTheHardestDeduction();
    void followsThePlayer();
    void emptyBarIsHarmless();
};

namespace {

void show(ScrubBar& bar, int width = 816) {
    bar.resize(width, bar.sizeHint().height());
    bar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
}

QPoint at(const ScrubBar& bar, double x) {
    return {ScrubBar::kMargin + static_cast<int>(x), bar.height() / 2};
}

void turnWheel(ScrubBar& bar, int eighths) {
    const QPointF middle = bar.rect().center();
    QWheelEvent event(middle, bar.mapToGlobal(middle), {}, {0, eighths}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&bar, &event);
}

}  // namespace

void TestScrubBar::scaleRisesAndComesBack() {
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        trace::Trace trace;
        trace::StepIndex steps = 0;
        const unsigned stages = 1 + random.below(12);
        for (unsigned i = 0; i < stages; ++i) {
            const trace::StepIndex length = random.below(1u << random.below(24));
            trace.stages.push_back({"maze", static_cast<int>(i), steps, steps + length});
            steps += length;
        }
        const double width = 1 + random.below(2000);
        const ScrubScale scale(trace, width);
        if (steps == 0) {
            QVERIFY(scale.segments().empty());
            continue;
        }
        QCOMPARE(scale.xOf(0), 0.0);
        QCOMPARE(scale.xOf(steps), width);
        double before = 0;
        for (const auto& segment : scale.segments()) {
            QCOMPARE(segment.left, before);
            QVERIFY(segment.right > segment.left);
            before = segment.right;
        }
        trace::StepIndex last = 0;
        for (double x = -5; x < width + 5; x += 0.5) {
            const trace::StepIndex position = scale.positionAt(x);
            QVERIFY(position >= last && position <= steps);
            last = position;
        }
        QCOMPARE(last, steps);
        for (int i = 0; i < 50; ++i) {
            const trace::StepIndex position = random.below(steps + 1);
            const double x = scale.xOf(position);
            QVERIFY(x >= 0 && x <= width);
            // If a step is narrower than the rounding error, its neighbour is as good.
            QVERIFY(std::abs(static_cast<double>(scale.positionAt(x)) - position) <= 1);
        }
    }
}

void TestScrubBar::smallStagesCanBeHit() {
    const auto trace =
        testing::madeTrace({{"rooms", 1}, {"maze", 100'000}, {"doors", 2}, {"coins", 50'000}});
    const ScrubScale scale(*trace, 800);
    QCOMPARE(scale.segments().size(), std::size_t{4});
    QCOMPARE(scale.segments()[0].width(), ScrubScale::kLeastWidth);
    QCOMPARE(scale.segments()[2].width(), ScrubScale::kLeastWidth);
    // The large segments share the remaining width in proportion.
    QVERIFY(std::abs(scale.segments()[1].width() - 2 * scale.segments()[3].width()) < 0.001);
    QCOMPARE(scale.positionAt(scale.xOf(100'001)), 100'001u);
    QCOMPARE(scale.positionAt(scale.xOf(100'002)), 100'002u);
}

void TestScrubBar::dragSeeksInProportion() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 800}}), false);
    ScrubBar bar(player);
    show(bar);
    QTest::mousePress(&bar, Qt::LeftButton, {}, at(bar, 200));
    QCOMPARE(player.position(), 200u);
    for (int x : {300, 799, 10}) {
        QTest::mouseMove(&bar, at(bar, x));
        QCOMPARE(player.position(), static_cast<trace::StepIndex>(x));
    }
    QTest::mouseRelease(&bar, Qt::LeftButton, {}, at(bar, 10));
    QTest::mouseMove(&bar, at(bar, 500));
    QCOMPARE(player.position(), 10u);
    QTest::mouseClick(&bar, Qt::RightButton, {}, at(bar, 700));
    QCOMPARE(player.position(), 10u);
}

void TestScrubBar::dragStaysInside() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 800}}), false);
    ScrubBar bar(player);
    show(bar);
    QTest::mousePress(&bar, Qt::LeftButton, {}, at(bar, 400));
    QTest::mouseMove(&bar, {-500, -300});
    QCOMPARE(player.position(), 0u);
    QTest::mouseMove(&bar, {5000, 900});
    QCOMPARE(player.position(), 800u);
    QTest::mouseRelease(&bar, Qt::LeftButton, {}, {5000, 900});
}

void TestScrubBar::playingWaitsForTheDrag() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 800}}), false);
    ScrubBar bar(player);
    show(bar);
    player.first();
    player.play();
    QTest::mousePress(&bar, Qt::LeftButton, {}, at(bar, 400));
    QVERIFY(!player.isPlaying());
    QTest::mouseRelease(&bar, Qt::LeftButton, {}, at(bar, 400));
    QVERIFY(player.isPlaying());
    player.pause();
    QTest::mouseClick(&bar, Qt::LeftButton, {}, at(bar, 300));
    QVERIFY(!player.isPlaying());
}

void TestScrubBar::wheelAndKeysStep() {
    Player player;
    player.setTimeline(madeTimeline({{"rooms", 100}, {"maze", 300}}), false);
    ScrubBar bar(player);
    show(bar);
    player.seek(200);
    turnWheel(bar, -120);
    QCOMPARE(player.position(), 201u);
    turnWheel(bar, 60);
    QCOMPARE(player.position(), 201u);
    turnWheel(bar, 60);
    QCOMPARE(player.position(), 200u);
    turnWheel(bar, 120 * 1000);
    QCOMPARE(player.position(), 0u);
    player.seek(200);
    QTest::keyClick(&bar, Qt::Key_Left);
    QCOMPARE(player.position(), 199u);
    QTest::keyClick(&bar, Qt::Key_Right);
    QTest::keyClick(&bar, Qt::Key_Right);
    QCOMPARE(player.position(), 201u);
    QTest::keyClick(&bar, Qt::Key_PageDown);
    QCOMPARE(player.position(), 221u);
    QTest::keyClick(&bar, Qt::Key_PageUp);
    QCOMPARE(player.position(), 201u);
    QTest::keyClick(&bar, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(player.position(), 100u);
    QTest::keyClick(&bar, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(player.position(), 400u);
    QTest::keyClick(&bar, Qt::Key_Home);
    QCOMPARE(player.position(), 0u);
    QTest::keyClick(&bar, Qt::Key_PageUp);
    QCOMPARE(player.position(), 0u);
    QTest::keyClick(&bar, Qt::Key_End);
    QCOMPARE(player.position(), 400u);
}

void TestScrubBar::hoverNamesStepAndStage() {
    Player player;
    player.setTimeline(madeTimeline({{"maze", 400}, {"unheard-of", 400}}), false);
    ScrubBar bar(player);
    show(bar);
    const QString early = bar.textAt(ScrubBar::kMargin + 100);
    QVERIFY2(early.contains("100") && early.contains(widgets::stageTitle("maze")),
             qPrintable(early));
    const QString late = bar.textAt(ScrubBar::kMargin + 500);
    QVERIFY2(late.contains("500") && late.contains("unheard-of"), qPrintable(late));
}

void TestScrubBar::marksBreakPoints() {
    Player player;
    player.setTimeline(madeTimeline({{"rooms", 10}, {"maze", 500}}), false);
    ScrubBar bar(player);
    show(bar);
    QVERIFY(bar.marks().empty());
    widgets::BreakPoints points;
    points.stages.insert("maze");
    points.setCell({4, 4}, true);
    player.setBreakPoints(points);
    auto expected = player.timeline()->stepsThatTouched({4, 4});
    QVERIFY(!expected.empty());
    expected.push_back(10);
    std::ranges::sort(expected);
    expected.erase(std::unique(expected.begin(), expected.end()), expected.end());
    QCOMPARE(bar.marks(), expected);
    player.setBreakPoints({});
    QVERIFY(bar.marks().empty());
}

void TestScrubBar::marksTheHardestDeduction() {
    using trace::StepKind;
    const auto recordOf = [](const std::vector<StepKind>& kinds) {
        auto made = testing::madeTrace({{"maze", 100}});
        for (const StepKind kind : kinds)
            made->steps.push({made->initial.index({1, 1}), kind, 0, 0});
        made->stages.push_back({"deducible", 1, 100, made->stepCount()});
        return std::make_unique<trace::Timeline>(std::move(made));
    };
    Player player;
    ScrubBar bar(player);
    show(bar);
    player.setTimeline(recordOf({StepKind::MoveTrap, StepKind::DeduceByOne, StepKind::DeduceByTwo,
                                 StepKind::DeduceByOne, StepKind::DeduceByTwo}),
                       false);
    QVERIFY(bar.hardest().has_value());
    QCOMPARE(*bar.hardest(), 102u);
    const int x = ScrubBar::kMargin + static_cast<int>(bar.scale().xOf(103));
    QCOMPARE(bar.textAt(x), QString("Step 103 · The hardest deduction: Two numbers"));
    const QImage marked = bar.grab().toImage();
    // One number tells everything: there is nothing to mark.
    player.setTimeline(recordOf({StepKind::MoveTrap, StepKind::DeduceByOne, StepKind::DeduceByOne,
                                 StepKind::DeduceByOne, StepKind::DeduceByOne}),
                       false);
    QVERIFY(!bar.hardest().has_value());
    QVERIFY(bar.grab().toImage() != marked);
    QVERIFY(!bar.textAt(x).contains("hardest"));
}

void TestScrubBar::followsThePlayer() {
    Player player;
    ScrubBar bar(player);
    show(bar);
    player.setTimeline(madeTimeline({{"maze", 400}}), false);
    QCOMPARE(bar.maximum(), 400);
    player.seek(123);
    QCOMPARE(bar.value(), 123);
    const QImage before = bar.grab().toImage();
    player.seek(323);
    QVERIFY(bar.grab().toImage() != before);
    player.clear();
    QCOMPARE(bar.maximum(), 0);
}

void TestScrubBar::emptyBarIsHarmless() {
    Player player;
    ScrubBar bar(player);
    show(bar);
    QTest::mouseClick(&bar, Qt::LeftButton, {}, at(bar, 100));
    QTest::mouseMove(&bar, at(bar, 200));
    QTest::keyClick(&bar, Qt::Key_Right);
    turnWheel(bar, -120);
    QVERIFY(!bar.textAt(50).isEmpty());
    QCOMPARE(player.position(), 0u);
    player.setTimeline(madeTimeline({{"maze", 0}}), false);
    QTest::mouseClick(&bar, Qt::LeftButton, {}, at(bar, 100));
    QVERIFY(!bar.grab().isNull());
}

MAZELOOM_TEST(TestScrubBar)

}  // namespace mazeloom::tst_scrub_bar

#include "tst_scrub_bar.moc"

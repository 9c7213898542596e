// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_timeline {

class TestTimeline : public QObject {
    Q_OBJECT

  private slots:
    void replaysToTheMap();
    void everySeekEqualsAFreshReplay();
    void touchesAreThoseOfTheLog();
    void stackIsThatOfTheWalk();
};

namespace {

generate::Recorded mazeOf(grid::Size size, std::uint64_t seed) {
    return generate::record(testing::solid(size, {"maze"}), {}, seed);
}

/// The cells after `position` steps, by replaying the log from the start.
level::CellGrid replayed(const trace::Trace& trace, trace::StepIndex position) {
    level::CellGrid cells = trace.initial;
    std::size_t change = 0;
    for (trace::StepIndex s = 0; s < position; ++s) {
        for (int k = 0; k < trace.steps[s].changes; ++k, ++change) {
            const auto i = trace.changedCells[change];
            cells[i] = level::Cell::fromBits(unsigned{cells[i].bits()} ^ trace.changedBits[change]);
        }
    }
    return cells;
}

}  // namespace

void TestTimeline::replaysToTheMap() {
    const auto recorded = mazeOf({65, 41}, 7);
    trace::Timeline timeline(recorded.trace);
    QVERIFY(timeline.count() > 1000);
    QVERIFY(timeline.cells() == recorded.trace->initial);
    timeline.seek(timeline.count());
    QVERIFY(timeline.cells() == recorded.map.cells);
    timeline.seek(0);
    QVERIFY(timeline.cells() == recorded.trace->initial);
}

void TestTimeline::everySeekEqualsAFreshReplay() {
    // Large enough for several keyframes.
    const auto recorded = mazeOf({601, 401}, 3);
    trace::Timeline timeline(recorded.trace);
    QVERIFY(timeline.bytes() > 0);
    random::Stream random(1);
    for (int i = 0; i < 40; ++i) {
        const auto before = timeline.cells();
        const auto target = random.below(timeline.count() + 1);
        const auto changed = timeline.seek(target);
        QCOMPARE(timeline.position(), target);
        QVERIFY(timeline.cells() == replayed(*recorded.trace, target));
        for (int y = 0; y < before.height(); ++y) {
            for (int x = 0; x < before.width(); ++x) {
                if (before.at({x, y}) == timeline.cells().at({x, y})) continue;
                QVERIFY(changed.contains(x / trace::ChangedRegion::kSide,
                                         y / trace::ChangedRegion::kSide));
            }
        }
    }
}

void TestTimeline::touchesAreThoseOfTheLog() {
    const auto recorded = mazeOf({31, 31}, 5);
    trace::Timeline timeline(recorded.trace);
    timeline.seek(timeline.count() / 2);
    const grid::Point cell{15, 15};
    std::vector<trace::StepIndex> expected;
    std::vector<trace::CellTouch> touches;
    for (trace::StepIndex s = 0; s < timeline.count(); ++s) {
        const auto changes = timeline.changesOf(s);
        const auto before = replayed(*recorded.trace, s);
        const auto after = replayed(*recorded.trace, s + 1);
        for (const auto& change : changes) {
            QCOMPARE(change.before, before.at(change.cell));
            QCOMPARE(change.after, after.at(change.cell));
            if (change.cell != cell) continue;
            expected.push_back(s);
            touches.push_back({s, before.at(cell), after.at(cell)});
        }
    }
    QVERIFY(!expected.empty());
    QCOMPARE(timeline.stepsThatTouched(cell), expected);
    QVERIFY(timeline.touchesOf(cell) == touches);
    for (trace::StepIndex s = 0; s <= timeline.count(); s += 7) {
        const auto next = std::ranges::lower_bound(expected, s);
        QCOMPARE(timeline.nextTouch(cell, s).has_value(), next != expected.end());
        QCOMPARE(timeline.previousTouch(cell, s).has_value(), next != expected.begin());
    }
}

void TestTimeline::stackIsThatOfTheWalk() {
    const auto recorded = mazeOf({31, 21}, 11);
    const trace::Trace& trace = *recorded.trace;
    std::vector<grid::Point> stack;
    for (trace::StepIndex s = 0; s < trace.stepCount(); ++s) {
        const trace::Step& step = trace.steps[s];
        const grid::Point at = trace.initial.point(step.at);
        switch (step.kind) {
            case trace::StepKind::Start: stack = {at}; break;
            case trace::StepKind::Carve:
                stack.push_back(at + grid::offset(trace::carveTaken(step.detail)));
                break;
            case trace::StepKind::Backtrack:
                QCOMPARE(at, stack.back());
                stack.pop_back();
                break;
            default: QFAIL("no such step in a maze");
        }
        auto shown = trace::backtrackStack(trace, s + 1, 100'000);
        std::ranges::reverse(shown);
        QCOMPARE(shown, stack);
    }
}

MAZELOOM_TEST(TestTimeline)

}  // namespace mazeloom::tst_timeline

#include "tst_timeline.moc"

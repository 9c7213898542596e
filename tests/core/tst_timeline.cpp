// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/generate/generate.h"
#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_timeline {

class TestTimeline : public QObject {
    Q_OBJECT

  private slots:
    void replaysToTheMap();
    void everySeekEqualsAFreshReplay_data();
    void everySeekEqualsAFreshReplay();
    void touchesAreThoseOfTheLog();
    void stackIsThatOfTheWalk();
    void frontierIsWhatLiesBesideTheMaze();
    void frontierHoldsWhatIsTakenNext();
    void frontierIsTheSameFromBothSides();
    void trailIsWhereTheWalkWas();
};

namespace {

generate::Recorded mazeOf(grid::Size size, std::uint64_t seed) {
    return generate::record(testing::solid(size, {"maze"}), {}, seed);
}

generate::Recorded mazeOf(grid::Size size, std::string algorithm, int step, std::uint64_t seed) {
    level::Level level = testing::solid(size, {"maze"});
    level.recipe.stages.front().parameters = {{"algorithm", std::move(algorithm)},
                                              {"step", std::int64_t{step}}};
    return generate::record(level, {}, seed);
}

/// The stage *shape* opens a cave row by row.
generate::Recorded templeOf(grid::Size size) {
    level::Level level =
        testing::solid(size, {"shape", "hidden-maze", "traps"}, level::Ruleset::Temple);
    return generate::record(testing::with(level, "shape", "source", std::string("caves")), {}, 1);
}

/// Returns the cells after `position` steps by replaying the log from the start.
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

void TestTimeline::everySeekEqualsAFreshReplay_data() {
    QTest::addColumn<generate::Recorded>("recorded");
    QTest::addColumn<std::size_t>("keyframes");
    QTest::newRow("many steps of few changes") << mazeOf({601, 401}, 3) << std::size_t{2};
    QTest::newRow("few steps of many changes, then many of few")
        << templeOf({401, 301}) << std::size_t{2};
    QTest::newRow("no keyframe") << mazeOf({21, 21}, 3) << std::size_t{0};
    // The table of the timeline has an entry for each 256th step.
    const auto isWhole = [](const generate::Recorded& recorded) {
        return recorded.trace->stepCount() % 256 == 0;
    };
    for (int cells = 0; cells < 40 * 40; ++cells) {
        auto recorded = mazeOf({21 + cells % 40, 21 + cells / 40}, 1);
        if (!isWhole(recorded)) continue;
        QTest::newRow("a multiple of 256 steps") << std::move(recorded) << std::size_t{0};
        return;
    }
    QFAIL("no maze has a multiple of 256 steps");
}

void TestTimeline::everySeekEqualsAFreshReplay() {
    QFETCH(const generate::Recorded, recorded);
    QFETCH(const std::size_t, keyframes);
    trace::Timeline timeline(recorded.trace);
    QVERIFY(timeline.bytes() >= keyframes * timeline.cells().storage().size_bytes());
    timeline.seek(timeline.count());
    QVERIFY(timeline.cells() == recorded.map.cells);
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
            case trace::StepKind::Start:
                stack = {at};
                break;
            case trace::StepKind::Carve:
                stack.push_back(at + grid::offset(trace::carveTaken(step.detail)));
                break;
            case trace::StepKind::Backtrack:
                QCOMPARE(at, stack.back());
                stack.pop_back();
                break;
            default:
                QFAIL("no such step in a maze");
        }
        auto shown = trace::backtrackStack(trace, s + 1, 100'000);
        std::ranges::reverse(shown);
        QCOMPARE(shown, stack);
    }
}

/// In solid rock the frontier is every lattice cell of rock with an open cell two cells away.
void TestTimeline::frontierIsWhatLiesBesideTheMaze() {
    for (const char* algorithm : {"prim", "growing-tree"}) {
        const auto recorded = mazeOf({31, 21}, algorithm, 2, 5);
        trace::Timeline timeline(recorded.trace);
        std::size_t most = 0;
        for (trace::StepIndex s = 1; s <= timeline.count(); ++s) {
            timeline.seek(s);
            const auto& cells = timeline.cells();
            std::size_t count = 0;
            for (int y = 0; y < cells.height(); ++y) {
                for (int x = 0; x < cells.width(); ++x) {
                    bool isBeside = false;
                    for (const grid::Direction d : grid::kDirections) {
                        const grid::Point next = grid::Point{x, y} + grid::offset(d) * 2;
                        isBeside |= cells.contains(next) && cells.at(next).isWalkable();
                    }
                    const bool isNode = x % 2 == 1 && y % 2 == 1;
                    const bool isRock = !cells.at({x, y}).isWalkable();
                    const bool isAsked = isNode && isRock && isBeside;
                    QCOMPARE(timeline.frontier().isOnFrontier({x, y}), isAsked);
                    count += isAsked ? 1u : 0u;
                }
            }
            most = std::max(most, count);
        }
        QVERIFY(most > 10);
    }
}

/// In a maze of single steps, whose passages must not touch, some frontier cells are dropped in the
/// end.
void TestTimeline::frontierHoldsWhatIsTakenNext() {
    const auto recorded = mazeOf({41, 31}, "prim", 1, 2);
    const trace::Trace& trace = *recorded.trace;
    trace::Timeline timeline(recorded.trace);
    int given = 0;
    for (trace::StepIndex s = 1; s < timeline.count(); ++s) {
        const trace::Step& step = trace.steps[s];
        if (step.kind == trace::StepKind::Start) continue;
        grid::Point cell = trace.initial.point(step.at);
        if (step.kind == trace::StepKind::Grow)
            cell = cell + grid::offset(trace::carveTaken(step.detail));
        given += step.kind == trace::StepKind::DropCell ? 1 : 0;
        timeline.seek(s);
        QVERIFY(timeline.frontier().isOnFrontier(cell));
        timeline.seek(s + 1);
        QVERIFY(!timeline.frontier().isOnFrontier(cell));
    }
    QVERIFY(given > 20);
}

void TestTimeline::frontierIsTheSameFromBothSides() {
    const auto recorded = mazeOf({41, 31}, "prim", 1, 3);
    trace::Timeline timeline(recorded.trace);
    random::Stream random(9);
    for (int i = 0; i < 100; ++i) {
        timeline.seek(random.below(timeline.count() + 1));
        trace::Timeline fresh(recorded.trace);
        fresh.seek(timeline.position());
        for (int y = 0; y < 31; ++y) {
            for (int x = 0; x < 41; ++x) {
                QCOMPARE(timeline.frontier().isOnFrontier({x, y}),
                         fresh.frontier().isOnFrontier({x, y}));
            }
        }
    }
}

void TestTimeline::trailIsWhereTheWalkWas() {
    const auto recorded = mazeOf({21, 15}, "aldous-broder", 2, 4);
    const trace::Trace& trace = *recorded.trace;
    std::vector<grid::Point> walk;
    for (trace::StepIndex s = 0; s < trace.stepCount(); ++s) {
        const grid::Point at = trace.initial.point(trace.steps[s].at);
        walk.push_back(trace.steps[s].kind == trace::StepKind::Start
                           ? at
                           : at + grid::offset(trace::carveTaken(trace.steps[s].detail)) * 2);
        auto trail = trace::walkTrail(trace, s + 1, 12);
        if (s == 0) {
            QVERIFY(trail.empty());
            continue;
        }
        std::ranges::reverse(trail);
        const auto length = std::min<std::size_t>(walk.size(), 12);
        QVERIFY(std::equal(trail.begin(), trail.end(),
                           walk.end() - static_cast<std::ptrdiff_t>(length), walk.end()));
    }
    QVERIFY(trace.stepCount() > 200);
    // A backtracker's steps are not a walk.
    QVERIFY(trace::walkTrail(*mazeOf({21, 15}, 1).trace, 20, 12).empty());
}

MAZELOOM_TEST(TestTimeline)

}  // namespace mazeloom::tst_timeline

#include "tst_timeline.moc"

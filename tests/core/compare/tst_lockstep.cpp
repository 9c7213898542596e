// SPDX-License-Identifier: MIT
// One timeline for several generations: their positions, invariants, and equal cells.
#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

#include "core/compare/equal_cells.h"
#include "core/compare/lockstep.h"
#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_lockstep {

using compare::Course;
using compare::Lockstep;
using compare::Pace;
using Positions = std::vector<trace::StepIndex>;

class TestLockstep : public QObject {
    Q_OBJECT

  private slots:
    void bySteps();
    void byShare();
    void byStages();
    void stagesThatOneHasNot();
    void aStageThatIsThereTwice();
    void withoutSteps();
    void lawsHoldForAnyCourses();
    void stagesBeginAndEndTogether();
    void largeCountsFit();
    void aCourseIsTheTraces();
    void tellsEqualCells();
    void equalCellsOfOtherSizes();
};

namespace {

Course courseWith(const std::vector<std::pair<std::string, trace::StepIndex>>& stages) {
    Course course;
    for (const auto& [id, steps] : stages) {
        course.stages.push_back({id, course.count, course.count + steps});
        course.count += steps;
    }
    return course;
}

Positions at(const Lockstep& lockstep, Lockstep::Moment moment) {
    Positions positions;
    for (std::size_t side = 0; side < lockstep.sides(); ++side)
        positions.push_back(lockstep.positionOf(side, moment));
    return positions;
}

}  // namespace

void TestLockstep::bySteps() {
    const Lockstep lockstep({courseWith({{"a", 3}}), courseWith({{"a", 5}})}, Pace::Steps);
    QCOMPARE(lockstep.length(), 5U);
    QVERIFY(lockstep.sections().empty());
    QVERIFY(at(lockstep, 0) == Positions({0, 0}));
    QVERIFY(at(lockstep, 2) == Positions({2, 2}));
    QVERIFY(at(lockstep, 4) == Positions({3, 4}));
    QVERIFY(at(lockstep, 5) == Positions({3, 5}));
}

void TestLockstep::byShare() {
    const Lockstep lockstep({courseWith({{"a", 4}}), courseWith({{"a", 10}})}, Pace::Share);
    QCOMPARE(lockstep.length(), 10U);
    QVERIFY(at(lockstep, 5) == Positions({2, 5}));
    QVERIFY(at(lockstep, 9) == Positions({3, 9}));
    QVERIFY(at(lockstep, 10) == Positions({4, 10}));
}

void TestLockstep::byStages() {
    const Lockstep lockstep(
        {courseWith({{"rooms", 2}, {"maze", 10}}), courseWith({{"rooms", 6}, {"maze", 4}})},
        Pace::Stages);
    QCOMPARE(lockstep.length(), 16U);
    QCOMPARE(lockstep.sections().size(), 2U);
    QVERIFY(at(lockstep, 3) == Positions({1, 3}));
    QVERIFY(at(lockstep, 6) == Positions({2, 6}));   // both have finished the rooms
    QVERIFY(at(lockstep, 11) == Positions({7, 8}));  // halfway through the maze
    QVERIFY(at(lockstep, 16) == Positions({12, 10}));
}

void TestLockstep::stagesThatOneHasNot() {
    const Lockstep lockstep({courseWith({{"rooms", 4}, {"maze", 6}, {"doors", 2}}),
                             courseWith({{"caves", 8}, {"doors", 4}})},
                            Pace::Stages);
    Positions ends;
    for (const Lockstep::Section& section : lockstep.sections()) {
        if (section.stage == "caves") {
            // A side without caves waits meanwhile.
            QCOMPARE(lockstep.positionOf(0, section.first), lockstep.positionOf(0, section.end));
            QCOMPARE(lockstep.positionOf(1, section.end), 8U);
        }
        if (section.stage == "doors") {
            QVERIFY(at(lockstep, section.first) == Positions({10, 8}));
            QVERIFY(at(lockstep, section.end) == Positions({12, 12}));
        }
    }
    QCOMPARE(lockstep.sections().size(), 4U);
    QCOMPARE(lockstep.length(), 4U + 6U + 8U + 4U);
}

void TestLockstep::aStageThatIsThereTwice() {
    const Lockstep lockstep({courseWith({{"maze", 2}, {"doors", 2}, {"maze", 4}}),
                             courseWith({{"maze", 2}, {"doors", 2}})},
                            Pace::Stages);
    QCOMPARE(lockstep.sections().size(), 3U);
    QVERIFY(at(lockstep, 4) == Positions({4, 4}));
    QVERIFY(at(lockstep, 8) == Positions({8, 4}));
}

void TestLockstep::withoutSteps() {
    for (const Pace pace : {Pace::Steps, Pace::Stages, Pace::Share}) {
        const Lockstep none({}, pace);
        QCOMPARE(none.length(), 0U);
        const Lockstep empty({Course{}, courseWith({{"a", 0}})}, pace);
        QCOMPARE(empty.length(), 0U);
        QVERIFY(at(empty, 0) == Positions({0, 0}));
        QCOMPARE(empty.momentOf(1, 0), 0U);
        const Lockstep one({Course{}, courseWith({{"a", 3}})}, pace);
        QVERIFY(at(one, one.length()) == Positions({0, 3}));
    }
}

void TestLockstep::lawsHoldForAnyCourses() {
    random::Stream random(3);
    const std::vector<std::string> ids{"rooms", "maze", "doors", "unite"};
    for (int i = 0; i < testing::seeds(300); ++i) {
        std::vector<Course> courses;
        for (int side = random.between(1, 4); side > 0; --side) {
            std::vector<std::pair<std::string, trace::StepIndex>> stages;
            for (int k = random.between(0, 6); k > 0; --k)
                stages.emplace_back(ids[random.below(4)], random.below(9));
            courses.push_back(courseWith(stages));
            // A failed generation has steps of an unfinished stage.
            if (random.chance(20)) courses.back().count += random.below(5);
        }
        for (const Pace pace : {Pace::Steps, Pace::Stages, Pace::Share}) {
            const Lockstep lockstep(courses, pace);
            for (std::size_t side = 0; side < courses.size(); ++side) {
                const trace::StepIndex count = courses[side].count;
                QCOMPARE(lockstep.positionOf(side, lockstep.length()), count);
                if (lockstep.length() > 0) QCOMPARE(lockstep.positionOf(side, 0), 0U);
                trace::StepIndex before = 0;
                for (Lockstep::Moment moment = 0; moment <= lockstep.length(); ++moment) {
                    const trace::StepIndex now = lockstep.positionOf(side, moment);
                    QVERIFY(now >= before);
                    // No step is skipped: a side with fewer steps moves more slowly.
                    QVERIFY(now - before <= 1);
                    const Lockstep::Moment first = lockstep.momentOf(side, now);
                    QVERIFY(first <= moment && lockstep.positionOf(side, first) == now);
                    before = now;
                }
            }
            Lockstep::Moment end = 0;
            for (const Lockstep::Section& section : lockstep.sections()) {
                QCOMPARE(section.first, end);
                end = section.end;
            }
            if (pace == Pace::Stages) QCOMPARE(end, lockstep.length());
        }
    }
}

void TestLockstep::stagesBeginAndEndTogether() {
    std::vector<std::shared_ptr<const trace::Trace>> traces;
    std::vector<Course> courses;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto level = testing::solid({41, 31}, {"rooms", "maze", "doors", "unite"});
        traces.push_back(generate::record(level, {}, seed).trace);
        courses.push_back(compare::courseOf(*traces.back()));
    }
    const Lockstep lockstep(courses, Pace::Stages);
    QCOMPARE(lockstep.sections().size(), 4U);
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t side = 0; side < 4; ++side) {
            QCOMPARE(lockstep.positionOf(side, lockstep.sections()[i].end),
                     traces[side]->stages[i].end);
        }
    }
}

void TestLockstep::largeCountsFit() {
    const Course most = courseWith({{"a", 4'000'000'000U}});
    const Lockstep lockstep({most, courseWith({{"a", 3}})}, Pace::Share);
    QCOMPARE(lockstep.positionOf(0, 3'999'999'999U), 3'999'999'999U);
    QCOMPARE(lockstep.positionOf(1, 3'999'999'999U), 2U);
    QCOMPARE(lockstep.momentOf(0, 2'000'000'000U), 2'000'000'000U);
}

void TestLockstep::aCourseIsTheTraces() {
    const auto trace = generate::record(testing::solid({21, 21}, {"rooms", "maze"}), {}, 5).trace;
    const Course course = compare::courseOf(*trace);
    QCOMPARE(course.count, trace->stepCount());
    QCOMPARE(course.stages.size(), 2U);
    QCOMPARE(course.stages[1].id, std::string("maze"));
    QCOMPARE(course.stages[1].end, trace->stages[1].end);
}

void TestLockstep::tellsEqualCells() {
    const auto level = testing::solid({21, 17}, {"rooms", "maze", "doors", "unite"});
    trace::Timeline one(generate::record(level, {}, 1).trace);
    trace::Timeline other(generate::record(level, {}, 2).trace);
    const std::vector<const trace::Timeline*> sides{&one, &other};
    // Before the first step both are rock.
    const auto rock = compare::equalCells(sides);
    for (const std::uint8_t flag : rock.storage())
        QCOMPARE(flag, 1);
    one.seek(one.count());
    other.seek(other.count() / 2);
    const auto equal = compare::equalCells(sides);
    int differing = 0;
    for (int y = 0; y < 17; ++y) {
        for (int x = 0; x < 21; ++x) {
            const bool isSame = one.cells().at({x, y}) == other.cells().at({x, y});
            QCOMPARE(equal.at({x, y}) != 0, isSame);
            differing += isSame ? 0 : 1;
        }
    }
    QVERIFY(differing > 0);
    const std::vector<const trace::Timeline*> same{&one, &one, &one};
    const auto all = compare::equalCells(same);
    for (const std::uint8_t flag : all.storage())
        QCOMPARE(flag, 1);
}

void TestLockstep::equalCellsOfOtherSizes() {
    trace::Timeline large(generate::record(testing::solid({9, 9}, {"maze"}), {}, 1).trace);
    trace::Timeline small(generate::record(testing::solid({7, 5}, {"maze"}), {}, 1).trace);
    const std::vector<const trace::Timeline*> sides{&large, &small};
    const auto equal = compare::equalCells(sides);
    QCOMPARE(equal.size(), large.cells().size());
    QCOMPARE(equal.at({6, 4}), 1);
    QCOMPARE(equal.at({7, 4}), 0);
    QCOMPARE(equal.at({0, 5}), 0);
}

MAZELOOM_TEST(TestLockstep)

}  // namespace mazeloom::tst_lockstep

#include "tst_lockstep.moc"

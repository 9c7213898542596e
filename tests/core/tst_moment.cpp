// SPDX-License-Identifier: MIT
// A level generated up to some step without recording equals what the recording's timeline shows.
#include <algorithm>
#include <set>
#include <sstream>

#include <QTest>

#include "core/generate/generate.h"
#include "core/level/map_json.h"
#include "core/trace/timeline.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_moment {

class TestMoment : public QObject {
    Q_OBJECT

  private slots:
    void isWhatTheTimelineShows_data();
    void isWhatTheTimelineShows();
    void isTakenWhereLogsForget();
    void failsAsTheWholeGenerationDoes();
};

namespace {

level::Room vault() {
    level::Room room = testing::roomOf("vault", {"###e###", "#.r.o.#", "#.p...e", "#######"});
    room.min = 1;
    room.max = 2;
    room.symmetries = testing::allSymmetries();
    return room;
}

/// Returns the map after `step` steps, assembled from the recording.
level::Map shownByTimeline(const generate::Recorded& recorded, trace::StepIndex step) {
    const trace::Trace& trace = *recorded.trace;
    level::Map map(recorded.map.ruleset, recorded.map.size());
    trace::Timeline timeline(recorded.trace);
    timeline.seek(step);
    map.cells = timeline.cells();
    map.marks = recorded.map.marks;
    map.objects = trace.objects;
    map.trajectories = trace.trajectories;
    map.things = trace.initialThings;
    for (const trace::Placement& placement : trace.placements) {
        if (placement.step < step) map.things.push_back(placement.thing);
    }
    // The final map's rooms that were placed before `step`: each has one note with its rectangle.
    for (const level::PlacedRoom& room : recorded.map.rooms) {
        const bool placed = std::ranges::any_of(trace.notes, [&](const trace::Note& note) {
            return note.step < step && note.rect == room.rect &&
                   trace::info(trace.steps[note.step].kind).shows == trace::StepShow::Room;
        });
        if (placed) map.rooms.push_back(room);
    }
    return map;
}

std::string jsonOf(const level::Map& map, const level::Level& level,
                   const std::vector<level::Room>& rooms) {
    std::ostringstream json;
    level::writeJson(json, map, level, rooms, 0);
    return json.str();
}

}  // namespace

void TestMoment::isWhatTheTimelineShows_data() {
    QTest::addColumn<level::Level>("level");
    QTest::newRow("floor") << testing::solid(
        {33, 25}, {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite", "furnish",
                   "stairs", "boss", "fountains", "monsters", "items"});
    QTest::newRow("corridors") << testing::solid({40, 25}, {"corridors", "stairs", "monsters"});
    for (const char* source : {"blob", "caves", "rooms-and-maze"}) {
        QTest::addRow("temple of %s", source)
            << testing::with(testing::solid({25, 21},
                                            {"shape", "hidden-maze", "reach", "bugs", "lasers",
                                             "hearts", "supplies", "water", "traps", "coins"},
                                            level::Ruleset::Temple),
                             "shape", "source", std::string(source));
    }
    QTest::newRow("painted") << testing::painted({"@..h.", ".#.$.", "..x.E"},
                                                 {"hidden-maze", "reach", "traps", "coins"});
    QTest::newRow("no step at all") << testing::painted({"@..h."}, {"shape"});
}

void TestMoment::isWhatTheTimelineShows() {
    QFETCH(level::Level, level);
    const std::vector<level::Room> rooms{vault()};
    for (int i = 0; i < (testing::isBrief() ? 1 : 3); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const auto recorded = generate::record(level, rooms, seed);
        QVERIFY(!recorded.failure);
        const trace::StepIndex count = recorded.trace->stepCount();
        std::set<trace::StepIndex> steps{0, 1, count / 2, count, count + 1, count + 70'000};
        // Steps around each placement and at the borders of stages, and some in between.
        for (const trace::Note& note : recorded.trace->notes)
            steps.insert({note.step, note.step + 1});
        for (const trace::Placement& placement : recorded.trace->placements)
            steps.insert({placement.step, placement.step + 1});
        for (const trace::StageSpan& span : recorded.trace->stages)
            steps.insert({span.first, span.end});
        for (trace::StepIndex step = 0; step < count; step += 1 + count / 50)
            steps.insert(step);
        for (const trace::StepIndex step : steps) {
            const auto shown = generate::generateToStep(level, rooms, seed, step);
            QCOMPARE(shown.counts.all(), count);
            QVERIFY(!shown.failure);
            QCOMPARE(shown.problems.size(), recorded.problems.size());
            const level::Map expected = shownByTimeline(recorded, std::min(step, count));
            QVERIFY(shown.map.cells == expected.cells);
            QVERIFY(shown.map.marks == expected.marks);
            QCOMPARE(jsonOf(shown.map, level, rooms), jsonOf(expected, level, rooms));
        }
    }
}

/// The level has more steps and changes than a block of the log holds.
void TestMoment::isTakenWhereLogsForget() {
    const level::Level level = testing::solid({401, 301}, {"rooms", "maze", "unite"});
    const auto recorded = generate::record(level, {}, 5);
    const trace::StepIndex count = recorded.trace->stepCount();
    constexpr auto kBlock = static_cast<trace::StepIndex>(trace::Log<trace::Step>::kBlock);
    QVERIFY(count > 2 * kBlock + 1);
    for (const trace::StepIndex step : {kBlock - 1, kBlock, kBlock + 1, 2 * kBlock, count}) {
        const auto shown = generate::generateToStep(level, {}, 5, step);
        QCOMPARE(shown.counts.all(), count);
        QVERIFY(shown.map.cells == shownByTimeline(recorded, step).cells);
    }
}

void TestMoment::failsAsTheWholeGenerationDoes() {
    level::Room room = vault();
    room.min = 50;
    room.max = 50;
    const std::vector<level::Room> rooms{room};
    const level::Level level = testing::solid({33, 25}, {"handcrafted-rooms", "rooms"});
    const auto recorded = generate::record(level, rooms, 1);
    QVERIFY(recorded.failure);
    const auto shown = generate::generateToStep(level, rooms, 1, 2);
    QVERIFY(shown.failure);
    QCOMPARE(shown.failure->describe(), recorded.failure->describe());
    QCOMPARE(shown.counts.all(), recorded.trace->stepCount());
}

MAZELOOM_TEST(TestMoment)

}  // namespace mazeloom::tst_moment

#include "tst_moment.moc"

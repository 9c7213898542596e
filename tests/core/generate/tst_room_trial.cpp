// SPDX-License-Identifier: MIT
#include <QTest>

#include <atomic>

#include "core/generate/room_trial.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_room_trial {

using Outcome = generate::RoomTrial::Outcome;

class TestRoomTrial : public QObject {
    Q_OBJECT

  private slots:
    void showsWhatTheLevelIsGeneratedAs();
    void goesOnToTheNextSeedThatHasIt();
    void saysWhyTheRoomIsNotPlaced();
    void saysWhyTheLevelIsNot();
    void stopsWhenTold();
};

namespace {

const std::vector<std::string> kHall{"#######", "#.....#", "#.....#", "###e###"};

level::Room room(std::string id) {
    level::Room made = testing::roomOf(std::move(id), kHall);
    made.symmetries = testing::allSymmetries();
    return made;
}

level::Level dungeon(grid::Size size = {31, 31}) {
    return testing::solid(size, {"handcrafted-rooms", "rooms", "maze", "doors", "unite"});
}

Outcome outcomeOf(const level::Level& level, const std::vector<level::Room>& rooms) {
    const generate::RoomTrial trial = generate::tryRoom(level, rooms, 0, 1);
    if (trial.outcome != Outcome::Placed &&
        (!trial.places.empty() || !trial.map.size().isEmpty())) {
        qFatal("shows a map without the room");
    }
    return trial.outcome;
}

}  // namespace

void TestRoomTrial::showsWhatTheLevelIsGeneratedAs() {
    const std::vector<level::Room> rooms{room("other"), room("hall")};
    int placed = 0;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const generate::RoomTrial trial =
            generate::tryRoom(dungeon(), rooms, 1, static_cast<std::uint64_t>(seed));
        QVERIFY(trial.outcome == Outcome::Placed);
        const auto whole = generate::generate(dungeon(), rooms, trial.seed);
        QVERIFY(whole.has_value());
        QCOMPARE(level::toText(trial.map), level::toText(whole->map));
        for (const grid::Rect& place : trial.places) {
            QVERIFY(testing::standsAsDrawn(trial.map, {place.grown(-1), 1}, rooms[1]));
            ++placed;
        }
    }
    QVERIFY(placed >= testing::seeds(300));
}

void TestRoomTrial::goesOnToTheNextSeedThatHasIt() {
    // Two rooms, and space for one of them.
    std::vector<level::Room> rooms{room("other"), room("hall")};
    for (level::Room& one : rooms)
        one.symmetries = {level::Symmetry{}};
    const level::Level level = dungeon({11, 9});
    std::uint64_t seed = 0;
    int skipped = 0;
    for (int i = 0; i < 20; ++i) {
        const generate::RoomTrial trial = generate::tryRoom(level, rooms, 1, seed);
        QVERIFY(trial.outcome == Outcome::Placed);
        QVERIFY(trial.seed >= seed);
        for (; seed < trial.seed; ++seed, ++skipped) {
            const auto without = generate::generate(level, rooms, seed);
            QVERIFY(!without ||
                    std::ranges::none_of(without->map.rooms, [](const level::PlacedRoom& placed) {
                        return placed.handcrafted == 1;
                    }));
        }
        ++seed;
    }
    QVERIFY(skipped > 0);
}

void TestRoomTrial::saysWhyTheRoomIsNotPlaced() {
    std::vector<level::Room> rooms{room("hall")};
    QVERIFY(outcomeOf(testing::solid({31, 31}, {"rooms", "maze"}), rooms) == Outcome::NoStage);
    QVERIFY(outcomeOf(dungeon({6, 6}), rooms) == Outcome::TooLarge);
    rooms[0].weight = 0;
    QVERIFY(outcomeOf(dungeon(), rooms) == Outcome::NeverDrawn);
    rooms[0].min = 1;
    QVERIFY(outcomeOf(dungeon(), rooms) == Outcome::Placed);
    rooms[0].minDepth = 2;
    QVERIFY(outcomeOf(dungeon(), rooms) == Outcome::OtherDepth);
    rooms = {room("hall")};
    rooms[0].cells.at({3, 0}) = level::Terrain::Floor;
    const auto flawed = generate::tryRoom(dungeon(), rooms, 0, 1);
    QVERIFY(flawed.outcome == Outcome::Flawed && flawed.problem.has_value());

    // Every cell is painted open, so no rock is left for a room.
    rooms = {room("hall")};
    level::Level open = dungeon();
    open.paint = level::PaintGrid(open.size, static_cast<level::Paint>(level::Terrain::Floor));
    QVERIFY(outcomeOf(open, rooms) == Outcome::FitsNowhere);
    // Without attempts no place is tried.
    level::Level never = dungeon();
    never.recipe.stages[0].parameters["attempts"] = std::int64_t{0};
    QVERIFY(outcomeOf(never, rooms) == Outcome::NotDrawn);
}

void TestRoomTrial::saysWhyTheLevelIsNot() {
    const std::vector<level::Room> rooms{room("hall")};
    const auto unordered =
        generate::tryRoom(testing::solid({31, 31}, {"doors", "handcrafted-rooms"}), rooms, 0, 1);
    QVERIFY(unordered.outcome == Outcome::Failed && unordered.problem.has_value());
    std::vector<level::Room> large{room("hall"), testing::roomOf("vast", kHall)};
    large[1].cells = grid::Grid<level::Terrain>({40, 40}, level::Terrain::Wall);
    large[1].cells.at({1, 1}) = level::Terrain::Floor;
    large[1].entrances.clear();
    large[1].min = 1;
    const auto other = generate::tryRoom(dungeon(), large, 0, 1);
    QVERIFY(other.outcome == Outcome::Failed);
    QVERIFY(other.problem->text.find("vast") != std::string::npos);
}

void TestRoomTrial::stopsWhenTold() {
    const std::atomic<bool> stop{true};
    generate::Options options;
    options.stop = &stop;
    const std::vector<level::Room> rooms{room("hall")};
    QVERIFY(generate::tryRoom(dungeon(), rooms, 0, 1, options).outcome == Outcome::Stopped);
}

MAZELOOM_TEST(TestRoomTrial)

}  // namespace mazeloom::tst_room_trial

#include "tst_room_trial.moc"

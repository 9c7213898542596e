// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_handcrafted_rooms {

using grid::Point;

class TestHandcraftedRooms : public QObject {
    Q_OBJECT

  private slots:
    void standAsDrawnInEverySymmetry();
    void minAndMaxAreKept();
    void weightsDecideWhoComes();
    void depthRangeBeyondTheFirstLevelIsLeftOut();
    void lastPlaceIsFound();
    void placesAreDrawnUniformly();
    void stayApart();
    void doorsOpenAtEntrancesOnly();
    void evenSizedAndOddShapedRooms();
    void enclosedRockStaysRock();
    void mustBeReachable();
    void failures();
    void leavesOutWhatIsUnfinished();
    void nothingToPlace();
};

namespace {

const std::vector<std::string> kLair{"#######  ", "#....L#  ", "#.D.o.###", "#.......e",
                                     "###e#####"};

level::Level roomLevel(grid::Size size, int attempts = 200) {
    level::Level level = testing::solid(size, {"handcrafted-rooms"});
    level.recipe.stages[0].parameters = {{"attempts", std::int64_t{attempts}}};
    return level;
}

level::Map mapOf(const level::Level& level, const std::vector<level::Room>& rooms,
                 std::uint64_t seed) {
    const auto generated = generate::generate(level, rooms, seed);
    if (!generated) qFatal("%s", generated.error().describe().c_str());
    return generated->map;
}

std::string failureOf(const level::Level& level, const std::vector<level::Room>& rooms) {
    const auto generated = generate::generate(level, rooms, 1);
    return generated ? std::string() : generated.error().describe();
}

level::Room lair() {
    level::Room room = testing::roomOf("lair", kLair);
    room.symmetries = testing::allSymmetries();
    room.min = 1;
    return room;
}

}  // namespace

void TestHandcraftedRooms::standAsDrawnInEverySymmetry() {
    const std::vector rooms{lair()};
    std::set<std::string> drawings;
    for (int seed = 0; seed < testing::seeds(400); ++seed) {
        const auto map = mapOf(roomLevel({15, 14}), rooms, std::uint64_t(seed));
        QCOMPARE(map.rooms.size(), 1u);
        QCOMPARE(map.rooms[0].handcrafted, 0);
        QVERIFY(map.rooms[0].rect.x % 2 == 1 && map.rooms[0].rect.y % 2 == 1);
        QVERIFY(testing::standsAsDrawn(map, map.rooms[0], rooms[0]));
        std::string drawing;
        for (int y = map.rooms[0].rect.y - 1; y <= map.rooms[0].rect.bottom() + 1; ++y) {
            for (int x = map.rooms[0].rect.x - 1; x <= map.rooms[0].rect.right() + 1; ++x) {
                drawing += level::glyph(testing::terrainAt(map, {x, y}));
            }
            drawing += '\n';
        }
        drawings.insert(drawing);
    }
    QCOMPARE(drawings.size(), 8u);
}

void TestHandcraftedRooms::minAndMaxAreKept() {
    level::Room room = testing::roomOf("cell", {"###", "#.#", "###"});
    room.min = 2;
    room.max = 4;
    std::set<std::size_t> counts;
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        counts.insert(mapOf(roomLevel({21, 21}, 3), {room}, std::uint64_t(seed)).rooms.size());
    }
    QVERIFY(*counts.begin() >= 2u && *counts.rbegin() == 4u);
    room.max = 0;
    QCOMPARE(mapOf(roomLevel({21, 21}), {room}, 1).rooms.size(), 2u);
}

void TestHandcraftedRooms::weightsDecideWhoComes() {
    level::Room often = testing::roomOf("often", {"###", "#.#", "###"});
    often.weight = 9;
    often.max = 1000;
    level::Room rarely = often;
    rarely.id = "rarely";
    rarely.weight = 1;
    level::Room never = often;
    never.id = "never";
    never.weight = 0;
    int counts[3] = {};
    for (int seed = 0; seed < 50; ++seed) {
        const auto map =
            mapOf(roomLevel({81, 81}, 40), {often, rarely, never}, std::uint64_t(seed));
        for (const auto& room : map.rooms)
            ++counts[room.handcrafted];
    }
    QVERIFY(counts[1] > 0);
    QVERIFY(counts[0] > 6 * counts[1] && counts[0] < 14 * counts[1]);
    QCOMPARE(counts[2], 0);
}

void TestHandcraftedRooms::depthRangeBeyondTheFirstLevelIsLeftOut() {
    level::Room room = lair();
    room.minDepth = 2;
    QVERIFY(mapOf(roomLevel({41, 41}), {room}, 1).rooms.empty());
}

void TestHandcraftedRooms::lastPlaceIsFound() {
    // Rock with room for a single place, and no random attempt.
    auto level = testing::painted(
        {"#########", "#.......#", "#.#####.#", "#.#####.#", "#.#####.#", "#.......#", "#########"},
        {"handcrafted-rooms"});
    level.recipe.stages[0].parameters = {{"attempts", std::int64_t{0}}};
    level::Room hall = testing::roomOf("hall", {"#####", "#...e", "#####"});
    hall.min = 1;
    const auto map = mapOf(level, {hall}, 1);
    QCOMPARE(map.rooms[0].rect, (grid::Rect{3, 3, 3, 1}));
}

void TestHandcraftedRooms::placesAreDrawnUniformly() {
    level::Room room = testing::roomOf("cell", {"###", "#.#", "###"});
    room.min = 1;
    std::map<Point, int> counts;
    for (int seed = 0; seed < 9000; ++seed) {
        ++counts[mapOf(roomLevel({7, 7}, 0), {room}, std::uint64_t(seed)).rooms[0].rect.topLeft()];
    }
    // Only even places, including the level's corners, where two sides can still open.
    QCOMPARE(counts.size(), 9u);
    for (const auto& [at, count] : counts)
        QVERIFY(std::abs(count - 1000) < 150);
}

void TestHandcraftedRooms::stayApart() {
    level::Room room = lair();
    room.max = 50;
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto map = mapOf(roomLevel({60, 47}, 400), {room}, std::uint64_t(seed));
        QVERIFY(map.rooms.size() > 3);
        for (std::size_t i = 0; i < map.rooms.size(); ++i) {
            QVERIFY(testing::standsAsDrawn(map, map.rooms[i], room));
            const grid::Rect mine = map.rooms[i].rect.grown(1);
            for (std::size_t k = 0; k < i; ++k) {
                // Not even the walls touch, so a corridor fits between any two rooms.
                QVERIFY(!testing::overlapOrTouch({mine}, {map.rooms[k].rect.grown(1)}));
            }
        }
    }
}

void TestHandcraftedRooms::doorsOpenAtEntrancesOnly() {
    const std::vector rooms{lair()};
    auto level = testing::solid(
        {31, 27}, {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite", "furnish"});
    level.recipe.stages[3].parameters = {{"chance", std::int64_t{100}}};
    level.recipe.stages[5].parameters = {{"loops", std::int64_t{10}}};
    int doors = 0;
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        const auto map = mapOf(level, rooms, std::uint64_t(seed));
        QVERIFY(testing::standsAsDrawn(map, map.rooms[0], rooms[0]));
        const auto count = testing::doorsOf(map, map.rooms[0]).size();
        QVERIFY(count == 1 || count == 2);
        doors += static_cast<int>(count);
        QCOMPARE(testing::countParts(map), 1);
    }
    QVERIFY(doors > testing::seeds(500));
}

void TestHandcraftedRooms::evenSizedAndOddShapedRooms() {
    level::Room even = testing::roomOf("even", {"######", "#....#", "#....#", "######"});
    even.symmetries = testing::allSymmetries();
    even.min = 1;
    level::Room round = testing::roomOf(
        "round", {"  ###  ", " ##.## ", "##...##", "#.....#", "##...##", " ##.## ", "  ###  "});
    round.min = 1;
    const std::vector rooms{even, round};
    const auto level = testing::solid(
        {26, 23}, {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite"});
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        const auto map = mapOf(level, rooms, std::uint64_t(seed));
        QCOMPARE(testing::countParts(map), 1);
        for (std::size_t i = 0; i < map.rooms.size(); ++i) {
            if (map.rooms[i].handcrafted >= 0) {
                QVERIFY(testing::standsAsDrawn(map, map.rooms[i],
                                               rooms[std::size_t(map.rooms[i].handcrafted)]));
            }
            QVERIFY(!testing::doorsOf(map, map.rooms[i]).empty());
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY(!testing::overlapOrTouch(map.rooms[i], map.rooms[k]));
            }
        }
    }
}

void TestHandcraftedRooms::enclosedRockStaysRock() {
    level::Room cloister =
        testing::roomOf("cloister", {"#############", "#...........#", "#.#########.#",
                                     "#.#       #.#", "#.#       #.#", "#.#       #.#",
                                     "#.#########.#", "#...........#", "#############"});
    cloister.min = 1;
    auto level = testing::solid({31, 31}, {"handcrafted-rooms", "maze", "doors", "unite"});
    level.recipe.stages[2].parameters = {{"chance", std::int64_t{100}}};
    for (int seed = 0; seed < testing::seeds(50); ++seed) {
        const auto map = mapOf(level, {cloister}, std::uint64_t(seed));
        const grid::Rect rect = map.rooms[0].rect;
        for (int y = 2; y < 5; ++y) {
            for (int x = 2; x < 9; ++x)
                QVERIFY(!testing::isOpen(map, {rect.x + x, rect.y + y}));
        }
        QCOMPARE(testing::countParts(map), 1);
    }
}

void TestHandcraftedRooms::mustBeReachable() {
    // The only entrance faces up, so the room never stands at the level's upper edge.
    level::Room room = testing::roomOf("pit", {"#e#", "#.#", "###"});
    room.min = 1;
    std::set<int> rows;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        rows.insert(mapOf(roomLevel({9, 9}), {room}, std::uint64_t(seed)).rooms[0].rect.y);
    }
    QVERIFY(rows == (std::set<int>{3, 5, 7}));
}

void TestHandcraftedRooms::failures() {
    const level::Room room = lair();
    QCOMPARE(failureOf(roomLevel({8, 40}), {room}), std::string());
    QCOMPARE(failureOf(roomLevel({8, 8}), {room}),
             std::string("recipe stage 1 (handcrafted-rooms): room \"lair\" (9 × 5 cells) must "
                         "appear but is larger than the level (8 × 8); make the level larger or "
                         "set the room's min to 0"));
    level::Room other = room;
    other.id = "twin";
    QCOMPARE(failureOf(roomLevel({11, 9}), {room, other}),
             std::string("recipe stage 1 (handcrafted-rooms): room \"twin\" must appear but fits "
                         "nowhere; make the level larger, let fewer rooms appear or set the "
                         "room's min lower"));
    level::Room optional = room;
    optional.min = 0;
    QCOMPARE(failureOf(roomLevel({8, 8}), {optional}), std::string());
    QCOMPARE(failureOf(roomLevel({1, 1}), {optional}), std::string());
}

void TestHandcraftedRooms::leavesOutWhatIsUnfinished() {
    const std::vector<std::vector<std::string>> kUnfinished{
        {"."}, {"###"}, {"   ", "   "}, {"###", "#.#", "#.#"}, {"oooo", "o..o", "oooo"}};
    for (const auto& rows : kUnfinished) {
        level::Room room = testing::roomOf("draft", rows);
        room.max = 5;
        const level::Level level = roomLevel({41, 41});
        const auto generated = generate::generate(level, {{room, lair()}}, 1);
        QVERIFY(generated);
        QCOMPARE(generated->map.rooms.size(), 1u);
        QCOMPARE(generated->problems.size(), 1u);
        QVERIFY(generated->problems[0].severity == Severity::Warning);
        QVERIFY(generated->problems[0].text.starts_with("room \"draft\": cells"));
        QVERIFY(generated->problems[0].text.ends_with("; it is left out"));
        room.min = 1;
        QVERIFY(failureOf(level, {room}).ends_with("; it must appear"));
    }
    level::Room room = lair();
    room.entrances.push_back({100, 1});
    QCOMPARE(failureOf(roomLevel({41, 41}), {room}),
             std::string("recipe stage 1 (handcrafted-rooms): room \"lair\": entrance 3: (100, 1) "
                         "is not an outer wall with floor behind it; it must appear"));
}

void TestHandcraftedRooms::nothingToPlace() {
    const auto recorded = generate::record(roomLevel({20, 20}), {}, 1);
    QCOMPARE(recorded.trace->stepCount(), 0u);
    QVERIFY(!recorded.failure);
}

MAZELOOM_TEST(TestHandcraftedRooms)

}  // namespace mazeloom::tst_handcrafted_rooms

#include "tst_handcrafted_rooms.moc"

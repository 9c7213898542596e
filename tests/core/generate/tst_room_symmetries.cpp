// SPDX-License-Identifier: MIT
#include <QTest>

#include <set>

#include "core/level/room/symmetries.h"
#include "core/random/stream.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_room_symmetries {

using Alike = std::array<std::size_t, 8>;

class TestRoomSymmetries : public QObject {
    Q_OBJECT

  private slots:
    void aRoomWithoutSymmetryHasEightWays();
    void aSquareOfFloorHasOne();
    void mirrorsAndTurnsAreTold();
    void entrancesAndObjectsCount();
    void agreesWithDrawingsOfRandomRooms();
};

namespace {

/// Returns the room, placed with a symmetry, as text: every cell, entrance and object.
std::string drawn(const level::Room& room, level::Symmetry symmetry) {
    const level::Room turned = level::transformed(room, symmetry);
    std::string text;
    for (int y = 0; y < turned.cells.height(); ++y) {
        for (int x = 0; x < turned.cells.width(); ++x) {
            const grid::Point p{x, y};
            text += level::glyph(turned.cells.at(p));
            if (std::ranges::count(turned.entrances, p) > 0) text += 'e';
            std::multiset<std::string> objects;
            for (const level::Object& object : turned.objects) {
                if (object.at != p) continue;
                std::string one(1, level::info(object.kind).glyph);
                if (object.kind == level::ThingKind::Emitter) {
                    one += std::to_string(static_cast<int>(object.direction));
                }
                objects.insert(one);
            }
            for (const std::string& one : objects)
                text += one;
        }
        text += '\n';
    }
    return text;
}

}  // namespace

void TestRoomSymmetries::aRoomWithoutSymmetryHasEightWays() {
    QVERIFY(level::firstAlike(testing::roomOf("r", {"#######", "#..#..#", "#.....#", "####e##"})) ==
            (Alike{0, 1, 2, 3, 4, 5, 6, 7}));
}

void TestRoomSymmetries::aSquareOfFloorHasOne() {
    QVERIFY(level::firstAlike(testing::roomOf("r", {"####", "#..#", "#..#", "####"})) == Alike{});
}

void TestRoomSymmetries::mirrorsAndTurnsAreTold() {
    // Mirror-symmetric left to right.
    QVERIFY(level::firstAlike(testing::roomOf("r", {"#####", "#.#.#", "#...#", "#...#",
                                                    "#####"})) == (Alike{0, 1, 2, 3, 0, 1, 2, 3}));
    // Symmetric under a half turn, but not under mirroring.
    QVERIFY(level::firstAlike(testing::roomOf("r", {"######", "##..##", "#....#", "######"})) !=
            (Alike{0, 1, 0, 1, 4, 5, 4, 5}));
    QVERIFY(level::firstAlike(testing::roomOf("r", {"#####", "#.#.#", "#.o.#", "#.#.#",
                                                    "#####"})) == (Alike{0, 1, 0, 1, 0, 1, 0, 1}));
    QVERIFY(level::firstAlike(testing::roomOf("r", {"######", "#..###", "#....#", "###..#",
                                                    "######"})) == (Alike{0, 1, 0, 1, 4, 5, 4, 5}));
}

void TestRoomSymmetries::entrancesAndObjectsCount() {
    level::Room room = testing::roomOf("r", {"#####", "#...#", "#...#", "#...#", "##e##"});
    QVERIFY(level::firstAlike(room) == (Alike{0, 1, 2, 3, 0, 1, 2, 3}));
    room.entrances = {{2, 4}, {2, 0}};
    QVERIFY(level::firstAlike(room) == (Alike{0, 1, 0, 1, 0, 1, 0, 1}));
    level::Object emitter;
    emitter.kind = level::ThingKind::Emitter;
    emitter.at = {2, 2};
    room.objects = {emitter};
    QVERIFY(level::firstAlike(room) == (Alike{0, 1, 2, 3, 2, 3, 0, 1}));
}

void TestRoomSymmetries::agreesWithDrawingsOfRandomRooms() {
    constexpr level::Terrain kTerrains[] = {level::Terrain::Wall, level::Terrain::Floor,
                                            level::Terrain::WaterfallLeft,
                                            level::Terrain::WaterfallUp};
    int alike = 0;
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        level::Room room;
        room.cells = grid::Grid<level::Terrain>({random.between(1, 3), random.between(1, 3)});
        for (int y = 0; y < room.cells.height(); ++y) {
            for (int x = 0; x < room.cells.width(); ++x) {
                room.cells.at({x, y}) = kTerrains[random.below(4)];
                if (random.chance(20)) room.entrances.push_back({x, y});
                if (!random.chance(10)) continue;
                level::Object object;
                object.kind =
                    random.chance(50) ? level::ThingKind::Emitter : level::ThingKind::DreadKnight;
                object.at = {x, y};
                room.objects.push_back(object);
            }
        }
        const Alike first = level::firstAlike(room);
        for (std::size_t i = 0; i < 8; ++i) {
            std::size_t expected = 0;
            while (drawn(room, level::kSymmetries[expected]) != drawn(room, level::kSymmetries[i]))
                ++expected;
            QCOMPARE(first[i], expected);
            alike += first[i] != i ? 1 : 0;
        }
    }
    QVERIFY(alike > 0);
}

MAZELOOM_TEST(TestRoomSymmetries)

}  // namespace mazeloom::tst_room_symmetries

#include "tst_room_symmetries.moc"

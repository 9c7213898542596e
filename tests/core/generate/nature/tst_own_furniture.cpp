// SPDX-License-Identifier: MIT
// RULES.md G-12.6 … G-12.8: a pack's furniture on 10,000 seeds. Each piece is checked in the trace,
// without the stage's code.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/room_trial.h"
#include "core/level/room/flaws.h"
#include "core/trace/timeline.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_own_furniture {

using grid::Point;
using level::Room;
using level::Standing;
using level::Terrain;

class TestOwnFurniture : public QObject {
    Q_OBJECT

  private slots:
    void everyPieceStandsAsItSays();
    void recordingChangesNothing();
    void weightsChooseAmongAll();
    void isNoRoom();
    void floorAndWallAreAskedFor();
    void flawsAreToldAndLeftOut();
    void depthsCount();
    void aTrialShowsIt();
};

namespace {

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

Room piece(const std::string& id, Standing stands, const std::vector<std::string>& rows) {
    Room room = testing::roomOf(id, rows);
    room.stands = stands;
    room.symmetries = testing::allSymmetries();
    room.max = 3;
    return room;
}

std::vector<Room> pieces() {
    return {piece("table", Standing::Free, {"cc"}),
            piece("bench", Standing::Wall, {"cc"}),
            piece("bed", Standing::Corner, {"c", "c"}),
            piece("altar", Standing::Middle, {"o.o", "...", "o.o"}),
            piece("guard", Standing::Pair, {"o"}),
            piece("sconce", Standing::Wall, {"i"}),
            piece("rug", Standing::Free, {"%%", "%%"}),
            piece("bar", Standing::Pair, {"cc."})};
}

level::Level levelFor(int seed, int density) {
    random::Stream random(std::uint64_t(seed), 130);
    level::Level level = testing::solid({random.between(11, 45), random.between(11, 35)}, {});
    if (seed % 2 == 0) {
        for (const char* stage : {"rooms", "maze", "doors", "dead-ends", "unite"})
            level.recipe.stages.push_back({stage, true, {}});
        if (seed % 3 == 0) level.recipe.stages[0].parameters["cave"] = std::int64_t{2};
        if (seed % 3 == 1) level.recipe.stages[0].parameters["cross"] = std::int64_t{2};
    } else {
        level.recipe.stages.push_back({"accretion", true, {}});
    }
    level.recipe.stages.push_back({"furnish", true, {}});
    level.recipe.stages.back().parameters["density"] = std::int64_t{density};
    return level;
}

bool isWall(const level::CellGrid& cells, Point p) {
    return !cells.contains(p) || cells.at(p).terrain() == Terrain::Wall;
}

/// Whether each cell of the piece has wall, or another of its cells, on the given side.
bool isBacked(const level::CellGrid& cells, const std::set<Point>& piece, Point side) {
    return std::ranges::all_of(
        piece, [&](Point p) { return piece.contains(p + side) || isWall(cells, p + side); });
}

const std::vector<Point> kSides{{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

bool standsAs(Standing stands, const level::CellGrid& cells, const std::set<Point>& piece,
              const grid::Rect& room) {
    const auto mirrored = [&](bool isWide) {
        return std::ranges::all_of(piece, [&](Point p) {
            return piece.contains(isWide ? Point{room.x + room.right() - p.x, p.y}
                                         : Point{p.x, room.y + room.bottom() - p.y});
        });
    };
    switch (stands) {
        case Standing::Free:
            return std::ranges::none_of(piece, [&](Point p) {
                return std::ranges::any_of(kSides,
                                           [&](Point side) { return isWall(cells, p + side); });
            });
        case Standing::Wall:
            return std::ranges::any_of(kSides,
                                       [&](Point side) { return isBacked(cells, piece, side); });
        case Standing::Corner:
            for (std::size_t k = 0; k < 4; ++k) {
                if (isBacked(cells, piece, kSides[k]) &&
                    isBacked(cells, piece, kSides[(k + 1) % 4]))
                    return true;
            }
            return false;
        case Standing::Pair:
            return mirrored(room.width >= room.height);
        default: {
            const Point least = *piece.begin();
            const Point most = *piece.rbegin();
            return std::abs(least.x + most.x - (room.x + room.right())) <= 1 &&
                   std::abs(least.y + most.y - (room.y + room.bottom())) <= 1;
        }
    }
}

bool floorIsWhole(const level::Map& map, const level::PlacedRoom& room) {
    const auto floor = testing::floorOf(map, room);
    if (floor.empty()) return false;
    return testing::flood(map.size(), floor.front(), [&](Point p) {
               return room.rect.contains(p) && testing::isOpen(map, p) &&
                      testing::hasMark(map, p, level::kRoom);
           }).size() == floor.size();
}

/// Returns the room that contains a piece.
const level::PlacedRoom* roomOf(const level::Map& map, Point p) {
    const auto found = std::ranges::find_if(
        map.rooms, [&](const level::PlacedRoom& room) { return room.rect.grown(1).contains(p); });
    return found == map.rooms.end() ? nullptr : &*found;
}

}  // namespace

void TestOwnFurniture::everyPieceStandsAsItSays() {
    const std::vector<Room> all = pieces();
    std::map<std::string, int> counts;
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        const level::Level level = levelFor(seed, 1 + seed % 9);
        const auto recorded = generate::record(level, all, std::uint64_t(seed));
        if (recorded.failure) continue;
        const level::Map& map = recorded.map;
        const trace::Trace& trace = *recorded.trace;
        check(testing::countParts(map) == 1, "all is connected", seed);
        for (const level::PlacedRoom& room : map.rooms)
            check(floorIsWhole(map, room), "a room's floor is one part", seed);
        trace::Timeline timeline(recorded.trace);
        const trace::StageSpan& span = trace.stages.back();
        timeline.seek(span.first);
        const level::CellGrid bare = timeline.cells();
        std::map<std::pair<const level::PlacedRoom*, int>, int> perRoom;
        for (trace::StepIndex s = span.first; s < span.end; ++s) {
            const int number = trace.steps[s].detail;
            if (trace.steps[s].kind != trace::StepKind::PlaceFurniture || number == 0) continue;
            const Room& what = all[std::size_t(number) - 1];
            ++counts[what.id];
            timeline.seek(s);
            std::set<Point> cells;
            for (const trace::CellChange& change : timeline.changesOf(s)) {
                cells.insert(change.cell);
                const bool inWall = what.id == "sconce";
                check(change.before == level::Cell(inWall ? Terrain::Wall : Terrain::Floor),
                      "a piece takes what is plain", seed);
            }
            const level::PlacedRoom* room = roomOf(map, *cells.begin());
            check(room != nullptr, "it is in a room", seed);
            if (room == nullptr) return;
            check(what.id == "sconce" || standsAs(what.stands, timeline.cells(), cells, room->rect),
                  ("it stands as it says: " + what.id).c_str(), seed);
            // A wall may belong to two rooms, so sconces are not counted.
            if (what.id == "sconce") continue;
            check(++perRoom[std::pair(room, number)] <= what.max, "not too many in a room", seed);
        }
        // The floor in front of each door stays free.
        for (const level::PlacedRoom& room : map.rooms) {
            for (Point door : testing::doorsOf(map, room)) {
                for (Point next : testing::neighboursOf(door)) {
                    if (!map.cells.contains(next)) continue;
                    check(bare.at(next).isWalkable() == map.cells.at(next).isWalkable(),
                          "ways in stay open", seed);
                }
            }
        }
        if (QTest::currentTestFailed()) return;
    }
    QCOMPARE(counts.size(), all.size());
    for (const auto& [id, count] : counts)
        QVERIFY2(count * 20 > testing::seeds(10'000), id.c_str());
}

void TestOwnFurniture::recordingChangesNothing() {
    const std::vector<Room> all = pieces();
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        const auto [recorded, wrong] =
            testing::checkedRecord(levelFor(seed, 6), all, std::uint64_t(seed));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
}

/// Pieces of weight 0 never appear; with `own` 0 the map equals that of a pack without furniture.
void TestOwnFurniture::weightsChooseAmongAll() {
    const std::vector<Room> all = pieces();
    for (int seed = 0; seed < 40; ++seed) {
        level::Level level = levelFor(seed, 4);
        auto& parameters = level.recipe.stages.back().parameters;
        parameters["own"] = std::int64_t{0};
        const auto ours = generate::generate(level, all, std::uint64_t(seed));
        const auto none = generate::generate(level, {}, std::uint64_t(seed));
        QVERIFY(ours && none);
        QVERIFY(ours->map.cells == none->map.cells);
        for (const char* id : {"columns", "fireplaces", "cabinets"})
            parameters[id] = std::int64_t{0};
        const auto empty = generate::generate(level, all, std::uint64_t(seed));
        for (Point p : testing::cellsOf(empty->map)) {
            const Terrain terrain = testing::terrainAt(empty->map, p);
            QVERIFY(terrain != Terrain::Column && terrain != Terrain::Cabinet &&
                    terrain != Terrain::Fireplace);
        }
    }
}

void TestOwnFurniture::isNoRoom() {
    const std::vector<Room> all = pieces();
    const level::Level level = testing::solid({41, 31}, {"handcrafted-rooms", "accretion"});
    for (int seed = 0; seed < 20; ++seed) {
        const auto made = generate::generate(level, all, std::uint64_t(seed));
        QVERIFY(made);
        for (const level::PlacedRoom& room : made->map.rooms)
            QVERIFY(room.handcrafted < 0);
    }
}

/// In a painted hall, a piece whose walls or whose floor fit nowhere never appears.
void TestOwnFurniture::floorAndWallAreAskedFor() {
    const std::vector<Room> never{
        piece("pillared", Standing::Pair, {"#.#", "#o#", "#.#"}),
        piece("hall", Standing::Free, {std::string(60, '.'), std::string(59, '.') + "o"})};
    for (int seed = 0; seed < 60; ++seed) {
        const auto recorded = generate::record(levelFor(seed, 9), never, std::uint64_t(seed));
        if (recorded.failure) continue;
        const trace::Trace& trace = *recorded.trace;
        for (trace::StepIndex s = 0; s < trace.stepCount(); ++s) {
            if (trace.steps[s].kind == trace::StepKind::PlaceFurniture)
                QVERIFY(trace.steps[s].detail != 2);
        }
    }
}

void TestOwnFurniture::flawsAreToldAndLeftOut() {
    std::vector<Room> wrong{
        piece("nothing", Standing::Free, {"..", "##"}), piece("door", Standing::Free, {"+"}),
        piece("stairs", Standing::Wall, {">"}), piece("must", Standing::Free, {"o"})};
    wrong.back().min = 1;
    for (const Room& room : wrong)
        QVERIFY2(level::firstFlaw(room).has_value(), room.id.c_str());
    const auto made = generate::generate(levelFor(2, 5), wrong, 2);
    QVERIFY(made);
    QCOMPARE(made->problems.size(), wrong.size());
    for (const Room& room : pieces())
        QVERIFY2(!level::firstFlaw(room).has_value(), room.id.c_str());
}

void TestOwnFurniture::depthsCount() {
    std::vector<Room> deep{piece("rug", Standing::Free, {"%"})};
    deep[0].minDepth = 3;
    const level::Level level = levelFor(4, 9);
    for (const int depth : {1, 3}) {
        generate::Options options;
        options.floor.depth = depth;
        const auto made = generate::generate(level, deep, 4, options);
        const bool isThere = std::ranges::any_of(testing::cellsOf(made->map), [&](Point p) {
            return testing::terrainAt(made->map, p) == Terrain::Carpet;
        });
        QCOMPARE(isThere, depth == 3);
    }
}

void TestOwnFurniture::aTrialShowsIt() {
    using Outcome = generate::RoomTrial::Outcome;
    const std::vector<Room> all = pieces();
    const level::Level level = levelFor(1, 5);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto trial = generate::tryRoom(level, all, i, 1);
        QVERIFY(trial.outcome == Outcome::Placed);
        QVERIFY(!trial.places.empty());
        QVERIFY(trial.map.size() == level.size);
    }
    const auto none = generate::tryRoom(testing::solid({21, 21}, {"rooms"}), all, 0, 1);
    QVERIFY(none.outcome == Outcome::NoFurniture);
}

MAZELOOM_TEST(TestOwnFurniture)

}  // namespace mazeloom::tst_own_furniture

#include "tst_own_furniture.moc"

// SPDX-License-Identifier: MIT
#include <QTest>

#include <map>

#include "core/generate/generate.h"
#include "core/grid/surroundings.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_furnish {

using grid::Point;
using level::Terrain;

class TestFurnish : public QObject {
    Q_OBJECT

  private slots:
    void neverBlocks_data();
    void neverBlocks();
    void everyPieceStandsWhereItBelongs();
    void densityIsTheMostPerRoom();
    void refusalsAreTold();
    void leavesThingsAndHandcraftedRoomsAlone();
    void leavesTheMiddleToHeroAndStairs_data();
    void leavesTheMiddleToHeroAndStairs();
    void surroundingsHoldTogetherOrNot();
};

namespace {

level::Level furnished(grid::Size size, int density, const char* shape) {
    level::Level level =
        testing::solid(size, {"rooms", "maze", "doors", "dead-ends", "unite", "furnish"});
    level.recipe.stages[0].parameters = {{"rectangle", std::int64_t{0}}};
    level.recipe.stages[0].parameters[shape] = std::int64_t{1};
    level.recipe.stages[5].parameters = {{"density", std::int64_t{density}}};
    return level;
}

/// Returns the maps before and after the last stage.
std::pair<level::Map, level::Map> beforeAndAfter(level::Level level, std::uint64_t seed) {
    auto after = generate::generate(level, {}, seed).value().map;
    level.recipe.stages.pop_back();
    return {generate::generate(level, {}, seed).value().map, std::move(after)};
}

}  // namespace

void TestFurnish::neverBlocks_data() {
    QTest::addColumn<QString>("shape");
    for (const char* shape : {"rectangle", "cross", "l", "octagon", "cave"}) {
        QTest::newRow(shape) << QString(shape);
    }
}

void TestFurnish::neverBlocks() {
    QFETCH(QString, shape);
    const std::string id = shape.toStdString();
    for (int seed = 0; seed < testing::seeds(400); ++seed) {
        const auto [before, after] = beforeAndAfter(
            furnished({11 + seed % 30, 11 + seed % 23}, 3, id.c_str()), std::uint64_t(seed));
        QCOMPARE(testing::countParts(after), 1);
        for (std::size_t i = 0; i < after.rooms.size(); ++i) {
            // The room's floor is connected without leaving the room.
            const auto floor = testing::floorOf(after, after.rooms[i]);
            QVERIFY(!floor.empty());
            // Named again: Clang 14 captures no structured binding.
            const level::Map& map = after;
            const auto reached = testing::flood(map.size(), floor.front(), [&](Point p) {
                return map.rooms[i].rect.contains(p) && testing::isOpen(map, p) &&
                       testing::hasMark(map, p, level::kRoom);
            });
            QCOMPARE(reached.size(), floor.size());
            // From every way in, all the floor is still reachable.
            for (Point door : testing::doorsOf(before, before.rooms[i])) {
                for (Point next : testing::neighboursOf(door)) {
                    QCOMPARE(testing::isOpen(after, next), testing::isOpen(before, next));
                }
            }
        }
    }
}

void TestFurnish::everyPieceStandsWhereItBelongs() {
    std::map<Terrain, int> counts;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const auto [before, after] =
            beforeAndAfter(furnished({41, 33}, 2, "rectangle"), std::uint64_t(seed));
        for (Point p : testing::cellsOf(after)) {
            const Terrain piece = testing::terrainAt(after, p);
            if (before.cells.at(p) == after.cells.at(p)) continue;
            ++counts[piece];
            int walls = 0;
            int rooms = 0;
            for (Point next : testing::neighboursOf(p)) {
                walls += testing::terrainAt(before, next) == Terrain::Wall ? 1 : 0;
                rooms +=
                    testing::isOpen(before, next) && testing::hasMark(before, next, level::kRoom)
                        ? 1
                        : 0;
            }
            switch (piece) {
                case Terrain::Column:
                    QVERIFY(testing::hasMark(before, p, level::kRoom));
                    break;
                case Terrain::Cabinet:
                    QVERIFY(testing::hasMark(before, p, level::kRoom));
                    break;
                case Terrain::Fireplace:
                    QCOMPARE(testing::terrainAt(before, p), Terrain::Wall);
                    QCOMPARE(rooms, 1);
                    QCOMPARE(testing::openAround(after, p), 1);
                    QCOMPARE(testing::openAround(before, p), 1);
                    QVERIFY(p.x > 0 && p.y > 0 && p.x < 40 && p.y < 32);
                    break;
                default:
                    QFAIL("no furniture");
            }
            if (piece == Terrain::Cabinet) QVERIFY(walls > 0);
        }
    }
    QCOMPARE(counts.size(), 3u);
    for (const auto& [piece, count] : counts)
        QVERIFY(count > testing::seeds(300));
}

void TestFurnish::densityIsTheMostPerRoom() {
    for (const int density : {0, 1, 3}) {
        std::size_t pieces = 0;
        std::size_t rooms = 0;
        for (int seed = 0; seed < 50; ++seed) {
            const auto [before, after] =
                beforeAndAfter(furnished({45, 45}, density, "rectangle"), std::uint64_t(seed));
            rooms += after.rooms.size();
            for (Point p : testing::cellsOf(after)) {
                pieces += before.cells.at(p) != after.cells.at(p) ? 1 : 0;
            }
        }
        QVERIFY(pieces <= rooms * std::size_t(density));
        QVERIFY(pieces * 10 >= rooms * std::size_t(density) * 7);
    }
}

void TestFurnish::refusalsAreTold() {
    int placed = 0;
    int refused = 0;
    for (int seed = 0; seed < 50; ++seed) {
        const auto recorded =
            generate::record(furnished({45, 45}, 3, "cave"), {}, std::uint64_t(seed));
        const trace::StageSpan& span = recorded.trace->stages.back();
        for (trace::StepIndex s = span.first; s < span.end; ++s) {
            const trace::Step& step = recorded.trace->steps[s];
            const bool isPlaced = step.kind == trace::StepKind::PlaceFurniture;
            QVERIFY(isPlaced || step.kind == trace::StepKind::RefuseFurniture);
            QCOMPARE(int{step.changes}, isPlaced ? 1 : 0);
            ++(isPlaced ? placed : refused);
        }
    }
    QVERIFY(placed > 0 && refused > 0);
}

void TestFurnish::leavesThingsAndHandcraftedRoomsAlone() {
    level::Room room;
    room.id = "shrine";
    room.cells = grid::Grid<Terrain>({9, 9}, Terrain::Wall);
    for (int y = 1; y < 8; ++y) {
        for (int x = 1; x < 8; ++x)
            room.cells.at({x, y}) = Terrain::Floor;
    }
    room.min = 1;
    level::Level level = testing::solid({15, 15}, {"handcrafted-rooms", "furnish"});
    level.recipe.stages[1].parameters = {{"density", std::int64_t{3}}};
    for (int seed = 0; seed < 50; ++seed) {
        const auto map =
            generate::generate(level, std::vector{room}, std::uint64_t(seed)).value().map;
        QCOMPARE(testing::openCells(map).size(), 49u);
        for (Point p : testing::cellsOf(map)) {
            QVERIFY(testing::terrainAt(map, p) != Terrain::Fireplace);
        }
    }
}

void TestFurnish::leavesTheMiddleToHeroAndStairs_data() {
    neverBlocks_data();
}

/// The hero and stairs stand where they would without furniture.
void TestFurnish::leavesTheMiddleToHeroAndStairs() {
    QFETCH(QString, shape);
    const std::string id = shape.toStdString();
    for (const level::Ruleset rules : {level::Ruleset::Descent, level::Ruleset::Temple}) {
        const bool isTemple = rules == level::Ruleset::Temple;
        for (int seed = 0; seed < testing::seeds(300); ++seed) {
            level::Level level = furnished({15 + seed % 30, 13 + seed % 23}, 3, id.c_str());
            level.ruleset = rules;
            level.recipe.stages.push_back(
                {.stage = isTemple ? "hidden-maze" : "stairs", .parameters = {}});
            generate::Options options;
            options.floor.depth = 1 + seed % 3;
            const auto with = generate::generate(level, {}, std::uint64_t(seed), options);
            level.recipe.stages[5].parameters = {{"density", std::int64_t{0}}};
            const auto without = generate::generate(level, {}, std::uint64_t(seed), options);
            QVERIFY(with && without);
            QVERIFY(without->map.hero().has_value());
            QVERIFY(with->map.hero() == without->map.hero());
            // A single room has only one middle, so its stairs down lie far away from it.
            if (with->map.rooms.size() < 2) continue;
            for (Point p : testing::cellsOf(with->map)) {
                for (const Terrain stairs : {Terrain::StairsDown, Terrain::StairsUp}) {
                    QCOMPARE(testing::terrainAt(with->map, p) == stairs,
                             testing::terrainAt(without->map, p) == stairs);
                }
            }
        }
    }
}

void TestFurnish::surroundingsHoldTogetherOrNot() {
    // Compares all 256 sets with a flood fill of the eight cells.
    for (unsigned set = 0; set < 256; ++set) {
        const auto belongs = [&](Point p) {
            for (unsigned k = 0; k < 8; ++k) {
                if (grid::kAround[k] + Point{1, 1} == p) return (set >> k & 1u) != 0;
            }
            return false;
        };
        std::vector<Point> sides;
        for (Point p : testing::neighboursOf({1, 1})) {
            if (belongs(p)) sides.push_back(p);
        }
        bool together = !sides.empty();
        if (together) {
            const auto reached = testing::flood({3, 3}, sides.front(), belongs);
            for (Point p : sides)
                together = together && std::ranges::count(reached, p) == 1;
        }
        QCOMPARE(grid::holdsWithoutMiddle(set), together);
        QCOMPARE(grid::surroundings({1, 1}, belongs), set);
    }
}

MAZELOOM_TEST(TestFurnish)

}  // namespace mazeloom::tst_furnish

#include "tst_furnish.moc"

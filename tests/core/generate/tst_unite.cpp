// SPDX-License-Identifier: MIT
#include <QTest>

#include <map>
#include <set>

#include "core/generate/connect/parts.h"
#include "core/generate/connect/search_tree.h"
#include "core/generate/generate.h"
#include "core/generate/stages/layout/loops.h"
#include "tests/support/doorways.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_unite {

using grid::Point;

class TestUnite : public QObject {
    Q_OBJECT

  private slots:
    void partsAreThoseOfAFlood();
    void linksAreShortest();
    void linkStartsFromTheSmallestPart();
    void linkOpensDoorsInWallsOfRooms();
    void leavesAUnitedMapAlone();
    void joinsManyScatteredCells();
    void tiesAreDrawn();
    void loopsShortenTheLongestWay();
    void loopsAreBetweenFarPlaces();
    void everyLoopIsTheLongestWayRound_data();
    void everyLoopIsTheLongestWayRound();
    void everyWallOfALargeLevelCounts();
    void wallsAreCountedUpToTheBound();
    void loopsJoinNoParts();
    void treesTellTheirDistances();
    void fewerLoopsThanAskedForIsAWarning();
    void copiesOfOneRoomAreJoined_data();
    void copiesOfOneRoomAreJoined();
    void failures();
    void longLinksAreToldInPieces();
};

namespace {

level::Map mapOf(const level::Level& level, std::uint64_t seed) {
    const auto generated = generate::generate(level, {}, seed);
    if (!generated) qFatal("%s", generated.error().describe().c_str());
    return generated->map;
}

/// Returns the walking distance; −1 if there is no way.
int distance(const level::Map& map, Point from, Point to) {
    const int width = map.size().width;
    std::vector<int> distances(std::size_t(map.size().area()), -1);
    const auto at = [&](Point p) -> int& { return distances[std::size_t(p.y * width + p.x)]; };
    std::vector<Point> queue{from};
    at(from) = 0;
    for (std::size_t i = 0; i < queue.size() && at(to) < 0; ++i) {
        for (Point next : testing::neighboursOf(queue[i])) {
            if (!testing::isOpen(map, next) || at(next) >= 0) continue;
            at(next) = at(queue[i]) + 1;
            queue.push_back(next);
        }
    }
    return at(to);
}

int countSteps(const generate::Recorded& recorded, trace::StepKind kind) {
    int count = 0;
    for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s) {
        count += recorded.trace->steps[s].kind == kind ? 1 : 0;
    }
    return count;
}

}  // namespace

void TestUnite::partsAreThoseOfAFlood() {
    random::Stream random(3);
    for (int round = 0; round < testing::seeds(1000); ++round) {
        level::Map map(level::Ruleset::Descent, {random.between(1, 150), random.between(1, 20)});
        const int density = random.between(0, 100);
        for (Point p : testing::cellsOf(map)) {
            if (random.chance(density)) map.cells.at(p) = level::Cell(level::Terrain::Floor);
        }
        generate::Parts parts(map.cells);
        QCOMPARE(int(parts.count()), testing::countParts(map));
        std::size_t cells = 0;
        for (std::uint32_t run = 0; run < parts.runs().size(); ++run) {
            const auto [first, last] = parts.runs()[run];
            cells += last - first + 1;
            const Point start = map.cells.point(first);
            const Point end = map.cells.point(last);
            QCOMPARE(start.y, end.y);
            for (int x = start.x; x <= end.x; ++x)
                QVERIFY(testing::isOpen(map, {x, start.y}));
            QVERIFY(!testing::isOpen(map, {start.x - 1, start.y}));
            QVERIFY(!testing::isOpen(map, {end.x + 1, end.y}));
            for (std::uint32_t other = 0; other < run && round % 40 == 0; other += 17) {
                const auto there = map.cells.point(parts.runs()[other].first);
                QCOMPARE(parts.partOf(run) == parts.partOf(other),
                         distance(map, start, there) >= 0);
            }
        }
        QCOMPARE(cells, testing::openCells(map).size());
    }
}

void TestUnite::linksAreShortest() {
    const auto level =
        testing::painted({"################", "#...############", "#...############",
                          "#...#######....#", "###########....#", "################"},
                         {"unite"});
    for (int seed = 0; seed < testing::seeds(100); ++seed) {
        const auto recorded = generate::record(level, {}, std::uint64_t(seed));
        QCOMPARE(testing::countParts(recorded.map), 1);
        QCOMPARE(countSteps(recorded, trace::StepKind::Link), 1);
        QCOMPARE(testing::openCells(recorded.map).size(), 9u + 8u + 7u);
        const auto* note = recorded.trace->noteOf(0);
        QVERIFY(note != nullptr);
        QCOMPARE(note->rect, (grid::Rect{4, 3, 7, 1}));
    }
}

void TestUnite::linkStartsFromTheSmallestPart() {
    // The single cell is nearest to the left part, the two large parts to each other.
    const auto level =
        testing::painted({"##############", "#...#....#####", "#...#....#####", "#######.######",
                          "##############", "##############", "#.############", "##############"},
                         {"unite"});
    const auto recorded = generate::record(level, {}, 1);
    QCOMPARE(countSteps(recorded, trace::StepKind::Link), 2);
    QCOMPARE(recorded.map.cells.point(recorded.trace->steps[0].at).x, 1);
    QCOMPARE(recorded.trace->noteOf(0)->rect, (grid::Rect{1, 3, 1, 3}));
    for (Point p : {Point{1, 3}, Point{1, 4}, Point{1, 5}}) {
        QVERIFY(testing::hasMark(recorded.map, p, level::kLink));
        QVERIFY(testing::hasMark(recorded.map, p, level::kPassage));
        QCOMPARE(testing::terrainAt(recorded.map, p), level::Terrain::Floor);
    }
}

void TestUnite::linkOpensDoorsInWallsOfRooms() {
    int openings = 0;
    int ways = 0;
    for (const int closed : {0, 100}) {
        level::Level level = testing::solid({31, 31}, {"rooms", "unite"});
        level.recipe.stages[1].parameters = {{"closed", std::int64_t{closed}}};
        for (int seed = 0; seed < testing::seeds(200); ++seed) {
            const auto map = mapOf(level, std::uint64_t(seed));
            QCOMPARE(testing::countParts(map), 1);
            for (const auto& room : map.rooms) {
                QVERIFY(map.rooms.size() == 1 || testing::waysInto(map, room) > 0);
                for (Point p : testing::doorsOf(map, room)) {
                    QCOMPARE(testing::terrainAt(map, p),
                             closed == 0 ? level::Terrain::OpenDoor : level::Terrain::ClosedDoor);
                }
                // Only doors lead into a room, except where no door can stand.
                for (Point p : testing::floorOf(map, room)) {
                    for (Point next : testing::neighboursOf(p)) {
                        if (!testing::isOpen(map, next) ||
                            testing::hasMark(map, next, level::kRoom)) {
                            continue;
                        }
                        const bool isDoor = level::isDoor(testing::terrainAt(map, next));
                        QCOMPARE(isDoor, testing::isWellFramed(map, next) &&
                                             (isDoor || !testing::hasDoorBeside(map, next)));
                        openings += isDoor ? 0 : 1;
                        ++ways;
                    }
                }
            }
        }
    }
    QVERIFY2(openings * 100 <= 3 * ways, qPrintable(QString("%1 of %2").arg(openings).arg(ways)));
}

void TestUnite::leavesAUnitedMapAlone() {
    const auto recorded =
        generate::record(testing::painted({"#####", "#...#", "#.#.#", "#####"}, {"unite"}), {}, 1);
    QCOMPARE(recorded.trace->stepCount(), 0u);
    QVERIFY(!recorded.failure);
}

void TestUnite::joinsManyScatteredCells() {
    random::Stream random(8);
    for (int round = 0; round < testing::seeds(300); ++round) {
        level::Level level =
            testing::solid({random.between(5, 60), random.between(5, 40)}, {"unite"});
        level.paint.emplace(level.size, level::Paint(level::Terrain::Wall));
        const int density = random.between(1, 40);
        level.paint->at({2, 2}) = level::Paint(level::Terrain::Floor);
        for (int y = 1; y < level.size.height - 1; ++y) {
            for (int x = 1; x < level.size.width - 1; ++x) {
                if (random.chance(density))
                    level.paint->at({x, y}) = level::Paint(level::Terrain::Floor);
            }
        }
        const auto before = generate::initialMap(level);
        const auto map = mapOf(level, std::uint64_t(round));
        QCOMPARE(testing::countParts(map), 1);
        for (Point p : testing::cellsOf(map)) {
            if (before.cells.at(p) == map.cells.at(p)) continue;
            QVERIFY(p.x > 0 && p.y > 0 && p.x < level.size.width - 1 &&
                    p.y < level.size.height - 1);
            // No link is a dead end.
            QVERIFY(testing::openAround(map, p) >= 2);
        }
    }
}

void TestUnite::tiesAreDrawn() {
    const auto level = testing::painted(
        {"#########", "#.......#", "#########", "#.......#", "#########"}, {"unite"});
    std::map<int, int> counts;
    for (int seed = 0; seed < 7000; ++seed) {
        const auto map = mapOf(level, std::uint64_t(seed));
        for (int x = 1; x < 8; ++x)
            counts[x] += testing::isOpen(map, {x, 2}) ? 1 : 0;
    }
    QCOMPARE(counts.size(), 7u);
    for (const auto& [x, count] : counts)
        QVERIFY(std::abs(count - 1000) < 150);
}

void TestUnite::loopsShortenTheLongestWay() {
    // A long hairpin: the wall at its open end saves most, and only one cell does.
    auto level = testing::painted(
        {"###########", "#.........#", "#.#########", "#.........#", "###########"}, {"unite"});
    level.recipe.stages[0].parameters = {{"loops", std::int64_t{1}}};
    for (int seed = 0; seed < 50; ++seed) {
        const auto map = mapOf(level, std::uint64_t(seed));
        QVERIFY(testing::isOpen(map, {9, 2}));
        QVERIFY(testing::hasMark(map, {9, 2}, level::kLink));
        QCOMPARE(testing::openCells(map).size(), 20u);
    }
}

void TestUnite::loopsAreBetweenFarPlaces() {
    for (int seed = 0; seed < testing::seeds(60); ++seed) {
        level::Level level = testing::solid({25, 21}, {"maze", "unite"});
        level.recipe.stages[0].parameters = {{"step", std::int64_t{2}}};
        auto before = mapOf(level, std::uint64_t(seed));
        level.recipe.stages[1].parameters = {{"loops", std::int64_t{4}}};
        const auto recorded = generate::record(level, {}, std::uint64_t(seed));
        const trace::StageSpan& span = recorded.trace->stages.back();
        QCOMPARE(span.end - span.first, 4u);
        for (trace::StepIndex s = span.first; s < span.end; ++s) {
            const Point opened = before.cells.point(recorded.trace->steps[s].at);
            const auto worth = [&](Point wall) {
                int most = -1;
                for (const Point side : {Point{1, 0}, Point{0, 1}}) {
                    if (testing::isOpen(before, wall + side) &&
                        testing::isOpen(before, wall - side)) {
                        most = std::max(most, distance(before, wall + side, wall - side));
                    }
                }
                return most;
            };
            int greatest = 0;
            for (int y = 1; y < 20; ++y) {
                for (int x = 1; x < 24; ++x) {
                    if (!testing::isOpen(before, {x, y}))
                        greatest = std::max(greatest, worth({x, y}));
                }
            }
            QCOMPARE(worth(opened), greatest);
            before.cells.at(opened) = level::Cell(level::Terrain::Floor);
        }
        QVERIFY(before.cells == recorded.map.cells);
    }
}

void TestUnite::everyLoopIsTheLongestWayRound_data() {
    QTest::addColumn<int>("open");
    QTest::addColumn<bool>("maze");
    QTest::newRow("sparse") << 25 << false;
    QTest::newRow("cave") << 55 << false;
    QTest::newRow("pillars") << 80 << false;
    QTest::newRow("maze in a torn outline") << 0 << true;
}

/// Scattered cells joined by links, or a maze among scattered void; with cycles and without.
void TestUnite::everyLoopIsTheLongestWayRound() {
    QFETCH(int, open);
    QFETCH(bool, maze);
    random::Stream random(5);
    for (int round = 0; round < testing::seeds(40); ++round) {
        level::Level level =
            testing::solid({random.between(7, 24), random.between(7, 19)}, {"unite"});
        level.paint.emplace(level.size, level::Paint(level::Terrain::Wall));
        level.paint->at({3, 3}) = level::Paint(level::Terrain::Floor);
        for (int y = 1; y < level.size.height - 1; ++y) {
            for (int x = 1; x < level.size.width - 1; ++x) {
                level::Paint& paint = level.paint->at({x, y});
                if (random.chance(open)) paint = level::Paint(level::Terrain::Floor);
                if (maze && random.chance(5)) paint = level::Paint(level::Terrain::Void);
            }
        }
        if (maze) level.recipe = testing::solid(level.size, {"maze", "unite"}).recipe;
        const auto seed = std::uint64_t(round);
        const auto united = generate::generate(level, {}, seed);
        if (!united) continue;  // void lies between the parts
        level::Map map = united->map;
        level.recipe.stages.back().parameters = {{"loops", std::int64_t{6}}};
        const auto recorded = generate::record(level, {}, seed);
        std::vector<Point> opened;
        for (trace::StepIndex s = 0; s < recorded.trace->stepCount(); ++s) {
            const trace::Step& step = recorded.trace->steps[s];
            if (step.kind == trace::StepKind::OpenLoop) {
                opened.push_back(map.cells.point(step.at));
            }
        }
        const auto worth = [&](Point wall) {
            int most = 0;
            const auto canOpen = [&](Point p) {
                return testing::terrainAt(map, p) == level::Terrain::Wall &&
                       std::ranges::none_of(testing::neighboursOf(p), [&](Point next) {
                           return !map.cells.contains(next) ||
                                  testing::terrainAt(map, next) == level::Terrain::Void;
                       });
            };
            if (!canOpen(wall)) return 0;
            for (const Point side : {Point{1, 0}, Point{0, 1}}) {
                if (testing::isOpen(map, wall + side) && testing::isOpen(map, wall - side)) {
                    most = std::max(most, distance(map, wall + side, wall - side));
                }
            }
            return most;
        };
        const auto greatest = [&] {
            int most = 0;
            for (Point p : testing::cellsOf(map))
                most = std::max(most, worth(p));
            return most;
        };
        for (Point wall : opened) {
            QVERIFY(worth(wall) > 4);
            QCOMPARE(worth(wall), greatest());
            map.cells.at(wall) = level::Cell(level::Terrain::Floor);
        }
        // There are fewer loops only if no candidate is left.
        if (opened.size() < 6) {
            QVERIFY(greatest() <= 4);
            QCOMPARE(recorded.problems.size(), 1u);
        }
        QVERIFY(map.cells == recorded.map.cells);
    }
}

void TestUnite::everyWallOfALargeLevelCounts() {
    level::Level level = testing::solid({1024, 1024}, {"maze", "unite"});
    const auto before = mapOf(level, 2);
    level.recipe.stages[1].parameters = {{"loops", std::int64_t{64}}};
    const auto generated = generate::generate(level, {}, 2).value();
    QVERIFY(generated.problems.empty());
    QCOMPARE(testing::openCells(generated.map).size(), testing::openCells(before).size() + 64);
}

namespace {

/// Returns noise of floor and rock, which may have any number of parts.
level::Map noise(random::Stream& random, int open) {
    level::Map map(level::Ruleset::Descent, {random.between(5, 15), random.between(5, 12)});
    for (const Point p : testing::cellsOf(map)) {
        const bool isEdge =
            p.x == 0 || p.y == 0 || p.x == map.size().width - 1 || p.y == map.size().height - 1;
        if (!isEdge && random.chance(open)) map.cells.at(p) = level::Cell(level::Terrain::Floor);
    }
    return map;
}

/// Returns the ways across a wall that G-10.4 considers: from above and from the left.
std::vector<std::pair<Point, Point>> waysAcross(const level::Map& map, Point wall) {
    std::vector<std::pair<Point, Point>> ways;
    if (wall.x == 0 || wall.y == 0 || wall.x == map.size().width - 1 ||
        wall.y == map.size().height - 1 || testing::isOpen(map, wall))
        return ways;
    for (const Point side : {Point{0, -1}, Point{-1, 0}}) {
        if (testing::isOpen(map, wall + side) && testing::isOpen(map, wall - side))
            ways.emplace_back(wall + side, wall - side);
    }
    return ways;
}

/// Walks on breadth-first from a cell until `most` cells have been met.
struct Walk {
    std::vector<Point> met;
    std::set<Point> known;

    void on(const level::Map& map, Point from, std::size_t most) {
        std::size_t at = met.size();
        meet(from);
        for (; at < met.size() && met.size() < most; ++at) {
            for (const Point next : testing::neighboursOf(met[at])) {
                if (testing::isOpen(map, next)) meet(next);
            }
        }
    }
    void meet(Point p) {
        if (known.insert(p).second) met.push_back(p);
    }
};

/// Returns the number of walls left unmeasured if the search begins at `start`.
std::size_t unseenFrom(const level::Map& map, Point start, std::size_t most) {
    Walk walk;
    walk.on(map, start, most);
    const auto isMet = [&](Point p) { return walk.known.contains(p); };
    for (const Point wall : testing::cellsOf(map)) {
        for (const auto& [one, other] : waysAcross(map, wall)) {
            for (const Point side : {one, other}) {
                if (!isMet(side) && walk.met.size() < most) walk.on(map, side, most);
            }
        }
    }
    std::size_t unseen = 0;
    for (const Point wall : testing::cellsOf(map)) {
        const auto ways = waysAcross(map, wall);
        unseen += std::ranges::all_of(
                      ways, [&](const auto& way) { return isMet(way.first) && isMet(way.second); })
                      ? 0
                      : 1;
    }
    return unseen;
}

}  // namespace

/// "n of m walls", compared with counts for every cell at which the search may begin.
void TestUnite::wallsAreCountedUpToTheBound() {
    random::Stream random(31);
    int cut = 0;
    int inParts = 0;
    for (int round = 0; round < testing::seeds(60); ++round) {
        const level::Map map = noise(random, 20 + round % 70);
        std::size_t walls = 0;
        std::set<Point> starts;
        for (const Point wall : testing::cellsOf(map)) {
            const auto ways = waysAcross(map, wall);
            walls += ways.empty() ? 0 : 1;
            for (const auto& [one, other] : ways)
                starts.insert(one);
        }
        inParts += testing::countParts(map) > 1 ? 1 : 0;
        const std::size_t open = testing::openCells(map).size();
        for (const std::size_t most : {std::size_t{1}, open / 3 + 1, open + 1}) {
            random::Stream draws(static_cast<std::uint64_t>(round));
            generate::LoopBounds bounds;
            bounds.treeCells = most;
            const generate::Loops loops(map, 3, draws, {}, bounds);
            QCOMPARE(loops.wallCount(), walls);
            if (most > open) QCOMPARE(loops.unmeasured(), std::size_t{0});
            if (most == 1) QCOMPARE(loops.unmeasured(), walls);
            cut += loops.unmeasured() > 0 && loops.unmeasured() < walls ? 1 : 0;
            std::set<std::size_t> possible;
            for (const Point start : starts)
                possible.insert(unseenFrom(map, start, most));
            QVERIFY2(walls == 0 || possible.contains(loops.unmeasured()),
                     qPrintable(QString("round %1, at most %2: %3 of %4")
                                    .arg(round)
                                    .arg(most)
                                    .arg(loops.unmeasured())
                                    .arg(walls)));
        }
    }
    QVERIFY(cut >= 5);
    QVERIFY(inParts >= 5);
}

/// With any bounds, no opened wall is a pillar, and none joins two parts; with the default bounds
/// each has the longest way round.
void TestUnite::loopsJoinNoParts() {
    random::Stream random(32);
    int opened = 0;
    for (int round = 0; round < testing::seeds(50, 50); ++round) {
        for (const std::uint64_t most :
             {std::uint64_t{1}, std::uint64_t{40}, std::uint64_t{1} << 24}) {
            level::Map map = noise(random, 25 + round % 40);
            random::Stream draws(static_cast<std::uint64_t>(round));
            generate::LoopBounds bounds;
            bounds.visits = std::max<std::uint64_t>(most, 64) * 8;
            bounds.measuring = most;
            const int parts = testing::countParts(map);
            generate::Loops loops(map, 8, draws, {}, bounds);
            for (int k = 0; k < 8; ++k) {
                const auto wall = loops.next();
                int greatest = 0;
                for (const Point p : testing::cellsOf(map)) {
                    for (const auto& [one, other] : waysAcross(map, p))
                        greatest = std::max(greatest, distance(map, one, other));
                }
                if (!wall) {
                    if (most > 1000) QVERIFY(greatest <= 4);
                    break;
                }
                int worth = 0;
                for (const auto& [one, other] : waysAcross(map, map.cells.point(*wall)))
                    worth = std::max(worth, distance(map, one, other));
                QVERIFY(worth > 4);
                if (most > 1000) QCOMPARE(worth, greatest);
                map.cells[*wall] = level::Cell(level::Terrain::Floor);
                ++opened;
                // The wall had a way round, but its third side may lie in another part; `unite`
                // leaves no such parts.
                if (testing::countParts(map) != parts) break;
            }
        }
    }
    QVERIFY(opened > 10);
}

void TestUnite::treesTellTheirDistances() {
    // A maze is a tree, so the path through it is the only one.
    for (int seed = 0; seed < testing::seeds(60); ++seed) {
        const auto map = mapOf(testing::solid({5 + seed % 40, 21}, {"maze"}), std::uint64_t(seed));
        const auto open = testing::openCells(map);
        std::vector<grid::Index> reached;
        grid::Grid<std::uint32_t, 2> distances(map.size());
        for (Point p : open) {
            const int far = distance(map, open.front(), p);
            if (far < 0) continue;
            reached.push_back(map.cells.index(p));
            distances.at(p) = std::uint32_t(far) + 1;
        }
        std::ranges::stable_sort(reached, {}, [&](grid::Index i) { return distances[i]; });
        generate::PacedWatch never;
        const generate::SearchTree tree(map.cells, reached, distances, never);
        QVERIFY(tree.isWholeGraph());
        for (std::size_t i = 0; i < reached.size(); i += 7) {
            for (std::size_t k = 0; k < reached.size(); k += 31) {
                QCOMPARE(int(tree.distance(reached[i], reached[k])),
                         distance(map, map.cells.point(reached[i]), map.cells.point(reached[k])));
            }
        }
    }
}

void TestUnite::fewerLoopsThanAskedForIsAWarning() {
    auto level = testing::painted({"#####", "#...#", "#...#", "#####"}, {"unite"});
    level.recipe.stages[0].parameters = {{"loops", std::int64_t{7}}};
    const auto generated = generate::generate(level, {}, 1).value();
    QCOMPARE(generated.problems.size(), 1u);
    QCOMPARE(generated.problems[0].severity, Severity::Warning);
    QCOMPARE(generated.problems[0].describe(),
             std::string("recipe stage 1 (unite), loops: only 0 of 7 loops could be opened: no "
                         "other wall shortens a way"));
}

void TestUnite::copiesOfOneRoomAreJoined_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::newRow("one entrance") << QStringList{"#####", "#...#", "##e##"};
    QTest::newRow("entrances on all sides") << QStringList{"##e##", "#...#", "e...e", "##e##"};
    QTest::newRow("anywhere") << QStringList{"####", "#..#", "####"};
    QTest::newRow("two chambers") << QStringList{"#e#####", "#..#..#", "#####e#"};
    QTest::newRow("no rectangle") << QStringList{"###  ", "#.#  ", "#.###", "#...e", "#####"};
}

/// Several copies of a handcrafted room, which may only open at their entrances.
void TestUnite::copiesOfOneRoomAreJoined() {
    QFETCH(QStringList, rows);
    std::vector<std::string> drawn;
    for (const QString& row : rows)
        drawn.push_back(row.toStdString());
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        level::Room room = testing::roomOf("copy", drawn);
        room.min = 2 + seed % 7;
        room.max = 9;
        room.symmetries = testing::allSymmetries();
        auto level = testing::solid({44, 37}, {"handcrafted-rooms", "unite"});
        level.recipe.stages[1].parameters = {{"loops", std::int64_t{seed % 3}}};
        const std::vector<level::Room> rooms{room};
        const auto generated = generate::generate(level, rooms, std::uint64_t(seed));
        QVERIFY2(generated.has_value(), generated ? "" : generated.error().describe().c_str());
        const level::Map& map = generated->map;
        QVERIFY(std::ssize(map.rooms) >= room.min);
        QCOMPARE(testing::countParts(map), 1);
        for (const level::PlacedRoom& placed : map.rooms)
            QVERIFY2(testing::standsAsDrawn(map, placed, room), std::to_string(seed).c_str());
        const testing::Doorways doors = testing::doorwaysOf(map);
        QCOMPARE(doors.bad, 0);
        QCOMPARE(doors.beside, 0);
    }
}

void TestUnite::failures() {
    const auto apart = testing::painted({"##### #####", "#...# #...#", "##### #####"}, {"unite"});
    const auto generated = generate::generate(apart, {}, 1);
    QVERIFY(!generated.has_value());
    const std::string text = generated.error().describe();
    QVERIFY(text.find("(1, 1)") != std::string::npos);
    QVERIFY(text.find("(7, 1)") != std::string::npos);
    QVERIFY(text.starts_with("recipe stage 1 (unite): the part around ("));
    QVERIFY(generated.error().cell.has_value());

    const auto nothing =
        generate::generate(testing::solid({4, 2}, {"rooms", "maze", "unite"}), {}, 1);
    QVERIFY(!nothing.has_value());
    QCOMPARE(nothing.error().describe(),
             std::string("recipe stage 3 (unite): there is nothing open to unite; make the level "
                         "at least 5 × 5 cells and let an earlier stage open some"));
}

void TestUnite::longLinksAreToldInPieces() {
    // A serpentine of rock between void: the only link is longer than the limit for a step.
    const int width = 1000;
    const int rows = 100;
    level::Level level = testing::solid({width, rows * 4}, {"unite"});
    level.paint.emplace(level.size, level::Paint(level::Terrain::Void));
    const auto wall = level::Paint(level::Terrain::Wall);
    for (int r = 0; r < rows; ++r) {
        for (int y = 4 * r; y < 4 * r + 3; ++y) {
            for (int x = 0; x < width; ++x)
                level.paint->at({x, y}) = wall;
        }
        if (r == 0) continue;
        const int turn = r % 2 == 0 ? 0 : width - 3;
        for (int x = turn; x < turn + 3; ++x)
            level.paint->at({x, 4 * r - 1}) = wall;
    }
    level.paint->at({1, 1}) = level::Paint(level::Terrain::Floor);
    level.paint->at({1, 4 * rows - 3}) = level::Paint(level::Terrain::Floor);
    const auto recorded = generate::record(level, {}, 1);
    QVERIFY(!recorded.failure);
    QCOMPARE(testing::countParts(recorded.map), 1);
    QVERIFY(testing::openCells(recorded.map).size() > 65'535u);
    QVERIFY(countSteps(recorded, trace::StepKind::Link) >= 2);
}

MAZELOOM_TEST(TestUnite)

}  // namespace mazeloom::tst_unite

#include "tst_unite.moc"

// SPDX-License-Identifier: MIT
// The check of the generator's promises: it finds nothing in generated levels, and finds each
// promise that the test breaks on purpose.
#include <cstdint>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include <QTest>

#include "core/check/promises/cuts.h"
#include "core/check/promises/generation.h"
#include "core/check/promises/promises.h"
#include "core/generate/generate.h"
#include "core/generate/mazes/parameters.h"
#include "core/grid/grid.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/handcrafted.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_promises {

using check::Finding;
using grid::Point;
using level::Cell;
using level::Terrain;

class TestPromises : public QObject {
    Q_OBJECT

  private slots:
    void packsOfOurOwnKeepThem_data();
    void packsOfOurOwnKeepThem();
    void layoutsKeepThem();
    void templesKeepThem();
    void drawnShapesKeepThem();
    void everyBrokenOneIsFound_data();
    void everyBrokenOneIsFound();
    void cutsAreThoseOfAFloodFill();
    void tellsWhyALevelCannotBeMade();
};

namespace {

using Breaking = std::function<void(generate::Recorded&)>;

/// Appends steps to the last stage that no stage would make.
class Tampering {
  public:
    explicit Tampering(generate::Recorded& recorded)
        : recorded_(recorded),
          // The cast is allowed: the trace was created as a non-const object.
          trace_(const_cast<trace::Trace&>(*recorded.trace)),
          write_(recorded.map, trace_) {}
    ~Tampering() {
        trace_.stages.back().end = trace_.stepCount();
        trace_.finalHash = level::hash(recorded_.map);
    }

    void set(Point cell, Cell value, trace::StepKind kind = trace::StepKind::Carve) {
        const grid::Index i = recorded_.map.cells.index(cell);
        write_.begin(kind, i);
        write_.set(i, value);
    }

  private:
    generate::Recorded& recorded_;
    trace::Trace& trace_;
    trace::MapWriter<trace::Recording> write_;
};

/// Returns the first cell, row by row, that fulfils the condition.
template <typename Wanted>
Point find(const level::Map& map, const Wanted& wanted) {
    for (int y = 1; y + 1 < map.size().height; ++y) {
        for (int x = 1; x + 1 < map.size().width; ++x) {
            if (wanted(Point{x, y})) return {x, y};
        }
    }
    qFatal("there is no such cell");
}

int openAround(const level::Map& map, Point cell) {
    int count = 0;
    for (const grid::Direction d : grid::kDirections)
        count += map.cells.at(cell + grid::offset(d)).isWalkable() ? 1 : 0;
    return count;
}

QString textOf(const std::vector<Finding>& findings) {
    QStringList lines;
    for (const Finding& finding : findings)
        lines << QString::fromStdString(finding.problem.describe());
    return lines.join('\n');
}

level::Room lair() {
    level::Room room = testing::roomOf("lair", {"###e###", "#.D.o.#", "#.....e", "#######"});
    room.min = 1;
    room.symmetries = testing::allSymmetries();
    return room;
}

const std::initializer_list<std::string_view> kLayout{
    "handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite", "furnish"};
const std::initializer_list<std::string_view> kTemple{"shape", "hidden-maze", "reach", "traps",
                                                      "coins"};

const std::initializer_list<std::string_view> kDangers{"shape",  "hidden-maze", "reach",    "bugs",
                                                       "lasers", "hearts",      "supplies", "water",
                                                       "traps",  "coins"};

void verifyAll(const level::Level& level, const std::vector<level::Room>& rooms,
               std::uint64_t seed) {
    const auto findings = check::verify(level, rooms, seed);
    QVERIFY2(findings.empty(), qPrintable(textOf(findings)));
}

}  // namespace

void TestPromises::packsOfOurOwnKeepThem_data() {
    QTest::addColumn<QString>("folder");
    QTest::newRow("temple") << MAZELOOM_PACKS "/temple";
    QTest::newRow("dungeons") << MAZELOOM_PACKS "/dungeons";
}

void TestPromises::packsOfOurOwnKeepThem() {
    QFETCH(QString, folder);
    const auto pack = pack::readFolder(folder.toStdString());
    QVERIFY(pack.has_value());
    for (const level::Level& level : pack->levels) {
        const bool isLarge = testing::isLarge(level);
        if (isLarge && !testing::isWhole()) continue;
        for (int seed = 0; seed < (isLarge ? 1 : testing::seeds(200)); ++seed)
            verifyAll(level, pack->rooms, static_cast<std::uint64_t>(seed));
    }
}

void TestPromises::layoutsKeepThem() {
    for (int i = 0; i < testing::seeds(3'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 31);
        const grid::Size size{random.between(7, 41), random.between(7, 41)};
        level::Level level = i % 4 == 0 ? testing::solid(size, {"corridors", "furnish"})
                                        : testing::solid(size, kLayout);
        if (i % 8 == 4) level = testing::solid(size, {"corridors", "dead-ends", "unite"});
        const auto set = [&](const char* stage, const char* parameter, int value) {
            for (auto& written : level.recipe.stages) {
                if (written.stage == stage) written.parameters[parameter] = std::int64_t{value};
            }
        };
        if (random.chance(30)) set("rooms", "cave", 3);
        if (random.chance(30)) set("maze", "step", 2);
        if (i % 3 == 1) {
            const auto& ids = generate::mazes::kAlgorithmIds;
            const std::string id(ids[seed / 3 % ids.size()]);
            for (auto& written : level.recipe.stages) {
                if (written.stage == "maze") written.parameters["algorithm"] = id;
            }
        }
        if (random.chance(30)) set("dead-ends", "keep", 40);
        if (random.chance(30)) set("unite", "loops", 3);
        std::vector<level::Room> rooms;
        if (std::min(size.width, size.height) >= 15 && random.chance(40)) rooms.push_back(lair());
        verifyAll(level, rooms, seed);
    }
}

void TestPromises::templesKeepThem() {
    for (int i = 0; i < testing::seeds(5'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const testing::Rows rows = testing::randomShape(
            seed, {.water = 5, .things = 3, .coins = 3, .traps = i % 5 == 0 ? 2 : 0, .noTraps = 4});
        level::Level level = testing::painted(rows, i % 3 == 0 ? kDangers : kTemple);
        level = testing::with(level, "hidden-maze", "step", std::int64_t{1 + i % 2});
        level = testing::with(
            level, "hidden-maze", "algorithm",
            std::string(
                generate::mazes::kAlgorithmIds[seed / 2 % generate::mazes::kAlgorithmIds.size()]));
        if (i % 5 == 1) level = testing::with(level, "hidden-maze", "braid", std::int64_t{60});
        // The smallest shapes have no room for hearts and supplies.
        for (level::RecipeStage& stage : level.recipe.stages) {
            if (stage.stage == "hearts") stage.parameters["min-count"] = std::int64_t{0};
            if (stage.stage != "supplies") continue;
            stage.parameters["min-tnt"] = stage.parameters["min-grenades"] = std::int64_t{0};
        }
        const auto findings = check::verify(level, {}, seed);
        const bool isMade = findings.empty() || findings[0].sentence.id != "generation-fails";
        if (i % 5 == 0 && !isMade) continue;  // a trap bars a way
        QVERIFY2(findings.empty(), qPrintable(textOf(findings)));
    }
}

void TestPromises::drawnShapesKeepThem() {
    for (int i = 0; i < testing::seeds(2'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 32);
        level::Level level =
            testing::solid({random.between(8, 40), random.between(8, 40)},
                           i % 2 == 0 ? kDangers : kTemple, level::Ruleset::Temple);
        const char* source = i % 3 == 0 ? "blob" : i % 3 == 1 ? "caves" : "rooms-and-maze";
        level = testing::with(level, "shape", "source", std::string(source));
        level = testing::with(level, "coins", "count", std::int64_t{random.between(0, 5)});
        verifyAll(level, {}, seed);
    }
}

void TestPromises::everyBrokenOneIsFound_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("stages");
    QTest::addColumn<Breaking>("breakIt");
    const auto row = [](const char* id, std::initializer_list<const char*> stages,
                        const Breaking& breakIt) {
        QStringList names;
        for (const char* stage : stages)
            names << stage;
        QTest::newRow(id) << id << names << breakIt;
    };
    const Cell wall(Terrain::Wall);
    const Cell floor(Terrain::Floor);

    row("promise-record", {"rooms"}, [=](generate::Recorded& made) {
        made.map.cells.at({0, 0}) = floor;
    });
    row("promise-replay-forwards", {"rooms"}, [=](generate::Recorded& made) {
        made.map.cells.at({0, 0}) = floor;
    });
    row("promise-replay-backwards", {"rooms"}, [=](generate::Recorded& made) {
        made.map.cells.at({0, 0}) = floor;
    });
    row("promise-connected", {"rooms", "maze", "unite"}, [=](generate::Recorded& made) {
        Tampering(made).set({0, 0}, floor);
    });
    row("promise-perfect-maze", {"maze"}, [=](generate::Recorded& made) {
        const Point between = find(made.map, [&](Point p) {
            return !made.map.cells.at(p).isWalkable() && openAround(made.map, p) >= 2;
        });
        Tampering(made).set(between, floor);
    });
    row("promise-dead-ends", {"rooms", "maze", "doors", "dead-ends"}, [](generate::Recorded& made) {
        // Closes one of the two ways from a cell of a corridor.
        const Point end = find(made.map, [&](Point p) {
            return made.map.cells.at(p).isWalkable() && openAround(made.map, p) == 2 &&
                   (made.map.marks.at(p) & level::kRoom) == 0;
        });
        for (const grid::Direction d : grid::kDirections) {
            const Point next = end + grid::offset(d);
            if (!made.map.cells.at(next).isWalkable()) continue;
            Tampering(made).set(next, Cell(Terrain::Wall));
            return;
        }
    });
    row("promise-rooms-apart", {"rooms"}, [](generate::Recorded& made) {
        made.map.rooms[1].rect = {made.map.rooms[0].rect.right() + 1,
                                  made.map.rooms[0].rect.bottom() + 1, 3, 3};
    });
    row("promise-doors", {"rooms", "maze", "doors", "unite"}, [](generate::Recorded& made) {
        const grid::Rect ring = made.map.rooms[0].rect.grown(1);
        Tampering tampering(made);
        for (int y = ring.y; y <= ring.bottom(); ++y) {
            for (int x = ring.x; x <= ring.right(); ++x) {
                if (!made.map.rooms[0].rect.contains(Point{x, y}))
                    tampering.set({x, y}, Cell(Terrain::Wall));
            }
        }
    });
    const auto firstDoor = [](const level::Map& map) {
        return find(map, [&](Point p) { return level::isDoor(map.cells.at(p).terrain()); });
    };
    row("promise-door-frames", {"rooms", "maze", "doors", "unite"}, [=](generate::Recorded& made) {
        const Point door = firstDoor(made.map);
        Tampering tampering(made);
        for (const Point by : {Point{0, 1}, Point{1, 0}, Point{0, -1}, Point{-1, 0}})
            tampering.set(door + by, Cell(Terrain::Floor));
    });
    row("promise-doors-apart", {"rooms", "maze", "doors", "unite"}, [=](generate::Recorded& made) {
        const Point door = firstDoor(made.map);
        Tampering(made).set(door + Point{1, 1}, Cell(Terrain::OpenDoor));
    });
    row("promise-must-appear", {"handcrafted-rooms"},
        [](generate::Recorded& made) { made.map.rooms.clear(); });
    row("promise-as-drawn", {"handcrafted-rooms"}, [=](generate::Recorded& made) {
        Tampering(made).set(made.map.rooms[0].rect.centre(), wall);
    });
    row("promise-shape-fill", {"shape"}, [=](generate::Recorded& made) {
        Tampering tampering(made);
        for (int y = 0; y < made.map.size().height * 3 / 4; ++y) {
            for (int x = 0; x < made.map.size().width; ++x)
                tampering.set({x, y}, wall);
        }
    });
    row("promise-shape-start", {"shape"},
        [=](generate::Recorded& made) { Tampering(made).set(*made.map.hero(), wall); });

    const auto setAisle = [](level::Map& map, Point cell, bool on) {
        Cell& at = map.cells.at(cell);
        at = on ? at.with(Cell::kAisle) : at.without(Cell::kAisle);
    };
    const std::initializer_list<const char*> kHidden{"hidden-maze", "reach", "traps", "coins"};
    row("promise-reach-start", kHidden,
        [=](generate::Recorded& made) { setAisle(made.map, *made.map.hero(), false); });
    row("promise-reach-1", kHidden, [=](generate::Recorded& made) {
        for (const grid::Direction d : grid::kDirections)
            setAisle(made.map, *made.map.hero() + grid::offset(d), false);
    });
    row("promise-reach-2", kHidden, [=](generate::Recorded& made) {
        for (int y = 1; y < 6; ++y) {
            for (int x = 13; x < 18; ++x)
                setAisle(made.map, {x, y}, false);
        }
    });
    row("promise-reach-3", kHidden, [=](generate::Recorded& made) {
        for (const level::Thing& thing : made.map.things) {
            if (thing.kind == level::ThingKind::Heart) setAisle(made.map, thing.at, false);
        }
    });
    row("promise-reach-3-coin", kHidden, [=](generate::Recorded& made) {
        setAisle(made.map, {19, 1}, false);
    });
    row("promise-reach-4", kHidden, [=](generate::Recorded& made) {
        setAisle(made.map, {10, 6}, false);
    });

    const auto mark = [](generate::Recorded& made, Cell::Bits bit, const auto& wanted) {
        const Point at = find(made.map, [&](Point p) { return wanted(made.map.cells.at(p)); });
        made.map.cells.at(at) = made.map.cells.at(at).with(bit);
    };
    row("promise-marks-open", kHidden, [=](generate::Recorded& made) {
        mark(made, Cell::kTrap, [](Cell cell) { return !cell.isWalkable(); });
    });
    row("promise-trap-off-aisles", kHidden, [=](generate::Recorded& made) {
        mark(made, Cell::kTrap, [](Cell cell) { return cell.isAisle(); });
    });
    row("promise-coin-on-aisle", kHidden, [=](generate::Recorded& made) {
        mark(made, Cell::kCoin, [](Cell cell) { return cell.isWalkable() && !cell.isAisle(); });
    });
    row("promise-coin-free", kHidden, [=](generate::Recorded& made) {
        mark(made, Cell::kCoin, [](Cell cell) { return cell.hasThing() && cell.isWalkable(); });
    });
    row("promise-no-trap", kHidden, [](generate::Recorded& made) {
        made.map.cells.at({18, 1}) = made.map.cells.at({18, 1}).with(Cell::kTrap);
    });
    row("promise-painted-stays", kHidden, [](generate::Recorded& made) {
        made.map.cells.at({19, 1}) = made.map.cells.at({19, 1}).without(Cell::kCoin);
    });
    const std::initializer_list<const char*> kDangerous{
        "shape", "hidden-maze", "reach", "bugs", "lasers", "hearts", "supplies", "water"};
    const auto path = [](generate::Recorded& made) -> level::Trajectory& {
        return made.map.trajectories.front();
    };
    const auto laser = [](generate::Recorded& made) -> level::Object& {
        return made.map.objects.front();
    };
    row("promise-hazard-count", kDangerous, [](generate::Recorded& made) {
        auto& placements = const_cast<trace::Trace&>(*made.trace).placements;
        std::erase_if(placements, [](const trace::Placement& placement) {
            return placement.thing.kind == level::ThingKind::Emitter;
        });
    });
    row("promise-bug-path", kDangerous,
        [=](generate::Recorded& made) { path(made).thereAndBack = true; });
    row("promise-bug-open", kDangerous, [=](generate::Recorded& made) {
        path(made).points[1] = {0, 0};
    });
    row("promise-bug-start", kDangerous, [=](generate::Recorded& made) {
        path(made).points = {*made.map.hero(), *made.map.hero()};
    });
    row("promise-hazard-rhythm", kDangerous,
        [=](generate::Recorded& made) { laser(made).beam.on += 7; });
    row("promise-hazard-fair", kDangerous, [=](generate::Recorded& made) {
        laser(made).beam.on += laser(made).beam.off - 10;
        laser(made).beam.off = 10;
    });
    row("promise-laser-beam", kDangerous, [=](generate::Recorded& made) {
        laser(made).direction = grid::opposite(laser(made).direction);
        // The beam's new direction meets a wall at once.
        const Point behind = laser(made).at + grid::offset(laser(made).direction);
        made.map.cells.at(behind) = wall;
    });
    row("promise-laser-wall", kDangerous, [=](generate::Recorded& made) {
        made.map.cells.at(laser(made).at) = floor.with(Cell::kThing);
    });
    row("promise-hazard-apart", kDangerous, [=](generate::Recorded& made) {
        level::Trajectory twin = path(made);
        const Point at = twin.points.front();
        auto& trace = const_cast<trace::Trace&>(*made.trace);
        const auto first =
            std::ranges::find(trace.placements, level::ThingKind::Bug,
                              [](const trace::Placement& placed) { return placed.thing.kind; });
        const level::Thing thing = made.map.add(std::move(twin));
        trace.placements.insert(first, {first->step, {thing.kind, at, thing.object}});
    });
    row("promise-hazard-dry", kDangerous, [=](generate::Recorded& made) {
        Cell& cell = made.map.cells.at(path(made).points.front());
        cell = cell.with(Terrain::Water);
    });
    const auto firstOf = [](generate::Recorded& made, level::ThingKind kind) {
        return std::ranges::find(made.map.things, kind, &level::Thing::kind)->at;
    };
    row("promise-laid-aisle", kDangerous, [=](generate::Recorded& made) {
        setAisle(made.map, firstOf(made, level::ThingKind::Heart), false);
    });
    row("promise-laid-alone", kDangerous, [=](generate::Recorded& made) {
        made.map.things.push_back(
            {level::ThingKind::Heart, firstOf(made, level::ThingKind::Grenade), -1});
    });
    row("promise-laid-count", kDangerous, [=](generate::Recorded& made) {
        auto& placements = const_cast<trace::Trace&>(*made.trace).placements;
        std::erase_if(placements, [](const trace::Placement& placement) {
            return placement.thing.kind == level::ThingKind::Tnt;
        });
    });
    row("promise-water-floor", kDangerous, [=](generate::Recorded& made) {
        Tampering(made).set({0, 0}, Cell(Terrain::Water), trace::StepKind::PourWater);
    });
    row("promise-water-fall", kDangerous, [=](generate::Recorded& made) {
        const Point aisle = find(made.map, [&](Point p) {
            return made.map.cells.at(p).isAisle() && !made.map.cells.at(p).hasThing();
        });
        Tampering(made).set(aisle, made.map.cells.at(aisle).with(Terrain::WaterfallDown));
    });
    row("promise-water-air", kDangerous, [=](generate::Recorded& made) {
        Tampering tampering(made);
        for (int y = 0; y < made.map.size().height; ++y) {
            for (int x = 0; x < made.map.size().width; ++x) {
                const Cell cell = made.map.cells.at({x, y});
                if (cell.isAisle()) tampering.set({x, y}, cell.with(Terrain::Water));
            }
        }
    });
    row("promise-deducible", {"hidden-maze", "reach", "traps", "coins", "deducible"},
        [](generate::Recorded& made) {
            const Point hero = *made.map.hero();
            for (int y = hero.y - 1; y <= hero.y + 1; ++y) {
                for (int x = hero.x - 1; x <= hero.x + 1; ++x) {
                    Cell& cell = made.map.cells.at({x, y});
                    if (Point{x, y} != hero && !cell.hasThing()) cell = cell.with(Cell::kTrap);
                }
            }
        });
    row("promise-coin-count", kHidden, [=](generate::Recorded& made) {
        mark(made, Cell::kCoin,
             [](Cell cell) { return cell.isAisle() && !cell.hasCoin() && !cell.hasThing(); });
    });
}

namespace {

/// Returns the number of separate regions of at least two cells beside a cell that becomes a wall.
int largePartsWithout(const level::Map& map, Point cell) {
    grid::Grid<std::uint8_t> seen(map.size());
    seen.at(cell) = 1;
    int large = 0;
    for (const grid::Direction first : grid::kDirections) {
        std::vector<Point> open{cell + grid::offset(first)};
        int cells = 0;
        while (!open.empty()) {
            const Point at = open.back();
            open.pop_back();
            if (!map.cells.contains(at) || !map.cells.at(at).isWalkable() || seen.at(at) != 0)
                continue;
            seen.at(at) = 1;
            ++cells;
            for (const grid::Direction d : grid::kDirections)
                open.push_back(at + grid::offset(d));
        }
        large += cells >= 2 ? 1 : 0;
    }
    return large;
}

}  // namespace

void TestPromises::everyBrokenOneIsFound() {
    QFETCH(QString, id);
    QFETCH(QStringList, stages);
    QFETCH(Breaking, breakIt);
    level::Level level;
    if (stages.front() == "hidden-maze") {
        // Two halls that are joined by one cell.
        level = testing::painted(
            {"#####################", "#.........#.......!$#", "#.........#.........#",
             "#..@......#....h....#", "#.........#.........#", "#.........#.........#",
             "#...................#", "#.........#.........#", "#####################"},
            {});
    } else {
        level = testing::solid({31, 31}, {}, level::Ruleset::Temple);
    }
    for (const QString& stage : stages)
        level.recipe.stages.push_back({stage.toStdString(), true, {}});
    if (stages.front() == "shape")
        level = testing::with(level, "shape", "source", std::string("blob"));
    if (stages.contains("coins")) level = testing::with(level, "coins", "count", std::int64_t{6});
    if (stages.contains("deducible")) level.objectives.coins = level::Objectives::kAllCoins;
    const std::vector<level::Room> rooms{lair()};

    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto recipe = generate::prepare(level.recipe, level.paint.has_value());
        generate::Recorded recorded = generate::record(level, rooms, seed);
        QVERIFY(!recorded.failure);
        const check::Generation generation(level, rooms, seed, *recipe, recorded);
        const auto before = check::brokenPromises(generation);
        QVERIFY2(before.empty(), qPrintable(textOf(before)));
        breakIt(recorded);
        const auto after = check::brokenPromises(generation);
        const auto isIt = [&](const Finding& finding) {
            return id == QString::fromUtf8(finding.sentence.id.data()) && finding.isError() &&
                   finding.problem.place.starts_with("seed " + std::to_string(seed));
        };
        QVERIFY2(std::ranges::any_of(after, isIt), qPrintable(textOf(after)));
    }
}

void TestPromises::cutsAreThoseOfAFloodFill() {
    std::vector<testing::Rows> shapes = testing::awkwardShapes();
    for (int seed = 0; seed < testing::seeds(2'000); ++seed)
        shapes.push_back(testing::randomShape(static_cast<std::uint64_t>(seed)));
    std::size_t found = 0;
    for (const testing::Rows& rows : shapes) {
        if (rows.size() * rows.front().size() > 300) continue;
        const level::Map map = generate::initialMap(testing::painted(rows, {}));
        std::set<std::pair<int, int>> cuts;
        const auto isOpen = [&](Point p) {
            return map.cells.contains(p) && map.cells.at(p).isWalkable();
        };
        for (const Point cell : check::cutsOf(map.size(), *map.hero(), isOpen))
            cuts.emplace(cell.x, cell.y);
        for (const auto& [x, y] : testing::walkableFrom(map, *map.hero()))
            QCOMPARE(cuts.contains({x, y}), largePartsWithout(map, {x, y}) >= 2);
        found += cuts.size();
    }
    QVERIFY(found > 0);
}

void TestPromises::tellsWhyALevelCannotBeMade() {
    const auto findings = check::verify(testing::painted({"@.x.."}, kTemple), {}, 5);
    QCOMPARE(findings.size(), 1u);
    QCOMPARE(
        QString::fromStdString(findings[0].problem.describe()),
        QString("levels/test.json: seed 5, recipe stage 3 (reach), (2, 0): the level cannot be "
                "generated: a trap is painted on (2, 0), the only way between two parts of "
                "the level: remove the trap or widen the passage"));
    QVERIFY(!check::verify(testing::painted({"...", "..."}, {"traps"}), {}, 1).empty());
}

MAZELOOM_TEST(TestPromises)

}  // namespace mazeloom::tst_promises

#include "tst_promises.moc"

// SPDX-License-Identifier: MIT
// The population of descent floors (RULES.md G-22 … G-27), counted on finished maps and compared
// with the tables, which are repeated here.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/level/level.h"
#include "core/trace/trace.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_population {

using grid::Point;
using level::Terrain;
using level::ThingKind;

class TestPopulation : public QObject {
    Q_OBJECT

  private slots:
    void leavesTheLayoutAsItIs();
    void floorsAreAsPromised();
    void chancesAreThoseOfTheTables();
    void kindsAreThoseOfTheDepth();
    void bossComesOnceInAWhile();
    void tablesOfAPackCount();
    void parametersScaleWhatIsDrawn();
    void handcraftedRoomsKeepTheirOwn();
    void paintedFloorsKeepWhatIsPainted();
    void floorsWithoutRooms();
    void leavesOutWhatHasNoRoom();
    void templesRefuse();
};

namespace {

generate::Options floorOf(int depth) {
    generate::Options options;
    options.floor.depth = depth;
    return options;
}

level::Level builtIn(const char* recipe, grid::Size size) {
    level::Level level = testing::solid(size, {});
    level.recipe = generate::findBuiltInRecipe(recipe)->recipe;
    return level;
}

/// Returns the level without the stages that populate it.
level::Level layoutOf(level::Level level) {
    static const std::set<std::string> population{"stairs", "boss", "fountains", "monsters",
                                                  "items"};
    std::erase_if(level.recipe.stages,
                  [](const level::RecipeStage& stage) { return population.contains(stage.stage); });
    return level;
}

bool isFixture(Terrain terrain) {
    return terrain == Terrain::StairsUp || terrain == Terrain::StairsDown ||
           terrain == Terrain::Fountain;
}

}  // namespace

void TestPopulation::leavesTheLayoutAsItIs() {
    for (const char* recipe : {"rooms-and-maze", "rooms-and-corridors"}) {
        for (int seed = 0; seed < testing::seeds(1000); ++seed) {
            const level::Level level = builtIn(recipe, {20 + seed % 40, 14 + seed % 23});
            const auto number = static_cast<std::uint64_t>(seed);
            const auto layout = generate::generate(layoutOf(level), {}, number);
            const auto floor = generate::generate(level, {}, number, floorOf(1 + seed % 20));
            QCOMPARE(floor.has_value(), layout.has_value());
            if (!floor) continue;
            QVERIFY(layout->map.things.empty());
            QVERIFY(layout->map.marks == floor->map.marks);
            for (const Point p : testing::cellsOf(floor->map)) {
                const Terrain before = testing::terrainAt(layout->map, p);
                const Terrain after = testing::terrainAt(floor->map, p);
                QVERIFY(after == before || (isFixture(after) && before == Terrain::Floor));
            }
        }
    }
}

namespace {

constexpr std::array kMonsters{ThingKind::Rat, ThingKind::Goblin, ThingKind::Orc, ThingKind::Troll,
                               ThingKind::Wraith};
constexpr std::array kItems{ThingKind::Potion, ThingKind::Weapon, ThingKind::Wand};

template <std::size_t N>
bool isOneOf(const std::array<ThingKind, N>& kinds, ThingKind kind) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

bool isMonster(const level::Thing& thing) {
    return isOneOf(kMonsters, thing.kind) || thing.kind == ThingKind::DreadKnight;
}
bool isItem(const level::Thing& thing) {
    return isOneOf(kItems, thing.kind);
}

level::Map made(const level::Level& level, std::uint64_t seed, const generate::Options& options,
                std::span<const level::Room> rooms = {}) {
    auto generated = generate::generate(level, rooms, seed, options);
    if (!generated) qFatal("%s", generated.error().describe().c_str());
    return std::move(generated->map);
}

std::vector<Point> terrainOf(const level::Map& map, Terrain terrain) {
    std::vector<Point> cells;
    for (const Point p : testing::cellsOf(map)) {
        if (testing::terrainAt(map, p) == terrain) cells.push_back(p);
    }
    return cells;
}

/// Returns the steps from a cell to each reachable cell.
std::map<Point, int> stepsFrom(const level::Map& map, Point start) {
    std::map<Point, int> steps{{start, 0}};
    std::vector<Point> reached{start};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Point next : testing::neighboursOf(reached[i])) {
            if (!testing::isOpen(map, next) || steps.contains(next)) continue;
            steps[next] = steps[reached[i]] + 1;
            reached.push_back(next);
        }
    }
    return steps;
}

/// Counts of drawn outcomes, compared with the expected number: they must lie within five standard
/// deviations of the binomial distribution. A correct generator would fail one test in two million
/// with random seeds; with these fixed seeds none fails.
class Tally {
  public:
    void add(int outcome) {
        ++counts_[outcome];
        ++draws_;
    }
    int draws() const { return draws_; }
    /// Checks the counts; `parts` are the outcomes' probabilities in parts of `whole`.
    void expect(const std::map<int, double>& parts, double whole, const char* what) const {
        int told = 0;
        for (const auto& [outcome, part] : parts) {
            const double chance = part / whole;
            const auto found = counts_.find(outcome);
            const int count = found == counts_.end() ? 0 : found->second;
            told += count;
            const double deviation = std::sqrt(draws_ * chance * (1 - chance));
            const QString text = QString("%1: %2 came %3 times of %4, expected %5")
                                     .arg(what)
                                     .arg(outcome)
                                     .arg(count)
                                     .arg(draws_)
                                     .arg(draws_ * chance);
            QVERIFY2(std::abs(count - draws_ * chance) <= 5 * deviation + 1e-9, qPrintable(text));
        }
        QCOMPARE(told, draws_);  // no other outcome occurred
    }

  private:
    std::map<int, int> counts_;
    int draws_ = 0;
};

/// The draws for the rooms of many floors, counted on the finished maps.
struct Census {
    Tally fountains, monsters, items, kinds, itemKinds;

    /// Counts only rooms with space for everything that could be drawn, so that nothing is left
    /// out. Rooms among corridors are full rectangles.
    void take(const level::Map& map, int mostMonsters) {
        const int space = mostMonsters + 3;  // stairs, a fountain, the boss
        for (std::size_t i = 1; i < map.rooms.size(); ++i) {
            const grid::Rect room = map.rooms[i].rect;
            if (room.grown(-1).area() < space) continue;
            int springs = 0;
            for (int y = room.y; y <= room.bottom(); ++y) {
                for (int x = room.x; x <= room.right(); ++x)
                    springs += testing::terrainAt(map, {x, y}) == Terrain::Fountain ? 1 : 0;
            }
            int living = 0;
            int lying = 0;
            for (const level::Thing& thing : map.things) {
                if (!room.contains(thing.at)) continue;
                if (isOneOf(kMonsters, thing.kind)) {
                    ++living;
                    kinds.add(static_cast<int>(thing.kind));
                } else if (isItem(thing)) {
                    ++lying;
                    itemKinds.add(static_cast<int>(thing.kind));
                }
            }
            fountains.add(springs);
            monsters.add(living);
            items.add(lying);
        }
    }
};

Census censusOf(int depth, int floors, const level::DescentTables& tables = {},
                const level::Level& level = builtIn("rooms-and-corridors", {30, 18})) {
    Census census;
    const int most = 2 * (1 + depth / 2);  // doubled, since some parameters ask for twice as many
    generate::Options options = floorOf(depth);
    options.floor.tables = tables;
    for (int seed = 0; seed < floors; ++seed)
        census.take(made(level, static_cast<std::uint64_t>(seed), options), most);
    return census;
}

/// Whether there were enough draws for a wrong probability to show. Slow builds with sanitizers
/// make fewer draws, which is accepted.
bool isEnough(const Tally& tally) {
    constexpr int kLeast = 100'000;
    if (tally.draws() >= kLeast || testing::seeds(kLeast) < kLeast) return true;
    qWarning("only %d draws", tally.draws());
    return false;
}

int numberOf(ThingKind kind) {
    return static_cast<int>(kind);
}

/// Returns the table of RULES.md D-2.2: first depth and weight.
std::map<int, double> weightsAt(int depth) {
    constexpr std::array<std::array<int, 2>, 5> kTable{{{1, 6}, {2, 5}, {3, 4}, {5, 3}, {7, 2}}};
    std::map<int, double> weights;
    for (std::size_t i = 0; i < kTable.size(); ++i) {
        if (kTable[i][0] <= depth) weights[numberOf(kMonsters[i])] = kTable[i][1];
    }
    return weights;
}

double sumOf(const std::map<int, double>& parts) {
    double sum = 0;
    for (const auto& [outcome, part] : parts)
        sum += part;
    return sum;
}

std::map<int, double> evenly(int outcomes) {
    std::map<int, double> parts;
    for (int i = 0; i < outcomes; ++i)
        parts[i] = 1;
    return parts;
}

int countOf(const level::Map& map, ThingKind kind) {
    return static_cast<int>(std::ranges::count(map.things, kind, &level::Thing::kind));
}

/// Checks all that RULES.md G-22 … G-27 say about places, whether rooms are open rectangles or not.
void checkFloor(const level::Map& map, int depth) {
    QCOMPARE(testing::countParts(map), 1);
    const auto down = terrainOf(map, Terrain::StairsDown);
    const auto up = terrainOf(map, Terrain::StairsUp);
    QCOMPARE(down.size(), 1u);
    QCOMPARE(up.size(), depth > 1 ? 1u : 0u);
    QCOMPARE(countOf(map, ThingKind::Hero), 1);
    const Point hero = *map.hero();
    QVERIFY(hero != down[0]);
    if (depth > 1) QVERIFY(hero == up[0]);
    QVERIFY(map.rooms.front().rect.contains(hero));
    const auto steps = stepsFrom(map, hero);
    QVERIFY(steps.contains(down[0]));

    const auto isInARoom = [&](Point p) {
        return std::any_of(map.rooms.begin() + 1, map.rooms.end(),
                           [&](const auto& room) { return room.rect.grown(-1).contains(p); });
    };
    const auto springs = terrainOf(map, Terrain::Fountain);
    for (const Point p : springs)
        QVERIFY(isInARoom(p));
    QVERIFY(springs.size() < map.rooms.size());
    std::set<Point> lairs;
    std::set<Point> finds;
    for (const level::Thing& thing : map.things) {
        if (thing.kind == ThingKind::Hero) continue;
        QVERIFY(isMonster(thing) || isItem(thing));
        QVERIFY(testing::terrainAt(map, thing.at) == Terrain::Floor);
        QVERIFY(isInARoom(thing.at));
        QVERIFY(steps.contains(thing.at));
        QVERIFY((isMonster(thing) ? lairs : finds).insert(thing.at).second);
        QVERIFY(depth > 1 || thing.kind != ThingKind::Wand);
        QVERIFY(thing.object == -1);
    }
    const int bosses = countOf(map, ThingKind::DreadKnight);
    QVERIFY(bosses <= (depth > 3 ? 1 : 0));
}

/// Replays the trace from the first map to the last, and back.
void checkReplay(const generate::Recorded& recorded) {
    const trace::Trace& trace = *recorded.trace;
    level::CellGrid cells = trace.initial;
    const auto flip = [&](std::size_t change) {
        level::Cell& cell = cells[trace.changedCells[change]];
        cell = level::Cell::fromBits(unsigned{cell.bits()} ^ trace.changedBits[change]);
    };
    const std::size_t changes = trace.changedCells.size();
    for (std::size_t i = 0; i < changes; ++i)
        flip(i);
    QVERIFY(cells == recorded.map.cells);
    std::vector<level::Thing> things = trace.initialThings;
    for (const trace::Placement& placement : trace.placements)
        things.push_back(placement.thing);
    QVERIFY(things == recorded.map.things);
    for (std::size_t i = changes; i-- > 0;)
        flip(i);
    QVERIFY(cells == trace.initial);
}

/// Returns the distance that stairs must have if they cannot be in the middle of the last room.
int farthestFloor(const level::Map& map) {
    int farthest = 0;
    for (const auto& [cell, steps] : stepsFrom(map, *map.hero())) {
        const Terrain terrain = testing::terrainAt(map, cell);
        if (!level::isDoor(terrain)) farthest = std::max(farthest, steps);
    }
    return farthest;
}

/// Returns a lair: walls around 5 × 4 cells, with monsters and items inside.
level::Room lair(std::initializer_list<ThingKind> kinds) {
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<Terrain>({7, 6}, Terrain::Wall);
    for (int y = 1; y < 5; ++y) {
        for (int x = 1; x < 6; ++x)
            room.cells.at({x, y}) = Terrain::Floor;
    }
    room.min = 1;
    room.max = 1;
    Point at{2, 2};
    for (const ThingKind kind : kinds) {
        level::Object object;
        object.kind = kind;
        object.at = at;
        room.objects.push_back(object);
        at.x += 1;
    }
    return room;
}

level::Level descent(const testing::Rows& rows,
                     std::initializer_list<std::string_view> stages = {
                         "stairs", "boss", "fountains", "monsters", "items"}) {
    level::Level level = testing::painted(rows, stages);
    level.ruleset = level::Ruleset::Descent;
    return level;
}

}  // namespace

void TestPopulation::floorsAreAsPromised() {
    for (int seed = 0; seed < testing::seeds(3000); ++seed) {
        const bool isMaze = seed % 3 == 0;
        const level::Level level =
            seed % 5 == 0 ? builtIn(isMaze ? "rooms-and-maze" : "rooms-and-corridors",
                                    {12 + seed % 50, 10 + seed % 30})
                          : builtIn(isMaze ? "rooms-and-maze" : "rooms-and-corridors", {31, 19});
        const int depth = 1 + seed % 20;
        const auto number = static_cast<std::uint64_t>(seed);
        const generate::Recorded recorded = generate::record(level, {}, number, floorOf(depth));
        // A small level may have no space for a room.
        if (recorded.failure) {
            QVERIFY(recorded.failure->recipeStage < 7);
            continue;
        }
        const level::Map& map = recorded.map;
        const auto plain = made(level, number, floorOf(depth));
        QVERIFY(plain.cells == map.cells && plain.things == map.things);
        checkReplay(recorded);
        if (map.rooms.empty()) continue;
        checkFloor(map, depth);
        if (QTest::currentTestFailed()) qFatal("seed %d", seed);
        if (isMaze) continue;
        QVERIFY(*map.hero() == map.rooms.front().rect.centre());
        const Point down = terrainOf(map, Terrain::StairsDown)[0];
        if (map.rooms.size() > 1) {
            QVERIFY(down == map.rooms.back().rect.centre());
        } else {
            QCOMPARE(stepsFrom(map, *map.hero()).at(down), farthestFloor(map));
        }
    }
}

void TestPopulation::chancesAreThoseOfTheTables() {
    // Enough floors for 100,000 draws of each chance.
    for (const int depth : {1, 8}) {
        const Census census = censusOf(depth, testing::seeds(depth == 1 ? 40'000 : 75'000));
        QVERIFY(isEnough(census.fountains) && isEnough(census.items) && isEnough(census.monsters));
        census.fountains.expect({{0, 80}, {1, 20}}, 100, "fountains");
        census.items.expect({{0, 40 * 80}, {1, 60 * 80 + 40 * 20}, {2, 60 * 20}}, 10'000, "items");
        const int outcomes = 2 + depth / 2;
        census.monsters.expect(evenly(outcomes), outcomes, "monsters");
    }
}

void TestPopulation::kindsAreThoseOfTheDepth() {
    for (const int depth : {1, 2, 3, 4, 5, 6, 7, 15}) {
        const Census census = censusOf(depth, testing::seeds(depth == 7 ? 80'000 : 2000));
        if (depth == 7) QVERIFY(isEnough(census.kinds) && isEnough(census.itemKinds));
        const auto weights = weightsAt(depth);
        census.kinds.expect(weights, sumOf(weights), "kinds");
        const double wands = depth >= 2 ? 15 : 0;
        census.itemKinds.expect({{numberOf(ThingKind::Wand), wands * 100},
                                 {numberOf(ThingKind::Potion), (100 - wands) * 55},
                                 {numberOf(ThingKind::Weapon), (100 - wands) * 45}},
                                10'000, "kinds of items");
    }
}

void TestPopulation::bossComesOnceInAWhile() {
    const level::Level level = builtIn("rooms-and-corridors", {30, 18});
    Tally comes;
    Tally rooms;
    for (int seed = 0; seed < testing::seeds(100'000); ++seed) {
        const level::Map map = made(level, static_cast<std::uint64_t>(seed), floorOf(4));
        if (map.rooms.size() < 2) continue;
        const int count = countOf(map, ThingKind::DreadKnight);
        comes.add(count);
        if (count != 1 || map.rooms.size() != 5) continue;
        const auto boss =
            std::ranges::find(map.things, ThingKind::DreadKnight, &level::Thing::kind);
        for (int i = 0; i < 5; ++i) {
            if (map.rooms[static_cast<std::size_t>(i)].rect.contains(boss->at)) rooms.add(i);
        }
    }
    comes.expect({{0, 85}, {1, 15}}, 100, "boss");
    rooms.expect({{1, 1}, {2, 1}, {3, 1}, {4, 1}}, 4, "the boss's room");
    for (int seed = 0; seed < testing::seeds(1000); ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        generate::Options met = floorOf(9);
        met.floor.mayHoldBoss = false;
        QCOMPARE(countOf(made(level, number, met), ThingKind::DreadKnight), 0);
        QCOMPARE(countOf(made(level, number, floorOf(3)), ThingKind::DreadKnight), 0);
    }
}

void TestPopulation::tablesOfAPackCount() {
    level::DescentTables tables;
    tables.fountainChance = 100;
    tables.itemChance = 0;
    tables.secondItemChance = 100;
    tables.wandChance = 100;
    tables.wandMinDepth = 3;
    tables.monsters[0] = {1, 1, 1, 1};
    tables.monsters[4] = {1, 1, 3, 3};
    for (std::size_t i = 1; i < 4; ++i)
        tables.monsters[i].minDepth = 4;
    const Census shallow = censusOf(2, testing::seeds(1000), tables);
    shallow.kinds.expect({{numberOf(ThingKind::Rat), 1}}, 1, "kinds");
    const Census census = censusOf(3, testing::seeds(5000), tables);
    census.fountains.expect({{1, 1}}, 1, "fountains");
    census.items.expect({{1, 1}}, 1, "items");
    census.itemKinds.expect({{numberOf(ThingKind::Wand), 1}}, 1, "kinds of items");
    census.kinds.expect({{numberOf(ThingKind::Rat), 1}, {numberOf(ThingKind::Wraith), 3}}, 4,
                        "kinds");
    tables.bossChance = 100;
    tables.boss.minDepth = 2;
    generate::Options options = floorOf(2);
    options.floor.tables = tables;
    const level::Level level = builtIn("rooms-and-corridors", {30, 18});
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const level::Map map = made(level, seed, options);
        if (map.rooms.size() > 1) QCOMPARE(countOf(map, ThingKind::DreadKnight), 1);
    }
}

void TestPopulation::parametersScaleWhatIsDrawn() {
    const level::Level level = builtIn("rooms-and-corridors", {30, 18});
    const auto scaled = [&](int percent) {
        level::Level changed = testing::with(level, "monsters", "percent", std::int64_t{percent});
        changed = testing::with(changed, "items", "percent", std::int64_t{percent});
        return censusOf(4, testing::seeds(5000), {}, changed);
    };
    const Census none = scaled(0);
    none.monsters.expect({{0, 1}}, 1, "no monsters");
    none.items.expect({{0, 1}}, 1, "no items");
    const Census twice = scaled(200);
    twice.monsters.expect({{0, 1}, {2, 1}, {4, 1}, {6, 1}}, 4, "twice as many monsters");
    twice.items.expect({{1, 60}, {2, 40}}, 100, "items twice as likely");
    // Half of an odd number of monsters is rounded up half the time.
    const Census half = scaled(50);
    half.monsters.expect({{0, 3}, {1, 4}, {2, 1}}, 8, "half as many monsters");
}

void TestPopulation::handcraftedRoomsKeepTheirOwn() {
    const level::Level level = builtIn("rooms-and-maze", {41, 25});
    const std::array mine{lair({ThingKind::DreadKnight, ThingKind::Wand})};
    const std::array empty{lair({})};
    int dwellers = 0;
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        const level::Map map = made(level, number, floorOf(9), mine);
        QCOMPARE(map.rooms.front().handcrafted, 0);
        QCOMPARE(countOf(map, ThingKind::DreadKnight), 1);
        const grid::Rect rect = map.rooms.front().rect;
        int own = 0;
        for (const level::Thing& thing : map.things)
            own += rect.contains(thing.at) ? 1 : 0;
        QCOMPARE(own, 2);  // neither the hero nor other things
        const level::Map other = made(level, number, floorOf(9), empty);
        const grid::Rect there = other.rooms.front().rect;
        QVERIFY(!there.contains(*other.hero()));
        for (int y = there.y; y <= there.bottom(); ++y) {
            for (int x = there.x; x <= there.right(); ++x)
                QVERIFY(testing::terrainAt(other, {x, y}) == Terrain::Floor);
        }
        for (const level::Thing& thing : other.things)
            dwellers += there.contains(thing.at) ? 1 : 0;
    }
    QVERIFY(dwellers > testing::seeds(500));
}

void TestPopulation::paintedFloorsKeepWhatIsPainted() {
    const testing::Rows rows{"###########",  //
                             "#.>.......#",  //
                             "#....####.#",  //
                             "#.........#",  //
                             "#######..##",  //
                             "#..@....<.#",  //
                             "###########"};
    const level::Map map = made(descent(rows), 5, floorOf(3));
    QVERIFY((*map.hero() == Point{3, 5}));
    QVERIFY((terrainOf(map, Terrain::StairsDown) == std::vector<Point>{{2, 1}}));
    QVERIFY((terrainOf(map, Terrain::StairsUp) == std::vector<Point>{{8, 5}}));
    // Without a hero, the run starts at the stairs up; without stairs up, they are put where the
    // hero is.
    testing::Rows without = rows;
    without[5][3] = '.';
    QVERIFY((*made(descent(without), 5, floorOf(3)).hero() == Point{8, 5}));
    without = rows;
    without[5][8] = '.';
    QVERIFY((terrainOf(made(descent(without), 5, floorOf(3)), Terrain::StairsUp) ==
             std::vector<Point>{{3, 5}}));
    QVERIFY(terrainOf(made(descent(without), 5, floorOf(1)), Terrain::StairsUp).empty());
    without[1][2] = '.';
    const level::Map far = made(descent(without), 5, floorOf(1));
    QCOMPARE(terrainOf(far, Terrain::StairsDown).size(), 1u);
    const Point down = terrainOf(far, Terrain::StairsDown)[0];
    QCOMPARE(stepsFrom(far, *far.hero()).at(down), farthestFloor(far));
}

void TestPopulation::floorsWithoutRooms() {
    level::Level caves = testing::solid({40, 24}, {"shape"});
    caves = testing::with(caves, "shape", "source", std::string("caves"));
    for (const char* stage : {"stairs", "boss", "fountains", "monsters", "items"})
        caves.recipe.stages.push_back({stage, true, {}});
    int monsters = 0;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const level::Map map = made(caves, static_cast<std::uint64_t>(seed), floorOf(2));
        const auto down = terrainOf(map, Terrain::StairsDown);
        QCOMPARE(down.size(), 1u);
        QVERIFY(stepsFrom(map, *map.hero()).contains(down[0]));
        for (const level::Thing& thing : map.things)
            monsters += isMonster(thing) ? 1 : 0;
    }
    QVERIFY(monsters > testing::seeds(300));
    // Two parts and no start given: the larger part is chosen.
    const testing::Rows rows{"#########", "#..#....#", "#########"};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const level::Map map = made(descent(rows), seed, floorOf(1));
        QVERIFY(map.hero()->x >= 4);
        QVERIFY(terrainOf(map, Terrain::StairsDown)[0].x >= 4);
    }
}

void TestPopulation::leavesOutWhatHasNoRoom() {
    // Rooms of 3 × 3 cells have one free place each.
    level::Level level = builtIn("rooms-and-maze", {31, 21});
    for (const char* side : {"max-width", "max-height"})
        level = testing::with(level, "rooms", side, std::int64_t{3});
    generate::Options options = floorOf(1'000'000);
    options.floor.tables.itemChance = options.floor.tables.secondItemChance = 100;
    options.floor.tables.fountainChance = 50;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const level::Map map = made(level, seed, options);
        QVERIFY(map.things.size() <= 2 * map.rooms.size());
    }
    const auto failed = generate::generate(descent({"###", "#@#", "###"}), {}, 1, floorOf(1));
    QVERIFY(!failed);
    QCOMPARE(failed.error().place, std::string("recipe stage 1 (stairs)"));
    QVERIFY(failed.error().text.starts_with("no floor is left for the stairs down"));
    const auto solid = generate::generate(descent({"###", "###", "###"}), {}, 1, floorOf(1));
    QVERIFY(!solid && solid.error().text.starts_with("no floor is left for the hero"));
}

void TestPopulation::templesRefuse() {
    for (const char* stage : {"stairs", "boss", "fountains", "monsters", "items"}) {
        const level::Level temple = testing::painted({"@...."}, {stage});
        const auto plain = generate::generate(temple, {}, 1);
        QVERIFY(!plain);
        QVERIFY(plain.error().text.find("temple") != std::string::npos);
        QCOMPARE(plain.error().recipeStage, 0);
        QVERIFY(generate::record(temple, {}, 1).failure.has_value());
    }
}

MAZELOOM_TEST(TestPopulation)

}  // namespace mazeloom::tst_population

#include "tst_population.moc"

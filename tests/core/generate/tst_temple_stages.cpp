// SPDX-License-Identifier: MIT
// Bugs, lasers, hearts, supplies and water. core/check/promises checks each promise on many seeds
// (tst_promises). Here a walk through space and time shows that all dangers together leave every
// aisle reachable.
#include <array>
#include <map>
#include <set>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/mazes/parameters.h"
#include "core/generate/stages/things/danger.h"
#include "core/level/laser_beam.h"
#include "core/level/mover_path.h"
#include "core/play/temple/state/constants.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_temple_stages {

using grid::Point;
using level::ThingKind;

class TestTempleStages : public QObject {
    Q_OBJECT

  private slots:
    void countAsTheGameDoes();
    void everyAisleIsReachedInTime();
    void theWalkFindsWhatIsNotFair();
    void countsAreDrawnBetweenTheirBounds();
    void boundsTheWrongWayRoundAreRefused();
    void whatDoesNotFitIsTold();
    void wantAHiddenMaze();
    void recordingChangesNothing();
    void paintedDangersAreKeptAwayFrom();
    void attemptsDrawNewTrapsAndCoins();
};

namespace {

const std::initializer_list<std::string_view> kStages{"shape",  "hidden-maze", "reach",    "bugs",
                                                      "lasers", "hearts",      "supplies", "water",
                                                      "traps",  "coins"};

/// Returns a random level with more of everything than by default.
level::Level drawnLevel(std::uint64_t seed) {
    random::Stream random(seed, 77);
    const int width = random.between(12, 26);
    const int height = random.between(12, 26);
    level::Level level = testing::solid({width, height}, kStages, level::Ruleset::Temple);
    constexpr std::array sources{"blob", "caves", "rooms-and-maze"};
    const auto set = [&](const char* stage, const char* parameter, level::ParameterValue value) {
        level = testing::with(level, stage, parameter, std::move(value));
    };
    set("shape", "source", std::string(sources[random.below(3)]));
    set("hidden-maze", "step", std::int64_t{random.between(1, 2)});
    set("hidden-maze", "algorithm",
        std::string(generate::mazes::kAlgorithmIds[seed % generate::mazes::kAlgorithmIds.size()]));
    if (seed % 3 == 0) set("hidden-maze", "braid", std::int64_t{50});
    set("bugs", "max-count", std::int64_t{6});
    set("bugs", "max-speed", std::int64_t{random.between(2, 20)});
    set("lasers", "max-count", std::int64_t{6});
    set("lasers", "max-burning", std::int64_t{random.between(30, 80)});
    set("water", "max-size", std::int64_t{random.between(8, 80)});
    return level;
}

/// Walks through space and time, a tick at a time: a move takes eight ticks, during which the hero
/// is in both cells.
class TimedWalk {
  public:
    static constexpr int kRound = 24 * level::kTicksPerSecond;
    static constexpr int kMove = 8;

    explicit TimedWalk(const level::Map& map) : map_(map) {
        for (int y = 0; y < map.size().height; ++y) {
            for (int x = 0; x < map.size().width; ++x) {
                if (!map.cells.at({x, y}).isAisle()) continue;
                numbers_[Point{x, y}] = static_cast<int>(aisles_.size());
                aisles_.push_back({x, y});
            }
        }
        harmed_.assign(aisles_.size() * kRound, false);
        for (const level::Trajectory& path : map.trajectories) {
            const level::MoverPath mover(path);
            for (int tick = 0; tick < kRound; ++tick)
                harm(mover.cellAt(tick), tick);
        }
        for (const level::Object& object : map.objects) {
            if (object.kind != ThingKind::Emitter) continue;
            const auto beam = level::beamCells(object, [&](Point cell) {
                return !map.cells.contains(cell) || !map.cells.at(cell).isWalkable();
            });
            for (int tick = 0; tick < kRound; ++tick) {
                if (!level::burnsAt(object.beam, tick)) continue;
                for (const Point cell : beam)
                    harm(cell, tick);
            }
        }
    }

    /// Whether every aisle can be reached from the start at the first tick, and the start from
    /// there.
    bool reachesAll() const {
        const std::vector<bool> there = flood({state(numbers_.at(*map_.hero()), 0)}, 1);
        std::vector<int> home;
        for (int tick = 0; tick < kRound; ++tick) {
            const int start = state(numbers_.at(*map_.hero()), tick);
            if (there[static_cast<std::size_t>(start)]) home.push_back(start);
        }
        const std::vector<bool> back = flood(home, -1);
        for (int cell = 0; cell < static_cast<int>(aisles_.size()); ++cell) {
            bool isReached = false;
            for (int tick = 0; tick < kRound && !isReached; ++tick) {
                const auto i = static_cast<std::size_t>(state(cell, tick));
                isReached = there[i] && back[i];
            }
            if (!isReached) return false;
        }
        return true;
    }

  private:
    static int state(int cell, int tick) { return cell * kRound + (tick + kRound) % kRound; }

    void harm(Point cell, int tick) {
        const auto found = numbers_.find(cell);
        if (found != numbers_.end())
            harmed_[static_cast<std::size_t>(state(found->second, tick))] = true;
    }
    bool isHarmed(int cell, int tick) const {
        return harmed_[static_cast<std::size_t>(state(cell, tick))];
    }
    bool isSafeDuring(int cell, int first, int last) const {
        for (int tick = first; tick <= last; ++tick) {
            if (isHarmed(cell, tick)) return false;
        }
        return true;
    }

    /// Returns all states reached from the given ones, forwards (1) or backwards (−1) in time.
    std::vector<bool> flood(std::vector<int> stack, int way) const {
        std::vector<bool> seen(harmed_.size());
        const auto take = [&](int cell, int tick) {
            const auto i = static_cast<std::size_t>(state(cell, tick));
            if (seen[i]) return;
            seen[i] = true;
            stack.push_back(static_cast<int>(i));
        };
        for (const int i : stack)
            seen[static_cast<std::size_t>(i)] = true;
        while (!stack.empty()) {
            const int cell = stack.back() / kRound;
            const int tick = stack.back() % kRound;
            stack.pop_back();
            if (!isHarmed(cell, tick + way)) take(cell, tick + way);
            const int from = std::min(tick, tick + way * kMove);
            for (const grid::Direction d : grid::kDirections) {
                const Point next = aisles_[static_cast<std::size_t>(cell)] + grid::offset(d);
                const auto found = numbers_.find(next);
                if (found == numbers_.end()) continue;
                if (isSafeDuring(cell, from, from + kMove) &&
                    isSafeDuring(found->second, from, from + kMove)) {
                    take(found->second, tick + way * kMove);
                }
            }
        }
        return seen;
    }

    const level::Map& map_;
    std::vector<Point> aisles_;
    std::map<Point, int> numbers_;
    std::vector<bool> harmed_;  ///< indexed by cell, then tick
};

int countOf(const level::Map& map, ThingKind kind) {
    return static_cast<int>(std::ranges::count(map.things, kind, &level::Thing::kind));
}

QString failureOf(const level::Level& level) {
    const auto generated = generate::generate(level, {}, 1);
    return generated ? QString() : QString::fromStdString(generated.error().describe());
}

}  // namespace

void TestTempleStages::countAsTheGameDoes() {
    namespace temple = play::temple;
    QVERIFY(2 * generate::kWalkTicks >= temple::kMoveHalfTicks);
    QVERIFY(2 * generate::kSwimTicks >= temple::kSlowHalfTicks);
    QVERIFY(generate::kAirTicks <= temple::kAir);
}

void TestTempleStages::everyAisleIsReachedInTime() {
    std::array<int, 2> hazards{};
    for (int i = 0; i < testing::seeds(10'000) / 100 + 4; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const auto generated = generate::generate(drawnLevel(seed), {}, seed);
        QVERIFY2(generated, generated ? "" : generated.error().text.c_str());
        const level::Map& map = generated->map;
        hazards[0] += countOf(map, ThingKind::Bug);
        hazards[1] += countOf(map, ThingKind::Emitter);
        QVERIFY2(TimedWalk(map).reachesAll(), level::toText(map).c_str());
    }
    QVERIFY(hazards[0] > 0 && hazards[1] > 0);
}

void TestTempleStages::theWalkFindsWhatIsNotFair() {
    level::Level level =
        testing::painted({"########", "#@....h#", "########"}, {"hidden-maze", "reach"});
    level.trajectories.resize(1);
    level.trajectories[0].points = {{3, 1}, {5, 1}};
    level.trajectories[0].thereAndBack = true;
    QVERIFY(!TimedWalk(generate::generate(level, {}, 1)->map).reachesAll());
    level.trajectories[0].points = {{6, 1}, {6, 1}};
    QVERIFY(!TimedWalk(generate::generate(level, {}, 1)->map).reachesAll());
    level.trajectories.clear();
    QVERIFY(TimedWalk(generate::generate(level, {}, 1)->map).reachesAll());
}

void TestTempleStages::countsAreDrawnBetweenTheirBounds() {
    level::Level level = testing::solid({48, 48}, kStages, level::Ruleset::Temple);
    level = testing::with(level, "shape", "source", std::string("blob"));
    std::map<ThingKind, std::set<int>> counts;
    std::set<std::size_t> segments;
    // A smaller number would not show every possible count.
    for (int i = 0; i < 200; ++i) {
        const level::Map map = generate::generate(level, {}, static_cast<std::uint64_t>(i))->map;
        for (const ThingKind kind : {ThingKind::Bug, ThingKind::Emitter, ThingKind::Heart,
                                     ThingKind::Tnt, ThingKind::Grenade}) {
            counts[kind].insert(countOf(map, kind));
        }
        for (const level::Trajectory& path : map.trajectories)
            segments.insert(path.points.size());
    }
    QCOMPARE(counts[ThingKind::Bug], (std::set<int>{1, 2, 3}));
    QCOMPARE(counts[ThingKind::Emitter], (std::set<int>{1, 2, 3}));
    QCOMPARE(counts[ThingKind::Heart], (std::set<int>{1, 2}));
    QCOMPARE(counts[ThingKind::Tnt], (std::set<int>{1, 2}));
    QCOMPARE(counts[ThingKind::Grenade], (std::set<int>{1, 2, 3}));
    QCOMPARE(segments, (std::set<std::size_t>{2, 3, 4, 5, 6}));
}

void TestTempleStages::boundsTheWrongWayRoundAreRefused() {
    const level::Level level =
        testing::painted({"......", ".@....", "......"},
                         {"hidden-maze", "bugs", "lasers", "hearts", "supplies", "water"});
    const auto refused = [&](const char* stage, const char* parameter, int most) {
        return failureOf(testing::with(level, stage, parameter, std::int64_t{most}));
    };
    QCOMPARE(
        refused("bugs", "max-count", 0),
        "recipe stage 2 (bugs), min-count: the min, 1, is more than the max, 0: lower the min, "
        "or raise the max");
    QVERIFY(refused("bugs", "min-speed", 9).contains("raise the max"));
    QVERIFY(refused("lasers", "min-burning", 60).contains("raise the max"));
    QVERIFY(refused("hearts", "max-count", 0).contains("raise the max"));
    QVERIFY(refused("supplies", "max-tnt", 0).contains("raise the max"));
    QVERIFY(refused("supplies", "max-grenades", 0).contains("raise the max"));
    QVERIFY(refused("water", "max-size", 7).contains("raise the max"));
    QCOMPARE(failureOf(level), QString());
}

void TestTempleStages::whatDoesNotFitIsTold() {
    // Every cell is near the start, so bugs do not fit, and lasers only along the hero's row.
    level::Level level = testing::painted({"#####", "#@..#", "#####"}, {"hidden-maze", "reach"});
    level.recipe.stages.push_back({"bugs", true, {}});
    level.recipe.stages.push_back({"lasers", true, {}});
    const auto generated = generate::generate(level, {}, 3);
    QVERIFY(generated);
    QCOMPARE(generated->problems.size(), std::size_t{2});
    QCOMPARE(generated->problems[0].text,
             std::string("only 0 of 1 bugs found a place: open more cells, or raise attempts"));
    QCOMPARE(generated->problems[0].recipeStage, 2);
    QCOMPARE(generated->problems[0].severity, Severity::Warning);
    QCOMPARE(generated->problems[1].recipeStage, 3);
    level.recipe.stages.push_back(
        {"hearts", true, {{"min-count", std::int64_t{3}}, {"max-count", std::int64_t{9}}}});
    QVERIFY(failureOf(level).endsWith(
        "the min asks for 3 hearts and only 2 fit: lower it, or open more cells"));
    level.recipe.stages.back().parameters["min-count"] = std::int64_t{0};
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        QVERIFY(countOf(generate::generate(level, {}, seed)->map, ThingKind::Heart) <= 2);
}

void TestTempleStages::wantAHiddenMaze() {
    for (const char* stage : {"bugs", "lasers", "hearts", "supplies", "water"}) {
        QVERIFY(failureOf(testing::painted({"@..."}, {stage})).contains("needs a hidden maze"));
    }
}

void TestTempleStages::recordingChangesNothing() {
    for (int i = 0; i < testing::seeds(10'000) / 50; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const auto checked = testing::checkedRecord(drawnLevel(seed), {}, seed);
        QVERIFY2(checked.wrong.empty(), checked.wrong.c_str());
    }
}

void TestTempleStages::paintedDangersAreKeptAwayFrom() {
    testing::Rows rows(24, std::string(24, '.'));
    rows[12][12] = '@';
    rows[4].replace(0, 24, "L.......................");
    level::Level level =
        testing::painted(rows, {"hidden-maze", "reach", "bugs", "lasers", "water"});
    level.trajectories.resize(1);
    level.trajectories[0].points = {{2, 20}, {20, 20}};
    level.trajectories[0].size = 3;
    for (int i = 0; i < testing::seeds(10'000) / 50; ++i) {
        const level::Map map = generate::generate(level, {}, static_cast<std::uint64_t>(i))->map;
        for (std::size_t bug = 1; bug < map.trajectories.size(); ++bug) {
            for (const Point cell : level::cellsOf(map.trajectories[bug])) {
                for (const grid::Rect& kept :
                     {grid::Rect{1, 3, 23, 3}, grid::Rect{1, 18, 21, 5}, grid::Rect{0, 19, 23, 3}})
                    QVERIFY(!kept.contains(cell));
            }
        }
        for (int y : {3, 4, 5, 18, 19, 20, 21, 22}) {
            for (int x = 2; x < 20; ++x)
                QVERIFY(map.cells.at({x, y}).terrain() != level::Terrain::Water);
        }
    }
}

void TestTempleStages::attemptsDrawNewTrapsAndCoins() {
    const auto shapeOf = [](level::Map map) {
        for (level::Cell& cell : map.cells.storage())
            cell = cell.without(level::Cell::kTrap).without(level::Cell::kCoin);
        return map.cells;
    };
    level::Level level = testing::solid({32, 32}, kStages, level::Ruleset::Temple);
    level = testing::with(level, "shape", "source", std::string("caves"));
    const level::Map first = generate::generate(level, {}, 5)->map;
    std::set<std::string> texts{level::toText(first)};
    for (std::uint64_t attempt = 1; attempt < 10; ++attempt) {
        const level::Map map = generate::generate(level, {}, 5, {.attempt = attempt})->map;
        QVERIFY(shapeOf(map) == shapeOf(first));
        QVERIFY(map.things == first.things && map.objects == first.objects);
        QVERIFY(map.trajectories == first.trajectories);
        QVERIFY(texts.insert(level::toText(map)).second);
        const auto recorded = generate::record(level, {}, 5, {.attempt = attempt});
        QCOMPARE(level::toText(recorded.map), level::toText(map));
    }
    QVERIFY(generate::attemptsShareDraws(level));
    // If no stage needs the same maze, an attempt equals the level of another seed.
    const level::Level painted = testing::painted({"........", "...@....", "........", "........"},
                                                  {"shape", "hidden-maze", "reach", "traps"});
    QCOMPARE(level::toText(generate::generate(painted, {}, 5, {.attempt = 3})->map),
             level::toText(generate::generate(painted, {}, random::mix(5, 3))->map));
    QVERIFY(!generate::attemptsShareDraws(painted));
}

MAZELOOM_TEST(TestTempleStages)

}  // namespace mazeloom::tst_temple_stages

#include "tst_temple_stages.moc"

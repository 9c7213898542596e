// SPDX-License-Identifier: MIT
// RULES.md G-72 and G-73: secret doors, and rewards at dead ends, on 10,000 seeds, checked by
// independent searches.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/locks/lock_proof.h"
#include "core/level/dwellers.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_secrets_rewards {

using grid::Point;
using level::Terrain;
using level::ThingKind;

class TestSecretsRewards : public QObject {
    Q_OBJECT

  private slots:
    void whoFindsNoDoorGetsToTheStairs();
    void doorsOnTheWayAreHiddenWhenAsked();
    void theShareIsThatOfDoors();
    void withoutStairsItSaysWhatIsMissing();
    void withoutAWayToTheStairsItSaysSo();
    void rewardsLieAtDeadEnds();
    void fartherIsBetter();
    void coinsLieAtTheEndsOfAisles();
    void withoutAHeroItSaysWhatIsMissing();
};

namespace {

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

std::vector<Point> everyCell(const level::Map& map) {
    std::vector<Point> cells;
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x)
            cells.push_back({x, y});
    }
    return cells;
}

/// Returns the steps from the hero to each reachable cell; cells of terrain `barred` block the way.
std::map<Point, int> stepsFrom(const level::Map& map, Terrain barred, bool isAisles = false) {
    std::map<Point, int> steps{{*map.hero(), 0}};
    std::vector<Point> queue{*map.hero()};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const Point by : {Point{0, 1}, Point{1, 0}, Point{0, -1}, Point{-1, 0}}) {
            const Point to = queue[next] + by;
            if (!map.cells.contains(to) || map.cells.at(to).terrain() == barred) continue;
            const bool isOpen = isAisles ? map.cells.at(to).isAisle()
                                         : map.cells.at(to).isWalkable() ||
                                               level::isLocked(map.cells.at(to).terrain());
            if (isOpen && steps.emplace(to, steps.at(queue[next]) + 1).second) queue.push_back(to);
        }
    }
    return steps;
}

int countOf(const level::Map& map, Terrain terrain) {
    return static_cast<int>(std::ranges::count_if(
        everyCell(map), [&](Point p) { return map.cells.at(p).terrain() == terrain; }));
}

level::Level levelFor(int seed) {
    random::Stream random(std::uint64_t(seed), 73);
    const int most = seed % 10 == 0 ? 65 : 37;
    const grid::Size size{random.between(9, most), random.between(9, most)};
    level::Level level =
        seed % 2 == 0
            ? testing::solid(size, {"rooms", "maze", "doors", "dead-ends", "unite", "stairs"})
            : testing::solid(size, {"accretion", "stairs"});
    if (seed % 3 == 0) level.recipe.stages.push_back({"locks", true, {}});
    level.recipe.stages.push_back({"secret-doors", true, {}});
    if (seed % 4 == 0)
        level.recipe.stages.back().parameters["share"] = std::int64_t{random.between(0, 100)};
    return level;
}

}  // namespace

void TestSecretsRewards::whoFindsNoDoorGetsToTheStairs() {
    int hidden = 0;
    int cutOff = 0;
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        const auto generated = generate::generate(levelFor(seed), {}, std::uint64_t(seed));
        if (!generated) continue;
        level::Map map = generated->map;
        hidden += countOf(map, Terrain::SecretDoor);
        const std::size_t all = stepsFrom(map, Terrain::Void).size();
        cutOff += stepsFrom(map, Terrain::SecretDoor).size() < all ? 1 : 0;
        for (const Point p : everyCell(map)) {
            if (map.cells.at(p).terrain() == Terrain::SecretDoor)
                map.cells.at(p) = level::Cell(Terrain::Wall);
        }
        const auto quest = generate::questOf(map);
        check(quest && generate::prove(map.cells, *quest).isProven(), "nobody has to search", seed);
    }
    QVERIFY(hidden > testing::seeds(10'000));
    QVERIFY(cutOff > testing::seeds(10'000) / 4);
}

void TestSecretsRewards::doorsOnTheWayAreHiddenWhenAsked() {
    int barred = 0;
    for (int seed = 0; seed < 50; ++seed) {
        level::Level level = testing::solid({41, 31}, {"accretion", "stairs", "secret-doors"});
        level = testing::with(level, "secret-doors", "on-the-way", true);
        level = testing::with(level, "secret-doors", "share", std::int64_t{100});
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        QVERIFY(generated.has_value());
        const level::Map& map = generated->map;
        const auto reached = stepsFrom(map, Terrain::SecretDoor);
        barred += std::ranges::none_of(reached, [&](const auto& entry) {
            return map.cells.at(entry.first).terrain() == Terrain::StairsDown;
        });
        QCOMPARE(countOf(map, Terrain::ClosedDoor) + countOf(map, Terrain::OpenDoor), 0);
    }
    QVERIFY(barred > 40);
}

void TestSecretsRewards::theShareIsThatOfDoors() {
    int secret = 0;
    int doors = 0;
    for (int seed = 0; seed < 300; ++seed) {
        level::Level level = testing::solid({61, 41}, {"accretion", "stairs", "secret-doors"});
        level = testing::with(level, "secret-doors", "on-the-way", true);
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        QVERIFY(generated.has_value());
        secret += countOf(generated->map, Terrain::SecretDoor);
        doors += countOf(generated->map, Terrain::SecretDoor) +
                 countOf(generated->map, Terrain::ClosedDoor) +
                 countOf(generated->map, Terrain::OpenDoor);
    }
    QVERIFY(secret * 100 > doors * 22 && secret * 100 < doors * 28);
}

void TestSecretsRewards::withoutStairsItSaysWhatIsMissing() {
    const level::Level level = testing::solid({33, 33}, {"accretion", "secret-doors"});
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(!generated);
    QVERIFY(generated.error().describe().find("Stairs before this one") != std::string::npos);
}

// A painted locked door without a key bars the only way.
void TestSecretsRewards::withoutAWayToTheStairsItSaysSo() {
    level::Level level = testing::solid({15, 7}, {"secret-doors"});
    level.paint.emplace(level.size, level::Paint(Terrain::Wall));
    for (int x = 1; x <= 13; ++x)
        level.paint->at({x, 3}) = level::Paint(Terrain::Floor);
    level.paint->at({2, 3}) = level::Paint(Terrain::StairsUp);
    level.paint->at({12, 3}) = level::Paint(Terrain::StairsDown);
    QVERIFY(generate::generate(level, {}, 1).has_value());
    level.paint->at({7, 3}) = level::Paint(Terrain::LockedDoor);
    const auto barred = generate::generate(level, {}, 1);
    QVERIFY(!barred);
    QVERIFY(barred.error().describe().find("no way leads to the stairs down") != std::string::npos);
    level = testing::with(level, "secret-doors", "on-the-way", true);
    QVERIFY(generate::generate(level, {}, 1).has_value());
}

void TestSecretsRewards::rewardsLieAtDeadEnds() {
    int rewards = 0;
    int deepest = 0;
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        level::Level level = levelFor(seed);
        if (seed % 2 == 0)
            level = testing::with(level, "dead-ends", "keep", std::int64_t{seed % 5 * 25});
        level.recipe.stages.push_back({"rewards", true, {}});
        if (seed % 7 == 0) level.recipe.stages.back().parameters["near"] = std::int64_t{100};
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        if (!generated) continue;
        const level::Map& map = generated->map;
        const auto steps = stepsFrom(map, Terrain::Void);
        std::set<Point> rewarded;
        const auto isDoor = [&](Point p) {
            return level::isDoor(map.cells.at(p).terrain()) ||
                   level::isLocked(map.cells.at(p).terrain());
        };
        for (const level::Thing& thing : map.things) {
            if (!level::isItem(thing.kind)) continue;
            ++rewards;
            check(rewarded.insert(thing.at).second, "one reward a cell", seed);
            check(steps.contains(thing.at), "rewards can be walked to", seed);
            const auto beside = [&](Point p) {
                int ways = 0;
                for (const Point by : {Point{0, 1}, Point{1, 0}, Point{0, -1}, Point{-1, 0}})
                    ways += steps.contains(p + by) ? 1 : 0;
                return ways;
            };
            if (beside(thing.at) <= 1) continue;
            // Otherwise the reward's room must have one door, and no free cell in it may be farther
            // from the hero.
            std::set<Point> room{thing.at};
            std::set<Point> doors;
            std::vector<Point> stack{thing.at};
            while (!stack.empty()) {
                const Point here = stack.back();
                stack.pop_back();
                for (const Point by : {Point{0, 1}, Point{1, 0}, Point{0, -1}, Point{-1, 0}}) {
                    const Point to = here + by;
                    if (!steps.contains(to)) continue;
                    if (isDoor(to))
                        doors.insert(to);
                    else if (room.insert(to).second)
                        stack.push_back(to);
                }
            }
            check(doors.size() == 1 && !room.contains(*map.hero()), "rewards lie at ends", seed);
            for (const Point p : room) {
                const bool isFree = map.cells.at(p) == level::Cell(Terrain::Floor);
                check(!isFree || steps.at(p) <= steps.at(thing.at), "at the far end", seed);
            }
            deepest = std::max(deepest, steps.at(thing.at));
        }
    }
    QVERIFY(rewards > testing::seeds(10'000));
    QVERIFY(deepest > 60);
}

void TestSecretsRewards::fartherIsBetter() {
    std::map<ThingKind, std::vector<int>> steps;
    generate::Options deep;
    deep.floor.depth = 5;
    for (int seed = 0; seed < 400; ++seed) {
        level::Level level = testing::solid({25, 21}, {"maze", "unite", "stairs", "rewards"});
        level = testing::with(level, "rewards", "near", std::int64_t{0});
        const auto generated = generate::generate(level, {}, std::uint64_t(seed), deep);
        if (!generated) continue;
        const auto distance = stepsFrom(generated->map, Terrain::Void);
        for (const level::Thing& thing : generated->map.things) {
            if (level::isItem(thing.kind)) steps[thing.kind].push_back(distance.at(thing.at));
        }
    }
    QCOMPARE(steps.size(), std::size_t{3});
    const auto bounds = [&](ThingKind kind) { return std::ranges::minmax(steps.at(kind)); };
    QVERIFY(bounds(ThingKind::Potion).max < bounds(ThingKind::Weapon).min);
    QVERIFY(bounds(ThingKind::Weapon).max < bounds(ThingKind::Wand).min);
}

void TestSecretsRewards::coinsLieAtTheEndsOfAisles() {
    int coins = 0;
    for (int seed = 0; seed < testing::seeds(2'000); ++seed) {
        level::Level level = testing::solid({21, 17}, {"shape", "hidden-maze", "reach", "rewards"},
                                            level::Ruleset::Temple);
        level = testing::with(level, "shape", "source", std::string("blob"));
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        if (!generated) continue;
        const level::Map& map = generated->map;
        const auto steps = stepsFrom(map, Terrain::Void, true);
        for (const Point p : everyCell(map)) {
            if (!map.cells.at(p).hasCoin()) continue;
            ++coins;
            int ways = 0;
            for (const Point by : {Point{0, 1}, Point{1, 0}, Point{0, -1}, Point{-1, 0}})
                ways += steps.contains(p + by) ? 1 : 0;
            check(steps.contains(p) && ways <= 1, "coins lie at the ends of aisles", seed);
        }
    }
    QVERIFY(coins > testing::seeds(2'000));
}

void TestSecretsRewards::withoutAHeroItSaysWhatIsMissing() {
    const level::Level level = testing::solid({33, 33}, {"accretion", "rewards"});
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(!generated);
    QVERIFY(generated.error().describe().find("rewards") != std::string::npos);
}

MAZELOOM_TEST(TestSecretsRewards)

}  // namespace mazeloom::tst_secrets_rewards

#include "tst_secrets_rewards.moc"

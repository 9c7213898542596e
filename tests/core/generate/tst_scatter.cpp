// SPDX-License-Identifier: MIT
// The placements of the stage scatter (RULES.md G-32), checked on the finished map.
#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/check/promises/promises.h"
#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "core/trace/trace.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_scatter {

using grid::Point;
using level::Terrain;
using level::ThingKind;
using Number = std::int64_t;

class TestScatter : public QObject {
    Q_OBJECT

  private slots:
    void everyObjectStandsAsAsked();
    void aCountIsMetOrToldOf();
    void densityIsThatOfTheCells();
    void eachObjectIsAStep();
    void recordingChangesNothing();
    void othersDrawWhatTheyDrew();
    void countsWhatIsThereByHand();
    void saysWhatItCannotDo();
    void templesCanBePlayed();
    void whatAThemeLaysIsFloor();
};

namespace {

level::OwnKind kindOf(std::string id, level::OwnPlaces places) {
    level::OwnKind kind;
    kind.id = std::move(id);
    kind.letter = '&';
    kind.places = places;
    return kind;
}

generate::Options with(std::vector<level::OwnKind> kinds) {
    generate::Options options;
    options.kinds = std::make_shared<const level::OwnKinds>(std::move(kinds));
    return options;
}

level::RecipeStage scatter(std::map<std::string, level::ParameterValue> parameters) {
    return {"scatter", true, std::move(parameters)};
}

Number apart(Point a, Point b) {
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

std::vector<Point> ownOf(const level::Map& map) {
    std::vector<Point> cells;
    for (const level::Thing& thing : map.things) {
        if (thing.kind == ThingKind::Own) cells.push_back(thing.at);
    }
    return cells;
}

bool isRoom(const level::Map& map, Point p) {
    return std::ranges::any_of(
        map.rooms, [&](const level::PlacedRoom& room) { return room.rect.contains(p); });
}

bool mayStand(const level::Map& map, level::OwnPlaces places, Point p) {
    const Terrain terrain = testing::terrainAt(map, p);
    const bool isFloor = terrain == Terrain::Floor;
    bool hasFloor = false;
    for (const Point next : testing::neighboursOf(p))
        hasFloor = hasFloor || testing::terrainAt(map, next) == Terrain::Floor;
    return ((places & level::kOnFloor) != 0 && isFloor) ||
           ((places & level::kInRoom) != 0 && isFloor && isRoom(map, p)) ||
           ((places & level::kInPassage) != 0 && isFloor && !isRoom(map, p)) ||
           ((places & level::kInDeadEnd) != 0 && isFloor && testing::openAround(map, p) <= 1) ||
           ((places & level::kInWater) != 0 && terrain == Terrain::Water) ||
           ((places & level::kInWallFace) != 0 && terrain == Terrain::Wall && hasFloor);
}

/// Returns rooms and a maze with its dead ends, with a hero and some stairs.
level::Level dungeon(random::Stream& random) {
    level::Level level = testing::solid({random.between(9, 41), random.between(9, 33)},
                                        {"rooms", "maze", "doors", "unite", "stairs"});
    return level;
}

}  // namespace

void TestScatter::everyObjectStandsAsAsked() {
    Number objects = 0;
    for (int i = 0; i < testing::seeds(2'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 91);
        level::Level level = dungeon(random);
        const auto places = static_cast<level::OwnPlaces>(random.between(1, 63));
        const Number hero = random.between(0, 12);
        const Number walls = random.chance(50) ? 0 : random.between(1, 3);
        const Number between = random.between(1, 9);
        level.recipe.stages.push_back(scatter({{"kind", std::string("thing")},
                                               {"density", Number{random.between(0, 1000)}},
                                               {"from-hero", hero},
                                               {"from-walls", walls},
                                               {"apart", between}}));
        const auto options = with({kindOf("other", level::kOnFloor), kindOf("thing", places)});
        const auto made = generate::generate(level, {}, seed, options);
        if (!made) continue;  // some levels have no space for a room
        const level::Map& map = made->map;
        const std::vector<Point> cells = ownOf(map);
        const std::vector<Point> all = testing::cellsOf(map);
        objects += static_cast<Number>(cells.size());
        std::set<std::pair<int, int>> taken;
        for (const level::Thing& thing : map.things)
            QVERIFY(taken.insert({thing.at.x, thing.at.y}).second);
        for (const Point at : cells) {
            QVERIFY(mayStand(map, places, at));
            QVERIFY(apart(*map.hero(), at) >= hero);
            for (const Point other : cells)
                QVERIFY(other == at || apart(other, at) >= between);
            if (!testing::isOpen(map, at) || walls == 0) continue;
            for (const Point cell : all)
                QVERIFY(testing::isOpen(map, cell) || apart(cell, at) >= walls);
        }
        const auto findings = check::verify(level, {}, seed, {}, options.kinds);
        QVERIFY2(findings.empty(), findings.empty() ? "" : findings[0].problem.describe().c_str());
    }
    QVERIFY(objects > testing::seeds(2'000));
}

void TestScatter::aCountIsMetOrToldOf() {
    for (int i = 0; i < testing::seeds(1'000); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 92);
        level::Level level = dungeon(random);
        const Number count = random.between(1, 60);
        level.recipe.stages.push_back(
            scatter({{"count", count}, {"apart", Number{random.between(1, 4)}}}));
        const auto made =
            generate::generate(level, {}, seed, with({kindOf("thing", level::kInPassage)}));
        if (!made) continue;
        const auto there = static_cast<Number>(ownOf(made->map).size());
        const bool isTold = std::ranges::any_of(made->problems, [](const Problem& problem) {
            return problem.text.find("found a place") != std::string::npos;
        });
        QVERIFY(there == count || (there < count && isTold));
        QVERIFY(there < count || !isTold);
    }
}

void TestScatter::densityIsThatOfTheCells() {
    // An open hall of 40 × 30 cells, one of them the hero's.
    std::vector<std::string> rows(32, "#" + std::string(40, '.') + "#");
    rows.front() = rows.back() = std::string(42, '#');
    rows[1][1] = '@';
    level::Level level = testing::painted(rows, {});
    level.recipe.stages = {scatter({{"density", Number{37}}})};
    const Number cells = 40 * 30 - 1;
    Number sum = 0;
    const int runs = testing::seeds(2'000);
    for (int i = 0; i < runs; ++i) {
        const auto made = generate::generate(level, {}, static_cast<std::uint64_t>(i),
                                             with({kindOf("thing", level::kOnFloor)}));
        QVERIFY(made.has_value());
        const auto there = static_cast<Number>(ownOf(made->map).size());
        QVERIFY(there == cells * 37 / 1000 || there == cells * 37 / 1000 + 1);
        sum += there;
    }
    // The fraction is the probability of one more: 44.363 on average.
    const Number thousandths = sum * 1000 / runs;
    QVERIFY(std::abs(thousandths - cells * 37) < (runs > 1000 ? 50 : 400));
}

void TestScatter::eachObjectIsAStep() {
    random::Stream random(7);
    level::Level level = dungeon(random);
    level.recipe.stages.push_back(scatter({{"density", Number{200}}}));
    const auto options = with({kindOf("a", level::kOnFloor), kindOf("b", level::kInWallFace)});
    const auto recorded = generate::record(level, {}, 3, options);
    QVERIFY(!recorded.failure);
    const trace::Trace& trace = *recorded.trace;
    const trace::StageSpan& span = trace.stages.back();
    QCOMPARE(span.stage, std::string("scatter"));
    QCOMPARE(static_cast<std::size_t>(span.end - span.first), ownOf(recorded.map).size());
    QVERIFY(span.end > span.first);
    std::size_t k = 0;
    for (const trace::Placement& placement : trace.placements) {
        if (placement.step < span.first) continue;
        QCOMPARE(placement.step, span.first + k++);
        QVERIFY(trace.steps[placement.step].kind == trace::StepKind::PlaceThing);
        QCOMPARE(trace.initial.point(trace.steps[placement.step].at), placement.thing.at);
        QVERIFY(level::ownKindOf(trace.kinds, placement.thing) != nullptr);
    }
}

void TestScatter::recordingChangesNothing() {
    for (int i = 0; i < testing::seeds(300); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 93);
        level::Level level = dungeon(random);
        level.recipe.stages.push_back(scatter({{"density", Number{80}}, {"apart", Number{3}}}));
        const auto options = with({kindOf("a", level::kInRoom), kindOf("b", level::kInDeadEnd)});
        const auto plain = generate::generate(level, {}, seed, options);
        const auto recorded = generate::record(level, {}, seed, options);
        QCOMPARE(plain.has_value(), !recorded.failure.has_value());
        if (!plain) continue;
        QVERIFY(plain->map.things == recorded.map.things);
        QVERIFY(plain->map.cells == recorded.map.cells);
        QVERIFY(generate::generate(level, {}, seed, options)->map.things == plain->map.things);
    }
}

void TestScatter::othersDrawWhatTheyDrew() {
    for (int i = 0; i < testing::seeds(300); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        random::Stream random(seed, 94);
        level::Level level = dungeon(random);
        const auto before = generate::generate(level, {}, seed);
        level.recipe.stages.push_back(scatter({{"density", Number{300}}}));
        // A disabled stage is present but does nothing.
        level.recipe.stages.push_back({"scatter", false, {{"count", Number{9}}}});
        const auto after =
            generate::generate(level, {}, seed, with({kindOf("a", level::kOnFloor)}));
        QCOMPARE(before.has_value(), after.has_value());
        if (!before) continue;
        for (const Point p : testing::cellsOf(before->map))
            QCOMPARE(testing::terrainAt(before->map, p), testing::terrainAt(after->map, p));
        QVERIFY(std::ranges::equal(before->map.things,
                                   std::span(after->map.things).first(before->map.things.size())));
    }
}

void TestScatter::countsWhatIsThereByHand() {
    level::Level level =
        testing::painted({"########", "#@.....#", "#......#", "#......#", "########"}, {});
    level::Object chest;
    chest.kind = ThingKind::Own;
    chest.own = "chest";
    chest.at = {4, 2};
    level.objects.push_back(chest);
    level.recipe.stages = {
        scatter({{"kind", std::string("chest")}, {"count", Number{3}}, {"apart", Number{2}}})};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto made =
            generate::generate(level, {}, seed, with({kindOf("chest", level::kOnFloor)}));
        QVERIFY(made.has_value());
        const std::vector<Point> cells = ownOf(made->map);
        QCOMPARE(cells.size(), std::size_t{3});
        for (const Point at : cells)
            QVERIFY(at == chest.at || apart(at, chest.at) >= 2);
    }
}

void TestScatter::saysWhatItCannotDo() {
    level::Level level = testing::painted({"####", "#@.#", "####"}, {});
    level.recipe.stages = {scatter({{"kind", std::string("chest")}})};
    const auto unknown = generate::generate(level, {}, 1, with({kindOf("a", level::kOnFloor)}));
    QVERIFY(!unknown.has_value());
    QVERIFY(unknown.error().text.find("\"chest\"") != std::string::npos);
    level.recipe.stages = {scatter({})};
    const auto none = generate::generate(level, {}, 1);
    QVERIFY(none.has_value());
    QCOMPARE(none->problems.size(), std::size_t{1});
    level.recipe.stages = {scatter({{"kind", Number{3}}})};
    QVERIFY(!generate::generate(level, {}, 1).has_value());
    level.recipe.stages = {scatter({{"kind", std::string("../a")}})};
    QVERIFY(!generate::generate(level, {}, 1).has_value());
    level.objects.clear();
    level.recipe.stages = {scatter({{"from-hero", Number{3}}})};
    const auto heroless = generate::generate(level, {}, 1, with({kindOf("a", level::kOnFloor)}));
    QVERIFY(heroless.has_value());
    QVERIFY(!heroless->problems.empty());
}

void TestScatter::templesCanBePlayed() {
    for (int i = 0; i < testing::seeds(500); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        level::Level level =
            testing::solid({24, 18}, {"shape", "hidden-maze", "reach"}, level::Ruleset::Temple);
        level.recipe.stages[0].parameters["source"] = std::string("blob");
        level.recipe.stages.push_back(scatter({{"density", Number{60}}}));
        for (const char* stage : {"traps", "coins"})
            level.recipe.stages.push_back({stage, true, {}});
        const auto options = with({kindOf("a", level::kOnFloor), kindOf("b", level::kInWallFace)});
        const auto findings = check::verify(level, {}, seed, {}, options.kinds);
        QVERIFY2(findings.empty(), findings.empty() ? "" : findings[0].problem.describe().c_str());
    }
}

/// Rooms with a floor of grass get chests on it and niches in the walls beside it.
void TestScatter::whatAThemeLaysIsFloor() {
    level::Level level = testing::solid({40, 30}, {"rooms", "themes", "scatter", "scatter"});
    level.recipe.stages[1].parameters = {{"regions", std::string("rooms")},
                                         {"themes", std::string("green(floor=grass)")}};
    level.recipe.stages[2].parameters = {{"kind", std::string("chest")}, {"count", Number{5}}};
    level.recipe.stages[3].parameters = {{"kind", std::string("niche")}, {"count", Number{5}}};
    const auto options =
        with({kindOf("chest", level::kInRoom), kindOf("niche", level::kInWallFace)});
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        const auto made = generate::generate(level, {}, std::uint64_t(seed), options);
        QVERIFY(made.has_value());
        QVERIFY2(made->problems.empty(),
                 made->problems.empty() ? "" : made->problems.front().describe().c_str());
        int chests = 0;
        for (const level::Thing& thing : made->map.things) {
            const level::OwnKind* kind = made->map.ownKindOf(thing);
            if (kind == nullptr || kind->id != "chest") continue;
            ++chests;
            QCOMPARE(made->map.cells.at(thing.at).terrain(), Terrain::Grass);
        }
        QCOMPARE(chests, 5);
    }
}

MAZELOOM_TEST(TestScatter)

}  // namespace mazeloom::tst_scatter

#include "tst_scatter.moc"

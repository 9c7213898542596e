// SPDX-License-Identifier: MIT
// Random recipes with random parameters, on random shapes painted with random things. Each gives a
// sound map, which is the same with and without recording and keeps all promises of the generator
// (core/check/promises), or reports the stage that failed.
// To run by hand: MAZELOOM_ODD_RECIPES=FIRST+COUNT tst_odd_recipes.
#include <cstdlib>
#include <string>
#include <vector>

#include <QTest>

#include "core/check/findings/report.h"
#include "core/check/promises/generation.h"
#include "core/check/promises/promises.h"
#include "core/edit/keep/keep.h"
#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "core/random/stream.h"
#include "core/trace/timeline.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/soundness.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_odd_recipes {

using grid::Point;
namespace rewriting = level::rewriting;

class TestOddRecipes : public QObject {
    Q_OBJECT

  private slots:
    void areSoundOrSaid();
    void keepTheirPromises();
    void keepTheirPromisesOnDesigns();
    void keepPromisesThatOnceBroke_data();
    void keepPromisesThatOnceBroke();
    void saysWhichRoomIsShutIn_data();
    void saysWhichRoomIsShutIn();
};

namespace {

template <typename List>
auto oneOf(random::Stream& random, const List& list) {
    return list[random.below(static_cast<std::uint32_t>(std::size(list)))];
}

std::string textFor(random::Stream& random, std::string_view parameter) {
    if (parameter == "grammar") {
        const char* all[] = {"nook",
                             "nook+",
                             "nook hall nook",
                             "start -> hall* nook; hall -> nook?",
                             "a -> a a | nook",
                             "moat",
                             "(nook | hall)+ hall",
                             "nook nook nook nook nook"};
        return oneOf(random, all);
    }
    if (parameter == "themes") {
        const char* all[] = {"bare",
                             "moss(floor=grass:50 monsters=rat*3) dark(light=dark)",
                             "moss(floor=grass:50 monsters=rat*3), cold(floor=ice light=dark)*3",
                             "own(floor=own:swamp light=dark)",
                             "a(furniture=nook)",
                             "b(floor=own:moat)",
                             "c(monsters=rat*0+orc*0+goblin*0)"};
        return oneOf(random, all);
    }
    const char* all[] = {"caves",
                         "rooms+maze+doors+unite, caves",
                         "bsp, accretion*3",
                         "corridors",
                         "maze",
                         "caves*0",
                         "hall",
                         "districts"};
    return oneOf(random, all);
}

level::FixedValue valueFor(random::Stream& random, const generate::ParameterInfo& info) {
    using Type = generate::ParameterInfo::Type;
    if (info.type == Type::Switch) return random.chance(50);
    if (info.type == Type::Choice) return std::string(oneOf(random, info.choices));
    if (info.type == Type::OwnKind) return std::string(random.chance(80) ? "chest" : "nothing");
    if (info.type == Type::Text) return textFor(random, info.id);
    // Often one of the extremes; large numbers are capped to save time.
    const std::int64_t most =
        std::min<std::int64_t>(info.most, std::max<std::int64_t>(info.least, 200));
    if (random.chance(15)) return info.least;
    if (random.chance(15)) return most;
    return info.least + static_cast<std::int64_t>(
                            random.below(static_cast<std::uint32_t>(most - info.least + 1)));
}

rewriting::Value randomValue(random::Stream& random) {
    if (random.chance(20)) return rewriting::Value::ink(random.between(0, 2));
    const level::Terrain common[] = {level::Terrain::Floor, level::Terrain::Wall,
                                     level::Terrain::Wall, level::Terrain::Floor,
                                     level::Terrain::Grass};
    if (random.chance(80)) return oneOf(random, common);
    return oneOf(random, level::kTerrains).terrain;
}

rewriting::Node randomNode(random::Stream& random, int depth) {
    rewriting::Node node;
    node.kind =
        static_cast<rewriting::NodeKind>(random.below(depth > 2 ? 4 : rewriting::kNodeKinds));
    node.times = random.chance(50) ? rewriting::usualTimes(node.kind) : random.between(0, 40);
    node.towards = rewriting::Values(randomValue(random));
    node.stray = random.between(0, 100);
    for (int i = random.between(1, 3); i > 0; --i) {
        if (!rewriting::hasRules(node.kind)) {
            node.nodes.push_back(randomNode(random, depth + 1));
            continue;
        }
        rewriting::Rule rule;
        rule.size = {random.between(1, 3), random.between(1, 3)};
        rule.symmetries = static_cast<std::uint8_t>(random.between(1, 255));
        rule.chance = random.between(1, 100);
        rule.find.clear();
        rule.put.clear();
        for (std::int64_t cell = rule.size.area(); cell > 0; --cell) {
            const rewriting::Value found = randomValue(random);
            rule.find.push_back(random.chance(10) ? rewriting::Values::any()
                                                  : rewriting::Values(found));
            rule.put.push_back(random.chance(40) ? std::optional(randomValue(random))
                                                 : std::nullopt);
        }
        node.rules.push_back(rule);
    }
    return node;
}

level::RecipeStage randomStage(random::Stream& random) {
    const generate::Stage& stage = *oneOf(random, generate::stages());
    level::RecipeStage written{std::string(stage.id), true, {}};
    for (const generate::ParameterInfo& info : stage.parameters) {
        if (random.chance(50)) continue;
        written.parameters[std::string(info.id)] = level::toValue(valueFor(random, info));
    }
    if (stage.runsProgram) {
        rewriting::Program program;
        for (int i = random.between(1, 2); i > 0; --i)
            program.nodes.push_back(randomNode(random, 0));
        written.program = program;
    }
    return written;
}

Point placeIn(random::Stream& random, const level::Level& level) {
    const int x = random.between(0, level.size.width - 1);
    return {x, random.between(0, level.size.height - 1)};
}

void placeThings(random::Stream& random, level::Level& level) {
    const bool isTemple = level.ruleset == level::Ruleset::Temple;
    const level::ThingKind temple[] = {level::ThingKind::Console, level::ThingKind::Bug,
                                       level::ThingKind::Exit, level::ThingKind::Heart,
                                       level::ThingKind::Emitter};
    const level::ThingKind descent[] = {level::ThingKind::Key, level::ThingKind::MoonKey,
                                        level::ThingKind::DreadKnight, level::ThingKind::Potion};
    for (int i = random.between(0, 4); i > 0; --i) {
        level::Object object;
        object.kind = isTemple ? oneOf(random, temple) : oneOf(random, descent);
        object.at = placeIn(random, level);
        level.objects.push_back(object);
    }
}

void paintOver(random::Stream& random, level::Level& level) {
    const int count = random.between(0, 12);
    for (int i = 0; i < count; ++i) {
        const Point at = placeIn(random, level);
        level::Terrain terrain = oneOf(random, level::kTerrains).terrain;
        if (random.chance(10))
            terrain = static_cast<level::Terrain>(level::kFirstOwnTerrain + random.below(3));
        // Strokes, which may cut the level into parts.
        const bool across = random.chance(50);
        for (int k = random.chance(30) ? 40 : 1; k > 0; --k) {
            const Point p = across ? Point{at.x + k - 1, at.y} : Point{at.x, at.y + k - 1};
            if (level.paint->contains(p)) level.paint->at(p) = level::painted(terrain);
        }
    }
    placeThings(random, level);
}

/// Returns a level with or without things and terrains of all kinds painted on it.
level::Level randomLevel(random::Stream& random, std::uint64_t seed, bool isPaintedOver) {
    const bool isTemple = random.chance(35);
    level::Level level;
    if (random.chance(50)) {
        level = testing::painted(testing::randomShape(seed), {});
        if (random.chance(50) && isPaintedOver) {
            for (level::Paint& paint : level.paint->storage()) {
                if (level::terrainOf(paint) == level::Terrain::Wall)
                    paint = level::painted(level::Terrain::Void);
                else if (random.chance(70))
                    paint = level::painted(level::Terrain::Wall);
            }
        }
    } else {
        level = testing::solid({random.between(1, 40), random.between(1, 33)}, {});
        level.paint.emplace(level.size, level::painted(level::Terrain::Wall));
    }
    level.ruleset = isTemple ? level::Ruleset::Temple : level::Ruleset::Descent;
    level::OwnTerrain swamp;
    swamp.terrain = static_cast<level::Terrain>(level::kFirstOwnTerrain);
    swamp.id = "swamp";
    swamp.character = 'q';
    swamp.effect = random.chance(50) ? level::Effect::Slows : level::Effect::None;
    level::OwnTerrain pit = swamp;
    pit.terrain = static_cast<level::Terrain>(level::kFirstOwnTerrain + 1);
    pit.id = "pit";
    pit.character = 'p';
    pit.effect = level::Effect::Kills;
    if (level::areAllowed(level::OwnTerrains{swamp, pit}))
        level.terrains = level::TerrainTable(level::OwnTerrains{swamp, pit});
    if (isPaintedOver) paintOver(random, level);
    // Usually starts with a known layout, so that the following stages have something to work on.
    const std::vector<std::vector<const char*>> layouts{
        {"rooms", "maze", "doors", "dead-ends", "unite", "stairs"},
        {"accretion", "stairs"},
        {"caves", "stairs"},
        {"bsp", "stairs"},
        {"corridors", "stairs"},
        {"districts"},
        {"vault-chain"},
        {"shape", "hidden-maze", "reach"}};
    if (random.chance(70)) {
        for (const char* stage : oneOf(random, layouts))
            level.recipe.stages.push_back({stage, true, {}});
    }
    for (int i = random.between(1, 6); i > 0; --i)
        level.recipe.stages.push_back(randomStage(random));
    return level;
}

std::vector<level::Room> randomRooms(random::Stream& random) {
    if (random.chance(40)) return {};
    level::Room nook = testing::roomOf("nook", {"###e###", "#..o..#", "e.....e", "##e####"});
    nook.tags = {"nook"};
    nook.max = random.between(1, 9);
    nook.min = random.chance(20) ? 1 : 0;
    nook.symmetries = testing::allSymmetries();
    level::Room hall = testing::roomOf("hall", {"#####", "#...#", "#...#", "#####"});
    hall.tags = {"hall", "dark"};
    level::Room bench = testing::roomOf("bench", {"oo"});
    bench.tags = {"nook"};
    bench.stands = static_cast<level::Standing>(random.between(1, 5));
    return {nook, hall, bench};
}

/// Whether the recipe's stages guarantee that the final map is connected.
bool promisesOnePart(const generate::ReadyRecipe& recipe) {
    bool holds = false;
    for (const generate::ReadyStage& stage : recipe.stages) {
        if (stage.guarantees(generate::kConnectsAll))
            holds = true;
        else if (!stage.guarantees(generate::kStaysConnected))
            holds = false;
    }
    return holds;
}

std::string stagesOf(const generate::ReadyRecipe& recipe) {
    std::string text;
    for (const generate::ReadyStage& stage : recipe.stages)
        text += ' ' + std::string(stage.stage->id);
    return text;
}

/// A level and the other inputs of its generation.
struct Odd {
    level::Level level;
    std::vector<level::Room> rooms;
    generate::Options options;
};

Odd oddOf(std::uint64_t seed, bool isPaintedOver = true) {
    random::Stream random(seed, 173);
    Odd odd;
    odd.level = randomLevel(random, seed, isPaintedOver);
    odd.rooms = randomRooms(random);
    level::OwnKind kind;
    kind.id = "chest";
    kind.places = 63;
    odd.options.kinds = std::make_shared<const level::OwnKinds>(level::OwnKinds{kind});
    odd.options.floor.depth = random.between(1, 12);
    return odd;
}

bool leavesCellsOpen(std::string_view stage) {
    const unsigned guarantees = generate::findStage(stage)->guarantees;
    return (guarantees & generate::kSameCellsOpen) == generate::kSameCellsOpen;
}

/// Returns the recipe without the stages that its order forbids, reordered as the promises require
/// (RULES.md G-30).
level::Recipe legal(const level::Recipe& recipe, bool isPainted) {
    level::Recipe made;
    bool isLaidOut = false;
    bool hidesDoors = false;
    bool isFilled = false;
    bool isEntered = false;
    bool hasCoins = false;
    for (const level::RecipeStage& stage : recipe.stages) {
        const std::string& id = stage.stage;
        const bool mayFollow = leavesCellsOpen(id) || id == "lakes" || id == "furnish" ||
                               (id == "locks" && !hidesDoors);
        if (isLaidOut && !mayFollow) continue;
        const bool placesHero = id == "stairs" || id == "hidden-maze";
        const bool fills = id == "items" || id == "scatter";
        if (isFilled && (placesHero || id == "themes")) continue;
        if (hasCoins && id == "bugs") continue;
        if (id == "items" && !isEntered) continue;
        made.stages.push_back(stage);
        if (!generate::validate(made, isPainted).empty()) {
            made.stages.pop_back();
            continue;
        }
        isLaidOut |= leavesCellsOpen(id) || id == "locks";
        hidesDoors |= id == "secret-doors";
        isFilled |= fills;
        isEntered |= placesHero;
        hasCoins |= id == "coins" || id == "rewards";
    }
    return made;
}

/// Returns a level without paint, or one of a shape that is painted, without painted things.
Odd plainOf(std::uint64_t seed) {
    Odd odd = oddOf(seed, false);
    random::Stream random(seed, 174);
    if (random.chance(80)) {
        odd.level.paint.reset();
        odd.level.objects.clear();
        odd.level.trajectories.clear();
        odd.level.size = {random.between(12, 70), random.between(12, 50)};
    }
    odd.level.recipe = legal(odd.level.recipe, odd.level.paint.has_value());
    return odd;
}

/// Replaces what is painted by rock of a random size, which may have painted halls.
void paintHalls(random::Stream& random, level::Level& level) {
    const int width = random.between(5, 80);
    level.size = {width, random.between(5, 80)};
    level.objects.clear();
    level.trajectories.clear();
    level.paint.reset();
    if (random.chance(40)) return;
    level.paint.emplace(level.size, level::painted(level::Terrain::Wall));
    for (int i = random.between(0, 4); i > 0; --i) {
        const Point from = placeIn(random, level);
        const int right = from.x + random.between(0, 12);
        const int bottom = from.y + random.between(0, 9);
        for (Point p = from; p.y <= bottom; ++p.y) {
            for (p.x = from.x; p.x <= right; ++p.x) {
                if (level.paint->contains(p))
                    level.paint->at(p) = level::painted(level::Terrain::Floor);
            }
        }
    }
}

void placeHero(random::Stream& random, level::Level& level) {
    std::erase_if(level.objects, [](const level::Object& object) {
        return object.kind == level::ThingKind::Hero;
    });
    level::Object hero;
    hero.kind = level::ThingKind::Hero;
    hero.at = placeIn(random, level);
    level.objects.push_back(hero);
}

/// Pins some rooms, or a rectangle, of a map that is generated from the level.
void pin(random::Stream& random, Odd& odd) {
    const auto made = generate::generate(odd.level, odd.rooms, random.bits(), odd.options);
    if (!made) return;
    for (int i = random.between(1, 3); i > 0; --i) {
        const Point at = placeIn(random, odd.level);
        const bool isRoom = !made->map.rooms.empty() && random.chance(70);
        grid::Rect rect{at.x, at.y, random.between(1, 9), random.between(1, 9)};
        if (isRoom) rect = oneOf(random, made->map.rooms).rect.grown(random.between(0, 1));
        edit::KeptChange change = edit::keep(
            odd.level, odd.rooms, made->map,
            edit::Area(rect).clipped({0, 0, odd.level.size.width, odd.level.size.height}));
        edit::redo(odd.level.kept, odd.level.size, change.delta);
        if (change.things) edit::swapThings(odd.level.kept, *change.things);
    }
}

/// Returns a level as a designer leaves it: with paint, things and a hero placed by hand, and
/// pinned rooms; each may be missing.
Odd designedOf(std::uint64_t seed) {
    Odd odd = oddOf(seed, false);
    random::Stream random(seed, 175);
    if (random.chance(70)) paintHalls(random, odd.level);
    if (random.chance(50)) {
        if (odd.level.paint)
            paintOver(random, odd.level);
        else
            placeThings(random, odd.level);
    }
    if (random.chance(40)) placeHero(random, odd.level);
    odd.level.recipe = legal(odd.level.recipe, odd.level.paint.has_value());
    if (random.chance(40)) pin(random, odd);
    return odd;
}

/// Whether a finding tells about the generator. Otherwise it tells about the recipe, which lacks a
/// stage, or about what the designer put in a place where it cannot be reached.
bool isOfGeneration(const check::Finding& finding, const level::Level& level,
                    const generate::ReadyRecipe& recipe, const level::Map& map) {
    const std::string_view id = finding.sentence.id;
    const auto has = [&](std::string_view stage) {
        return std::ranges::any_of(recipe.stages, [stage](const generate::ReadyStage& ready) {
            return ready.stage->id == stage;
        });
    };
    const bool isOfStairs = id.starts_with("promise-stairs") || id == "promise-way-down";
    if (isOfStairs && !has("stairs")) return false;
    if (id == check::kMoreOfTheSame.id) return false;
    const bool isOfFloor =
        id == "promise-way-down" || id == "promise-item-reached" || id == "promise-monster-open";
    const bool isOfLocks = id == "promise-keys" || id == "promise-not-caught";
    if (!isOfFloor && !isOfLocks) return true;
    // A hero that stands in a wall reaches nothing.
    const auto hero = map.hero();
    if (hero && !map.cells.at(*hero).isWalkable()) return false;
    if (isOfLocks) return !level.paint || has("locks");
    const Point at = *finding.problem.cell;
    if (level.kept.cells.at(at).isKept()) return false;
    const level::Terrain terrain = map.cells.at(at).terrain();
    const bool isStairs =
        terrain == level::Terrain::StairsDown || terrain == level::Terrain::StairsUp;
    const bool isPainted = level.paint && level::terrainOf(level.paint->at(at)) == terrain;
    return !(isStairs && isPainted) &&
           std::ranges::none_of(map.things, [&](const level::Thing& thing) {
               return thing.at == at && thing.object >= 0;
           });
}

/// Returns the first promise broken on one of ten seeds, or an empty string.
std::string brokenPromise(const Odd& odd) {
    const auto recipe = generate::prepare(odd.level.recipe, odd.level.paint.has_value());
    if (!recipe) return {};
    for (std::uint64_t drawn = 0; drawn < 10; ++drawn) {
        const auto recorded = generate::record(odd.level, odd.rooms, drawn, odd.options);
        if (recorded.failure) continue;
        const auto settled = generate::settled(*recipe, drawn, odd.options.floor.depth);
        const auto broken = check::brokenPromises(
            check::Generation(odd.level, odd.rooms, drawn, settled, recorded, odd.options.floor));
        const auto found = std::ranges::find_if(broken, [&](const check::Finding& finding) {
            return isOfGeneration(finding, odd.level, *recipe, recorded.map);
        });
        if (found == broken.end()) continue;
        return "drawn by " + std::to_string(drawn) + ", " + check::lineOf(*found) + ":" +
               stagesOf(*recipe);
    }
    return {};
}

/// Returns what is wrong with the result of a seed, or an empty string.
std::string judged(std::uint64_t seed) {
    const auto [level, rooms, options] = oddOf(seed);
    const auto recipe = generate::prepare(level.recipe, true);
    const auto made = generate::generate(level, rooms, seed, options);
    if (!recipe) {
        if (made) return "was made of a recipe that cannot be";
        return recipe.error().text.empty() ? "a recipe's problem says nothing" : "";
    }
    const auto recorded = generate::record(level, rooms, seed, options);
    if (made.has_value() == recorded.failure.has_value()) return "a record fails otherwise";
    if (!made) {
        if (made.error().text != recorded.failure->text) return "a record fails with other words";
        if (made.error().recipeStage < 0) return "names no stage: " + made.error().describe();
        return made.error().text.empty() ? "a failure says nothing" : "";
    }
    if (made->map.cells != recorded.map.cells || made->map.things != recorded.map.things ||
        made->map.dark != recorded.map.dark) {
        return "a record is another map";
    }
    if (std::string flaw = testing::flawOf(level, made->map); !flaw.empty())
        return flaw + stagesOf(*recipe);
    if (promisesOnePart(*recipe) && testing::countWalkableParts(made->map) > 1)
        return "is in parts" + stagesOf(*recipe);
    trace::Timeline timeline(recorded.trace);
    timeline.seek(recorded.trace->stepCount());
    if (timeline.cells() != recorded.map.cells) return "the record ends with other cells";
    return {};
}

}  // namespace

/// Judges `most` recipes, at least `least` in brief runs, or those that MAZELOOM_ODD_RECIPES names.
template <typename Judge>
void judgeAll(int most, int least, const Judge& judge) {
    std::uint64_t first = 0;
    auto count = static_cast<std::uint64_t>(testing::seeds(most, least));
    if (const char* asked = std::getenv("MAZELOOM_ODD_RECIPES")) {
        char* end = nullptr;
        first = std::strtoull(asked, &end, 10);
        if (*end == '+') count = std::strtoull(end + 1, nullptr, 10);
    }
    QStringList flaws;
    for (std::uint64_t seed = first; seed < first + count && flaws.size() < 20; ++seed) {
        const std::string flaw = judge(seed);
        if (!flaw.empty())

            flaws << QString("seed %1: %2").arg(seed).arg(QString::fromStdString(flaw));
    }
    QVERIFY2(flaws.isEmpty(), qPrintable(flaws.join('\n')));
}

void TestOddRecipes::areSoundOrSaid() {
    judgeAll(400, 40, judged);
}

void TestOddRecipes::keepTheirPromises() {
    judgeAll(100, 10, [](std::uint64_t seed) { return brokenPromise(plainOf(seed)); });
}

void TestOddRecipes::keepTheirPromisesOnDesigns() {
    judgeAll(100, 10, [](std::uint64_t seed) { return brokenPromise(designedOf(seed)); });
}

// Found by hand. Plain levels, among 100,000: items and scattered objects before the hero or a
// theme. Designs, among 100,000: pinned cells that bar a stage other than *unite*, pinned cells of
// the pack's own terrains, pinned locked doors that lead around a lock.
void TestOddRecipes::keepPromisesThatOnceBroke_data() {
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<bool>("isDesigned");
    for (const quint64 seed : {52875ULL, 62793ULL, 67224ULL, 79820ULL})
        QTest::addRow("plain %llu", seed) << seed << false;
    for (const quint64 seed : {374ULL, 569ULL, 3606ULL, 6806ULL, 6949ULL, 8312ULL, 44527ULL})
        QTest::addRow("design %llu", seed) << seed << true;
}

void TestOddRecipes::keepPromisesThatOnceBroke() {
    QFETCH(const quint64, seed);
    QFETCH(const bool, isDesigned);
    QCOMPARE(brokenPromise(isDesigned ? designedOf(seed) : plainOf(seed)), std::string());
}

// Found by hand among 400,000 seeds: handcrafted rooms that enclose each other, before a shape.
void TestOddRecipes::saysWhichRoomIsShutIn_data() {
    QTest::addColumn<quint64>("seed");
    for (const quint64 seed : {151075ULL, 228914ULL, 2073573ULL})
        QTest::addRow("%llu", seed) << seed;
}

void TestOddRecipes::saysWhichRoomIsShutIn() {
    QFETCH(const quint64, seed);
    QCOMPARE(judged(seed), std::string());
    const Odd odd = oddOf(seed);
    const auto made = generate::generate(odd.level, odd.rooms, seed);
    QVERIFY(!made);
    QVERIFY2(made.error().text.find("no way can be opened to the room") != std::string::npos,
             made.error().text.c_str());
}

MAZELOOM_TEST(TestOddRecipes)

}  // namespace mazeloom::tst_odd_recipes

#include "tst_odd_recipes.moc"

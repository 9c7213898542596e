// SPDX-License-Identifier: MIT
#include "tests/support/packs/random_packs.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/edit/fragment/stamps.h"
#include "core/generate/recipe.h"
#include "core/generate/stages/stages.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/packs/random_properties.h"
#include "tests/support/packs/random_tiles.h"

namespace mazeloom::testing {

namespace {

using level::Terrain;
using nlohmann::json;
using random::Stream;

template <typename T, std::size_t N>
const T& pick(Stream& random, const std::array<T, N>& from) {
    return from[random.below(static_cast<std::uint32_t>(N))];
}

json randomJson(Stream& random, int depth) {
    static const std::array<json, 12> kScalars{nullptr,
                                               true,
                                               false,
                                               0,
                                               -7,
                                               18446744073709551615u,
                                               std::int64_t{-9223372036854775807},
                                               0.1,
                                               -2.5,
                                               1e-300,
                                               1.5e300,
                                               4.0};
    switch (depth > 0 ? random.below(4) : random.below(2)) {
        case 0:
            return pick(random, kScalars);
        case 1:
            return randomText(random, true);
        case 2: {
            json list = json::array();
            for (int i = random.between(0, 6); i > 0; --i)
                list.push_back(randomJson(random, depth - 1));
            return list;
        }
        default: {
            json object = json::object();
            for (int i = random.between(0, 4); i > 0; --i)
                object[randomText(random, true)] = randomJson(random, depth - 1);
            return object;
        }
    }
}

/// Returns keys that this version does not know, in the form that a reader keeps; often none.
std::string randomMore(Stream& random) {
    if (!random.chance(30)) return {};
    json more = json::object();
    for (int i = random.between(1, 3); i > 0; --i)
        more["x-" + randomText(random, false)] = randomJson(random, random.between(0, 4));
    if (random.chance(20)) more[""] = 1;
    return more.dump();
}

std::string randomId(Stream& random, int number) {
    static constexpr std::array<std::string_view, 6> kWords{"ring",  "a",       "0",
                                                            "hall-", "-lair-2", "the-old-cave"};
    return std::string(pick(random, kWords)) + '-' + std::to_string(number);
}

grid::Point randomCell(Stream& random, grid::Size size) {
    return {random.between(0, size.width - 1), random.between(0, size.height - 1)};
}

/// Returns a random number, often the minimum or maximum.
int randomNumber(Stream& random, int least, int most) {
    if (random.chance(20)) return least;
    return random.chance(20) ? most : random.between(least, most);
}

level::Beam randomBeam(Stream& random) {
    using level::Beam;
    if (random.chance(50)) return {};
    return {randomNumber(random, 1, Beam::kMaxTicks), randomNumber(random, 0, Beam::kMaxTicks),
            randomNumber(random, 0, 2 * Beam::kMaxTicks)};
}

constexpr std::array<std::string_view, 5> kLanguages{"de", "en", "pt-BR", "zh-Hant-TW", "gsw"};

level::Translations<std::string> randomTranslations(Stream& random) {
    level::Translations<std::string> translations;
    if (random.chance(80)) return translations;
    for (int i = random.between(1, 3); i > 0; --i)
        translations.emplace(pick(random, kLanguages), randomText(random, true));
    return translations;
}

level::Lesson randomLesson(Stream& random) {
    level::Lesson lesson;
    if (random.chance(80)) return lesson;
    for (std::uint32_t i = random.below(3); i > 0; --i) {
        level::LevelTexts texts;
        if (random.chance(50)) texts.title = randomText(random, false);
        if (random.chance(70)) texts.notes = randomText(random, true);
        if (texts != level::LevelTexts{})
            lesson.translations[std::string(pick(random, kLanguages))] = std::move(texts);
    }
    for (int i = random.between(0, 5); i > 0; --i)
        lesson.panels.push_back(randomId(random, i));
    return lesson;
}

level::CampaignTexts randomTexts(Stream& random) {
    level::CampaignTexts texts;
    if (random.chance(40)) texts.title = randomText(random, false);
    if (random.chance(60)) texts.before = randomText(random, true);
    if (random.chance(60)) texts.after = randomText(random, true);
    return texts;
}

std::vector<level::Object> randomObjects(Stream& random, grid::Size size) {
    std::vector<level::Object> objects;
    bool heroStands = false;
    for (int i = random.between(0, 6); i > 0; --i) {
        level::Object object;
        object.kind =
            level::kThingKinds[random.below(static_cast<std::uint32_t>(level::kThingKinds.size()))];
        if (object.kind == level::ThingKind::Hero && std::exchange(heroStands, true)) continue;
        if (random.chance(20)) {
            object.kind = level::ThingKind::Own;
            object.own = randomId(random, random.between(1, 4));
        }
        if (random.chance(50)) object.id = randomId(random, i);
        object.at = randomCell(random, size);
        object.direction = pick(random, grid::kDirections);
        object.beam = randomBeam(random);
        if (random.chance(30)) object.text = randomText(random, true);
        object.translations = randomTranslations(random);
        object.more = randomMore(random);
        object.properties = randomProperties(random, size);
        objects.push_back(std::move(object));
    }
    return objects;
}

std::vector<level::Trajectory> randomTrajectories(Stream& random, grid::Size size) {
    using level::Trajectory;
    std::vector<Trajectory> trajectories;
    for (int i = random.between(0, 4); i > 0; --i) {
        Trajectory trajectory;
        if (random.chance(50)) trajectory.id = randomId(random, i);
        trajectory.kind = random.chance(30) ? level::ThingKind::Boss : level::ThingKind::Bug;
        for (int point = random.between(2, 6); point > 0; --point)
            trajectory.points.push_back(randomCell(random, size));
        trajectory.thereAndBack = random.chance(50);
        trajectory.speed = randomNumber(random, Trajectory::kMinSpeed, Trajectory::kMaxSpeed);
        trajectory.phase = randomNumber(random, 0, Trajectory::kMaxPhase);
        trajectory.size = randomNumber(random, 1, Trajectory::kMaxMoverSize);
        trajectory.toughness = randomNumber(random, 1, Trajectory::kMaxToughness);
        trajectory.more = randomMore(random);
        trajectory.properties = randomProperties(random, size);
        trajectories.push_back(std::move(trajectory));
    }
    return trajectories;
}

level::Objectives randomObjectives(Stream& random) {
    if (random.chance(40)) return {};
    level::Objectives objectives;
    objectives.coins = pick(
        random, std::array{0, level::Objectives::kAllCoins, 1, 12, level::Objectives::kMaxCoins});
    objectives.bugs = random.chance(50);
    objectives.lasers = random.chance(50);
    objectives.boss = random.chance(50);
    objectives.exit = random.chance(50);
    objectives.consoles = random.chance(50);
    return objectives;
}

level::PaintGrid randomPaint(Stream& random, grid::Size size) {
    using enum level::PaintMark;
    static constexpr std::array kMarks{None, NoTrap, Trap, Coin};
    level::PaintGrid paint(size);
    const bool marked = random.chance(60);
    for (level::Paint& cell : paint.storage()) {
        const auto terrain = static_cast<level::Terrain>(
            random.below(static_cast<std::uint32_t>(level::kTerrainCount)));
        cell = level::painted(terrain, marked ? pick(random, kMarks) : None);
    }
    return paint;
}

level::FixedValue randomFixed(Stream& random, const generate::ParameterInfo& info) {
    using Type = generate::ParameterInfo::Type;
    if (info.type == Type::Switch) return random.chance(50);
    if (info.type == Type::Choice) {
        const auto choice = random.below(static_cast<std::uint32_t>(info.choices.size()));
        return std::string(info.choices[choice]);
    }
    if (info.type == Type::OwnKind) return std::string(random.chance(50) ? "chest" : "a-lever-1");
    return std::int64_t{
        randomNumber(random, static_cast<int>(info.least), static_cast<int>(info.most))};
}

level::ParameterValue randomValue(Stream& random, const generate::ParameterInfo& info) {
    using Type = generate::ParameterInfo::Type;
    if (info.type == Type::OwnKind || random.chance(70))
        return level::toValue(randomFixed(random, info));
    if (random.chance(40)) {
        level::ByDepth byDepth;
        int depth = 0;
        for (int i = random.between(1, 4); i > 0; --i)
            byDepth.points.emplace_back(depth += random.between(1, 5), randomFixed(random, info));
        return byDepth;
    }
    if (random.chance(50) && (info.type == Type::Number || info.type == Type::Percent)) {
        const auto a = std::get<std::int64_t>(randomFixed(random, info));
        const auto b = std::get<std::int64_t>(randomFixed(random, info));
        return level::DrawnNumber{std::min(a, b), std::max(a, b)};
    }
    level::OneOf oneOf;
    for (int i = random.between(1, 4); i > 0; --i)
        oneOf.values.push_back(randomFixed(random, info));
    return oneOf;
}

level::rewriting::Program randomProgram(Stream& random) {
    using namespace level::rewriting;
    const auto value = [&] {
        constexpr std::array kOf{level::Terrain::Wall, level::Terrain::Floor,
                                 level::Terrain::Fireplace};
        const auto drawn = random.below(5);
        return drawn < kOf.size() ? Value(kOf[drawn]) : Value::ink(static_cast<int>(drawn));
    };
    Node node;
    node.kind = static_cast<NodeKind>(random.below(4));
    node.times = random.chance(50) ? usualTimes(node.kind) : random.between(1, 30);
    if (node.kind == NodeKind::Grow) node.towards = {value(), value()};
    for (int i = random.between(0, 3); i > 0; --i) {
        Rule rule;
        rule.size = {random.between(1, 3), 1};
        const auto width = static_cast<std::size_t>(rule.size.width);
        rule.find.assign(width, Values{value(), value()});
        rule.put.assign(width, value());
        if (random.chance(50)) rule.symmetries = static_cast<std::uint8_t>(random.between(1, 255));
        node.rules.push_back(rule);
    }
    if (random.chance(70)) return {{node}};
    Node around;
    around.kind = random.chance(50) ? NodeKind::First : NodeKind::Sequence;
    around.times = usualTimes(around.kind);
    around.nodes = {node, node};
    return {{around}};
}

level::RecipeStage randomStage(Stream& random) {
    const auto stages = generate::stages();
    const generate::Stage& stage = *stages[random.below(static_cast<std::uint32_t>(stages.size()))];
    level::RecipeStage written{std::string(stage.id), random.chance(80), {}};
    for (const generate::ParameterInfo& info : stage.parameters) {
        if (random.chance(30)) written.parameters.emplace(info.id, randomValue(random, info));
    }
    if (stage.runsProgram && random.chance(80)) written.program = randomProgram(random);
    return written;
}

level::Recipe randomRecipe(Stream& random, bool painted) {
    const auto& builtIn = generate::builtInRecipes();
    if (random.chance(20)) {
        return builtIn[random.below(static_cast<std::uint32_t>(builtIn.size()))].recipe;
    }
    level::Recipe recipe;
    for (int i = random.between(0, 6); i > 0; --i) {
        recipe.stages.push_back(randomStage(random));
        if (!generate::validate(recipe, painted).empty()) recipe.stages.pop_back();
    }
    return recipe;
}

level::promises::Pattern randomPattern(Stream& random) {
    using level::rewriting::Value;
    level::promises::Pattern pattern;
    pattern.size = {random.between(1, 3), random.between(1, 3)};
    pattern.cells.assign(static_cast<std::size_t>(pattern.size.area()),
                         level::rewriting::Values::any());
    // Few kinds of cells, as there is an upper bound on them.
    const std::array kinds{level::rewriting::Values(Value(Terrain::Floor)),
                           level::rewriting::Values(Value::ink(0)),
                           level::rewriting::Values{Value(Terrain::Wall), Value(Terrain::Column)},
                           level::rewriting::Values{Value(Terrain::Water), Value::ink(7)}};
    for (level::rewriting::Values& cell : pattern.cells) {
        if (random.chance(60)) cell = kinds[random.below(kinds.size())];
    }
    pattern.cells.front() = kinds[random.below(kinds.size())];
    pattern.symmetries = static_cast<std::uint8_t>(random.between(1, 255));
    return pattern;
}

level::promises::PaintedPromises randomPromises(Stream& random) {
    level::promises::PaintedPromises promises;
    for (int i = random.chance(30) ? random.between(1, 3) : 0; i > 0; --i) {
        level::promises::PaintedPromise promise;
        promise.name = "Promise " + randomText(random, false);
        promise.pattern = randomPattern(random);
        promise.amount = static_cast<level::promises::Amount>(random.between(0, 2));
        const bool isConnected = promise.amount == level::promises::Amount::Connected;
        if (!isConnected) promise.times = random.between(1, 20);
        if (!isConnected && random.chance(50))
            promise.around = {randomPattern(random), random.between(0, 32), random.chance(50)};
        promise.inks[0].add(level::ThingKind::Console);
        promise.inks[7].add(level::promises::Content::trap());
        promise.inks[7].add(level::ThingKind::Own);
        promise.more = randomMore(random);
        promises.push_back(std::move(promise));
    }
    return promises;
}

/// Lets some levels use recipes of the pack, sometimes with changes.
void giveNamedRecipes(Stream& random, level::Pack& pack) {
    for (int i = random.between(0, 2); i > 0; --i) {
        level::NamedRecipe named;
        named.id = "recipe-" + std::to_string(i);
        named.title = "Recipe " + std::to_string(i);
        if (random.chance(30)) named.notes = "Two lines\nof notes";
        named.stages = randomRecipe(random, false).stages;
        named.more = randomMore(random);
        named.promises = randomPromises(random);
        pack.recipes.push_back(std::move(named));
    }
    if (pack.recipes.empty()) return;
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        if (!random.chance(40)) continue;
        level::Recipe recipe = level::useOf(
            pack.recipes[random.below(static_cast<std::uint32_t>(pack.recipes.size()))]);
        const std::vector<level::RecipeStage> base = recipe.stages;
        for (level::RecipeStage& stage : recipe.stages) {
            const level::RecipeStage before = stage;
            if (random.chance(20)) stage.enabled = !stage.enabled;
            if (random.chance(20)) stage.parameters.clear();
            for (const generate::ParameterInfo& info :
                 generate::findStage(stage.stage)->parameters) {
                if (random.chance(10))
                    stage.parameters.insert_or_assign(std::string(info.id),
                                                      randomValue(random, info));
            }
            if (!generate::validate(recipe, pack.levels[i].paint.has_value()).empty())
                stage = before;
        }
        recipe.changes = *level::changesBetween(base, recipe.stages);
        pack.levels[i].recipe = std::move(recipe);
    }
}

/// Returns floor and other inner terrains: two rectangles that meet, completely enclosed by walls.
grid::Grid<Terrain> randomRoomCells(Stream& random) {
    const grid::Size size{random.between(3, 14), random.between(3, 12)};
    grid::Grid<Terrain> cells(size, Terrain::Void);
    const auto dig = [&](grid::Rect rect) {
        for (int y = rect.y; y <= rect.bottom(); ++y) {
            for (int x = rect.x; x <= rect.right(); ++x)
                cells.at({x, y}) = Terrain::Floor;
        }
    };
    const int x = random.between(1, size.width - 2);
    const int y = random.between(1, size.height - 2);
    dig({x, 1, 1, size.height - 2});
    dig({1, y, size.width - 2, 1});
    dig({1, 1, x, y});
    for (int cellY = 0; cellY < size.height; ++cellY) {
        for (int cellX = 0; cellX < size.width; ++cellX) {
            if (cells.at({cellX, cellY}) != Terrain::Void) continue;
            bool nextToFloor = false;
            for (int near = 0; near < 9; ++near) {
                const grid::Point p{cellX + near % 3 - 1, cellY + near / 3 - 1};
                nextToFloor |= cells.contains(p) && cells.at(p) == Terrain::Floor;
            }
            if (nextToFloor) cells.at({cellX, cellY}) = Terrain::Wall;
        }
    }
    // The first inner row keeps its floor, so that a door can open there.
    for (int cellY = 2; cellY < size.height; ++cellY) {
        for (int cellX = 0; cellX < size.width; ++cellX) {
            if (cells.at({cellX, cellY}) != Terrain::Floor || !random.chance(20)) continue;
            cells.at({cellX, cellY}) = static_cast<Terrain>(random.between(1, 15));
        }
    }
    return cells;
}

std::vector<level::Symmetry> randomSymmetries(Stream& random) {
    std::array<level::Symmetry, 8> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {static_cast<int>(i % 4), i >= 4};
    if (random.chance(40)) random.shuffle(std::span<level::Symmetry>(all));
    return {all.begin(), all.begin() + random.between(1, 8)};
}

}  // namespace

std::string randomText(Stream& random, bool lines) {
    static constexpr std::array<std::string_view, 16> kPieces{
        "a", "The hall", " ",  "\"",     "\\", "/", "é",  "日本",
        "🜂", "'",        "{}", "\u2028", "0",  ":", ", ", "Zoë"};
    std::string text;
    for (int i = random.between(1, 12); i > 0; --i) {
        if (lines && random.chance(15)) {
            text += random.chance(50) ? '\n' : '\t';
        } else {
            text += pick(random, kPieces);
        }
    }
    return text;
}

std::vector<grid::Point> doorPlaces(const level::Room& room) {
    const auto at = [&](grid::Point p) {
        return room.cells.contains(p) ? room.cells.at(p) : Terrain::Void;
    };
    std::vector<grid::Point> places;
    for (int y = 0; y < room.cells.height(); ++y) {
        for (int x = 0; x < room.cells.width(); ++x) {
            if (at({x, y}) != Terrain::Wall) continue;
            for (const auto& [dx, dy] : {std::pair{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                if (at({x + dx, y + dy}) != Terrain::Void) continue;
                if (!level::isWalkable(at({x - dx, y - dy}))) continue;
                places.push_back({x, y});
                break;
            }
        }
    }
    return places;
}

level::Level randomLevel(Stream& random, std::string id) {
    level::Level level;
    level.id = std::move(id);
    if (random.chance(50)) level.tab = randomText(random, false);
    level.title = randomText(random, false);
    if (random.chance(50)) level.notes = randomText(random, true);
    level.ruleset = random.chance(50) ? level::Ruleset::Temple : level::Ruleset::Descent;
    if (random.chance(30)) level.sight = level::Sight::Shadows;
    level.objectives = randomObjectives(random);
    level.size = {random.between(1, 24), random.between(1, 16)};
    if (random.chance(70)) level.paint = randomPaint(random, level.size);
    level.objects = randomObjects(random, level.size);
    level.trajectories = randomTrajectories(random, level.size);
    level.recipe = randomRecipe(random, level.paint.has_value());
    level.promises = randomPromises(random);
    level.more = randomMore(random);
    level.properties = randomProperties(random, level.size);
    // Distinct seeds of all magnitudes.
    for (std::uint32_t i = random.below(4); i > 0; --i)
        level.favourites.seeds.push_back((std::uint64_t{random.below(1000)} << (20 * i)) + i);
    level.lesson = randomLesson(random);
    if (random.chance(40)) level.numbers = static_cast<level::Numbers>(random.below(3));
    if (random.chance(30)) level.origin = {random.between(-40, 40), random.between(-9, 9)};
    return level;
}

level::Campaign randomCampaign(Stream& random, const std::vector<std::string>& levels) {
    using level::CampaignNode;
    level::Campaign campaign;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        CampaignNode node;
        node.id = levels[i];
        node.level = levels[i];
        if (random.chance(10)) {
            node.level.clear();
            node.descendTo = randomNumber(random, 1, level::kMaxDepth);
        }
        node.at = {randomNumber(random, 0, CampaignNode::kMaxSide - 1),
                   randomNumber(random, 0, CampaignNode::kMaxSide - 1)};
        node.isStart = random.chance(30);
        for (const std::string& other : levels) {
            if (random.chance(30)) node.needs.push_back(other);
        }
        if (random.chance(20)) node.needs.push_back("nowhere");
        random.shuffle(std::span<std::string>(node.needs));
        node.enough = random.between(0, 3);
        node.texts = randomTexts(random);
        for (int language = random.between(0, 2); language > 0; --language) {
            level::CampaignTexts texts = randomTexts(random);
            texts.more = randomMore(random);
            if (!texts.isEmpty()) node.translations[std::string(pick(random, kLanguages))] = texts;
        }
        node.more = randomMore(random);
        campaign.nodes.push_back(std::move(node));
    }
    campaign.more = randomMore(random);
    return campaign;
}

/// Gives a descent rewards and a last floor.
void giveAnEnd(Stream& random, level::DescentTables& tables) {
    using Tables = level::DescentTables;
    for (int* hp : {&tables.depthHeal, &tables.clearHeal, &tables.clearGain})
        *hp = randomNumber(random, 0, Tables::kMaxStat);
    tables.lastFloor = randomNumber(random, 0, level::kMaxDepth - 1);
}

level::DescentTables randomTables(Stream& random) {
    using Tables = level::DescentTables;
    Tables tables;
    const auto redraw = [&](int& number, int least, int most) {
        if (random.chance(30)) number = randomNumber(random, least, most);
    };
    const auto redrawMonster = [&](level::Monster& monster) {
        redraw(monster.hp, 1, Tables::kMaxStat);
        redraw(monster.attack, 0, Tables::kMaxStat);
        redraw(monster.minDepth, 1, level::kMaxDepth);
    };
    if (random.chance(40)) return tables;
    if (random.chance(50)) {
        for (level::Monster& monster : tables.monsters) {
            redrawMonster(monster);
            redraw(monster.weight, 1, Tables::kMaxWeight);
        }
        tables.monsters[random.below(5)].minDepth = 1;
    }
    if (random.chance(50)) redrawMonster(tables.boss);
    for (int* percent : {&tables.bossChance, &tables.fountainChance, &tables.itemChance,
                         &tables.secondItemChance, &tables.wandChance, &tables.potionChance})
        redraw(*percent, 0, 100);
    for (int* stat : {&tables.heroAttack, &tables.potionHeal, &tables.potionSpread,
                      &tables.weaponBonus, &tables.weaponSpread, &tables.wandDamage})
        redraw(*stat, 0, Tables::kMaxStat);
    for (int* charges : {&tables.wandCharges, &tables.wandChargeSpread})
        redraw(*charges, 0, Tables::kMaxCharges);
    redraw(tables.heroHp, 1, Tables::kMaxStat);
    redraw(tables.wandRange, 1, 99);
    redraw(tables.wandMinDepth, 1, level::kMaxDepth);
    return tables;
}

level::Descent randomDescent(Stream& random, const std::vector<std::string>& floors) {
    level::Descent descent;
    descent.tables = randomTables(random);
    if (!floors.empty()) {
        int depth = 0;
        for (int i = random.between(0, 4); i > 0; --i) {
            depth += random.between(1, 200'000);
            descent.floors.push_back(
                {depth, floors[random.below(static_cast<std::uint32_t>(floors.size()))]});
        }
        for (int i = random.between(0, 2); i > 0; --i) {
            level::FloorRange range;
            range.from = random.between(1, 50);
            if (random.chance(70)) range.to = random.between(range.from, 90);
            range.level = floors[random.below(static_cast<std::uint32_t>(floors.size()))];
            range.weight = random.between(1, 9'999);
            range.growth = random.between(0, level::FloorRange::kMaxGrowth);
            descent.ranges.push_back(std::move(range));
        }
        if (random.chance(50)) descent.otherFloors = floors.back();
    }
    descent.more = randomMore(random);
    return descent;
}

level::Room randomRoom(Stream& random, std::string id) {
    level::Room room;
    room.id = std::move(id);
    room.title = randomText(random, false);
    room.cells = randomRoomCells(random);
    for (grid::Point p : doorPlaces(room)) {
        if (random.chance(20)) room.entrances.push_back(p);
        if (random.chance(10)) level::setEntranceTag(room, p, 't' + randomText(random, false));
    }
    room.objects = randomObjects(random, room.cells.size());
    for (int i = random.between(0, 3); i > 0; --i)
        room.tags.push_back(randomText(random, false));
    room.weight = randomNumber(random, 0, 1000);
    room.min = randomNumber(random, 0, 1000);
    room.max = randomNumber(random, room.min, 1000);
    if (random.chance(40)) {
        room.minDepth = randomNumber(random, 1, 1'000'000);
        room.maxDepth = randomNumber(random, room.minDepth, 1'000'000);
    }
    room.symmetries = randomSymmetries(random);
    room.more = randomMore(random);
    room.properties = randomProperties(random, room.cells.size());
    return room;
}

level::Stamp randomStamp(Stream& random) {
    edit::Fragment fragment = randomFragment(random);
    // Duplicate ids would be a problem of the design.
    for (std::size_t i = 0; i < fragment.objects.size(); ++i)
        fragment.objects[i].id = randomId(random, static_cast<int>(i));
    for (std::size_t i = 0; i < fragment.trajectories.size(); ++i)
        fragment.trajectories[i].id = randomId(random, static_cast<int>(i));
    if (random.chance(30)) {
        const grid::Point p = randomCell(random, fragment.paint.size());
        fragment.kept.cells.set(p, level::KeptCell(level::Cell(Terrain::Floor)));
        if (random.chance(50)) fragment.kept.more = randomMore(random);
    }
    level::Stamp stamp = edit::stampOf(fragment, "Stamp " + randomText(random, false));
    stamp.more = randomMore(random);
    return stamp;
}

level::OwnKinds randomOwnKinds(Stream& random) {
    level::OwnKinds kinds;
    if (random.chance(50)) return kinds;
    for (int i = random.between(1, 4); i > 0; --i) {
        level::OwnKind kind;
        kind.id = randomId(random, i);
        if (random.chance(70)) kind.title = randomText(random, false);
        kind.letter = static_cast<char>(random.between('!', '~'));
        if (random.chance(50)) kind.sprite = random.chance(50) ? "cabinet" : "not-a-drawing";
        if (random.chance(50)) kind.colour.rgba = random.below(0xffffffffU);
        kind.places = static_cast<level::OwnPlaces>(random.between(1, 63));
        kind.properties = randomProperties(random, {});
        kind.more = randomMore(random);
        kinds.push_back(std::move(kind));
    }
    return kinds;
}

/// Adds some terrains of the pack's own, and levels, rooms and stamps that show them.
void giveOwnTerrains(Stream& random, level::Pack& pack) {
    if (random.chance(50)) return;
    level::OwnTerrains terrains;
    for (int i = random.between(1, 5); i > 0; --i) {
        level::OwnTerrain terrain;
        terrain.id = randomId(random, i);
        if (random.chance(70)) terrain.title = randomText(random, false);
        terrain.character =
            level::freeCharacter(terrains, static_cast<char>(random.between('!', '~')));
        // Numbers need not be indices in the list.
        terrain.terrain = static_cast<Terrain>(static_cast<int>(level::kFirstOwnTerrain) + 6 * i +
                                               random.between(0, 1));
        terrain.walkable = random.chance(60);
        terrain.opaque = random.chance(30);
        terrain.liquid = random.chance(30);
        terrain.effect = static_cast<level::Effect>(random.between(0, 3));
        if (random.chance(50)) terrain.colour.rgba = random.below(0xffffffffU);
        if (random.chance(50)) terrain.sprite = random.chance(50) ? "cabinet" : "not-a-drawing";
        terrain.more = randomMore(random);
        terrains.push_back(std::move(terrain));
    }
    pack.terrains = level::TerrainTable(terrains);
    const auto one = [&] {
        return terrains[static_cast<std::size_t>(
                            random.between(0, static_cast<int>(terrains.size()) - 1))]
            .terrain;
    };
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        level::Level& level = pack.levels[i];
        if (level.paint) level.paint->at(randomCell(random, level.size)) = level::painted(one());
    }
    // Rooms must stay closed.
    for (level::Room& room : pack.rooms.edit()) {
        Terrain& cell = room.cells.at(randomCell(random, room.cells.size()));
        const Terrain terrain = one();
        if (cell == Terrain::Floor && pack.terrains.isWalkable(terrain)) cell = terrain;
    }
    pack.resolveTerrains();
}

level::Pack randomPack(std::uint64_t seed) {
    Stream random(seed);
    level::Pack pack;
    pack.id = randomId(random, 0);
    pack.title = randomText(random, false);
    if (random.chance(60)) pack.description = randomText(random, true);
    for (int i = random.between(0, 4); i > 0; --i)
        pack.levels.push_back(randomLevel(random, randomId(random, i)));
    for (int i = random.between(0, 3); i > 0; --i)
        pack.rooms.push_back(randomRoom(random, randomId(random, i)));
    pack.more = randomMore(random);
    pack.properties = randomProperties(random, {});
    pack.ownKinds = randomOwnKinds(random);
    for (int i = random.between(0, 3); i > 0; --i)
        pack.tabs.push_back(randomText(random, false) + std::to_string(i));
    std::vector<std::string> levels;
    for (const level::Level& level : pack.levels)
        levels.push_back(level.id);
    if (random.chance(60)) pack.campaign = randomCampaign(random, levels);
    std::vector<std::string> floors;
    for (const level::Level& level : pack.levels) {
        if (level.ruleset == level::Ruleset::Descent) floors.push_back(level.id);
    }
    if (random.chance(60)) pack.descent = randomDescent(random, floors);
    for (int i = random.chance(40) ? random.between(1, 3) : 0; i > 0; --i)
        pack.stamps.push_back(randomStamp(random));
    pack.tileMappings = randomTileMappings(random);
    giveNamedRecipes(random, pack);
    giveOwnTerrains(random, pack);
    pack.promises = randomPromises(random);
    pack.resolvePromises();
    if (random.chance(30)) {
        level::PackTexts texts{randomText(random, false), randomText(random, true),
                               randomMore(random)};
        pack.translations.emplace(pick(random, kLanguages), std::move(texts));
    }
    if (random.chance(30)) giveAnEnd(random, pack.descent.tables);
    return pack;
}

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
#include "tests/support/golden/golden_levels.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "core/generate/generate.h"
#include "core/generate/mazes/parameters.h"
#include "core/grid/hash.h"
#include "core/level/map_json.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"

namespace mazeloom::testing {

namespace {

constexpr std::array<std::uint64_t, 3> kSeeds{0, 1, 0xffff'ffff'ffff'ffff};
constexpr std::array kDepths{1, 2, 5, 9, 40};
constexpr std::array<grid::Size, 5> kSizes{{{5, 4}, {24, 24}, {65, 65}, {80, 50}, {301, 201}}};

struct Case {
    std::string name;
    level::Level level;
    std::vector<level::Room> rooms;
    /// Whether the hash covers everything that a game reads, not only what the text format shows.
    bool isWhole = false;
    int depth = 1;  ///< of a descent's floor
};

level::Level builtIn(const char* recipe, grid::Size size, level::Ruleset ruleset) {
    level::Level level = solid(size, {}, ruleset);
    level.recipe = generate::findBuiltInRecipe(recipe)->recipe;
    return level;
}

level::Level paintedTemple(const Rows& rows) {
    level::Level level = painted(rows, {});
    level.recipe = generate::findBuiltInRecipe("temple")->recipe;
    return level;
}

level::Level withDangers(level::Level temple) {
    auto& stages = temple.recipe.stages;
    const auto traps = std::ranges::find(stages, "traps", &level::RecipeStage::stage);
    std::vector<level::RecipeStage> dangers;
    for (const char* stage : {"bugs", "lasers", "hearts", "supplies", "water"})
        dangers.push_back({stage, true, {}});
    stages.insert(traps, dangers.begin(), dangers.end());
    return temple;
}

/// Floor with a lake, a wall with a gap, painted coins and traps, an exit and a heart.
Rows courtyard(grid::Size size) {
    Rows rows(static_cast<std::size_t>(size.height),
              std::string(static_cast<std::size_t>(size.width), '.'));
    const auto width = static_cast<std::size_t>(size.width);
    const std::size_t height = rows.size();
    for (std::size_t y = 0; y + 1 < height; ++y)
        rows[y][width / 2] = '#';
    for (std::size_t y = height / 4; y < height / 2; ++y)
        rows[y].replace(0, width / 4, width / 4, '~');
    rows[0][width - 1] = 'E';
    rows[height - 1][0] = 'h';
    rows[height - 1][width - 1] = '$';
    rows[0][1] = '!';
    rows[1][0] = 'x';
    rows[0][0] = '@';
    return rows;
}

level::Room lair() {
    level::Room room;
    room.id = "lair";
    room.cells = grid::Grid<level::Terrain>({7, 5}, level::Terrain::Wall);
    for (int y = 1; y < 4; ++y) {
        for (int x = 1; x < 6; ++x)
            room.cells.at({x, y}) = level::Terrain::Floor;
    }
    room.cells.at({2, 2}) = level::Terrain::Column;
    room.entrances = {{3, 0}, {6, 2}};
    room.min = 1;
    room.max = 2;
    room.symmetries = {{0, false}, {1, false}, {2, true}};
    return room;
}

/// Returns a floor from every kind of stage: handcrafted rooms, furniture, monsters and items.
level::Level furnishedFloor(grid::Size size) {
    return solid(size, {"handcrafted-rooms", "rooms", "maze", "doors", "unite", "dead-ends",
                        "furnish", "stairs", "boss", "fountains", "monsters", "items"});
}

/// Adds levels of each maze algorithm: in the stage `maze` with several parameters, and in
/// `hidden-maze`.
void addMazes(std::vector<Case>& all) {
    for (const std::string_view id : generate::mazes::kAlgorithmIds) {
        const std::string algorithm(id);
        level::Level rock = solid({65, 65}, {"maze"});
        rock = with(rock, "maze", "algorithm", algorithm);
        all.push_back({"maze-" + algorithm + "-step-1", rock, {}});
        rock = with(rock, "maze", "step", std::int64_t{2});
        all.push_back({"maze-" + algorithm, rock, {}});
        rock = with(rock, "maze", "winding", std::int64_t{30});
        rock = with(rock, "maze", "groups", std::int64_t{5});
        rock = with(rock, "maze", "pick", std::string("newest-or-any"));
        all.push_back({"maze-" + algorithm + "-varied", rock, {}});
        all.push_back(
            {"hidden-maze-" + algorithm,
             with(paintedTemple(courtyard({80, 50})), "hidden-maze", "algorithm", algorithm),
             {}});
    }
}

std::vector<Case> cases() {
    using level::Ruleset;
    std::vector<Case> all;
    for (const grid::Size size : kSizes) {
        const level::Level temple = builtIn("temple", size, Ruleset::Temple);
        all.push_back({"temple-painted", paintedTemple(courtyard(size)), {}});
        all.push_back(
            {"temple-step-1",
             with(with(paintedTemple(courtyard(size)), "hidden-maze", "step", std::int64_t{1}),
                  "hidden-maze", "algorithm", std::string("backtracker")),
             {}});
        for (const char* source : {"blob", "caves", "rooms-and-maze"}) {
            all.push_back({std::string("temple-") + source,
                           with(temple, "shape", "source", std::string(source)),
                           {}});
            all.push_back({std::string("temple-dangers-") + source,
                           with(withDangers(temple), "shape", "source", std::string(source)),
                           {},
                           true});
        }
        if (size.width < 100) {
            for (const char* mode : {"all", "near", "visited"}) {
                level::Level known = with(temple, "shape", "source", std::string("caves"));
                known.objectives.coins = level::Objectives::kAllCoins;
                known.recipe.stages.push_back({"deducible", true, {{"mode", std::string(mode)}}});
                all.push_back({std::string("deducible-") + mode, known, {}});
            }
        }
        const level::Level dungeon = builtIn("rooms-and-maze", size, Ruleset::Descent);
        all.push_back({"rooms-and-maze", dungeon, {}});
        level::Level varied = with(dungeon, "maze", "winding", std::int64_t{40});
        for (const char* shape : {"cross", "l", "octagon", "cave"}) {
            varied = with(varied, "rooms", shape, std::int64_t{1});
        }
        varied = with(varied, "unite", "loops", std::int64_t{2});
        all.push_back({"rooms-and-maze-varied", varied, {}});
        if (size.width >= 24) all.push_back({"rooms-and-maze-lair", dungeon, {lair()}});
        all.push_back(
            {"rooms-and-corridors", builtIn("rooms-and-corridors", size, Ruleset::Descent), {}});
        if (size.width < 24) continue;
        level::Room link = lair();
        link.tags = {"lair"};
        link.max = 9;
        all.push_back({"vault-chain",
                       with(solid(size, {"vault-chain"}), "vault-chain", "grammar",
                            std::string("lair+ lair")),
                       {link}});
        for (const char* layout : {"accretion", "caves", "bsp", "districts"})
            all.push_back({layout, solid(size, {"handcrafted-rooms", layout}), {lair()}});
        all.push_back(
            {"light", solid(size, {"rooms", "maze", "unite", "furnish", "light"}), {}, true});
        for (const char* regions : {"rooms", "zones", "patches", "districts"}) {
            level::Level themed = solid(
                size, {"districts", "themes", "furnish", "light", "stairs", "monsters", "items"});
            all.push_back({std::string("themes-") + regions,
                           with(themed, "themes", "regions", std::string(regions)),
                           {},
                           true});
        }
        for (const char* kind : {"water", "lava", "chasm", "ice"}) {
            level::Level wet = solid(size, {"rooms", "maze", "doors", "unite", "lakes"});
            wet = with(wet, "lakes", "shore", std::string("grass"));
            all.push_back(
                {std::string("lakes-") + kind, with(wet, "lakes", "kind", std::string(kind)), {}});
        }
        all.push_back(
            {"locks",
             solid(size, {"rooms", "maze", "doors", "dead-ends", "unite", "stairs", "locks"}),
             {}});
        all.push_back({"secrets",
                       solid(size, {"accretion", "stairs", "locks", "secret-doors", "rewards"}),
                       {},
                       true});
        all.push_back({"locks-accretion", solid(size, {"accretion", "stairs", "locks"}), {}});
    }
    addMazes(all);
    for (const int depth : kDepths) {
        // Generated like a descent's floors for which the pack defines no level.
        const level::Level floor = builtIn("rooms-and-corridors", {30, 18}, Ruleset::Descent);
        all.push_back({"floor-at-" + std::to_string(depth), floor, {}, true, depth});
        all.push_back({"furnished-floor-at-" + std::to_string(depth),
                       furnishedFloor({49, 35}),
                       {lair()},
                       true,
                       depth});
    }
    return all;
}

std::uint64_t hashOf(const Case& one, const level::Map& map, std::uint64_t seed) {
    if (!one.isWhole) return level::hash(map);
    grid::Hash hash;
    hash.add(jsonOfOld(map, one.level, one.rooms, seed));
    return hash.value();
}

std::string inHex(std::uint64_t number) {
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i > 0; --i, number >>= 4)
        digits[i - 1] = "0123456789abcdef"[number & 15];
    return digits;
}

}  // namespace

std::string jsonOfOld(const level::Map& map, const level::Level& level,
                      std::span<const level::Room> rooms, std::uint64_t seed) {
    std::ostringstream out;
    level::writeJson(out, map, level, rooms, seed);
    std::string text = out.str();
    const std::string number = std::to_string(seed);
    const std::string said = "\"seed\":\"" + number + '"';
    const std::size_t at = text.find(said);
    if (at != std::string::npos) text.replace(at, said.size(), "\"seed\":" + number);
    return text;
}

std::vector<std::string> goldenLines() {
    std::vector<std::string> lines;
    for (const Case& one : cases()) {
        for (const std::uint64_t seed : kSeeds) {
            generate::Options options;
            options.floor.depth = one.depth;
            const auto generated = generate::generate(one.level, one.rooms, seed, options);
            lines.push_back(one.name + ' ' + std::to_string(one.level.size.width) + ' ' +
                            std::to_string(one.level.size.height) + ' ' + std::to_string(seed) +
                            ' ' +
                            (generated ? inHex(hashOf(one, generated->map, seed)) : "refused"));
        }
    }
    return lines;
}

std::uint64_t goldenStream() {
    random::Stream random = random::stageStream(7, "rooms", 1);
    grid::Hash hash;
    for (int i = 0; i < 1000; ++i) {
        hash.add(std::uint64_t{random.bits()});
        hash.add(std::uint64_t{random.below(1 + static_cast<std::uint32_t>(i))});
        hash.add(std::uint64_t{random.chance(50)});
    }
    return hash.value();
}

}  // namespace mazeloom::testing

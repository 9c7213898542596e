// SPDX-License-Identifier: MIT
// The same seed gives the same bytes on every compiler and processor, and goes on doing so: the
// hashes of what the built-in recipes make, floors of a descent at several depths among it, are
// pinned in tests/data/golden.txt. A change of a stage's draws changes them (see golden.h).
#include <algorithm>
#include <array>
#include <sstream>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/mazes/parameters.h"
#include "core/grid/hash.h"
#include "core/level/map_json.h"
#include "tests/support/golden.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"

using namespace mazeloom;

class TestGolden : public QObject {
    Q_OBJECT

  private slots:
    void streamsAreThoseOfEveryMachine();
    void levelsAreThoseOfEveryMachine();
};

namespace {

constexpr std::array<std::uint64_t, 3> kSeeds{0, 1, 0xffff'ffff'ffff'ffff};
constexpr std::array kDepths{1, 2, 5, 9, 40};
constexpr std::array<grid::Size, 5> kSizes{{{5, 4}, {24, 24}, {65, 65}, {80, 50}, {301, 201}}};

struct Case {
    QString name;
    level::Level level;
    std::vector<level::Room> rooms;
    /// Whether all that a game is told counts, and not only what the text format shows.
    bool isWhole = false;
    int depth = 1;  ///< of a floor
};

level::Level builtIn(const char* recipe, grid::Size size, level::Ruleset ruleset) {
    level::Level level = testing::solid(size, {}, ruleset);
    level.recipe = generate::findBuiltInRecipe(recipe)->recipe;
    return level;
}

level::Level paintedTemple(const testing::Rows& rows) {
    level::Level level = testing::painted(rows, {});
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
testing::Rows courtyard(grid::Size size) {
    testing::Rows rows(static_cast<std::size_t>(size.height),
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

/// A floor with whatever stages can make one: rooms drawn by hand, furniture, all who live there.
level::Level furnishedFloor(grid::Size size) {
    return testing::solid(
        size, {"handcrafted-rooms", "rooms", "maze", "doors", "unite", "dead-ends", "furnish",
               "stairs", "boss", "fountains", "monsters", "items"});
}

/// Each algorithm in both stages, with what only some of them know.
void addMazes(std::vector<Case>& all) {
    for (const std::string_view id : generate::mazes::kAlgorithmIds) {
        const std::string algorithm(id);
        const auto name = QString::fromStdString(algorithm);
        level::Level rock = testing::solid({65, 65}, {"maze"});
        rock = testing::with(rock, "maze", "algorithm", algorithm);
        all.push_back({"maze-" + name + "-step-1", rock, {}});
        rock = testing::with(rock, "maze", "step", std::int64_t{2});
        all.push_back({"maze-" + name, rock, {}});
        rock = testing::with(rock, "maze", "winding", std::int64_t{30});
        rock = testing::with(rock, "maze", "groups", std::int64_t{5});
        rock = testing::with(rock, "maze", "pick", std::string("newest-or-any"));
        all.push_back({"maze-" + name + "-varied", rock, {}});
        all.push_back({"hidden-maze-" + name,
                       testing::with(paintedTemple(courtyard({80, 50})), "hidden-maze", "algorithm",
                                     algorithm),
                       {}});
    }
}

std::vector<Case> cases() {
    using level::Ruleset;
    std::vector<Case> all;
    for (const grid::Size size : kSizes) {
        const level::Level temple = builtIn("temple", size, Ruleset::Temple);
        all.push_back({"temple-painted", paintedTemple(courtyard(size)), {}});
        all.push_back({"temple-step-1",
                       testing::with(testing::with(paintedTemple(courtyard(size)), "hidden-maze",
                                                   "step", std::int64_t{1}),
                                     "hidden-maze", "algorithm", std::string("backtracker")),
                       {}});
        for (const char* source : {"blob", "caves", "rooms-and-maze"}) {
            all.push_back({QString("temple-") + source,
                           testing::with(temple, "shape", "source", std::string(source)),
                           {}});
            all.push_back(
                {QString("temple-dangers-") + source,
                 testing::with(withDangers(temple), "shape", "source", std::string(source)),
                 {},
                 true});
        }
        if (size.width < 100) {
            for (const char* mode : {"all", "near", "visited"}) {
                level::Level known = testing::with(temple, "shape", "source", std::string("caves"));
                known.objectives.coins = level::Objectives::kAllCoins;
                known.recipe.stages.push_back({"deducible", true, {{"mode", std::string(mode)}}});
                all.push_back({QString("deducible-") + mode, known, {}});
            }
        }
        const level::Level dungeon = builtIn("rooms-and-maze", size, Ruleset::Descent);
        all.push_back({"rooms-and-maze", dungeon, {}});
        level::Level varied = testing::with(dungeon, "maze", "winding", std::int64_t{40});
        for (const char* shape : {"cross", "l", "octagon", "cave"}) {
            varied = testing::with(varied, "rooms", shape, std::int64_t{1});
        }
        varied = testing::with(varied, "unite", "loops", std::int64_t{2});
        all.push_back({"rooms-and-maze-varied", varied, {}});
        if (size.width >= 24) all.push_back({"rooms-and-maze-lair", dungeon, {lair()}});
        all.push_back(
            {"rooms-and-corridors", builtIn("rooms-and-corridors", size, Ruleset::Descent), {}});
        if (size.width < 24) continue;
        level::Room link = lair();
        link.tags = {"lair"};
        link.max = 9;
        all.push_back({"vault-chain",
                       testing::with(testing::solid(size, {"vault-chain"}), "vault-chain",
                                     "grammar", std::string("lair+ lair")),
                       {link}});
        for (const char* layout : {"accretion", "caves", "bsp", "districts"})
            all.push_back({layout, testing::solid(size, {"handcrafted-rooms", layout}), {lair()}});
        all.push_back({"light",
                       testing::solid(size, {"rooms", "maze", "unite", "furnish", "light"}),
                       {},
                       true});
        for (const char* regions : {"rooms", "zones", "patches", "districts"}) {
            level::Level themed = testing::solid(
                size, {"districts", "themes", "furnish", "light", "stairs", "monsters", "items"});
            all.push_back({QString("themes-") + regions,
                           testing::with(themed, "themes", "regions", std::string(regions)),
                           {},
                           true});
        }
        for (const char* kind : {"water", "lava", "chasm", "ice"}) {
            level::Level wet = testing::solid(size, {"rooms", "maze", "doors", "unite", "lakes"});
            wet = testing::with(wet, "lakes", "shore", std::string("grass"));
            all.push_back({QString("lakes-") + kind,
                           testing::with(wet, "lakes", "kind", std::string(kind)),
                           {}});
        }
        all.push_back({"locks",
                       testing::solid(size, {"rooms", "maze", "doors", "dead-ends", "unite",
                                             "stairs", "locks"}),
                       {}});
        all.push_back(
            {"secrets",
             testing::solid(size, {"accretion", "stairs", "locks", "secret-doors", "rewards"}),
             {},
             true});
        all.push_back(
            {"locks-accretion", testing::solid(size, {"accretion", "stairs", "locks"}), {}});
    }
    addMazes(all);
    for (const int depth : kDepths) {
        // As the descent's other floors are where the pack says nothing of them.
        const level::Level floor = builtIn("rooms-and-corridors", {30, 18}, Ruleset::Descent);
        all.push_back({QString("floor-at-%1").arg(depth), floor, {}, true, depth});
        all.push_back({QString("furnished-floor-at-%1").arg(depth),
                       furnishedFloor({49, 35}),
                       {lair()},
                       true,
                       depth});
    }
    return all;
}

std::uint64_t hashOf(const Case& one, const level::Map& map, std::uint64_t seed) {
    if (!one.isWhole) return level::hash(map);
    std::ostringstream json;
    level::writeJson(json, map, one.level, one.rooms, seed);
    grid::Hash hash;
    hash.add(json.str());
    return hash.value();
}

/// "name width height seed hash", a line per level.
QStringList generatedLines() {
    QStringList lines;
    for (const Case& one : cases()) {
        for (std::uint64_t seed : kSeeds) {
            generate::Options options;
            options.floor.depth = one.depth;
            const auto generated = generate::generate(one.level, one.rooms, seed, options);
            const QString result =
                generated ? QString("%1").arg(hashOf(one, generated->map, seed), 16, 16, QChar('0'))
                          : QString("refused");
            lines += QString("%1 %2 %3 %4 %5")
                         .arg(one.name)
                         .arg(one.level.size.width)
                         .arg(one.level.size.height)
                         .arg(seed)
                         .arg(result);
        }
    }
    return lines;
}

}  // namespace

void TestGolden::streamsAreThoseOfEveryMachine() {
    random::Stream random = random::stageStream(7, "rooms", 1);
    grid::Hash hash;
    for (int i = 0; i < 1000; ++i) {
        hash.add(std::uint64_t{random.bits()});
        hash.add(std::uint64_t{random.below(1 + static_cast<std::uint32_t>(i))});
        hash.add(std::uint64_t{random.chance(50)});
    }
    QCOMPARE(hash.value(), std::uint64_t{2836272302323073552});
}

void TestGolden::levelsAreThoseOfEveryMachine() {
    QCOMPARE(testing::differenceFromGolden("golden.txt", generatedLines()), QString());
}

QTEST_APPLESS_MAIN(TestGolden)
#include "tst_golden.moc"

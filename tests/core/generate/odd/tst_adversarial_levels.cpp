// SPDX-License-Identifier: MIT
// Levels that no stage was designed for, each with a handwritten expected result: properties of the
// map, or the failing stage and words of its message.
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/soundness.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_adversarial_levels {

using grid::Point;
using level::Terrain;
namespace rewriting = level::rewriting;

class TestAdversarialLevels : public QObject {
    Q_OBJECT

  private slots:
    void layoutsInOddShapes_data();
    void layoutsInOddShapes();
    void becomeWhatIsSaid_data();
    void becomeWhatIsSaid();
};

namespace {

using Rows = std::vector<std::string>;
using Stages = std::vector<std::string>;

struct Shape {
    const char* name;
    Rows rows;  ///< '#' is rock, ' ' is void
    bool canBeOpened;
};

std::string bar(int count, char glyph) {
    return std::string(static_cast<std::size_t>(count), glyph);
}

Rows filled(int width, int height) {
    return Rows(static_cast<std::size_t>(height), bar(width, '#'));
}

/// Returns rock with a rectangle of void in it.
Rows holed(Rows rows, grid::Rect hole) {
    for (int y = hole.y; y <= hole.bottom(); ++y) {
        for (int x = hole.x; x <= hole.right(); ++x)
            rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = ' ';
    }
    return rows;
}

std::vector<Shape> shapes() {
    Rows comb(21, bar(29, ' '));
    for (int x = 0; x < 29; ++x) {
        for (int y = 0; y < 21; ++y) {
            if (y < 5 || x % 8 < 5)
                comb[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = '#';
        }
    }
    Rows sieve = filled(31, 31);
    for (int y = 5; y < 30; y += 6) {
        for (int x = 5; x < 30; x += 6)
            sieve[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = ' ';
    }
    Rows staircase(20, bar(20, ' '));
    for (int y = 0; y < 20; ++y) {
        for (int x = 0; x < 20; ++x) {
            if (std::abs(x - y) < 4)
                staircase[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = '#';
        }
    }
    Rows islands = holed(filled(29, 13), {13, 0, 3, 13});
    islands[6] = bar(29, '#');
    Rows bridged = holed(holed(filled(29, 13), {13, 0, 3, 5}), {13, 8, 3, 5});
    return {
        {"a snake one cell wide",
         {"#########", "        #", "#########", "#        ", "#########"},
         false},
        {"one row", {bar(40, '#')}, false},
        {"one column", Rows(40, "#"), false},
        {"two rows", filled(40, 2), false},
        {"three rows", filled(40, 3), true},
        {"one cell", {"#"}, false},
        {"three by three", filled(3, 3), true},
        {"four by four", filled(4, 4), true},
        {"five by five", filled(5, 5), true},
        {"only void", Rows(9, bar(9, ' ')), false},
        {"a comb", comb, true},
        {"a ring", holed(filled(25, 19), {5, 5, 15, 9}), true},
        {"a ring that holds one cell's width", holed(filled(25, 19), {3, 3, 19, 13}), true},
        {"a sieve", sieve, true},
        {"a staircase", staircase, true},
        {"islands that one cell joins, which cannot be opened", islands, true},
        {"islands that one openable row joins", bridged, true},
        {"thin rock round a thin hole", holed(filled(9, 9), {2, 2, 5, 5}), false},
        {"a long slot", filled(200, 5), true},
    };
}

level::Level levelOf(const Rows& rows, const Stages& stages,
                     level::Ruleset ruleset = level::Ruleset::Descent) {
    level::Level level = testing::painted(rows, {});
    level.ruleset = ruleset;
    for (const std::string& stage : stages)
        level.recipe.stages.push_back({stage, true, {}});
    return level;
}

const std::vector<Stages>& layouts() {
    static const std::vector<Stages> all{
        {"rooms", "maze", "doors", "dead-ends", "unite", "lakes", "furnish"},
        {"accretion", "lakes", "themes", "furnish"},
        {"caves", "lakes", "themes", "light"},
        {"bsp", "themes", "furnish", "light"},
        {"districts", "themes", "furnish"},
        {"corridors", "dead-ends", "unite", "furnish"},
        {"maze", "unite", "lakes"},
    };
    return all;
}

/// Whether the text contains a word of advice.
bool saysWhatToChange(const std::string& text) {
    for (const char* word : {"make", "put", "raise", "lower", "let ", "move", "remove", "look at",
                             "give", "paint", "take", "allow", "change", "write", "open", "choose",
                             "set", "needs at least", "needs a level of at least"}) {
        if (text.find(word) != std::string::npos) return true;
    }
    return false;
}

std::string failureOf(const Problem& problem) {
    if (problem.recipeStage < 0) return "names no stage: " + problem.describe();
    if (!saysWhatToChange(problem.text)) return "gives no advice: " + problem.describe();
    return {};
}

void verify(const std::string& flaw, std::uint64_t seed) {
    if (QTest::currentTestFailed()) return;
    QVERIFY2(flaw.empty(),
             qPrintable(QString("seed %1: %2").arg(seed).arg(QString::fromStdString(flaw))));
}

}  // namespace

void TestAdversarialLevels::layoutsInOddShapes_data() {
    QTest::addColumn<int>("layout");
    QTest::addColumn<int>("shape");
    const auto all = shapes();
    for (std::size_t layout = 0; layout < layouts().size(); ++layout) {
        for (std::size_t shape = 0; shape < all.size(); ++shape)
            QTest::addRow("%s: %s", layouts()[layout].front().c_str(), all[shape].name)
                << static_cast<int>(layout) << static_cast<int>(shape);
    }
}

/// The result is one connected level inside the shape, or a failure that says what to change. If no
/// cell can be opened, it must be the failure.
void TestAdversarialLevels::layoutsInOddShapes() {
    QFETCH(int, layout);
    QFETCH(int, shape);
    const Shape in = shapes()[static_cast<std::size_t>(shape)];
    const level::Level level = levelOf(in.rows, layouts()[static_cast<std::size_t>(layout)]);
    for (int seed = 0; seed < testing::seeds(20, 4); ++seed) {
        const auto number = static_cast<std::uint64_t>(seed);
        const auto made = generate::generate(level, {}, number);
        if (!made) {
            verify(failureOf(made.error()), number);
            continue;
        }
        verify(testing::flawOf(level, made->map), number);
        verify(testing::countWalkableParts(made->map) <= 1 ? "" : "is in parts", number);
        if (!in.canBeOpened)
            verify(testing::openCells(made->map).empty() ? "" : "opened what cannot be", number);
        for (const Point p : testing::openCells(made->map)) {
            const auto isEdge = [&](Point next) {
                return testing::terrainAt(made->map, next) == Terrain::Void;
            };
            verify(std::ranges::none_of(testing::neighboursOf(p), isEdge) ? "" : "opened its edge",
                   number);
        }
    }
}

namespace {

using Holds = std::function<std::string(const level::Level&, const generate::Generated&)>;

/// A level and its expected result.
struct Case {
    const char* name;
    level::Level level;
    /// words of the failure, starting with the stage's name in parentheses; empty: it must not fail
    Rows fails = {};
    Rows warns = {};  ///< words of an expected warning
    Holds holds = {};
    std::vector<level::Room> rooms = {};
};

level::Level set(level::Level level, const char* stage, const char* parameter,
                 level::ParameterValue value) {
    for (level::RecipeStage& written : level.recipe.stages) {
        if (written.stage == stage) written.parameters[parameter] = value;
    }
    return level;
}
level::Level whole(level::Level level, const char* stage, const char* parameter, int value) {
    return set(std::move(level), stage, parameter, std::int64_t{value});
}
level::Level text(level::Level level, const char* stage, const char* parameter, std::string value) {
    return set(std::move(level), stage, parameter, std::move(value));
}

std::string oneWayThrough(const level::Level&, const generate::Generated& made) {
    return testing::countWalkableParts(made.map) == 1 ? "" : "is not in one part";
}
std::string winnable(const level::Level&, const generate::Generated& made) {
    return testing::hasAWayDown(made.map) ? "" : "has no way down";
}
/// Returns a flaw if a painted cell that is neither rock nor plain floor has changed.
std::string standsAsPainted(const level::Level& level, const generate::Generated& made) {
    for (const Point p : testing::cellsOf(made.map)) {
        const Terrain painted = level::terrainOf(level.paint->at(p));
        if (painted != Terrain::Wall && painted != Terrain::Floor &&
            testing::terrainAt(made.map, p) != painted)
            return "what is painted did not stay";
    }
    return {};
}
std::string unchanged(const level::Level& level, const generate::Generated& made) {
    return made.map.cells == generate::initialMap(level).cells ? "" : "changed";
}
/// Returns a flaw if the walkable cells, connected before generation, are no longer connected.
std::string holdsTogether(const level::Level& level, const generate::Generated& made) {
    if (testing::countWalkableParts(generate::initialMap(level)) != 1)
        return "the test's own level";
    return testing::countWalkableParts(made.map) == 1 ? "" : "was cut";
}
Holds both(Holds one, Holds other) {
    return [=](const level::Level& level, const generate::Generated& made) {
        const std::string flaw = one(level, made);
        return flaw.empty() ? other(level, made) : flaw;
    };
}

rewriting::Node node(rewriting::NodeKind kind, const rewriting::Value& find,
                     const rewriting::Value& put) {
    rewriting::Node node;
    node.kind = kind;
    node.times = rewriting::usualTimes(kind);
    rewriting::Rule rule;
    rule.find = {rewriting::Values(find)};
    rule.put = {put};
    node.rules = {rule};
    return node;
}
level::Level ruled(level::Level level, const rewriting::Program& program) {
    for (level::RecipeStage& stage : level.recipe.stages) {
        if (stage.stage == "rules") stage.program = program;
    }
    return level;
}

level::Level withObject(level::Level level, level::ThingKind kind, Point at) {
    level::Object object;
    object.kind = kind;
    object.at = at;
    level.objects.push_back(object);
    return level;
}

level::Room tagged(const char* id, const Rows& rows, int most = 4) {
    level::Room room = testing::roomOf(id, rows);
    room.tags = {id};
    room.max = most;
    room.symmetries = testing::allSymmetries();
    return room;
}

level::Level ownTerrains(level::Level level, bool walkable, bool opaque, level::Effect effect) {
    level::OwnTerrain swamp;
    swamp.terrain = static_cast<Terrain>(level::kFirstOwnTerrain);
    swamp.id = "swamp";
    swamp.character = 'q';
    swamp.walkable = walkable;
    swamp.opaque = opaque;
    swamp.effect = effect;
    level.terrains = level::TerrainTable(level::OwnTerrains{swamp});
    return level;
}
/// Paints a column of a level's cells between its border rows.
level::Level column(level::Level level, int x, Terrain terrain) {
    for (int y = 1; y < level.size.height - 1; ++y)
        level.paint->at({x, y}) = level::painted(terrain);
    return level;
}

const Rows kHall{"###########", "#.........#", "#.........#", "#.........#", "###########"};
const Rows kSnake{"###############", "#.............#", "#############.#", "#.............#",
                  "#.#############", "#.............#", "###############"};
const Rows kRing{"#############", "#...........#", "#.#########.#", "#.#########.#",
                 "#.#########.#", "#...........#", "#############"};

void addTerrains(std::vector<Case>& cases) {
    const auto moor = [](Terrain terrain) { return column(levelOf(kHall, {"unite"}), 5, terrain); };
    const auto own = static_cast<Terrain>(level::kFirstOwnTerrain);
    cases.push_back({"a number that is no terrain's cuts the level",
                     moor(Terrain(60)),
                     {"(unite)", "paint a way"}});
    cases.push_back({"an own terrain that kills cuts the level",
                     ownTerrains(moor(own), true, false, level::Effect::Kills),
                     {"(unite)", "paint a way"}});
    cases.push_back({"an own terrain that is solid and clear cuts the level",
                     ownTerrains(moor(own), false, false, level::Effect::None),
                     {"(unite)", "paint a way"}});
    cases.push_back({"an own terrain that wounds and hides is walked",
                     ownTerrains(moor(own), true, true, level::Effect::Wounds),
                     {},
                     {},
                     both(oneWayThrough, standsAsPainted)});
    cases.push_back({"lava cuts the level", moor(Terrain::Lava), {"(unite)", "paint a way"}});
    cases.push_back({"a chasm cuts a temple",
                     column(levelOf(kHall, {"unite"}, level::Ruleset::Temple), 5, Terrain::Chasm),
                     {"(unite)", "paint a way"}});
    cases.push_back({"torches cut the level", moor(Terrain::Torch), {"(unite)", "paint a way"}});
    cases.push_back(
        {"all is water",
         column(levelOf({"###", "#.#", "#.#", "###"}, {"unite", "light"}), 1, Terrain::Water),
         {},
         {},
         both(oneWayThrough, standsAsPainted)});
    cases.push_back(
        {"a theme's floor that the pack does not have",
         text(levelOf(kHall, {"unite", "themes"}), "themes", "themes", "a(floor=own:bog)"),
         {"(themes)", "no terrain \"own:bog\""}});
    for (const auto& [walkable, opaque, effect] : {std::tuple(false, false, level::Effect::None),
                                                   std::tuple(true, true, level::Effect::None),
                                                   std::tuple(true, false, level::Effect::Kills)}) {
        cases.push_back({"a theme's floor that can be none",
                         ownTerrains(text(levelOf(kHall, {"unite", "themes"}), "themes", "themes",
                                          "a(floor=own:swamp)"),
                                     walkable, opaque, effect),
                         {"(themes)", "cannot be a floor"}});
    }
    cases.push_back({"a theme's floor that slows, in a level of one cell",
                     ownTerrains(text(levelOf({"###", "#.#", "###"}, {"themes", "light", "stairs"}),
                                      "themes", "themes", "a(floor=own:swamp light=dark)"),
                                 true, false, level::Effect::Slows),
                     {"(stairs)"}});
}

void addLayouts(std::vector<Case>& cases) {
    Rows cut = kHall;
    for (std::string& row : cut)
        row[5] = ' ';
    cases.push_back({"void cuts the level", levelOf(cut, {"unite"}), {"(unite)", "paint a way"}});
    Rows rock = kHall;
    for (std::string& row : rock)
        row[5] = '#';
    cases.push_back({"rock cuts the level", levelOf(rock, {"unite"}), {}, {}, oneWayThrough});
    cases.push_back({"doors are painted on the border",
                     levelOf({"##+######", "+.......'", "#.......#", "+.......#", "#####+###"},
                             {"rooms", "maze", "doors", "dead-ends", "unite", "furnish"}),
                     {},
                     {},
                     both(oneWayThrough, standsAsPainted)});
    cases.push_back({"all is doors",
                     levelOf({"+++++", "+++++", "+++++"},
                             {"doors", "dead-ends", "unite", "lakes", "secret-doors"}),
                     {"(doors)"}});
    cases.push_back({"all is doors, and light falls",
                     levelOf({"+++++", "+'+'+", "+++++"}, {"unite", "lakes", "light"}),
                     {},
                     {},
                     oneWayThrough});
    cases.push_back({"rooms are larger than the level",
                     whole(whole(levelOf(filled(8, 8), {"corridors"}), "corridors", "max-side", 9),
                           "corridors", "min-side", 9),
                     {"(corridors)", "make the level at least"}});
    cases.push_back({"pieces are larger than the level",
                     whole(levelOf(filled(20, 20), {"bsp"}), "bsp", "leaf", 99),
                     {},
                     {},
                     oneWayThrough});
    cases.push_back({"caves are larger than the level",
                     whole(levelOf(filled(20, 20), {"caves"}), "caves", "pocket", 1000),
                     {},
                     {},
                     oneWayThrough});
    cases.push_back({"districts are larger than the level",
                     whole(levelOf(filled(30, 30), {"districts"}), "districts", "least", 10'000),
                     {"(districts)", "lower the min district"}});
    level::Level crowd = levelOf(filled(21, 21), {"districts"});
    crowd = whole(whole(crowd, "districts", "sites", 64), "districts", "least", 9);
    cases.push_back({"64 districts of a few cells are caves",
                     text(crowd, "districts", "recipes", "caves"),
                     {"(districts)", "put fewer sites"}});
    cases.push_back({"districts are one cell",
                     whole(levelOf(filled(3, 3), {"districts"}), "districts", "sites", 64),
                     {"(districts)", "at least 5 × 5"}});
    cases.push_back({"districts are made by nothing that is known",
                     text(crowd, "districts", "recipes", "castles"),
                     {"(districts)", "castles"}});
    cases.push_back({"themes want districts where none are",
                     text(levelOf(kHall, {"unite", "themes"}), "themes", "regions", "districts"),
                     {"(themes)", "put the stage"}});
    cases.push_back(
        {"themes name furniture that nobody drew",
         text(levelOf(kHall, {"unite", "themes"}), "themes", "themes", "a(furniture=throne)"),
         {},
         {"throne"},
         oneWayThrough});
    // Found by random recipes: bugs read out of bounds if there were no aisles.
    for (const char* stage : {"bugs", "lasers", "hearts", "supplies", "traps", "coins"}) {
        level::Level level =
            levelOf(kHall, {"hidden-maze", "reach", "shape", stage}, level::Ruleset::Temple);
        level.objects.clear();
        level = withObject(level, level::ThingKind::Hero, {3, 2});
        const bool isOwed = stage == std::string("hearts") || stage == std::string("supplies");
        cases.push_back({"the hidden maze was drawn over", text(level, "shape", "source", "blob"),
                         isOwed ? Rows{'(' + std::string(stage) + ')', "lower it"} : Rows{}});
    }
    using rewriting::NodeKind;
    const rewriting::Program flood{{node(NodeKind::All, Terrain::Floor, Terrain::Wall)}};
    cases.push_back(
        {"themes, furniture and light in rooms that vanished",
         ruled(levelOf(filled(21, 21), {"rooms", "rules", "themes", "furnish", "light"}), flood),
         {},
         {},
         [](const level::Level&, const generate::Generated& made) -> std::string {
             if (made.map.rooms.empty()) return "no room was";
             return testing::openCells(made.map).empty() ? "" : "something is open";
         }});
    cases.push_back({"stairs in rooms that vanished",
                     ruled(levelOf(filled(21, 21), {"rooms", "rules", "stairs"}), flood),
                     {"(stairs)"}});
    cases.push_back(
        {"doors into rooms that vanished",
         ruled(levelOf(filled(21, 21), {"rooms", "maze", "rules", "doors", "unite"}), flood),
         {"(unite)", "nothing open"}});
    for (const char* kind : {"lava", "chasm", "water", "ice"}) {
        for (const char* bridges : {"on", "off"}) {
            for (const Rows& rows : {kSnake, kRing, kHall}) {
                level::Level level = levelOf(rows, {"lakes"});
                level = whole(whole(level, "lakes", "lakes", 100), "lakes", "rivers", 32);
                level = whole(text(level, "lakes", "kind", kind), "lakes", "width", 16);
                level = set(level, "lakes", "bridges", bridges == std::string("on"));
                cases.push_back({"lakes and rivers over everything", level, {}, {}, holdsTogether});
            }
        }
    }
    // Found by random recipes: a detour led through the locked door, or against the one-way door.
    for (const char* door : {"J", "S", "n"}) {
        level::Level level =
            levelOf({"#########", "#.......#", "#.......#", std::string("####") + door + "##.#",
                     "#.......#", "#.......#", "#########"},
                    {"lakes"});
        level = whole(whole(level, "lakes", "lakes", 100), "lakes", "rivers", 9);
        cases.push_back({"a lake leaves only the way through a barred door",
                         text(level, "lakes", "kind", "chasm"),
                         {},
                         {},
                         holdsTogether});
    }
    cases.push_back({"a lake of water in a temple",
                     levelOf(kHall, {"lakes"}, level::Ruleset::Temple),
                     {"(lakes)", "another kind"}});
    level::Level night = levelOf(kSnake, {"light"});
    night = whole(whole(night, "light", "rooms", 100), "light", "elsewhere", 100);
    cases.push_back(
        {"all is night",
         whole(night, "light", "torches", 0),
         {},
         {},
         both(unchanged, [](const level::Level&, const generate::Generated& made) -> std::string {
             for (const Point p : testing::cellsOf(made.map)) {
                 if (!made.map.isDark(p)) return "a cell is lit";
             }
             return {};
         })});
    cases.push_back({"furniture for a snake",
                     whole(levelOf(kSnake, {"furnish"}), "furnish", "density", 9),
                     {"(furnish)"}});
}

void addLocks(std::vector<Case>& cases) {
    const Stages lay{"rooms", "locks"};
    const auto stock = [&](const Rows& rows) {
        return whole(levelOf(rows, lay), "rooms", "attempts", 1);
    };
    const Rows closet{"#########", "#@K....>#", "#########"};
    cases.push_back({"the hero's cell is all that is before a locked door",
                     stock(closet),
                     {"(locks)", "check the locked and one-way doors"}});
    cases.push_back({"the key is in the hero's cell",
                     withObject(stock(closet), level::ThingKind::Key, {1, 1}),
                     {},
                     {},
                     both(winnable, standsAsPainted)});
    cases.push_back({"the key lies behind its own door",
                     withObject(stock(closet), level::ThingKind::Key, {4, 1}),
                     {"(locks)", "check the locked and one-way doors"}});
    Rows ring{"###########", "#@.M..K..>#", "###########"};
    level::Level crossed = withObject(stock(ring), level::ThingKind::Key, {2, 1});
    cases.push_back(
        {"a key of another door", crossed, {"(locks)", "check the locked and one-way doors"}});
    cases.push_back({"keys behind one another",
                     withObject(withObject(stock(ring), level::ThingKind::MoonKey, {2, 1}),
                                level::ThingKind::Key, {4, 1}),
                     {},
                     {},
                     both(winnable, standsAsPainted)});
    cases.push_back({"a one-way door leads into a trap",
                     stock({"#########", "#@.....>#", "##u######", "#...#####", "#########"}),
                     {"(locks)", "one-way doors"}});
    cases.push_back({"a one-way door bars the way",
                     stock({"#########", "#@.[...>#", "#########"}),
                     {"(locks)", "one-way doors"}});
    cases.push_back({"no door can be locked",
                     stock({"#########", "#@.....>#", "#########"}),
                     {},
                     {},
                     both(winnable, unchanged)});
    cases.push_back({"hero and stairs are beside each other",
                     stock({"####", "#@>#", "####"}),
                     {},
                     {},
                     both(winnable, unchanged)});
    cases.push_back({"the stairs are void's neighbour and nothing leads there",
                     stock({"####### ", "#@....#>", "####### "}),
                     {"(locks)", "Unite"}});
    cases.push_back({"locks without stairs",
                     stock({"#######", "#@....#", "#######"}),
                     {"(locks)", "put the stage Stairs before"}});
    cases.push_back({"all three locks are painted",
                     stock({"#############", "#@K.M.J....>#", "#############"}),
                     {"(locks)", "check the locked and one-way doors"}});
    level::Level pair = levelOf(filled(29, 21), {"rooms", "maze", "doors", "unite", "stairs",
                                                 "locks", "secret-doors", "rewards"});
    pair = whole(whole(pair, "locks", "min-locks", 3), "locks", "one-way", 100);
    cases.push_back({"three locks and only one-way doors", pair, {}, {}, winnable});
    using rewriting::NodeKind;
    level::Level gone = ruled(levelOf(filled(21, 21), {"corridors", "stairs", "rules", "locks"}),
                              {{node(NodeKind::All, Terrain::StairsDown, Terrain::Wall)}});
    cases.push_back({"rules took the stairs", gone, {"(locks)", "put the stage Stairs before"}});
    cases.push_back({"dead ends without a hero",
                     levelOf(kSnake, {"rewards"}, level::Ruleset::Descent),
                     {"(rewards)", "places the hero"}});
}

void addRules(std::vector<Case>& cases) {
    using rewriting::NodeKind;
    const auto run = [](const Rows& rows, const rewriting::Program& program) {
        return ruled(levelOf(rows, {"rules"}), program);
    };
    cases.push_back({"no rules", levelOf(kHall, {"rules"}), {}, {"has no rules"}, unchanged});
    cases.push_back({"a rule without effect",
                     run(kHall, {{node(NodeKind::One, Terrain::Floor, Terrain::Floor)}}),
                     {},
                     {},
                     unchanged});
    cases.push_back({"a rule that matches nothing",
                     run(kHall, {{node(NodeKind::One, Terrain::Lava, Terrain::Floor)}}),
                     {},
                     {},
                     unchanged});
    rewriting::Node swing = node(NodeKind::One, Terrain::Floor, Terrain::Grass);
    swing.rules.push_back(node(NodeKind::One, Terrain::Grass, Terrain::Floor).rules.front());
    cases.push_back(
        {"rules that never end", run(kHall, {{swing}}), {}, {"runs on"}, oneWayThrough});
    rewriting::Node round;
    round.kind = NodeKind::First;
    round.times = 0;
    round.nodes = {node(NodeKind::All, Terrain::Floor, Terrain::Grass),
                   node(NodeKind::All, Terrain::Grass, Terrain::Floor)};
    for (rewriting::Node& inner : round.nodes)
        inner.times = 0;
    cases.push_back(
        {"nodes that never end", run(kHall, {{round}}), {}, {"runs on"}, oneWayThrough});
    rewriting::Node still = round;
    still.nodes = {node(NodeKind::All, Terrain::Floor, Terrain::Floor)};
    cases.push_back(
        {"a node that goes round for nothing", run(kHall, {{still}}), {}, {}, unchanged});
    cases.push_back({"a rule that writes void",
                     run(kHall, {{node(NodeKind::One, Terrain::Floor, Terrain::Void)}}),
                     {"(rules)", "rule 1"}});
    cases.push_back({"a level of one cell, which is border: no rule writes it",
                     run({"."}, {{node(NodeKind::One, Terrain::Floor, Terrain::Wall)}}),
                     {},
                     {},
                     unchanged});
    rewriting::Rule wide;
    wide.size = {5, 5};
    wide.find.assign(25, rewriting::Values(Terrain::Floor));
    wide.put.assign(25, rewriting::Value(Terrain::Wall));
    rewriting::Node large;
    large.rules = {wide};
    cases.push_back(
        {"a pattern larger than the level", run({"..", ".."}, {{large}}), {}, {}, unchanged});
    rewriting::Node ragged = large;
    ragged.rules[0].find.pop_back();
    cases.push_back(
        {"a pattern without its last cell", run(kHall, {{ragged}}), {"(rules)", "rule 1"}});
    rewriting::Node nothing = large;
    nothing.rules[0].find[3] = rewriting::Values();
    cases.push_back(
        {"a pattern that asks for nothing", run(kHall, {{nothing}}), {"(rules)", "rule 1"}});
    rewriting::Program deep;
    deep.nodes.push_back(node(NodeKind::One, Terrain::Floor, Terrain::Grass));
    for (int i = 0; i < 50; ++i) {
        rewriting::Node outer;
        outer.kind = NodeKind::Sequence;
        outer.nodes = {deep.nodes.front()};
        deep.nodes.front() = outer;
    }
    cases.push_back({"nodes in nodes in nodes", run(kHall, deep), {"(rules)", "node 1"}});
    rewriting::Node inks = node(NodeKind::All, Terrain::Floor, rewriting::Value::ink(0));
    cases.push_back({"inks that nobody takes away", run(kHall, {{inks}}), {}, {}, unchanged});
    rewriting::Node grow = node(NodeKind::Grow, Terrain::Floor, Terrain::Grass);
    grow.times = 0;
    grow.towards = rewriting::Values(Terrain::Lava);
    cases.push_back(
        {"growing towards what is nowhere", run(kHall, {{grow}}), {}, {}, oneWayThrough});
    level::Level doomed =
        ruled(levelOf({"#####", "#@..#", "#####"}, {"rules"}, level::Ruleset::Temple),
              {{node(NodeKind::All, Terrain::Floor, Terrain::Wall)}});
    cases.push_back({"rules would wall the hero in",
                     doomed,
                     {},
                     {},
                     [](const level::Level&, const generate::Generated& made) -> std::string {
                         const auto hero = made.map.hero();
                         return hero && testing::isOpen(made.map, *hero) ? "" : "stands in a wall";
                     }});
}

void addVaults(std::vector<Case>& cases) {
    const auto chain = [](grid::Size size, const std::string& grammar) {
        return text(levelOf(filled(size.width, size.height), {"vault-chain"}), "vault-chain",
                    "grammar", grammar);
    };
    const level::Room one = tagged("one", {"#e#", "#.#", "###"});
    const level::Room two = tagged("two", {"#e##", "#..#", "##e#"});
    const level::Room none = tagged("none", {"###", "#.#", "###"});
    cases.push_back({"a chain through a room with one entrance",
                     chain({40, 40}, "two one two"),
                     {"(vault-chain)", "after \"one\""},
                     {},
                     {},
                     {one, two}});
    cases.push_back({"a chain that is longer than its rooms",
                     chain({60, 60}, "two two two two two"),
                     {"(vault-chain)", "as number 5 of 5"},
                     {},
                     {},
                     {two}});
    cases.push_back({"a grammar that never ends",
                     chain({40, 40}, "start -> two start"),
                     {"(vault-chain)", "start"},
                     {},
                     {},
                     {two}});
    cases.push_back(
        {"a grammar of nothing", chain({40, 40}, ";;"), {"(vault-chain)"}, {}, {}, {two}});
    cases.push_back({"a tag that no room has",
                     chain({40, 40}, "two moat"),
                     {"(vault-chain)", "\"moat\""},
                     {},
                     {},
                     {two}});
    level::Room huge = tagged("huge", filled(41, 9));
    huge.cells.at({4, 4}) = Terrain::Floor;
    cases.push_back({"a room larger than the level",
                     chain({40, 40}, "huge"),
                     {"(vault-chain)", "that fits this level"},
                     {},
                     {},
                     {huge}});
    level::Room red = two;
    red.id = "red";
    red.tags = {"red"};
    level::setEntranceTag(red, {1, 0}, "r");
    level::setEntranceTag(red, {2, 2}, "r");
    level::Room blue = two;
    blue.id = "blue";
    blue.tags = {"blue"};
    level::setEntranceTag(blue, {1, 0}, "b");
    level::setEntranceTag(blue, {2, 2}, "b");
    cases.push_back({"entrances whose tags never meet",
                     chain({40, 40}, "red blue"),
                     {"(vault-chain)", "after \"red\""},
                     {},
                     {},
                     {red, blue}});
    cases.push_back({"entrances whose tags always meet",
                     chain({40, 40}, "red red red"),
                     {},
                     {},
                     oneWayThrough,
                     {red}});
    cases.push_back({"a room just as large as the level", chain({4, 4}, "two"), {}, {}, {}, {two}});
    cases.push_back({"a chain in one row",
                     chain({40, 1}, "two"),
                     {"(vault-chain)", "that fits this level"},
                     {},
                     {},
                     {two}});
    level::Room must = none;
    must.min = 1;
    const auto level = [](grid::Size size) {
        return levelOf(filled(size.width, size.height),
                       {"handcrafted-rooms", "rooms", "maze", "doors", "unite"});
    };
    Rows large(30, '#' + bar(28, '.') + '#');
    large.front() = large.back() = bar(30, '#');
    must.cells = testing::roomOf("large", large).cells;
    cases.push_back({"a room that must appear is larger than the level",
                     level({20, 20}),
                     {"(handcrafted-rooms)", "make the level larger"},
                     {},
                     {},
                     {must}});
    level::Room crowd = two;
    crowd.min = 40;
    crowd.max = 40;
    cases.push_back({"rooms that must appear do not all fit",
                     level({15, 15}),
                     {"(handcrafted-rooms)", "set the room's min lower"},
                     {},
                     {},
                     {crowd}});
    cases.push_back({"furniture as large as the room",
                     whole(levelOf(kHall, {"rooms", "unite", "furnish"}), "furnish", "density", 9),
                     {},
                     {},
                     oneWayThrough,
                     [] {
                         level::Room bed = tagged("bed", {"ooooooooo", "ooooooooo", "ooooooooo"});
                         bed.stands = level::Standing::Free;
                         bed.weight = 100;
                         return std::vector{bed};
                     }()});
}

const std::vector<Case>& allCases() {
    static const std::vector<Case> all = [] {
        std::vector<Case> cases;
        addTerrains(cases);
        addLayouts(cases);
        addLocks(cases);
        addRules(cases);
        addVaults(cases);
        return cases;
    }();
    return all;
}

bool hasAll(const std::string& text, const Rows& words) {
    return std::ranges::all_of(
        words, [&](const std::string& word) { return text.find(word) != std::string::npos; });
}

std::string judged(const Case& it, const tl::expected<generate::Generated, Problem>& made) {
    if (!it.fails.empty()) {
        if (made) return "did not fail";
        return hasAll(made.error().describe(), it.fails) ? "" : made.error().describe();
    }
    if (!made) return "failed: " + made.error().describe();
    if (std::string flaw = testing::flawOf(it.level, made->map); !flaw.empty()) return flaw;
    if (!it.warns.empty() && std::ranges::none_of(made->problems, [&](const Problem& problem) {
            return hasAll(problem.describe(), it.warns);
        })) {
        return "did not warn";
    }
    return it.holds ? it.holds(it.level, *made) : std::string();
}

}  // namespace

void TestAdversarialLevels::becomeWhatIsSaid_data() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < allCases().size(); ++i)
        QTest::addRow("%d: %s", static_cast<int>(i), allCases()[i].name) << static_cast<int>(i);
}

void TestAdversarialLevels::becomeWhatIsSaid() {
    QFETCH(int, number);
    const Case& it = allCases()[static_cast<std::size_t>(number)];
    for (int seed = 0; seed < testing::seeds(20, 4); ++seed) {
        const auto value = static_cast<std::uint64_t>(seed);
        verify(judged(it, generate::generate(it.level, it.rooms, value)), value);
    }
}

MAZELOOM_TEST(TestAdversarialLevels)

}  // namespace mazeloom::tst_adversarial_levels

#include "tst_adversarial_levels.moc"

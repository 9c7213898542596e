// SPDX-License-Identifier: MIT
// RULES.md G-112: themes of regions on 10,000 seeds, checked without the stage's code.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/edit/resize.h"
#include "core/generate/generate.h"
#include "core/level/dwellers.h"
#include "core/trace/timeline.h"
#include "tests/support/handcrafted.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/recorded.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_themes {

using grid::Point;
using level::Terrain;

class TestThemes : public QObject {
    Q_OBJECT

  private slots:
    void keepTheirPromises();
    void roomsAndZonesAreWhole();
    void districtsHaveThemes();
    void patchesAreOfTheirSize();
    void furnitureIsOfTheTheme();
    void monstersAreOfTheTheme();
    void lightObeys();
    void ownTerrainIsLaid();
    void anEditStaysLocal();
    void growthAtTheLeftAndTopChangesNoTheme();
    void templesStayLit();
    void recordingChangesNothing();
    void theTimelineShowsInks();
    void textsAreRead_data();
    void textsAreRead();
    void whatCannotBeIsSaid();
    void stairsNameTheThemeThatLeavesNoPlace();
};

namespace {

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

const std::string kTable =
    "bare, study(floor=carpet light=lit), moss(floor=grass:50 monsters=rat*9), "
    "ruin(floor=rubble light=dark), cold(floor=ice light=dark monsters=wraith*9)*2";

level::Level levelFor(int seed) {
    random::Stream random(std::uint64_t(seed), 121);
    const std::vector<std::vector<const char*>> layouts{
        {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite"},
        {"accretion", "lakes"},
        {"caves"},
        {"corridors"},
        {"handcrafted-rooms", "districts"},
        {"bsp"}};
    const std::size_t layout = random.below(6);
    level::Level level = testing::solid({random.between(9, 47), random.between(9, 37)}, {});
    for (const char* stage : layouts[layout])
        level.recipe.stages.push_back({stage, true, {}});
    level.recipe.stages.push_back({"themes", true, {}});
    auto& parameters = level.recipe.stages.back().parameters;
    const char* regions[] = {"rooms", "zones", "patches", "districts"};
    parameters["regions"] = std::string(regions[random.below(layout == 4 ? 4 : 3)]);
    parameters["size"] = std::int64_t{random.between(4, 20)};
    parameters["themes"] = kTable;
    return level;
}

level::Room handcrafted() {
    level::Room room = testing::roomOf("nook", {"###e###", "#..o..#", "#.....e", "#######"});
    room.symmetries = testing::allSymmetries();
    return room;
}

level::Map mapOf(const level::Level& level, int seed, std::span<const level::Room> rooms = {}) {
    auto generated = generate::generate(level, rooms, std::uint64_t(seed));
    return generated ? std::move(generated->map) : level::Map();
}

const level::Theme* themeAt(const level::Map& map, Point p) {
    return map.themeOf(map.cells.index(p));
}

/// Whether sight passes the cell and it is not a door.
bool isClear(const level::Map& map, Point p) {
    const Terrain terrain = testing::terrainAt(map, p);
    return map.cells.contains(p) && !level::isOpaque(terrain) && !level::isDoor(terrain);
}

bool isNear(const level::Map& map, Point p, Terrain terrain) {
    for (Point next : testing::neighboursOf(p)) {
        if (testing::terrainAt(map, next) == terrain) return true;
    }
    return false;
}

}  // namespace

void TestThemes::keepTheirPromises() {
    const std::vector<level::Room> rooms{handcrafted()};
    int made = 0;
    std::map<std::string, std::int64_t> laid;
    std::map<std::string, std::int64_t> bare;
    for (int seed = 0; seed < testing::seeds(10'000); ++seed) {
        const level::Level level = levelFor(seed);
        const level::Map map = mapOf(level, seed, rooms);
        level::Level before = level;
        before.recipe.stages.pop_back();
        const level::Map plain = mapOf(before, seed, rooms);
        QCOMPARE(map.size().isEmpty(), plain.size().isEmpty());
        if (map.size().isEmpty()) continue;
        ++made;
        std::size_t spared = 0;
        for (Point p : testing::cellsOf(map)) {
            const level::Theme* theme = themeAt(map, p);
            const Terrain was = testing::terrainAt(plain, p);
            const Terrain is = testing::terrainAt(map, p);
            const bool isMine = was == Terrain::Floor && (map.marks.at(p) & level::kFinal) == 0;
            check(map.marks.at(p) == plain.marks.at(p), "marks stay", seed);
            check(map.cells.at(p).canEnter() == plain.cells.at(p).canEnter(),
                  "nothing is opened or closed", seed);
            if (theme == nullptr || !isMine) {
                check(was == is, "what is of no theme stays", seed);
            } else {
                check(is == theme->floor || is == Terrain::Floor, "a region has its floor", seed);
                if (theme->share == 100 && is != theme->floor) {
                    ++spared;
                    check(theme->floor == Terrain::Rubble, "where things lie, stairs come", seed);
                    check(std::ranges::any_of(
                              map.rooms,
                              [&](const level::PlacedRoom& room) { return room.rect.contains(p); }),
                          "outside of rooms all floor is laid", seed);
                }
                (is == Terrain::Floor ? bare : laid)[theme->name] += 1;
            }
            if (theme != nullptr) {
                check(!level::isDoor(is) && is != Terrain::Wall && is != Terrain::Void,
                      "regions are open ground", seed);
                if (isClear(map, p))
                    check(map.isDark(p) == theme->isDark.value_or(false), "light agrees", seed);
            } else if (isClear(map, p)) {
                check(!map.isDark(p), "what is of no theme is lit", seed);
            }
            if (isClear(map, p) || map.dark.size().isEmpty()) continue;
            bool lit = false;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) {
                    const Point next = p + Point{dx, dy};
                    lit = lit || (isClear(map, next) && !map.isDark(next));
                }
            }
            check(map.isDark(p) != lit, "walls are as light as what is beside them", seed);
        }
        check(spared <= map.rooms.size(), "of a room one cell is spared at most", seed);
        for (const level::PlacedRoom& room : map.rooms) {
            const Point centre = room.rect.centre();
            if (testing::terrainAt(plain, centre) == Terrain::Floor)
                check(testing::terrainAt(map, centre) != Terrain::Rubble, "stairs can come", seed);
        }
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(made * 10 > testing::seeds(10'000) * 8);
    QCOMPARE(laid["bare"], 0);
    QVERIFY(laid["ruin"] > 9 * bare["ruin"]);
    QVERIFY(laid["cold"] > laid["ruin"]);
    const double share = double(laid["moss"]) / double(laid["moss"] + bare["moss"]);
    QVERIFY2(share > 0.4 && share < 0.6, qPrintable(QString::number(share)));
}

void TestThemes::roomsAndZonesAreWhole() {
    int seen = 0;
    for (int seed = 0; seed < testing::seeds(1'000); ++seed) {
        level::Level level = levelFor(seed);
        const bool isOfRooms = seed % 2 == 0;
        level.recipe.stages.back().parameters["regions"] =
            std::string(isOfRooms ? "rooms" : "zones");
        const level::Map map = mapOf(level, seed);
        for (Point p : testing::cellsOf(map)) {
            const auto isOne = [&](Point q) {
                const Terrain terrain = testing::terrainAt(map, q);
                return map.cells.contains(q) && map.cells.at(q).canEnter() &&
                       !level::isDoor(terrain) &&
                       (!isOfRooms || (map.marks.at(q) & level::kRoom) != 0);
            };
            if (!isOne(p)) {
                if (map.cells.at(p).canEnter())
                    check(themeAt(map, p) == nullptr, "passages have none, nor doors", seed);
                continue;
            }
            check(themeAt(map, p) != nullptr, "a region has a theme", seed);
            for (Point next : testing::neighboursOf(p)) {
                if (!isOne(next)) continue;
                ++seen;
                check(themeAt(map, p) == themeAt(map, next), "and only one", seed);
            }
        }
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(seen > 0);
}

void TestThemes::districtsHaveThemes() {
    level::Level level = testing::solid({60, 44}, {"districts", "themes"});
    level = testing::with(level, "themes", "regions", std::string("districts"));
    level = testing::with(level, "themes", "themes",
                          std::string("a(floor=grass), b(floor=ice), c(floor=carpet), d, e, f, g"));
    int several = 0;
    for (int seed = 0; seed < 40; ++seed) {
        const level::Map map = mapOf(level, seed);
        std::map<int, std::set<const level::Theme*>> themes;
        for (Point p : testing::cellsOf(map)) {
            if (const auto* theme = themeAt(map, p)) themes[map.districts.at(p)].insert(theme);
        }
        QVERIFY(!themes.contains(0));
        std::set<const level::Theme*> all;
        for (const auto& [district, ofIt] : themes) {
            // A room may extend one cell over a border, but a district has one theme.
            QCOMPARE(ofIt.size(), std::size_t{1});
            all.insert(*ofIt.begin());
        }
        several += all.size() > 1 ? 1 : 0;
    }
    QVERIFY(several > 30);
}

void TestThemes::patchesAreOfTheirSize() {
    level::Level level =
        testing::painted(std::vector<std::string>(96, std::string(96, '.')), {"themes"});
    level = testing::with(level, "themes", "regions", std::string("patches"));
    for (const std::int64_t size : {6, 12, 24}) {
        level = testing::with(level, "themes", "size", size);
        std::string names;
        for (char name = 'a'; name <= 'z'; ++name)
            names += (names.empty() ? "" : ",") + std::string(1, name);
        const level::Map map = mapOf(testing::with(level, "themes", "themes", names), 3);
        // The number of neighbours with different themes measures the length of borders.
        double borders = 0;
        for (Point p : testing::cellsOf(map)) {
            QVERIFY(themeAt(map, p) != nullptr);
            if (p.x > 0 && themeAt(map, p) != themeAt(map, p - Point{1, 0})) ++borders;
        }
        const double expected = 96.0 * 96.0 / double(size);
        QVERIFY2(borders > expected * 0.6 && borders < expected * 1.6,
                 qPrintable(QString("%1: %2").arg(size).arg(borders / expected)));
    }
}

void TestThemes::furnitureIsOfTheTheme() {
    level::Level level = testing::solid(
        {55, 41}, {"rooms", "maze", "doors", "dead-ends", "unite", "themes", "furnish"});
    level = testing::with(level, "furnish", "density", std::int64_t{6});
    level = testing::with(level, "themes", "themes",
                          std::string("hall(furniture=column), kitchen(floor=carpet "
                                      "furniture=fireplace+odd), empty(furniture=none), any"));
    level::Room odd = testing::roomOf("stool", {"c"});
    odd.stands = level::Standing::Free;
    odd.tags = {"odd"};
    odd.max = 9;
    const std::vector<level::Room> rooms{odd};
    std::map<std::string, std::map<Terrain, int>> found;
    for (int seed = 0; seed < 60; ++seed) {
        const level::Map map = mapOf(level, seed, rooms);
        for (Point p : testing::cellsOf(map)) {
            const Terrain terrain = testing::terrainAt(map, p);
            if (terrain == Terrain::Column || terrain == Terrain::Cabinet) {
                QVERIFY(themeAt(map, p) != nullptr);
                ++found[themeAt(map, p)->name][terrain];
            }
            if (terrain != Terrain::Fireplace) continue;
            for (Point next : testing::neighboursOf(p)) {
                if (map.cells.at(next).isWalkable()) ++found[themeAt(map, next)->name][terrain];
            }
        }
    }
    QVERIFY(found["hall"][Terrain::Column] > 50);
    QCOMPARE(found["hall"].size(), std::size_t{1});
    QVERIFY(found["kitchen"][Terrain::Fireplace] > 20);
    QVERIFY(found["kitchen"][Terrain::Cabinet] > 20);
    QCOMPARE(found["kitchen"].size(), std::size_t{2});
    QVERIFY(found["empty"].empty());
    QCOMPARE(found["any"].size(), std::size_t{3});
}

void TestThemes::monstersAreOfTheTheme() {
    level::Level level = testing::solid(
        {65, 49}, {"rooms", "maze", "dead-ends", "unite", "themes", "stairs", "monsters", "items"});
    level = testing::with(level, "monsters", "percent", std::int64_t{300});
    level = testing::with(
        level, "themes", "themes",
        std::string("rats(floor=carpet monsters=rat*5), ratless(floor=grass monsters=rat*0+orc*9), "
                    "none(monsters=rat*0+goblin*0+orc*0+troll*0+wraith*0)"));
    generate::Options options;
    options.floor.depth = 5;
    std::map<std::string, std::map<level::ThingKind, int>> found;
    int items = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto generated = generate::generate(level, {}, seed, options);
        QVERIFY(generated);
        for (const level::Thing& thing : generated->map.things) {
            const level::Theme* theme = themeAt(generated->map, thing.at);
            if (level::isMonster(thing.kind) && theme != nullptr) ++found[theme->name][thing.kind];
            const bool isLaid = generated->map.cells.at(thing.at).terrain() == Terrain::Carpet;
            items += level::isItem(thing.kind) && isLaid ? 1 : 0;
        }
    }
    using level::ThingKind;
    QVERIFY(found["none"].empty());
    QCOMPARE(found["ratless"][ThingKind::Rat], 0);
    QVERIFY(found["ratless"][ThingKind::Orc] > 3 * found["ratless"][ThingKind::Goblin]);
    QVERIFY(found["rats"][ThingKind::Rat] > 2 * found["rats"][ThingKind::Goblin]);
    QVERIFY(found["rats"][ThingKind::Goblin] > 0);
    QVERIFY(items > 10);
}

void TestThemes::lightObeys() {
    level::Level level = testing::solid({60, 40}, {"accretion", "themes", "light"});
    level = testing::with(level, "themes", "themes",
                          std::string("day(light=lit), night(light=dark), either"));
    level = testing::with(level, "light", "rooms", std::int64_t{50});
    level = testing::with(level, "light", "torches", std::int64_t{0});
    std::map<std::string, std::map<bool, int>> found;
    for (int seed = 0; seed < 40; ++seed) {
        const level::Map map = mapOf(level, seed);
        for (Point p : testing::cellsOf(map)) {
            if (themeAt(map, p) != nullptr && isClear(map, p))
                ++found[themeAt(map, p)->name][map.isDark(p)];
        }
    }
    QCOMPARE(found["day"][true], 0);
    QVERIFY(found["day"][false] > 1000);
    QCOMPARE(found["night"][false], 0);
    QVERIFY(found["night"][true] > 1000);
    QVERIFY(found["either"][true] > 1000 && found["either"][false] > 1000);
    // Torches also light dark themes.
    level = testing::with(level, "light", "torches", std::int64_t{100});
    const level::Map map = mapOf(level, 1);
    int lit = 0;
    for (Point p : testing::cellsOf(map)) {
        const level::Theme* theme = themeAt(map, p);
        lit += theme != nullptr && theme->name == "night" && !map.isDark(p) ? 1 : 0;
    }
    QVERIFY(lit > 10);
}

void TestThemes::ownTerrainIsLaid() {
    level::OwnTerrain swamp;
    swamp.id = "swamp";
    swamp.character = '"';
    swamp.effect = level::Effect::Slows;
    level::OwnTerrain pit;
    pit.terrain = static_cast<Terrain>(level::kFirstOwnTerrain + 1);
    pit.id = "pit";
    pit.character = '_';
    pit.effect = level::Effect::Kills;
    level::Level level = testing::solid({30, 20}, {"caves", "themes"});
    level.terrains = level::TerrainTable(level::OwnTerrains{swamp, pit});
    level = testing::with(level, "themes", "regions", std::string("zones"));
    level = testing::with(level, "themes", "themes", std::string("wet(floor=own:swamp:50)"));
    const auto wet = generate::generate(level, {}, 1);
    QVERIFY(wet);
    int laid = 0;
    for (Point p : testing::cellsOf(wet->map))
        laid += wet->map.cells.at(p).terrain() == swamp.terrain ? 1 : 0;
    QVERIFY(laid > 20);
    for (const char* floor : {"own:pit", "own:sea"}) {
        level = testing::with(level, "themes", "themes", "deep(floor=" + std::string(floor) + ")");
        const auto deep = generate::generate(level, {}, 1);
        QVERIFY(!deep);
        QVERIFY2(deep.error().describe().find("deep") != std::string::npos,
                 deep.error().describe().c_str());
    }
}

/// Draws depend on the place: painting a wall changes only cells near it.
void TestThemes::anEditStaysLocal() {
    std::vector<std::string> open(40, std::string(60, '.'));
    level::Level level = testing::painted(open, {"themes"});
    level = testing::with(level, "themes", "regions", std::string("patches"));
    level = testing::with(level, "themes", "themes", kTable);
    const level::Map map = mapOf(level, 5);
    open[20][30] = '#';
    level::Level edited = testing::painted(open, {});
    edited.recipe = level.recipe;
    const level::Map other = mapOf(edited, 5);
    int changed = 0;
    for (Point p : testing::cellsOf(map))
        changed += map.cells.at(p) != other.cells.at(p) ? 1 : 0;
    QCOMPARE(changed, 1);
}

void TestThemes::growthAtTheLeftAndTopChangesNoTheme() {
    level::Level level =
        testing::painted({"##############", "#...+....+...#", "#...#....#...#", "##+####+###+##",
                          "#...#....#...#", "#...+....+...#", "##############"},
                         {"themes"});
    // In a temple the hero may start in the middle, which growth moves, and nothing is laid there.
    level.ruleset = level::Ruleset::Descent;
    level = testing::with(level, "themes", "themes", kTable);
    for (int i = 0; i < testing::seeds(200); ++i) {
        const char* regions[] = {"zones", "patches"};
        level = testing::with(level, "themes", "regions", std::string(regions[i % 2]));
        level = testing::with(level, "themes", "size", std::int64_t{4 + i % 5});
        const Point by{1 + i % 4, i % 3};
        const grid::Size size = level.size;
        auto grown = edit::resized(level, {-by.x, -by.y, size.width + by.x, size.height + by.y});
        QVERIFY(grown.has_value());
        level::Level larger = level;
        larger.size = grown->size;
        larger.origin = grown->origin;
        larger.paint = grown->paint;
        const level::Map before = mapOf(level, i);
        const level::Map after = mapOf(larger, i);
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x)
                check(before.cells.at({x, y}) == after.cells.at(Point{x, y} + by), "same floor", i);
        }
    }
}

void TestThemes::templesStayLit() {
    level::Level level = testing::painted({".....", ".....", "....."}, {"themes"});
    level = testing::with(level, "themes", "regions", std::string("zones"));
    level = testing::with(level, "themes", "themes", std::string("night(floor=carpet light=dark)"));
    const level::Map map = mapOf(level, 1);
    QVERIFY(map.dark.size().isEmpty());
    QVERIFY(isNear(map, {2, 1}, Terrain::Carpet));
}

void TestThemes::recordingChangesNothing() {
    for (int seed = 0; seed < 40; ++seed) {
        const level::Level level = levelFor(seed);
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        const auto recorded = generate::record(level, {}, std::uint64_t(seed));
        if (!generated) continue;
        QVERIFY(!recorded.failure);
        QCOMPARE(level::hash(recorded.map), level::hash(generated->map));
        QVERIFY(recorded.map.dark == generated->map.dark);
        QVERIFY(recorded.map.theme == generated->map.theme);
        // All temporary inks are gone at the end.
        std::map<grid::Index, int> inks;
        for (std::size_t i = 0; i < recorded.trace->inks.size(); ++i) {
            const trace::InkChange& change = recorded.trace->inks[i];
            QCOMPARE(inks[change.cell], int(change.before));
            inks[change.cell] = change.after;
        }
        for (const auto& [cell, ink] : inks)
            QCOMPARE(ink, 0);
    }
}

/// A step shows the inks of all earlier steps of its stage. While inner stages work in districts,
/// the inks of districts are shown, too.
void TestThemes::theTimelineShowsInks() {
    const level::Level level = testing::solid({50, 40}, {"districts", "themes"});
    const auto recorded = generate::record(level, {}, 2);
    QVERIFY(!recorded.failure);
    trace::Timeline timeline(recorded.trace);
    random::Stream random(5, 6);
    int shown = 0;
    for (int i = 0; i < 60; ++i) {
        const auto to = static_cast<trace::StepIndex>(random.below(timeline.count() + 1));
        timeline.seek(to);
        std::map<grid::Index, int> naive;
        for (std::size_t k = 0; k < recorded.trace->inks.size(); ++k) {
            const trace::InkChange& change = recorded.trace->inks[k];
            if (change.step < to) naive[change.cell] = change.after;
        }
        const trace::InkTrack::Inks* inks = timeline.inks();
        QCOMPARE(inks == nullptr, to == 0);
        if (inks == nullptr) continue;
        for (Point p; p.y < inks->height(); ++p.y) {
            for (p.x = 0; p.x < inks->width(); ++p.x) {
                QCOMPARE(int{inks->at(p)}, naive[inks->index(p)]);
                shown += inks->at(p) != 0 ? 1 : 0;
            }
        }
    }
    QVERIFY(shown > 1000);
}

void TestThemes::textsAreRead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("flaw");
    QTest::newRow("names") << "a, b*3, c*0"
                           << "";
    QTest::newRow("all") << "a b(floor=grass:30 furniture=x+y monsters=rat*0+orc*100 light=lit)*9"
                         << "";
    QTest::newRow("nothing") << ""
                             << "no name";
    QTest::newRow("no name") << "a, (floor=ice)"
                             << "no name";
    QTest::newRow("open") << "a(floor=ice"
                          << ")";
    QTest::newRow("no weight") << "a*0"
                               << "weight";
    QTest::newRow("weight") << "a*1001"
                            << "1000";
    QTest::newRow("two weights") << "a*1*2"
                                 << "weight";
    QTest::newRow("lava") << "a(floor=lava)"
                          << "lava";
    QTest::newRow("own") << "a(floor=own:)"
                         << "own:";
    QTest::newRow("share") << "a(floor=ice:101)"
                           << "100";
    QTest::newRow("monster") << "a(monsters=cat*3)"
                             << "wraith";
    QTest::newRow("factor") << "a(monsters=rat)"
                            << "rat*3";
    QTest::newRow("light") << "a(light=dim)"
                           << "dark or lit";
    QTest::newRow("furniture") << "a(furniture=x+)"
                               << "furniture";
    QTest::newRow("word") << "a(smell=bad)"
                          << "smell";
    QTest::newRow("many") << QString("a,").repeated(40) + "a"
                          << "40";
}

void TestThemes::textsAreRead() {
    QFETCH(QString, text);
    QFETCH(QString, flaw);
    level::Level level = testing::solid({30, 20}, {"caves", "themes"});
    level = testing::with(level, "themes", "themes", text.toStdString());
    const auto generated = generate::generate(level, {}, 1);
    QCOMPARE(bool(generated), flaw.isEmpty());
    if (generated) return;
    const QString said = QString::fromStdString(generated.error().describe());
    QVERIFY2(said.contains(flaw), qPrintable(said));
}

void TestThemes::whatCannotBeIsSaid() {
    level::Level level = testing::solid({30, 20}, {"caves", "themes"});
    level = testing::with(level, "themes", "regions", std::string("districts"));
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(!generated);
    QVERIFY(generated.error().describe().find("districts") != std::string::npos);
    level = testing::with(level, "themes", "regions", std::string("rooms"));
    level = testing::with(level, "themes", "themes", std::string("a(furniture=throne)"));
    const auto warned = generate::generate(level, {}, 1);
    QVERIFY(warned);
    QVERIFY(std::ranges::any_of(warned->problems, [](const Problem& problem) {
        return problem.text.find("throne") != std::string::npos;
    }));
}

void TestThemes::stairsNameTheThemeThatLeavesNoPlace() {
    const auto failureOf = [](const std::vector<std::string>& rows, const char* themes) {
        level::Level level = testing::painted(rows, {"themes", "stairs"});
        level.ruleset = level::Ruleset::Descent;
        level = testing::with(level, "themes", "regions", std::string("zones"));
        level = testing::with(level, "themes", "themes", std::string(themes));
        const auto generated = generate::generate(level, {}, 1);
        return generated ? std::string() : generated.error().describe();
    };
    const std::string arrival = failureOf({"####", "#..#", "####"}, "ruin(floor=rubble)");
    QVERIFY2(arrival.find("no floor is left for the hero") != std::string::npos, arrival.c_str());
    QVERIFY2(arrival.find("theme \"ruin\", whose floor at (1, 1)") != std::string::npos,
             arrival.c_str());
    // The hero keeps a cell; a theme that the hero cannot walk to is not named.
    const std::string end =
        failureOf({"#####", "#@.+#", "#####", "#...#", "#####"}, "ruin(floor=rubble)");
    QVERIFY2(end.find("for the stairs down") != std::string::npos, end.c_str());
    QVERIFY2(end.find("theme \"ruin\", whose floor at (2, 1)") != std::string::npos, end.c_str());
    const std::string far =
        failureOf({"####", "#@##", "####", "#..#", "####"}, "ruin(floor=rubble)");
    QVERIFY2(far.find("for the stairs down") != std::string::npos, far.c_str());
    QVERIFY2(far.find("theme") == std::string::npos, far.c_str());
    QCOMPARE(failureOf({"#####", "#@..#", "#####"}, "study(floor=carpet)"), std::string());
}

MAZELOOM_TEST(TestThemes)

}  // namespace mazeloom::tst_themes

#include "tst_themes.moc"

// SPDX-License-Identifier: MIT
// Levels as Tiled maps: an unedited export comes back identical to the byte, and of an edited one
// only the edits change here.
#include <functional>
#include <set>
#include <sstream>
#include <tuple>

#include <QTest>

#include "core/exchange/importer.h"
#include "core/exchange/tiled/to_tiled.h"
#include "core/exchange/tiled/write.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_tiled {

using exchange::tiled::Map;

class TestTiled : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void comesBackAsItLeft_data();
    void comesBackAsItLeft();
    void darknessIsALayerWhereThereIsSome();
    void anEditedCellIsKept();
    void nothingElseChangesInItsPack();
    void whatCannotStayFlowsRoundTheChange();
    void grownMapsAreRecognisedByTheirCells();
    void aSecondHeroIsNoReasonToRegenerate();
    void comingBackTwiceIsComingBackOnce();
    void anEditedCellOfADrawingIsPainted();
    void movedAddedAndRemovedThings();
    void layersThatAreHiddenOrMovedInTiled();
    void mapsOfOthersBecomeDrawings();
    void badInputIsNamed_data();
    void badInputIsNamed();
    void filesBesideStayBelow();
    void anyTruncationIsRefused();
    void largeMapsComeBack_data();
    void largeMapsComeBack();

  private:
    level::Pack temple_;
    level::Pack dungeons_;
};

namespace {

using Write = void (*)(std::ostream&, const Map&);

level::Pack packOf(const std::string& name) {
    auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/") + name);
    if (!pack) qFatal("%s", pack.error().front().describe().c_str());
    return std::move(*pack);
}

/// An exported level, with functions to edit it before it is imported again.
class Journey {
  public:
    Journey(const level::Pack& pack, const level::Level& level, std::uint64_t seed)
        : pack_(pack), level_(level), seed_(seed) {
        map_ = made(pack, level, seed);
        made_.push_back({map_, level_, seed_});
        tiled = exchange::tiled::toTiled(made_.front(), source(), tilesets(), "tiles");
    }

    exchange::Source source() const {
        return {pack_.title, pack_.rooms, made_, &pack_.tileMappings};
    }
    exchange::Tilesets tilesets() const { return {map_.kinds, "tiles"}; }
    const level::Map& map() const { return map_; }

    /// Sets the tile at a cell of the layer.
    void paint(std::string_view layerName, grid::Point at, exchange::tiled::Gid gid) {
        for (auto& layer : tiled.layers) {
            if (layer.name != layerName) continue;
            layer.rowOf = [before = layer.rowOf, at, gid](int y,
                                                          std::span<exchange::tiled::Gid> row) {
                before(y, row);
                if (y == at.y) row[static_cast<std::size_t>(at.x)] = gid;
            };
        }
    }
    exchange::tiled::Layer& layer(std::string_view name) {
        return *std::ranges::find(tiled.layers, name, &exchange::tiled::Layer::name);
    }

    static level::Map made(const level::Pack& pack, const level::Level& level, std::uint64_t seed) {
        generate::Options options;
        options.floor = level::floorOf(pack.descent, level);
        options.kinds = pack.ownKinds.share();
        auto made = generate::generate(level, pack.rooms, seed, options);
        if (!made) qFatal("%s", made.error().describe().c_str());
        return std::move(made->map);
    }

    tl::expected<exchange::Imported, Problem> back(
        Write write = exchange::tiled::writeJson, const level::Pack* into = nullptr,
        const std::function<void(QString&)>& change = [](QString&) {}) const {
        std::ostringstream written;
        write(written, tiled);
        QString changed = QString::fromStdString(written.str());
        change(changed);
        const std::string text = changed.toStdString();
        std::ostringstream tileset;
        exchange::tiled::writeXml(tileset, exchange::tiled::tilesetOf(tilesets().sheets().front()));
        exchange::ImportOptions options{.file = "level", .beside = {}};
        options.into = into;
        options.beside = [set = tileset.str()](
                             const std::string& name) -> tl::expected<std::string, std::string> {
            if (name == "tiles.tsx") return set;
            return tl::unexpected<std::string>("is not there");
        };
        const char* ending = write == exchange::tiled::writeJson ? "x.tmj" : "x.tmx";
        return exchange::importerOf(ending)->read(text, options);
    }

    Map tiled;

  private:
    const level::Pack& pack_;
    const level::Level& level_;
    std::uint64_t seed_;
    level::Map map_;
    std::vector<exchange::MadeLevel> made_;
};

/// Returns an aisle with nothing on it.
grid::Point plainFloor(const level::Map& map) {
    const level::Cell aisle = level::Cell(level::Terrain::Floor).with(level::Cell::kAisle);
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            if (map.cells.at({x, y}) == aisle) return {x, y};
        }
    }
    qFatal("no floor");
}

exchange::tiled::Gid gidOf(level::Terrain terrain) {
    return 1 + static_cast<exchange::tiled::Gid>(terrain);
}

/// Returns a pack whose stages *deducible* are switched off: among pinned cells they cannot move
/// traps, so an edit that makes a guess necessary is refused.
level::Pack withoutPromises(level::Pack pack) {
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        for (level::RecipeStage& stage : pack.levels[i].recipe.stages)
            stage.enabled = stage.enabled && stage.stage != "deducible";
    }
    return pack;
}

}  // namespace

void TestTiled::initTestCase() {
    temple_ = packOf("temple");
    dungeons_ = packOf("dungeons");
}

void TestTiled::comesBackAsItLeft_data() {
    QTest::addColumn<bool>("isJson");
    QTest::newRow("JSON") << true;
    QTest::newRow("XML") << false;
}

void TestTiled::comesBackAsItLeft() {
    QFETCH(bool, isJson);
    for (const level::Pack* pack : {&temple_, &dungeons_}) {
        std::uint64_t seed = isJson ? 1 : 1000;
        for (const level::Level& level : pack->levels) {
            if (!testing::isSampled(++seed)) continue;
            const Journey journey(*pack, level, seed);
            const auto back = journey.back(isJson ? exchange::tiled::writeJson
                                                  : static_cast<Write>(exchange::tiled::writeXml));
            if (!back) qFatal("%s", back.error().describe().c_str());
            QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
            QCOMPARE(back->seed, seed);
            QVERIFY(back->notes.empty());
            QVERIFY(back->unknownTiles.empty());
        }
    }
}

/// The rectangles cover each dark cell once and no other cell; all else is as without darkness.
void TestTiled::darknessIsALayerWhereThereIsSome() {
    int dark = 0;
    for (const level::Level& level : dungeons_.levels) {
        const Journey journey(dungeons_, level, 3);
        const level::Map& map = journey.map();
        std::multiset<grid::Point> cells;
        bool hasLayer = false;
        for (const auto& layer : journey.tiled.layers) {
            if (layer.name != "Darkness") continue;
            hasLayer = true;
            QCOMPARE(&layer, &journey.tiled.layers.back());
            const int side = journey.tiled.tileSize.width;
            for (const auto& object : layer.objects) {
                for (int y = 0; y < static_cast<int>(object.height) / side; ++y) {
                    for (int x = 0; x < static_cast<int>(object.width) / side; ++x) {
                        cells.insert({static_cast<int>(object.at.x) / side + x,
                                      static_cast<int>(object.at.y) / side + y});
                    }
                }
            }
        }
        std::multiset<grid::Point> expected;
        for (int y = 0; y < map.size().height; ++y) {
            for (int x = 0; x < map.size().width; ++x) {
                if (map.isDark(grid::Point{x, y})) expected.insert({x, y});
            }
        }
        QVERIFY(cells == expected);
        QCOMPARE(hasLayer, !expected.empty());
        dark += hasLayer ? 1 : 0;
        level::Map lit = map;
        lit.dark.fill(0);
        const exchange::MadeLevel made{lit, level, 3};
        const Map without =
            exchange::tiled::toTiled(made, journey.source(), journey.tilesets(), "tiles");
        lit.dark = {};
        const Map never =
            exchange::tiled::toTiled(made, journey.source(), journey.tilesets(), "tiles");
        std::ostringstream one;
        std::ostringstream other;
        exchange::tiled::writeJson(one, without);
        exchange::tiled::writeJson(other, never);
        QVERIFY(one.str() == other.str());
        QCOMPARE(without.layers.size() + (hasLayer ? 1 : 0), journey.tiled.layers.size());
    }
    QVERIFY(dark > 0);
}

void TestTiled::anEditedCellIsKept() {
    const level::Level& level = *temple_.findLevel("the-ring");
    Journey journey(temple_, level, 5);
    const grid::Point at = plainFloor(journey.map());
    journey.paint(exchange::kTerrainLayer, at, gidOf(level::Terrain::Wall));
    const auto back = journey.back();
    QVERIFY(back.has_value());
    const level::Level& now = back->levels.front();
    QCOMPARE(now.kept.cells.count(), level.kept.cells.count() + 1);
    QCOMPARE(now.kept.cells.at(at).cell(), level::Cell(level::Terrain::Wall));
    // Everything else is unchanged.
    level::Level other = now;
    other.kept = level.kept;
    QCOMPARE(pack::writeLevel(other), pack::writeLevel(level));
    // Generation adapts to the edit.
    auto made = generate::generate(now, temple_.rooms, 5);
    QVERIFY(made.has_value());
    QCOMPARE(made->map.cells.at(at).terrain(), level::Terrain::Wall);
}

/// Edits made in Tiled change here and nothing else does; compared cell by cell and thing by thing.
/// Where the edits cut the only way, the rest cannot stay as it was, which is told.
void TestTiled::nothingElseChangesInItsPack() {
    const auto standing = [](const level::Map& map) {
        std::multiset<std::tuple<int, int, level::ThingKind>> all;
        for (const level::Thing& thing : map.things)
            all.emplace(thing.at.x, thing.at.y, thing.kind);
        return all;
    };
    constexpr level::Cell::Bits kMarks =
        level::Cell::kAisle | level::Cell::kTrap | level::Cell::kCoin;
    int same = 0;
    int told = 0;
    const level::Pack temple = withoutPromises(temple_);
    const level::Pack dungeons = withoutPromises(dungeons_);
    for (const level::Pack* pack : {&temple, &dungeons}) {
        for (std::size_t place = 0; place < pack->levels.size(); ++place) {
            if (!testing::isSampled(place)) continue;
            const level::Level& level = pack->levels[place];
            // A chain of vaults does not adapt to the edit: it may be laid out anew.
            if (level.id == "the-tomb") continue;
            for (const std::uint64_t seed : {3U}) {
                Journey journey(*pack, level, seed);
                const level::Map& before = journey.map();
                std::set<std::pair<int, int>> painted;
                for (int i = 1; i <= 5; ++i) {
                    const grid::Point at{before.size().width * i / 6, before.size().height * i / 6};
                    if (before.cells.at(at).hasThing()) continue;
                    const bool isOpen = level::info(before.cells.at(at).terrain()).walkable;
                    journey.paint(exchange::kTerrainLayer, at,
                                  gidOf(isOpen ? level::Terrain::Wall : level::Terrain::Floor));
                    painted.emplace(at.x, at.y);
                }
                const auto back = journey.back(exchange::tiled::writeJson, pack);
                if (!back) qFatal("%s", back.error().describe().c_str());
                QVERIFY(back->cameBack);
                if (std::ranges::any_of(back->notes, [](const Problem& note) {
                        return note.text.find("cannot stay as it was") != std::string::npos;
                    })) {
                    ++told;
                    continue;
                }
                ++same;
                const level::Map after = Journey::made(*pack, back->levels.front(), seed);
                for (int y = 0; y < before.size().height; ++y) {
                    for (int x = 0; x < before.size().width; ++x) {
                        const level::Cell was = before.cells.at({x, y});
                        const level::Cell is = after.cells.at({x, y});
                        const bool isSame = was.terrain() == is.terrain() &&
                                            (was.bits() & kMarks) == (is.bits() & kMarks);
                        if (isSame == painted.contains({x, y})) {
                            QFAIL(qPrintable(QStringLiteral("%1, seed %2, cell %3 %4")
                                                 .arg(level.id.c_str())
                                                 .arg(seed)
                                                 .arg(x)
                                                 .arg(y)));
                        }
                    }
                }
                QVERIFY2(standing(before) == standing(after), level.id.c_str());
            }
        }
    }
    QVERIFY2(told <= 1 + same / 10, qPrintable(QString::number(told)));
}

/// The hero is moved to a place that the pinned maze does not reach.
void TestTiled::whatCannotStayFlowsRoundTheChange() {
    const level::Level& level = *temple_.findLevel("the-ring");
    Journey journey(temple_, level, 5);
    auto& things = journey.layer(exchange::tiled::kThingsLayer).objects;
    const auto hero = std::ranges::find(things, "hero", &exchange::tiled::Object::type);
    grid::Point to{-1, -1};
    for (int x = 0; x < journey.map().size().width && to.x < 0; ++x) {
        const grid::Point at{x, 20};
        const level::Cell cell = journey.map().cells.at(at);
        const bool isOff = cell.terrain() == level::Terrain::Floor &&
                           (cell.bits() & level::Cell::kAisle) == 0 && !cell.hasThing();
        if (isOff) to = at;
    }
    QVERIFY(to.x >= 0);
    hero->at = {to.x * 16.0, (to.y + 1) * 16.0};
    const auto back = journey.back(exchange::tiled::writeJson, &temple_);
    QVERIFY(back.has_value());
    QCOMPARE(back->notes.size(), std::size_t{1});
    QVERIFY(back->notes.front().text.find("cannot stay") != std::string::npos);
    const level::Map after = Journey::made(temple_, back->levels.front(), 5);
    QVERIFY(after.hero() == to);
}

/// A map that grew at its left and top is recognised by its cells, whatever else was edited; a map
/// that grew at its bottom is not taken for one because its only thing was moved.
void TestTiled::grownMapsAreRecognisedByTheirCells() {
    const level::Level& level = *temple_.findLevel("the-eyes");
    using exchange::tiled::Object;
    const auto grow = [](Journey& journey, grid::Point by) {
        const grid::Size before = journey.tiled.size;
        journey.tiled.size = {before.width + 1, before.height + 1};
        for (auto& layer : journey.tiled.layers) {
            if (layer.rowOf) {
                layer.rowOf = [rowOf = layer.rowOf, before, by](
                                  int y, std::span<exchange::tiled::Gid> row) {
                    std::ranges::fill(row, 0);
                    if (y < by.y || y >= before.height + by.y) return;
                    rowOf(y - by.y, row.subspan(static_cast<std::size_t>(by.x),
                                                static_cast<std::size_t>(before.width)));
                };
            }
            for (Object& object : layer.objects)
                object.at = {object.at.x + 16.0 * by.x, object.at.y + 16.0 * by.y};
        }
    };
    Journey grown(temple_, level, 3);
    grow(grown, {1, 1});
    auto& things = grown.layer(exchange::tiled::kThingsLayer).objects;
    const auto hero = std::ranges::find(things, "hero", &Object::type);
    QVERIFY(hero != things.end());
    hero->at.x += 16;
    const auto back = grown.back(exchange::tiled::writeJson, &temple_);
    QVERIFY(back.has_value());
    level::Level moved = level;
    for (level::Object& object : moved.objects) {
        if (object.kind == level::ThingKind::Hero) object.at.x += 1;
    }
    QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(moved));

    Journey lower(temple_, level, 3);
    grow(lower, {0, 0});
    auto& left = lower.layer(exchange::tiled::kThingsLayer).objects;
    std::erase_if(left, [](const Object& object) { return object.type != "hero"; });
    left.front().at.y -= 16;
    const auto raised = lower.back(exchange::tiled::writeJson, &temple_);
    QVERIFY(raised.has_value());
    const auto& objects = std::as_const(raised->levels.front()).objects;
    const auto at =
        std::ranges::find(level.objects, level::ThingKind::Hero, &level::Object::kind)->at;
    QCOMPARE(objects.size(), std::size_t{1});
    QCOMPARE(objects.front().at, (at - grid::Point{0, 1}));
}

/// A second hero is left out before the rest of the level is pinned, so that only this is told.
void TestTiled::aSecondHeroIsNoReasonToRegenerate() {
    const level::Level& level = *temple_.findLevel("the-eyes");
    Journey journey(temple_, level, 3);
    auto& things = journey.layer(exchange::tiled::kThingsLayer).objects;
    exchange::tiled::Object hero =
        *std::ranges::find(things, "hero", &exchange::tiled::Object::type);
    hero.id = journey.tiled.nextObject;
    hero.name = "";
    hero.at = {16.0 * 16, 10.0 * 16};
    things.push_back(hero);
    const auto back = journey.back(exchange::tiled::writeJson, &temple_);
    QVERIFY(back.has_value());
    QCOMPARE(back->notes.size(), std::size_t{1});
    QVERIFY(back->notes.front().text.starts_with("has 2 heroes, but a level has one"));
    QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
}

/// Importing the same file twice gives the same result as once, for objects that the designer
/// placed, that generation placed, that were added, and for painted cells.
void TestTiled::comingBackTwiceIsComingBackOnce() {
    for (const auto& [pack, id] :
         {std::pair{&temple_, "the-ring"}, {&temple_, "the-scarab"}, {&dungeons_, "the-lair"}}) {
        const level::Level& level = *pack->findLevel(id);
        Journey journey(*pack, level, 9);
        auto& things = journey.layer(exchange::tiled::kThingsLayer).objects;
        std::vector<grid::Point> free;
        const level::CellGrid& cells = journey.map().cells;
        for (int y = 1; y + 1 < cells.height(); ++y) {
            for (int x = 1; x + 1 < cells.width(); ++x) {
                const level::Cell cell = cells.at({x, y});
                const bool isPlain = cell.terrain() == level::Terrain::Floor && !cell.hasThing() &&
                                     !cell.isTrap() && !cell.hasCoin();
                if (isPlain) free.push_back({x, y});
            }
        }
        QVERIFY(free.size() > 8);
        const auto put = [](exchange::tiled::Object& object, grid::Point at) {
            object.at = {at.x * 16.0, (at.y + 1) * 16.0};
        };
        // Moves two things, removes one and adds a new one.
        put(things.front(), free[3]);
        if (things.size() > 2) {
            put(things[1], free[5]);
            things.erase(things.begin() + 2);
        }
        exchange::tiled::Object fresh = things.front();
        fresh.id = journey.tiled.nextObject;
        fresh.type = "heart";
        fresh.gid = 1 + 80 + static_cast<exchange::tiled::Gid>(level::ThingKind::Heart);
        put(fresh, free[7]);
        things.push_back(fresh);
        journey.paint(exchange::kTerrainLayer, free.back(), gidOf(level::Terrain::Wall));
        level::Pack once = *pack;
        const auto first = journey.back(exchange::tiled::writeJson, &once);
        QVERIFY(first.has_value());
        for (std::size_t i = 0; i < once.levels.size(); ++i) {
            if (std::as_const(once.levels)[i].id == id) once.levels[i] = first->levels.front();
        }
        const auto second = journey.back(exchange::tiled::writeJson, &once);
        QVERIFY(second.has_value());
        QCOMPARE(pack::writeLevel(second->levels.front()), pack::writeLevel(first->levels.front()));
    }
}

void TestTiled::anEditedCellOfADrawingIsPainted() {
    level::Level level;
    level.id = "drawn";
    level.title = "Drawn";
    level.ruleset = level::Ruleset::Descent;
    level.size = {12, 9};
    level.paint.emplace(level.size, level::painted(level::Terrain::Floor));
    level.recipe.stages.push_back({"shape", true, {}});
    level::Pack pack;
    pack.levels.push_back(level);
    Journey journey(pack, level, 1);
    journey.paint(exchange::kTerrainLayer, {4, 5}, gidOf(level::Terrain::Fountain));
    const auto back = journey.back(static_cast<Write>(exchange::tiled::writeXml));
    QVERIFY(back.has_value());
    level.paint->at({4, 5}) = level::painted(level::Terrain::Fountain);
    QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
}

void TestTiled::movedAddedAndRemovedThings() {
    const level::Level& level = *temple_.findLevel("the-ring");
    Journey journey(temple_, level, 5);
    auto& things = journey.layer(exchange::tiled::kThingsLayer).objects;
    const auto hero = std::ranges::find(things, "hero", &exchange::tiled::Object::type);
    QVERIFY(hero != things.end());
    const int before = static_cast<int>(level.objects.size());
    const grid::Point to = plainFloor(journey.map());
    hero->at = {to.x * 16.0, (to.y + 1) * 16.0};
    std::erase_if(things, [](const auto& object) { return object.type == "heart"; });
    exchange::tiled::Object exit = *hero;
    exit.id = journey.tiled.nextObject;
    exit.type = "exit";
    exit.name = "gate";
    exit.gid = 1 + 80 + static_cast<exchange::tiled::Gid>(level::ThingKind::Exit);
    exit.at = {16.0 * 3, 16.0 * 3};
    things.push_back(exit);
    exit.type = "unicorn";
    exit.gid = 0;
    exit.shape = exchange::tiled::Shape::Rectangle;
    exit.id += 1;
    things.push_back(exit);
    const auto back = journey.back();
    QVERIFY(back.has_value());
    const level::Level& now = back->levels.front();
    const auto find = [&](level::ThingKind kind) {
        return std::ranges::find(now.objects, kind, &level::Object::kind);
    };
    QCOMPARE(find(level::ThingKind::Hero)->at, to);
    QVERIFY(find(level::ThingKind::Heart) == now.objects.end());
    QVERIFY(find(level::ThingKind::Exit) != now.objects.end());
    const auto gate = std::ranges::find(now.objects, "gate", &level::Object::id);
    QVERIFY(gate != now.objects.end());
    QCOMPARE(gate->at, (grid::Point{3, 2}));
    QVERIFY(static_cast<int>(now.objects.size()) <= before + 1);
    QCOMPARE(back->notes.size(), std::size_t{1});
    QVERIFY(back->notes.front().text.find("unicorn") != std::string::npos);
}

/// A layer hidden in Tiled is still part of its level, and a moved layer moves its cells and
/// things.
void TestTiled::layersThatAreHiddenOrMovedInTiled() {
    level::Level level;
    level.id = "drawn";
    level.title = "Drawn";
    level.ruleset = level::Ruleset::Descent;
    level.size = {12, 9};
    level.paint.emplace(level.size, level::painted(level::Terrain::Floor));
    level.paint->at({4, 5}) = level::painted(level::Terrain::Fountain);
    level.recipe.stages.push_back({"shape", true, {}});
    level::Object hero;
    hero.at = {2, 3};
    level.objects.push_back(hero);
    level::Pack pack;
    pack.levels.push_back(level);
    const Journey journey(pack, level, 1);
    const auto back = [&](const char* layer, const char* attributes) {
        return journey.back(static_cast<Write>(exchange::tiled::writeXml), &pack,
                            [&](QString& text) {
                                const QString name = QString(" name=\"%1\"").arg(layer);
                                QCOMPARE(text.count(name), 1);
                                text.replace(name, name + ' ' + attributes);
                            });
    };
    for (const char* layer : {"Terrain", "Things"}) {
        const auto hidden = back(layer, "visible=\"0\"");
        QVERIFY(hidden.has_value());
        QCOMPARE(pack::writeLevel(hidden->levels.front()), pack::writeLevel(level));
        QCOMPARE(hidden->notes.size(), std::size_t{1});
        QVERIFY(hidden->notes.front().text.find("but was read") != std::string::npos);
    }
    const auto things = back("Things", "offsetx=\"32\" offsety=\"-16\"");
    QVERIFY(things.has_value());
    QCOMPARE(things->levels.front().objects.front().at, (grid::Point{4, 2}));
    const auto cells = back("Terrain", "offsetx=\"16\"");
    QVERIFY(cells.has_value());
    QCOMPARE(level::terrainOf(cells->levels.front().paint->at({5, 5})), level::Terrain::Fountain);
    QCOMPARE(level::terrainOf(cells->levels.front().paint->at({4, 5})), level::Terrain::Floor);
    QVERIFY(cells->notes.front().text.find("outside of the map") != std::string::npos);
}

void TestTiled::mapsOfOthersBecomeDrawings() {
    const std::string map = R"(<?xml version="1.0"?>
<map version="1.0" orientation="orthogonal" width="3" height="2" tilewidth="32" tileheight="32">
 <tileset firstgid="1" name="town" tilewidth="32" tileheight="32">
  <tile id="1"><properties><property name="mazeloom" value="terrain water"/></properties></tile>
 </tileset>
 <layer name="Ground" width="3" height="2"><data encoding="csv">1,2,3,0,0,2147483650</data></layer>
 <objectgroup name="Actors">
  <object id="1" type="hero" x="70" y="10" width="8" height="8"/>
  <object id="2" type="merchant" x="0" y="0"/>
 </objectgroup>
 <imagelayer name="Sky"/>
</map>)";
    exchange::ImportOptions options{.file = "town.tmx", .beside = {}};
    options.tiles["town 2"] = "terrain wall";
    const auto read = exchange::importerOf("town.tmx")->read(map, options);
    if (!read) qFatal("%s", read.error().describe().c_str());
    const level::Level& level = read->levels.front();
    QCOMPARE(level.title, std::string("town"));
    QCOMPARE(level.size, (grid::Size{3, 2}));
    const auto terrain = [&](int x, int y) { return level::terrainOf(level.paint->at({x, y})); };
    QCOMPARE(terrain(0, 0), level::Terrain::Floor);  // no meaning is given
    QCOMPARE(terrain(1, 0), level::Terrain::Water);
    QCOMPARE(terrain(2, 0), level::Terrain::Wall);   // as the table says
    QCOMPARE(terrain(0, 1), level::Terrain::Wall);   // an empty tile
    QCOMPARE(terrain(2, 1), level::Terrain::Water);  // mirrored
    QCOMPARE(level.objects.size(), std::size_t{1});
    QCOMPARE(level.objects.front().at, (grid::Point{2, 0}));
    QCOMPARE(read->unknownTiles, std::vector<std::string>{"town 0"});
    QCOMPARE(read->notes.size(), std::size_t{2});
}

void TestTiled::badInputIsNamed_data() {
    QTest::addColumn<QByteArray>("map");
    QTest::addColumn<QByteArray>("said");
    const auto map = [](const char* attributes, const char* inner) {
        return QByteArray("<map orientation=\"orthogonal\" tilewidth=\"8\" tileheight=\"8\" ") +
               attributes + ">" + inner + "</map>";
    };
    QTest::newRow("not XML") << QByteArray("hello") << QByteArray("is no XML");
    QTest::newRow("another element") << QByteArray("<html/>") << QByteArray("<map>");
    QTest::newRow("isometric") << QByteArray(
                                      "<map orientation=\"isometric\" width=\"2\" height=\"2\"/>")
                               << QByteArray("orthogonal");
    QTest::newRow("infinite") << map("width=\"2\" height=\"2\" infinite=\"1\"", "")
                              << QByteArray("is infinite");
    QTest::newRow("huge") << map("width=\"100000\" height=\"2\"", "") << QByteArray("8192");
    QTest::newRow("no size") << map("width=\"x\" height=\"2\"", "") << QByteArray("whole number");
    QTest::newRow("short layer") << map("width=\"2\" height=\"2\"",
                                        "<layer name=\"a\" width=\"2\" height=\"2\"><data "
                                        "encoding=\"csv\">1,2</data></layer>")
                                 << QByteArray("2 tiles instead of 4");
    QTest::newRow("bomb")
        << map("width=\"2\" height=\"2\"",
               "<layer name=\"a\" width=\"2\" height=\"2\"><data "
               "encoding=\"base64\" compression=\"zlib\">"
               "eJzt0DEBAAAAwqD1T20IX4hAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMG3g8MAAAB"
               "</data></layer>")
        << QByteArray("<data>");
    const auto packed = [&map](const char* how, const char* data) {
        return map("width=\"1\" height=\"1\"",
                   (QByteArray("<layer name=\"a\" width=\"1\" height=\"1\"><data "
                               "encoding=\"base64\" compression=\"") +
                    how + "\">" + data + "</data></layer>")
                       .constData());
    };
    QTest::newRow("unknown packing")
        << packed("lzma", "AAAA") << QByteArray("zlib, gzip or Zstandard");
    QTest::newRow("no zstd") << packed("zstd", "AAAA") << QByteArray("is damaged or cut off");
    QTest::newRow("cut zstd") << packed("zstd", "KLUv/SB4jQAA")
                              << QByteArray("is damaged or cut off");
    QTest::newRow("too much of zstd")
        << packed("zstd", "KLUv/SB4RQAAEAAAAQAzBVg=") << QByteArray("unpacks to too many bytes");
    // Reading on would turn a whole exported level into floor.
    QTest::newRow("climbing tileset of a level of ours")
        << map("width=\"1\" height=\"1\"",
               "<properties><property name=\"mazeloom.level\" value=\"AAAA\"/></properties>"
               "<tileset firstgid=\"1\" source=\"../../etc/passwd\"/>")
        << QByteArray("is not below");
    QTest::newRow("damaged origin")
        << map("width=\"1\" height=\"1\"",
               "<properties><property name=\"mazeloom.level\" value=\"AAAA\"/></properties>")
        << QByteArray("mazeloom.level");
}

void TestTiled::badInputIsNamed() {
    QFETCH(QByteArray, map);
    QFETCH(QByteArray, said);
    const auto read = exchange::importerOf("a.tmx")->read(
        map.toStdString(), {.file = "a.tmx", .beside = exchange::filesBelow("/tmp")});
    QVERIFY(!read.has_value());
    const QByteArray line = QByteArray::fromStdString(read.error().describe());
    QVERIFY2(line.contains(said), line.constData());
    QVERIFY2(line.contains("a.tmx"), line.constData());
}

void TestTiled::filesBesideStayBelow() {
    const auto beside = exchange::filesBelow(MAZELOOM_PACKS "/temple", 1'000'000);
    for (const char* name : {"pack.json", "../temple/pack.json", "levels/../pack.json",
                             "./levels//first-steps.json", "levels\\first-steps.json"})
        QVERIFY2(beside(name).has_value(), name);
    for (const char* name : {"../dungeons/pack.json", "/etc/passwd", "levels/../../x", "..", "a\\b",
                             "..\\dungeons\\pack.json"})
        QVERIFY2(!beside(name).has_value(), name);
    QVERIFY(!exchange::filesBelow(MAZELOOM_PACKS "/temple", 10)("pack.json").has_value());
}

void TestTiled::anyTruncationIsRefused() {
    const Journey journey(temple_, *temple_.findLevel("first-steps"), 1);
    std::ostringstream text;
    exchange::tiled::writeJson(text, journey.tiled);
    const std::string whole = text.str();
    for (std::size_t size = 0; size + 2 < whole.size(); size += 97) {
        const auto read = exchange::importerOf("a.tmj")->read(whole.substr(0, size),
                                                              {.file = "a.tmj", .beside = {}});
        QVERIFY(!read.has_value());
    }
}

void TestTiled::largeMapsComeBack_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("side");
    QTest::newRow("JSON") << "tmj" << (testing::isBrief() ? 1100 : 4000);
    QTest::newRow("XML") << "tmx" << 1100;
}

void TestTiled::largeMapsComeBack() {
    QFETCH(QString, format);
    QFETCH(int, side);
    level::Level level;
    level.id = "plain";
    level.title = "Plain";
    level.ruleset = level::Ruleset::Descent;
    level.size = {side, side};
    level.paint.emplace(level.size, level::painted(level::Terrain::Floor));
    for (int i = 0; i < side; ++i)
        level.paint->at({i, i * 7 % side}) = level::painted(level::Terrain::Wall);
    level.recipe.stages.push_back({"shape", true, {}});
    level::Pack pack;
    const level::Map map = testing::mapOf(pack, level, 1);
    const std::string file = "level." + format.toStdString();
    testing::Written files = testing::writtenAs(format.toStdString(), pack, {map, level, 1});
    QVERIFY(files.at(file).size() < 4'000'000);
    const auto back = testing::imported(files, file);
    if (!back) qFatal("%s", back.error().describe().c_str());
    QVERIFY(back->levels.front() == level);
    QVERIFY(back->notes.empty());
}

MAZELOOM_TEST(TestTiled)

}  // namespace mazeloom::tst_tiled

#include "tst_tiled.moc"

// SPDX-License-Identifier: MIT
// Levels as LDtk projects: an unedited export comes back identical to the byte, and of an edited
// one only the edits change here.
#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <QTest>

#include "core/exchange/budget/budgets.h"
#include "core/exchange/identifiers.h"
#include "core/exchange/importer.h"
#include "core/exchange/ldtk/names.h"
#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/level/map_json.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "core/random/stream.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_ldtk {

class TestLdtk : public QObject {
    Q_OBJECT

  private slots:
    void comesBackAsItLeft();
    void sayWhatTheMapSays();
    void darknessIsALayerWhereThereIsSome();
    void numbersAndNamesAreUnique();
    void fieldsWithoutValuesAreListedWhileTheyAreFew();
    void editedThereIsEditedHere();
    void copiedLevelsAreOthers();
    void levelsDrawnThereComeBesideOurs_data();
    void levelsDrawnThereComeBesideOurs();
    void projectsOfOthersBecomeDrawings();
    void levelsMayBeInFilesOfTheirOwn();
    void aLostFileCostsItsLevelAlone_data();
    void aLostFileCostsItsLevelAlone();
    void layersLieWhereTheirPixelsDo();
    void entitiesStandWhereTheirPixelsAre();
    void cellsInFieldsAreOfTheirLayer();
    void mirroredTilesTurnTheirTerrain();
    void tagsOfTilesAreTheirClasses();
    void manyTagsAreRefused();
    void unseenTilesAreLeftOut();
    void valuesHaveNamesInAnyCase();
    void thingsOnNothingStandOnFloor();
    void hiddenLayersAreNotRead();
    void hiddenLayersOfOursAreRead();
    void translucentLayersAreRead();
    void notesCountWhatIsLeftOut();
    void tilesOfRulesCountWithoutAGrid();
    void levelsWithoutCellsAreNamed();
    void allWorldsAreRead();
    void hugeTilesAreBounded();
    void badInputIsNamed_data();
    void badInputIsNamed();
};

namespace {

using json::Value;

/// An exported level, as JSON values that can be edited.
struct Journey {
    Journey(const level::Pack& from, const level::Level& which, std::uint64_t seed)
        : pack(from), level(which), map(testing::mapOf(from, which, seed)) {
        files = testing::writtenAs("ldtk", pack, {map, level, seed});
        project = *json::parse(files.at("level.ldtk"));
    }

    Value& at(Value& object, std::string_view key) {
        return std::ranges::find(object.members(), key, &json::Member::key)->value;
    }
    Value& layer(std::string_view name) {
        for (Value& one : at(at(project, "levels").list().front(), "layerInstances").list()) {
            if (one.find("__identifier")->is(name)) return one;
        }
        qFatal("no such layer");
    }
    Value::List& things() { return at(layer("Things"), "entityInstances").list(); }
    std::size_t thing(std::string_view identifier) {
        for (std::size_t i = 0; i < things().size(); ++i) {
            if (things()[i].find("__identifier")->is(identifier)) return i;
        }
        qFatal("no such thing");
    }
    tl::expected<exchange::Imported, Problem> back() {
        files["level.ldtk"] = json::toText(project);
        return testing::imported(files, "level.ldtk");
    }

    const level::Pack& pack;
    const level::Level& level;
    level::Map map;
    testing::Written files;
    Value project;
};

level::Pack temple() {
    auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/temple"));
    if (!pack) qFatal("%s", pack.error().front().describe().c_str());
    return std::move(*pack);
}

constexpr const char* kOfOthers = R"({
  "jsonVersion": "1.5.3",
  "defs": {
    "layers": [{"uid": 1, "identifier": "Collisions",
                "intGridValues": [{"value": 1, "identifier": "wall"},
                                  {"value": 2, "identifier": null},
                                  {"value": 3, "identifier": "moss"}]}],
    "tilesets": []
  },
  "levels": [{
    "identifier": "Entrance", "fieldInstances": [],
    "layerInstances": [
      {"__identifier": "Actors", "__type": "Entities", "__cWid": 3, "__cHei": 2, "__gridSize": 8,
       "entityInstances": [
         {"__identifier": "Hero", "__tags": [], "iid": "x", "px": [12, 12], "__pivot": [0.5, 1],
          "width": 8, "height": 8, "fieldInstances": []},
         {"__identifier": "Cloud", "__tags": [], "iid": "y", "px": [0, 0], "__pivot": [0, 0],
          "width": 8, "height": 8, "fieldInstances": []}]},
      {"__identifier": "Sky", "__type": "AutoLayer", "__cWid": 3, "__cHei": 2, "__gridSize": 8},
      {"__identifier": "Collisions", "__type": "IntGrid", "__cWid": 3, "__cHei": 2,
       "__gridSize": 8, "layerDefUid": 1, "intGridCsv": [1, 2, 0, 3, 3, 1]}]
  }],
  "worlds": []
})";

/// A layer instance in a project made by others.
struct Layer {
    std::string name;
    std::string type = "IntGrid";
    int uid = 1;  ///< the definition's
    grid::Size size = {};
    int side = 16;
    grid::Point offset = {};
    bool isVisible = true;
    std::string opacity = "1";
    std::string tileset = "null";
    std::vector<int> values = {};
    std::string tiles = {};  ///< as JSON, with commas between them
    std::string entities = {};

    std::string text() const {
        std::string out = R"({"__identifier": ")" + name + R"(", "__type": ")" + type + '"';
        const auto add = [&out](const std::string& key, const std::string& value) {
            out += ", \"" + key + "\": " + value;
        };
        add("__cWid", std::to_string(size.width));
        add("__cHei", std::to_string(size.height));
        add("__gridSize", std::to_string(side));
        add("__opacity", opacity);
        add("__pxTotalOffsetX", std::to_string(offset.x));
        add("__pxTotalOffsetY", std::to_string(offset.y));
        add("__tilesetDefUid", tileset);
        add("layerDefUid", std::to_string(uid));
        add("visible", isVisible ? "true" : "false");
        std::string numbers;
        for (const int value : values)
            numbers += (numbers.empty() ? "" : ",") + std::to_string(value);
        add("intGridCsv", '[' + numbers + ']');
        add("gridTiles", '[' + (type == "Tiles" ? tiles : "") + ']');
        add("autoLayerTiles", '[' + (type == "Tiles" ? "" : tiles) + ']');
        add("entityInstances", '[' + entities + ']');
        return out + '}';
    }
};

/// A level that is all floor.
struct Ground {
    grid::Size size = {6, 5};
    int side = 16;

    std::string level(const std::string& name, const std::string& above = {}) const {
        Layer ground{.name = "Ground", .size = size, .side = side};
        ground.values.assign(static_cast<std::size_t>(size.area()), 2);
        return R"({"identifier": ")" + name + R"(", "layerInstances": [)" + above + ground.text() +
               "]}";
    }
};

std::string projectOf(const std::string& levels) {
    return R"({"jsonVersion": "1.5.3", "defs": {"layers": [
        {"uid": 1, "identifier": "Ground", "intGridValues": [{"value": 2, "identifier": "floor"}]},
        {"uid": 2, "identifier": "Water", "intGridValues": [{"value": 1, "identifier": "water"}]}],
        "tilesets": [{"uid": 7, "identifier": "Bricks"}]},
        "levels": [)" +
           levels + R"(], "worlds": []})";
}

bool told(const exchange::Imported& imported, std::string_view what) {
    return std::ranges::any_of(imported.notes, [&](const Problem& note) {
        return note.describe().find(what) != std::string::npos;
    });
}

}  // namespace

void TestLdtk::comesBackAsItLeft() {
    const int seeds = testing::seeds(20);
    for (const level::Pack& pack : testing::allPacks()) {
        for (int i = 0; i < 1 + seeds / 4; ++i) {
            const auto seed = static_cast<std::uint64_t>(i) * 104729 + 1;
            std::vector<level::Map> maps;
            maps.reserve(pack.levels.size());
            std::vector<exchange::MadeLevel> made;
            for (const level::Level& level : pack.levels) {
                if (i > 0 && level.size.width > 100) continue;
                maps.push_back(testing::mapOf(pack, level, seed));
                made.push_back({maps.back(), level, seed});
            }
            if (made.empty()) continue;
            const auto back =
                testing::imported(testing::writtenAs("ldtk", pack, made), "level.ldtk");
            if (!back) qFatal("%s", back.error().describe().c_str());
            QCOMPARE(back->levels.size(), made.size());
            QVERIFY2(back->notes.empty(),
                     back->notes.empty() ? "" : back->notes.front().describe().c_str());
            QVERIFY(back->unknownTiles.empty());
            QCOMPARE(back->seed, seed);
            for (std::size_t l = 0; l < made.size(); ++l)
                QCOMPARE(pack::writeLevel(back->levels[l]), pack::writeLevel(made[l].level));
        }
    }
}

void TestLdtk::sayWhatTheMapSays() {
    const level::Pack pack = temple();
    Journey journey(pack, *pack.findLevel("the-ring"), 3);
    const Value::List& cells = journey.at(journey.layer("Terrain"), "intGridCsv").list();
    const grid::Size size = journey.map.size();
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const auto number = static_cast<std::int64_t>(journey.map.cells.at({x, y}).terrain());
            QCOMPARE(cells[static_cast<std::size_t>(y * size.width + x)].integer().value(),
                     number + 1);
        }
    }
    QCOMPARE(journey.things().size(), journey.map.things.size());
    for (std::size_t i = 0; i < journey.things().size(); ++i) {
        const Value& entity = journey.things()[i];
        const level::Thing& thing = journey.map.things[i];
        QCOMPARE((*entity.find("__grid"))[0].integer().value(), thing.at.x);
        QCOMPARE((*entity.find("__grid"))[1].integer().value(), thing.at.y);
        QCOMPARE((*entity.find("px"))[0].integer().value(), thing.at.x * 16);
        const level::Trajectory* path = journey.map.trajectoryOf(thing);
        if (path == nullptr) continue;
        bool isFound = false;
        for (const Value& field : entity.find("fieldInstances")->list()) {
            if (!field.find("__identifier")->is("path")) continue;
            isFound = true;
            const Value::List& points = field.find("__value")->list();
            QCOMPARE(points.size(), path->points.size());
            for (std::size_t p = 0; p < points.size(); ++p)
                QCOMPARE(points[p].find("cx")->integer().value(), path->points[p].x);
        }
        QVERIFY(isFound);
    }
}

/// Darkness is a grid of ones and zeros. Without darkness a project is identical, to the byte, to
/// one from a program that does not know darkness.
void TestLdtk::darknessIsALayerWhereThereIsSome() {
    auto pack = pack::readFolder(std::string(MAZELOOM_PACKS "/dungeons"));
    QVERIFY(pack.has_value());
    int count = 0;
    for (const level::Level& level : pack->levels) {
        Journey journey(*pack, level, 3);
        const grid::Size size = journey.map.size();
        const bool hasLayer =
            journey.files.at("level.ldtk").find("\"Darkness\"") != std::string::npos;
        QCOMPARE(hasLayer, std::ranges::count(journey.map.dark.storage(), 1) > 0);
        level::Map lit = journey.map;
        lit.dark.fill(0);
        const auto without = testing::writtenAs("ldtk", *pack, {lit, level, 3});
        lit.dark = {};
        QVERIFY(without == testing::writtenAs("ldtk", *pack, {lit, level, 3}));
        QCOMPARE(without.at("level.ldtk").find("\"Darkness\""), std::string::npos);
        if (!hasLayer) {
            QVERIFY(without == journey.files);
            continue;
        }
        ++count;
        const Value::List& cells = journey.at(journey.layer("Darkness"), "intGridCsv").list();
        QCOMPARE(cells.size(), static_cast<std::size_t>(size.area()));
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                QCOMPARE(cells[static_cast<std::size_t>(y * size.width + x)].integer().value(),
                         journey.map.isDark(grid::Point{x, y}) ? 1 : 0);
            }
        }
        // The level comes back by its recipe and seed.
        const auto back = journey.back();
        QVERIFY(back.has_value());
        QVERIFY(back->notes.empty());
        QVERIFY(back->unknownTiles.empty());
        QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
    }
    QVERIFY(count > 0);
}

/// An entity lists all fields of its kind. If there are so many that they would fill most of the
/// file, it lists only fields with values.
void TestLdtk::fieldsWithoutValuesAreListedWhileTheyAreFew() {
    constexpr int kSide = 40;
    for (const std::size_t count : {200U, 300U}) {
        level::Pack pack;
        level::Level level = testing::solid({kSide, kSide}, {}, level::Ruleset::Descent);
        level.id = "level";
        level.title = "Level";
        level.paint.emplace(level.size, level::painted(level::Terrain::Floor));
        level.recipe.stages = {{"shape", true, {}}};
        for (std::size_t i = 0; i < count; ++i) {
            level::Object rat;
            rat.kind = level::ThingKind::Rat;
            rat.at = {1 + static_cast<int>(i) % 30, 1 + static_cast<int>(i) / 30};
            rat.properties = {{"p" + std::to_string(i), 1.0, {}}};
            level.objects.push_back(std::move(rat));
        }
        Journey journey(pack, level, 1);
        for (const Value& entity : journey.things())
            QCOMPARE(entity.find("fieldInstances")->size(), count == 200 ? count : 1);
        auto back = journey.back();
        QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
        QVERIFY(back->notes.empty());
        QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));

        Value& fields = journey.at(journey.things()[count - 1], "fieldInstances");
        journey.at(fields.list().back(), "__value") = Value(2.0);
        back = journey.back();
        QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
        QVERIFY(back->notes.empty());
        level.objects.back().properties.front().value = 2.0;
        QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
    }
}

void TestLdtk::numbersAndNamesAreUnique() {
    exchange::Identifiers names;
    QCOMPARE(names.of("The Ring!"), std::string("The_Ring_"));
    QCOMPARE(names.of("The Ring?"), std::string("The_Ring__2"));
    QCOMPARE(names.of("3 halls"), std::string("_3_halls"));
    QCOMPARE(names.of(""), std::string("_"));
    const std::string id = exchange::ldtk::iid(exchange::ldtk::Instance::Thing, 3, 70'000);
    QCOMPARE(id.size(), std::size_t{36});
    QCOMPARE(exchange::ldtk::thingOf(id), std::optional(70'000));
    QVERIFY(!exchange::ldtk::thingOf(exchange::ldtk::iid(exchange::ldtk::Instance::Room, 3, 7)));
    QVERIFY(!exchange::ldtk::thingOf("66a8b2c0-1000-11ee-8fc7-0f7f5d2ae541"));
}

void TestLdtk::editedThereIsEditedHere() {
    const level::Pack pack = temple();
    const level::Level& level = *pack.findLevel("the-ring");
    Journey journey(pack, level, 5);
    const level::Cell aisle = level::Cell(level::Terrain::Floor).with(level::Cell::kAisle);
    grid::Point free{-1, -1};
    for (int y = 0; y < level.size.height && free.x < 0; ++y) {
        for (int x = 0; x < level.size.width && free.x < 0; ++x) {
            if (journey.map.cells.at({x, y}) == aisle) free = {x, y};
        }
    }
    const auto cell = static_cast<std::size_t>((free.y + 0) * level.size.width + free.x);
    // The next cell, since the hero is moved to the first.
    journey.at(journey.layer("Terrain"), "intGridCsv").list()[cell] =
        Value(1 + static_cast<int>(level::Terrain::Water));
    Value& hero = journey.things()[journey.thing("Hero")];
    journey.at(hero, "px") = Value(Value::List{Value(free.x * 16), Value(free.y * 16)});
    const auto back = journey.back();
    QVERIFY(back.has_value());
    QVERIFY(back->notes.empty());
    level::Level now = back->levels.front();
    QCOMPARE(now.kept.cells.count(), level.kept.cells.count() + 1);
    QCOMPARE(now.kept.cells.at(free).cell().terrain(), level::Terrain::Water);
    now.kept = level.kept;
    level::Level wanted = level;
    std::ranges::find(wanted.objects, level::ThingKind::Hero, &level::Object::kind)->at = free;
    QCOMPARE(pack::writeLevel(now), pack::writeLevel(wanted));
}

void TestLdtk::copiedLevelsAreOthers() {
    const level::Pack pack = temple();
    const level::Level& level = *pack.findLevel("the-ring");
    Journey journey(pack, level, 5);
    Value::List& levels = journey.at(journey.project, "levels").list();
    levels.push_back(levels.front());
    // LDtk gives the entities of a copy new ids.
    for (Value& layer : journey.at(levels.back(), "layerInstances").list()) {
        for (Value& entity : journey.at(layer, "entityInstances").list())
            journey.at(entity, "iid") = Value("66a8b2c0-1000-11ee-8fc7-0f7f5d2ae541");
    }
    const auto back = journey.back();
    QVERIFY(back.has_value());
    QCOMPARE(back->levels.size(), std::size_t{2});
    level::Level copy = back->levels[1];
    QCOMPARE(copy.id, std::string("the-ring-2"));
    copy.id = level.id;
    QCOMPARE(pack::writeLevel(back->levels[0]), pack::writeLevel(level));
    QCOMPARE(pack::writeLevel(copy), pack::writeLevel(level));
}

void TestLdtk::levelsDrawnThereComeBesideOurs_data() {
    QTest::addColumn<bool>("isFirst");
    QTest::newRow("before ours") << true;
    QTest::newRow("after ours") << false;
}

void TestLdtk::levelsDrawnThereComeBesideOurs() {
    QFETCH(bool, isFirst);
    const level::Pack pack = temple();
    const level::Level& level = *pack.findLevel("the-ring");
    Journey journey(pack, level, 5);
    Value::List& levels = journey.at(journey.project, "levels").list();
    Value drawn = levels.front();
    journey.at(drawn, "identifier") = Value("Drawn_there");
    journey.at(drawn, "fieldInstances") = Value(Value::List{});
    levels.insert(isFirst ? levels.begin() : levels.end(), drawn);
    const auto back = journey.back();
    QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
    QCOMPARE(back->levels.size(), std::size_t{2});
    const std::size_t ours = isFirst ? 1 : 0;
    QCOMPARE(pack::writeLevel(back->levels[ours]), pack::writeLevel(level));
    QCOMPARE(back->levels[1 - ours].title, std::string("Drawn_there"));
    QCOMPARE(back->levels[1 - ours].size, level.size);
}

void TestLdtk::projectsOfOthersBecomeDrawings() {
    const auto back = testing::imported({{"town.ldtk", kOfOthers}}, "town.ldtk");
    QVERIFY(back.has_value());
    const level::Level& level = back->levels.front();
    QCOMPARE(level.title, std::string("Entrance"));
    QCOMPARE(level.id, std::string("entrance"));
    QCOMPARE(level.size, (grid::Size{3, 2}));
    const auto terrain = [&](int x, int y) { return level::terrainOf(level.paint->at({x, y})); };
    QCOMPARE(terrain(0, 0), level::Terrain::Wall);
    QCOMPARE(terrain(1, 0), level::Terrain::Floor);
    QCOMPARE(terrain(2, 0), level::Terrain::Wall);
    QCOMPARE(terrain(0, 1), level::Terrain::Floor);
    QCOMPARE(terrain(2, 1), level::Terrain::Wall);
    QCOMPARE(level.objects.size(), std::size_t{1});
    QCOMPARE(level.objects.front().at, (grid::Point{1, 1}));
    QCOMPARE(back->unknownTiles, (std::vector<std::string>{"Collisions 2", "Collisions moss"}));
    // An entity does not become a cell of floor, but it can be given a meaning.
    QVERIFY(back->foreignTiles.contains("entity Cloud"));
    // One note for the cloud, one for a layer that rules draw.
    QCOMPARE(back->notes.size(), std::size_t{2});

    const auto told = exchange::importerOf("town.ldtk")
                          ->read(kOfOthers, {.file = "town.ldtk",
                                             .beside = {},
                                             .tiles = {{"Collisions moss", "terrain water"},
                                                       {"entity Cloud", "thing heart"}}});
    QVERIFY(told.has_value());
    QCOMPARE(level::terrainOf(told->levels.front().paint->at({0, 1})), level::Terrain::Water);
    QCOMPARE(told->levels.front().objects.size(), std::size_t{2});
}

void TestLdtk::levelsMayBeInFilesOfTheirOwn() {
    const level::Pack pack = temple();
    const level::Level& level = *pack.findLevel("the-ring");
    Journey journey(pack, level, 5);
    Value& inside = journey.at(journey.project, "levels").list().front();
    journey.files["world/Level_0.ldtkl"] = json::toText(inside);
    journey.at(inside, "layerInstances") = Value();
    journey.at(inside, "externalRelPath") = Value("world/Level_0.ldtkl");
    const auto back = journey.back();
    QVERIFY(back.has_value());
    QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
    journey.files.erase("world/Level_0.ldtkl");
    const auto lost = journey.back();
    QVERIFY(!lost.has_value());
    QVERIFY(lost.error().describe().find("level.ldtk: level \"") == 0);
}

void TestLdtk::aLostFileCostsItsLevelAlone_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("gone") << QByteArray() << "town.ldtk: level \"Gone\", file \"l/Gone.ldtkl\": ";
    QTest::newRow("no JSON") << QByteArray("{\"layerInstances\": [")
                             << "l/Gone.ldtkl: level \"Gone\", line 1, column ";
    QTest::newRow("conflict") << QByteArray("{\n<<<<<<< HEAD\n=======\n>>>>>>> other\n}\n")
                              << "l/Gone.ldtkl: level \"Gone\", line 2: holds the markers of a "
                                 "merge conflict";
    QTest::newRow("list") << QByteArray("[]") << "l/Gone.ldtkl: level \"Gone\": is no JSON object";
    QTest::newRow("no size") << QByteArray(R"({"layerInstances": [{"__type": "IntGrid"}]})")
                             << "town.ldtk: level \"Gone\": \"__cWid\" must be a whole number";
}

void TestLdtk::aLostFileCostsItsLevelAlone() {
    QFETCH(QByteArray, file);
    QFETCH(QString, wanted);
    const Ground ground;
    const std::string levels = ground.level("Good") + R"(, {"identifier": "Gone",
        "externalRelPath": "l/Gone.ldtkl", "layerInstances": null}, )" +
                               ground.level("Fine");
    testing::Written files{{"town.ldtk", projectOf(levels)}};
    if (!file.isEmpty()) files["l/Gone.ldtkl"] = file.toStdString();
    const auto back = testing::imported(files, "town.ldtk");
    QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
    QCOMPARE(back->levels.size(), std::size_t{2});
    QCOMPARE(back->notes.size(), std::size_t{1});
    const QString note = QString::fromStdString(back->notes.front().describe());
    QVERIFY2(note.startsWith(wanted) && note.endsWith(": the level was left out"),
             qPrintable(note));
    // If the file has no other level, the whole file is an error.
    files["town.ldtk"] = projectOf(
        R"({"identifier": "Gone", "externalRelPath": "l/Gone.ldtkl", "layerInstances": null})");
    const auto lost = testing::imported(files, "town.ldtk");
    QVERIFY(!lost.has_value());
    QVERIFY(QString::fromStdString(lost.error().describe()).startsWith(wanted));
}

/// Grids of any cell size and offset, checked against the rule itself: a level cell shows the last
/// value that covers its middle; a value smaller than a cell belongs to the cell that contains its
/// middle.
void TestLdtk::layersLieWhereTheirPixelsDo() {
    random::Stream chance(7);
    int moved = 0;
    for (int i = 0; i < 400; ++i) {
        const int side = 4 + static_cast<int>(chance.below(13));
        const Ground ground{
            .size = {3 + static_cast<int>(chance.below(8)), 3 + static_cast<int>(chance.below(8))},
            .side = side};
        const int ownSide = 2 + static_cast<int>(chance.below(40));
        const auto offset = [&] { return static_cast<int>(chance.below(80)) - 40; };
        const grid::Point off{offset(), offset()};
        const grid::Size size{1 + static_cast<int>(chance.below(12)),
                              1 + static_cast<int>(chance.below(12))};
        Layer water{.name = "Water", .uid = 2, .size = size, .side = ownSide, .offset = off};
        for (int v = 0; v < size.width * size.height; ++v)
            water.values.push_back(v == 0 || chance.below(4) == 0 ? 1 : 0);
        const auto back = testing::imported(
            {{"town.ldtk", projectOf(ground.level("Pond", water.text() + ", "))}}, "town.ldtk");
        QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());

        const auto nearest = [side](int pixels) {
            // Halves round towards zero.
            int cells = 0;
            while (2 * std::abs(cells * side - pixels) > side)
                cells += pixels < 0 ? -1 : 1;
            return cells * side;
        };
        grid::Grid<char> wet(ground.size, 0);
        bool isLost = false;
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                if (water.values[static_cast<std::size_t>(y * size.width + x)] == 0) continue;
                const double left = nearest(off.x) + x * ownSide;
                const double top = nearest(off.y) + y * ownSide;
                const auto lies = [&](int cell, double from) {
                    const double middle = (cell + 0.5) * side;
                    return from <= middle && middle < from + ownSide;
                };
                const auto among = [&](double from) {
                    std::vector<int> cells;
                    for (int c = -30; c < 60; ++c) {
                        if (lies(c, from)) cells.push_back(c);
                    }
                    if (cells.empty())
                        cells = {static_cast<int>(std::floor((from + ownSide / 2.0) / side))};
                    return cells;
                };
                bool isSeen = false;
                for (const int row : among(top)) {
                    for (const int column : among(left)) {
                        if (!wet.contains({column, row})) continue;
                        wet.at({column, row}) = 1;
                        isSeen = true;
                    }
                }
                isLost |= !isSeen;
            }
        }
        const level::Level& level = back->levels.front();
        for (int y = 0; y < ground.size.height; ++y) {
            for (int x = 0; x < ground.size.width; ++x) {
                const bool isWater =
                    level::terrainOf(level.paint->at({x, y})) == level::Terrain::Water;
                QCOMPARE(isWater, wet.at({x, y}) != 0);
                moved += isWater ? 1 : 0;
            }
        }
        const bool isTold = nearest(off.x) != off.x || nearest(off.y) != off.y;
        QCOMPARE(told(*back, "pixels, which is not a whole number of cells"), isTold);
        QCOMPARE(told(*back, "outside of the level"), isLost);
        QCOMPARE(told(*back, "if several share a cell"), ownSide % side != 0);
    }
    QVERIFY(moved > 400);
}

void TestLdtk::entitiesStandWhereTheirPixelsAre() {
    for (const int side : {4, 8, 16, 32, 48}) {
        const Ground ground{.size = {9, 9}, .side = 16};
        for (const grid::Point cell : {grid::Point{1, 1}, {4, 2}, {7, 7}}) {
            const std::string pixels =
                std::to_string(cell.x * 16 + 8) + ", " + std::to_string(cell.y * 16 + 15);
            Layer actors{.name = "Actors", .type = "Entities", .size = {40, 40}, .side = side};
            actors.entities = R"({"__identifier": "Hero", "__tags": [], "iid": "x", "px": [)" +
                              pixels + R"(], "__pivot": [0.5, 1], "width": 8, "height": 12,
                              "fieldInstances": []})";
            const auto heroOf = [&] {
                const auto back = testing::imported(
                    {{"a.ldtk", projectOf(ground.level("A", actors.text() + ", "))}}, "a.ldtk");
                if (!back) qFatal("%s", back.error().describe().c_str());
                return back->levels.front().objects.size() == 1
                           ? std::optional(back->levels.front().objects.front().at)
                           : std::nullopt;
            };
            QCOMPARE(heroOf(), std::optional(cell));
            actors.offset = {16, -16};
            QCOMPARE(heroOf(), std::optional(cell + grid::Point{1, -1}));
            actors.offset = {160, 0};
            QCOMPARE(heroOf(), std::nullopt);
        }
    }
}

/// A field's cell is one of the entity's layer, whose cells may have another size and offset than
/// the level's.
void TestLdtk::cellsInFieldsAreOfTheirLayer() {
    const Ground ground;
    const auto targetOf = [&](int side, grid::Point offset, const std::string& cell) {
        Layer actors{.name = "Actors", .type = "Entities", .size = {20, 20}, .side = side};
        actors.offset = offset;
        actors.entities = R"({"__identifier": "Hero", "__tags": [], "iid": "x", "px": [24, 24],
            "__pivot": [0.5, 0.5], "width": 8, "height": 8, "fieldInstances": [
            {"__identifier": "target", "__type": "Point", "__value": )" +
                          cell + "}]}";
        const auto back = testing::imported(
            {{"a.ldtk", projectOf(ground.level("A", actors.text() + ", "))}}, "a.ldtk");
        if (!back) qFatal("%s", back.error().describe().c_str());
        const level::Properties& properties = back->levels.front().objects.front().properties;
        if (properties.empty()) {
            if (!told(*back, "\"target\" must be a cell of the level")) qFatal("not told");
            return grid::Point{-1, -1};
        }
        return std::get<grid::Point>(properties.front().value);
    };
    QCOMPARE(targetOf(16, {}, R"({"cx": 3, "cy": 2})"), (grid::Point{3, 2}));
    QCOMPARE(targetOf(8, {}, R"({"cx": 7, "cy": 4})"), (grid::Point{3, 2}));
    QCOMPARE(targetOf(16, {16, -16}, R"({"cx": 2, "cy": 3})"), (grid::Point{3, 2}));
    QCOMPARE(targetOf(16, {}, R"({"cx": 6, "cy": 2})"), (grid::Point{-1, -1}));
}

namespace {

/// Returns a project with tiles above floor. The definitions of its tileset have custom data for
/// tile 5, a one-way door to the right, tile 6, a hero, tile 8, an emitter, and `more`.
std::string projectWithTiles(const std::string& tiles, const std::string& more = {}) {
    const Ground ground;
    Layer layer{.name = "Tiles", .type = "Tiles", .size = ground.size, .tileset = "7"};
    layer.tiles = tiles;
    std::string project = projectOf(ground.level("A", layer.text() + ", "));
    const std::string bricks = R"("identifier": "Bricks")";
    return project.replace(project.find(bricks), bricks.size(),
                           bricks +
                               R"(, "customData": [{"tileId": 5, "data": "terrain )"
                               R"(one-way-right"}, {"tileId": 6, "data": "thing hero"}, )"
                               R"({"tileId": 8, "data": "thing emitter"}])" +
                               more);
}

}  // namespace

void TestLdtk::mirroredTilesTurnTheirTerrain() {
    const auto back = testing::imported({{"a.ldtk", projectWithTiles(R"({"px": [16, 16], "t": 5},
        {"px": [32, 16], "t": 5, "f": 1}, {"px": [48, 16], "t": 5, "f": 2},
        {"px": [64, 16], "t": 5, "f": 3}, {"px": [16, 32], "t": 8},
        {"px": [32, 32], "t": 8, "f": 1})")}},
                                        "a.ldtk");
    QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
    const auto& paint = *back->levels.front().paint;
    const auto at = [&](int x) { return level::terrainOf(paint.at({x, 1})); };
    QCOMPARE(at(1), level::Terrain::OneWayRight);
    QCOMPARE(at(2), level::Terrain::OneWayLeft);
    QCOMPARE(at(3), level::Terrain::OneWayRight);
    QCOMPARE(at(4), level::Terrain::OneWayLeft);
    const auto& objects = back->levels.front().objects;
    QCOMPARE(objects.size(), std::size_t{2});
    QCOMPARE(objects[0].direction, grid::Direction::Right);
    QCOMPARE(objects[1].direction, grid::Direction::Left);
}

/// A tile's enum tag is what a class is in Tiled. Custom data and the user's meaning come first.
void TestLdtk::tagsOfTilesAreTheirClasses() {
    const std::string project = projectWithTiles(
        R"({"px": [16, 16], "t": 2}, {"px": [32, 16], "t": 3}, {"px": [48, 16], "t": 4},
                 {"px": [64, 16], "t": 5})",
        R"(, "enumTags": [{"enumValueId": "Velvet", "tileIds": [2, 3, 4]},
                  {"enumValueId": "Water", "tileIds": [2, 3, 5]},
                  {"enumValueId": "Lava", "tileIds": [2]}])");
    const auto read = [&](level::ForeignTiles tiles) {
        auto back = exchange::importerOf("a.ldtk")->read(
            project, {.file = "a.ldtk", .beside = {}, .tiles = std::move(tiles)});
        if (!back) qFatal("%s", back.error().describe().c_str());
        return *std::move(back);
    };
    const auto at = [](const exchange::Imported& back, int x) {
        return level::terrainOf(back.levels.front().paint->at({x, 1}));
    };
    const exchange::Imported back = read({});
    QCOMPARE(at(back, 1), level::Terrain::Water);
    QCOMPARE(at(back, 2), level::Terrain::Water);
    QCOMPARE(at(back, 4), level::Terrain::OneWayRight);
    QCOMPARE(back.unknownTiles, std::vector<std::string>{"Bricks 4"});
    const exchange::Imported said = read({{"Bricks 3", "terrain lava"}});
    QCOMPARE(at(said, 1), level::Terrain::Water);
    QCOMPARE(at(said, 2), level::Terrain::Lava);
    QVERIFY(said.foreignTiles.contains("Bricks 3"));
}

void TestLdtk::manyTagsAreRefused() {
    std::string ids = "0";
    for (std::size_t i = 0; i < exchange::kMaxTaggedTiles; ++i)
        ids += ",1";
    const auto read = [&](const std::string& tag) {
        const std::string tags =
            R"(, "enumTags": [{"enumValueId": ")" + tag + R"(", "tileIds": [)" + ids + "]}]";
        return testing::imported(
            {{"a.ldtk", projectWithTiles(R"({"px": [16, 16], "t": 2})", tags)}}, "a.ldtk");
    };
    const auto back = read("Water");
    QVERIFY(!back.has_value());
    QCOMPARE(QString::fromStdString(back.error().describe()),
             QString("a.ldtk: defs, tilesets: have too many enum tags: at most 10000 tags and "
                     "200000 tiles with tags can be read"));
    // A tag without a meaning costs nothing.
    QVERIFY(read("Velvet").has_value());
}

void TestLdtk::unseenTilesAreLeftOut() {
    const auto back =
        testing::imported({{"a.ldtk", projectWithTiles(R"({"px": [16, 16], "t": 5, "a": 0},
        {"px": [32, 16], "t": 5, "a": 0.5}, {"px": [48, 16], "t": 9, "a": 0})")}},
                          "a.ldtk");
    QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
    const auto& paint = *back->levels.front().paint;
    QCOMPARE(level::terrainOf(paint.at({1, 1})), level::Terrain::Floor);
    QCOMPARE(level::terrainOf(paint.at({2, 1})), level::Terrain::OneWayRight);
    QVERIFY(back->unknownTiles.empty());
    QVERIFY(told(*back,
                 "layer \"Tiles\": has tiles with an opacity of 0, which were left out "
                 "(and 1 more like it)"));
}

void TestLdtk::valuesHaveNamesInAnyCase() {
    const Ground ground;
    Layer water{.name = "Water", .uid = 2, .size = ground.size, .side = ground.side};
    water.values.assign(static_cast<std::size_t>(ground.size.area()), 1);
    std::string project = projectOf(ground.level("A", water.text() + ", "));
    const std::string name = R"("identifier": "water")";
    project.replace(project.find(name), name.size(), R"("identifier": "WATER")");
    const auto read = [&](level::ForeignTiles tiles) {
        auto back = exchange::importerOf("a.ldtk")->read(
            project, {.file = "a.ldtk", .beside = {}, .tiles = std::move(tiles)});
        if (!back) qFatal("%s", back.error().describe().c_str());
        return *std::move(back);
    };
    const exchange::Imported back = read({});
    QCOMPARE(level::terrainOf(back.levels.front().paint->at({1, 1})), level::Terrain::Water);
    QVERIFY(back.unknownTiles.empty());
    const exchange::Imported said = read({{"Water WATER", "terrain lava"}});
    QCOMPARE(level::terrainOf(said.levels.front().paint->at({1, 1})), level::Terrain::Lava);
}

void TestLdtk::thingsOnNothingStandOnFloor() {
    Layer tiles{.name = "Tiles", .type = "Tiles", .size = {3, 2}, .tileset = "7"};
    tiles.tiles = R"({"px": [16, 16], "t": 6})";
    std::string project = projectWithTiles("");
    const std::size_t levels = project.find("\"levels\": [") + 11;
    project.replace(levels, project.find("], \"worlds\"") - levels,
                    R"({"identifier": "A", "layerInstances": [)" + tiles.text() + "]}");
    const auto back = testing::imported({{"a.ldtk", project}}, "a.ldtk");
    QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
    const level::Level& level = back->levels.front();
    QCOMPARE(level.objects.front().at, (grid::Point{1, 1}));
    QCOMPARE(level::terrainOf(level.paint->at({1, 1})), level::Terrain::Floor);
    QCOMPARE(level::terrainOf(level.paint->at({0, 0})), level::Terrain::Wall);
}

void TestLdtk::hiddenLayersAreNotRead() {
    const Ground ground;
    Layer water{.name = "Water", .uid = 2, .size = ground.size, .side = ground.side};
    water.values.assign(static_cast<std::size_t>(ground.size.area()), 1);
    const auto back = [&] {
        auto read =
            testing::imported({{"a.ldtk", projectOf(ground.level("A", water.text() + ", ") + ", " +
                                                    ground.level("B", water.text() + ", "))}},
                              "a.ldtk");
        if (!read) qFatal("%s", read.error().describe().c_str());
        return *std::move(read);
    };
    const auto terrain = [](const exchange::Imported& read) {
        return level::terrainOf(read.levels.front().paint->at({1, 1}));
    };
    QCOMPARE(terrain(back()), level::Terrain::Water);
    water.isVisible = false;
    const auto hidden = back();
    QCOMPARE(terrain(hidden), level::Terrain::Floor);
    QCOMPARE(hidden.notes.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(hidden.notes.front().describe()),
             QString("a.ldtk: level \"A\", layer \"Water\": is hidden: it was not read; show it in "
                     "LDtk if it belongs to the level (and 1 more like it)"));
    // An empty layer needs no note.
    std::ranges::fill(water.values, 0);
    QVERIFY(back().notes.empty());
}

/// The level's origin determines its layers, whichever are hidden in LDtk.
void TestLdtk::hiddenLayersOfOursAreRead() {
    const level::Pack pack = temple();
    const level::Level& level = *pack.findLevel("the-ring");
    Journey journey(pack, level, 5);
    for (Value& layer :
         journey.at(journey.at(journey.project, "levels").list().front(), "layerInstances").list())
        journey.at(layer, "visible") = Value(false);
    const auto back = journey.back();
    QVERIFY(back.has_value());
    QCOMPARE(back->notes.size(), std::size_t{1});
    const QString note = QString::fromStdString(back->notes.front().describe());
    QVERIFY2(note.contains("\"visible\" is now \"false\" instead of \"true\""), qPrintable(note));
    QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
}

/// Levels have no opacity, so a translucent layer counts as opaque, with one note per layer name.
void TestLdtk::translucentLayersAreRead() {
    const Ground ground;
    Layer water{.name = "Water", .uid = 2, .size = ground.size, .side = ground.side};
    water.values.assign(static_cast<std::size_t>(ground.size.area()), 1);
    water.opacity = "0.5";
    const std::string levels =
        ground.level("A", water.text() + ", ") + ", " + ground.level("B", water.text() + ", ");
    const auto back = testing::imported({{"a.ldtk", projectOf(levels)}}, "a.ldtk");
    QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
    for (const level::Level& level : back->levels)
        QCOMPARE(level::terrainOf(level.paint->at({1, 1})), level::Terrain::Water);
    QCOMPARE(back->notes.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(back->notes.front().describe()),
             QString("a.ldtk: level \"A\", layer \"Water\": has an opacity below 100 %, which was "
                     "not read: it counts as opaque (and 1 more like it)"));
}

void TestLdtk::notesCountWhatIsLeftOut() {
    const Ground ground;
    Layer actors{.name = "Actors", .type = "Entities", .size = ground.size, .side = ground.side};
    for (int i = 0; i < 50; ++i) {
        actors.entities += actors.entities.empty() ? "" : ", ";
        actors.entities += R"({"__identifier": "Cloud", "__tags": [], "px": [16, 16],
                              "__pivot": [0, 0], "width": 8, "height": 8})";
    }
    Layer sky{.name = "Sky", .type = "AutoLayer", .size = ground.size, .side = ground.side};
    const std::string layers = actors.text() + ", " + sky.text() + ", ";
    const auto back = testing::imported(
        {{"a.ldtk", projectOf(ground.level("A", layers) + ", " + ground.level("B", layers))}},
        "a.ldtk");
    QVERIFY(back.has_value());
    QCOMPARE(back->notes.size(), std::size_t{2});
    QVERIFY(told(*back,
                 "layer \"Actors\", entity \"Cloud\": is no kind of thing: it was left out; say "
                 "what \"entity Cloud\" stands for (and 99 more like it)"));
    QVERIFY(told(*back,
                 "layer \"Sky\": is drawn by rules, which are not read: it was left out "
                 "(and 1 more like it)"));
}

/// A project that is only drawn: rules made its tiles from a grid that it does not show.
void TestLdtk::tilesOfRulesCountWithoutAGrid() {
    for (const char* type : {"AutoLayer", "Tiles"}) {
        Layer tiles{.name = "Walls", .type = type, .size = {3, 2}, .side = 8, .tileset = "7"};
        tiles.tiles = R"({"px": [0, 0], "t": 4, "a": 1}, {"px": [8, 0], "t": 5},
                         {"px": [16, 8], "t": 4})";
        const std::string project =
            projectOf(R"({"identifier": "Drawn", "layerInstances": [)" + tiles.text() + "]}");
        const auto back = testing::imported({{"a.ldtk", project}}, "a.ldtk");
        QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
        QCOMPARE(back->unknownTiles, (std::vector<std::string>{"Bricks 4", "Bricks 5"}));
        const auto told = exchange::importerOf("a.ldtk")->read(
            project, {.file = "a.ldtk",
                      .beside = {},
                      .tiles = {{"Bricks 4", "terrain wall"}, {"Bricks 5", "terrain water"}}});
        QVERIFY(told.has_value());
        const auto& paint = *told->levels.front().paint;
        QCOMPARE(level::terrainOf(paint.at({1, 0})), level::Terrain::Water);
        QCOMPARE(level::terrainOf(paint.at({2, 1})), level::Terrain::Wall);
    }
}

void TestLdtk::levelsWithoutCellsAreNamed() {
    const Ground ground{};
    Layer hero{.name = "Actors", .type = "Entities", .size = {3, 3}, .side = 8};
    hero.entities = R"({"__identifier": "Hero", "__tags": [], "px": [8, 8], "__pivot": [0, 0],
                        "width": 8, "height": 8})";
    Layer hidden = hero;
    hidden.isVisible = false;
    const std::map<std::string, std::string> empty{
        {R"({"identifier": "X", "layerInstances": [)" + hero.text() + "]}",
         "has no IntGrid values"},
        {R"({"identifier": "X", "layerInstances": [)" + hidden.text() + "]}",
         "has no layers that are shown"},
        {R"({"identifier": "X", "layerInstances": []})", "has no layers that are shown"}};
    for (const auto& [level, why] : empty) {
        const auto alone = testing::imported({{"a.ldtk", projectOf(level)}}, "a.ldtk");
        QVERIFY(!alone.has_value());
        QVERIFY2(alone.error().describe().starts_with("a.ldtk: level \"X\": " + why),
                 alone.error().describe().c_str());
        const auto both =
            testing::imported({{"a.ldtk", projectOf(level + ", " + ground.level("A"))}}, "a.ldtk");
        QVERIFY(both.has_value());
        QCOMPARE(both->levels.size(), std::size_t{1});
        QVERIFY(told(*both, "level \"X\": " + why));
    }
}

void TestLdtk::allWorldsAreRead() {
    const Ground ground;
    std::string project = projectOf("");
    const std::string none = "\"worlds\": []";
    project.replace(project.find(none), none.size(),
                    R"("worlds": [{"identifier": "Up", "levels": [)" + ground.level("A") +
                        R"(]}, {"identifier": "Down", "levels": [)" + ground.level("A") + ", " +
                        R"({"identifier": "B", "layerInstances": []}]}])");
    const auto back = testing::imported({{"a.ldtk", project}}, "a.ldtk");
    QVERIFY2(back.has_value(), back ? "" : back.error().describe().c_str());
    QCOMPARE(back->levels.size(), std::size_t{2});
    QCOMPARE(back->levels[0].id, std::string("a"));
    QCOMPARE(back->levels[1].id, std::string("a-2"));
    QVERIFY(told(*back, "world \"Down\", level \"B\": has no layers"));
}

/// A short file may claim that each tile covers the whole level.
void TestLdtk::hugeTilesAreBounded() {
    Layer tiles{.name = "Sky", .type = "Tiles", .size = {1, 1}, .side = 2000, .tileset = "7"};
    for (int i = 0; i < 17; ++i)
        tiles.tiles += std::string(i == 0 ? "" : ", ") + R"({"px": [0, 0], "t": 9})";
    Layer small{.name = "Dot", .type = "Tiles", .size = {2000, 2000}, .side = 1};
    small.tiles = R"({"px": [0, 0], "t": 9})";
    const std::string level =
        R"({"identifier": "A", "layerInstances": [)" + tiles.text() + ", " + small.text() + "]}";
    const auto back = testing::imported({{"a.ldtk", projectOf(level)}}, "a.ldtk");
    QVERIFY(!back.has_value());
    QCOMPARE(QString::fromStdString(back.error().describe()),
             QString("a.ldtk: level \"A\", layer \"Sky\": has too many tiles on the same cells: "
                     "the tiles of all layers cover at most 67108864 cells"));
}

void TestLdtk::badInputIsNamed_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("version") << QByteArray("1.5.3") << QByteArray("0.9.3")
                             << "town.ldtk: is not a project of LDtk 1.0 or newer";
    QTest::newRow("fewer cells") << QByteArray("[1, 2, 0, 3, 3, 1]") << QByteArray("[1, 2]")
                                 << "town.ldtk: level \"Entrance\", layer \"Collisions\": "
                                    "\"intGridCsv\" holds 2 numbers instead of 6";
    QTest::newRow("no numbers") << QByteArray("[1, 2, 0, 3, 3, 1]")
                                << QByteArray("[1, 2, 0, 3, 3, \"x\"]")
                                << "town.ldtk: level \"Entrance\", layer \"Collisions\": "
                                   "\"intGridCsv\" must be of whole numbers";
    QTest::newRow("too large")
        << QByteArray("\"__cWid\": 3") << QByteArray("\"__cWid\": 9000000")
        << "town.ldtk: level \"Entrance\": has 9000000 × 2 cells: a level has 1 "
           "to 8192 a side";
    QTest::newRow("no place") << QByteArray("\"px\": [12, 12]") << QByteArray("\"px\": 12")
                              << "town.ldtk: level \"Entrance\", layer \"Actors\", entity "
                                 "\"Hero\": \"px\" must be a list";
    QTest::newRow("no levels") << QByteArray("\"levels\": [{")
                               << QByteArray("\"levels\": [], \"l\": [{")
                               << "town.ldtk: has no levels";
}

void TestLdtk::badInputIsNamed() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, wanted);
    const QByteArray text = QByteArray(kOfOthers).replace(from, to);
    const auto back = testing::imported({{"town.ldtk", text.toStdString()}}, "town.ldtk");
    QVERIFY(!back.has_value());
    QCOMPARE(QString::fromStdString(back.error().describe()), wanted);
}

MAZELOOM_TEST(TestLdtk)

}  // namespace mazeloom::tst_ldtk

#include "tst_ldtk.moc"

// SPDX-License-Identifier: MIT
// Levels as projects of LDtk: what leaves and comes back unedited is the same to the byte, and of
// what was edited there only that changes here.
#include <QTest>

#include "core/doors/identifiers.h"
#include "core/doors/ldtk/names.h"
#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/level/map_json.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "tests/support/doors.h"
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
    void editedThereIsEditedHere();
    void copiedLevelsAreOthers();
    void projectsOfOthersBecomeDrawings();
    void levelsMayBeInFilesOfTheirOwn();
    void badInputIsNamed_data();
    void badInputIsNamed();
};

namespace {

using json::Value;

/// A level that left, as values that can be changed.
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
    tl::expected<doors::Imported, Problem> back() {
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

}  // namespace

void TestLdtk::comesBackAsItLeft() {
    const int seeds = testing::seeds(20);
    for (const level::Pack& pack : testing::allPacks()) {
        for (int i = 0; i < 1 + seeds / 4; ++i) {
            const auto seed = static_cast<std::uint64_t>(i) * 104729 + 1;
            std::vector<level::Map> maps;
            maps.reserve(pack.levels.size());
            std::vector<doors::MadeLevel> made;
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

/// A grid of ones and zeros; without darkness a project is the same, to the byte, as if there were
/// none in the program.
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
        // It comes back by recipe and seed.
        const auto back = journey.back();
        QVERIFY(back.has_value());
        QVERIFY(back->notes.empty());
        QVERIFY(back->unknownTiles.empty());
        QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
    }
    QVERIFY(count > 0);
}

void TestLdtk::numbersAndNamesAreUnique() {
    doors::Identifiers names;
    QCOMPARE(names.of("The Ring!"), std::string("The_Ring_"));
    QCOMPARE(names.of("The Ring?"), std::string("The_Ring__2"));
    QCOMPARE(names.of("3 halls"), std::string("_3_halls"));
    QCOMPARE(names.of(""), std::string("_"));
    const std::string id = doors::ldtk::iid(doors::ldtk::Instance::Thing, 3, 70'000);
    QCOMPARE(id.size(), std::size_t{36});
    QCOMPARE(doors::ldtk::thingOf(id), std::optional(70'000));
    QVERIFY(!doors::ldtk::thingOf(doors::ldtk::iid(doors::ldtk::Instance::Room, 3, 7)));
    QVERIFY(!doors::ldtk::thingOf("66a8b2c0-1000-11ee-8fc7-0f7f5d2ae541"));
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
    // The cell beside it: the first one is where the hero goes.
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
    // LDtk gives the copy's entities ids of their own.
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
    QCOMPARE(back->unknownTiles,
             (std::vector<std::string>{"Collisions 2", "Collisions moss", "entity Cloud"}));
    // A cloud, and a layer that rules draw.
    QCOMPARE(back->notes.size(), std::size_t{2});

    const auto told = doors::importerOf("town.ldtk")
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

void TestLdtk::badInputIsNamed_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("version") << QByteArray("1.5.3") << QByteArray("0.9.3")
                             << "town.ldtk: is no project of LDtk 1.0 or newer";
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

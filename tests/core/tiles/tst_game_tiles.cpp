// SPDX-License-Identifier: MIT
// Levels exported in a game's own tiles: the meaning of each tile is true of every cell that shows
// it, even if several meanings share a tile; and the levels come back identical to the byte.
#include <map>
#include <set>
#include <string>

#include <QTest>
#include <QXmlStreamReader>

#include <nlohmann/json.hpp>

#include "core/exchange/tilesets/tilesets.h"
#include "core/level/tiles/tile_chooser.h"
#include "core/pack/json/write/write.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/packs/random_tiles.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_game_tiles {

namespace {

using nlohmann::json;
using testing::Written;

struct Tile {
    std::string picture;
    int number = -1;
    std::string meaning;
};

/// The meanings in a tileset's file.
struct Set {
    std::string picture;
    int margin = 0;
    int spacing = 0;
    int side = 0;
    int count = 0;
    int columns = 0;
    std::map<int, std::string> meanings;
};

Set setIn(const std::string& text) {
    Set set;
    QXmlStreamReader xml(QByteArray::fromStdString(text));
    int tile = -1;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const auto attributes = xml.attributes();
        const auto number = [&](const char* name) {
            return attributes.value(QString(name)).toInt();
        };
        if (xml.name() == QStringLiteral("tileset")) {
            set.margin = number("margin");
            set.spacing = number("spacing");
            set.side = number("tilewidth");
            set.count = number("tilecount");
            set.columns = number("columns");
        }
        if (xml.name() == QStringLiteral("image"))
            set.picture = attributes.value(QStringLiteral("source")).toString().toStdString();
        if (xml.name() == QStringLiteral("tile")) tile = number("id");
        if (xml.name() == QStringLiteral("property"))
            set.meanings[tile] = attributes.value(QStringLiteral("value")).toString().toStdString();
    }
    if (xml.hasError()) qFatal("%s", qPrintable(xml.errorString()));
    return set;
}

/// A Tiled map, read as Tiled documents the format, without the program's reader.
class Seen {
  public:
    explicit Seen(const Written& files) : map_(json::parse(files.at("level.tmj"))) {
        for (const json& tileset : map_.at("tilesets")) {
            sets_[tileset.at("firstgid").get<int>()] =
                setIn(files.at(tileset.at("source").get<std::string>()));
        }
    }

    Tile tileOf(int gid) const {
        if (gid == 0) return {};
        const auto set = std::prev(sets_.upper_bound(gid));
        const int number = gid - set->first;
        if (number >= set->second.count) qFatal("beyond its tileset");
        return {set->second.picture, number, set->second.meanings.at(number)};
    }
    Tile at(const std::string& layer, int x, int y) const {
        for (const json& one : map_.at("layers")) {
            if (one.at("name") != layer) continue;
            const int width = map_.at("width").get<int>();
            return tileOf(one.at("data").at(static_cast<std::size_t>(y * width + x)).get<int>());
        }
        qFatal("no such layer");
    }
    const json& map() const { return map_; }
    const std::map<int, Set>& sets() const { return sets_; }

  private:
    json map_;
    std::map<int, Set> sets_;
};

}  // namespace

class TestGameTiles : public QObject {
    Q_OBJECT

  private slots:
    void tilesSayWhatCellsAre();
    void comesBackAsItLeft_data();
    void comesBackAsItLeft();
    void projectsShowTheLook();
    void whatIsNotThereIsTold();
    void ownPictureIsAsItWas();
};

void TestGameTiles::tilesSayWhatCellsAre() {
    for (level::Pack& pack : testing::allPacks()) {
        const level::TileMapping mapping = testing::ambiguousTiles(pack.ownKinds);
        pack.tileMappings = {mapping};
        const level::TileChooser chooser(mapping, pack.ownKinds.share().get());
        std::uint64_t seed = 0;
        for (const level::Level& level : pack.levels) {
            if (!testing::isSampled(seed++) || level.size.area() > 10'000) continue;
            const level::Map map = testing::mapOf(pack, level, seed);
            const Written files =
                testing::writtenAs("tmj", pack, {map, level, seed}, {.tiles = "odd"});
            const Seen seen(files);
            QCOMPARE(seen.map().at("tilewidth").get<int>(), 8);
            const Set& first = seen.sets().begin()->second;
            QCOMPARE(first.margin, 2);
            QCOMPARE(first.spacing, 1);
            QCOMPARE(first.side, 8);
            QCOMPARE(first.columns, 14);
            QCOMPARE(first.count, 14 * 7);
            QCOMPARE(files.at(first.picture), std::string(mapping.picture.bytes()));
            const auto isShown = [&](const Tile& tile, int number, const std::string& meaning) {
                return tile.meaning == meaning &&
                       (number < 0 ? tile.picture == "level-tiles.png"
                                   : tile.picture == first.picture && tile.number == number);
            };
            for (int y = 0; y < map.size().height; ++y) {
                for (int x = 0; x < map.size().width; ++x) {
                    const level::Cell cell = map.cells.at({x, y});
                    const level::CellTiles tiles = chooser.at(map.cells, {x, y});
                    const Tile ground = seen.at("Ground", x, y);
                    QCOMPARE(ground.number, tiles.ground);
                    if (tiles.ground >= 0) QCOMPARE(ground.meaning, std::string("terrain floor"));
                    if (cell.terrain() == level::Terrain::Void && tiles.terrain < 0) {
                        QCOMPARE(seen.at("Terrain", x, y).number, -1);
                    } else {
                        QVERIFY(isShown(seen.at("Terrain", x, y), tiles.terrain,
                                        level::meaningOf(cell.terrain())));
                    }
                    const Tile aisle = seen.at("Aisles", x, y);
                    QCOMPARE(aisle.number >= 0, cell.isAisle());
                    if (cell.isAisle()) QVERIFY(isShown(aisle, tiles.aisle, "marks aisle"));
                    const Tile mark = seen.at("Marks", x, y);
                    std::string marks = "marks";
                    if (cell.isTrap()) marks += " trap";
                    if (cell.hasCoin()) marks += " coin";
                    QCOMPARE(mark.number >= 0, marks != "marks");
                    if (mark.number >= 0) QVERIFY(isShown(mark, tiles.mark, marks));
                }
            }
            for (const json& layer : seen.map().at("layers")) {
                if (layer.at("name") != "Things") continue;
                for (std::size_t i = 0; i < map.things.size(); ++i) {
                    const level::Thing& thing = map.things[i];
                    const json& object = layer.at("objects").at(i);
                    QCOMPARE(object.at("x").get<int>(), thing.at.x * 8);
                    QCOMPARE(object.at("y").get<int>(), (thing.at.y + 1) * 8);
                    const int number = chooser.thing(thing.kind, thing.own, thing.at);
                    QVERIFY(isShown(seen.tileOf(object.at("gid").get<int>()), number,
                                    "thing " + object.at("type").get<std::string>()));
                }
            }
        }
    }
}

void TestGameTiles::comesBackAsItLeft_data() {
    QTest::addColumn<QString>("format");
    for (const char* format : {"tmj", "tmx", "ldtk"})
        QTest::newRow(format) << format;
}

void TestGameTiles::comesBackAsItLeft() {
    QFETCH(const QString, format);
    const std::string ending = format.toStdString();
    for (level::Pack& pack : testing::allPacks()) {
        pack.tileMappings = {testing::ambiguousTiles(pack.ownKinds)};
        std::uint64_t seed = 40;
        for (const level::Level& level : pack.levels) {
            if (!testing::isSampled(seed++)) continue;
            if (level.size.area() > 40'000) continue;
            const level::Map map = testing::mapOf(pack, level, seed);
            const Written files =
                testing::writtenAs(ending, pack, {map, level, seed}, {.tiles = "odd"});
            for (const level::Pack* into : {static_cast<const level::Pack*>(nullptr),
                                            static_cast<const level::Pack*>(&pack)}) {
                const auto back = testing::imported(files, "level." + ending, into);
                if (!back) qFatal("%s", back.error().describe().c_str());
                QCOMPARE(pack::writeLevel(back->levels.front()), pack::writeLevel(level));
                QVERIFY2(back->notes.empty(),
                         back->notes.empty() ? "" : back->notes.front().describe().c_str());
                QVERIFY(back->unknownTiles.empty());
            }
        }
    }
}

void TestGameTiles::projectsShowTheLook() {
    level::Pack pack = testing::allPacks().front();
    const level::TileMapping mapping = testing::ambiguousTiles(pack.ownKinds);
    pack.tileMappings = {mapping};
    const level::TileChooser chooser(mapping);
    const level::Level& level = pack.levels[0];
    const level::Map map = testing::mapOf(pack, level, 3);
    const Written files = testing::writtenAs("ldtk", pack, {map, level, 3}, {.tiles = "odd"});
    const json project = json::parse(files.at("level.ldtk"));
    const json& tileset = project.at("defs").at("tilesets").at(0);
    QCOMPARE(tileset.at("relPath").get<std::string>(), std::string("level-odd.png"));
    QCOMPARE(tileset.at("padding").get<int>(), 2);
    QCOMPARE(tileset.at("spacing").get<int>(), 1);
    QCOMPARE(tileset.at("__cWid").get<int>(), 14);
    std::set<int> uids;
    for (const char* kind : {"layers", "entities", "tilesets"}) {
        for (const json& def : project.at("defs").at(kind))
            QVERIFY(uids.insert(def.at("uid").get<int>()).second);
    }
    std::map<std::pair<int, int>, std::vector<int>> shown;
    for (const json& layer : project.at("levels").at(0).at("layerInstances")) {
        QCOMPARE(layer.at("__gridSize").get<int>(), 8);
        if (layer.at("__type") != "Tiles") continue;
        QVERIFY(layer.at("__tilesetDefUid") == tileset.at("uid"));
        for (const json& tile : layer.at("gridTiles")) {
            const int number = tile.at("t").get<int>();
            const grid::Rect rect = mapping.rectOf(number);
            QVERIFY(tile.at("src") == json::array({rect.x, rect.y}));
            shown[{tile.at("px").at(0).get<int>() / 8, tile.at("px").at(1).get<int>() / 8}]
                .push_back(number);
        }
    }
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            const level::CellTiles tiles = chooser.at(map.cells, {x, y});
            std::vector<int> expected;
            for (const int tile : {tiles.ground, tiles.terrain, tiles.aisle, tiles.mark}) {
                if (tile >= 0) expected.push_back(tile);
            }
            QCOMPARE((shown[{x, y}]), expected);
        }
    }
}

void TestGameTiles::whatIsNotThereIsTold() {
    level::Pack pack = testing::allPacks().front();
    const level::Map map = testing::mapOf(pack, pack.levels[0], 1);
    const exchange::MadeLevel made{map, pack.levels[0], 1};
    const auto told = [&](const char* id) {
        exchange::PictureOptions look;
        look.tiles = id;
        const auto found =
            exchange::gameTiles({pack.title, pack.rooms, {&made, 1}, &pack.tileMappings}, look);
        return found ? std::string() : found.error().text;
    };
    pack.tileMappings.clear();
    QCOMPARE(told(""), std::string());
    QCOMPARE(told("odd"), std::string("no tiles \"odd\": the pack has none"));
    pack.tileMappings = {testing::ambiguousTiles({}), testing::ambiguousTiles({})};
    pack.tileMappings[1].id = "even";
    QCOMPARE(told("odd"), std::string());
    QCOMPARE(told("cave"), std::string("no tiles \"cave\": the pack has odd, even"));
    pack.tileMappings[0].picture = {};
    QVERIFY(told("odd").find("no picture") != std::string::npos);
    pack.tileMappings[1].side = 2;
    pack.tileMappings[1].margin = 0;
    pack.tileMappings[1].spacing = 0;
    pack.tileMappings[1].picture = testing::headOfPicture({1024, 512});
    QVERIFY(told("even").find("at most 65536") != std::string::npos);
}

void TestGameTiles::ownPictureIsAsItWas() {
    // An export without a game's tiles has the same files as before they existed.
    level::Pack pack = testing::allPacks().front();
    pack.tileMappings = {testing::ambiguousTiles({})};
    const level::Map map = testing::mapOf(pack, pack.levels[0], 1);
    const Written files = testing::writtenAs("tmj", pack, {map, pack.levels[0], 1});
    const Seen seen(files);
    QCOMPARE(seen.sets().size(), std::size_t{1});
    QCOMPARE(seen.sets().begin()->first, 1);
    QVERIFY(files.contains("level.tsx"));
    QCOMPARE(seen.map().at("layers").size(), std::size_t{5});
}

MAZELOOM_TEST(TestGameTiles)

}  // namespace mazeloom::tst_game_tiles

#include "tst_game_tiles.moc"

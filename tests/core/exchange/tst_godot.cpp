// SPDX-License-Identifier: MIT
// Levels exported as Godot scenes, read only by what the engine's documentation says about its text
// format and TileMapLayer.
#include <map>
#include <set>
#include <sstream>
#include <unordered_map>

#include <QByteArray>
#include <QTest>

#include "core/level/tiles/tile_chooser.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/packs/random_tiles.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_godot {

class TestGodot : public QObject {
    Q_OBJECT

  private slots:
    void scenesSayWhatMapsSay();
    void aGamesOwnTilesAreSources();
    void wordsAreEscaped();
};

namespace {

/// A heading with its attributes and the values below it, as written.
struct Section {
    std::string kind;
    std::map<std::string, std::string> attributes;
    std::map<std::string, std::string> values;
};

/// Takes a value up to the line end at which its quotes and brackets are closed.
std::string takeValue(std::string_view& text) {
    bool isQuoted = false;
    int depth = 0;
    std::size_t i = 0;
    for (; i < text.size(); ++i) {
        const char c = text[i];
        if (isQuoted) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                isQuoted = false;
            continue;
        }
        if (c == '"') isQuoted = true;
        if (c == '(' || c == '{' || c == '[') ++depth;
        if (c == ')' || c == '}' || c == ']') --depth;
        if (c == '\n' && depth == 0) break;
    }
    std::string value(text.substr(0, i));
    text.remove_prefix(std::min(text.size(), i + 1));
    return value;
}

std::vector<Section> sectionsOf(std::string_view text) {
    std::vector<Section> sections;
    while (!text.empty()) {
        if (text.front() == '\n') {
            text.remove_prefix(1);
        } else if (text.front() == '[') {
            std::string_view heading = text.substr(1, text.find("]\n") - 1);
            text.remove_prefix(heading.size() + 3);
            Section section;
            section.kind = heading.substr(0, heading.find(' '));
            heading.remove_prefix(section.kind.size());
            while (!heading.empty()) {
                heading.remove_prefix(1);
                const std::string name(heading.substr(0, heading.find('=')));
                heading.remove_prefix(name.size() + 1);
                const bool isText = heading.front() == '"';
                const std::size_t end = isText ? heading.find('"', 1) + 1 : heading.find(' ');
                std::string value(heading.substr(0, end));
                heading.remove_prefix(std::min(heading.size(), value.size()));
                if (isText) value = value.substr(1, value.size() - 2);
                section.attributes[name] = value;
            }
            sections.push_back(std::move(section));
        } else {
            const std::string name(text.substr(0, text.find(" = ")));
            if (name.find('\n') != std::string::npos)
                qFatal("line without a value: %s", name.c_str());
            text.remove_prefix(name.size() + 3);
            if (sections.back().values.contains(name))
                qFatal("value given twice: %s", name.c_str());
            sections.back().values[name] = takeValue(text);
        }
    }
    return sections;
}

std::vector<int> numbersIn(const std::string& value) {
    std::vector<int> numbers;
    std::istringstream words(value.substr(value.find('(') + 1));
    int number = 0;
    char comma = 0;
    while (words >> number) {
        numbers.push_back(number);
        words >> comma;
    }
    return numbers;
}

int wordAt(const QByteArray& bytes, qsizetype at) {
    const auto low = static_cast<unsigned char>(bytes[at]);
    const auto high = static_cast<unsigned char>(bytes[at + 1]);
    return low | high << 8;
}

const Section& find(const std::vector<Section>& sections, const std::string& kind,
                    const std::string& attribute, const std::string& value) {
    for (const Section& section : sections) {
        const auto is = section.attributes.find(attribute);
        if (section.kind == kind && is != section.attributes.end() && is->second == value)
            return section;
    }
    qFatal("no %s with %s %s", kind.c_str(), attribute.c_str(), value.c_str());
}

/// Returns the name inside Name("…").
std::string namedIn(const std::string& value) {
    const std::size_t first = value.find('"') + 1;
    return value.substr(first, value.rfind('"') - first);
}

struct Shown {
    std::string meaning;  ///< in quotes
    std::string picture;
    std::string place;  ///< "column:row"
    bool isObstacle = false;
};

struct CellHash {
    std::size_t operator()(std::pair<int, int> cell) const {
        return static_cast<std::size_t>(cell.second) << 16 ^ static_cast<std::size_t>(cell.first);
    }
};
/// Tiles by column and row. The largest level has a million of them.
using Tiles = std::unordered_map<std::pair<int, int>, Shown, CellHash>;

/// Returns the properties of each cell's tile, from the layer and the sources of its tile set.
Tiles tilesOf(const std::vector<Section>& scene, const std::vector<Section>& sections,
              const std::string& name) {
    const Section& layer = find(scene, "node", "name", name);
    const Section& used = find(scene, "ext_resource", "id", namedIn(layer.values.at("tile_set")));
    if (used.attributes.at("path") != "level-tiles.tres") qFatal("another tile set file");
    const Section& set = sections.back();
    if (set.kind != "resource") qFatal("no tile set");
    const std::string& value = layer.values.at("tile_map_data");
    const std::string begin = "PackedByteArray(\"";
    if (value.find(begin) != 0) qFatal("the cells are no byte array");
    const QByteArray letters =
        QByteArray::fromStdString(value.substr(begin.size(), value.size() - begin.size() - 2));
    const auto decoded =
        QByteArray::fromBase64Encoding(letters, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) qFatal("the cells are not Base64");
    const QByteArray& bytes = decoded.decoded;
    if (bytes.size() % 12 != 2 || wordAt(bytes, 0) != 0) qFatal("unknown format of cells");
    const auto sourceOf = [&](int number) {
        const Section& tiles = find(sections, "sub_resource", "id",
                                    namedIn(set.values.at("sources/" + std::to_string(number))));
        const Section& texture =
            find(sections, "ext_resource", "id", namedIn(tiles.values.at("texture")));
        return std::pair(&tiles, &texture);
    };
    std::map<int, std::pair<const Section*, const Section*>> sources;
    Tiles found;
    for (qsizetype at = 2; at < bytes.size(); at += 12) {
        const std::pair cell{wordAt(bytes, at), wordAt(bytes, at + 2)};
        if (wordAt(bytes, at + 10) != 0) qFatal("unexpected alternative tile");
        const int number = wordAt(bytes, at + 4);
        if (!sources.contains(number)) sources.emplace(number, sourceOf(number));
        const auto& [tiles, texture] = sources.at(number);
        const std::string place =
            std::to_string(wordAt(bytes, at + 6)) + ':' + std::to_string(wordAt(bytes, at + 8));
        if (tiles->values.at(place + "/0") != "0") qFatal("no such tile");
        if (found.contains(cell)) qFatal("a cell has two tiles");
        const auto shape = tiles->values.find(place + "/0/physics_layer_0/polygon_0/points");
        if (shape != tiles->values.end()) {
            // The whole tile, whatever its size.
            const int side = numbersIn(tiles->values.at("texture_region_size"))[0];
            std::vector<int> corners = numbersIn(shape->second);
            if (corners.size() != 8 || corners[2] - corners[0] != side ||
                corners[5] - corners[1] != side)
                qFatal("the collision shape is not the whole tile");
        }
        found[cell] = {tiles->values.at(place + "/0/custom_data_0"), texture->attributes.at("path"),
                       place, shape != tiles->values.end()};
    }
    return found;
}

std::string marksOf(level::Cell cell) {
    std::string text = "\"marks";
    if (cell.isAisle()) text += " aisle";
    if (cell.isTrap()) text += " trap";
    if (cell.hasCoin()) text += " coin";
    return text + '"';
}

}  // namespace

void TestGodot::scenesSayWhatMapsSay() {
    for (const level::Pack& pack : testing::allPacks()) {
        std::uint64_t seed = 0;
        for (const level::Level& level : pack.levels) {
            if (!testing::isSampled(seed++)) continue;
            const level::Map map = testing::mapOf(pack, level, seed);
            const auto files = testing::writtenAs("tscn", pack, {map, level, seed});
            const auto sections = sectionsOf(files.at("level.tscn"));
            QCOMPARE(sections.front().kind, std::string("gd_scene"));
            QCOMPARE(sections.front().attributes.at("format"), std::string("4"));
            // A resource must precede its references, and a parent node its children.
            std::size_t resources = 0;
            std::set<std::string> nodes;
            std::set<std::string> ids;
            for (const Section& section : sections) {
                if (section.kind.ends_with("_resource")) {
                    ++resources;
                    QVERIFY(ids.insert(section.attributes.at("id")).second);
                }
                for (const auto& [name, value] : section.values) {
                    const std::string word = "SubResource(\"";
                    if (const auto at = value.find(word); at == 0)
                        QVERIFY(ids.contains(
                            value.substr(word.size(), value.size() - word.size() - 2)));
                }
                if (section.kind != "node") continue;
                if (!section.attributes.contains("parent")) {
                    QVERIFY(nodes.empty());
                    nodes.insert(".");
                    continue;
                }
                const std::string& parent = section.attributes.at("parent");
                QVERIFY(nodes.contains(parent));
                QVERIFY(nodes
                            .insert(parent == "." ? section.attributes.at("name")
                                                  : parent + '/' + section.attributes.at("name"))
                            .second);
            }
            QCOMPARE(sections.front().attributes.at("load_steps"), std::to_string(resources + 1));
            const auto tiles = sectionsOf(files.at("level-tiles.tres"));
            QCOMPARE(tiles.front().kind, std::string("gd_resource"));
            QCOMPARE(tiles.front().attributes.at("type"), std::string("TileSet"));
            QCOMPARE(tiles.front().attributes.at("load_steps"), std::string("3"));
            const Section& picture = find(tiles, "ext_resource", "type", "Texture2D");
            QCOMPARE(picture.attributes.at("path"), std::string("level-tiles.png"));

            const auto terrain = tilesOf(sections, tiles, "Terrain");
            const auto marks = tilesOf(sections, tiles, "Marks");
            for (int y = 0; y < map.size().height; ++y) {
                for (int x = 0; x < map.size().width; ++x) {
                    const level::Cell cell = map.cells.at({x, y});
                    QCOMPARE(terrain.at({x, y}).meaning,
                             "\"terrain " + std::string(level::info(cell.terrain()).id) + '"');
                    QCOMPARE(terrain.at({x, y}).isObstacle, !cell.isWalkable());
                    const bool hasMarks = cell.isAisle() || cell.isTrap() || cell.hasCoin();
                    QCOMPARE(marks.contains({x, y}), hasMarks);
                    if (!hasMarks) continue;
                    QCOMPARE(marks.at({x, y}).meaning, marksOf(cell));
                    QVERIFY(!marks.at({x, y}).isObstacle);
                }
            }
            std::size_t count = 0;
            std::size_t ways = 0;
            std::size_t rooms = 0;
            for (const Section& section : sections) {
                if (section.kind != "node" || !section.attributes.contains("parent")) continue;
                const std::string& parent = section.attributes.at("parent");
                if (parent == "Rooms") ++rooms;
                if (parent == "Paths") {
                    const level::Trajectory* path = nullptr;
                    for (std::size_t n = 0, i = 0; i < map.things.size(); ++i) {
                        const auto* one = map.trajectoryOf(map.things[i]);
                        if (one != nullptr && n++ == ways) path = one;
                    }
                    ++ways;
                    QVERIFY(path != nullptr);
                    const Section& curve =
                        find(sections, "sub_resource", "id", section.attributes.at("name"));
                    const auto numbers = numbersIn(curve.values.at("_data"));
                    QCOMPARE(numbers.size(), 6 * static_cast<std::size_t>(
                                                     std::stoi(curve.values.at("point_count"))));
                    for (std::size_t p = 0; p < path->points.size(); ++p) {
                        QCOMPARE(numbers[6 * p + 4], path->points[p].x * 16 + 8);
                        QCOMPARE(numbers[6 * p + 5], path->points[p].y * 16 + 8);
                    }
                }
                if (parent != "Things") continue;
                const level::Thing& thing = map.things[count++];
                QCOMPARE(numbersIn(section.values.at("metadata/cell")),
                         (std::vector<int>{thing.at.x, thing.at.y}));
                QCOMPARE(numbersIn(section.values.at("position")),
                         (std::vector<int>{thing.at.x * 16 + 8, thing.at.y * 16 + 8}));
                if (thing.kind != level::ThingKind::Own) {
                    QCOMPARE(section.values.at("metadata/kind"),
                             '"' + std::string(level::info(thing.kind).id) + '"');
                }
            }
            QCOMPARE(count, map.things.size());
            QCOMPARE(rooms, map.rooms.size());
        }
    }
}

void TestGodot::aGamesOwnTilesAreSources() {
    for (level::Pack& pack : testing::allPacks()) {
        std::uint64_t seed = 0;
        const level::TileMapping mapping = testing::ambiguousTiles(pack.ownKinds);
        pack.tileMappings = {mapping};
        for (const level::Level& level : pack.levels) {
            if (!testing::isSampled(seed++)) continue;
            const level::Map map = testing::mapOf(pack, level, seed);
            const auto files =
                testing::writtenAs("tscn", pack, {map, level, seed}, {.tiles = mapping.id});
            QCOMPARE(files.at("level-odd.png"), std::string(mapping.picture.bytes()));
            const auto sections = sectionsOf(files.at("level.tscn"));
            const auto set = sectionsOf(files.at("level-tiles.tres"));
            const Section& source = find(set, "sub_resource", "type", "TileSetAtlasSource");
            QCOMPARE(numbersIn(source.values.at("margins")), (std::vector<int>{2, 2}));
            QCOMPARE(numbersIn(source.values.at("separation")), (std::vector<int>{1, 1}));
            QCOMPARE(numbersIn(source.values.at("texture_region_size")), (std::vector<int>{8, 8}));
            const auto ground = tilesOf(sections, set, "Ground");
            const auto terrain = tilesOf(sections, set, "Terrain");
            const auto aisles = tilesOf(sections, set, "Aisles");
            const auto marks = tilesOf(sections, set, "Marks");
            const level::TileChooser chooser(mapping, pack.ownKinds.share().get());
            const int columns = mapping.tiles().width;
            // The game's tile if the mapping has one, else ours with the same meaning.
            const auto isShown = [&](const auto& layer, std::pair<int, int> cell, int tile,
                                     const std::string& meaning) {
                const Shown& shown = layer.at(cell);
                const std::string place =
                    std::to_string(tile % columns) + ':' + std::to_string(tile / columns);
                return shown.meaning == meaning &&
                       (tile < 0 ? shown.picture == "level-tiles.png"
                                 : shown.picture == "level-odd.png" && shown.place == place);
            };
            for (int y = 0; y < map.size().height; ++y) {
                for (int x = 0; x < map.size().width; ++x) {
                    const level::Cell cell = map.cells.at({x, y});
                    const level::CellTiles tiles = chooser.at(map.cells, {x, y});
                    QCOMPARE(ground.contains({x, y}), tiles.ground >= 0);
                    if (tiles.ground >= 0)
                        QVERIFY(isShown(ground, {x, y}, tiles.ground, "\"terrain floor\""));
                    const bool isVoid = cell.terrain() == level::Terrain::Void;
                    QCOMPARE(terrain.contains({x, y}), !isVoid || tiles.terrain >= 0);
                    if (terrain.contains({x, y})) {
                        QVERIFY(isShown(terrain, {x, y}, tiles.terrain,
                                        "\"" + level::meaningOf(cell.terrain()) + '"'));
                    }
                    QCOMPARE(aisles.contains({x, y}), cell.isAisle());
                    if (cell.isAisle())
                        QVERIFY(isShown(aisles, {x, y}, tiles.aisle, "\"marks aisle\""));
                    QCOMPARE(marks.contains({x, y}), cell.isTrap() || cell.hasCoin());
                    if (marks.contains({x, y})) {
                        QVERIFY(isShown(marks, {x, y}, tiles.mark,
                                        marksOf(cell.without(level::Cell::kAisle))));
                    }
                }
            }
        }
    }
}

void TestGodot::wordsAreEscaped() {
    level::Pack pack = std::move(testing::allPacks().front());
    level::Level level = *pack.findLevel("the-ring");
    level.title = "Say \"hello\" \\ to\nthe ring";
    level.properties = {{"2 keys", std::string("a \"b\" \\ c\nd"), {}},
                        {"open", true, {}},
                        {"weight", 4.0, {}},
                        {"size", 2.5, {}}};
    const level::Map map = testing::mapOf(pack, level, 1);
    const auto sections =
        sectionsOf(testing::writtenAs("tscn", pack, {map, level, 1}).at("level.tscn"));
    const Section* root = nullptr;
    for (const Section& section : sections) {
        if (section.kind == "node" && !section.attributes.contains("parent")) root = &section;
    }
    QVERIFY(root != nullptr);
    QCOMPARE(root->attributes.at("name"), std::string("Say_hello_to_the_ring"));
    QCOMPARE(root->values.at("metadata/title"),
             std::string("\"Say \\\"hello\\\" \\\\ to\nthe ring\""));
    QCOMPARE(root->values.at("metadata/_2_keys"), std::string("\"a \\\"b\\\" \\\\ c\nd\""));
    QCOMPARE(root->values.at("metadata/open"), std::string("true"));
    QCOMPARE(root->values.at("metadata/weight"), std::string("4.0"));
    QCOMPARE(root->values.at("metadata/size_2"), std::string("2.5"));
    QCOMPARE(numbersIn(root->values.at("metadata/size")),
             (std::vector<int>{map.size().width, map.size().height}));
}

MAZELOOM_TEST(TestGodot)

}  // namespace mazeloom::tst_godot

#include "tst_godot.moc"

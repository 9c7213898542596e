// SPDX-License-Identifier: MIT
// A pack's own terrains through every export and import. Each level comes back unchanged: into its
// own pack, into no pack, and into one that uses the same numbers and characters for other
// terrains.
#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

#include "core/document/document.h"
#include "core/document/edit.h"
#include "core/exchange/exporter.h"
#include "core/exchange/in/take_in.h"
#include "core/generate/generate.h"
#include "core/level/tiles/tile_meaning.h"
#include "core/pack/json/write/write.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/packs/random_tiles.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_own_terrain_doors {

using grid::Point;
using level::Cell;
using level::OwnTerrain;
using level::Terrain;
using level::TerrainTable;
using testing::Written;

class TestOwnTerrainDoors : public QObject {
    Q_OBJECT

  private slots:
    void comesBackAsItLeft_data();
    void comesBackAsItLeft();
    void strangersGetTheirNumbers_data();
    void strangersGetTheirNumbers();
    void drawingsShowThem_data();
    void drawingsShowThem();
    void whatIsChangedElsewhereIsChangedHere_data();
    void whatIsChangedElsewhereIsChangedHere();
    void withoutThePackNumbersMeanNothing();
    void wordsOfTablesNameThem();
};

namespace {

OwnTerrain row(int place, std::string id, char character) {
    OwnTerrain terrain;
    terrain.terrain = static_cast<Terrain>(static_cast<int>(level::kFirstOwnTerrain) + place);
    terrain.id = std::move(id);
    terrain.character = character;
    return terrain;
}

/// Returns terrains whose numbers have gaps and another order than the list.
TerrainTable ours() {
    level::OwnTerrains terrains{row(31, "moss", 'e'), row(0, "hedge", 'q'), row(14, "pond", 'y')};
    terrains[0].title = "Soft \"moss\" & <more>";
    terrains[0].effect = level::Effect::Slows;
    terrains[0].colour = {0x2fa84cff};
    terrains[1].walkable = false;
    terrains[1].opaque = true;
    terrains[1].colour = {0x8040c0ff};
    terrains[2].liquid = true;
    terrains[2].effect = level::Effect::Wounds;
    terrains[2].colour = {0x10e0d0ff};
    return TerrainTable(terrains);
}

/// Returns other terrains with the same numbers and characters as ours().
TerrainTable strangers() {
    level::OwnTerrains terrains{row(31, "ash", 'e'), row(0, "glass", 'q'), row(14, "mud", 'y')};
    terrains[1].walkable = false;
    return TerrainTable(terrains);
}

const std::vector<std::string> kRows{
    "############", "#@..e.q..e.#", "#.eee.q.yy.#", "#..q....yy.#", "#.>.......e#", "############",
};

level::Pack packOf(const TerrainTable& terrains, bool hasLevel) {
    level::Pack pack;
    pack.id = "meadow";
    pack.title = "Meadow";
    pack.terrains = terrains;
    if (!hasLevel) return pack;
    std::vector<std::string> plain = kRows;
    for (std::string& line : plain) {
        for (char& character : line) {
            if (character == 'e' || character == 'q' || character == 'y') character = '.';
        }
    }
    level::Level level = testing::painted(plain, {});
    level.id = "meadow";
    level.title = "Meadow";
    level.ruleset = level::Ruleset::Descent;
    level.terrains = terrains;
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            const auto own = terrains.ofCharacter(
                kRows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
            if (own && level::isOwn(*own)) level.paint->at({x, y}) = level::painted(*own);
        }
    }
    pack.levels.push_back(std::move(level));
    return pack;
}

level::Map mapOf(const level::Pack& pack) {
    return testing::mapOf(pack, pack.levels.front(), 7);
}

Written writtenOf(const QString& format, const level::Pack& pack, const std::string& tiles = {}) {
    const level::Map map = mapOf(pack);
    return testing::writtenAs(format.toStdString(), pack, {map, pack.levels.front(), 7},
                              {.tiles = tiles});
}

std::string endingOf(const std::string& format) {
    return format == "text" ? "txt" : format;
}

/// Returns the id of the cell's terrain.
std::string idAt(const level::Map& map, Point at) {
    return map.terrains.id(map.cells.at(at).terrain());
}

void compare(const level::Map& found, const level::Map& wanted) {
    QCOMPARE(found.size(), wanted.size());
    for (int y = 0; y < wanted.size().height; ++y) {
        for (int x = 0; x < wanted.size().width; ++x) {
            QCOMPARE(idAt(found, {x, y}), idAt(wanted, {x, y}));
            const Cell one = found.cells.at({x, y});
            const Cell other = wanted.cells.at({x, y});
            QCOMPARE(one.canEnter(), other.canEnter());
            QCOMPARE(one.isOpaque(), other.isOpaque());
            QCOMPARE(one.isLiquid(), other.isLiquid());
            QCOMPARE(one.effect(), other.effect());
        }
    }
}

void addFormats(std::initializer_list<const char*> formats) {
    QTest::addColumn<QString>("format");
    for (const char* format : formats)
        QTest::newRow(format) << format;
}

}  // namespace

void TestOwnTerrainDoors::comesBackAsItLeft_data() {
    addFormats({"tmj", "tmx", "ldtk", "text"});
}

void TestOwnTerrainDoors::comesBackAsItLeft() {
    QFETCH(const QString, format);
    level::Pack pack = packOf(ours(), true);
    // With the program's own tileset, and with a game's tiles for two of the terrains.
    pack.tileMappings = {testing::ambiguousTiles(pack.ownKinds)};
    pack.tileMappings[0].rules.push_back(
        {"terrain own:moss", level::EdgeSet::Single, {{{1, 1}, {3, 1}}}});
    pack.tileMappings[0].rules.push_back({"terrain own:pond", level::EdgeSet::Single, {{{1, 1}}}});
    const level::Pack none;
    for (const std::string& tiles : {std::string(), pack.tileMappings[0].id}) {
        const Written files = writtenOf(format, pack, tiles);
        const std::string file = "level." + endingOf(format.toStdString());
        const level::Pack& itself = pack;
        for (const level::Pack* into : {static_cast<const level::Pack*>(nullptr), &none, &itself}) {
            const auto back = testing::imported(files, file, into);
            if (!back) qFatal("%s", back.error().describe().c_str());
            QVERIFY2(back->notes.empty(),
                     back->notes.empty() ? "" : back->notes.front().describe().c_str());
            QVERIFY(back->unknownTiles.empty());
            const level::Level& level = back->levels.front();
            // Without a pack, the import brings the level's terrains with its own numbers.
            if (into == &itself) QVERIFY(level.terrains == pack.terrains);
            QCOMPARE(level.terrains.own().size(), pack.terrains.own().size());
            for (OwnTerrain own : level.terrains.own()) {
                const OwnTerrain& left = *pack.terrains.find(own.id);
                own.terrain = left.terrain;
                QVERIFY(own == left);
            }
            QCOMPARE(pack::writeLevel(level), pack::writeLevel(pack.levels.front()));
        }
    }
}

void TestOwnTerrainDoors::strangersGetTheirNumbers_data() {
    addFormats({"tmj", "tmx", "ldtk", "text"});
}

void TestOwnTerrainDoors::strangersGetTheirNumbers() {
    QFETCH(const QString, format);
    const level::Pack pack = packOf(ours(), true);
    const Written files = writtenOf(format, pack);
    const level::Pack other = packOf(strangers(), false);
    auto back = testing::imported(files, "level." + endingOf(format.toStdString()), &other);
    if (!back) qFatal("%s", back.error().describe().c_str());
    document::Document document(other);
    exchange::Coming coming;
    coming.levels.push_back({std::move(back->levels.front()), false, 7});
    auto edit = exchange::takeIn(document, std::move(coming));
    QVERIFY(edit.has_value());
    document::apply(document, std::move(*edit));
    const level::Pack& now = document.pack();
    QCOMPARE(now.terrains.own().size(), std::size_t{6});
    QVERIFY(level::areAllowed(now.terrains.own()));
    // Existing terrains keep their numbers; the level looks unchanged.
    for (const OwnTerrain& before : other.terrains.own())
        QVERIFY(*now.terrains.find(before.id) == before);
    QVERIFY(now.levels.front().terrains == now.terrains);
    compare(testing::mapOf(now, now.levels.front(), 7), mapOf(pack));
}

void TestOwnTerrainDoors::drawingsShowThem_data() {
    addFormats({"csv", "xp"});
}

/// These formats store no origin, so the pack's table gives the meaning of their cells.
void TestOwnTerrainDoors::drawingsShowThem() {
    QFETCH(const QString, format);
    const level::Pack pack = packOf(ours(), true);
    const Written files = writtenOf(format, pack);
    std::string file = "level." + format.toStdString();
    if (format == "csv") {
        const auto found = std::ranges::find_if(files, [](const auto& one) {
            return one.first.find("legend") == std::string::npos &&
                   one.first.find("terrain") != std::string::npos;
        });
        if (found != files.end()) file = found->first;
    }
    Written all = files;
    if (format == "csv") {
        const auto legend = std::ranges::find_if(
            files, [](const auto& one) { return one.first.find("legend") != std::string::npos; });
        QVERIFY(legend != files.end());
        all[file.substr(0, file.rfind('.')) + "-legend.csv"] = legend->second;
    }
    const auto back = testing::imported(all, file, &pack);
    if (!back) qFatal("%s", back.error().describe().c_str());
    QVERIFY(back->unknownTiles.empty());
    level::Level level = back->levels.front();
    QVERIFY(level.terrains == pack.terrains);
    level::Pack now = pack;
    now.levels = {level};
    compare(testing::mapOf(now, level, 1), mapOf(pack));
}

void TestOwnTerrainDoors::whatIsChangedElsewhereIsChangedHere_data() {
    addFormats({"text", "tmj", "ldtk"});
}

void TestOwnTerrainDoors::whatIsChangedElsewhereIsChangedHere() {
    QFETCH(const QString, format);
    const level::Pack pack = packOf(ours(), true);
    level::Pack changed = pack;
    // An edit as by another program: two cells change, one to an own terrain.
    changed.levels.front().paint->at({7, 4}) = level::painted(ours().find("pond")->terrain);
    changed.levels.front().paint->at({4, 1}) = level::painted(Terrain::Wall);
    const std::string file = "level." + endingOf(format.toStdString());
    Written files = writtenOf(format, pack);
    const Written others = writtenOf(format, changed);
    // The edited cells, together with the original level's origin.
    const std::string& before = files.at(file);
    const std::string& after = others.at(file);
    if (format == "text") {
        files[file] = after;
    } else {
        // Both files have the same numbers in the same order except for the two cells.
        const auto layers = [&](const std::string& text) {
            const char* word = format == "tmj" ? "\"data\"" : "\"intGridCsv\"";
            std::vector<std::pair<std::size_t, std::size_t>> found;
            for (std::size_t at = text.find(word); at != std::string::npos;
                 at = text.find(word, at + 1)) {
                found.emplace_back(text.find('[', at), text.find(']', at));
            }
            return found;
        };
        const auto from = layers(after);
        const auto to = layers(before);
        QCOMPARE(from.size(), to.size());
        QVERIFY(!to.empty());
        std::string mixed = before;
        for (std::size_t i = to.size(); i-- > 0;) {
            mixed.replace(to[i].first, to[i].second - to[i].first,
                          after.substr(from[i].first, from[i].second - from[i].first));
        }
        files[file] = mixed;
    }
    const auto back = testing::imported(files, file, &pack);
    if (!back) qFatal("%s", back.error().describe().c_str());
    level::Pack now = pack;
    now.levels = {back->levels.front()};
    const level::Map found = testing::mapOf(now, now.levels.front(), 7);
    QCOMPARE(idAt(found, {7, 4}), std::string("own:pond"));
    QCOMPARE(idAt(found, {4, 1}), std::string("wall"));
    compare(found, mapOf(changed));
}

void TestOwnTerrainDoors::withoutThePackNumbersMeanNothing() {
    const auto imported = [](const level::ForeignTiles& tiles, const level::Pack* into) {
        const Written files{{"a.csv", "45,0\n0,45\n"}};
        return exchange::importerOf("a.csv")->read(
            files.at("a.csv"),
            {.file = "a.csv", .beside = testing::besideIn(files), .tiles = tiles, .into = into});
    };
    const level::Pack pack = packOf(ours(), false);
    const auto unknown = imported({}, &pack);
    QVERIFY(unknown.has_value());
    QVERIFY(std::ranges::find(unknown->unknownTiles, "csv 45") != unknown->unknownTiles.end());
    // If a tile's meaning is a terrain that the pack does not have, its cells become floor.
    const level::Pack none;
    const auto lost = imported({{"csv 45", "terrain own:moss"}, {"csv 0", "terrain wall"}}, &none);
    QVERIFY(lost.has_value());
    QVERIFY(level::terrainOf(lost->levels.front().paint->at({0, 0})) == Terrain::Floor);
    const auto said = imported({{"csv 45", "terrain own:moss"}, {"csv 0", "terrain wall"}}, &pack);
    QVERIFY(said.has_value());
    QVERIFY(level::terrainOf(said->levels.front().paint->at({0, 0})) ==
            ours().find("moss")->terrain);
    QVERIFY(level::terrainOf(said->levels.front().paint->at({1, 0})) == Terrain::Wall);
}

void TestOwnTerrainDoors::wordsOfTablesNameThem() {
    const Written files{{"a.csv", "wall,own:moss,own:bog\n"}};
    const level::Pack pack = packOf(ours(), false);
    const auto back = testing::imported(files, "a.csv", &pack);
    QVERIFY(back.has_value());
    QVERIFY(level::terrainOf(back->levels.front().paint->at({1, 0})) ==
            ours().find("moss")->terrain);
    QCOMPARE(back->unknownTiles, std::vector<std::string>{"csv own:bog"});
}

MAZELOOM_TEST(TestOwnTerrainDoors)

}  // namespace mazeloom::tst_own_terrain_doors

#include "tst_own_terrain_doors.moc"

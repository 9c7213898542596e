// SPDX-License-Identifier: MIT
// Maps made in Tiled by others are read as Tiled shows them. Each case is read as XML and as JSON,
// with its companion files in the same format.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <tuple>
#include <vector>

#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/importer.h"
#include "core/exchange/origin.h"
#include "core/exchange/tiled/placing.h"
#include "core/random/stream.h"
#include "tests/support/leaving/tiled_json.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_foreign_tiled {

class TestForeignTiled : public QObject {
    Q_OBJECT

  private slots:
    void isReadAsItIsShown_data();
    void isReadAsItIsShown();
    void bothTextsMayBeMixed();
    void tilesAreTurnedWithTheirFlips();
    void emittersAndDoorsAreTurnedWithTheirObjects();
    void oldJsonIsNamed_data();
    void oldJsonIsNamed();
    void largeClaimsTakeNoMemory_data();
    void largeClaimsTakeNoMemory();
    void filesInOtherFolders_data();
    void filesInOtherFolders();
    void aRefusedFileTellsWhatLiesOutside();
    void severalFilesHaveOneRoot();
    void areasHaveOneSideOfTheirBorders();
    void aFileIsReadOnce();
    void textsMayBeUtf16();
};

namespace {

/// The expected result of an import. Rows are as in the text format; things are "kind x,y", in
/// order.
struct Case {
    std::string map;
    testing::Written beside = {};  ///< as XML
    level::ForeignTiles said = {};
    QString rows = {};
    QString things = {};
    /// A part of each note's text, in order.
    QStringList notes = {};
    /// All names that can be given a meaning; `unknown` are those that have none yet.
    QStringList offered = {};
    QStringList unknown = {};
};

const std::string kGround = R"(<tileset firstgid="1" name="ground" tilewidth="16" tileheight="16" )"
                            R"(tilecount="4" columns="4"><image source="g.png" width="64" )"
                            R"(height="16"/>)"
                            R"(<tile id="0"><properties><property name="mazeloom" )"
                            R"(value="terrain wall"/></properties></tile>)"
                            R"(<tile id="1"><properties><property name="mazeloom" )"
                            R"(value="terrain floor"/></properties></tile>)"
                            R"(<tile id="2"><properties><property name="mazeloom" )"
                            R"(value="terrain water"/></properties></tile></tileset>)";
const std::string kRoom =
    R"(<layer id="1" name="Ground" width="6" height="5"><data encoding="csv">)"
    "1,1,1,1,1,1,1,2,2,2,2,1,1,2,2,2,2,1,1,2,2,2,2,1,1,1,1,1,1,1"
    "</data></layer>";
const QString kRows = "######\n#....#\n#....#\n#....#\n######\n";
const QString kPond = "######\n#....#\n#.~..#\n#....#\n######\n";

std::string mapOf(const std::string& inside, const std::string& more = {}) {
    return R"(<?xml version="1.0"?><map version="1.10" orientation="orthogonal" width="6" )"
           R"(height="5" tilewidth="16" tileheight="16" )" +
           more + ">" + inside + "</map>";
}
/// Returns the room with additional layers.
std::string room(const std::string& layers) {
    return mapOf(kGround + kRoom + layers);
}
/// Returns the room with objects.
std::string objects(const std::string& all, const std::string& layer = {}) {
    return room(R"(<objectgroup id="3" name="Spawns" )" + layer + ">" + all + "</objectgroup>");
}
/// Returns a tileset whose tile 0 has the global id 9, with extra attributes and child elements.
std::string figures(const std::string& attributes, const std::string& inside = {}) {
    return R"(<tileset firstgid="9" name="figures" tilewidth="16" tileheight="16" tilecount="4" )"
           R"(columns="4" )" +
           attributes + R"(><image source="f.png" width="64" height="16"/>)" + inside +
           "</tileset>";
}
std::string withFigures(const std::string& figures, const std::string& all) {
    return mapOf(kGround + figures + kRoom + R"(<objectgroup id="3" name="Spawns">)" + all +
                 "</objectgroup>");
}
/// Returns a layer with one tile of water in its first cell.
std::string drop(const std::string& attributes) {
    std::string tiles = "3";
    for (int i = 1; i < 30; ++i)
        tiles += ",0";
    return R"(<layer id="2" name="Pond" width="6" height="5" )" + attributes +
           R"(><data encoding="csv">)" + tiles + "</data></layer>";
}

using Cases = std::map<QString, Case>;

void addClasses(Cases& cases) {
    cases["classes in any case"] = {
        .map = objects(R"(<object id="1" type="Hero" x="16" y="16" width="16" height="16"/>)"
                       R"(<object id="2" type="EXIT" x="32" y="16" width="16" height="16"/>)"),
        .rows = kRows,
        .things = "hero 1,1; exit 2,1"};
    cases["kinds and terrains by their names"] = {
        .map =
            objects(R"(<object id="1" type="Dread_Knight" x="16" y="16" width="16" height="16"/>)"
                    R"(<object id="2" type="WATER" x="32" y="32" width="16" height="16"/>)"),
        .rows = kPond,
        .things = "dread-knight 1,1"};
    std::string drawn = "9";
    for (int i = 1; i < 30; ++i)
        drawn += i == 7 ? ",9" : i == 8 ? ",10" : i == 14 ? ",11" : ",0";
    drawn[0] = '0';
    cases["classes of tiles that are drawn"] = {
        .map = mapOf(kGround +
                     figures("", R"(<tile id="0" type="Hero"/><tile id="1" class="Way out"/>)"
                                 R"(<tile id="2" type="water"/>)") +
                     kRoom + R"(<layer id="2" name="Drawn" width="6" height="5"><data )" +
                     R"(encoding="csv">)" + drawn + "</data></layer>"),
        .said = {{"type Way out", "thing exit"}},
        .rows = kPond,
        .things = "hero 1,1; exit 2,1",
        .offered = {"type Way out"}};
    const level::ForeignTiles lakes{{"type Lake", "terrain water"}};
    cases["polygons as areas"] = {
        .map = objects(R"(<object id="1" type="Lake" x="16" y="16"><polygon )"
                       R"(points="0,0 48,0 48,32 0,32"/></object>)"),
        .said = lakes,
        .rows = "######\n#~~~.#\n#~~~.#\n#....#\n######\n",
        .offered = {"type Lake"}};
    cases["turned polygons as areas"] = {
        .map = objects(R"(<object id="1" type="Lake" x="80" y="16" rotation="90"><polygon )"
                       R"(points="0,0 32,0 32,48 0,48"/></object>)"),
        .said = lakes,
        .rows = "######\n#.~~~#\n#.~~~#\n#....#\n######\n",
        .offered = {"type Lake"}};
    cases["small polygons as areas"] = {
        .map = objects(R"(<object id="1" type="Lake" x="33" y="33"><polygon )"
                       R"(points="0,0 4,0 4,4"/></object>)"),
        .said = lakes,
        .rows = kPond,
        .offered = {"type Lake"}};
    cases["ellipses as areas"] = {
        .map = objects(R"(<object id="1" type="Lake" x="16" y="16" width="64" height="48">)"
                       R"(<ellipse/></object>)"),
        .said = lakes,
        .rows = "######\n#.~~.#\n#~~~~#\n#.~~.#\n######\n",
        .offered = {"type Lake"}};
    cases["lines as areas"] = {
        .map = objects(R"(<object id="1" type="Lake" x="24" y="24"><polyline )"
                       R"(points="0,0 48,0 48,32"/></object>)"),
        .said = lakes,
        .rows = "######\n#~~~~#\n#...~#\n#...~#\n######\n",
        .offered = {"type Lake"}};
    cases["classes that somebody knows"] = {
        .map = objects(R"(<object id="1" type="Chest" x="32" y="32" width="16" height="16"/>)"
                       R"(<object id="2" type="PlayerStart" x="48" y="48" width="16" height="16"/>)"
                       R"(<object id="3" type="Way out" x="16" y="16" width="16" height="16"/>)"
                       R"(<object id="4" type="Rat" x="64" y="16" width="16" height="16"/>)"),
        .said = {{"type Chest", "thing own:chest"},
                 {"PlayerStart", "thing hero"},
                 {"class Way out", "thing exit"},
                 {"object Chest", "thing rat"},
                 {"type Rat", "thing exit"}},
        .rows = kRows,
        // The name of a kind of thing needs no given meaning.
        .things = "own:chest 2,2; hero 3,3; exit 1,1; rat 4,1",
        .offered = {"PlayerStart", "class Way out", "type Chest"}};
    cases["classes that nobody knows"] = {
        .map = objects(R"(<object id="1" type="Chest" x="32" y="32" width="16" height="16"/>)"
                       R"(<object id="2" type="Chest" x="32" y="32" width="16" height="16"/>)"
                       R"(<object id="3" x="32" y="32" width="16" height="16"/>)"),
        .rows = kRows,
        .notes = {"object 1: type \"Chest\" is no kind of thing: it was left out; say what \"type "
                  "Chest\" stands for (and 1 more like it)",
                  "object 3: has no type: it was left out"},
        .offered = {"type Chest"}};
    cases["classes that stand for terrain"] = {
        .map = objects(R"(<object id="1" type="Pool" x="32" y="16" width="32" height="32"/>)"
                       R"(<object id="2" type="Pool" x="20" y="52" width="4" height="4"/>)"
                       R"(<object id="3" type="Pool" x="300" y="300" width="4" height="4"/>)"),
        .said = {{"type Pool", "terrain water"}},
        .rows = "######\n#.~~.#\n#.~~.#\n#~...#\n######\n",
        .notes = {"object 3: lies outside of the map"},
        .offered = {"type Pool"}};
}

void addAlignment(Cases& cases) {
    using exchange::tiled::kAlignmentNames;
    const std::map<std::string_view, std::pair<double, double>> places{
        {"unspecified", {0, 16}}, {"topleft", {0, 0}},     {"top", {8, 0}},
        {"topright", {16, 0}},    {"left", {0, 8}},        {"center", {8, 8}},
        {"right", {16, 8}},       {"bottomleft", {0, 16}}, {"bottom", {8, 16}},
        {"bottomright", {16, 16}}};
    for (const std::string_view name : kAlignmentNames) {
        const auto [x, y] = places.at(name);
        const std::string place = "x=\"" + std::to_string(32 + x) + "\" y=\"" +
                                  std::to_string(32 + y) + "\" width=\"16\" height=\"16\"";
        cases["tiles aligned " + QString::fromUtf8(name.data(), std::ssize(name))] = {
            .map =
                withFigures(figures("objectalignment=\"" + std::string(name) + '"'),
                            // Only objects that are tiles have an alignment.
                            R"(<object id="1" type="exit" x="16" y="16" width="16" height="16"/>)"
                            R"(<object id="2" type="hero" gid="9" )" +
                                place + "/>"),
            .rows = kRows,
            .things = "exit 1,1; hero 2,2"};
    }
    cases["tiles as large as in their tileset"] = {
        .map = withFigures(figures(""), R"(<object id="1" type="hero" gid="9" x="32" y="48"/>)"),
        .rows = kRows,
        .things = "hero 2,2"};
    // Rotations are about a rectangle's upper left corner, but a tile's lower left one.
    for (const auto& [degrees, rectangle, tile] : {std::tuple{"90", "1,2", "2,3"},
                                                   {"180", "1,1", "1,3"},
                                                   {"270", "2,1", "1,2"},
                                                   {"-90", "2,1", "1,2"},
                                                   {"450", "1,2", "2,3"},
                                                   {"0", "2,2", "2,2"},
                                                   {"20", "2,2", "2,2"},
                                                   {"70", "1,2", "2,3"}}) {
        cases[QString("turned by %1°").arg(degrees)] = {
            .map = withFigures(figures(""),
                               std::string(R"(<object id="1" type="hero" x="32" y="32" )"
                                           R"(width="16" height="16" rotation=")") +
                                   degrees +
                                   R"("/><object id="2" type="exit" gid="9" x="32" y="48" )"
                                   R"(width="16" height="16" rotation=")" +
                                   degrees + R"("/>)"),
            .rows = kRows,
            .things = QString("hero %1; exit %2").arg(rectangle, tile)};
    }
    cases["a turned pool"] = {
        .map = objects(R"(<object id="1" type="Pool" x="64" y="16" width="48" height="16" )"
                       R"(rotation="90"/>)"),
        .said = {{"type Pool", "terrain water"}},
        .rows = "######\n#..~.#\n#..~.#\n#..~.#\n######\n",
        .offered = {"type Pool"}};
}

void addClassesOfTiles(Cases& cases) {
    // Tiled 1.8 and 1.10 write "type", Tiled 1.9 writes "class".
    for (const char* spelling : {"type", "class"}) {
        cases[QString("a tile's %1").arg(spelling)] = {
            .map = withFigures(
                figures("", std::string(R"(<tile id="0" )") + spelling +
                                R"(="Hero"/><tile id="1" )" + spelling + R"(="Chest"/>)"),
                R"(<object id="1" gid="9" x="32" y="48" width="16" height="16"/>)"
                R"(<object id="2" gid="9" type="exit" x="16" y="48" width="16" height="16"/>)"
                R"(<object id="3" gid="10" x="16" y="32" width="16" height="16"/>)"
                R"(<object id="4" gid="11" x="16" y="32" width="16" height="16"/>)"),
            .said = {{"type Chest", "thing own:chest"}, {"figures 2", "thing rat"}},
            .rows = kRows,
            .things = "hero 2,2; exit 1,2; own:chest 1,1; rat 1,1",
            .offered = {"figures 2", "type Chest"}};
    }
    cases["tiles that stand for terrain"] = {
        .map = objects(R"(<object id="1" gid="3" x="32" y="48" width="16" height="16"/>)"
                       R"(<object id="2" gid="4" x="32" y="48" width="16" height="16"/>)"),
        .rows = kPond,
        .notes = {"object 2: tile \"ground 3\" is no kind of thing: it was left out; say what "
                  "\"ground 3\" stands for"},
        .offered = {"ground 3"}};
}

void addTemplates(Cases& cases) {
    const testing::Written templates{
        {"hero.tx",
         R"(<template><object name="start" type="hero" width="16" height="16"/></template>)"},
        {"sub/exit.tx", R"(<template><tileset firstgid="1" source="../tiles/figures.tsx"/>)"
                        R"(<object gid="2" width="16" height="16" rotation="90"/></template>)"},
        {"sub/chest.tx", R"(<template><tileset firstgid="1" source="own.tsx"/>)"
                         R"(<object gid="1" width="16" height="16"/></template>)"},
        {"tiles/figures.tsx", R"(<tileset name="figures" tilewidth="16" tileheight="16" )"
                              R"(tilecount="4" columns="4"><image source="f.png" width="64" )"
                              R"(height="16"/><tile id="1" type="exit"/></tileset>)"},
        {"sub/own.tsx", R"(<tileset name="own" tilewidth="16" tileheight="16" )"
                        R"(objectalignment="topleft"><tile id="0" type="Chest"/></tileset>)"}};
    cases["templates"] = {
        .map = objects(
            R"(<object id="1" template="hero.tx" x="32" y="32"/>)"
            R"(<object id="2" template="hero.tx" name="r" type="rat" x="8" y="16" width="48"/>)"
            R"(<object id="3" template="sub\exit.tx" x="48" y="32"/>)"
            R"(<object id="4" template="sub/exit.tx" x="48" y="32" rotation="0"/>)"
            R"(<object id="5" template="sub/chest.tx" x="64" y="48"/>)"),
        .beside = templates,
        .said = {{"type Chest", "thing own:chest"}},
        .rows = kRows,
        .things = "hero 2,2; rat 1,1; exit 3,2; exit 3,1; own:chest 4,3",
        .offered = {"type Chest"}};
    cases["templates of a tileset of the map"] = {
        .map = withFigures(R"(<tileset firstgid="9" source="tiles/figures.tsx"/>)",
                           R"(<object id="1" template="sub/exit.tx" x="32" y="32" rotation="0"/>)"
                           R"(<object id="2" template="sub/exit.tx" gid="3" x="32" y="48" )"
                           R"(rotation="0"/>)"),
        .beside = templates,
        .rows = kPond,
        .things = "exit 2,1"};
    cases["templates that are not there"] = {
        .map = objects(R"(<object id="1" template="gone.tx" x="32" y="32"/>)"
                       R"(<object id="2" template="gone.tx" type="hero" x="32" y="32"/>)"),
        .rows = kRows,
        .things = "hero 2,2",
        .notes = {"was read without its template \"gone.tx\": is not there (and 1 more like it)",
                  "object 1: has no type"}};
    cases["templates that are none"] = {
        .map = objects(R"(<object id="1" template="figures.tsx" type="hero" x="32" y="32"/>)"),
        .beside = {{"figures.tsx", "<tileset/>"}},
        .rows = kRows,
        .things = "hero 2,2",
        .notes = {"was read without its template \"figures.tsx\": has no"}};
}

void addLooks(Cases& cases) {
    cases["layers that are moved"] = {
        .map = room(drop(R"(offsetx="32" offsety="32")") +
                    R"(<objectgroup id="3" name="Spawns" offsetx="32" offsety="16">)"
                    R"(<object id="1" type="hero" x="16" y="16" width="16" height="16"/>)"
                    R"(</objectgroup>)"),
        .rows = kPond,
        .things = "hero 3,2"};
    cases["groups that are moved"] = {
        .map = room(R"(<group id="7" name="G" offsetx="48" offsety="16"><group id="8" name="H" )"
                    R"(offsety="32">)" +
                    drop(R"(offsetx="-16" offsety="-16")") +
                    R"(<objectgroup id="3" name="Spawns" offsetx="3">)"
                    R"(<object id="1" type="hero" x="10" y="0" width="0" height="0"><point/>)"
                    R"(</object></objectgroup></group></group>)"),
        .rows = kPond,
        .things = "hero 3,3"};
    cases["layers that are moved by parts of cells"] = {
        .map = room(drop(R"(offsetx="40" offsety="25")") +
                    R"(<objectgroup id="3" name="Spawns" offsetx="8">)"
                    R"(<object id="1" type="hero" x="16" y="16" width="15" height="16"/>)"
                    R"(</objectgroup>)"),
        .rows = kPond,
        .things = "hero 1,1",
        .notes = {"layer \"Pond\": has an offset that is not a whole number of cells: its tiles "
                  "were moved by 2, 2 cells"}};
    cases["layers that are moved out of the map"] = {
        .map = room(drop(R"(offsetx="-16")")),
        .rows = kRows,
        .notes = {"layer \"Pond\": has 1 tile outside of the map: left out"}};
    cases["layers of another size"] = {
        .map = room(R"(<layer id="2" name="Wide" width="7" height="3"><data encoding="csv">)"
                    "0,0,0,0,0,0,3,0,0,0,0,0,0,3,0,0,3,0,0,0,0</data></layer>"),
        .rows = kPond,
        .notes = {"layer \"Wide\": has 2 tiles outside of the map: left out"}};
    const QString hidden = "is hidden in Tiled: it was left out";
    cases["layers that are hidden"] = {
        .map = room(drop(R"(visible="0")") + drop(R"(opacity="0")") +
                    R"(<objectgroup id="3" name="Old" visible="0"><object id="1" type="exit" )"
                    R"(x="16" y="16" width="16" height="16"/></objectgroup>)"
                    R"(<objectgroup id="4" name="Spawns"><object id="2" type="hero" x="64" )"
                    R"(y="48" width="16" height="16"/><object id="3" type="exit" x="64" y="48" )"
                    R"(width="16" height="16" visible="0"/></objectgroup>)"),
        .rows = kRows,
        .things = "hero 4,3",
        .notes = {"layer \"Pond\": " + hidden + " (and 3 more like it)"}};
    cases["groups that are hidden"] = {
        .map = room(R"(<group id="7" name="G" visible="0">)" + drop("") + "</group>"),
        .rows = kRows,
        .notes = {"layer \"Pond\": " + hidden}};
    cases["layers that are half hidden"] = {
        .map = room(R"(<group id="7" name="G" opacity="0.5" parallaxx="0.5">)" +
                    drop(R"(offsetx="32" offsety="32" opacity="0.5")") + "</group>"),
        .rows = kPond,
        .notes = {"has an opacity below 100 %, which was not read", "has a parallax factor"}};
    cases["tiles of no tileset"] = {
        .map = mapOf(kRoom),
        .rows = "......\n......\n......\n......\n......\n",
        .notes = {"layer \"Ground\": has tiles that belong to no tileset: they were taken for "
                  "floor (and 29 more like it)"}};
    cases["objects whose type and tile differ"] = {
        .map = withFigures(
            figures("", R"(<tile id="0"><properties><property name="mazeloom" )"
                        R"(value="thing hero"/></properties></tile>)"),
            R"(<object id="1" type="exit" gid="9" x="16" y="32" width="16" height="16"/>)"
            R"(<object id="2" type="Guard" gid="9" x="32" y="32" width="16" height="16"/>)"),
        .rows = kRows,
        .things = "hero 1,1; hero 2,1",
        .notes = {"object 1: has the type \"exit\", but its tile stands for \"hero\""}};
    cases["objects on the border of cells"] = {
        .map = objects(R"(<object id="1" type="hero" x="16" y="16" width="32" height="32"/>)"
                       R"(<object id="2" type="exit" x="40" y="48" width="16" height="16"/>)"
                       R"(<object id="3" type="heart" x="48" y="32"><point/></object>)"),
        .rows = kRows,
        .things = "hero 1,1; exit 2,3; heart 3,2"};
    cases["pictures"] = {
        .map = room(R"(<imagelayer id="4" name="Sky"><image source="sky.png"/></imagelayer>)"
                    R"(<imagelayer id="5" name="Sun"/>)"),
        .rows = kRows,
        .notes = {"layer \"Sky\": is a picture, which is not read (and 1 more like it)"}};
    cases["tiles that move and push"] = {
        .map = mapOf(
            kGround +
            figures("", R"(<tile id="0"><animation><frame tileid="1" duration="9"/></animation>)"
                        R"(</tile><tile id="1"><animation/><objectgroup/></tile>)") +
            kRoom),
        .rows = kRows,
        .notes = {"tile 0: has the animation, which is not read (and 1 more like it)",
                  "tile 1: has the collision shape, which is not read"}};
    // Only maps, tiles and objects have properties that a level keeps; hidden layers are left out.
    const std::string wave =
        R"(<properties><property name="wave" type="int" value="3"/></properties>)";
    const auto waved = [&](const std::string& layer) {
        std::string text = layer;
        return text.insert(text.find('>') + 1, wave);
    };
    cases["properties of layers, groups and tilesets"] = {
        .map = mapOf(waved(kGround) + waved(kRoom) + R"(<group id="7" name="G">)" + wave +
                     R"(<objectgroup id="3" name="Spawns">)" + wave +
                     R"(<object id="1" type="hero" x="16" y="16" width="16" height="16"/>)"
                     R"(</objectgroup></group>)" +
                     waved(drop(R"(visible="0")"))),
        .rows = kRows,
        .things = "hero 1,1",
        .notes = {"tileset \"ground\": has the property \"wave\", which is not read: only the map, "
                  "its tiles and its objects keep properties (and 3 more like it)",
                  "layer \"Pond\": " + hidden}};
    cases["things that are drawn where nothing is"] = {
        .map = mapOf(kGround +
                     figures("", R"(<tile id="0"><properties><property name="mazeloom" )"
                                 R"(value="thing hero"/></properties></tile>)") +
                     R"(<layer id="1" name="Ground" width="6" height="5"><data encoding="csv">)"
                     "1,1,1,1,1,1,1,2,2,2,2,1,1,2,9,2,2,1,1,2,2,2,2,1,1,1,1,1,1,1"
                     "</data></layer>"),
        .rows = kRows,
        .things = "hero 2,2"};
    cases["layers that are called as ours are"] = {
        .map = room(R"(<objectgroup id="3" name="Rooms"><object id="1" type="hero" x="16" y="16" )"
                    R"(width="16" height="16"/></objectgroup>)"),
        .rows = kRows,
        .things = "hero 1,1"};
}

void addTilesets(Cases& cases) {
    const auto tileset = [](const char* first, const std::string& more) {
        return std::string(R"(<tileset firstgid=")") + first +
               R"(" tilewidth="16" tileheight="16" tilecount="4" columns="4" )" + more +
               "</tileset>";
    };
    const auto layer = [](const std::string& tiles) {
        return R"(<layer id="1" name="L" width="6" height="5"><data encoding="csv">)" + tiles +
               "</data></layer>";
    };
    const std::string three = layer("1,5,9,1,5,9,1,5,9,1,5,9,1,5,9,1,5,9,1,5,9,1,5,9,1,5,9,1,5,9");
    const QString stripes = "#.~#.~\n#.~#.~\n#.~#.~\n#.~#.~\n#.~#.~\n";
    cases["tilesets of one name"] = {
        .map = mapOf(tileset("1", R"(name="t"><image source="g.png" width="64" height="16"/>)") +
                     tileset("5", R"(name="t"><image source="h.png" width="64" height="16"/>)") +
                     tileset("9", R"(name="t"><image source="h.png" width="64" height="16"/>)") +
                     three),
        .said = {{"t (g.png) 0", "terrain wall"}, {"t (h.png) #2 0", "terrain water"}},
        .rows = stripes,
        .offered = {"t (g.png) 0", "t (h.png) #2 0", "t (h.png) 0"},
        .unknown = {"t (h.png) 0"}};
    cases["tilesets without a name"] = {
        .map = mapOf(tileset("1", R"(><image source="g.png" width="64" height="16"/>)") +
                     tileset("5", ">") + tileset("9", ">") + three),
        .said = {{"g.png 0", "terrain wall"}, {"tileset #2 0", "terrain water"}},
        .rows = stripes,
        .offered = {"g.png 0", "tileset #2 0", "tileset 0"},
        .unknown = {"tileset 0"}};
    cases["tilesets whose file is gone or damaged"] = {
        .map = mapOf(R"(<tileset firstgid="1" source="gone.tsx"/>)"
                     R"(<tileset firstgid="5" source="cut.tsx"/>)"
                     R"(<tileset firstgid="9" source="a/../good.tsx"/>)" +
                     three),
        .beside = {{"cut.tsx", "<template/>"},
                   {"good.tsx", R"(<tileset name="good" tilewidth="16" tileheight="16"><tile )"
                                R"(id="0"><properties><property name="mazeloom" value="terrain )"
                                R"(water"/></properties></tile></tileset>)"}},
        .said = {{"gone.tsx 0", "terrain wall"}},
        .rows = stripes,
        .notes =
            {"tilesets: file \"gone.tsx\" was left out: is not there; say what its tiles stand "
             "for by their numbers, such as \"gone.tsx 0\"",
             "tilesets: file \"cut.tsx\" was left out: has no"},
        .offered = {"cut.tsx 0", "gone.tsx 0"},
        .unknown = {"cut.tsx 0"}};
    cases["tiles that are drawn beside their cells"] = {
        .map = mapOf(tileset("1", R"(name="t"><tileoffset x="0" y="8"/><tile id="0">)"
                                  R"(<properties><property name="mazeloom" value="terrain wall"/>)"
                                  R"(</properties></tile>)") +
                     layer("1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1")),
        .rows = "######\n######\n######\n######\n######\n",
        .notes = {"tileset \"t\": has a drawing offset"}};
}

void addInfinite(Cases& cases) {
    const auto chunk = [](int x, int y, const std::string& tiles) {
        return "<chunk x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) +
               R"(" width="4" height="4">)" + tiles + "</chunk>";
    };
    const std::string left = "0,0,0,0,0,0,1,1,0,0,1,2,0,0,1,1";
    const std::string right = "0,0,0,0,1,1,1,0,2,2,1,0,1,1,1,0";
    const std::string layers =
        R"(<layer id="1" name="Ground" width="8" height="4"><data encoding="csv">)" +
        chunk(-4, -4, left) + chunk(0, -4, right) + "</data></layer>";
    cases["infinite maps"] = {
        .map = mapOf(kGround + layers +
                         R"(<layer id="2" name="Empty" width="8" height="4"><data )"
                         R"(encoding="csv"></data></layer>)"
                         R"(<objectgroup id="3" name="Spawns"><object id="1" type="hero" x="0" )"
                         R"(y="-32" width="16" height="16"/><object id="2" type="exit" x="64" )"
                         R"(y="0" width="16" height="16"/></objectgroup>)",
                     R"(infinite="1")"),
        .rows = "#####\n#...#\n#####\n",
        .things = "hero 2,1",
        .notes = {"object 2: lies outside of the map"}};
    cases["infinite maps whose layers are moved and hidden"] = {
        .map = mapOf(kGround + layers +
                         R"(<layer id="2" name="Far" width="4" height="4" visible="0"><data )"
                         R"(encoding="csv">)" +
                         chunk(2000, 0, left) + "</data></layer>" +
                         R"(<layer id="3" name="More" width="4" height="4" offsetx="16" )"
                         R"(offsety="48"><data encoding="csv">)" +
                         chunk(-4, -4, "0,0,0,0,0,0,0,0,0,0,0,0,3,0,0,3") + "</data></layer>",
                     R"(infinite="1")"),
        // Cells where nothing is shown become wall.
        .rows = "######\n##...#\n######\n######\n######\n~##~##\n",
        .notes = {"layer \"Far\": is hidden in Tiled"}};
}

void addPackings(Cases& cases) {
    const auto packed = [](const char* how, const char* data) {
        return mapOf(kGround +
                     R"(<layer id="1" name="L" width="6" height="5"><data )"
                     R"(encoding="base64" compression=")" +
                     how + "\">" + data + "</data></layer>");
    };
    cases["packed by zstd"] = {.map = packed("zstd", "KLUv/QBojQAAKAEAAAACBAAABO48AXAXeIk="),
                               .rows = kRows};
    cases["packed by zstd, without tiles"] = {.map = packed("zstd", "KLUv/SB4RQAAEAAAAQAzBVg="),
                                              .rows = "######\n######\n######\n######\n######\n"};
}

Cases allCases() {
    Cases cases;
    addPackings(cases);
    addClasses(cases);
    addAlignment(cases);
    addClassesOfTiles(cases);
    addTemplates(cases);
    addLooks(cases);
    addTilesets(cases);
    addInfinite(cases);
    return cases;
}

QString rowsOf(const level::Level& level) {
    QString rows;
    for (int y = 0; y < level.size.height; ++y) {
        for (int x = 0; x < level.size.width; ++x) {
            const auto terrain = level::terrainOf(level.paint->at({x, y}));
            rows += QLatin1Char(level::info(terrain).glyph);
        }
        rows += '\n';
    }
    return rows;
}

QString thingsOf(const level::Level& level) {
    QStringList things;
    const auto add = [&](const std::string& kind, grid::Point at) {
        things << QString("%1 %2,%3").arg(kind.c_str()).arg(at.x).arg(at.y);
    };
    for (const level::Object& object : level.objects)
        add(object.kind == level::ThingKind::Own ? "own:" + object.own
                                                 : std::string(level::info(object.kind).id),
            object.at);
    for (const level::Trajectory& path : level.trajectories)
        add(std::string(level::info(path.kind).id), path.points.front());
    return things.join("; ");
}

tl::expected<exchange::Imported, Problem> imported(const Case& one, bool isJson) {
    exchange::ImportOptions options{.file = isJson ? "map.tmj" : "map.tmx", .beside = {}};
    testing::Written files = one.beside;
    for (auto& [name, text] : files)
        text = isJson ? testing::tiledJson(text) : text;
    options.beside = testing::besideIn(files);
    options.tiles = one.said;
    return exchange::importerOf(options.file)
        ->read(isJson ? testing::tiledJson(one.map) : one.map, options);
}

}  // namespace

void TestForeignTiled::isReadAsItIsShown_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isJson");
    for (const auto& [name, one] : allCases()) {
        QTest::addRow("%s, XML", qPrintable(name)) << name << false;
        QTest::addRow("%s, JSON", qPrintable(name)) << name << true;
    }
}

void TestForeignTiled::isReadAsItIsShown() {
    QFETCH(QString, name);
    QFETCH(bool, isJson);
    const Case one = allCases().at(name);
    const auto read = imported(one, isJson);
    if (!read) QFAIL(read.error().describe().c_str());
    const level::Level& level = read->levels.front();
    QCOMPARE(rowsOf(level), one.rows);
    QCOMPARE(thingsOf(level), one.things);
    QStringList notes;
    for (const Problem& note : read->notes)
        notes << QString::fromStdString(note.describe());
    QVERIFY2(notes.size() == one.notes.size(), qPrintable(notes.join('\n')));
    for (qsizetype i = 0; i < notes.size(); ++i)
        QVERIFY2(notes[i].contains(one.notes[i]), qPrintable(notes[i]));
    QStringList offered;
    for (const auto& [tile, look] : read->foreignTiles)
        offered << QString::fromStdString(tile);
    QCOMPARE(offered, one.offered);
    QStringList unknown;
    for (const std::string& tile : read->unknownTiles)
        unknown << QString::fromStdString(tile);
    QCOMPARE(unknown, one.unknown);
}

/// A template or tileset may be in the other format than the map that names it.
void TestForeignTiled::bothTextsMayBeMixed() {
    const Case one = allCases().at("templates");
    for (const bool isJson : {false, true}) {
        testing::Written files = one.beside;
        for (auto& [name, text] : files)
            text = isJson ? text : testing::tiledJson(text);
        exchange::ImportOptions options{.file = isJson ? "map.json" : "map.tmx",
                                        .beside = testing::besideIn(files),
                                        .tiles = one.said};
        const auto read = exchange::importerOf(options.file)
                              ->read(isJson ? testing::tiledJson(one.map) : one.map, options);
        if (!read) QFAIL(read.error().describe().c_str());
        QCOMPARE(thingsOf(read->levels.front()), one.things);
        QVERIFY(read->notes.empty());
    }
}

/// Terrain with a direction follows the rotation of its tile.
void TestForeignTiled::tilesAreTurnedWithTheirFlips() {
    constexpr exchange::tiled::Gid kSideways = 0x80000000;
    constexpr exchange::tiled::Gid kUpsideDown = 0x40000000;
    constexpr exchange::tiled::Gid kDiagonally = 0x20000000;
    using level::Terrain;
    // Flags as Tiled writes them for tiles rotated clockwise by quarter turns, and mirrored.
    const std::vector<std::pair<exchange::tiled::Gid, Terrain>> turns{
        {0, Terrain::OneWayUp},
        {kDiagonally | kSideways, Terrain::OneWayRight},
        {kSideways | kUpsideDown, Terrain::OneWayDown},
        {kDiagonally | kUpsideDown, Terrain::OneWayLeft},
        {kSideways, Terrain::OneWayUp},
        {kUpsideDown, Terrain::OneWayDown},
        {kDiagonally, Terrain::OneWayLeft},
        {kDiagonally | kSideways | kUpsideDown, Terrain::OneWayRight}};
    std::string tiles;
    for (const auto& [flips, terrain] : turns)
        tiles += (tiles.empty() ? "" : ",") + std::to_string(flips | 1) + ',' +
                 std::to_string(flips | 2);
    const std::string map =
        R"(<map orientation="orthogonal" width="16" height="1" tilewidth="8" tileheight="8">)"
        R"(<tileset firstgid="1" name="t" tilewidth="8" tileheight="8"/>)"
        R"(<layer name="L" width="16" height="1"><data encoding="csv">)" +
        tiles + "</data></layer></map>";
    for (const bool isJson : {false, true}) {
        const auto read = imported(
            {.map = map, .said = {{"t 0", "terrain one-way-up"}, {"t 1", "terrain water"}}},
            isJson);
        if (!read) QFAIL(read.error().describe().c_str());
        for (std::size_t i = 0; i < turns.size(); ++i) {
            const auto& paint = *read->levels.front().paint;
            const int x = 2 * static_cast<int>(i);
            QCOMPARE(level::terrainOf(paint.at({x, 0})), turns[i].second);
            QCOMPARE(level::terrainOf(paint.at({x + 1, 0})), Terrain::Water);
        }
    }
}

void TestForeignTiled::emittersAndDoorsAreTurnedWithTheirObjects() {
    using grid::Direction;
    const std::string lamps = figures(
        "", R"(<tile id="0"><properties><property name="mazeloom" value="thing emitter"/>)"
            R"(</properties></tile><tile id="1"><properties><property name="mazeloom" )"
            R"(value="thing emitter"/><property name="direction" value="up"/></properties></tile>)"
            R"(<tile id="2"><properties><property name="mazeloom" value="terrain one-way-up"/>)"
            R"(</properties></tile>)");
    const std::string size = R"(width="16" height="16" )";
    const std::string sideways = std::to_string(0x80000000U | 9);
    const std::string map = withFigures(
        lamps,
        R"(<object id="1" type="emitter" x="32" y="16" rotation="90" )" + size + "/>" +
            R"(<object id="2" gid=")" + sideways + R"(" x="32" y="32" )" + size + "/>" +
            R"(<object id="3" gid="10" x="64" y="32" rotation="180" )" + size + "/>" +
            R"(<object id="4" type="emitter" x="64" y="48" rotation="90" )" + size +
            R"(><properties><property name="direction" value="left"/></properties></object>)" +
            R"(<object id="5" gid="11" x="16" y="64" rotation="90" )" + size + "/>");
    for (const bool isJson : {false, true}) {
        const auto read = imported({.map = map}, isJson);
        if (!read) QFAIL(read.error().describe().c_str());
        const level::Level& level = read->levels.front();
        std::vector<Direction> directions;
        for (const level::Object& object : level.objects)
            directions.push_back(object.direction);
        QCOMPARE(directions,
                 (std::vector{Direction::Down, Direction::Left, Direction::Down, Direction::Left}));
        QVERIFY(std::ranges::count(level.paint->storage(), level::Terrain::OneWayRight,
                                   [](level::Paint paint) { return level::terrainOf(paint); }) ==
                1);
    }
    // Flips turn the emitters of tile layers as well.
    std::string ground;
    for (int i = 2; i < 30; ++i)
        ground += ",1";
    const std::string drawn = mapOf(kGround + lamps +
                                    R"(<layer id="1" name="L" width="6" height="5"><data )"
                                    R"(encoding="csv">)" +
                                    sideways + ",9" + ground + "</data></layer>");
    const auto read = imported({.map = drawn}, false);
    if (!read) QFAIL(read.error().describe().c_str());
    const auto& objects = read->levels.front().objects;
    QCOMPARE(objects.size(), std::size_t{2});
    QCOMPARE(objects[0].direction, Direction::Left);
    QCOMPARE(objects[1].direction, Direction::Right);
}

void TestForeignTiled::oldJsonIsNamed_data() {
    QTest::addColumn<QString>("inside");
    QTest::newRow("properties of the map") << R"("properties": {"a": "b"})";
    QTest::newRow("properties of a layer")
        << R"("layers": [{"type": "objectgroup", "name": "L", "properties": {}}])";
    QTest::newRow("properties of an object")
        << R"("layers": [{"type": "objectgroup", "name": "L", "objects": [{"id": 1, "x": 0, "y": 0,
              "properties": {"hp": 3}}]}])";
    QTest::newRow("tiles") << R"("tilesets": [{"firstgid": 1, "name": "t", "tiles": {"0": {}}}])";
    QTest::newRow("properties of tiles")
        << R"("tilesets": [{"firstgid": 1, "name": "t", "tileproperties": {"0": {"a": "b"}}}])";
}

void TestForeignTiled::oldJsonIsNamed() {
    QFETCH(QString, inside);
    const QString map = R"({"type": "map", "orientation": "orthogonal", "width": 1, "height": 1,
                            "tilewidth": 8, "tileheight": 8, %1})";
    const auto read = exchange::importerOf("a.json")->read(map.arg(inside).toStdString(),
                                                           {.file = "a.json", .beside = {}});
    QVERIFY(!read.has_value());
    const std::string told = read.error().describe();
    QVERIFY2(told.find("Tiled before 1.2") != std::string::npos, told.c_str());
}

void TestForeignTiled::largeClaimsTakeNoMemory_data() {
    QTest::addColumn<QByteArray>("inside");
    QTest::addColumn<QString>("wanted");
    const auto chunks = [](const std::string& each) {
        return QByteArray::fromStdString(
            R"(<layer name="L" width="1" height="1"><data encoding="csv">)" + each +
            "</data></layer>");
    };
    QTest::newRow("far apart") << chunks(R"(<chunk x="0" y="0" width="1" height="1">1</chunk>)"
                                         R"(<chunk x="9000" y="0" width="1" height="1">1</chunk>)")
                               << "map: is infinite, and its tiles take 9001 × 1 cells";
    QTest::newRow("next to nothing")
        << chunks(R"(<chunk x="0" y="0" width="1" height="1">1</chunk>)"
                  R"(<chunk x="8000" y="8000" width="1" height="1">1</chunk>)")
        << "map: is infinite, and its few tiles are spread over 8001 × 8001 cells";
    QTest::newRow("too far out")
        << chunks(R"(<chunk x="99999999999" y="0" width="1" height="1">1</chunk>)")
        << "layer \"L\": has tiles too far out";
    QTest::newRow("a large part") << chunks(
                                         R"(<chunk x="0" y="0" width="9000" height="1">1</chunk>)")
                                  << "layer \"L\": has a part of 9000 × 1 tiles";
    QTest::newRow("no part") << chunks(R"(<chunk x="0" y="0" width="0" height="1"></chunk>)")
                             << "layer \"L\": has a part of 0 × 1 tiles";
    QTest::newRow("short part") << chunks(
                                       R"(<chunk x="0" y="0" width="8000" height="8000">1</chunk>)")
                                << "layer \"L\": ";
    QTest::newRow("nothing") << chunks("") << "map: is infinite and shows no tiles";
}

void TestForeignTiled::largeClaimsTakeNoMemory() {
    QFETCH(QByteArray, inside);
    QFETCH(QString, wanted);
    const std::string map =
        R"(<map orientation="orthogonal" infinite="1" tilewidth="8" tileheight="8">)" +
        inside.toStdString() + "</map>";
    for (const bool isJson : {false, true}) {
        const auto read = imported({.map = map}, isJson);
        QVERIFY(!read.has_value());
        const QString told = QString::fromStdString(read.error().describe());
        QVERIFY2(told.contains(": " + wanted), qPrintable(told));
    }
}

void TestForeignTiled::filesInOtherFolders_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("root");
    QTest::addColumn<bool>("isProject");
    QTest::addColumn<bool>("isRead");
    QTest::addColumn<bool>("isOutside");
    QTest::newRow("up") << "../tilesets/ground.tsx"
                        << "" << false << false << true;
    QTest::newRow("up, below a root") << "../tilesets/ground.tsx"
                                      << "game" << false << true << false;
    QTest::newRow("up, below a far root") << "../tilesets/ground.tsx"
                                          << "." << false << true << false;
    QTest::newRow("up, in a project") << "../tilesets/ground.tsx"
                                      << "" << true << true << false;
    QTest::newRow("up, below another root") << "../tilesets/ground.tsx"
                                            << "other" << false << false << true;
    QTest::newRow("further up than the root") << "../../other/ground.tsx"
                                              << "game" << true << false << true;
    QTest::newRow("up with backslashes") << "..\\tilesets\\ground.tsx"
                                         << "game" << false << true << false;
    QTest::newRow("down with backslashes") << "sub\\ground.tsx"
                                           << "" << false << true << false;
    QTest::newRow("down and up again") << "sub/../sub/ground.tsx"
                                       << "" << false << true << false;
    QTest::newRow("up and down again") << "../maps/sub/ground.tsx"
                                       << "" << false << true << false;
    QTest::newRow("below, and another root") << "sub/ground.tsx"
                                             << "other" << false << true << false;
    // "TOP" stands for the folder of the test.
    QTest::newRow("absolute, below the folder") << "TOP/game/maps/sub/ground.tsx"
                                                << "" << false << true << false;
    QTest::newRow("absolute, below a root") << "TOP/game/tilesets/../tilesets/ground.tsx"
                                            << "game" << false << true << false;
    QTest::newRow("absolute, elsewhere") << "TOP/other/ground.tsx"
                                         << "game" << false << false << false;
    QTest::newRow("gone") << "../tilesets/gone.tsx"
                          << "" << false << false << false;
    QTest::newRow("a folder") << "../tilesets"
                              << "" << false << false << false;
}

/// Files are read from below the folder of the map, of its project, or the chosen one.
void TestForeignTiled::filesInOtherFolders() {
    QFETCH(QString, name);
    QFETCH(QString, root);
    QFETCH(bool, isProject);
    QFETCH(bool, isRead);
    QFETCH(bool, isOutside);
    const QTemporaryDir folder;
    const std::filesystem::path top(folder.path().toStdString());
    name.replace("TOP", folder.path());
    for (const char* inner : {"game/maps/sub", "game/tilesets", "other"})
        std::filesystem::create_directories(top / inner);
    std::string ground = kGround;
    ground.erase(ground.find(" firstgid"), std::string(" firstgid=\"1\"").size());
    for (const char* inner : {"game/maps/sub", "game/tilesets", "other"})
        std::ofstream(top / inner / "ground.tsx") << ground;
    if (isProject) std::ofstream(top / "game/my.tiled-project") << "{}";
    const std::string file = (top / "game/maps/map.tmx").string();
    std::ofstream(file) << mapOf("<tileset firstgid=\"1\" source=\"" + name.toStdString() + "\"/>" +
                                 kRoom);
    exchange::ImportOptions options{.file = file, .beside = {}};
    if (!root.isEmpty()) options.root = (top / root.toStdString()).string();
    const auto [read, outside] = exchange::attemptImport(options);
    if (!read) QFAIL(read.error().describe().c_str());
    const bool isKnown = rowsOf(read->levels.front()) == kRows;
    QCOMPARE(isKnown, isRead);
    QCOMPARE(read->notes.empty(), isRead);
    QCOMPARE(read->outside,
             isOutside ? std::vector{name.toStdString()} : std::vector<std::string>());
    QCOMPARE(outside, read->outside);
    if (!isOutside) return;
    options.root = exchange::rootFor(file, read->outside);
    const auto again = exchange::importFile(options);
    QVERIFY(again.has_value());
    QCOMPARE(rowsOf(again->levels.front()), kRows);
    QVERIFY(again->outside.empty());
}

/// An exported map is refused without its tilesets, and tilesets outside the permitted folders are
/// reported.
void TestForeignTiled::aRefusedFileTellsWhatLiesOutside() {
    const QTemporaryDir folder;
    const std::filesystem::path top(folder.path().toStdString());
    for (const char* inner : {"game", "other"})
        std::filesystem::create_directories(top / inner);
    std::ofstream(top / "other/ground.tsx") << "<tileset/>";
    const std::string file = (top / "game/map.tmx").string();
    const std::string left = R"(<properties><property name=")" +
                             std::string(exchange::kLevelProperty) +
                             R"(" value="a level"/></properties>)";
    std::ofstream(file) << mapOf(left + R"(<tileset firstgid="1" source="../other/ground.tsx"/>)" +
                                 kRoom);
    const auto [read, outside] = exchange::attemptImport({.file = file, .beside = {}});
    QVERIFY(!read.has_value());
    QCOMPARE(outside, std::vector<std::string>{"../other/ground.tsx"});
}

/// A point lies in an area if a ray to the right crosses the border an odd number of times.
void TestForeignTiled::areasHaveOneSideOfTheirBorders() {
    using exchange::tiled::Place;
    const auto isAround = [](const std::vector<Place>& corners, Place place) {
        bool isIn = false;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Place a = corners[i];
            const Place b = corners[(i + 1) % corners.size()];
            if ((a.y > place.y) == (b.y > place.y)) continue;
            if (place.x < a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y)) isIn = !isIn;
        }
        return isIn;
    };
    random::Stream stream(1);
    for (int area = 0; area < 500; ++area) {
        std::vector<Place> corners(static_cast<std::size_t>(stream.between(1, 12)));
        for (Place& corner : corners)
            corner = {stream.between(0, 20) / 2.0, stream.between(0, 20) / 2.0};
        for (int y = -1; y < 22; ++y) {
            const std::vector<double> borders = exchange::tiled::bordersAt(corners, y / 2.0);
            QVERIFY(std::ranges::is_sorted(borders));
            for (int x = -1; x < 22; ++x) {
                const auto right =
                    std::ranges::count_if(borders, [&](double border) { return border > x / 2.0; });
                QCOMPARE(right % 2 == 1, isAround(corners, {x / 2.0, y / 2.0}));
            }
        }
    }
    QVERIFY(exchange::tiled::bordersAt({}, 0).empty());
}

void TestForeignTiled::severalFilesHaveOneRoot() {
    const std::vector<std::string> names{"a.tsx", "../tiles/b.tsx", "../../shared/c.tsx"};
    QCOMPARE(exchange::rootFor("/home/me/game/maps/map.tmx", names), std::string("/home/me"));
    QCOMPARE(exchange::rootFor("/home/me/game/maps/map.tmx", {}),
             std::string("/home/me/game/maps"));
    const std::vector<std::string> farUp{"../../../../../../x.tsx"};
    QCOMPARE(exchange::rootFor("/home/me/game/maps/map.tmx", farUp), std::string("/"));
}

/// However often a map refers to a file, the file is read once.
void TestForeignTiled::aFileIsReadOnce() {
    std::string all;
    for (int i = 0; i < 50; ++i)
        all += R"(<object id="1" type="hero" template="rat.tx" x="32" y="32"/>)";
    const Case one{.map = objects(all)};
    for (const bool isThere : {false, true}) {
        std::map<std::string, int> reads;
        exchange::ImportOptions options{.file = "map.tmx", .beside = {}};
        options.beside = [&](const std::string& name) -> tl::expected<std::string, std::string> {
            ++reads[name];
            if (!isThere) return tl::unexpected<std::string>("is not there");
            return R"(<template><object width="16" height="16"/></template>)";
        };
        const auto read = exchange::importerOf("map.tmx")->read(one.map, options);
        QVERIFY(read.has_value());
        QCOMPARE(reads, (std::map<std::string, int>{{"rat.tx", 1}}));
        QCOMPARE(read->notes.size(), std::size_t{isThere ? 0U : 1U});
    }
    // The file's contents are not copied without bound.
    const std::string large = R"(<template><object width="16" height="16"><properties><property )"
                              R"(name="a" value=")" +
                              std::string(8 << 20, 'a') + R"("/></properties></object></template>)";
    exchange::ImportOptions options{.file = "map.tmx",
                                    .beside = testing::besideIn({{"rat.tx", large}})};
    const auto read = exchange::importerOf("map.tmx")->read(one.map, options);
    QVERIFY(!read.has_value());
    QVERIFY(read.error().text.find("is too large to be named so often") != std::string::npos);
}

/// The map and the files that it names may each be in UTF-16, with or without a mark.
void TestForeignTiled::textsMayBeUtf16() {
    const auto utf16 = [](const std::string& text, const std::string& mark, bool isBig) {
        std::string wide = mark;
        for (const char c : text) {
            if (isBig) wide += '\0';
            wide += c;
            if (!isBig) wide += '\0';
        }
        return wide;
    };
    const Case one = allCases().at("templates");
    for (const bool isJson : {false, true}) {
        for (const auto& [mark, isBig] :
             {std::pair("\xff\xfe", false), {"\xfe\xff", true}, {"", false}}) {
            testing::Written files = one.beside;
            for (auto& [name, text] : files)
                text = utf16(isJson ? testing::tiledJson(text) : text, mark, isBig);
            const exchange::ImportOptions options{.file = isJson ? "map.tmj" : "map.tmx",
                                                  .beside = testing::besideIn(files),
                                                  .tiles = one.said};
            const std::string map = isJson ? testing::tiledJson(one.map) : one.map;
            const auto read =
                exchange::importerOf(options.file)->read(utf16(map, mark, isBig), options);
            if (!read) QFAIL(read.error().describe().c_str());
            QCOMPARE(rowsOf(read->levels.front()), one.rows);
            QCOMPARE(thingsOf(read->levels.front()), one.things);
        }
    }
}

MAZELOOM_TEST(TestForeignTiled)

}  // namespace mazeloom::tst_foreign_tiled

#include "tst_foreign_tiled.moc"

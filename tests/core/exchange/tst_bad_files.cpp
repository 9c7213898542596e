// SPDX-License-Identifier: MIT
// Malformed files, for all importers: one line names the file, the place and the error; nothing is
// changed; and no memory is allocated for content that a file only claims to have.
#include <filesystem>
#include <fstream>

#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/encodings/bytes.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_level.h"
#include "core/pack/json/report.h"
#include "core/pack/json/write/write.h"
#include "core/random/stream.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_bad_files {

class TestBadFiles : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyTruncationIsTold_data();
    void everyTruncationIsTold();
    void changedBytesAreToldOrRead_data();
    void changedBytesAreToldOrRead();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void filesThatClimbAreRefused();
    void linksStayBelowTheRoot();

  private:
    level::Pack pack_;
    testing::Written files_;
};

namespace {

/// A small file. A prefix of a format without an end mark may be read as a smaller level.
struct Sample {
    const char* file;
    bool mayEndAnywhere;
};
constexpr std::array kSamples{Sample{"level.tmj", false},  Sample{"level.tmx", false},
                              Sample{"level.ldtk", false}, Sample{"level.xp", false},
                              Sample{"level.txt", true},   Sample{"level.csv", true},
                              Sample{"level.png", false},  Sample{"level.mazepack", false}};

std::string tmj(const std::string& more) {
    return R"({"type": "map", "orientation": "orthogonal", "width": 2, "height": 1,)"
           R"( "tilewidth": 16, "tileheight": 16, "tilesets": [], )" +
           more + "}";
}
std::string tmx(const std::string& map, const std::string& inside) {
    return R"(<?xml version="1.0"?><map orientation="orthogonal" tilewidth="16" tileheight="16" )" +
           map + ">" + inside + "</map>";
}
std::string ldtkLayer(const std::string& layer) {
    return R"({"jsonVersion": "1.5.3", "levels": [{"identifier": "A", "layerInstances": [)" +
           layer + "]}]}";
}
std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += (i == 0 ? "" : ",") + text;
    return all;
}
std::string xp(std::initializer_list<std::int32_t> numbers) {
    std::string bytes;
    for (const std::int32_t number : numbers) {
        for (int shift = 0; shift < 32; shift += 8)
            bytes += static_cast<char>(static_cast<std::uint32_t>(number) >> shift & 0xff);
    }
    return exchange::deflated(bytes, exchange::Packing::Gzip);
}

/// Checks that imported levels can be saved and read again.
void checkImported(const exchange::Imported& imported) {
    QVERIFY(!imported.levels.empty());
    for (const level::Level& level : imported.levels) {
        const std::string text = pack::writeLevel(level);
        const auto json = pack::parseJson(text, "level");
        QVERIFY(json.has_value());
        pack::Report report("level");
        const std::string again = pack::writeLevel(pack::readLevel(*json, level.id, report));
        QVERIFY2(again == text, (text + "\nis read as\n" + again).c_str());
    }
}

}  // namespace

void TestBadFiles::initTestCase() {
    level::Level level;
    level.id = "small";
    level.title = "Small";
    level.ruleset = level::Ruleset::Temple;
    level.size = {9, 7};
    level.paint.emplace(level.size, level::painted(level::Terrain::Floor));
    level.paint->at({3, 3}) = level::painted(level::Terrain::Floor, level::PaintMark::Trap);
    level.recipe.stages.push_back({"shape", true, {}});
    level::Object hero;
    hero.at = {1, 1};
    level.objects.push_back(hero);
    level::Trajectory bug;
    bug.points = {{4, 4}, {6, 4}};
    level.trajectories.push_back(bug);
    pack_.id = "bad";
    pack_.title = "Bad";
    pack_.levels.push_back(level);
    const level::Map map = testing::mapOf(pack_, level, 1);
    for (const char* format : {"tmj", "tmx", "ldtk", "xp", "text", "csv"})
        files_.merge(testing::writtenAs(format, pack_, {map, level, 1}));
    files_["level.mazepack"] = *pack::writeArchive(pack_, {});
    // 2 × 1 pixels of the dark theme's wall and floor, as Python's zlib packs them.
    const QByteArray png = QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGOQVdQIjc0CAAQdAYPdKCIF"
        "AAAAAElFTkSuQmCC");
    files_["level.png"] = png.toStdString();
    for (const Sample& sample : kSamples) {
        const auto good = testing::imported(files_, sample.file);
        if (!good) qFatal("%s", good.error().describe().c_str());
        checkImported(*good);
    }
}

void TestBadFiles::everyTruncationIsTold_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("mayEndAnywhere");
    for (const Sample& sample : kSamples)
        QTest::newRow(sample.file) << sample.file << sample.mayEndAnywhere;
}

void TestBadFiles::everyTruncationIsTold() {
    QFETCH(QString, file);
    QFETCH(bool, mayEndAnywhere);
    const std::string name = file.toStdString();
    const std::string& whole = files_.at(name);
    // The line feed at the end of a text may be missing.
    const std::size_t end = whole.find_last_not_of('\n') + 1;
    testing::Written part = files_;
    const level::Pack before = pack_;
    const auto count = static_cast<std::size_t>(testing::seeds(static_cast<int>(end)));
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t size = i * end / count;
        part[name] = whole.substr(0, size);
        const auto back = testing::imported(part, name, &pack_);
        if (back) {
            // A note reports the missing part, unless the format allows a file to end anywhere.
            QVERIFY2(mayEndAnywhere || !back->notes.empty(), qPrintable(QString::number(size)));
            checkImported(*back);
        } else {
            const std::string told = back.error().describe();
            QVERIFY2(told.find(name + ": ") == 0, told.c_str());
            QVERIFY2(told.find('\n') == std::string::npos, told.c_str());
        }
    }
    QVERIFY(pack_ == before);
}

void TestBadFiles::changedBytesAreToldOrRead_data() {
    everyTruncationIsTold_data();
}

void TestBadFiles::changedBytesAreToldOrRead() {
    QFETCH(QString, file);
    const std::string name = file.toStdString();
    const std::string& whole = files_.at(name);
    random::Stream random(5);
    for (int i = 0; i < testing::seeds(1000); ++i) {
        testing::Written changed = files_;
        std::string& bytes = changed[name];
        for (int count = random.between(1, 4); count > 0; --count) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(whole.size()));
            bytes[at] = static_cast<char>(random.below(256));
        }
        if (const auto back = testing::imported(changed, name, &pack_)) checkImported(*back);
    }
}

void TestBadFiles::whatIsWrongIsNamed_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char* what, const char* file, const std::string& bytes,
                        const char* wanted) {
        QTest::addRow("%s, %s", file, what)
            << file << QByteArray::fromStdString(bytes) << QString(wanted);
    };
    for (const char* file : {"a.tmj", "a.ldtk"}) {
        row("no JSON", file, "hello", "line 1");
        row("a list", file, "[]", "is no JSON object");
        row("deep", file, std::string(100'000, '['), "line 1");
        row("not UTF-8", file, "{\"\xff\": 1}", "line 1");
    }
    row("no data", "a.tmx",
        tmx(R"(width="2" height="1")", R"(<layer name="L" width="2" height="1"/>)"),
        "layer \"L\": has no <data>");
    row("not packed", "a.xp", "hello", "is no REXPaint picture, which is packed by gzip");
    row("wrong types", "a.tmj", tmj(R"("layers": 7)"), "map: \"layers\" must be a list");
    row("wrong size", "a.tmj",
        R"({"type": "map", "orientation": "orthogonal", "width": "x", "height": 1})",
        "map: \"width\" must be a whole number");
    row("huge", "a.tmj",
        R"({"type": "map", "orientation": "orthogonal", "width": 9000000, "height": 9000000})",
        "map: has 9000000 × 9000000 cells");
    row("infinite", "a.tmj",
        R"({"type": "map", "orientation": "orthogonal", "infinite": true, "tilewidth": 1,)"
        R"( "tileheight": 1})",
        "map: is infinite and shows no tiles");
    row("hexagonal", "a.tmj",
        R"({"type": "map", "orientation": "hexagonal", "width": 1, "height": 1})",
        "map: is \"hexagonal\"");
    row("too many objects", "a.tmj",
        tmj(R"("layers": [{"type": "objectgroup", "name": "L", "objects": [)" +
            repeated(R"({"id":1,"x":0,"y":0,"width":1,"height":1})", 250'000) + "]}]"),
        "layer \"L\": holds more than 200000 objects");
    row("a bomb", "a.tmj",
        tmj(R"("layers": [{"type": "tilelayer", "name": "L", "width": 2, "height": 1,)"
            R"( "encoding": "base64", "compression": "gzip", "data": ")" +
            exchange::toBase64(
                exchange::deflated(std::string(50'000'000, '\0'), exchange::Packing::Gzip)) +
            R"("}])"),
        "layer \"L\": \"data\" unpacks to too many bytes");
    row("many layers", "a.tmj",
        R"({"type": "map", "orientation": "orthogonal", "width": 8192, "height": 8192,)"
        R"( "tilewidth": 16, "tileheight": 16, "tilesets": [], "layers": [)" +
            repeated(R"({"type": "tilelayer", "name": "L", "width": 8192, "height": 8192,)"
                     R"( "encoding": "base64", "compression": "zlib", "data": ""})",
                     3) +
            "]}",
        "layer \"L\": \"data\"");
    row("tileset beside", "a.tmj",
        R"({"type": "map", "orientation": "orthogonal", "width": 1, "height": 1, "tilewidth": 1,)"
        R"( "tileheight": 1, "properties": [{"name": "mazeloom.level", "value": "A"}],)"
        R"( "tilesets": [{"firstgid": 1, "source": "../a.tsx"}]})",
        "tilesets: file \"../a.tsx\"");
    row("no XML", "a.tmx", "hello", "");
    row("cut", "a.tmx", "<map", "");
    row("huge", "a.tmx", tmx(R"(width="9000000" height="3")", ""), "map: has 9000000 × 3 cells");
    row("infinite", "a.tmx", tmx(R"(width="3" height="3" infinite="1")", ""),
        "map: is infinite and shows no tiles");
    row("no number", "a.tmx", tmx(R"(width="x" height="3")", ""), "map");
    row("a bomb", "a.tmx",
        tmx(R"(width="2" height="1")",
            R"(<layer id="1" name="L" width="2" height="1"><data encoding="base64" compression="zlib">)" +
                exchange::toBase64(
                    exchange::deflated(std::string(50'000'000, '\0'), exchange::Packing::Zlib)) +
                "</data></layer>"),
        "layer \"L\"");
    std::string objects;
    for (int i = 0; i < 250'000; ++i)
        objects += R"(<object id="1" x="0" y="0"/>)";
    row("too many objects", "a.tmx",
        tmx(R"(width="2" height="1")",
            R"(<objectgroup id="1" name="L">)" + objects + "</objectgroup>"),
        "layer \"L\": holds more than 200000 objects");
    row("entities of XML", "a.tmx",
        R"(<?xml version="1.0"?><!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>)"
        R"(<map orientation="&b;" width="1" height="1" tilewidth="1" tileheight="1"/>)",
        "map: is \"");
    row("huge", "a.ldtk",
        ldtkLayer(R"({"__identifier": "G", "__type": "IntGrid", "__cWid": 8192, "__cHei": 8192,)"
                  R"( "__gridSize": 16, "layerDefUid": 1, "intGridCsv": [1]})"),
        "level \"A\", layer \"G\": \"intGridCsv\" holds 1 numbers instead of 67108864");
    row("wrong types", "a.ldtk", ldtkLayer(R"({"__identifier": 3})"),
        "level \"A\": \"__cWid\" must be a whole number");
    row("too many entities", "a.ldtk",
        ldtkLayer(R"({"__identifier": "E", "__type": "Entities", "__cWid": 1, "__cHei": 1,)"
                  R"( "__gridSize": 16, "entityInstances": [)" +
                  repeated(R"({"__identifier":"Hero","iid":"","px":[0,0],"__pivot":[0,0],)"
                           R"("width":16,"height":16})",
                           250'000) +
                  "]}"),
        "key \"levels\": takes more than 144 MiB of memory");
    row("no gzip", "a.xp", "hello", "");
    row("a bomb", "a.xp",
        exchange::deflated(std::string(exchange::kMaxImportBytes + 1, '\0'),
                           exchange::Packing::Gzip),
        "must begin with a number of layers");
    row("too much", "a.xp", xp({-1, 1, 8000, 8000}),
        "layer 1 makes the picture unpack to more than 268435456 bytes");
    row("huge", "a.xp", xp({-1, 1, 9'000'000, 9'000'000}),
        "layer 1 is empty or larger than a level can be");
    row("negative", "a.xp", xp({-1, 1, -5, 3}), "layer 1 is empty or larger than a level can be");
    row("many layers", "a.xp", xp({-1, 1'000'000, 1, 1}), "must begin with a number of layers");
    row("cut off", "a.xp", xp({-1, 1, 3000, 3000}), "layer 1 is cut off");
    row("no picture", "a.png", "hello", "is no PNG picture");
    row("nothing", "a.txt", "", "has no characters");
    row("wide", "a.txt", std::string(10'000, '#'), "has more than 8192 rows");
    std::string ragged(8000, '#');
    std::string raggedNumbers = "1" + std::string(7999, ',');
    for (int i = 0; i < 8000; ++i) {
        ragged += "\n#";
        raggedNumbers += "\n1";
    }
    row("ragged", "a.txt", ragged, "has rows whose lengths differ too much");
    row("ragged", "a.csv", raggedNumbers, "has rows whose lengths differ too much");
    row("nothing", "a.csv", "", "has no cells");
    row("no archive", "a.mazepack", "hello", "");
    row("nothing", "a.mazepack", "", "");
}

void TestBadFiles::whatIsWrongIsNamed() {
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, wanted);
    const std::string name = file.toStdString();
    const auto back = exchange::importerOf(name)->read(
        bytes.toStdString(),
        {.file = name, .beside = exchange::filesBelow("/nowhere"), .into = &pack_});
    QVERIFY(!back.has_value());
    const QString told = QString::fromStdString(back.error().describe());
    QVERIFY2(told.startsWith(file + ": " + wanted), qPrintable(told));
    QVERIFY2(!told.contains('\n') && told.size() < 400, qPrintable(told));
}

void TestBadFiles::filesThatClimbAreRefused() {
    QTemporaryDir folder;
    const std::filesystem::path outer(folder.path().toStdString());
    std::filesystem::create_directories(outer / "inner");
    std::ofstream(outer / "secret.tsx") << "<tileset/>";
    std::ofstream(outer / "inner/own.tsx") << "<tileset/>";
    std::filesystem::create_symlink(outer / "secret.tsx", outer / "inner/link.tsx");
    const auto beside = exchange::filesBelow(outer / "inner");
    QVERIFY(beside("own.tsx").has_value());
    for (const std::string& name : {std::string("../secret.tsx"), std::string("x/../../secret.tsx"),
                                    (outer / "secret.tsx").string(), std::string("..\\secret.tsx"),
                                    std::string("own.tsx\0x", 9), std::string("/etc/passwd"),
                                    std::string("link.tsx"), std::string("."), std::string("")})
        QVERIFY2(!beside(name).has_value(), name.c_str());
}

void TestBadFiles::linksStayBelowTheRoot() {
    namespace fs = std::filesystem;
    QTemporaryDir folder;
    const fs::path outer(folder.path().toStdString());
    fs::create_directories(outer / "root/maps/deep");
    fs::create_directories(outer / "root/tiles");
    fs::create_directories(outer / "rooted");
    for (const char* file : {"secret.tsx", "rooted/secret.tsx", "root/tiles/own.tsx",
                             "root/maps/own.tsx", "root/maps/deep/own.tsx"})
        std::ofstream(outer / file) << "<tileset/>";
    const auto link = [&](const char* name, const fs::path& target) {
        fs::create_symlink(target, outer / "root/maps" / name);
    };
    link("beside.tsx", "own.tsx");
    link("within.tsx", outer / "root/maps/deep/own.tsx");
    link("folder", "deep");
    link("above.tsx", "../tiles/own.tsx");
    link("tiles", "../tiles");
    link("up", "..");
    link("out.tsx", "../../secret.tsx");
    link("far.tsx", outer / "secret.tsx");
    link("chain.tsx", "out.tsx");
    link("outside", "../..");
    link("alike.tsx", "../../rooted/secret.tsx");
    link("nowhere.tsx", "none.tsx");
    link("circle.tsx", "circle.tsx");
    // The folder may be reached by a link itself.
    fs::create_directory_symlink("root/maps", outer / "named");
    const auto own = exchange::filesBelow((outer / "root/maps").string());
    const auto named = exchange::filesBelow((outer / "named").string());
    const auto rooted =
        exchange::filesBeside((outer / "root/maps").string(), (outer / "root").string());
    for (const char* name : {"own.tsx", "beside.tsx", "within.tsx", "folder/own.tsx"}) {
        for (const auto* beside : {&own, &named, &rooted})
            QVERIFY2((*beside)(name).has_value(), name);
    }
    for (const char* name : {"above.tsx", "tiles/own.tsx", "up/tiles/own.tsx"}) {
        QVERIFY2(rooted(name).has_value(), name);
        for (const auto* beside : {&own, &named}) {
            const auto bytes = (*beside)(name);
            QVERIFY2(!bytes, name);
            QVERIFY2(bytes.error().starts_with("is a link that leads out of"),
                     bytes.error().c_str());
        }
    }
    for (const char* name :
         {"out.tsx", "far.tsx", "chain.tsx", "outside/secret.tsx", "alike.tsx"}) {
        for (const auto* beside : {&own, &named, &rooted}) {
            const auto bytes = (*beside)(name);
            QVERIFY2(!bytes, name);
            QVERIFY2(bytes.error().starts_with("is a link that leads out of"),
                     bytes.error().c_str());
        }
    }
    for (const char* name : {"nowhere.tsx", "circle.tsx"})
        QVERIFY2(!rooted(name), name);
    // The file that the user names may be a link to anywhere.
    QVERIFY(exchange::readNamed((outer / "root/maps/out.tsx").string()).has_value());
}

MAZELOOM_TEST(TestBadFiles)

}  // namespace mazeloom::tst_bad_files

#include "tst_bad_files.moc"

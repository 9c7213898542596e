// SPDX-License-Identifier: MIT
// The cost of other programs' files: each reader and writer does at most about twice the work for
// twice the input, in whichever dimension it grows, and small files that would need much memory or
// time are refused early.
#include "tests/core/exchange/cost/measure.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>

#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/exporter.h"
#include "core/exchange/importer.h"
#include "core/exchange/out/folder_files.h"
#include "core/exchange/out/write_levels.h"
#include "core/files/file_system.h"
#include "core/files/staged_files.h"
#include "core/pack/archive/archive_write.h"
#include "tests/core/exchange/cost/inputs.h"
#include "tests/core/exchange/cost/levels.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_exchange_cost {

namespace fs = std::filesystem;
using testing::floorOf;
using testing::ForeignAxis;
using testing::Input;
using testing::levelAxes;
using testing::LevelAxis;
using testing::listed;
using testing::Made;
using testing::madeOf;
using testing::numbered;
using testing::repeated;
using testing::things;

class TestDoorCost : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void readersGrowAsTheirInput_data();
    void readersGrowAsTheirInput();
    void writersGrowAsTheirInput_data();
    void writersGrowAsTheirInput();
    void whatLeftComesBackAsFast_data();
    void whatLeftComesBackAsFast();
    void originsGrowAsTheirFiles_data();
    void originsGrowAsTheirFiles();
    void costlyFilesEnd_data();
    void costlyFilesEnd();
    void largestMapsTakeLittleMoreThanTheirLevel_data();
    void largestMapsTakeLittleMoreThanTheirLevel();
    void notesAreCounted();
};

namespace {

/// A folder on the disk whose files an import can find.
class Folder {
  public:
    explicit Folder(const Input& input) : file_((path() / input.file).string()) {
        for (const auto& [name, bytes] : input.files)
            std::ofstream(path() / name, std::ios::binary) << bytes;
    }

    exchange::ImportOptions options(const level::Pack* into = nullptr) const {
        exchange::ImportOptions options{.file = file_, .beside = {}};
        options.into = into;
        return options;
    }

  private:
    fs::path path() const { return fs::path(folder_.path().toStdString()); }

    QTemporaryDir folder_;
    std::string file_;
};

std::function<void()> importOf(const Input& input) {
    const auto folder = std::make_shared<const Folder>(input);
    return [folder] {
        const auto read = exchange::importFile(folder->options());
        if (!read) qFatal("%s", read.error().describe().c_str());
    };
}

std::vector<ForeignAxis> packAxes() {
    const auto packed = [](level::Pack pack) {
        pack.id = "pack";
        pack.title = "Pack";
        auto bytes = pack::writeArchive(pack, {});
        if (!bytes) qFatal("%s", bytes.error().front().describe().c_str());
        return testing::one("m.mazepack", std::move(*bytes));
    };
    return {
        {"levels", 200,
         [=](int n) {
             level::Pack pack;
             for (int i = 0; i < n; ++i) {
                 pack.levels.push_back(floorOf({8, 8}));
                 pack.levels[static_cast<std::size_t>(i)].id = numbered("level-", i);
             }
             return packed(std::move(pack));
         }},
        {"things", 4000, [=](int n) { return packed(things(n, [](int, level::Object&) {}).pack); }},
        {"cells", 200'000,
         [=](int n) {
             return packed(madeOf(floorOf({500, n / 500})).pack);
         }},
    };
}

/// Returns the axes of an importer. A new importer needs some here.
std::vector<ForeignAxis> axesOf(std::string_view importer) {
    if (importer == "tmj") return testing::tiledAxes(false);
    if (importer == "tmx") return testing::tiledAxes(true);
    if (importer == "ldtk") return testing::ldtkAxes();
    if (importer == "text") return testing::textAxes();
    if (importer == "csv") return testing::csvAxes();
    if (importer == "xp") return testing::xpAxes();
    if (importer == "png") return testing::pngAxes();
    if (importer == "mazepack") return packAxes();
    return {};
}

/// Adds a row for each dimension in which a format's content can grow.
void addLevelAxes(const exchange::Exporter& exporter) {
    for (std::size_t i = 0; i < levelAxes().size(); ++i) {
        const LevelAxis& axis = levelAxes()[i];
        if (!testing::isSampledOnce(i) || (axis.isOfMany && !exporter.holdsMany)) continue;
        QTest::addRow("%s, %s", exporter.id, axis.name)
            << static_cast<int>(i) << QByteArray(exporter.id);
    }
}

}  // namespace

void TestDoorCost::initTestCase() {
    testing::beginCounting();
}

void TestDoorCost::readersGrowAsTheirInput_data() {
    QTest::addColumn<int>("axis");
    QTest::addColumn<QByteArray>("importer");
    for (const exchange::Importer* importer : exchange::importers()) {
        const auto axes = axesOf(importer->id);
        // A row for an importer without axes, which fails.
        if (axes.empty()) QTest::addRow("%s", importer->id) << -1 << QByteArray(importer->id);
        for (std::size_t i = 0; i < axes.size(); ++i) {
            if (!testing::isSampledOnce(i)) continue;
            QTest::addRow("%s, %s", importer->id, axes[i].name)
                << static_cast<int>(i) << QByteArray(importer->id);
        }
    }
}

void TestDoorCost::readersGrowAsTheirInput() {
    QFETCH(int, axis);
    QFETCH(QByteArray, importer);
    QVERIFY2(axis >= 0, "axesOf() has no input for this importer");
    const ForeignAxis one = axesOf(importer.toStdString())[static_cast<std::size_t>(axis)];
    const std::string why =
        testing::growthBeyond([&](int size) { return importOf(one.make(size)); }, one.size);
    QVERIFY2(why.empty(), why.c_str());
}

void TestDoorCost::writersGrowAsTheirInput_data() {
    QTest::addColumn<int>("axis");
    QTest::addColumn<QByteArray>("exporter");
    for (const exchange::Exporter* exporter : exchange::exporters())
        addLevelAxes(*exporter);
}

void TestDoorCost::writersGrowAsTheirInput() {
    QFETCH(int, axis);
    QFETCH(QByteArray, exporter);
    const LevelAxis& one = levelAxes()[static_cast<std::size_t>(axis)];
    const std::string why = testing::growthBeyond(
        [&](int size) {
            const auto made = std::make_shared<const Made>(one.make(size));
            return [made, id = exporter.toStdString()] {
                const auto files = testing::writtenAs(id, made->pack, made->levels());
                if (files.empty()) qFatal("no files");
            };
        },
        one.size);
    QVERIFY2(why.empty(), why.c_str());
}

void TestDoorCost::originsGrowAsTheirFiles_data() {
    QTest::addColumn<bool>("areLevels");
    QTest::addColumn<QByteArray>("work");
    for (const char* work : {"written", "kept", "read"}) {
        QTest::addRow("%s, seeds", work) << false << QByteArray(work);
        QTest::addRow("%s, levels", work) << true << QByteArray(work);
    }
}

/// All files of a folder share origins.json. The files themselves are not written again: how long a
/// disk takes for each of them varies too much.
void TestDoorCost::originsGrowAsTheirFiles() {
    QFETCH(bool, areLevels);
    QFETCH(QByteArray, work);
    const auto make = [&](int size) -> std::function<void()> {
        const auto made =
            std::make_shared<const Made>(madeOf(testing::smallLevels(areLevels ? size : 1)));
        const auto folder = std::make_shared<QTemporaryDir>();
        const fs::path place(folder->path().toStdString());
        exchange::LevelChoice choice;
        choice.format =
            *std::ranges::find(exchange::exporters(), std::string_view("text"),
                               [](const auto* one) { return std::string_view(one->id); });
        choice.pack = &made->pack;
        for (const level::Level& level : made->pack.levels)
            choice.levels.push_back({&level, 1});
        if (work == "written") {
            return [made, folder, place, size, levels = choice.levels] {
                files::DiskFiles disk;
                files::StagedFiles staged(place, disk);
                exchange::FolderOrigins origins(place, disk);
                const auto demand = [](std::error_code error) {
                    if (error) qFatal("%s", error.message().c_str());
                };
                demand(origins.begin(levels, staged));
                const auto all = made->levels();
                for (int i = 0; i < size; ++i) {
                    const auto& one = all[static_cast<std::size_t>(i) % all.size()];
                    demand(origins.add(numbered("file-", i), origins.entryOf(one), staged));
                }
                demand(origins.end(staged));
            };
        }
        if (!areLevels) choice.seeds = exchange::SeedList({1, static_cast<std::uint64_t>(size)});
        files::DiskFiles disk;
        const auto written = exchange::writeLevelsOf(exchange::LevelFiles(std::move(choice)),
                                                     {place, true}, {}, {}, disk);
        if (written.problem) qFatal("%s", written.problem->describe().c_str());
        if (work == "kept") {
            return [folder, place] {
                files::DiskFiles again;
                if (!exchange::FolderOrigins(place, again).keepOthers({})) qFatal("it is not ours");
            };
        }
        fs::path some;
        for (const auto& entry : fs::directory_iterator(place)) {
            if (entry.path().extension() == ".txt") some = entry.path();
        }
        return [folder, some] {
            const auto read = exchange::importFile({.file = some.string(), .beside = {}});
            if (!read || !read->cameBack) qFatal("it does not come back");
        };
    };
    const std::string why = testing::growthBeyond(make, 300);
    QVERIFY2(why.empty(), why.c_str());
}

void TestDoorCost::whatLeftComesBackAsFast_data() {
    QTest::addColumn<int>("axis");
    QTest::addColumn<QByteArray>("exporter");
    for (const exchange::Exporter* exporter : exchange::exporters()) {
        // Skips formats without an importer of their own, since their files do not come back.
        const auto* reader = exchange::importerOf("level." + std::string(exporter->ending));
        if (reader == nullptr || std::string_view(reader->id) != exporter->id) continue;
        addLevelAxes(*exporter);
    }
}

void TestDoorCost::whatLeftComesBackAsFast() {
    QFETCH(int, axis);
    QFETCH(QByteArray, exporter);
    const std::string id = exporter.toStdString();
    const auto format = std::ranges::find_if(
        exchange::exporters(), [&](const exchange::Exporter* one) { return one->id == id; });
    const std::string file = "level." + std::string((*format)->ending);
    const LevelAxis& one = levelAxes()[static_cast<std::size_t>(axis)];
    const std::string why = testing::growthBeyond(
        [&](int size) {
            const auto made = std::make_shared<const Made>(one.make(size));
            const auto folder = std::make_shared<const Folder>(
                Input{file, testing::writtenAs(id, made->pack, made->levels())});
            return [made, folder] {
                const auto read = exchange::importFile(folder->options(&made->pack));
                if (!read) qFatal("%s", read.error().describe().c_str());
            };
        },
        // The level is written, read and compared, so half the size takes long enough to measure.
        one.size / 2);
    QVERIFY2(why.empty(), why.c_str());
}

namespace {

std::string tmx(grid::Size size, const std::string& sets, const std::string& data,
                const std::string& rest = "") {
    const std::string sides = "width=\"" + std::to_string(size.width) + "\" height=\"" +
                              std::to_string(size.height) + '"';
    return "<?xml version=\"1.0\"?>\n<map orientation=\"orthogonal\" " + sides +
           R"( tilewidth="16" tileheight="16" infinite="0">)" + sets +
           R"(<layer id="1" name="a" )" + sides + '>' + data + "</layer>" + rest + "</map>";
}

/// Returns `count` packed tiles; tileOf(i) gives their numbers.
std::string packed(int count, const std::function<std::uint32_t(std::uint32_t)>& tileOf) {
    std::string bytes;
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(count); ++i) {
        for (int shift = 0; shift < 32; shift += 8)
            bytes += static_cast<char>(tileOf(i) >> shift & 0xff);
    }
    return exchange::toBase64(exchange::deflated(bytes, exchange::Packing::Zlib));
}
std::string packedData(int count, const std::function<std::uint32_t(std::uint32_t)>& tileOf) {
    return R"(<data encoding="base64" compression="zlib">)" + packed(count, tileOf) + "</data>";
}

std::string tmj(int side, const std::string& sets, const std::string& layers) {
    return R"({"type":"map","width":)" + std::to_string(side) + R"(,"height":)" +
           std::to_string(side) +
           R"(,"tilewidth":16,"tileheight":16,"orientation":"orthogonal","tilesets":[)" + sets +
           R"(],"layers":[)" + layers + "]}";
}

const std::string kSmall = "<data encoding=\"csv\">" + repeated(16, "1") + "</data>";
const std::string kOneSet = R"(<tileset firstgid="1" name="n"/>)";

/// Returns a map of 2000 × 2000 cells with these objects.
Input largeMap(const std::string& objects) {
    return testing::one(
        "m.tmx", tmx({2000, 2000}, kOneSet, packedData(4'000'000, [](std::uint32_t) { return 0; }),
                     "<objectgroup>" + objects + "</objectgroup>"));
}

/// Returns a picture with 8 bits a sample and an optional comment; `kind` is PNG's colour type.
std::string pngOf(std::array<std::uint32_t, 2> size, int kind, const std::string& pixels,
                  const std::string& comment = {}) {
    using testing::pngChunk;
    return std::string("\x89PNG\r\n\x1a\n", 8) +
           pngChunk("IHDR", testing::pngNumber(size[0]) + testing::pngNumber(size[1]) + '\x08' +
                                static_cast<char>(kind) + std::string(3, '\0')) +
           (comment.empty() ? "" : pngChunk("tEXt", "c" + std::string(1, '\0') + comment)) +
           pngChunk("IDAT", exchange::deflated(pixels, exchange::Packing::Zlib)) +
           pngChunk("IEND", "");
}

/// A small file that claims to need much.
struct Costly {
    const char* name;
    Input (*make)();
    const char* says;  ///< the error, or a note; empty: it is read without either
};

const std::vector<Costly>& costlyFiles() {
    static const std::vector<Costly> files{
        {"many tilesets, XML",
         [] {
             return testing::one(
                 "m.tmx", tmx({1000, 1000}, repeated(100'000, R"(<tileset firstgid="1"/>)", ""),
                              packedData(1'000'000, [](std::uint32_t) { return 1; })));
         },
         "tilesets: are more than 10000"},
        {"many tilesets, JSON",
         [] { return testing::one("m.tmj", tmj(4, repeated(100'000, R"({"firstgid":1})"), "")); },
         "tilesets: are more than 10000"},
        {"one tileset often, XML",
         [] {
             const std::string sets = listed(
                 2000,
                 [](int i) {
                     return "<tileset firstgid=\"" + std::to_string(i + 1) +
                            R"(" source="t.tsx"/>)";
                 },
                 "");
             Input input = testing::one("m.tmx", tmx({4, 4}, sets, kSmall));
             input.files["t.tsx"] =
                 "<tileset name=\"x\" tilewidth=\"16\" tileheight=\"16\">" +
                 listed(
                     100'000,
                     [](int i) { return "<tile id=\"" + std::to_string(i) + R"(" class="c"/>)"; },
                     "") +
                 "</tileset>";
             return input;
         },
         ""},
        {"one tileset often, JSON",
         [] {
             const std::string sets = listed(2000, [](int i) {
                 return "{\"firstgid\":" + std::to_string(i + 1) + R"(,"source":"a/../t.tsj"})";
             });
             const std::string layer =
                 R"({"type":"tilelayer","name":"a","width":4,"height":4,"data":[)" +
                 repeated(16, "1") + "]}";
             Input input = testing::one("m.tmj", tmj(4, sets, layer));
             input.files["t.tsj"] =
                 R"({"name":"x","tiles":[)" +
                 listed(100'000,
                        [](int i) { return "{\"id\":" + std::to_string(i) + R"(,"type":"c"})"; }) +
                 "]}";
             return input;
         },
         ""},
        {"tilesets of one long name",
         [] {
             return testing::one(
                 "m.tmx",
                 tmx({4, 4}, "<tileset firstgid=\"1\" name=\"" + std::string(1 << 20, 'n') + "\"/>",
                     kSmall));
         },
         "has a name of 1048576 bytes, at most 1024"},
        {"unknown tiles, XML",
         [] {
             return testing::one("m.tmx",
                                 tmx({4096, 4096}, kOneSet,
                                     packedData(1 << 24, [](std::uint32_t i) { return i + 1; })));
         },
         "more than 10000 different tiles"},
        {"unknown tiles, JSON",
         [] {
             const std::string layer =
                 R"({"type":"tilelayer","name":"a","width":1024,"height":1024,"data":[)" +
                 listed(1 << 20, [](int i) { return std::to_string(i + 1); }) + "]}";
             return testing::one("m.tmj", tmj(1024, R"({"firstgid":1,"name":"n"})", layer));
         },
         "more than 10000 different tiles"},
        {"tiles of no tileset",
         [] {
             return testing::one(
                 "m.tmx",
                 tmx({2048, 2048}, "", packedData(1 << 22, [](std::uint32_t i) { return i + 1; })));
         },
         ""},
        {"unknown numbers, LDtk",
         [] {
             return testing::ldtkInput(
                 testing::ldtkLevel("A", testing::ldtkGrid({500, 500}, 250'000)));
         },
         "more than 10000 different"},
        {"one level often",
         [] {
             Input input = testing::ldtkInput(listed(5000, [](int i) {
                 return R"({"identifier":"L)" + std::to_string(i) +
                        R"(","externalRelPath":"e.ldtkl"})";
             }));
             input.files["e.ldtkl"] = "{\"x\":[" + repeated(1'500'000, "0") + "]}";
             return input;
         },
         "level \"L0\": has no layers"},
        {"one good level often",
         [] {
             Input input = testing::ldtkInput(listed(5000, [](int i) {
                 return R"({"identifier":"L)" + std::to_string(i) +
                        R"(","externalRelPath":"./e.ldtkl"})";
             }));
             input.files["e.ldtkl"] = testing::ldtkLevel("A", testing::ldtkGrid({300, 300}));
             return input;
         },
         "which another level names too: give each level its own file: the level was left out (and "
         "4998 more"},
        {"many elements",
         [] {
             return testing::one("m.tmx",
                                 tmx({4, 4}, kOneSet, kSmall, repeated(20'000'000, "<a/>", "")));
         },
         "holds more than 2097152 elements"},
        {"many attributes",
         [] {
             return testing::one("m.tmx", tmx({4, 4}, kOneSet, kSmall,
                                              "<a" + repeated(10'000'000, " b=''", "") + "/>"));
         },
         "holds more than 3145728 attributes"},
        {"many texts",
         [] {
             return testing::one("m.tmx",
                                 tmx({4, 4}, kOneSet, kSmall, repeated(3'000'000, "</a>x", "")));
         },
         "holds more than 2097152 elements"},
        {"many values",
         [] { return testing::one("m.tmj", "{\"x\":[" + repeated(20'000'000, "0") + "]}"); },
         "holds more than 4194304 values"},
        {"many values, LDtk",
         [] { return testing::one("m.ldtk", "{\"x\":[" + repeated(20'000'000, "{}") + "]}"); },
         "holds more than 4194304 values"},
        {"blanks without end",
         [] { return testing::one("m.tmj", '{' + std::string(60'000'000, ' ') + '}'); },
         "more than 1048576 bytes without a bracket"},
        {"a number without end",
         [] { return testing::one("m.ldtk", R"({"x":1)" + std::string(60'000'000, '0') + '}'); },
         "more than 1048576 bytes without a bracket"},
        {"many numbers",
         [] { return testing::one("m.tmj", "{\"data\":[" + repeated(20'000'000, "0") + "]}"); },
         "holds more than 16777216 numbers"},
        {"numbers and something else",
         [] {
             return testing::one("m.tmj", "{\"data\":[" + repeated(16'000'000, "0") + ",null]}");
         },
         "holds more than 4194304 values"},
        {"notes of one kind",
         [] {
             return testing::one("m.tmx", tmx({4, 4}, kOneSet, kSmall,
                                              listed(
                                                  500'000,
                                                  [](int i) {
                                                      return "<imagelayer id=\"" +
                                                             std::to_string(i) + "\" name=\"i" +
                                                             std::to_string(i) + "\"/>";
                                                  },
                                                  "")));
         },
         "(and 499999 more like it)"},
        {"notes of one kind, JSON",
         [] {
             return testing::one(
                 "m.tmj", tmj(4, R"({"firstgid":1,"name":"n"})",
                              R"({"type":"tilelayer","name":"a","width":4,"height":4,"data":[)" +
                                  repeated(16, "1") + "]}," + listed(300'000, [](int i) {
                                      return R"({"type":"imagelayer","name":"i)" +
                                             std::to_string(i) + R"(","id":)" + std::to_string(i) +
                                             '}';
                                  })));
         },
         "(and 299999 more like it)"},
        {"notes that all differ",
         [] {
             return testing::one("m.tmx", tmx({4, 4}, kOneSet, kSmall,
                                              "<objectgroup>" +
                                                  listed(
                                                      150'000,
                                                      [](int i) {
                                                          return "<object id=\"1\" type=\"k" +
                                                                 std::to_string(i) + "\"/>";
                                                      },
                                                      "") +
                                                  "</objectgroup>"));
         },
         "149000 more notes are not listed"},
        {"properties that are too many",
         [] {
             return testing::one("m.tmx",
                                 tmx({4, 4}, kOneSet, kSmall,
                                     "<objectgroup><object id=\"1\" type=\"rat\"><properties>" +
                                         listed(
                                             200'000,
                                             [](int i) {
                                                 return "<property name=\"p" + std::to_string(i) +
                                                        "\" value=\"\"/>";
                                             },
                                             "") +
                                         "</properties></object></objectgroup>"));
         },
         "more notes are not listed"},
        {"objects of one name",
         [] {
             return testing::one(
                 "m.tmx", tmx({100, 4}, kOneSet, packedData(400, [](std::uint32_t) { return 1; }),
                              "<objectgroup id=\"2\" name=\"o\">" +
                                  listed(
                                      20'000,
                                      [](int i) {
                                          return "<object id=\"" + std::to_string(i) +
                                                 "\" name=\"same\" type=\"rat\" x=\"" +
                                                 std::to_string(16 + i % 90 * 16) +
                                                 "\" y=\"16\" width=\"16\" height=\"16\"/>";
                                      },
                                      "") +
                                  "</objectgroup>"));
         },
         "has the id \"same-2\" in Mazeloom (and 19998 more like it)"},
        {"an object over all of a large map, often",
         [] {
             return largeMap(repeated(
                 1000, R"(<object id="1" type="Lake" width="32000" height="32000"/>)", ""));
         },
         "cells: paint them as tiles"},
        {"a tile that says much, of many objects",
         [] {
             return testing::one(
                 "m.tmx",
                 tmx({4, 4},
                     R"(<tileset firstgid="1" name="n"><tile id="0" class="rat"><properties><property name="p" value=")" +
                         std::string(1 << 20, 'a') + R"("/></properties></tile></tileset>)",
                     kSmall,
                     "<objectgroup>" + repeated(1000, R"(<object id="1" gid="1" y="16"/>)", "") +
                         "</objectgroup>"));
         },
         "too long for so many objects"},
        {"an ellipse over all of a large map, often",
         [] {
             return largeMap(repeated(
                 1000,
                 R"(<object id="1" type="Lake" width="32000" height="32000"><ellipse/></object>)",
                 ""));
         },
         "cells: paint them as tiles"},
        {"an area with many corners, often",
         [] {
             return largeMap(repeated(
                 20,
                 R"(<object id="1" type="Lake"><polygon points=")" +
                     listed(
                         8000, [](int i) { return i % 2 == 0 ? "0,0" : "32000,31990"; }, " ") +
                     R"("/></object>)",
                 ""));
         },
         "is too large for its number of corners: it was left out"},
        {"a line that goes to and fro",
         [] {
             return largeMap(
                 R"(<object id="1" type="Lake"><polyline points=")" +
                 listed(
                     100'000, [](int i) { return i % 2 == 0 ? "0,0" : "31990,31990"; }, " ") +
                 R"("/></object>)");
         },
         "cells: paint them as tiles"},
        {"a long name that many properties name",
         [] {
             return testing::one("m.tmx", tmx({4, 4}, kOneSet, kSmall,
                                              R"(<objectgroup><object id="1" type="rat" name=")" +
                                                  std::string(1 << 20, 'n') +
                                                  R"("/><object id="2" type="rat"><properties>)" +
                                                  listed(
                                                      10'000,
                                                      [](int i) {
                                                          return "<property name=\"p" +
                                                                 std::to_string(i) +
                                                                 R"(" type="object" value="1"/>)";
                                                      },
                                                      "") +
                                                  "</properties></object></objectgroup>"));
         },
         "names objects whose names are too long"},
        {"a line that many objects move along",
         [] {
             return testing::one(
                 "m.tmx",
                 tmx({4, 4}, kOneSet, kSmall,
                     "<objectgroup>" + repeated(50'000, R"(<object id="1" type="bug"/>)", "") +
                         R"(<object id="2"><properties><property name="mover" type="object")" +
                         R"( value="1"/></properties><polyline points=")" +
                         repeated(50'000, "0,0 16,0", " ") + R"("/></object></objectgroup>)"));
         },
         "moves along a line with too many corners"},
        {"unknown entities, LDtk",
         [] {
             return testing::ldtkEntities(
                 100'000, [](int i) { return testing::ldtkEntity(i, numbered("Kind", i)); });
         },
         "more than 10000 different tiles, numbers and entities"},
        {"a picture of a long name, LDtk",
         [] {
             return testing::ldtkInput(
                 testing::ldtkLevel("A", testing::ldtkGrid({4, 4})),
                 R"("tilesets":[{"uid":2,"identifier":"T","tileGridSize":16,"__cWid":8,)" +
                     (R"("relPath":")" + std::string(1 << 20, 'p') + "\"}]"));
         },
         "\"relPath\" has 1048576 bytes, at most 1024"},
        {"a picture of characters that unpacks to much",
         [] {
             std::string head;
             for (const std::uint32_t number : {0xffffffffU, 1U, 5000U, 5000U}) {
                 for (int shift = 0; shift < 32; shift += 8)
                     head += static_cast<char>(number >> shift & 0xff);
             }
             return testing::one("m.xp", exchange::deflated(head + std::string(250'000'000, '\0'),
                                                            exchange::Packing::Gzip));
         },
         ""},
        {"many keys",
         [] {
             return testing::one("m.tmj", '{' + listed(3'000'000, [](int i) {
                                              return "\"k" + std::to_string(i) + "\":0";
                                          }) + '}');
         },
         "takes more than 144 MiB of memory"},
        {"long texts",
         [] {
             return testing::one(
                 "m.ldtk",
                 "{\"x\":[" + repeated(2'000'000, '"' + std::string(20, 't') + '"') + "]}");
         },
         "takes more than 144 MiB of memory"},
        {"long keys",
         [] {
             return testing::one(
                 "m.ldtk",
                 "{\"x\":[" + repeated(2'000'000, "{\"" + std::string(20, 'k') + "\":0}") + "]}");
         },
         "takes more than 144 MiB of memory"},
        {"lists in a list",
         [] { return testing::one("m.tmj", "{\"x\":[" + repeated(2'000'000, "[0]") + "]}"); },
         "takes more than 144 MiB of memory"},
        {"one large text",
         [] { return testing::one("m.tmj", "{\"x\":\"" + std::string(140'000'000, 't') + "\"}"); },
         "a text has 140000000 bytes, at most 29360128"},
        {"the largest text",
         [] {
             return testing::one(
                 "m.tmj", "{\"type\":\"" + std::string(exchange::kMaxStringBytes, 't') + "\"}");
         },
         "has no \"type\" of \"map\""},
        {"brackets without end",
         [] { return testing::one("m.ldtk", std::string(140'000'000, '[')); },
         "nests deeper than 64 levels"},
        {"elements with attributes",
         [] {
             return testing::one(
                 "m.tmx", tmx({4, 4}, kOneSet, kSmall, repeated(1'500'000, "<a b=''/>", "")));
         },
         "holds more than 144 MiB of memory"},
        {"a comment without end",
         [] {
             return testing::one("m.tmx", tmx({4, 4}, kOneSet, kSmall,
                                              "<!--" + std::string(140'000'000, 'c') + "-->"));
         },
         ""},
        {"a text of one line", [] { return testing::one("m.txt", std::string(140'000'000, '#')); },
         "has more than 8192 rows or characters a row"},
        {"a text of one line, with accents",
         [] { return testing::one("m.txt", repeated(70'000'000, "\xc3\xa4", "")); },
         "has more than 8192 rows or characters a row"},
        {"a text of lines, and no text at the end",
         [] { return testing::one("m.txt", std::string(140'000'000, '\n') + '\xff'); },
         "line 140000001 is not UTF-8"},
        {"a text that is too large",
         [] { return testing::one("m.txt", std::string(160'000'000, '#')); },
         "at most 150994944 are allowed"},
        {"a row without end", [] { return testing::one("m.csv", repeated(70'000'000, "0")); },
         "has more than 8192 rows or cells a row"},
        {"a quote without end",
         [] { return testing::one("m.csv", '"' + std::string(140'000'000, 'q')); },
         "has a quote that is never closed"},
        {"a word without end", [] { return testing::one("m.csv", std::string(140'000'000, 'w')); },
         "has a word of more than 200 letters"},
        {"a picture of many colours",
         [] {
             const std::uint32_t side = 7000;
             std::string pixels;
             pixels.reserve((std::size_t{3} * side + 1) * side);
             for (std::uint32_t y = 0; y < side; ++y) {
                 pixels += '\0';
                 for (std::uint32_t x = 0; x < side; ++x) {
                     pixels += static_cast<char>(x & 0xff);
                     pixels += static_cast<char>(x >> 8);
                     pixels += '\0';
                 }
             }
             return testing::one("m.png", pngOf({side, side}, 2, pixels));
         },
         "has more than 256 colours"},
        {"a picture that is too large",
         [] {
             // As long as the shortest valid picture of that size.
             return testing::one("m.png", pngOf({8192, 8192}, 6, "x", std::string(400'000, 'c')));
         },
         "save it with a palette of 256 colours"},
    };
    return files;
}

}  // namespace

void TestDoorCost::costlyFilesEnd_data() {
    QTest::addColumn<int>("file");
    for (std::size_t i = 0; i < costlyFiles().size(); ++i) {
        if (testing::isSampledOnce(i)) QTest::newRow(costlyFiles()[i].name) << static_cast<int>(i);
    }
}

/// The program alone takes about 35 MB; the rest of 200 MB is what a file may use.
void TestDoorCost::costlyFilesEnd() {
    QFETCH(int, file);
    const Costly& costly = costlyFiles()[static_cast<std::size_t>(file)];
    const auto folder = std::make_unique<const Folder>(costly.make());
    exchange::ImportOptions options = folder->options();
    options.tiles = {{"type Lake", "terrain water"}};
    std::string told;
    std::size_t notes = 0;
    std::size_t tiles = 0;
    const testing::Cost cost = testing::costOf([&] {
        const auto read = exchange::importFile(options);
        if (!read) {
            told = read.error().describe();
            return;
        }
        notes = read->notes.size();
        tiles = read->unknownTiles.size();
        for (const Problem& note : read->notes)
            told += note.describe() + '\n';
    });
    qInfo("%.1f MB, %.2f s", static_cast<double>(cost.peak) / 1e6, cost.processing);
    QVERIFY2(told.find(costly.says) != std::string::npos, told.substr(0, 2000).c_str());
    QVERIFY2(cost.peak < 160'000'000, std::to_string(cost.peak).c_str());
    QVERIFY(notes <= exchange::kMaxNotes + 1);
    QVERIFY(tiles <= exchange::kMaxUnknownTiles);
}

void TestDoorCost::largestMapsTakeLittleMoreThanTheirLevel_data() {
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("different");
    QTest::addColumn<QByteArray>("encoding");
    for (const char* encoding : {"csv", "zlib", "zlib, JSON"}) {
        QTest::addRow("%s, all zeros", encoding) << 8192 << 0 << QByteArray(encoding);
        QTest::addRow("%s, few tiles", encoding) << 4096 << 4 << QByteArray(encoding);
    }
    QTest::newRow("base64, all zeros") << 5000 << 0 << QByteArray("base64");
}

/// A level has one byte per cell, and so have its cells while it is drawn; so few tiles have half a
/// byte. The text and the tiles are freed before the next of these is made. A text of numbers has
/// two bytes per tile and is in memory together with the tiles.
void TestDoorCost::largestMapsTakeLittleMoreThanTheirLevel() {
    QFETCH(int, side);
    QFETCH(int, different);
    QFETCH(QByteArray, encoding);
    const int count = side * side;
    const auto tileOf = [different](std::uint32_t i) {
        return different == 0 ? 0 : i % static_cast<std::uint32_t>(different);
    };
    const auto input = [&] {
        if (encoding == "csv") {
            const std::string numbers = listed(count, [&](int i) {
                return static_cast<char>('0' + tileOf(static_cast<std::uint32_t>(i)));
            });
            return testing::one("m.tmx", tmx({side, side}, kOneSet,
                                             "<data encoding=\"csv\">" + numbers + "</data>"));
        }
        if (encoding == "zlib")
            return testing::one("m.tmx", tmx({side, side}, kOneSet, packedData(count, tileOf)));
        if (encoding == "base64") {
            const std::string bytes(static_cast<std::size_t>(count) * 4, '\0');
            return testing::one(
                "m.tmx", tmx({side, side}, kOneSet,
                             "<data encoding=\"base64\">" + exchange::toBase64(bytes) + "</data>"));
        }
        return testing::one(
            "m.tmj",
            tmj(side, R"({"firstgid":1,"name":"n"})",
                R"({"type":"tilelayer","name":"a","encoding":"base64","compression":"zlib",)"
                R"("width":)" +
                    std::to_string(side) + R"(,"height":)" + std::to_string(side) + R"(,"data":")" +
                    packed(count, tileOf) + "\"}"));
    };
    const auto folder = std::make_unique<const Folder>(input());
    const testing::Cost cost = testing::costOf([&] {
        const auto read = exchange::importFile(folder->options());
        if (!read) qFatal("%s", read.error().describe().c_str());
    });
    qInfo("%.2f bytes per cell, %.2f s", static_cast<double>(cost.peak) / count, cost.processing);
    // Base64 is longer than what it stands for; smaller maps are also generated once.
    const double most = encoding == "base64" ? 7
                        : side < 8192        ? 4.25
                        : encoding == "csv"  ? 2.75
                                             : 2.25;
    QVERIFY2(static_cast<double>(cost.peak) < most * count, std::to_string(cost.peak).c_str());
}

void TestDoorCost::notesAreCounted() {
    const auto note = [](int i) { return exchange::noteAt("file", {}, numbered("note ", i)); };
    exchange::NoteList list;
    for (int i = 0; i < 1500; ++i)
        list.push_back(note(i));
    QCOMPARE(list.size(), exchange::kMaxNotes + 1);
    QCOMPARE(list.total(), std::size_t{1500});
    QCOMPARE(list[999].text, std::string("note 999"));
    QCOMPARE(list.back().text, std::string("500 more notes are not listed"));
    QVERIFY(list.back().severity == Severity::Warning);
    exchange::NoteList more;
    more.push_back(note(0));
    more.append(list);
    QCOMPARE(more.size(), exchange::kMaxNotes + 1);
    QCOMPARE(more[1].text, std::string("note 0"));
    QCOMPARE(more.back().text, std::string("501 more notes are not listed"));
    exchange::NoteList few;
    few.append(exchange::NoteList{note(1), note(2)});
    QCOMPARE(few.size(), std::size_t{2});
    QCOMPARE(few.total(), std::size_t{2});
    QCOMPARE(few.unlisted(), std::size_t{0});
}

MAZELOOM_TEST(TestDoorCost)

}  // namespace mazeloom::tst_exchange_cost

#include "tst_exchange_cost.moc"

// SPDX-License-Identifier: MIT
// Reading and writing of large levels stops soon after a request: every importer and exporter polls
// the stop flag often, returns soon after it is set, and leaves nothing behind.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <fstream>
#include <set>
#include <string>
#include <utility>

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "core/doors/encodings/bytes.h"
#include "core/doors/encodings/characters.h"
#include "core/doors/out/stoppable_text.h"
#include "core/doors/out/write_levels.h"
#include "core/doors/png/read_png.h"
#include "core/edit/new_pack.h"
#include "core/hash/sha256.h"
#include "core/json/parse.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "core/random/stream.h"
#include "core/stop.h"
#include "tests/support/leaving/doors.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_stopping {

using testing::ModelDisk;

/// Returns the size of the test's level, at which every format polls several times.
grid::Size levelSize() {
    return testing::isBrief() ? grid::Size{320, 240} : grid::Size{700, 500};
}
std::uint64_t cellCount() {
    return std::uint64_t(levelSize().width) * std::uint64_t(levelSize().height);
}
/// Upper bound on polls after the first true one: each enclosing function polls once more.
constexpr std::uint64_t kMostLooksAfter = 24;

class TestStopping : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyExporterEndsSoon_data() { listExporters(); }
    void everyExporterEndsSoon();
    void nothingIsWrittenOfWhatIsStopped_data() { listExporters(); }
    void nothingIsWrittenOfWhatIsStopped();
    void everyImporterEndsSoon_data();
    void everyImporterEndsSoon();
    void packsEndWithinALevel();
    void picturesEndWithinTheirRows_data();
    void picturesEndWithinTheirRows();
    void archivesEndWithinAFile();
    void whatIsUnpackedEndsSoon_data();
    void whatIsUnpackedEndsSoon();
    void aStreamFailsOnceItIsStopped();

  private:
    static void listExporters() {
        QTest::addColumn<QString>("id");
        for (const doors::Exporter* exporter : doors::exporters())
            QTest::newRow(exporter->id) << exporter->id;
    }
    static const doors::Exporter& exporter(const QString& id) {
        return **std::ranges::find_if(
            doors::exporters(), [&id](const auto* one) { return id == QLatin1String(one->id); });
    }
    /// Returns the first file of an export, as far as it was written.
    std::string written(const doors::Exporter& exporter, const Stop& stop) const {
        const doors::MadeLevel made{map_, pack_.levels[0], 1};
        const doors::Source source{.title = pack_.title,
                                   .rooms = pack_.rooms,
                                   .levels = {&made, 1},
                                   .tiles = nullptr,
                                   .stop = stop};
        const doors::ExportOptions options;
        const auto files = exporter.filesOf(source, options);
        if (!files) qFatal("%s", files.error().describe().c_str());
        doors::StoppableText out(stop);
        files->front().write(out);
        return out.take();
    }
    std::string path(const std::string& name) const {
        return folder_.filePath(QString::fromStdString(name)).toStdString();
    }
    void put(const std::string& name, const std::string& bytes) const {
        std::ofstream(path(name), std::ios::binary) << bytes;
    }
    tl::expected<doors::Imported, Problem> read(const std::string& name, const Stop& stop) const {
        doors::ImportOptions options;
        options.file = path(name);
        options.stop = stop;
        return doors::importFile(std::move(options));
    }

    QTemporaryDir folder_;
    level::Pack pack_;  ///< with one large level
    level::Map map_;
};

namespace {

/// Returns a picture with one pixel per cell, in two of the program's colours.
std::string pictureOf(const level::Map& map) {
    const auto number = [](std::uint32_t value) {
        std::string bytes;
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += static_cast<char>(value >> shift & 0xff);
        return bytes;
    };
    const auto chunk = [&number](const std::string& type, const std::string& bytes) {
        std::uint32_t sum = 0xffffffff;
        for (const char c : type + bytes) {
            sum ^= static_cast<unsigned char>(c);
            for (int bit = 0; bit < 8; ++bit)
                sum = sum >> 1 ^ (sum & 1 ? 0xedb88320U : 0);
        }
        return number(static_cast<std::uint32_t>(bytes.size())) + type + bytes + number(~sum);
    };
    std::string rows;
    for (int y = 0; y < map.size().height; ++y) {
        rows += '\0';
        for (const level::Cell cell : map.cells.row(y))
            rows +=
                cell.isWalkable() ? std::string("\x01\x02\x03", 3) : std::string("\x90\x80\x70");
    }
    const std::string head = number(static_cast<std::uint32_t>(map.size().width)) +
                             number(static_cast<std::uint32_t>(map.size().height)) +
                             std::string("\x08\x02\x00\x00\x00", 5);
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", head) +
           chunk("IDAT", doors::deflated(rows, doors::Packing::Zlib)) + chunk("IEND", {});
}

}  // namespace

void TestStopping::initTestCase() {
    pack_ = edit::newPack("Large", "Large");
    level::Level& level = pack_.levels[0];
    level.size = levelSize();
    level.ruleset = level::Ruleset::Descent;
    level.objects.clear();
    level.recipe = {};
    level.recipe.stages.push_back({"shape", true, {}});
    level.paint.emplace(levelSize(), level::painted(level::Terrain::Wall));
    random::Stream random(1);
    for (int y = 1; y + 1 < levelSize().height; ++y) {
        for (int x = 1; x + 1 < levelSize().width; ++x) {
            if (random.below(3) > 0)
                level.paint->at({x, y}) = level::painted(level::Terrain::Floor);
        }
    }
    map_ = testing::mapOf(pack_, pack_.levels[0], 1);
}

void TestStopping::everyExporterEndsSoon() {
    QFETCH(QString, id);
    const doors::Exporter& format = exporter(id);
    CountedStop never;
    const std::string whole = written(format, Stop(&never));
    QVERIFY(!whole.empty());
    // The result does not depend on whether a stop can be requested.
    QVERIFY(written(format, {}) == whole);
    const std::uint64_t looks = never.looks();
    QVERIFY2(looks >= cellCount() / kStopPace, qPrintable(QString::number(looks)));
    for (const std::uint64_t at : {std::uint64_t{1}, 1 + looks / 3, 1 + looks * 2 / 3}) {
        CountedStop counted(at);
        const std::string part = written(format, Stop(&counted));
        QVERIFY(part.size() < whole.size());
        QVERIFY2(counted.looks() - at <= kMostLooksAfter,
                 qPrintable(QString("%1 checks after stop check %2 of %3")
                                .arg(counted.looks() - at)
                                .arg(at)
                                .arg(looks)));
    }
}

void TestStopping::nothingIsWrittenOfWhatIsStopped() {
    QFETCH(QString, id);
    doors::LevelChoice choice;
    choice.format = &exporter(id);
    choice.pack = &pack_;
    choice.levels = {{&std::as_const(pack_).levels[0], 1}};
    choice.seeds = doors::SeedList({1, 2});
    const doors::LevelFiles files(std::move(choice));
    const auto write = [&files](CountedStop& counted, ModelDisk& disk) {
        doors::WriteControl control;
        control.stop = Stop(&counted);
        return doors::writeLevelsOf(files, {"/out", true}, {}, control, disk);
    };
    CountedStop never;
    ModelDisk whole("/out");
    QVERIFY(!write(never, whole).problem);
    QVERIFY(whole.filesIn("/out").size() >= 2);
    const std::uint64_t looks = never.looks();
    for (const std::uint64_t at : {std::uint64_t{1}, looks / 4, looks / 2, looks * 3 / 4}) {
        CountedStop counted(at);
        ModelDisk disk("/out");
        const doors::Written written = write(counted, disk);
        QVERIFY(written.problem.has_value());
        QCOMPARE(written.problem->text, std::string());
        QVERIFY(disk.filesIn("/out").empty());
        QVERIFY(counted.looks() - at <= kMostLooksAfter);
    }
}

void TestStopping::everyImporterEndsSoon_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("file");
    const auto add = [](const char* id, const char* file) {
        QTest::addRow("%s, %s", id, file) << QString(id) << QString(file);
    };
    // With the origin stored, and as drawings by someone else.
    for (const auto& [format, stem] :
         {std::pair{"tmj", "left"}, std::pair{"tmx", "left"}, std::pair{"ldtk", "left"},
          std::pair{"text", "left"}, std::pair{"text", "drawn"}, std::pair{"csv", "left"},
          std::pair{"xp", "left"}}) {
        const doors::Exporter& from = exporter(format);
        const doors::MadeLevel made{map_, pack_.levels[0], 1};
        doors::ExportOptions options;
        options.stem = stem;
        options.keepsOrigin = std::string(stem) == "left";
        const auto files =
            from.filesOf({pack_.title, pack_.rooms, {&made, 1}, nullptr, {}}, options);
        QVERIFY(files.has_value());
        for (const doors::OutFile& file : *files) {
            doors::StoppableText out{Stop()};
            file.write(out);
            put(file.name, out.take());
        }
        add(format, files->front().name.c_str());
    }
    std::string csv;
    std::string elements;
    std::string numbers;
    for (int y = 0; y < levelSize().height; ++y) {
        for (const level::Cell cell : map_.cells.row(y)) {
            const char* tile = cell.isWalkable() ? "1" : "2";
            csv += tile + std::string(",");
            elements += "<tile gid=\"" + std::string(tile) + "\"/>";
            numbers += tile + std::string(",");
        }
    }
    csv.pop_back();
    numbers.pop_back();
    const std::string width = std::to_string(levelSize().width);
    const std::string height = std::to_string(levelSize().height);
    const std::string size = "width=\"" + width + "\" height=\"" + height + "\"";
    const auto tmx = [&](const std::string& data) {
        return "<?xml version=\"1.0\"?><map version=\"1.8\" orientation=\"orthogonal\" " + size +
               " tilewidth=\"8\" tileheight=\"8\" infinite=\"0\"><tileset firstgid=\"1\" "
               "name=\"t\" tilewidth=\"8\" tileheight=\"8\" tilecount=\"4\" columns=\"2\"/>"
               "<layer id=\"1\" name=\"Ground\" " +
               size + ">" + data + "</layer></map>";
    };
    put("csv.tmx", tmx("<data encoding=\"csv\">" + csv + "</data>"));
    put("elements.tmx", tmx("<data>" + elements + "</data>"));
    std::string bytes;
    for (const char c : csv) {
        if (c != ',') bytes += std::string{static_cast<char>(c - '0'), 0, 0, 0};
    }
    put("base64.tmx", tmx("<data encoding=\"base64\">" + doors::toBase64(bytes) + "</data>"));
    put("zlib.tmx", tmx("<data encoding=\"base64\" compression=\"zlib\">" +
                        doors::toBase64(doors::deflated(bytes, doors::Packing::Zlib)) + "</data>"));
    for (const char* file : {"csv.tmx", "elements.tmx", "base64.tmx", "zlib.tmx"})
        add("tmx", file);
    put("numbers.tmj",
        "{\"type\":\"map\",\"version\":\"1.10\",\"orientation\":\"orthogonal\",\"infinite\":false,"
        "\"width\":" +
            width + ",\"height\":" + height +
            ",\"tilewidth\":8,\"tileheight\":8,\"tilesets\":[{\"firstgid\":"
            "1,\"name\":\"t\",\"tilewidth\":8,\"tileheight\":8,\"tilecount\":4,\"columns\":2}],"
            "\"layers\":[{\"type\":\"tilelayer\",\"id\":1,\"name\":\"Ground\",\"width\":" +
            width + ",\"height\":" + height + ",\"data\":[" + numbers + "]}]}");
    add("tmj", "numbers.tmj");
    put("picture.png", pictureOf(map_));
    add("png", "picture.png");
    const auto archive = pack::writeArchive(pack_, {});
    QVERIFY(archive.has_value());
    put("large.mazepack", *archive);
    add("mazepack", "large.mazepack");
}

void TestStopping::everyImporterEndsSoon() {
    QFETCH(QString, id);
    QFETCH(QString, file);
    const std::string name = file.toStdString();
    // Fails for a new importer until a file is added here.
    static const std::set<std::string> all{"tmj",  "tmx", "ldtk", "xp",
                                           "text", "csv", "png",  "mazepack"};
    for (const doors::Importer* importer : doors::importers())
        QVERIFY2(all.contains(importer->id), importer->id);
    QCOMPARE(QString(doors::importerOf(name)->id), id);
    CountedStop never;
    const auto whole = read(name, Stop(&never));
    QVERIFY2(whole.has_value(), whole ? "" : whole.error().describe().c_str());
    QCOMPARE(whole->levels.front().size, levelSize());
    const std::uint64_t looks = never.looks();
    const auto bytes = static_cast<std::uint64_t>(QFileInfo(folder_.filePath(file)).size());
    QVERIFY2(looks >= std::max(cellCount(), bytes) / kStopPace, qPrintable(QString::number(looks)));
    for (const std::uint64_t at :
         {std::uint64_t{1}, 1 + looks / 4, 1 + looks / 2, 1 + looks * 3 / 4, looks}) {
        CountedStop counted(at);
        const auto stopped = read(name, Stop(&counted));
        QVERIFY2(!stopped.has_value(),
                 qPrintable(QString("stop check %1 of %2").arg(at).arg(looks)));
        QCOMPARE(stopped.error().text, std::string(kStopped));
        QVERIFY2(counted.looks() - at <= kMostLooksAfter,
                 qPrintable(QString("%1 checks after stop check %2 of %3")
                                .arg(counted.looks() - at)
                                .arg(at)
                                .arg(looks)));
    }
}

void TestStopping::packsEndWithinALevel() {
    // Requests the stop once the level's text has been read.
    class Asking final : public pack::Source {
      public:
        Asking(const testing::MemorySource& from, std::atomic<bool>& stop)
            : from_(from), stop_(stop) {}
        tl::expected<std::string, Problem> read(const std::string& name,
                                                std::size_t mostBytes) const override {
            if (name.starts_with("levels/")) stop_ = true;
            return from_.read(name, mostBytes);
        }
        bool exists(const std::string& name) const override { return from_.exists(name); }
        std::vector<std::string> names(const std::string& folder) const override {
            return from_.names(folder);
        }

      private:
        const testing::MemorySource& from_;
        std::atomic<bool>& stop_;
    };
    testing::MemorySource files;
    for (const pack::TextFile& file : pack::write(pack_))
        files.files[file.name] = file.text;
    QCOMPARE(pack::readWhatIsGood(files).pack.levels.size(), std::size_t{1});
    std::atomic<bool> stop = false;
    const Asking source(files, stop);
    const pack::Reading reading = pack::readWhatIsGood(source, {.stop = &stop, .progress = {}});
    QVERIFY(stop);
    QVERIFY(reading.pack.levels.size() == 0);
    QCOMPARE(reading.problems.back().text, std::string(kStopped));
}

void TestStopping::picturesEndWithinTheirRows_data() {
    QTest::addColumn<bool>("isNoise");
    QTest::newRow("noise") << true;
    QTest::newRow("one colour") << false;
}

/// libpng decodes a picture in one call, so it is stopped when it asks for more bytes.
void TestStopping::picturesEndWithinTheirRows() {
    QFETCH(bool, isNoise);
    level::Map map;
    map.cells = level::CellGrid(levelSize());
    std::string picture = pictureOf(isNoise ? map_ : map);
    const std::uint64_t pieces = picture.size() / doors::png::kFeedBytes;
    CountedStop never;
    const auto whole = doors::png::read(picture, Stop(&never));
    QVERIFY(whole.has_value());
    QVERIFY(doors::png::read(picture)->samples == whole->samples);
    // One poll for each piece of the file, and one for each kStopPace pixels.
    QVERIFY2(never.looks() >= pieces + cellCount() / kStopPace,
             qPrintable(QString("%1 stop checks for %2 pieces").arg(never.looks()).arg(pieces)));
    for (std::uint64_t at = 1; at <= never.looks(); at += 1 + never.looks() / 16) {
        CountedStop counted(at);
        const auto stopped = doors::png::read(picture, Stop(&counted));
        QVERIFY(!stopped.has_value());
        QCOMPARE(stopped.error(), std::string(kStopped));
        QVERIFY(counted.looks() - at <= 2);
    }
}

void TestStopping::archivesEndWithinAFile() {
    const auto bytes = pack::writeArchive(pack_, {});
    QVERIFY(bytes.has_value());
    const std::string name = "levels/" + pack_.levels[0].id + ".json";
    const auto read = [&](const Stop& stop) {
        const auto archive = pack::openArchive(*bytes, "large.mazepack", stop);
        return archive ? archive->read(name, cellCount() * 100)
                       : tl::expected<std::string, Problem>(tl::unexpected(archive.error()));
    };
    CountedStop never;
    const auto whole = read(Stop(&never));
    QVERIFY(whole.has_value());
    // Polls both while unpacking and while computing the checksum.
    QVERIFY(never.looks() >= 2 * (whole->size() / kStopPace));
    for (std::uint64_t at = 1; at <= never.looks(); ++at) {
        CountedStop counted(at);
        const auto stopped = read(Stop(&counted));
        QVERIFY(!stopped.has_value());
        QCOMPARE(stopped.error().text, std::string(kStopped));
        QCOMPARE(counted.looks(), at);
    }
}

void TestStopping::whatIsUnpackedEndsSoon_data() {
    QTest::addColumn<QString>("what");
    for (const char* what :
         {"base64", "deflate", "inflate", "json", "latin 1", "sha 256", "utf 16"})
        QTest::newRow(what) << QString(what);
}

void TestStopping::whatIsUnpackedEndsSoon() {
    QFETCH(QString, what);
    constexpr std::size_t kBytes = 40 * kStopPace;
    const std::string plain(kBytes, 'a');
    const std::string letters = doors::toBase64(plain);
    const std::string packed = doors::deflated(plain, doors::Packing::Zlib);
    std::string list = "[1";
    while (list.size() < kBytes)
        list += ",1";
    list += ']';
    const std::string latin(kBytes, '\xe4');
    std::string wide = "\xff\xfe";
    while (wide.size() < kBytes)
        wide += std::string("a\0", 2);
    // Returns whether the work was finished.
    const auto run = [&](const Stop& stop) {
        if (what == "base64") return doors::fromBase64(letters, stop).has_value();
        if (what == "deflate") return doors::deflated(plain, doors::Packing::Zlib, stop) == packed;
        if (what == "inflate") return doors::inflated(packed, kBytes, stop).has_value();
        if (what == "json") return json::parse(list, {.values = kBytes, .stop = stop}).has_value();
        if (what == "sha 256") return hash::sha256(plain, stop).has_value();
        if (what == "latin 1")
            return doors::toUtf8(latin, doors::Encoding::Latin1, stop)->size() == 2 * kBytes;
        return doors::toUtf8(wide, doors::Encoding::Unicode, stop).has_value();
    };
    CountedStop never;
    QVERIFY(run(Stop(&never)));
    QVERIFY(never.looks() >= kBytes / kStopPace / 3);
    for (const std::uint64_t at : {std::uint64_t{1}, never.looks() / 2}) {
        CountedStop counted(at);
        QVERIFY(!run(Stop(&counted)));
        QVERIFY(counted.looks() - at <= 1);
    }
}

void TestStopping::aStreamFailsOnceItIsStopped() {
    CountedStop counted(3);
    doors::StoppableText out{Stop(&counted)};
    std::uint64_t lines = 0;
    while (out && lines < cellCount()) {
        out << "a line of text\n";
        ++lines;
    }
    QVERIFY(!out);
    QVERIFY(lines < cellCount());
    QVERIFY(out.take().size() < 4 * kStopPace);
    doors::StoppableText whole{Stop()};
    whole << 'c' << "ab" << 12;
    QVERIFY(whole.good());
    QCOMPARE(whole.take(), std::string("cab12"));
}

MAZELOOM_TEST(TestStopping)

}  // namespace mazeloom::tst_stopping

#include "tst_stopping.moc"

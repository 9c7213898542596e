// SPDX-License-Identifier: MIT
// Reading and writing of large levels stops soon after a request: every importer and exporter polls
// the stop flag often, returns soon after it is set, and leaves nothing behind.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/encodings/bytes.h"
#include "core/exchange/encodings/characters.h"
#include "core/exchange/out/stoppable_text.h"
#include "core/exchange/out/write_levels.h"
#include "core/exchange/png/read_png.h"
#include "core/hash/sha256.h"
#include "core/json/parse.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "core/stop.h"
#include "tests/core/exchange/stopping/large_files.h"
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
        for (const exchange::Exporter* exporter : exchange::exporters())
            QTest::newRow(exporter->id) << exporter->id;
    }
    static const exchange::Exporter& exporter(const QString& id) {
        return testing::exporterNamed(id.toStdString());
    }
    /// Returns the first file of an export, as far as it was written.
    std::string written(const exchange::Exporter& exporter, const Stop& stop) const {
        const exchange::MadeLevel made = large_.made();
        const exchange::Source source = large_.sourceOf(made, stop);
        const exchange::ExportOptions options;
        const auto files = exporter.filesOf(source, options);
        if (!files) qFatal("%s", files.error().describe().c_str());
        exchange::StoppableText out(stop);
        files->front().write(out);
        return out.take();
    }
    std::string path(const std::string& name) const {
        return folder_.filePath(QString::fromStdString(name)).toStdString();
    }
    tl::expected<exchange::Imported, Problem> read(const std::string& name,
                                                   const Stop& stop) const {
        exchange::ImportOptions options;
        options.file = path(name);
        options.stop = stop;
        return exchange::importFile(std::move(options));
    }

    QTemporaryDir folder_;
    testing::LargeLevel large_;
};

void TestStopping::initTestCase() {
    large_ = testing::largeLevel(levelSize());
}

void TestStopping::everyExporterEndsSoon() {
    QFETCH(QString, id);
    const exchange::Exporter& format = exporter(id);
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
    exchange::LevelChoice choice;
    choice.format = &exporter(id);
    choice.pack = &large_.pack;
    choice.levels = {{&std::as_const(large_.pack).levels[0], 1}};
    choice.seeds = exchange::SeedList({1, 2});
    const exchange::LevelFiles files(std::move(choice));
    const auto write = [&files](CountedStop& counted, ModelDisk& disk) {
        exchange::WriteControl control;
        control.stop = Stop(&counted);
        return exchange::writeLevelsOf(files, {"/out", true}, {}, control, disk);
    };
    CountedStop never;
    ModelDisk whole("/out");
    QVERIFY(!write(never, whole).problem);
    QVERIFY(whole.filesIn("/out").size() >= 2);
    const std::uint64_t looks = never.looks();
    for (const std::uint64_t at : {std::uint64_t{1}, looks / 4, looks / 2, looks * 3 / 4}) {
        CountedStop counted(at);
        ModelDisk disk("/out");
        const exchange::Written written = write(counted, disk);
        QVERIFY(written.problem.has_value());
        QCOMPARE(written.problem->text, std::string());
        QVERIFY(disk.filesIn("/out").empty());
        QVERIFY(counted.looks() - at <= kMostLooksAfter);
    }
}

void TestStopping::everyImporterEndsSoon_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("file");
    const testing::LargeFiles files(large_, folder_.path().toStdString());
    for (const testing::LargeFile& file : files.all()) {
        QTest::addRow("%s, %s", file.importer.c_str(), file.file.c_str())
            << QString::fromStdString(file.importer) << QString::fromStdString(file.file);
    }
}

void TestStopping::everyImporterEndsSoon() {
    QFETCH(QString, id);
    QFETCH(QString, file);
    const std::string name = file.toStdString();
    // Fails for a new importer until a file is added here.
    static const std::set<std::string> all{"tmj",  "tmx", "ldtk", "xp",
                                           "text", "csv", "png",  "mazepack"};
    for (const exchange::Importer* importer : exchange::importers())
        QVERIFY2(all.contains(importer->id), importer->id);
    QCOMPARE(QString(exchange::importerOf(name)->id), id);
    CountedStop never;
    const auto whole = read(name, Stop(&never));
    QVERIFY2(whole.has_value(), whole ? "" : whole.error().describe().c_str());
    QCOMPARE(whole->levels.front().size, levelSize());
    const std::uint64_t looks = never.looks();
    const auto bytes = static_cast<std::uint64_t>(QFileInfo(folder_.filePath(file)).size());
    QVERIFY2(looks >= std::max(cellCount(), bytes) / kStopPace, qPrintable(QString::number(looks)));
    const std::array ends{1 + looks / 2, std::uint64_t{1}, 1 + looks / 4, 1 + looks * 3 / 4, looks};
    for (std::size_t i = 0; i < ends.size(); ++i) {
        if (!testing::isSampled(i)) continue;
        const std::uint64_t at = ends.at(i);
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
    for (const pack::TextFile& file : pack::write(large_.pack))
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
    const std::string picture = testing::pngOf(levelSize(), [&](int i) {
        const grid::Point at{i % levelSize().width, i / levelSize().width};
        return isNoise && large_.map.cells.at(at).isWalkable() ? 0x010203 : 0x908070;
    });
    const std::uint64_t pieces = picture.size() / exchange::png::kFeedBytes;
    CountedStop never;
    const auto whole = exchange::png::read(picture, Stop(&never));
    QVERIFY(whole.has_value());
    QVERIFY(exchange::png::read(picture)->samples == whole->samples);
    // One poll for each piece of the file, and one for each kStopPace pixels.
    QVERIFY2(never.looks() >= pieces + cellCount() / kStopPace,
             qPrintable(QString("%1 stop checks for %2 pieces").arg(never.looks()).arg(pieces)));
    for (std::uint64_t at = 1; at <= never.looks(); at += 1 + never.looks() / 16) {
        CountedStop counted(at);
        const auto stopped = exchange::png::read(picture, Stop(&counted));
        QVERIFY(!stopped.has_value());
        QCOMPARE(stopped.error(), std::string(kStopped));
        QVERIFY(counted.looks() - at <= 2);
    }
}

void TestStopping::archivesEndWithinAFile() {
    const auto bytes = pack::writeArchive(large_.pack, {});
    QVERIFY(bytes.has_value());
    const std::string name = "levels/" + large_.pack.levels[0].id + ".json";
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
    const std::string letters = exchange::toBase64(plain);
    const std::string packed = exchange::deflated(plain, exchange::Packing::Zlib);
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
        if (what == "base64") return exchange::fromBase64(letters, stop).has_value();
        if (what == "deflate")
            return exchange::deflated(plain, exchange::Packing::Zlib, stop) == packed;
        if (what == "inflate") return exchange::inflated(packed, kBytes, stop).has_value();
        if (what == "json") return json::parse(list, {.values = kBytes, .stop = stop}).has_value();
        if (what == "sha 256") return hash::sha256(plain, stop).has_value();
        if (what == "latin 1")
            return exchange::toUtf8(latin, exchange::Encoding::Latin1, stop)->size() == 2 * kBytes;
        return exchange::toUtf8(wide, exchange::Encoding::Unicode, stop).has_value();
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
    exchange::StoppableText out{Stop(&counted)};
    std::uint64_t lines = 0;
    while (out && lines < cellCount()) {
        out << "a line of text\n";
        ++lines;
    }
    QVERIFY(!out);
    QVERIFY(lines < cellCount());
    QVERIFY(out.take().size() < 4 * kStopPace);
    exchange::StoppableText whole{Stop()};
    whole << 'c' << "ab" << 12;
    QVERIFY(whole.good());
    QCOMPARE(whole.take(), std::string("cab12"));
}

MAZELOOM_TEST(TestStopping)

}  // namespace mazeloom::tst_stopping

#include "tst_stopping.moc"

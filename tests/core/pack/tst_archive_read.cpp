// SPDX-License-Identifier: MIT
// Archives from strangers: each way in which an archive can be broken or forged is reported with
// the archive's name and the fault, without a crash and without allocating the memory that it
// claims to need.
#include <cstdlib>
#include <new>
#include <set>

#include <QTemporaryDir>
#include <QTest>

#include "core/pack/archive/archive_read.h"
#include "core/pack/disk/folder_source.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/archives.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace {

/// The largest block of memory requested so far through operator new.
std::size_t largestPiece = 0;

}  // namespace

void* operator new(std::size_t size) {
    largestPiece = std::max(largestPiece, size);
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    largestPiece = std::max(largestPiece, size);
    return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace mazeloom::tst_archive_read {

using testing::ArchiveFile;
using Files = std::vector<ArchiveFile>;

class TestArchiveRead : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void readsWhatIsGood();
    void readsWhatOthersPackedAgain_data();
    void readsWhatOthersPackedAgain();
    void readsFromTheDisk();
    void refusesHostileFiles_data();
    void refusesHostileFiles();
    void refusesWhatIsForged_data();
    void refusesWhatIsForged();
    void refusesBombs();
    void refusesTooManyFiles();
    void refusesSeveralDirectories();
    void truncated();
    void bitsFlipped();

  private:
    Files good_;         ///< without checksums
    std::string bytes_;  ///< the archive of these files
};

namespace {

const std::string kName = "gift.mazepack";

/// Opens and reads everything; returns the first problem, if any.
QString problemOf(const std::string& bytes) {
    const auto source = pack::openArchive(bytes, kName);
    if (!source) return QString::fromStdString(source.error().describe());
    for (const std::string& name : source->names()) {
        const auto read = source->read(name, std::size_t{1} << 30);
        if (!read) return QString::fromStdString(read.error().describe());
    }
    return {};
}

/// Replaces every `from` by `to`, which must have the same length.
std::string replaced(std::string bytes, const std::string& from, const std::string& to) {
    if (from.size() != to.size()) qFatal("lengths differ");
    int count = 0;
    for (std::size_t at = bytes.find(from); at != std::string::npos;
         at = bytes.find(from, at + 1)) {
        bytes.replace(at, from.size(), to);
        ++count;
    }
    if (count == 0) qFatal("nothing to replace");
    return bytes;
}

std::string number(std::uint64_t value, int length) {
    std::string bytes;
    for (int i = 0; i < length; ++i)
        bytes += static_cast<char>(value >> (8 * i));
    return bytes;
}

/// Sets a field in a file's local header and in its entry of the directory.
std::string withField(std::string bytes, const std::string& name, std::size_t inLocal,
                      std::size_t inDirectory, const std::string& value) {
    bool isSet = false;
    const auto set = [&](const std::string& mark, std::size_t header, std::size_t field) {
        for (std::size_t at = bytes.find(name); at != std::string::npos;
             at = bytes.find(name, at + 1)) {
            if (at < header || bytes.compare(at - header, mark.size(), mark) != 0) continue;
            bytes.replace(at - header + field, value.size(), value);
            isSet = true;
        }
    };
    set("PK\x03\x04", 30, inLocal);
    set("PK\x01\x02", 46, inDirectory);
    if (!isSet) qFatal("no such file");
    return bytes;
}

}  // namespace

void TestArchiveRead::initTestCase() {
    good_ = testing::archiveFilesOf(testing::loaded("packs/valid/small"));
    good_.push_back({"thumbnails/rock.png", "picture"});
    bytes_ = testing::archiveOf(testing::withChecksums(good_));
}

void TestArchiveRead::readsWhatIsGood() {
    QCOMPARE(problemOf(bytes_), QString());
    const auto source = pack::openArchive(bytes_, kName);
    for (const ArchiveFile& file : good_) {
        QVERIFY(source->exists(file.name));
        QCOMPARE(*source->read(file.name, file.bytes.size()), file.bytes);
        const auto small = source->read(file.name, file.bytes.size() - 1);
        QVERIFY(!small);
        QCOMPARE(small.error().file, kName);
        QCOMPARE(small.error().place, file.name);
    }
    QVERIFY(!source->exists("levels/none.json"));
    QCOMPARE(source->read("levels/none.json", 100).error().describe(),
             "gift.mazepack: levels/none.json: there is no such file in the archive");
    const auto pack = pack::read(*source);
    const auto same = pack::readFolder(MAZELOOM_TEST_DATA "/packs/valid/small");
    QVERIFY(pack && same && *pack == *same);
}

void TestArchiveRead::readsWhatOthersPackedAgain_data() {
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QString>("slash");
    QTest::addColumn<QStringList>("own");
    QTest::newRow("as exported") << ""
                                 << "/" << QStringList{};
    QTest::newRow("zip -r: folders") << ""
                                     << "/" << QStringList{"levels/", "rooms/", "other/deep/"};
    QTest::newRow("macOS")
        << ""
        << "/" << QStringList{"__MACOSX/", "__MACOSX/._pack.json", "__MACOSX/levels/._rock.json",
                              ".DS_Store", "levels/.DS_Store",     "levels/._rock.json"};
    QTest::newRow("Windows") << ""
                             << "\\" << QStringList{"levels\\", "Thumbs.db", "levels\\desktop.ini"};
    QTest::newRow("the folder itself") << "small/"
                                       << "/" << QStringList{"small/", "small/levels/"};
    QTest::newRow("the folder itself, macOS")
        << "My pack/"
        << "/" << QStringList{"My pack/", "__MACOSX/My pack/._pack.json", "My pack/.DS_Store"};
    QTest::newRow("the folder itself, Windows") << "small/"
                                                << "\\" << QStringList{"small\\"};
}

void TestArchiveRead::readsWhatOthersPackedAgain() {
    QFETCH(QString, prefix);
    QFETCH(QString, slash);
    QFETCH(QStringList, own);
    Files files = testing::withChecksums(good_);
    for (ArchiveFile& file : files) {
        const QString name = prefix + QString::fromStdString(file.name);
        file.name = QString(name).replace('/', slash).toStdString();
    }
    for (const QString& name : own) {
        const bool isFolder = name.endsWith('/') || name.endsWith('\\');
        files.push_back({name.toStdString(), isFolder ? "" : "of the system",
                         static_cast<std::uint32_t>(isFolder ? 040755 : 0100644)});
    }
    const std::string bytes = testing::archiveOf(files);
    QCOMPARE(problemOf(bytes), QString());
    const auto source = pack::openArchive(bytes, kName);
    QCOMPARE(source->names().size(), good_.size() + 1);
    const auto pack = pack::read(*source);
    const auto same = pack::readFolder(MAZELOOM_TEST_DATA "/packs/valid/small");
    QVERIFY(pack && same && *pack == *same);
}

void TestArchiveRead::readsFromTheDisk() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("gift.mazepack");
    const auto errorOf = [](const QString& file) {
        const auto source = pack::openArchive(std::filesystem::path(file.toStdString()));
        return source ? QString() : QString::fromStdString(source.error().describe());
    };
    QCOMPARE(errorOf(path), path + ": there is no such file");
    QCOMPARE(errorOf(folder.path()), folder.path() + ": is not a file");
    QCOMPARE(errorOf("/dev/zero"), QString("/dev/zero: is not a file"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(QByteArray::fromStdString(bytes_)) > 0);
    file.close();
    const auto source = pack::openArchive(std::filesystem::path(path.toStdString()));
    QVERIFY(source);
    QVERIFY(pack::read(*source));
    QVERIFY(file.resize(0));
    QCOMPARE(errorOf(path), path + ": is empty");
}

void TestArchiveRead::refusesHostileFiles_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("isEncrypted");
    QTest::addColumn<QString>("says");
    const auto row = [](const QString& name, const QString& says, int mode = 0100644,
                        bool isEncrypted = false) {
        QTest::newRow(qPrintable(name + ' ' + says)) << name << mode << isEncrypted << says;
    };
    row("../levels/a.json", "\"../levels/a.json\": leads out of the archive");
    row("levels/../../a.json", "\"levels/../../a.json\": leads out of the archive");
    row("levels/..", "\"levels/..\": leads out of the archive");
    row("/etc/passwd", "\"/etc/passwd\": has an absolute path");
    row("C:/levels/a.json", "\"C:/levels/a.json\": has an absolute path");
    row("..\\levels\\a.json", "\"../levels/a.json\": leads out of the archive");
    row("\\levels\\a.json", "\"/levels/a.json\": has an absolute path");
    row("levels\\sub\\a.json", "\"levels/sub/a.json\": is not a file of a pack");
    row("levels\\rock.json", "levels/rock.json: appears twice in the archive");
    row("levels/", "\"levels/\": is a folder; only files belong into a pack's archive");
    row("copy/pack.json", "\"copy/pack.json\": is not a file of a pack");
    for (const char* name : {"Pack.json", "PACK.JSON", "levels/Rock.json", "levels/a/b.json",
                             "levels/.json", "levels.json", "levels/a.JSON", "levels//a.json",
                             "./pack.json", "rooms/a.png", "thumbnails/a.json", "readme.txt",
                             "levels/a b.json", "levels/ä.json", ".", "a", "levelsx/a.json"}) {
        row(name, "is not a file of a pack");
    }
    row("levels/new.json", "levels/new.json: is a link", 0120777);
    row("levels/new.json", "levels/new.json: is not a file", 0040755);
    row("levels/new.json", "levels/new.json: is not a file", 0010644);
    row("levels/new.json", "levels/new.json: is encrypted", 0100644, true);
}

void TestArchiveRead::refusesHostileFiles() {
    QFETCH(QString, name);
    QFETCH(int, mode);
    QFETCH(bool, isEncrypted);
    QFETCH(QString, says);
    Files files = good_;
    files.push_back({name.toStdString(), "{}", static_cast<std::uint32_t>(mode), isEncrypted});
    const QString problem = problemOf(testing::archiveOf(testing::withChecksums(files)));
    QVERIFY2(problem.startsWith("gift.mazepack: "), qPrintable(problem));
    QVERIFY2(problem.endsWith(says), qPrintable(problem));
}

void TestArchiveRead::refusesWhatIsForged_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const std::string& bytes, const QString& problem) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << problem;
    };
    const auto without = [&](const std::string& name) {
        Files files = good_;
        std::erase_if(files, [&](const ArchiveFile& file) { return file.name == name; });
        return files;
    };
    row("no pack.json", testing::archiveOf(testing::withChecksums(without("pack.json"))),
        "gift.mazepack: has no pack.json: this is no Mazeloom pack");
    row("no checksums", testing::archiveOf(good_),
        "gift.mazepack: has no checksums.json: this is no Mazeloom pack");

    Files files = testing::withChecksums(good_);
    files.push_back({"levels/late.json", "{}"});
    row("checksum missing", testing::archiveOf(files),
        "gift.mazepack: levels/late.json: has no SHA-256 checksum in checksums.json");
    files = testing::withChecksums(good_);
    std::erase_if(files, [](const ArchiveFile& file) { return file.name == "levels/ring.json"; });
    row("file missing", testing::archiveOf(files),
        "gift.mazepack: checksums.json: lists \"levels/ring.json\", which is not in the archive");
    files = testing::withChecksums(good_);
    files.front().bytes += ' ';
    row("file changed", testing::archiveOf(files),
        QString::fromStdString("gift.mazepack: " + files.front().name +
                               ": does not match its checksum: the archive was changed or "
                               "damaged. To change a pack, unpack it, open the folder, and "
                               "export it again"));
    const auto withList = [&](const std::string& list) {
        Files changed = good_;
        changed.push_back({"checksums.json", list});
        return testing::archiveOf(changed);
    };
    row("list of lists", withList("[[]]"),
        "gift.mazepack: checksums.json: is not a list of checksums by name");
    row("number", withList(R"({"pack.json": 7})"),
        "gift.mazepack: checksums.json: \"pack.json\" has no SHA-256 checksum");
    row("own checksum", withList(R"({"checksums.json": "00"})"),
        "gift.mazepack: checksums.json: lists \"checksums.json\", which is not in the archive");
    row("short", withList(R"({"levels/ring.json": "00"})"),
        "gift.mazepack: levels/ring.json: has no SHA-256 checksum in checksums.json");
    row("no JSON", withList("{"),
        "gift.mazepack: checksums.json: line 1, column 2: malformed JSON: "
        "unexpected end of input; expected string literal");

    files = good_;
    files.push_back({"levels/riNg.json", "{}"});
    row("twice", replaced(testing::archiveOf(files), "levels/riNg.json", "levels/ring.json"),
        "gift.mazepack: cannot be read as an archive: File already exists");

    const std::string whole = testing::archiveOf(testing::withChecksums(good_));
    // Fields as in APPNOTE, 4.3.7 and 4.3.12.
    row("lies about its size", withField(whole, "levels/ring.json", 22, 24, number(200'000'000, 4)),
        "gift.mazepack: levels/ring.json: claims to unpack from ");
    row("too large", withField(whole, "pack.json", 22, 24, number(200'000'000, 4)),
        "gift.mazepack: pack.json: has 200000000 bytes, at most 4194304 are allowed");
    row("unknown method", withField(whole, "pack.json", 8, 10, number(12, 2)),
        "gift.mazepack: pack.json: is compressed by a method that archives of packs do not use");
    row("larger than said", withField(whole, "pack.json", 22, 24, number(20, 4)),
        "gift.mazepack: pack.json: ");
    row("smaller than said", withField(whole, "pack.json", 22, 24, number(400, 4)),
        "gift.mazepack: pack.json: ");
    row("text", "{}", "gift.mazepack: is not a zip archive");
    row("more behind", whole + "x",
        "gift.mazepack: has data after its end: it was changed or comes from another program");
}

void TestArchiveRead::refusesWhatIsForged() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, problem);
    largestPiece = 0;
    const QString said = problemOf(bytes.toStdString());
    QVERIFY2(said.startsWith(problem), qPrintable(said));
    QVERIFY2(largestPiece < 1'000'000, qPrintable(QString::number(largestPiece)));
}

void TestArchiveRead::refusesBombs() {
    // Each file is allowed although it is compressed a thousandfold; together they are a zip bomb.
    const std::string room(std::size_t{16} << 20, ' ');
    Files files = good_;
    for (int i = 0; i < 20; ++i)
        files.push_back({"rooms/r" + std::to_string(i) + ".json", room});
    files.push_back({"checksums.json", "{}"});
    const std::string bytes = testing::archiveOf(files);
    QVERIFY(bytes.size() < 3'000'000);
    largestPiece = 0;
    const auto source = pack::openArchive(bytes, kName);
    QVERIFY(!source);
    QVERIFY2(QString::fromStdString(source.error().describe())
                 .startsWith("gift.mazepack: would unpack from "),
             source.error().describe().c_str());
    QVERIFY(largestPiece < 2 * bytes.size());

    // Fewer of these files are allowed.
    files.resize(good_.size() + 5);
    QVERIFY(pack::openArchive(testing::archiveOf(testing::withChecksums(files)), kName));
}

void TestArchiveRead::refusesTooManyFiles() {
    Files files = good_;
    while (files.size() < 10'000)
        files.push_back({"levels/l" + std::to_string(files.size()) + ".json", "{}"});
    QCOMPARE(problemOf(testing::archiveOf(testing::withChecksums(files))),
             QString("gift.mazepack: holds more than 10000 files"));
    files.pop_back();
    if (testing::isBrief()) return;
    QCOMPARE(problemOf(testing::archiveOf(testing::withChecksums(files))), QString());
    // More files than 16 bits can count.
    while (files.size() < 70'000)
        files.push_back({"levels/l" + std::to_string(files.size()) + ".json", {}});
    QCOMPARE(problemOf(testing::archiveOf(files)),
             QString("gift.mazepack: holds more than 10000 files"));
}

void TestArchiveRead::refusesSeveralDirectories() {
    // An archive stored uncompressed as a file of another one: libzip could find either end record.
    Files files = good_;
    files.push_back({"thumbnails/ring.png", bytes_, 0100644, false, false});
    QCOMPARE(problemOf(testing::archiveOf(testing::withChecksums(files))),
             QString("gift.mazepack: has more than one directory"));
    QVERIFY(problemOf(bytes_ + bytes_).startsWith("gift.mazepack: "));
}

void TestArchiveRead::truncated() {
    for (std::size_t place = 0; place < 200; ++place) {
        const std::size_t length = bytes_.size() * place / 200;
        const QString problem = problemOf(bytes_.substr(0, length));
        QVERIFY2(problem.startsWith("gift.mazepack: "), qPrintable(QString::number(length)));
    }
    for (std::size_t length = bytes_.size() - 200; length < bytes_.size(); ++length)
        QVERIFY(problemOf(bytes_.substr(0, length)).startsWith("gift.mazepack: "));
}

void TestArchiveRead::bitsFlipped() {
    const auto pack = pack::read(*pack::openArchive(bytes_, kName));
    QVERIFY(pack);
    random::Stream random(7);
    const auto size = static_cast<std::uint32_t>(bytes_.size());
    int refused = 0;
    const int rounds = testing::seeds(10'000);
    for (int round = 0; round < rounds; ++round) {
        std::string broken = bytes_;
        for (std::uint32_t flips = random.below(3) + 1; flips > 0; --flips) {
            const std::uint32_t at = random.below(size);
            broken[at] = static_cast<char>(broken[at] ^ (1 << random.below(8)));
        }
        largestPiece = 0;
        const QString problem = problemOf(broken);
        QVERIFY2(largestPiece < 1'000'000, qPrintable(QString::number(largestPiece)));
        if (!problem.isEmpty()) {
            QVERIFY(problem.startsWith("gift.mazepack: "));
            ++refused;
            continue;
        }
        // A time or another insignificant field was hit: the pack is unchanged.
        const auto source = pack::openArchive(broken, kName);
        const auto same = pack::read(*source);
        QVERIFY(same && *same == *pack);
    }
    QVERIFY(refused > rounds / 2);
}

MAZELOOM_TEST(TestArchiveRead)

}  // namespace mazeloom::tst_archive_read

#include "tst_archive_read.moc"

// SPDX-License-Identifier: MIT
#include <cstdlib>
#include <ctime>

#include <QCryptographicHash>
#include <QTemporaryDir>
#include <algorithm>

#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "core/pack/archive/archive_read.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/packs/pack_folder.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_archive_write {

class TestArchiveWrite : public QObject {
    Q_OBJECT

  private slots:
    void comesBack();
    void sameBytes();
    void listsChecksums();
    void holdsThumbnailsOfItsLevelsOnly();
    void refusesWhatCouldNotBeRead();
    void largeLevelsComeBack();
    void replacesFilesInOneStep();
    void keepsPermissions();
    void followsLinks();
    void removesWhatWasLeftBeside();

  private:
    static std::string archived(const level::Pack& pack, const pack::Thumbnails& thumbnails = {});
};

std::string TestArchiveWrite::archived(const level::Pack& pack,
                                       const pack::Thumbnails& thumbnails) {
    auto bytes = pack::writeArchive(pack, thumbnails);
    if (!bytes) qFatal("%s", bytes.error().front().describe().c_str());
    return *bytes;
}

void TestArchiveWrite::comesBack() {
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const level::Pack pack = testing::randomPack(static_cast<std::uint64_t>(seed));
        const auto source = pack::openArchive(archived(pack), "a.mazepack");
        QVERIFY(source);
        const auto again = pack::read(*source);
        QVERIFY(again && *again == pack);
        for (const pack::TextFile& file : pack::write(pack))
            QCOMPARE(*source->read(file.name, file.text.size()), file.text);
    }
}

void TestArchiveWrite::sameBytes() {
    const level::Pack pack = testing::randomPack(3);
    const pack::Thumbnails thumbnails{{pack.levels.front().id, "picture"}};
    const std::string first = archived(pack, thumbnails);
    // In another time zone and with a stricter umask.
    const QByteArray zone = qgetenv("TZ");
    const mode_t mask = ::umask(077);
    for (const char* other : {"UTC", "Asia/Tokyo", "America/Los_Angeles", "Africa/Monrovia"}) {
        qputenv("TZ", other);
        ::tzset();
        QVERIFY(archived(pack, thumbnails) == first);
    }
    ::umask(mask);
    zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
    ::tzset();
    QVERIFY(archived(pack) != first);
}

void TestArchiveWrite::listsChecksums() {
    const level::Pack pack = testing::randomPack(5);
    const auto source =
        pack::openArchive(archived(pack, {{pack.levels.front().id, "picture"}}), "a.mazepack");
    QVERIFY(source);
    const std::string text = *source->read("checksums.json", 1'000'000);
    const auto checksums = nlohmann::json::parse(text);
    std::size_t last = 0;
    std::size_t count = 0;
    for (const std::string& name : source->names()) {
        if (name == "checksums.json") continue;
        const auto bytes = QByteArray::fromStdString(*source->read(name, 1'000'000));
        QCOMPARE(QByteArray::fromStdString(checksums.at(name)),
                 QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        const std::size_t at = text.find(nlohmann::json(name).dump());
        QVERIFY(at > last);
        last = at;
        ++count;
    }
    QCOMPARE(checksums.size(), count);
    const auto pictures = std::ranges::count_if(
        pack.tileMappings,
        [](const level::TileMapping& mapping) { return !mapping.picture.isEmpty(); });
    QCOMPARE(count,
             2 + pack.levels.size() + pack.rooms.size() + static_cast<std::size_t>(pictures));
}

void TestArchiveWrite::holdsThumbnailsOfItsLevelsOnly() {
    const level::Pack pack = testing::packOf({"one", "two"});
    const auto source =
        pack::openArchive(archived(pack, {{"two", "picture"}, {"gone", "other"}}), "a.mazepack");
    QVERIFY(source);
    QCOMPARE(*source->read("thumbnails/two.png", 100), std::string("picture"));
    QVERIFY(!source->exists("thumbnails/one.png"));
    QVERIFY(!source->exists("thumbnails/gone.png"));
}

void TestArchiveWrite::refusesWhatCouldNotBeRead() {
    const auto problemOf = [](const level::Pack& pack, const pack::Thumbnails& thumbnails = {}) {
        const auto bytes = pack::writeArchive(pack, thumbnails);
        return bytes ? QString() : QString::fromStdString(bytes.error().front().describe());
    };
    QVERIFY(!problemOf(testing::packOf({"one", "one"})).isEmpty());
    QVERIFY(!problemOf(testing::packOf({"../one"})).isEmpty());
    level::Pack many = testing::packOf({"one"});
    for (int i = 0; i < 10'000; ++i)
        many.levels.push_back(testing::levelOf("level-" + std::to_string(i)));
    QCOMPARE(problemOf(many),
             QString("the pack would be exported as 10003 files, including thumbnails; at most "
                     "10000 are allowed: make two packs of it"));
    QCOMPARE(problemOf(testing::packOf({"one"}), {{"one", std::string(5'000'000, 'x')}}),
             QString("archive: thumbnails/one.png: has 5000000 bytes, at most 4194304 are "
                     "allowed"));
}

void TestArchiveWrite::largeLevelsComeBack() {
    // A single colour compresses a thousandfold, but is not a zip bomb.
    level::Pack pack = testing::packOf({"plain"});
    level::Level& level = pack.levels.front();
    level.size = {4096, 4096};
    level.paint.emplace(level.size, static_cast<level::Paint>(level::Terrain::Floor));
    level.objects.clear();
    const std::string bytes = archived(pack);
    QVERIFY(bytes.size() < 200'000);
    const auto source = pack::openArchive(bytes, "a.mazepack");
    QVERIFY(source);
    const pack::Reading reading = pack::readWhatIsGood(*source);
    QCOMPARE(reading.pack.levels.size(), 1u);
    QVERIFY(reading.pack.levels.front() == level);
}

void TestArchiveWrite::replacesFilesInOneStep() {
    const std::filesystem::path root = "/disk";
    const std::filesystem::path file = root / "a.mazepack";
    testing::ModelDisk disk(root);
    disk.put(file, "old");
    int changes = 0;
    {
        testing::ModelDisk good = disk.afterKill();
        QVERIFY(pack::saveArchive("new", file, good));
        QCOMPARE(good.filesIn(root), (std::map<std::string, std::string>{{"a.mazepack", "new"}}));
        changes = good.changes();
    }
    QVERIFY(changes >= 3);
    random::Stream random(1);
    for (int at = 0; at < changes; ++at) {
        testing::ModelDisk full = disk.afterKill();
        full.failAt(at, std::errc::no_space_on_device);
        const auto saved = pack::saveArchive("new", file, full);
        if (!saved) QVERIFY(saved.error().describe().starts_with("/disk/a.mazepack: cannot be"));
        const auto left = full.filesIn(root);
        QCOMPARE(left.size(), 1u);
        QVERIFY(saved ? left.at("a.mazepack") == "new" : true);

        for (int i = 0; i < 20; ++i) {
            testing::ModelDisk stopped = disk.afterKill();
            stopped.stopAt(at);
            static_cast<void>(pack::saveArchive("new", file, stopped));
            const auto after = stopped.afterPowerLoss(random).filesIn(root).at("a.mazepack");
            QVERIFY(after == "old" || after == "new");
        }
    }
}

void TestArchiveWrite::keepsPermissions() {
    const testing::PackFolder folder;
    const auto file = folder.parent() / "a.mazepack";
    QVERIFY(pack::saveArchive("old", file));
    std::filesystem::permissions(file, std::filesystem::perms(0600));
    QVERIFY(pack::saveArchive("new", file));
    QVERIFY(std::filesystem::status(file).permissions() == std::filesystem::perms(0600));
    const auto nowhere = pack::saveArchive("new", folder.parent() / "none" / "a.mazepack");
    QVERIFY(!nowhere);
    QVERIFY(nowhere.error().describe().find("none/a.mazepack: cannot be written: ") !=
            std::string::npos);
    const auto onFolder = pack::saveArchive("new", folder.parent());
    QCOMPARE(onFolder.error().describe(), folder.parent().string() + ": is not a file");
}

void TestArchiveWrite::followsLinks() {
    namespace fs = std::filesystem;
    const testing::PackFolder folder;
    const fs::path place = folder.parent() / "elsewhere";
    fs::create_directory(place);
    fs::create_symlink("elsewhere/b.mazepack", folder.parent() / "a.mazepack");
    fs::create_symlink("a.mazepack", folder.parent() / "first.mazepack");
    for (const std::string bytes : {"new", "newer"}) {  // first no file exists, then one does
        QVERIFY(pack::saveArchive(bytes, folder.parent() / "first.mazepack"));
        QVERIFY(fs::is_symlink(folder.parent() / "a.mazepack"));
        QVERIFY(fs::is_symlink(folder.parent() / "first.mazepack"));
        QVERIFY(files::DiskFiles().read(place / "b.mazepack") == bytes);
    }
    fs::create_symlink("round.mazepack", folder.parent() / "round.mazepack");
    QVERIFY(!pack::saveArchive("new", folder.parent() / "round.mazepack"));
    QVERIFY(fs::is_symlink(folder.parent() / "round.mazepack"));
}

void TestArchiveWrite::removesWhatWasLeftBeside() {
    namespace fs = std::filesystem;
    const testing::PackFolder folder;
    const auto put = [&](const std::string& name) {
        files::DiskFiles().write(folder.parent() / name, "half", std::nullopt);
        return folder.parent() / name;
    };
    // The first file's process is dead; the next file belongs to a live process.
    const fs::path dead = put(files::temporaryNameOf(1));
    files::DiskFiles disk;
    const auto alive = disk.makeTemporaryFile(folder.parent(), "half", std::nullopt);
    QVERIFY(alive.has_value());
    const fs::path theirs = put(".mazeloom-saving-mine");
    const fs::path guessed = put(".mazeloom-saving-0123456789abcdef");
    QVERIFY(pack::saveArchive("new", folder.parent() / "a.mazepack"));
    QVERIFY(!fs::exists(dead));
    QVERIFY(fs::exists(alive->path) && fs::exists(theirs) && fs::exists(guessed));
}

MAZELOOM_TEST(TestArchiveWrite)

}  // namespace mazeloom::tst_archive_write

#include "tst_archive_write.moc"

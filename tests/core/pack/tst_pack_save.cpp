// SPDX-License-Identifier: MIT
// Saving into real folders: which files are written, left alone or refused.
#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>

#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/pack/disk/folder_source.h"
#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"
#include "core/pack/json/write/write.h"
#include "core/stop.h"
#include "tests/support/levels.h"
#include "tests/support/packs/pack_folder.h"
#include "tests/support/packs/packs.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_pack_save {

namespace fs = std::filesystem;
using Reason = pack::SaveError::Reason;
using testing::describe;
using testing::levelOf;
using testing::Names;
using testing::PackFolder;
using testing::packOf;

class TestPackSave : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<PackFolder>(); }
    void cleanup() { QCOMPARE(files_->leftBehind(), std::string()); }

    void comesBack();
    void takesPathsAsPeopleWriteThem();
    void touchesOnlyWhatChanged();
    void keepsTheLayoutOfOthers();
    void makesTextsOnlyOfWhatChanged();
    void removesOnlyWhatItKnows();
    void keepsPermissions();
    void replacesLinksNotTheirTargets();
    void cleansUpAfterKilledSaves();
    void canBeStoppedUntilAFileIsReplaced();

    void refusesWhatCouldNotBeReadAgain();
    void refusesIdsThatAreNoFileNames();
    void saysWhyItCannotWrite();
    void keepsTheOldWhenFilesMayNotGrow();

  private:
    std::unique_ptr<PackFolder> files_;
};

namespace {

level::Room cornerRoom() {
    auto full = pack::readFolder(MAZELOOM_TEST_DATA "/packs/valid/full");
    return std::move(full->rooms[0]);
}

/// Returns values that change if a file is written again.
std::pair<ino_t, std::int64_t> identity(const fs::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return {};
    return {status.st_ino, status.st_mtim.tv_nsec};
}

}  // namespace

void TestPackSave::comesBack() {
    for (int seed = 0; seed < testing::seeds(40); ++seed) {
        const level::Pack pack = testing::randomPack(static_cast<std::uint64_t>(seed));
        pack::DiskState disk;
        const auto saved = pack::save(pack, files_->path(), disk);
        QVERIFY2(saved, saved ? "" : describe(saved.error()).c_str());
        QCOMPARE(saved->written.size(), pack::write(pack).size());
        QCOMPARE(saved->written.back(), "pack.json");
        auto opened = pack::openForEditing(files_->path());
        QVERIFY(opened);
        QVERIFY(opened->reading.problems.empty());
        QVERIFY(opened->reading.pack == pack);
        // Nothing changed, so nothing is written.
        const auto again = pack::save(pack, files_->path(), opened->disk);
        QVERIFY(again);
        QVERIFY(again->written.empty() && again->removed.empty());
        fs::remove_all(files_->path());
    }
}

void TestPackSave::takesPathsAsPeopleWriteThem() {
    const fs::path before = fs::current_path();
    fs::current_path(files_->parent());
    for (const char* path : {"pack", "pack/", "./pack", "pack/../pack//"}) {
        pack::DiskState disk;
        const auto saved = pack::save(packOf({"a"}), path, disk);
        QVERIFY2(saved, saved ? path : describe(saved.error()).c_str());
        QVERIFY(pack::changedOutside(path, disk).empty());
        QVERIFY(pack::readFolder(files_->path()));
        fs::remove_all(files_->path());
    }
    fs::current_path(before);
}

void TestPackSave::touchesOnlyWhatChanged() {
    level::Pack pack = packOf({"a", "b", "c"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    const auto a = identity(files_->path() / "levels/a.json");
    const auto contents = identity(files_->path() / "pack.json");
    pack.levels[1].title += '!';
    const auto saved = pack::save(pack, files_->path(), disk);
    QVERIFY(saved);
    QCOMPARE(saved->written, Names{"levels/b.json"});
    QVERIFY(identity(files_->path() / "levels/a.json") == a);
    QVERIFY(identity(files_->path() / "pack.json") == contents);

    std::swap(pack.levels[0], pack.levels[2]);
    const auto reordered = pack::save(pack, files_->path(), disk);
    QVERIFY(reordered);
    QCOMPARE(reordered->written, Names{"pack.json"});
}

void TestPackSave::keepsTheLayoutOfOthers() {
    pack::Opened opened = files_->copied("packs/valid/small");
    level::Pack& pack = opened.reading.pack;
    const std::string ring = files_->bytes("levels/ring.json");
    pack.levels[1].title = std::string("Harder rock");
    const auto saved = pack::save(pack, files_->path(), opened.disk);
    QVERIFY(saved);
    QCOMPARE(saved->written, Names{"levels/rock.json"});
    QCOMPARE(files_->bytes("levels/ring.json"), ring);
    // A changed file is written in this program's format.
    pack.levels[0].notes.clear();
    QVERIFY(pack::save(pack, files_->path(), opened.disk));
    QCOMPARE(files_->bytes("levels/ring.json"), pack::writeLevel(pack.levels[0]));
}

void TestPackSave::makesTextsOnlyOfWhatChanged() {
    level::Pack pack = packOf({"a", "b", "c"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    // Any text generated now would seem to differ from the file.
    for (auto& [name, file] : disk.files)
        file.canonical = 0;
    pack.levels[1].title += '!';
    const auto saved = pack::save(pack, files_->path(), disk);
    QVERIFY(saved);
    QCOMPARE(saved->written, (Names{"levels/b.json", "pack.json"}));
    // The same for an opened pack.
    auto opened = pack::openForEditing(files_->path());
    QVERIFY(opened);
    for (auto& [name, file] : opened->disk.files)
        file.canonical = 0;
    level::Pack again = opened->reading.pack;
    again.levels[2].title += '?';
    const auto next = pack::save(again, files_->path(), opened->disk);
    QVERIFY(next);
    QCOMPARE(next->written, (Names{"levels/c.json", "pack.json"}));
    // A level that took another one's id is not in that file yet.
    again.levels.take(0);
    again.levels[0].id = "a";
    QVERIFY(pack::save(again, files_->path(), opened->disk));
    QCOMPARE(files_->bytes("levels/a.json"), pack::writeLevel(again.levels[0]));
}

void TestPackSave::removesOnlyWhatItKnows() {
    level::Pack pack = packOf({"a", "b"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    files_->write("levels/draft.json", "not yet listed");
    files_->write("README.md", "Read me.");
    pack.levels.take(0);
    const auto saved = pack::save(pack, files_->path(), disk);
    QVERIFY(saved);
    QCOMPARE(saved->removed, Names{"levels/a.json"});
    QVERIFY(!fs::exists(files_->path() / "levels/a.json"));
    QCOMPARE(files_->bytes("levels/draft.json"), "not yet listed");
    QCOMPARE(files_->bytes("README.md"), "Read me.");
}

void TestPackSave::keepsPermissions() {
    level::Pack pack = packOf({"a"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    const auto permissions = fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read;
    fs::permissions(files_->path() / "levels/a.json", permissions);
    pack.levels[0].title += '!';
    QVERIFY(pack::save(pack, files_->path(), disk));
    QVERIFY(fs::status(files_->path() / "levels/a.json").permissions() == permissions);
}

void TestPackSave::replacesLinksNotTheirTargets() {
    level::Pack pack = packOf({"a"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    fs::rename(files_->path() / "levels/a.json", files_->path() / "elsewhere");
    fs::create_symlink(files_->path() / "elsewhere", files_->path() / "levels/a.json");
    const std::string before = files_->bytes("elsewhere");
    pack.levels[0].title += '!';
    QVERIFY(pack::save(pack, files_->path(), disk));
    QCOMPARE(files_->bytes("elsewhere"), before);
    QVERIFY(fs::is_regular_file(fs::symlink_status(files_->path() / "levels/a.json")));
}

void TestPackSave::cleansUpAfterKilledSaves() {
    const level::Pack pack = packOf({"a"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    std::vector<std::string> left;
    for (const std::string folder : {"", "levels/", "rooms/"}) {
        left.push_back(folder + files::temporaryNameOf(7));
        fs::create_directories(files_->path() / left.back());
        fs::permissions(files_->path() / left.back(), fs::perms::owner_all);
        files_->write(left.back() + "/a.json", "{\"id\":");
    }
    files_->write("levels/mazeloom-saving-1", "not hidden, so not ours");
    QVERIFY(pack::save(pack, files_->path(), disk));
    for (const std::string& name : left)
        QVERIFY2(!fs::exists(files_->path() / name), name.c_str());
    QVERIFY(fs::exists(files_->path() / "levels/mazeloom-saving-1"));
}

void TestPackSave::canBeStoppedUntilAFileIsReplaced() {
    level::Pack pack = packOf({"a", "b", "c"});
    pack.rooms.push_back(cornerRoom());
    for (const bool isThere : {false, true}) {
        pack::DiskState before;
        if (isThere) {
            QVERIFY(pack::save(pack, files_->path(), before));
            pack.levels[0].title = std::string("new a");
            pack.levels[2].title = std::string("new c");
            pack.title = "new";
        }
        const auto untouched = [&] {
            if (!isThere) return !fs::exists(files_->path());
            const auto read = pack::readFolder(files_->path());
            return read && read->title != "new" && read->levels[0].title != "new a" &&
                   read->levels[2].title != "new c" && files_->leftBehind().empty();
        };
        const auto isStopped = [&](const pack::SaveOptions& options) {
            pack::DiskState disk = before;
            const auto saved = pack::save(pack, files_->path(), disk, options);
            return !saved && saved.error().reason == Reason::Stopped &&
                   !saved.error().problems.empty();
        };
        CountedStop never;
        std::vector<std::string> told;
        QVERIFY(isStopped({.stop = Stop(&never),
                           .mayReplace = [] { return false; },
                           .progress =
                               [&](const std::string& file, int done, int count) {
                                   told.push_back(file + ' ' + std::to_string(done) + '/' +
                                                  std::to_string(count));
                               }}));
        QVERIFY(untouched());
        QCOMPARE(told.size(), std::size_t{4});
        QCOMPARE(told.front(), "levels/a.json 0/4");
        // Polls before each level and room, and before the first file is replaced.
        QVERIFY(never.looks() >= 5);
        for (std::uint64_t at = 1; at <= never.looks(); ++at) {
            CountedStop counted(at);
            QVERIFY(isStopped({.stop = Stop(&counted)}));
            QCOMPARE(counted.looks(), at);
            QVERIFY(untouched());
        }
        // Once a save may replace files, it cannot be stopped.
        std::atomic<bool> stop = false;
        const auto saved = pack::save(pack, files_->path(), before,
                                      {.stop = &stop, .mayReplace = [&] { return stop = true; }});
        QVERIFY(saved);
        QVERIFY(*pack::readFolder(files_->path()) == pack);
    }
}

void TestPackSave::refusesWhatCouldNotBeReadAgain() {
    const auto refusal = [&](const auto& spoil) {
        level::Pack pack = packOf({"a", "b"});
        pack.rooms.push_back(cornerRoom());
        pack::DiskState disk;
        if (!pack::save(pack, files_->path(), disk)) return std::string("cannot be saved at all");
        const testing::MemorySource before = testing::loadedFrom(files_->path().string());
        pack.levels[0].title += '!';
        spoil(pack);
        const auto saved = pack::save(pack, files_->path(), disk);
        if (testing::loadedFrom(files_->path().string()).files != before.files) {
            return std::string("has changed files");
        }
        fs::remove_all(files_->path());
        if (saved) return std::string("was saved");
        if (saved.error().reason != Reason::Pack) return std::string("has another reason");
        return describe(saved.error());
    };
    QCOMPARE(refusal([](level::Pack& pack) { pack.title.clear(); }),
             "pack.json: title: is empty\n");
    QCOMPARE(refusal([](level::Pack& pack) { pack.levels[1].title += '\n'; }),
             "levels/b.json: title: has a line break or control character\n");
    QCOMPARE(refusal([](level::Pack& pack) {
                 pack.levels[1].size = {0, 5};
             }),
             "levels/b.json: size: 0 is outside 1–8192\n");
    QCOMPARE(refusal([](level::Pack& pack) {
                 pack.levels[1].paint = level::PaintGrid(grid::Size{3, 3});
             }),
             "levels/b.json: terrain: is 3 × 3, but size is 12 × 9\n");
    QCOMPARE(refusal([](level::Pack& pack) {
                 pack.levels[1].objects.resize(1);
                 pack.levels[1].objects[0].at = {12, 0};
             }),
             "levels/b.json: object 1, at: (12, 0) is outside the 12 × 9 cells\n");
    QCOMPARE(refusal([](level::Pack& pack) { pack.rooms[0].weight = 1001; }),
             "rooms/corner.json: weight: 1001 is outside 0–1000\n");
    QCOMPARE(refusal([](level::Pack& pack) {
                 pack.levels[1].more =
                     "{\"deep\":" + std::string(40, '[') + std::string(40, ']') + '}';
             }).substr(0, 15),
             "levels/b.json: ");
}

void TestPackSave::refusesIdsThatAreNoFileNames() {
    level::Pack pack = packOf({"a", "../b", "", "a", "C"});
    pack.rooms.push_back(cornerRoom());
    pack.rooms.back().id = std::string(65, 'x');
    pack::DiskState disk;
    const auto saved = pack::save(pack, files_->path(), disk, {.overwrite = true});
    QVERIFY(!saved);
    QVERIFY(saved.error().reason == Reason::Pack);
    QCOMPARE(QString::fromStdString(describe(saved.error())),
             QStringLiteral("pack.json: level id \"../b\" is no id: use 1–64 of a–z, 0–9 and -\n"
                            "pack.json: level id \"\" is no id: use 1–64 of a–z, 0–9 and -\n"
                            "pack.json: two levels have the id \"a\"\n"
                            "pack.json: level id \"C\" is no id: use 1–64 of a–z, 0–9 and -\n"
                            "pack.json: room id \"%1…\" is no id: use 1–64 of a–z, 0–9 and -\n")
                 .arg(QString(60, 'x')));
    QVERIFY(!fs::exists(files_->path()));
}

void TestPackSave::saysWhyItCannotWrite() {
    const level::Pack pack = packOf({"a"});
    const auto errorIn = [&](const fs::path& target) {
        pack::DiskState disk;
        const auto saved = pack::save(pack, target, disk);
        if (saved || saved.error().reason != Reason::Disk) return std::string("no such error");
        return describe(saved.error());
    };
    const std::string root = files_->parent().string();
    QCOMPARE(errorIn(root + "/no/such"),
             root + "/no/such: cannot be created or used: No such file or directory\n");
    std::ofstream(root + "/file") << "I was here first.";
    QCOMPARE(errorIn(root + "/file"), root + "/file: cannot be created or used: Not a directory\n");
    QCOMPARE(errorIn(root + "/file/below"),
             root + "/file/below: cannot be created or used: Not a directory\n");
    QCOMPARE(fs::file_size(root + "/file"), std::uintmax_t{17});

    files_->write("levels", "a file");
    QCOMPARE(errorIn(files_->path()), "levels/a.json: cannot be written: Not a directory\n");
    fs::remove(files_->path() / "levels");
    fs::create_directories(files_->path() / "levels/a.json");
    QCOMPARE(errorIn(files_->path()), "levels/a.json: is not a file\n");
    QVERIFY(!fs::exists(files_->path() / "pack.json"));
}

void TestPackSave::keepsTheOldWhenFilesMayNotGrow() {
    level::Pack pack = packOf({"a", "b"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    const testing::MemorySource before = testing::loadedFrom(files_->path().string());
    pack.levels[0].title += '!';
    pack.levels[1].paint = level::PaintGrid(pack.levels[1].size);
    pack.levels[1].notes = std::string(15'000, 'n');
    // The limit applies to a whole process, so a child process sets it.
    const pid_t child = ::fork();
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{10'000, 10'000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto saved = pack::save(pack, files_->path(), disk);
        const bool told =
            !saved && saved.error().reason == Reason::Disk &&
            describe(saved.error()) == "levels/b.json: cannot be written: File too large\n";
        ::_exit(told ? 0 : 1);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
    QVERIFY(testing::loadedFrom(files_->path().string()).files == before.files);
}

MAZELOOM_TEST(TestPackSave)

}  // namespace mazeloom::tst_pack_save

#include "tst_pack_save.moc"

// SPDX-License-Identifier: MIT
// Saving after outside changes: changed files, unreadable files, and incomplete packs.
#include <chrono>
#include <filesystem>
#include <memory>

#include <QTest>

#include "core/pack/disk/folder_source.h"
#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"
#include "core/pack/json/write/write.h"
#include "tests/support/packs/pack_folder.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_pack_conflicts {

namespace fs = std::filesystem;
using Reason = pack::SaveError::Reason;
using testing::describe;
using testing::levelOf;
using testing::Names;
using testing::PackFolder;
using testing::packOf;

class TestPackConflicts : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<PackFolder>(); }
    void cleanup() { QCOMPARE(files_->leftBehind(), std::string()); }

    void noticesWhatOthersChanged();
    void touchingIsNoChange();
    void refusesToOverwrite();
    void overwritesWhenTold();
    void leavesOthersChangesWhereItHasNone();
    void refusesFoldersThatItNeverSaw();
    void writesAgainWhatHasGone();
    void keepsWhatCouldNotBeRead();
    void keepsFlaws();
    void neverOverwritesANewerPack();
    void keepsABrokenPackFile();

  private:
    std::unique_ptr<PackFolder> files_;
};

void TestPackConflicts::noticesWhatOthersChanged() {
    pack::Opened opened = files_->copied("packs/valid/full");
    QVERIFY(pack::changedOutside(files_->path(), opened.disk).empty());
    // With the same size, and within the same tick of the file system's clock.
    std::string rock = files_->bytes("levels/rock.json");
    rock[rock.find("Rock")] = 'S';
    files_->write("levels/rock.json", rock);
    QCOMPARE(pack::changedOutside(files_->path(), opened.disk), Names{"levels/rock.json"});
    fs::remove(files_->path() / "rooms/hall.json");
    files_->write("pack.json", files_->bytes("pack.json") + ' ');
    QCOMPARE(pack::changedOutside(files_->path(), opened.disk),
             (Names{"levels/rock.json", "pack.json", "rooms/hall.json"}));
    // A file that is restored counts as unchanged.
    rock[rock.find("Sock")] = 'R';
    files_->write("levels/rock.json", rock);
    QCOMPARE(pack::changedOutside(files_->path(), opened.disk),
             (Names{"pack.json", "rooms/hall.json"}));
    // Files that do not belong to the pack are ignored.
    files_->write("levels/other.json", "{}");
    QCOMPARE(pack::changedOutside(files_->path(), opened.disk),
             (Names{"pack.json", "rooms/hall.json"}));
}

void TestPackConflicts::touchingIsNoChange() {
    pack::Opened opened = files_->copied("packs/valid/full");
    const fs::path file = files_->path() / "levels/rock.json";
    fs::last_write_time(file, fs::last_write_time(file) - std::chrono::hours(1));
    QVERIFY(pack::changedOutside(files_->path(), opened.disk).empty());
    // Its new time is recorded, which is old enough to be trusted.
    const auto& seen = opened.disk.files.at("levels/rock.json");
    QVERIFY(seen.settled);
    opened.reading.pack.levels[2].title += '!';
    const auto saved = pack::save(opened.reading.pack, files_->path(), opened.disk);
    QVERIFY(saved);
    QCOMPARE(saved->written, Names{"levels/rock.json"});
}

void TestPackConflicts::refusesToOverwrite() {
    level::Pack pack = packOf({"a", "b", "c"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    const testing::MemorySource before = [&] {
        files_->write("levels/b.json", "changed by hand");
        files_->write("levels/c.json", "changed too");
        files_->write("levels/d.json", "somebody else's");
        return testing::loadedFrom(files_->path().string());
    }();
    pack.levels[0].title += '!';
    pack.levels[1].title += '!';
    pack.levels[2] = levelOf("d");
    const auto saved = pack::save(pack, files_->path(), disk);
    QVERIFY(!saved);
    QVERIFY(saved.error().reason == Reason::ChangedOutside);
    QCOMPARE(describe(saved.error()),
             "levels/b.json: was changed by another program since it was read\n"
             "levels/d.json: already exists and was not opened with this pack\n"
             "levels/c.json: was changed by another program since it was read, but saving would "
             "delete it\n");
    // Not even files without outside changes are written.
    QVERIFY(testing::loadedFrom(files_->path().string()).files == before.files);
}

void TestPackConflicts::overwritesWhenTold() {
    level::Pack pack = packOf({"a", "b", "c"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    files_->write("levels/a.json", "changed by hand");
    files_->write("levels/c.json", "changed too");
    files_->write("levels/d.json", "somebody else's");
    pack.levels[2] = levelOf("d");
    const auto saved = pack::save(pack, files_->path(), disk, {.overwrite = true});
    QVERIFY(saved);
    QCOMPARE(saved->written, (Names{"levels/a.json", "levels/d.json", "pack.json"}));
    QCOMPARE(saved->removed, Names{"levels/c.json"});
    const auto read = pack::readFolder(files_->path());
    QVERIFY(read);
    QVERIFY(*read == pack);
    QVERIFY(pack::changedOutside(files_->path(), disk).empty());
}

void TestPackConflicts::leavesOthersChangesWhereItHasNone() {
    level::Pack pack = packOf({"a", "b"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    level::Level theirs = levelOf("b");
    theirs.notes = std::string("From another branch.");
    files_->write("levels/b.json", pack::writeLevel(theirs));
    pack.levels[0].title += '!';
    const auto saved = pack::save(pack, files_->path(), disk);
    QVERIFY(saved);
    QCOMPARE(saved->written, Names{"levels/a.json"});
    QCOMPARE(files_->bytes("levels/b.json"), pack::writeLevel(theirs));
    // The outside change is still reported.
    QCOMPARE(pack::changedOutside(files_->path(), disk), Names{"levels/b.json"});
    // The same change on both sides is no conflict.
    pack.levels[1] = theirs;
    QVERIFY(pack::save(pack, files_->path(), disk)->written.empty());
    QVERIFY(pack::changedOutside(files_->path(), disk).empty());
}

void TestPackConflicts::refusesFoldersThatItNeverSaw() {
    files_->copied("packs/valid/full");
    const testing::MemorySource before = testing::loadedFrom(files_->path().string());
    pack::DiskState disk;
    const level::Pack pack = packOf({"a", "rock"});
    const auto saved = pack::save(pack, files_->path(), disk);
    QVERIFY(!saved);
    QVERIFY(saved.error().reason == Reason::ChangedOutside);
    QCOMPARE(describe(saved.error()),
             "levels/rock.json: already exists and was not opened with this pack\n"
             "pack.json: already exists and was not opened with this pack\n");
    QVERIFY(testing::loadedFrom(files_->path().string()).files == before.files);
    // With `overwrite` it replaces conflicting files and leaves all others alone.
    QVERIFY(pack::save(pack, files_->path(), disk, {.overwrite = true}));
    QVERIFY(*pack::readFolder(files_->path()) == pack);
    QVERIFY(fs::exists(files_->path() / "levels/everything.json"));
}

void TestPackConflicts::writesAgainWhatHasGone() {
    const level::Pack pack = packOf({"a", "b"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, files_->path(), disk));
    fs::remove_all(files_->path() / "levels");
    QVERIFY(pack::save(pack, files_->path(), disk));
    QVERIFY(*pack::readFolder(files_->path()) == pack);
    fs::remove_all(files_->path());
    QVERIFY(pack::save(pack, files_->path(), disk));
    QVERIFY(*pack::readFolder(files_->path()) == pack);
}

void TestPackConflicts::keepsWhatCouldNotBeRead() {
    files_->copied("packs/valid/full");
    files_->write("levels/by-name.json", "<<<<<<< HEAD\n");
    fs::remove(files_->path() / "rooms/corner.json");
    auto opened = pack::openForEditing(files_->path());
    QVERIFY(opened);
    QCOMPARE(opened->reading.problems.size(), 2u);
    QVERIFY((opened->disk.unread ==
             std::vector<pack::Unread>{{false, "by-name", 1}, {true, "corner", 0}}));
    level::Pack& pack = opened->reading.pack;
    QCOMPARE(pack.levels.size(), 2u);
    pack.levels[1].title += '!';
    pack.levels.push_back(levelOf("more"));
    const auto saved = pack::save(pack, files_->path(), opened->disk);
    QVERIFY2(saved, saved ? "" : describe(saved.error()).c_str());
    QCOMPARE(saved->written, (Names{"levels/rock.json", "levels/more.json", "pack.json"}));
    QVERIFY(saved->removed.empty());
    QCOMPARE(files_->bytes("levels/by-name.json"), "<<<<<<< HEAD\n");
    QVERIFY(QString::fromStdString(files_->bytes("pack.json")).contains(R"(  "levels": [
    "everything",
    "by-name",
    "rock",
    "more"
  ],
  "rooms": [
    "corner",
    "hall",
    "twin"
  ],)"));
    // The file's name is taken.
    pack.levels.push_back(levelOf("by-name"));
    const auto refused = pack::save(pack, files_->path(), opened->disk);
    QVERIFY(!refused);
    QVERIFY(refused.error().reason == Reason::Pack);
    QCOMPARE(describe(refused.error()),
             "pack.json: the id \"by-name\" belongs to a level that could not be read: use "
             "another\n");
}

void TestPackConflicts::keepsFlaws() {
    level::Pack pack = packOf({"a"});
    level::Level& level = pack.levels[0];
    level.recipe.stages = {{"coins", true, {{"density", std::int64_t{500}}}},
                           {"no-such", true, {}}};
    level.objects.resize(2);  // two heroes
    level.objects[0].id = level.objects[1].id = std::string("twin");
    level.trajectories.resize(1);
    level.trajectories[0].points = {{1, 1}};
    level::Room room;
    room.id = std::string("half-done");
    room.title = std::string("Half done");
    room.cells = grid::Grid<level::Terrain>({3, 2}, level::Terrain::Floor);
    room.entrances = {{1, 1}};
    pack.rooms.push_back(room);
    pack::DiskState disk;
    const auto saved = pack::save(pack, files_->path(), disk);
    QVERIFY2(saved, saved ? "" : describe(saved.error()).c_str());
    const auto opened = pack::openForEditing(files_->path());
    QVERIFY(opened);
    QVERIFY(opened->reading.pack == pack);
    QVERIFY(opened->reading.unread.empty());
    std::string problems;
    for (const Problem& problem : opened->reading.problems) {
        QVERIFY(problem.severity == Severity::Error);
        problems += problem.describe() + '\n';
    }
    QCOMPARE(
        QString::fromStdString(problems),
        QStringLiteral("levels/a.json: object 2, id: \"twin\" appears twice\n"
                       "levels/a.json: objects: has 2 heroes, at most one is allowed\n"
                       "levels/a.json: trajectory 1, points: a path needs at least two points\n"
                       "levels/a.json: recipe stage 1 (coins), density: 500 is outside 0–100\n"
                       "levels/a.json: recipe stage 1 (coins): needs a hidden maze: put a stage "
                       "that provides them before it, such as Hidden maze\n"
                       "levels/a.json: recipe stage 2 (no-such): unknown stage \"no-such\"\n"
                       "rooms/half-done.json: cells, row 1, column 1: is open to the outside: put "
                       "a wall there and list it in entrances\n"
                       "rooms/half-done.json: cells, row 1, column 2: is open to the outside: put "
                       "a wall there and list it in entrances\n"
                       "rooms/half-done.json: cells, row 1, column 3: is open to the outside: put "
                       "a wall there and list it in entrances\n"
                       "rooms/half-done.json: cells, row 2, column 1: is open to the outside: put "
                       "a wall there and list it in entrances\n"
                       "rooms/half-done.json: cells, row 2, column 2: is open to the outside: put "
                       "a wall there and list it in entrances\n"
                       "rooms/half-done.json: cells, row 2, column 3: is open to the outside: put "
                       "a wall there and list it in entrances\n"
                       "rooms/half-done.json: entrance 1: (1, 1) is not an outer wall with floor "
                       "behind it\n"));
    // A reader that requires the whole pack refuses one with errors.
    QVERIFY(!pack::readFolder(files_->path()));
}

void TestPackConflicts::neverOverwritesANewerPack() {
    files_->copied("packs/valid/full");
    std::string text = files_->bytes("pack.json");
    text.replace(text.find("\"version\": 1"), 12, "\"version\": 2");
    files_->write("pack.json", text);
    auto opened = pack::openForEditing(files_->path());
    QVERIFY(opened);
    QVERIFY(!opened->disk.isPackFileWhole);
    QVERIFY(opened->reading.pack.levels.empty());
    const auto saved = pack::save(packOf({"mine"}), files_->path(), opened->disk);
    QVERIFY(!saved);
    QVERIFY(saved.error().reason == Reason::ChangedOutside);
    QCOMPARE(files_->bytes("pack.json"), text);
    QVERIFY(!fs::exists(files_->path() / "levels/mine.json"));
}

void TestPackConflicts::keepsABrokenPackFile() {
    files_->copied("packs/valid/full");
    std::string text = files_->bytes("pack.json");
    text.insert(text.find("    \"rock\""), "    \"No id\",\n");
    files_->write("pack.json", text);
    auto opened = pack::openForEditing(files_->path());
    QVERIFY(opened);
    level::Pack& pack = opened->reading.pack;
    QCOMPARE(pack.levels.size(), 3u);
    // Its levels can be saved as long as the list is unchanged.
    pack.levels[0].title += '!';
    QVERIFY(pack::save(pack, files_->path(), opened->disk));
    QCOMPARE(files_->bytes("pack.json"), text);
    pack.title += '!';
    const auto refused = pack::save(pack, files_->path(), opened->disk);
    QVERIFY(!refused);
    QVERIFY(refused.error().reason == Reason::ChangedOutside);
    QCOMPARE(describe(refused.error()),
             "pack.json: has parts that could not be read, and saving would delete them\n");
    QCOMPARE(files_->bytes("pack.json"), text);
    QVERIFY(pack::save(pack, files_->path(), opened->disk, {.overwrite = true}));
    QVERIFY(pack::readFolder(files_->path()));
}

MAZELOOM_TEST(TestPackConflicts)

}  // namespace mazeloom::tst_pack_conflicts

#include "tst_pack_conflicts.moc"

// SPDX-License-Identifier: MIT
// Saving into real folders: what is written, what is left alone, what is refused.
#include <algorithm>
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

#include "core/pack/open.h"
#include "core/pack/save.h"
#include "core/pack/write.h"
#include "tests/support/levels.h"
#include "tests/support/packs.h"
#include "tests/support/random_packs.h"

using namespace mazeloom;
namespace fs = std::filesystem;
using Reason = pack::SaveError::Reason;

class TestPackSave : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();

    void comesBack();
    void touchesOnlyWhatChanged();
    void keepsTheLayoutOfOthers();
    void removesOnlyWhatItKnows();
    void keepsPermissions();
    void replacesLinksNotTheirTargets();
    void cleansUpAfterKilledSaves();

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

    void refusesWhatCouldNotBeReadAgain();
    void refusesIdsThatAreNoFileNames();
    void saysWhyItCannotWrite();
    void keepsTheOldWhenFilesMayNotGrow();

  private:
    fs::path folder() const { return fs::path(parent_->path().toStdString()) / "pack"; }
    std::string bytes(const std::string& name) const;
    void write(const std::string& name, const std::string& text) const;
    /// Copies a folder of tests/data and opens it.
    pack::Opened copied(const std::string& data);

    std::unique_ptr<QTemporaryDir> parent_;
};

namespace {

level::Level levelOf(const std::string& id) {
    level::Level level = testing::solid({12, 9}, {"maze"});
    level.id = id;
    level.title = "The " + id;
    return level;
}

level::Pack packOf(const std::vector<std::string>& ids) {
    level::Pack pack{std::string("p"), std::string("A pack"), {}, {}, {}, {}};
    for (const std::string& id : ids)
        pack.levels.push_back(levelOf(id));
    return pack;
}

level::Room cornerRoom() {
    auto full = pack::readFolder(MAZELOOM_TEST_DATA "/packs/valid/full");
    return std::move(full->rooms.at(0));
}

std::string describe(const pack::SaveError& error) {
    std::string text;
    for (const Problem& problem : error.problems)
        text += problem.describe() + '\n';
    return text;
}

using Names = std::vector<std::string>;

/// What tells whether a file was written again.
std::pair<ino_t, std::int64_t> identity(const fs::path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return {};
    return {status.st_ino, status.st_mtim.tv_nsec};
}

}  // namespace

void TestPackSave::init() {
    parent_ = std::make_unique<QTemporaryDir>();
    QVERIFY(parent_->isValid());
}

void TestPackSave::cleanup() {
    // Whatever a test did, no save leaves a file behind that is not part of a pack.
    for (const auto& entry : fs::recursive_directory_iterator(parent_->path().toStdString()))
        QVERIFY2(!entry.path().filename().string().starts_with('.'), entry.path().c_str());
    parent_.reset();
}

std::string TestPackSave::bytes(const std::string& name) const {
    std::ifstream file(folder() / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void TestPackSave::write(const std::string& name, const std::string& text) const {
    fs::create_directories((folder() / name).parent_path());
    std::ofstream(folder() / name, std::ios::binary) << text;
}

pack::Opened TestPackSave::copied(const std::string& data) {
    fs::copy(fs::path(MAZELOOM_TEST_DATA) / data, folder(), fs::copy_options::recursive);
    auto opened = pack::openForEditing(folder());
    if (!opened) qFatal("%s", opened.error().describe().c_str());
    return std::move(*opened);
}

void TestPackSave::comesBack() {
    for (int seed = 0; seed < testing::seeds(40); ++seed) {
        const level::Pack pack = testing::randomPack(static_cast<std::uint64_t>(seed));
        pack::DiskState disk;
        const auto saved = pack::save(pack, folder(), disk);
        QVERIFY2(saved, saved ? "" : describe(saved.error()).c_str());
        QCOMPARE(saved->written.size(), pack.levels.size() + pack.rooms.size() + 1);
        QCOMPARE(saved->written.back(), "pack.json");
        auto opened = pack::openForEditing(folder());
        QVERIFY(opened);
        QVERIFY(opened->reading.problems.empty());
        QVERIFY(opened->reading.pack == pack);
        // Nothing has changed: nothing is written.
        const auto again = pack::save(pack, folder(), opened->disk);
        QVERIFY(again);
        QVERIFY(again->written.empty() && again->removed.empty());
        fs::remove_all(folder());
    }
}

void TestPackSave::touchesOnlyWhatChanged() {
    level::Pack pack = packOf({"a", "b", "c"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    const auto a = identity(folder() / "levels/a.json");
    const auto contents = identity(folder() / "pack.json");
    pack.levels[1].title += '!';
    const auto saved = pack::save(pack, folder(), disk);
    QVERIFY(saved);
    QCOMPARE(saved->written, Names{"levels/b.json"});
    QVERIFY(identity(folder() / "levels/a.json") == a);
    QVERIFY(identity(folder() / "pack.json") == contents);

    std::swap(pack.levels[0], pack.levels[2]);
    const auto reordered = pack::save(pack, folder(), disk);
    QVERIFY(reordered);
    QCOMPARE(reordered->written, Names{"pack.json"});
}

void TestPackSave::keepsTheLayoutOfOthers() {
    pack::Opened opened = copied("packs/valid/small");
    level::Pack& pack = opened.reading.pack;
    const std::string ring = bytes("levels/ring.json");
    pack.levels[1].title = std::string("Harder rock");
    const auto saved = pack::save(pack, folder(), opened.disk);
    QVERIFY(saved);
    QCOMPARE(saved->written, Names{"levels/rock.json"});
    QCOMPARE(bytes("levels/ring.json"), ring);
    // What is changed is written as this program does.
    pack.levels[0].notes.clear();
    QVERIFY(pack::save(pack, folder(), opened.disk));
    QCOMPARE(bytes("levels/ring.json"), pack::writeLevel(pack.levels[0]));
}

void TestPackSave::removesOnlyWhatItKnows() {
    level::Pack pack = packOf({"a", "b"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    write("levels/draft.json", "not yet listed");
    write("README.md", "Read me.");
    pack.levels.erase(pack.levels.begin());
    const auto saved = pack::save(pack, folder(), disk);
    QVERIFY(saved);
    QCOMPARE(saved->removed, Names{"levels/a.json"});
    QVERIFY(!fs::exists(folder() / "levels/a.json"));
    QCOMPARE(bytes("levels/draft.json"), "not yet listed");
    QCOMPARE(bytes("README.md"), "Read me.");
}

void TestPackSave::keepsPermissions() {
    level::Pack pack = packOf({"a"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    const auto permissions = fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read;
    fs::permissions(folder() / "levels/a.json", permissions);
    pack.levels[0].title += '!';
    QVERIFY(pack::save(pack, folder(), disk));
    QVERIFY(fs::status(folder() / "levels/a.json").permissions() == permissions);
}

void TestPackSave::replacesLinksNotTheirTargets() {
    level::Pack pack = packOf({"a"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    fs::rename(folder() / "levels/a.json", folder() / "elsewhere");
    fs::create_symlink(folder() / "elsewhere", folder() / "levels/a.json");
    const std::string before = bytes("elsewhere");
    pack.levels[0].title += '!';
    QVERIFY(pack::save(pack, folder(), disk));
    QCOMPARE(bytes("elsewhere"), before);
    QVERIFY(fs::is_regular_file(fs::symlink_status(folder() / "levels/a.json")));
}

void TestPackSave::cleansUpAfterKilledSaves() {
    const level::Pack pack = packOf({"a"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    for (const char* name : {".pack.json.saving-4711", "levels/.a.json.saving-1",
                             "levels/.gone.json.saving-23", "rooms/.r.json.saving-5"}) {
        write(name, "{\"id\":");
    }
    write("levels/a.json.saving-1", "not hidden, so not ours");
    QVERIFY(pack::save(pack, folder(), disk));
    QVERIFY(!fs::exists(folder() / ".pack.json.saving-4711"));
    QVERIFY(!fs::exists(folder() / "levels/.a.json.saving-1"));
    QVERIFY(!fs::exists(folder() / "levels/.gone.json.saving-23"));
    QVERIFY(!fs::exists(folder() / "rooms/.r.json.saving-5"));
    QVERIFY(fs::exists(folder() / "levels/a.json.saving-1"));
}

void TestPackSave::noticesWhatOthersChanged() {
    pack::Opened opened = copied("packs/valid/full");
    QVERIFY(pack::changedOutside(folder(), opened.disk).empty());
    // Of the same size, and within the same tick of the file system's clock.
    std::string rock = bytes("levels/rock.json");
    rock[rock.find("Rock")] = 'S';
    write("levels/rock.json", rock);
    QCOMPARE(pack::changedOutside(folder(), opened.disk), Names{"levels/rock.json"});
    fs::remove(folder() / "rooms/hall.json");
    write("pack.json", bytes("pack.json") + ' ');
    QCOMPARE(pack::changedOutside(folder(), opened.disk),
             (Names{"levels/rock.json", "pack.json", "rooms/hall.json"}));
    // What is put back is as it was.
    rock[rock.find("Sock")] = 'R';
    write("levels/rock.json", rock);
    QCOMPARE(pack::changedOutside(folder(), opened.disk), (Names{"pack.json", "rooms/hall.json"}));
    // Files that do not belong to the pack are nobody's business.
    write("levels/other.json", "{}");
    QCOMPARE(pack::changedOutside(folder(), opened.disk), (Names{"pack.json", "rooms/hall.json"}));
}

void TestPackSave::touchingIsNoChange() {
    pack::Opened opened = copied("packs/valid/full");
    const fs::path file = folder() / "levels/rock.json";
    fs::last_write_time(file, fs::last_write_time(file) - std::chrono::hours(1));
    QVERIFY(pack::changedOutside(folder(), opened.disk).empty());
    // It is remembered with its new time, which is old enough to be trusted.
    const auto& seen = opened.disk.files.at("levels/rock.json");
    QVERIFY(seen.settled);
    opened.reading.pack.levels[2].title += '!';
    const auto saved = pack::save(opened.reading.pack, folder(), opened.disk);
    QVERIFY(saved);
    QCOMPARE(saved->written, Names{"levels/rock.json"});
}

void TestPackSave::refusesToOverwrite() {
    level::Pack pack = packOf({"a", "b", "c"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    const testing::MemorySource before = [&] {
        write("levels/b.json", "changed by hand");
        write("levels/c.json", "changed too");
        write("levels/d.json", "somebody else's");
        return testing::loadedFrom(folder().string());
    }();
    pack.levels[0].title += '!';
    pack.levels[1].title += '!';
    pack.levels[2] = levelOf("d");
    const auto saved = pack::save(pack, folder(), disk);
    QVERIFY(!saved);
    QVERIFY(saved.error().reason == Reason::ChangedOutside);
    QCOMPARE(
        describe(saved.error()),
        "levels/b.json: was changed by another program since it was read\n"
        "levels/d.json: is there already, and was not opened with this pack\n"
        "levels/c.json: was changed by another program since it was read, and is deleted here\n");
    // Not even the files that nobody else touched.
    QVERIFY(testing::loadedFrom(folder().string()).files == before.files);
}

void TestPackSave::overwritesWhenTold() {
    level::Pack pack = packOf({"a", "b", "c"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    write("levels/a.json", "changed by hand");
    write("levels/c.json", "changed too");
    write("levels/d.json", "somebody else's");
    pack.levels[2] = levelOf("d");
    const auto saved = pack::save(pack, folder(), disk, {.overwrite = true});
    QVERIFY(saved);
    QCOMPARE(saved->written, (Names{"levels/a.json", "levels/d.json", "pack.json"}));
    QCOMPARE(saved->removed, Names{"levels/c.json"});
    const auto read = pack::readFolder(folder());
    QVERIFY(read);
    QVERIFY(*read == pack);
    QVERIFY(pack::changedOutside(folder(), disk).empty());
}

void TestPackSave::leavesOthersChangesWhereItHasNone() {
    level::Pack pack = packOf({"a", "b"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    level::Level theirs = levelOf("b");
    theirs.notes = std::string("From another branch.");
    write("levels/b.json", pack::writeLevel(theirs));
    pack.levels[0].title += '!';
    const auto saved = pack::save(pack, folder(), disk);
    QVERIFY(saved);
    QCOMPARE(saved->written, Names{"levels/a.json"});
    QCOMPARE(bytes("levels/b.json"), pack::writeLevel(theirs));
    // It is still told to whoever asks.
    QCOMPARE(pack::changedOutside(folder(), disk), Names{"levels/b.json"});
    // The same change on both sides is none.
    pack.levels[1] = theirs;
    QVERIFY(pack::save(pack, folder(), disk)->written.empty());
    QVERIFY(pack::changedOutside(folder(), disk).empty());
}

void TestPackSave::refusesFoldersThatItNeverSaw() {
    copied("packs/valid/full");
    const testing::MemorySource before = testing::loadedFrom(folder().string());
    pack::DiskState disk;
    const level::Pack pack = packOf({"a", "rock"});
    const auto saved = pack::save(pack, folder(), disk);
    QVERIFY(!saved);
    QVERIFY(saved.error().reason == Reason::ChangedOutside);
    QCOMPARE(describe(saved.error()),
             "levels/rock.json: is there already, and was not opened with this pack\n"
             "pack.json: is there already, and was not opened with this pack\n");
    QVERIFY(testing::loadedFrom(folder().string()).files == before.files);
    // Told to, it replaces what stands in its way and leaves the rest alone.
    QVERIFY(pack::save(pack, folder(), disk, {.overwrite = true}));
    QVERIFY(*pack::readFolder(folder()) == pack);
    QVERIFY(fs::exists(folder() / "levels/everything.json"));
}

void TestPackSave::writesAgainWhatHasGone() {
    const level::Pack pack = packOf({"a", "b"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    fs::remove_all(folder() / "levels");
    QVERIFY(pack::save(pack, folder(), disk));
    QVERIFY(*pack::readFolder(folder()) == pack);
    fs::remove_all(folder());
    QVERIFY(pack::save(pack, folder(), disk));
    QVERIFY(*pack::readFolder(folder()) == pack);
}

void TestPackSave::keepsWhatCouldNotBeRead() {
    copied("packs/valid/full");
    write("levels/by-name.json", "<<<<<<< HEAD\n");
    fs::remove(folder() / "rooms/corner.json");
    auto opened = pack::openForEditing(folder());
    QVERIFY(opened);
    QCOMPARE(opened->reading.problems.size(), 2u);
    QVERIFY((opened->disk.unread ==
             std::vector<pack::Unread>{{false, "by-name", 1}, {true, "corner", 0}}));
    level::Pack& pack = opened->reading.pack;
    QCOMPARE(pack.levels.size(), 2u);
    pack.levels[1].title += '!';
    pack.levels.push_back(levelOf("more"));
    const auto saved = pack::save(pack, folder(), opened->disk);
    QVERIFY2(saved, saved ? "" : describe(saved.error()).c_str());
    QCOMPARE(saved->written, (Names{"levels/rock.json", "levels/more.json", "pack.json"}));
    QVERIFY(saved->removed.empty());
    QCOMPARE(bytes("levels/by-name.json"), "<<<<<<< HEAD\n");
    QVERIFY(QString::fromStdString(bytes("pack.json")).contains(R"(  "levels": [
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
    // Its name is taken.
    pack.levels.push_back(levelOf("by-name"));
    const auto refused = pack::save(pack, folder(), opened->disk);
    QVERIFY(!refused);
    QVERIFY(refused.error().reason == Reason::Pack);
    QCOMPARE(describe(refused.error()),
             "pack.json: the id \"by-name\" belongs to a level that could not be read: use "
             "another\n");
}

void TestPackSave::keepsFlaws() {
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
    const auto saved = pack::save(pack, folder(), disk);
    QVERIFY2(saved, saved ? "" : describe(saved.error()).c_str());
    const auto opened = pack::openForEditing(folder());
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
        QStringLiteral(
            "levels/a.json: object 2, id: \"twin\" stands twice\n"
            "levels/a.json: objects: has 2 heroes, at most one is allowed\n"
            "levels/a.json: trajectory 1, points: a path has at least two points\n"
            "levels/a.json: recipe stage 1 (coins), density: 500 is outside 0–100\n"
            "levels/a.json: recipe stage 1 (coins): wants a hidden maze: put a stage before it "
            "that "
            "gives them (hidden-maze)\n"
            "levels/a.json: recipe stage 2 (no-such): unknown stage \"no-such\"\n"
            "rooms/half-done.json: cells, row 1, column 1: is open to the outside: put a wall "
            "there and "
            "list it in entrances\n"
            "rooms/half-done.json: cells, row 1, column 2: is open to the outside: put a wall "
            "there and "
            "list it in entrances\n"
            "rooms/half-done.json: cells, row 1, column 3: is open to the outside: put a wall "
            "there and "
            "list it in entrances\n"
            "rooms/half-done.json: cells, row 2, column 1: is open to the outside: put a wall "
            "there and "
            "list it in entrances\n"
            "rooms/half-done.json: cells, row 2, column 2: is open to the outside: put a wall "
            "there and "
            "list it in entrances\n"
            "rooms/half-done.json: cells, row 2, column 3: is open to the outside: put a wall "
            "there and "
            "list it in entrances\n"
            "rooms/half-done.json: entrance 1: (1, 1) is no outer wall with floor behind it\n"));
    // A pack with errors is no pack to a reader that wants all of it.
    QVERIFY(!pack::readFolder(folder()));
}

void TestPackSave::neverOverwritesANewerPack() {
    copied("packs/valid/full");
    std::string text = bytes("pack.json");
    text.replace(text.find("\"version\": 1"), 12, "\"version\": 2");
    write("pack.json", text);
    auto opened = pack::openForEditing(folder());
    QVERIFY(opened);
    QVERIFY(!opened->disk.isPackFileWhole);
    QVERIFY(opened->reading.pack.levels.empty());
    const auto saved = pack::save(packOf({"mine"}), folder(), opened->disk);
    QVERIFY(!saved);
    QVERIFY(saved.error().reason == Reason::ChangedOutside);
    QCOMPARE(bytes("pack.json"), text);
    QVERIFY(!fs::exists(folder() / "levels/mine.json"));
}

void TestPackSave::keepsABrokenPackFile() {
    copied("packs/valid/full");
    std::string text = bytes("pack.json");
    text.insert(text.find("    \"rock\""), "    \"No id\",\n");
    write("pack.json", text);
    auto opened = pack::openForEditing(folder());
    QVERIFY(opened);
    level::Pack& pack = opened->reading.pack;
    QCOMPARE(pack.levels.size(), 3u);
    // Its levels can be saved as long as the list stays as it is.
    pack.levels[0].title += '!';
    QVERIFY(pack::save(pack, folder(), opened->disk));
    QCOMPARE(bytes("pack.json"), text);
    pack.title += '!';
    const auto refused = pack::save(pack, folder(), opened->disk);
    QVERIFY(!refused);
    QVERIFY(refused.error().reason == Reason::ChangedOutside);
    QCOMPARE(describe(refused.error()),
             "pack.json: holds what could not be read, and what saving would drop\n");
    QCOMPARE(bytes("pack.json"), text);
    QVERIFY(pack::save(pack, folder(), opened->disk, {.overwrite = true}));
    QVERIFY(pack::readFolder(folder()));
}

void TestPackSave::refusesWhatCouldNotBeReadAgain() {
    const auto refusal = [&](const auto& spoil) {
        level::Pack pack = packOf({"a", "b"});
        pack.rooms.push_back(cornerRoom());
        pack::DiskState disk;
        if (!pack::save(pack, folder(), disk)) return std::string("cannot be saved at all");
        const testing::MemorySource before = testing::loadedFrom(folder().string());
        pack.levels[0].title += '!';
        spoil(pack);
        const auto saved = pack::save(pack, folder(), disk);
        if (testing::loadedFrom(folder().string()).files != before.files) {
            return std::string("has changed files");
        }
        fs::remove_all(folder());
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
             "levels/b.json: terrain: is 3 × 3, size says 12 × 9\n");
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
    const auto saved = pack::save(pack, folder(), disk, {.overwrite = true});
    QVERIFY(!saved);
    QVERIFY(saved.error().reason == Reason::Pack);
    QCOMPARE(QString::fromStdString(describe(saved.error())),
             QStringLiteral("pack.json: level id \"../b\" is no id: use 1–64 of a–z, 0–9 and -\n"
                            "pack.json: level id \"\" is no id: use 1–64 of a–z, 0–9 and -\n"
                            "pack.json: two levels have the id \"a\"\n"
                            "pack.json: level id \"C\" is no id: use 1–64 of a–z, 0–9 and -\n"
                            "pack.json: room id \"%1…\" is no id: use 1–64 of a–z, 0–9 and -\n")
                 .arg(QString(60, 'x')));
    QVERIFY(!fs::exists(folder()));
}

void TestPackSave::saysWhyItCannotWrite() {
    const level::Pack pack = packOf({"a"});
    const auto errorIn = [&](const fs::path& target) {
        pack::DiskState disk;
        const auto saved = pack::save(pack, target, disk);
        if (saved || saved.error().reason != Reason::Disk) return std::string("no such error");
        return describe(saved.error());
    };
    const std::string root = parent_->path().toStdString();
    QCOMPARE(errorIn(root + "/no/such"),
             root + "/no/such: cannot be made or used: No such file or directory\n");
    std::ofstream(root + "/file") << "I was here first.";
    QCOMPARE(errorIn(root + "/file"), root + "/file: cannot be made or used: Not a directory\n");
    QCOMPARE(errorIn(root + "/file/below"),
             root + "/file/below: cannot be made or used: Not a directory\n");
    QCOMPARE(fs::file_size(root + "/file"), std::uintmax_t{17});

    write("levels", "a file");
    QCOMPARE(errorIn(folder()), "levels/a.json: cannot be written: Not a directory\n");
    fs::remove(folder() / "levels");
    fs::create_directories(folder() / "levels/a.json");
    QCOMPARE(errorIn(folder()), "levels/a.json: is not a file\n");
    QVERIFY(!fs::exists(folder() / "pack.json"));
}

void TestPackSave::keepsTheOldWhenFilesMayNotGrow() {
    level::Pack pack = packOf({"a", "b"});
    pack::DiskState disk;
    QVERIFY(pack::save(pack, folder(), disk));
    const testing::MemorySource before = testing::loadedFrom(folder().string());
    pack.levels[0].title += '!';
    pack.levels[1].paint = level::PaintGrid(pack.levels[1].size);
    pack.levels[1].notes = std::string(100'000, 'n');
    // The limit would hold for this whole process: another one bears it.
    const pid_t child = ::fork();
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{20'000, 20'000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        const auto saved = pack::save(pack, folder(), disk);
        const bool told =
            !saved && saved.error().reason == Reason::Disk &&
            describe(saved.error()) == "levels/b.json: cannot be written: File too large\n";
        ::_exit(told ? 0 : 1);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
    QVERIFY(testing::loadedFrom(folder().string()).files == before.files);
}

QTEST_APPLESS_MAIN(TestPackSave)
#include "tst_pack_save.moc"

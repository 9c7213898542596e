// SPDX-License-Identifier: MIT
// Each pack finds its own saved run, even beside those of other packs with the same id.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <QTest>

#include "core/play/descent/runs/find_run.h"
#include "core/play/descent/runs/session.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_descent_find_run {

using namespace play::descent;
using testing::ModelDisk;

class TestDescentFindRun : public QObject {
    Q_OBJECT

  private slots:
    void packsWithOneIdKeepTheirOwn();
    void aChangedPackFindsItsRunAgain();
    void theOldNameIsStillFound();
    void aDamagedFileIsSetAside();
    void thereAreNotTooMany();
    void runsOfOtherTablesAreFound();
};

namespace {

const std::filesystem::path kRoot = "/disk";
const std::filesystem::path kFolder = kRoot / "data";

level::Pack packOf(const std::vector<std::string>& rows, int attack = 0) {
    level::Pack pack;
    pack.id = "delve";
    level::Level level = testing::painted(rows, {});
    level.id = "first";
    level.ruleset = level::Ruleset::Descent;
    pack.levels = {level};
    pack.descent.floors = {{1, "first"}};
    pack.descent.otherFloors = "first";
    if (attack > 0) pack.descent.tables.heroAttack = attack;
    return pack;
}

const std::vector<std::string> kHall{"#######", "#@...>#", "#######"};
const std::vector<std::string> kRoom{"######", "#@..>#", "#....#", "######"};

std::shared_ptr<const Dungeon> dungeonOf(const level::Pack& pack) {
    auto dungeon = Dungeon::of(pack);
    if (!dungeon) qFatal("%s", dungeon.error().describe().c_str());
    return *dungeon;
}

ModelDisk emptyDisk() {
    ModelDisk disk(kRoot);
    disk.makeFolder(kFolder);
    return disk.afterKill();
}

FoundRun found(const std::shared_ptr<const Dungeon>& dungeon, ModelDisk& disk) {
    auto run = findRun(kFolder, "delve", dungeon, disk);
    if (!run) qFatal("%s", run.error().describe().c_str());
    return *std::move(run);
}

/// Begins a run of this many keys in the given file and saves it.
Session keep(const std::shared_ptr<const Dungeon>& dungeon, const std::filesystem::path& file,
             int keys, ModelDisk& disk) {
    auto session = Session::begin(dungeon, {});
    if (!session) qFatal("%s", session.error().describe().c_str());
    for (int i = 0; i < keys; ++i)
        session->press(Key::Right);
    if (!SavedRun(file, "delve", disk).save(*session)) qFatal("cannot save the run");
    return *session;
}

}  // namespace

void TestDescentFindRun::packsWithOneIdKeepTheirOwn() {
    const auto hall = dungeonOf(packOf(kHall));
    const auto room = dungeonOf(packOf(kRoom));
    const auto harder = dungeonOf(packOf(kHall, 3));
    ModelDisk disk = emptyDisk();
    int keys = 0;
    for (const auto& dungeon : {hall, room, harder}) {
        const FoundRun none = found(dungeon, disk);
        QVERIFY(!none.run.session);
        QVERIFY(disk.filesIn(kFolder).count(none.file.filename().string()) == 0);
        keep(dungeon, none.file, ++keys, disk);
    }
    QCOMPARE(disk.filesIn(kFolder).size(), std::size_t{3});
    const auto before = disk.filesIn(kFolder);
    keys = 0;
    for (const auto& dungeon : {hall, room, harder}) {
        const FoundRun own = found(dungeon, disk);
        QVERIFY(own.run.session);
        QCOMPARE(own.run.session->length(), std::int64_t{++keys});
        QVERIFY(own.run.session->sharedDungeon() == dungeon);
        // The hall's file comes first of the two with these tables, so the room reports a problem.
        QCOMPARE(own.run.problems.empty(), dungeon != room);
    }
    QVERIFY(disk.filesIn(kFolder) == before);
}

void TestDescentFindRun::aChangedPackFindsItsRunAgain() {
    const auto hall = dungeonOf(packOf(kHall));
    ModelDisk disk = emptyDisk();
    keep(hall, found(hall, disk).file, 3, disk);
    const auto before = disk.filesIn(kFolder);
    const FoundRun changed = found(dungeonOf(packOf(kRoom)), disk);
    QVERIFY(!changed.run.session);
    QCOMPARE(changed.run.problems.size(), std::size_t{2});
    QVERIFY(disk.filesIn(kFolder) == before);
    // Undoing the edit brings the run back.
    QCOMPARE(found(dungeonOf(packOf(kHall)), disk).run.session->length(), std::int64_t{3});
}

void TestDescentFindRun::theOldNameIsStillFound() {
    const auto hall = dungeonOf(packOf(kHall));
    const auto room = dungeonOf(packOf(kRoom));
    ModelDisk disk = emptyDisk();
    const std::filesystem::path old = kFolder / "run-delve.jsonl";
    keep(hall, old, 2, disk);
    const FoundRun own = found(hall, disk);
    QCOMPARE(own.file, old);
    QCOMPARE(own.run.session->length(), std::int64_t{2});
    QVERIFY(own.run.problems.empty());
    // A new run of another pack does not use the old file.
    const FoundRun others = found(room, disk);
    QVERIFY(!others.run.session && others.file != old);
    keep(room, others.file, 1, disk);
    QCOMPARE(found(hall, disk).run.session->length(), std::int64_t{2});
    QCOMPARE(found(room, disk).run.session->length(), std::int64_t{1});
}

void TestDescentFindRun::aDamagedFileIsSetAside() {
    const auto hall = dungeonOf(packOf(kHall));
    ModelDisk disk = emptyDisk();
    const std::filesystem::path file = found(hall, disk).file;
    disk.put(file, "rubbish");
    const FoundRun none = found(hall, disk);
    QCOMPARE(none.file, file);
    QVERIFY(!none.run.session);
    QCOMPARE(none.run.problems.size(), std::size_t{2});
    const auto files = disk.filesIn(kFolder);
    QCOMPARE(files.size(), std::size_t{1});
    QCOMPARE(files.begin()->second, std::string("rubbish"));
    QVERIFY(files.begin()->first != file.filename().string());
}

void TestDescentFindRun::thereAreNotTooMany() {
    ModelDisk disk = emptyDisk();
    std::vector<std::string> rows = kHall;
    for (int i = 0; i < kMostRunFiles; ++i) {
        for (std::string& row : rows)
            row.insert(row.size() - 1, 1, row == rows[1] ? '.' : '#');
        const auto dungeon = dungeonOf(packOf(rows));
        keep(dungeon, found(dungeon, disk).file, 1, disk);
    }
    QCOMPARE(disk.filesIn(kFolder).size(), std::size_t{kMostRunFiles});
    // The last run is still found, and another one is refused.
    QVERIFY(found(dungeonOf(packOf(rows)), disk).run.session);
    const auto more = findRun(kFolder, "delve", dungeonOf(packOf(kHall)), disk);
    QVERIFY(!more);
    QVERIFY(more.error().text.starts_with("no other run can be kept"));
    QCOMPARE(disk.filesIn(kFolder).size(), std::size_t{kMostRunFiles});
}

void TestDescentFindRun::runsOfOtherTablesAreFound() {
    ModelDisk disk = emptyDisk();
    const std::uint64_t now = dungeonOf(packOf(kHall))->hash();
    const std::uint64_t before = dungeonOf(packOf(kHall, 9))->hash();
    QVERIFY(now != before);
    const auto found = [&disk, now] { return runsOfOtherTables(kFolder, "delve", now, disk); };
    QVERIFY(found().empty());
    QVERIFY(!disk.makeFolder(kFolder));
    // Files of this pack, of another one whose id begins alike, and others.
    for (const std::string& name :
         {runFileOf("delve", now), runFileOf("delve", now, 2), runFileOf("delve-2", before),
          oldRunFileOf("delve"), runFileOf("delve", before) + ".aside-1",
          std::string("run-delve-notahexadecimal.jsonl"), std::string("highscores.txt")})
        QVERIFY(!disk.write(kFolder / name, "x", {}));
    QVERIFY(found().empty());
    for (const int number : {2, 1})
        QVERIFY(!disk.write(kFolder / runFileOf("delve", before, number), "x", {}));
    const auto names = found();
    QCOMPARE(names.size(), std::size_t{2});
    QVERIFY(std::ranges::is_sorted(names));
    QVERIFY(std::ranges::find(names, runFileOf("delve", before)) != names.end());
}

MAZELOOM_TEST(TestDescentFindRun)

}  // namespace mazeloom::tst_descent_find_run

#include "tst_descent_find_run.moc"

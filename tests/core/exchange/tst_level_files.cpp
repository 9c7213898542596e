// SPDX-License-Identifier: MIT
// The files that an export writes, and that they appear all together or not at all.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include <QTemporaryDir>
#include <QTest>

#include "core/exchange/importer.h"
#include "core/exchange/out/write_levels.h"
#include "core/json/parse.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/packs/unlucky.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_level_files {

namespace fs = std::filesystem;

using exchange::LevelFiles;
using exchange::Seeds;
using testing::ModelDisk;

class TestLevelFiles : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void aFileForEachLevelAndSeed();
    void oneFileKeepsItsName();
    void nothingOfNoLevels();
    void allAppearTogether();
    void nothingIsLeftOfWhatFails();
    void nothingIsLeftOfWhatIsStopped();
    void aFolderInAPlaceIsNotReplaced();
    void whatLevelsShareIsWrittenOnce();
    void listsHaveEachSeedOnce();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void finishedFilesAreNotMadeAgain_data();
    void finishedFilesAreNotMadeAgain();
    void onlyWhatIsAsItWasFinishedIsTrusted();
    void anotherExportIsNotGoneOnWith();
    void eachOptionMakesAnotherExport_data();
    void eachOptionMakesAnotherExport();
    void anotherSeedMakesAnotherExport();
    void filesOfTheExportBeforeAreNamed();
    void failuresNameLevelSeedAndStage();
    void originsOfAFolderAreOneFile();
    void othersFilesAreNotReplaced();
    void linksInTheFolderAreReplaced_data();
    void linksInTheFolderAreReplaced();
    void onlyTheTypedNameIsFollowed();
    void oneExportAtATimeWritesIntoAFolder();

  private:
    LevelFiles files(const char* format, std::size_t levels, std::optional<Seeds> seeds) const {
        exchange::LevelChoice choice;
        choice.format = *std::ranges::find_if(exchange::exporters(), [&](const auto* one) {
            return std::string_view(one->id) == format;
        });
        choice.pack = &pack_;
        for (std::size_t i = 0; i < levels; ++i)
            choice.levels.push_back({&pack_.levels[i], 40 + i});
        choice.seeds = seeds;
        return LevelFiles(std::move(choice));
    }
    static tl::expected<std::uint64_t, Problem> write(const LevelFiles& files, ModelDisk& disk,
                                                      const exchange::WriteControl& control = {}) {
        return exchange::writeLevels(files, {"/out", true}, {}, control, disk);
    }

    /// Returns the files of two levels on three seeds. The unlucky level fails on the second seed;
    /// "cellar" succeeds on each.
    LevelFiles unlucky(const char* format) const {
        LevelFiles all = files(format, 0, Seeds{seed_ - 1, seed_ + 1});
        exchange::LevelChoice choice = all.choice();
        choice.pack = &dungeons_;
        for (const char* id : {"cellar", testing::kUnlucky})
            choice.levels.push_back({dungeons_.findLevel(id), 1});
        return LevelFiles(std::move(choice));
    }
    static exchange::Written writeOf(const LevelFiles& files, ModelDisk& disk,
                                     exchange::WriteWay way, exchange::WriteControl control = {}) {
        control.way = way;
        return exchange::writeLevelsOf(files, {"/out", true}, {}, control, disk);
    }
    /// Returns the files that an uninterrupted export writes into an empty folder.
    static std::map<std::string, std::string> wholeOf(const LevelFiles& files) {
        ModelDisk disk("/out");
        const auto written = writeOf(files, disk, {.keepsGoing = true, .keepsFinished = true});
        if (written.problem) qFatal("%s", written.problem->describe().c_str());
        return disk.filesIn("/out");
    }

    level::Pack pack_;
    level::Pack dungeons_;
    std::uint64_t seed_ = 0;
};

namespace {

/// Returns all files of a folder; links are followed.
std::map<std::string, std::string> readAll(const fs::path& folder) {
    std::map<std::string, std::string> all;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        std::ifstream file(entry.path(), std::ios::binary);
        all[entry.path().filename().string()] = {std::istreambuf_iterator<char>(file), {}};
    }
    return all;
}

/// Returns a progress function that requests a stop after this many files.
auto stopsAt(std::uint64_t count, std::atomic<bool>& stop) {
    return [count, &stop](const exchange::LevelFile&, std::uint64_t done, std::uint64_t) {
        stop = done == count;
    };
}

}  // namespace

void TestLevelFiles::initTestCase() {
    auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    QVERIFY(pack.has_value());
    pack_ = std::move(*pack);
    auto dungeons = pack::readFolder(MAZELOOM_PACKS "/dungeons");
    QVERIFY(dungeons.has_value());
    dungeons_ = std::move(*dungeons);
    seed_ = testing::addUnlucky(dungeons_);
}

void TestLevelFiles::aFileForEachLevelAndSeed() {
    const LevelFiles own = files("xp", 3, std::nullopt);
    QCOMPARE(own.count(), std::uint64_t{3});
    QCOMPARE(own.at(1).stem, pack_.levels[1].id);
    QCOMPARE(own.at(1).levels.front().seed, std::uint64_t{41});
    const LevelFiles range = files("xp", 3, Seeds{7, 9});
    QCOMPARE(range.count(), std::uint64_t{9});
    std::set<std::string> stems;
    for (std::uint64_t i = 0; i < range.count(); ++i) {
        const exchange::LevelFile file = range.at(i);
        QCOMPARE(file.levels.size(), std::size_t{1});
        QCOMPARE(file.stem, file.levels[0].level->id + '-' + std::to_string(file.levels[0].seed));
        stems.insert(file.stem);
    }
    QCOMPARE(stems.size(), std::size_t{9});
    QVERIFY(stems.contains(pack_.levels[2].id + "-9"));
    // The greatest seed is valid.
    const std::uint64_t last = UINT64_MAX;
    QCOMPARE(files("xp", 1, Seeds{last, last}).at(0).levels[0].seed, last);
    QCOMPARE(files("xp", 1, Seeds{last - 1, last}).count(), std::uint64_t{2});
}

void TestLevelFiles::oneFileKeepsItsName() {
    ModelDisk disk("/out");
    const auto written = exchange::writeLevels(files("tmj", 1, std::nullopt),
                                               {"/out/my map.tmj", false}, {}, {}, disk);
    if (!written) qFatal("%s", written.error().describe().c_str());
    const auto there = disk.filesIn("/out");
    QVERIFY(there.contains("my map.tmj"));
    // Companion files take the name of the main file.
    QVERIFY(there.contains("my map.tsx"));
    QCOMPARE(*written, std::uint64_t{there.size()});
}

void TestLevelFiles::nothingOfNoLevels() {
    QCOMPARE(files("xp", 0, Seeds{1, 100}).count(), std::uint64_t{0});
}

void TestLevelFiles::allAppearTogether() {
    ModelDisk disk("/out");
    disk.put("/out/first-steps-1.xp", "old");
    std::vector<std::uint64_t> told;
    exchange::WriteControl control;
    control.progress = [&](const exchange::LevelFile&, std::uint64_t done, std::uint64_t count) {
        told.push_back(done);
        QCOMPARE(count, std::uint64_t{6});
        QCOMPARE(disk.filesIn("/out").at("first-steps-1.xp"), std::string("old"));
    };
    const auto written = write(files("xp", 2, Seeds{1, 3}), disk, control);
    if (!written) qFatal("%s", written.error().describe().c_str());
    QCOMPARE(*written, std::uint64_t{6});
    QCOMPARE(told.size(), std::size_t{6});
    const auto there = disk.filesIn("/out");
    QCOMPARE(there.size(), std::size_t{6});
    QVERIFY(there.at("first-steps-1.xp") != "old");
    QVERIFY(there.at("first-steps-1.xp") != there.at("first-steps-2.xp"));
}

void TestLevelFiles::nothingIsLeftOfWhatFails() {
    ModelDisk counted("/out");
    QVERIFY(write(files("xp", 2, Seeds{1, 2}), counted).has_value());
    int failed = 0;
    // The last changes move the files to their final names.
    for (int change = 0; change < counted.changes() - 6; ++change) {
        ModelDisk disk("/out");
        disk.put("/out/first-steps-1.xp", "old");
        disk.failAt(disk.changes() + change, std::errc::no_space_on_device);
        const auto written = write(files("xp", 2, Seeds{1, 2}), disk);
        if (written) continue;
        ++failed;
        QVERIFY(!written.error().describe().empty());
        const auto there = disk.filesIn("/out");
        QCOMPARE(there.size(), std::size_t{1});
        QCOMPARE(there.at("first-steps-1.xp"), std::string("old"));
    }
    QVERIFY(failed >= 4);
}

void TestLevelFiles::nothingIsLeftOfWhatIsStopped() {
    ModelDisk disk("/out");
    std::atomic<bool> stop = false;
    exchange::WriteControl control{.stop = &stop, .progress = {}};
    control.progress = stopsAt(2, stop);
    const auto written = write(files("xp", 2, Seeds{1, 3}), disk, control);
    QVERIFY(!written.has_value());
    QVERIFY(disk.filesIn("/out").empty());
}

void TestLevelFiles::aFolderInAPlaceIsNotReplaced() {
    ModelDisk disk("/out");
    disk.makeFolder("/out/first-steps-2.xp");
    const auto written = write(files("xp", 1, Seeds{1, 3}), disk);
    QVERIFY(!written.has_value());
    QVERIFY(written.error().describe().find("first-steps-2.xp") != std::string::npos);
    QVERIFY(disk.filesIn("/out").empty());
}

void TestLevelFiles::whatLevelsShareIsWrittenOnce() {
    ModelDisk disk("/out");
    QVERIFY(write(files("tmj", 3, std::nullopt), disk).has_value());
    int tilesets = 0;
    for (const auto& [name, bytes] : disk.filesIn("/out")) {
        tilesets += name.ends_with(".tsx") ? 1 : 0;
        if (!name.ends_with(".tmj")) continue;
        QVERIFY(bytes.find("temple.tsx") != std::string::npos);
    }
    QCOMPARE(tilesets, 1);
}

void TestLevelFiles::listsHaveEachSeedOnce() {
    exchange::SeedList list;
    for (const Seeds range : {Seeds{5, 9}, Seeds{7, 7}, Seeds{2, 12}, Seeds{UINT64_MAX, UINT64_MAX},
                              Seeds{0, 0}, Seeds{UINT64_MAX - 1, UINT64_MAX}})
        list.add(range);
    std::vector<std::uint64_t> all;
    for (std::uint64_t i = 0; i < list.count(); ++i)
        all.push_back(list.at(i));
    QVERIFY(all == std::vector<std::uint64_t>(
                       {5, 6, 7, 8, 9, 2, 3, 4, 10, 11, 12, UINT64_MAX, 0, UINT64_MAX - 1}));
    // With several ranges of seeds, file names contain the seed.
    exchange::LevelChoice choice = files("xp", 1, Seeds{7, 7}).choice();
    choice.seeds->add({3, 3});
    const LevelFiles two(std::move(choice));
    QCOMPARE(two.count(), std::uint64_t{2});
    QVERIFY(two.at(0).stem.ends_with("-7") && two.at(1).stem.ends_with("-3"));
}

void TestLevelFiles::threadsChangeNothing_data() {
    QTest::addColumn<QString>("format");
    for (const exchange::Exporter* format : exchange::exporters())
        QTest::newRow(format->id) << format->id;
}

void TestLevelFiles::threadsChangeNothing() {
    QFETCH(QString, format);
    const QByteArray id = format.toLatin1();
    const auto one = wholeOf(unlucky(id.constData()));
    QVERIFY(one.contains("failures.json"));
    for (const unsigned threads : {2U, 5U}) {
        ModelDisk disk("/out");
        std::vector<std::uint64_t> told;
        exchange::WriteControl control;
        control.progress = [&](const exchange::LevelFile&, std::uint64_t done, std::uint64_t) {
            told.push_back(done);
        };
        const auto written =
            writeOf(unlucky(id.constData()), disk,
                    {.keepsGoing = true, .keepsFinished = true, .threads = threads}, control);
        QVERIFY(!written.problem);
        QVERIFY(disk.filesIn("/out") == one);
        QVERIFY(std::ranges::is_sorted(told));
    }
}

void TestLevelFiles::finishedFilesAreNotMadeAgain_data() {
    QTest::addColumn<QString>("format");
    const auto formats = exchange::exporters();
    for (std::size_t i = 0; i < formats.size(); ++i) {
        if (testing::isSampled(i)) QTest::newRow(formats[i]->id) << formats[i]->id;
    }
}

/// The export is stopped before each file and killed at each disk change, then resumed.
void TestLevelFiles::finishedFilesAreNotMadeAgain() {
    QFETCH(QString, format);
    const QByteArray id = format.toLatin1();
    const LevelFiles all = unlucky(id.constData());
    const auto whole = wholeOf(all);
    const exchange::WriteWay way{.keepsGoing = true, .keepsFinished = true};
    const exchange::WriteWay onward{.keepsGoing = true, .keepsFinished = true, .resumes = true};
    for (std::uint64_t end = 0; end < all.count(); ++end) {
        ModelDisk disk("/out");
        std::atomic<bool> stop = false;
        exchange::WriteControl control{.stop = &stop};
        control.progress = stopsAt(end, stop);
        const auto ended = writeOf(all, disk, way, control);
        QVERIFY(ended.problem && ended.problem->text.empty());
        for (const auto& [name, bytes] : disk.filesIn("/out")) {
            QVERIFY2(!name.starts_with('.'), name.c_str());
            if (name.ends_with(".json") || name == "unfinished.ndjson") continue;
            QVERIFY2(whole.contains(name) && whole.at(name) == bytes, name.c_str());
        }
        const auto gone = writeOf(all, disk, onward);
        QVERIFY(!gone.problem && !gone.wasOther);
        QCOMPARE(gone.resumed, ended.finished);
        QVERIFY(disk.filesIn("/out") == whole);
    }
    ModelDisk counted("/out");
    writeOf(all, counted, way);
    for (int change = 0; change < counted.changes(); ++change) {
        for (const bool resumes : {true, false}) {
            ModelDisk disk("/out");
            disk.stopAt(change);
            writeOf(all, disk, way);
            ModelDisk next = disk.afterKill();
            const auto written = writeOf(all, next, resumes ? onward : way);
            QVERIFY(!written.problem);
            QVERIFY(next.filesIn("/out") == whole);
        }
    }
}

void TestLevelFiles::onlyWhatIsAsItWasFinishedIsTrusted() {
    const LevelFiles all = unlucky("tmj");
    const auto whole = wholeOf(all);
    ModelDisk begun("/out");
    exchange::WriteControl control;
    control.progress = [&](const exchange::LevelFile&, std::uint64_t done, std::uint64_t) {
        if (done == 4) begun.stopAt(begun.changes());
    };
    writeOf(all, begun, {.keepsGoing = true, .keepsFinished = true}, control);
    const ModelDisk killed = begun.afterKill();
    const auto there = killed.filesIn("/out");
    const std::string record = there.at("unfinished.ndjson");
    int spoiled = 0;
    for (const auto& [name, bytes] : there) {
        if (name.starts_with('.') || name == "unfinished.ndjson") continue;
        for (const std::string& other : {std::string("changed"), bytes + ' ', std::string()}) {
            ModelDisk disk = killed.afterKill();
            if (other.empty())
                disk.take("/out/" + name);
            else
                disk.put("/out/" + name, other);
            // The record ends in the middle of a line.
            disk.put("/out/unfinished.ndjson", record + "{\"file\": \"cel");
            const auto written =
                writeOf(all, disk, {.keepsGoing = true, .keepsFinished = true, .resumes = true});
            QVERIFY(!written.problem);
            QVERIFY2(disk.filesIn("/out") == whole, name.c_str());
            ++spoiled;
        }
    }
    QVERIFY(spoiled >= 6);
}

void TestLevelFiles::anotherExportIsNotGoneOnWith() {
    exchange::WriteWay way{.keepsGoing = true, .keepsFinished = true, .resumes = true};
    for (const bool isSame : {true, false}) {
        ModelDisk disk("/out");
        std::atomic<bool> stop = false;
        exchange::WriteControl control{.stop = &stop};
        control.progress = stopsAt(2, stop);
        writeOf(unlucky("csv"), disk, way, control);
        level::Pack changed = dungeons_;
        if (!isSame) {
            for (std::size_t i = 0; i < changed.levels.size(); ++i)
                changed.levels[i].title += '!';
        }
        exchange::LevelChoice choice = unlucky("csv").choice();
        choice.pack = &changed;
        for (auto& wanted : choice.levels)
            wanted.level = changed.findLevel(wanted.level->id);
        const auto written = writeOf(LevelFiles(std::move(choice)), disk, way);
        QCOMPARE(written.wasOther, !isSame);
        QCOMPARE(written.resumed, std::uint64_t(isSame ? 2 : 0));
        QVERIFY(!written.problem);
    }
}

void TestLevelFiles::eachOptionMakesAnotherExport_data() {
    QTest::addColumn<int>("option");
    QTest::newRow("none") << 0;
    QTest::newRow("cell") << 1;
    QTest::newRow("theme") << 2;
    QTest::newRow("grid") << 3;
    QTest::newRow("overlays") << 4;
    QTest::newRow("letters") << 5;
    QTest::newRow("tiles") << 6;
    QTest::newRow("origin") << 7;
}

void TestLevelFiles::eachOptionMakesAnotherExport() {
    QFETCH(int, option);
    ModelDisk disk("/out");
    std::atomic<bool> stop = false;
    exchange::WriteControl control{
        .stop = &stop, .way = {.keepsGoing = true, .keepsFinished = true, .resumes = true}};
    control.progress = stopsAt(2, stop);
    exchange::writeLevelsOf(unlucky("csv"), {"/out", true}, {}, control, disk);
    exchange::ExportOptions options;
    exchange::PictureOptions& picture = options.picture;
    if (option == 1) picture.cell = 8;
    if (option == 2) picture.theme = "light";
    if (option == 3) picture.grid = true;
    if (option == 4) picture.overlays = {"traps"};
    if (option == 5) picture.letters = true;
    if (option == 6) picture.tiles = "game";
    if (option == 7) options.keepsOrigin = false;
    stop = false;
    control.progress = {};
    const auto written =
        exchange::writeLevelsOf(unlucky("csv"), {"/out", true}, options, control, disk);
    QVERIFY(!written.problem);
    QCOMPARE(written.wasOther, option != 0);
    QCOMPARE(written.resumed, std::uint64_t(option == 0 ? 2 : 0));
}

/// File names for a single seed contain no number, so another seed would reuse them.
void TestLevelFiles::anotherSeedMakesAnotherExport() {
    for (const bool isSame : {true, false}) {
        ModelDisk disk("/out");
        std::atomic<bool> stop = false;
        exchange::WriteControl control{.stop = &stop};
        control.progress = stopsAt(2, stop);
        const exchange::WriteWay way{.keepsFinished = true, .resumes = true};
        writeOf(files("csv", 3, Seeds{5, 5}), disk, way, control);
        const LevelFiles next = files("csv", 3, isSame ? Seeds{5, 5} : Seeds{6, 6});
        const auto written = writeOf(next, disk, way);
        QVERIFY(!written.problem);
        QCOMPARE(written.wasOther, !isSame);
        QVERIFY(disk.filesIn("/out") == wholeOf(next));
    }
}

/// Whatever changes, files that the later export does not write stay and are reported.
void TestLevelFiles::filesOfTheExportBeforeAreNamed() {
    ModelDisk begun("/out");
    std::atomic<bool> stop = false;
    exchange::WriteControl control{.stop = &stop};
    control.progress = stopsAt(4, stop);
    const exchange::WriteWay way{.keepsFinished = true, .resumes = true};
    writeOf(files("csv", 2, Seeds{1, 3}), begun, way, control);
    const std::string first = pack_.levels[0].id;
    const std::string second = pack_.levels[1].id;
    using Names = std::set<std::string>;
    const auto straysOf = [&](const LevelFiles& next) {
        ModelDisk disk = begun.afterKill();
        const auto written = writeOf(next, disk, way);
        if (written.problem) qFatal("%s", written.problem->describe().c_str());
        for (const std::string& name : written.strays) {
            if (!disk.filesIn("/out").contains(name)) qFatal("%s", name.c_str());
        }
        return Names(written.strays.begin(), written.strays.end());
    };
    QVERIFY(straysOf(files("csv", 2, Seeds{1, 3})).empty());
    QVERIFY(straysOf(files("csv", 2, Seeds{1, 9})).empty());
    QVERIFY(straysOf(files("csv", 2, Seeds{2, 3})) == (Names{first + "-1.csv", second + "-1.csv"}));
    QVERIFY(straysOf(files("csv", 1, Seeds{1, 3})) ==
            (Names{second + "-1.csv", second + "-2.csv"}));
    // A level whose id changed.
    level::Pack renamed = pack_;
    exchange::LevelChoice choice = files("csv", 2, Seeds{1, 3}).choice();
    for (std::size_t i = 0; i < 2; ++i) {
        if (i == 0) renamed.levels[i].id = "renamed";
        choice.levels[i].level = &std::as_const(renamed).levels[i];
    }
    choice.pack = &renamed;
    QVERIFY(straysOf(LevelFiles(choice)) == (Names{first + "-1.csv", first + "-2.csv"}));
}

void TestLevelFiles::failuresNameLevelSeedAndStage() {
    ModelDisk disk("/out");
    const auto ended = writeOf(unlucky("csv"), disk, {.keepsFinished = true});
    QVERIFY(ended.problem.has_value());
    QVERIFY2(
        ended.problem->describe().starts_with("levels/unlucky.json: seed " + std::to_string(seed_) +
                                              ", recipe stage 2 (stairs): no floor is left"),
        ended.problem->describe().c_str());
    // The files before the failed one stay, and continuing leaves out only the failed one.
    QCOMPARE(ended.finished, std::uint64_t{3});
    const auto written =
        writeOf(unlucky("csv"), disk, {.keepsGoing = true, .keepsFinished = true, .resumes = true});
    QVERIFY(!written.problem);
    QCOMPARE(written.resumed, std::uint64_t{3});
    QCOMPARE(written.finished, std::uint64_t{5});
    QCOMPARE(written.failures.size(), std::size_t{1});
    const std::string text = disk.filesIn("/out").at("failures.json");
    const auto read = json::parse(text);
    QVERIFY(read.has_value());
    const json::Value& failure = (*read->find("failures"))[0];
    QVERIFY(failure.find("file")->is("unlucky-" + std::to_string(seed_) + ".csv"));
    QVERIFY(failure.find("level")->is(testing::kUnlucky));
    QVERIFY(failure.find("seed")->is(std::to_string(seed_)));
    QVERIFY(failure.find("stage")->is("stairs"));
    QVERIFY(failure.find("reason")->text().starts_with("no floor is left"));
    // An export without failures removes the list.
    QVERIFY(!writeOf(files("csv", 1, Seeds{1, 2}), disk, {.keepsFinished = true}).problem);
    QVERIFY(!disk.filesIn("/out").contains("failures.json"));
    // Without this option either all files are written or none.
    ModelDisk none("/out");
    QVERIFY(writeOf(unlucky("csv"), none, {}).problem.has_value());
    QVERIFY(none.filesIn("/out").empty());
    QVERIFY(!writeOf(unlucky("csv"), none, {.keepsGoing = true}).problem);
    QVERIFY(none.filesIn("/out") == wholeOf(unlucky("csv")));
}

void TestLevelFiles::originsOfAFolderAreOneFile() {
    ModelDisk disk("/out");
    const std::string first = "cellar-" + std::to_string(seed_ - 1);
    // A file exported by itself has its origin in a file beside it.
    exchange::LevelChoice single = unlucky("text").choice();
    single.seeds = exchange::SeedList(Seeds{3, 3});
    single.levels.resize(1);
    QVERIFY(
        exchange::writeLevels(LevelFiles(single), {"/out/" + first + ".txt", false}, {}, {}, disk));
    QVERIFY(disk.filesIn("/out").contains(first + "-origin.json"));
    QVERIFY(!writeOf(unlucky("text"), disk, {.keepsGoing = true}).problem);
    // Now the folder's list holds the origin.
    QVERIFY(!disk.filesIn("/out").contains(first + "-origin.json"));
    const auto import = [&](const std::string& name) {
        exchange::ImportOptions options;
        options.file = name;
        options.beside = [&](const std::string& beside) -> tl::expected<std::string, std::string> {
            const auto there = disk.filesIn("/out");
            const auto found = there.find(beside);
            if (found == there.end()) return tl::unexpected<std::string>("is not there");
            return found->second;
        };
        auto imported = exchange::importerOf(name)->read(disk.filesIn("/out").at(name), options);
        if (!imported) qFatal("%s", imported.error().describe().c_str());
        return std::move(*imported);
    };
    for (std::uint64_t seed = seed_ - 1; seed <= seed_ + 1; ++seed) {
        const auto back = import("cellar-" + std::to_string(seed) + ".txt");
        QVERIFY(back.cameBack && back.notes.empty());
        QCOMPARE(back.seed, seed);
        QVERIFY(back.levels.front() == *dungeons_.findLevel("cellar"));
    }
    // A file that was renamed, or lacks an origin, is read as a drawing by someone else.
    disk.put("/out/moved.txt", disk.filesIn("/out").at(first + ".txt"));
    QVERIFY(!import("moved.txt").cameBack);
    // Another export into the folder keeps the other files' origins.
    QVERIFY(!writeOf(files("text", 1, Seeds{1, 2}), disk, {.keepsFinished = true}).problem);
    QVERIFY(import(first + ".txt").cameBack && import("first-steps-2.txt").cameBack);
    // The origin of a later single export takes precedence.
    QVERIFY(
        exchange::writeLevels(LevelFiles(single), {"/out/" + first + ".txt", false}, {}, {}, disk));
    QCOMPARE(import(first + ".txt").seed, std::uint64_t{3});
    // A damaged list is reported.
    disk.put("/out/origins.json", "{\"format\": \"mazeloom-origins\", ");
    const auto damaged = import("cellar-" + std::to_string(seed_) + ".txt");
    QVERIFY(!damaged.cameBack);
    QCOMPARE(damaged.notes.front().file, std::string("origins.json"));
}

void TestLevelFiles::othersFilesAreNotReplaced() {
    for (const char* name : {"origins.json", "failures.json"}) {
        for (const char* bytes : {"mine", "{\"mine\": true}"}) {
            ModelDisk disk("/out");
            disk.put(std::string("/out/") + name, bytes);
            const auto written =
                writeOf(unlucky("text"), disk, {.keepsGoing = true, .keepsFinished = true});
            QVERIFY(written.problem.has_value());
            QVERIFY(written.problem->describe().find(name) != std::string::npos);
            QCOMPARE(disk.filesIn("/out").size(), std::size_t{1});
            QCOMPARE(disk.filesIn("/out").at(name), std::string(bytes));
        }
    }
}

/// Anyone who can write into a shared folder can plant links under names that an export will use.
void TestLevelFiles::linksInTheFolderAreReplaced_data() {
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("with tilesets beside") << QByteArray("tmj");
    QTest::newRow("with origins.json") << QByteArray("text");
}

void TestLevelFiles::linksInTheFolderAreReplaced() {
    QFETCH(QByteArray, format);
    const QTemporaryDir folder;
    const fs::path root = folder.path().toStdString();
    files::DiskFiles disk;
    const auto write = [&](const std::string& into) {
        exchange::WriteControl control;
        control.way = {.keepsGoing = true, .keepsFinished = true};
        return exchange::writeLevelsOf(unlucky(format.constData()), {root / into, true}, {},
                                       control, disk);
    };
    QVERIFY(!write("clean").problem);
    const auto clean = readAll(root / "clean");
    QVERIFY(clean.size() > 4 && clean.contains("failures.json"));
    QCOMPARE(clean.contains("origins.json"), format == "text");
    fs::create_directory(root / "victims");
    fs::create_directory(root / "shared");
    const auto plant = [&](const std::string& name, const std::string& bytes) {
        std::ofstream(root / "victims" / name, std::ios::binary) << bytes;
        fs::create_symlink(root / "victims" / name, root / "shared" / name);
    };
    for (const auto& [name, bytes] : clean) {
        // These lists must be valid, or the export is refused.
        plant(name, name == "origins.json" || name == "failures.json" ? bytes + "\n\n" : "theirs");
    }
    plant("unfinished.ndjson", "theirs");
    const auto victims = readAll(root / "victims");
    const auto written = write("shared");
    if (written.problem) qFatal("%s", written.problem->describe().c_str());
    QVERIFY(readAll(root / "victims") == victims);
    QVERIFY(readAll(root / "shared") == clean);
    for (const auto& [name, bytes] : clean)
        QVERIFY2(!fs::is_symlink(root / "shared" / name), name.c_str());
}

void TestLevelFiles::onlyTheTypedNameIsFollowed() {
    const QTemporaryDir folder;
    const fs::path root = folder.path().toStdString();
    fs::create_directory(root / "elsewhere");
    for (const char* name : {"map.tmj", "map.tsx"}) {
        std::ofstream(root / "elsewhere" / name) << "old";
        fs::create_symlink(root / "elsewhere" / name, root / name);
    }
    files::DiskFiles disk;
    const auto written = exchange::writeLevels(files("tmj", 1, std::nullopt),
                                               {root / "map.tmj", false}, {}, {}, disk);
    if (!written) qFatal("%s", written.error().describe().c_str());
    const auto elsewhere = readAll(root / "elsewhere");
    QVERIFY(fs::is_symlink(root / "map.tmj"));
    QVERIFY(elsewhere.at("map.tmj") != "old");
    QVERIFY(!fs::is_symlink(root / "map.tsx"));
    QCOMPARE(elsewhere.at("map.tsx"), std::string("old"));
}

void TestLevelFiles::oneExportAtATimeWritesIntoAFolder() {
    const QTemporaryDir folder;
    const std::filesystem::path out = folder.filePath("out").toStdString();
    QVERIFY(std::filesystem::create_directory(out));
    files::DiskFiles disk;
    const auto write = [&] {
        return exchange::writeLevelsOf(files("text", 1, Seeds{1, 2}), {out, true}, {},
                                       {.way = {.keepsFinished = true}}, disk);
    };
    {
        files::DiskFiles other;
        const auto claim = other.claimFolder(out);
        QVERIFY(claim.has_value() && *claim != nullptr);
        const exchange::Written refused = write();
        QVERIFY(refused.problem.has_value());
        QCOMPARE(
            QString::fromStdString(refused.problem->describe()),
            QString::fromStdString(out.string()) +
                ": another export is writing there: wait until it ends, or give another folder");
        QVERIFY(std::filesystem::is_empty(out));
    }
    QVERIFY(!write().problem);
    // The claim was removed as well.
    QVERIFY(!write().problem);
    QVERIFY(std::filesystem::exists(out / "origins.json"));
}

MAZELOOM_TEST(TestLevelFiles)

}  // namespace mazeloom::tst_level_files

#include "tst_level_files.moc"

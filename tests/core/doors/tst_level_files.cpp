// SPDX-License-Identifier: MIT
// Which files an export becomes, and that they appear together or not at all.
#include <set>

#include <QTest>

#include "core/doors/out/write_levels.h"
#include "core/pack/disk/folder_source.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_level_files {

using doors::LevelFiles;
using doors::Seeds;
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

  private:
    LevelFiles files(const char* format, std::size_t levels, std::optional<Seeds> seeds) const {
        doors::LevelChoice choice;
        choice.format = *std::ranges::find_if(doors::exporters(), [&](const auto* one) {
            return std::string_view(one->id) == format;
        });
        choice.pack = &pack_;
        for (std::size_t i = 0; i < levels; ++i)
            choice.levels.push_back({&pack_.levels[i], 40 + i});
        choice.seeds = seeds;
        return LevelFiles(std::move(choice));
    }
    static tl::expected<std::uint64_t, Problem> write(const LevelFiles& files, ModelDisk& disk,
                                                      const doors::WriteControl& control = {}) {
        return doors::writeLevels(files, {"/out", true}, {}, control, disk);
    }

    level::Pack pack_;
};

void TestLevelFiles::initTestCase() {
    auto pack = pack::readFolder(MAZELOOM_PACKS "/temple");
    QVERIFY(pack.has_value());
    pack_ = std::move(*pack);
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
        const doors::LevelFile file = range.at(i);
        QCOMPARE(file.levels.size(), std::size_t{1});
        QCOMPARE(file.stem, file.levels[0].level->id + '-' + std::to_string(file.levels[0].seed));
        stems.insert(file.stem);
    }
    QCOMPARE(stems.size(), std::size_t{9});
    QVERIFY(stems.contains(pack_.levels[2].id + "-9"));
    // The greatest seed is one as any other.
    const std::uint64_t last = UINT64_MAX;
    QCOMPARE(files("xp", 1, Seeds{last, last}).at(0).levels[0].seed, last);
    QCOMPARE(files("xp", 1, Seeds{last - 1, last}).count(), std::uint64_t{2});
}

void TestLevelFiles::oneFileKeepsItsName() {
    ModelDisk disk("/out");
    const auto written =
        doors::writeLevels(files("tmj", 1, std::nullopt), {"/out/my map.tmj", false}, {}, {}, disk);
    if (!written) qFatal("%s", written.error().describe().c_str());
    const auto there = disk.filesIn("/out");
    QVERIFY(there.contains("my map.tmj"));
    // What lies beside is called after it.
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
    doors::WriteControl control;
    control.progress = [&](const doors::LevelFile&, std::uint64_t done, std::uint64_t count) {
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
    // The last changes are those that put the files into their places.
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
    doors::WriteControl control{.stop = &stop, .progress = {}};
    control.progress = [&](const doors::LevelFile&, std::uint64_t done, std::uint64_t) {
        stop = done == 2;
    };
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

MAZELOOM_TEST(TestLevelFiles)

}  // namespace mazeloom::tst_level_files

#include "tst_level_files.moc"

// SPDX-License-Identifier: MIT
// However a save is interrupted – by a full disk, a killed process, a loss of power – the pack
// opens afterwards, and each of its files is completely old or completely new.
#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <new>

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/pack/disk/folder_source.h"
#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/packs/model_disk.h"
#include "tests/support/packs/packs.h"
#include "tests/support/packs/random_packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_pack_crash {

using testing::ModelDisk;

class TestPackCrash : public QObject {
    Q_OBJECT

  private slots:
    void losesNothingWithThePower();
    void losesNothingWhenKilledAnywhere();
    void undoesWhatFails();
    void newFoldersAreWholeOrNoPack();
    void survivesRealKills();
};

namespace {

using Files = std::map<std::string, std::string>;
const std::filesystem::path kRoot = "/disk";
const std::filesystem::path kFolder = kRoot / "pack";

Files filesOf(const level::Pack& pack) {
    Files files;
    for (pack::TextFile& file : pack::write(pack))
        files[file.name] = std::move(file.text);
    return files;
}

/// Returns the pack with some levels and rooms changed, renamed, added and removed.
level::Pack edited(const level::Pack& before, random::Stream& random) {
    level::Pack after = before;
    const auto edit = [&](auto& items, const auto& make) {
        const auto old = items;
        items.clear();
        for (auto item : old) {
            if (random.chance(30)) item.title += '!';
            if (random.chance(15)) item.id += "-renamed";
            if (!random.chance(20)) items.push_back(std::move(item));
        }
        if (random.chance(50)) items.push_back(make(random, "new"));
    };
    edit(after.levels, testing::randomLevel);
    edit(after.rooms, testing::randomRoom);
    // A pack whose floors name a missing level does not open.
    const auto isLevel = [&after](const std::string& id) { return after.findLevel(id) != nullptr; };
    std::erase_if(after.descent.floors,
                  [&](const level::DesignedFloor& floor) { return !isLevel(floor.level); });
    std::erase_if(after.descent.ranges,
                  [&](const level::FloorRange& range) { return !isLevel(range.level); });
    if (!isLevel(after.descent.otherFloors)) after.descent.otherFloors.clear();
    return after;
}

/// A saved pack and another state of it to be saved over it.
struct Scene {
    explicit Scene(std::uint64_t seed)
        : random(seed), before(testing::randomPack(seed)), disk(kRoot) {
        after = edited(before, random);
        if (!pack::save(before, kFolder, state, {}, disk)) qFatal("cannot be saved");
        disk = disk.afterKill();
    }

    random::Stream random;
    level::Pack before;
    level::Pack after;
    ModelDisk disk;
    pack::DiskState state;
};

bool isTemporary(const std::string& name) {
    return name.find("saving") != std::string::npos;
}

/// Returns the files of the pack's folder except temporary ones, which a loss of power may bring
/// back and the next save removes.
Files lastingOf(const ModelDisk& disk) {
    Files files = disk.filesIn(kFolder);
    std::erase_if(files, [](const auto& file) { return isTemporary(file.first); });
    return files;
}

/// Checks the result of an interrupted save: the pack opens and consists of old and new files.
void checkPack(const ModelDisk& disk, const Files& before, const Files& after) {
    const Files files = disk.filesIn(kFolder);
    const auto among = [](const Files& those, const auto& file) {
        const auto found = those.find(file.first);
        return found != those.end() && found->second == file.second;
    };
    for (const auto& file : files) {
        if (isTemporary(file.first)) continue;
        QVERIFY2(among(before, file) || among(after, file), file.first.c_str());
    }
    const auto read = pack::read(disk.sourceOf(kFolder));
    QVERIFY2(read, read ? "" : read.error().front().describe().c_str());
}

/// The next save completes everything and leaves nothing else behind.
void checkNextSave(ModelDisk disk, const level::Pack& pack) {
    auto opened = pack::openForEditing(disk.sourceOf(kFolder), kFolder, disk);
    QVERIFY(opened.reading.problems.empty());
    const auto saved = pack::save(pack, kFolder, opened.disk, {.overwrite = true}, disk);
    QVERIFY(saved);
    const Files files = disk.filesIn(kFolder);
    for (const auto& file : filesOf(pack))
        QVERIFY(files.contains(file.first) && files.at(file.first) == file.second);
    for (const auto& file : files)
        QVERIFY2(!isTemporary(file.first), file.first.c_str());
}

/// Returns the number of disk changes of a complete save.
int countChanges(const Scene& scene) {
    ModelDisk disk = scene.disk;
    pack::DiskState state = scene.state;
    if (!pack::save(scene.after, kFolder, state, {}, disk)) qFatal("cannot be saved");
    if (disk.filesIn(kFolder) != filesOf(scene.after)) qFatal("is not what was saved");
    return disk.changes();
}

/// Returns how many scenes to try. Each is stopped at every change of the disk, so brief runs need
/// few.
int scenes(int full) {
    return testing::isBrief() ? testing::seeds(full) / 4 : testing::seeds(full);
}

}  // namespace

void TestPackCrash::losesNothingWithThePower() {
    const int seeds = scenes(60);
    for (int seed = 0; seed < seeds; ++seed) {
        Scene scene(static_cast<std::uint64_t>(seed));
        const Files before = filesOf(scene.before);
        const Files after = filesOf(scene.after);
        const int changes = countChanges(scene);
        for (int stop = 0; stop <= changes; ++stop) {
            ModelDisk disk = scene.disk;
            pack::DiskState state = scene.state;
            disk.stopAt(stop);
            const auto saved = pack::save(scene.after, kFolder, state, {}, disk);
            for (int draw = 0; draw < 4; ++draw) {
                const ModelDisk left = disk.afterPowerLoss(scene.random);
                checkPack(left, before, after);
                // A save that was reported as done is on the disk.
                if (stop == changes && saved && saved->removed.empty()) {
                    QVERIFY(lastingOf(left) == after);
                }
                if (QTest::currentTestFailed()) return;
            }
            if (seed % 10 == 0) checkNextSave(disk.afterPowerLoss(scene.random), scene.after);
            if (QTest::currentTestFailed()) return;
        }
    }
}

void TestPackCrash::losesNothingWhenKilledAnywhere() {
    const int seeds = scenes(40);
    for (int seed = 0; seed < seeds; ++seed) {
        const Scene scene(static_cast<std::uint64_t>(seed));
        const Files before = filesOf(scene.before);
        const Files after = filesOf(scene.after);
        for (int stop = countChanges(scene); stop >= 0; --stop) {
            ModelDisk disk = scene.disk;
            pack::DiskState state = scene.state;
            disk.stopAt(stop);
            static_cast<void>(pack::save(scene.after, kFolder, state, {}, disk));
            const ModelDisk left = disk.afterKill();
            checkPack(left, before, after);
            if (QTest::currentTestFailed()) return;
            checkNextSave(left, scene.after);
            if (QTest::currentTestFailed()) return;
        }
    }
}

void TestPackCrash::undoesWhatFails() {
    constexpr std::array kErrors{std::errc::no_space_on_device, std::errc::permission_denied,
                                 std::errc::read_only_file_system, std::errc::io_error};
    const int seeds = scenes(40);
    for (int seed = 0; seed < seeds; ++seed) {
        const Scene scene(static_cast<std::uint64_t>(seed));
        const Files before = filesOf(scene.before);
        const Files after = filesOf(scene.after);
        const int changes = countChanges(scene);
        int refused = 0;
        for (int failing = 0; failing < changes; ++failing) {
            const std::errc error = kErrors[static_cast<std::size_t>(failing) % kErrors.size()];
            ModelDisk disk = scene.disk;
            pack::DiskState state = scene.state;
            disk.failAt(failing, error);
            const auto saved = pack::save(scene.after, kFolder, state, {}, disk);
            const Files files = disk.filesIn(kFolder);
            for (const auto& file : files)
                QVERIFY2(!isTemporary(file.first), file.first.c_str());
            checkPack(disk, before, after);
            if (saved) {
                // Only operations that no longer matter may fail silently or with a warning.
                QVERIFY(files == after || !saved->warnings.empty());
            } else {
                ++refused;
                QVERIFY(saved.error().reason == pack::SaveError::Reason::Disk);
                QCOMPARE(saved.error().problems.size(), 1u);
                const Problem& problem = saved.error().problems[0];
                QVERIFY(!problem.file.empty());
                QVERIFY(problem.text.ends_with(std::make_error_code(error).message()));
                // The old files stay until all new ones are on the disk.
                if (problem.text.starts_with("cannot be written")) QVERIFY(files == before);
            }
            // The recorded state equals the disk: the same save now succeeds without complaints.
            const auto again = pack::save(scene.after, kFolder, state, {}, disk);
            QVERIFY(again);
            QVERIFY(disk.filesIn(kFolder) == after);
            if (QTest::currentTestFailed()) return;
        }
        if (before != after) QVERIFY(refused > 0);
    }
}

void TestPackCrash::newFoldersAreWholeOrNoPack() {
    const int seeds = scenes(40);
    for (int seed = 0; seed < seeds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const level::Pack pack = testing::randomPack(static_cast<std::uint64_t>(seed));
        bool done = false;
        for (int stop = 0; !done; ++stop) {
            ModelDisk disk(kRoot);
            pack::DiskState state;
            disk.stopAt(stop);
            done = pack::save(pack, kFolder, state, {}, disk).has_value();
            const ModelDisk left = disk.afterPowerLoss(random);
            if (done) QVERIFY(lastingOf(left) == filesOf(pack));
            if (left.filesIn(kFolder).contains("pack.json")) {
                const auto read = pack::read(left.sourceOf(kFolder));
                QVERIFY(read);
                QVERIFY(*read == pack);
            }
            if (QTest::currentTestFailed()) return;
            // After a disk failure the folders are removed too.
            ModelDisk full(kRoot);
            full.failAt(stop, std::errc::no_space_on_device);
            pack::DiskState other;
            const auto saved = pack::save(pack, kFolder, other, {}, full);
            if (!saved && saved.error().problems[0].text.starts_with("cannot be written")) {
                QVERIFY(!*full.look(kFolder));
            }
        }
    }
}

namespace {

/// Returns a level whose title contains its number.
level::Level numbered(const std::string& id, int number) {
    level::Level level = testing::solid({120, 90}, {"maze"});
    level.id = id;
    level.title = "Level " + std::to_string(number);
    level.paint = level::PaintGrid(level.size, static_cast<level::Paint>(number % 16));
    return level;
}

/// Returns the pack's n-th version: levels appear and disappear, some change each time, some never.
level::Pack version(int n) {
    level::Pack pack;
    pack.id = std::string("killed");
    pack.title = "Version " + std::to_string(n);
    pack.levels = {numbered("always", n), numbered("never", 0), numbered("sometimes", n / 3)};
    if (n % 2 == 0) pack.levels.push_back(numbered("even", n));
    if (n % 5 < 2) pack.levels.push_back(numbered("guest-" + std::to_string(n / 5 % 3), n / 5));
    return pack;
}

/// Whether a level's file is complete as it was saved at some time.
bool isWhole(const std::string& name, const std::string& text) {
    const std::string id = std::filesystem::path(name).stem().string();
    const auto at = text.find("\"Level ");
    return at != std::string::npos &&
           text == pack::writeLevel(numbered(id, std::atoi(text.c_str() + at + 7)));
}

/// State shared between two processes.
struct Shared {
    std::atomic<int> saved = 0;          ///< the last saved version
    std::atomic<bool> isSaving = false;  ///< a save is in progress
};

/// Saves one version after another until killed.
[[noreturn]] void saveForEver(const std::filesystem::path& folder, Shared& shared) {
    auto opened = pack::openForEditing(folder);
    if (!opened) _exit(1);
    for (int n = shared.saved + 1;; ++n) {
        const level::Pack pack = version(n);
        shared.isSaving = true;
        if (!pack::save(pack, folder, opened->disk, {.overwrite = true})) _exit(2);
        shared.saved = n;
        shared.isSaving = false;
    }
}

/// Kills another process that saves, after the given time; returns whether a save was running.
bool killWhileSaving(const std::filesystem::path& folder, Shared& shared, unsigned microseconds) {
    shared.isSaving = false;
    const pid_t child = ::fork();
    if (child < 0) qFatal("cannot fork");
    if (child == 0) saveForEver(folder, shared);
    // The process needs time to start, which differs between machines.
    int status = 0;
    pid_t ended = 0;
    while (!shared.isSaving && (ended = ::waitpid(child, &status, WNOHANG)) == 0)
        ::usleep(50);
    if (ended != 0) qFatal("the saving process ended with status %d", status);
    ::usleep(microseconds);
    ::kill(child, SIGKILL);
    ::waitpid(child, &status, 0);
    if (!WIFSIGNALED(status)) qFatal("a save failed, status %d", status);
    return shared.isSaving;
}

/// Checks that a folder holds the last saved version, parts of the next one, or all of it.
void checkVersions(const std::filesystem::path& folder, int saved) {
    const auto read = pack::readFolder(folder);
    QVERIFY2(read, read ? "" : read.error().front().describe().c_str());
    const bool isNext = read->title == version(saved + 1).title;
    QVERIFY(isNext || read->title == version(saved).title);
    if (isNext) QVERIFY(*read == version(saved + 1));

    const Files old = filesOf(version(saved));
    const Files next = filesOf(version(saved + 1));
    const Files listed = filesOf(*read);
    for (const auto& [name, text] : testing::loadedFrom(folder.string()).files) {
        if (isTemporary(name)) continue;
        const bool isOld = old.contains(name) && old.at(name) == text;
        const bool isNew = next.contains(name) && next.at(name) == text;
        // A level deleted just before an earlier kill may still exist, unlisted.
        const bool isLeftOver = !listed.contains(name) && isWhole(name, text);
        QVERIFY2(isOld || isNew || isLeftOver, name.c_str());
    }
}

}  // namespace

void TestPackCrash::survivesRealKills() {
    const QTemporaryDir parent;
    const std::filesystem::path folder = parent.filePath("pack").toStdString();
    void* memory =
        ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    QVERIFY(memory != MAP_FAILED);
    auto& shared = *new (memory) Shared;
    pack::DiskState state;
    QVERIFY(pack::save(version(0), folder, state));
    QElapsedTimer timer;
    timer.start();
    QVERIFY(pack::save(version(1), folder, state));
    shared.saved = 1;
    // Kills occur anywhere in the first few saves.
    const auto most = static_cast<std::uint32_t>(timer.nsecsElapsed() / 1000 * 3 + 100);

    random::Stream random(1);
    const int kills = testing::seeds(240);
    int hits = 0;
    for (int kill = 0; kill < kills; ++kill) {
        hits += killWhileSaving(folder, shared, random.below(most)) ? 1 : 0;
        checkVersions(folder, shared.saved);
        if (QTest::currentTestFailed()) return;
    }
    // Most of the time is spent saving, so most kills must hit a save, or the test proves little.
    QVERIFY2(hits * 2 > kills, std::to_string(hits).c_str());
    ::munmap(memory, sizeof(Shared));

    auto opened = pack::openForEditing(folder);
    QVERIFY(opened);
    QVERIFY(pack::save(version(7), folder, opened->disk, {.overwrite = true}));
    for (const auto& [name, text] : testing::loadedFrom(folder.string()).files)
        QVERIFY2(!isTemporary(name), name.c_str());
}

MAZELOOM_TEST(TestPackCrash)

}  // namespace mazeloom::tst_pack_crash

#include "tst_pack_crash.moc"

// SPDX-License-Identifier: MIT
// Recovery journals, and that no crash loses a saved pack or more than the edit in progress: this
// program runs itself as a child that edits and saves without pause, and kills it.
#include <cstdio>
#include <memory>

#include <unistd.h>

#include <sys/stat.h>

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/edit/new_pack.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/packs/random_edits.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/recovery/autosave.h"
#include "widgets/recovery/pack_lock.h"

namespace mazeloom::tst_recovery {

using namespace std::chrono_literals;
using widgets::Autosave;
using widgets::OpenPack;
using widgets::PackDocument;
using widgets::RecoveryEntry;

namespace {

constexpr int kLevels = 3;

/// Returns a revision as text. Each level stores it twice.
std::string noteOf(int revision) {
    return std::to_string(revision);
}
std::string titleOf(int revision) {
    return "revision " + std::to_string(revision);
}
QString idOf(int revision) {
    return QString("level-%1").arg(revision % kLevels);
}

level::Pack firstPack() {
    level::Pack pack;
    pack.id = "test";
    pack.title = "Test";
    for (int i = 0; i < kLevels; ++i) {
        level::Level level = edit::newLevel(titleOf(0), {24, 16});
        level.id = idOf(i).toStdString();
        level.notes = noteOf(0);
        pack.levels.push_back(std::move(level));
    }
    return pack;
}

/// Returns a level's revision; −1 if its two copies differ.
int revisionOf(const level::Level& level) {
    const int revision = QString::fromStdString(level.notes).toInt();
    const QString title = QString::fromStdString(level.title).remove(" (copy)");
    return title.toStdString() == titleOf(revision) ? revision : -1;
}

/// Returns what is wrong with a pack: each level must be complete and no older than `revision`.
QString flawOf(const level::Pack& pack, int revision) {
    for (int i = 0; i < kLevels; ++i) {
        if (pack.findLevel(idOf(i).toStdString()) == nullptr) return "has lost " + idOf(i);
    }
    for (const level::Level& level : pack.levels) {
        if (revisionOf(level) < 0) return "is mixed in " + QString::fromStdString(level.id);
    }
    const int found = revisionOf(*pack.findLevel(idOf(revision).toStdString()));
    return found >= revision ? QString() : QString("has %1, not %2").arg(found).arg(revision);
}

void say(const char* what, int revision) {
    std::printf("%s %d\n", what, revision);
    std::fflush(stdout);
}

void revise(PackDocument& document, int revision) {
    auto head = headOf(document, idOf(revision));
    head.notes = noteOf(revision);
    head.title = titleOf(revision);
    setHead(document, idOf(revision), head, "edit");
}

/// Random edits in a sequence that depends only on the seed.
class Edits {
  public:
    Edits(PackDocument& document, std::uint64_t seed) : document_(document), random_(seed, 3) {}

    void doNext() {
        if (random_.chance(15)) {
            random_.chance(70) ? document_.history()->undo() : document_.history()->redo();
            return;
        }
        // A stroke may consist of several edits: none of them is written before the last.
        document_.beginStroke();
        if (document_.pack().findLevel("large") != nullptr) {
            paintLarge();
        } else {
            testing::randomEdit({document_.content(),
                                 [this](document::Wanted edit, document::Gesture gesture) {
                                     return document_.apply(std::move(edit), "Edit", gesture);
                                 },
                                 [this] { document_.history()->beginStep("Several"); },
                                 [this] { document_.history()->endStep(); }},
                                random_);
        }
        document_.endStroke();
    }

  private:
    void paintLarge() {
        const auto gesture = document::newGesture();
        for (int i = random_.between(1, 5); i > 0; --i) {
            const grid::Rect area{random_.between(-3, 700), random_.between(-3, 700),
                                  random_.between(1, 40), random_.between(1, 40)};
            const level::Terrain terrains[] = {level::Terrain::Floor, level::Terrain::Water,
                                               level::Terrain::Wall};
            const edit::Ink ink = edit::terrainInk(terrains[random_.below(3)]);
            const auto& paint = *paintOf(document_, widgets::levelSheet("large"));
            paintCells(document_, widgets::levelSheet("large"),
                       edit::deltaOf(paint, edit::Area(area), ink), "Paint", gesture);
        }
    }

    PackDocument& document_;
    random::Stream random_;
};

OpenPack packForEdits(std::uint64_t seed) {
    level::Pack pack = testing::twoLevelsAndARoom();
    if (seed % 2 == 1) {
        level::Level level = testing::solid({700, 700}, {"maze"});
        level.id = "large";
        level.title = "Large";
        level.paint = document::solid(level.size);
        random::Stream random(seed, 4);
        for (level::Paint& cell : level.paint->storage())
            if (random.chance(50)) cell = level::painted(level::Terrain::Floor);
        pack.levels.push_back(std::move(level));
    }
    return widgets::newPackFile("Untitled", std::move(pack));
}

std::string textOf(const level::Pack& pack) {
    std::string all;
    for (const pack::TextFile& file : pack::write(pack))
        all += file.name + '\n' + file.text + '\n';
    return all;
}

/// Edits until it is killed, and prints the number of each edit before and after it.
int runEditingChild(int argc, char** argv, const QString& folder, std::uint64_t seed) {
    QCoreApplication application(argc, argv);
    const OpenPack pack = packForEdits(seed);
    Edits edits(*pack.document, seed);
    Autosave autosave(*pack.file, folder + "/recovery");
    autosave.setMostAdded(20'000);
    int count = 0;
    QTimer work;
    const auto edit = [&] {
        say("begun", ++count);
        edits.doNext();
        say("done", count);
    };
    QObject::connect(&work, &QTimer::timeout, edit);
    // A large pack is written completely once, on another thread; then edit by edit.
    QObject::connect(
        &autosave, &Autosave::written, &work, [&] { work.start(1); }, Qt::SingleShotConnection);
    while (!pack.document->isModified())
        edit();
    return QCoreApplication::exec();
}

/// Edits and saves until it is killed, and prints what is safely on disk.
int runChild(int argc, char** argv, const QString& folder, std::uint64_t seed) {
    QCoreApplication application(argc, argv);
    random::Stream random(seed);
    const OpenPack pack = widgets::openPackFile(folder + "/pack");
    PackDocument& document = *pack.document;
    Autosave autosave(*pack.file, folder + "/recovery");
    int revision = revisionOf(document.pack().levels[0]);
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i)
        revision = std::max(revision, revisionOf(document.pack().levels[i]));
    QObject::connect(&autosave, &Autosave::written, [&] { say("copy", revision); });
    QTimer work;
    QObject::connect(&work, &QTimer::timeout, [&] {
        revise(document, ++revision);
        if (random.below(8) == 0) duplicateSheet(document, widgets::levelSheet(idOf(revision)));
        if (random.below(8) == 0 && document.pack().levels.size() > kLevels) {
            for (std::size_t i = 0; i < document.pack().levels.size(); ++i) {
                const QString id = QString::fromStdString(document.pack().levels[i].id);
                if (id == idOf(0) || id == idOf(1) || id == idOf(2)) continue;
                removeSheet(document, widgets::levelSheet(id));
                break;
            }
        }
        if (random.below(12) != 0) return;
        say("saving", revision);
        if (pack.file->save()) say("saved", revision);
    });
    work.start(1);
    say("begun", revision);
    return QCoreApplication::exec();
}

QByteArray bytesOf(const QString& folder) {
    QByteArray bytes;
    QStringList names;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext())
        names << files.next();
    names.sort();
    for (const QString& name : names) {
        QFile file(name);
        if (file.open(QIODevice::ReadOnly)) bytes += name.toUtf8() + '\0' + file.readAll();
    }
    return bytes;
}

}  // namespace

class TestRecovery : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void copiesWhatIsUnsaved();
    void copiesAreTheirOwnersAlone();
    void newPacksAreCopiedToo();
    void neverDuringAStroke();
    void savingUndoingAndClosingRemoveTheCopy();
    void whatWasSavedElsewhereIsOfferedFromThere();
    void aLivingOwnerIsLeftAlone();
    void halvesAreRemoved();
    void recoveredPacksAreUnsavedAndTouchNothing();
    void changesSinceTheCrashAreNotOverwritten();
    void aRecoveredPackKeepsItsCopyUntilSaved();
    void theSecondEditorIsTold();
    void killedAtAnyMomentNothingIsLost();
    void killedAtAnyMomentAtMostTheEditUnderWayIsLost();
    void aDamagedJournalIsTold();
    void aJournalStaysShort();
    void aLargeStrokeIsWrittenElsewhere();
    void aDiskThatRefusesIsToldAndTriedAgain();

  private:
    QString recovery() const { return folder_->filePath("recovery"); }
    QString packFolder() const { return folder_->filePath("pack"); }
    OpenPack savedPack() const;
    qsizetype copies() const {
        return QDir(recovery()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
    }
    /// Leaves a copy with revision 7 behind, as a crash does.
    void leaveCopy(bool saved);
    /// Starts a child, kills it at a random moment, and checks what it leaves behind.
    void kill(std::uint64_t seed);
    void killEditing(std::uint64_t seed);
    QString journal() const;
    /// Whether there would be something to recover if the program ended now.
    bool isOffered() const;

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestRecovery::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
}

OpenPack TestRecovery::savedPack() const {
    OpenPack pack = widgets::newPackFile("Untitled", firstPack());
    [&] { QVERIFY(pack.file->saveAs(packFolder())); }();
    return pack;
}

void TestRecovery::leaveCopy(bool saved) {
    const OpenPack pack = saved ? savedPack() : widgets::newPackFile("Untitled 2", firstPack());
    revise(*pack.document, 7);
    const auto entry = RecoveryEntry::create(recovery());
    QVERIFY(entry != nullptr);
    QVERIFY(!entry->append(
        pack::journalOf(pack.document->pack(), aboutOf(widgets::recoveredFrom(*pack.file)))));
}

void TestRecovery::copiesWhatIsUnsaved() {
    const OpenPack pack = savedPack();
    Autosave autosave(*pack.file, recovery());
    QSignalSpy written(&autosave, &Autosave::written);
    QTest::qWait(30);
    QCOMPARE(written.count(), 0);  // there is nothing to lose yet
    QCOMPARE(copies(), 0);
    const QByteArray before = bytesOf(packFolder());
    revise(*pack.document, 1);
    QTRY_COMPARE(written.count(), 1);
    revise(*pack.document, 2);
    QTRY_COMPARE(written.count(), 2);
    QCOMPARE(copies(), 1);
    QCOMPARE(bytesOf(packFolder()), before);
    // While idle, nothing is written.
    QTest::qWait(30);
    QCOMPARE(written.count(), 2);
}

void TestRecovery::copiesAreTheirOwnersAlone() {
    const mode_t before = ::umask(0);
    const auto modeOf = [](const QString& path) {
        struct stat status {};
        return ::stat(qPrintable(path), &status) == 0 ? static_cast<int>(status.st_mode & 07777u)
                                                      : -1;
    };
    const auto entry = RecoveryEntry::create(recovery());
    QVERIFY(entry != nullptr);
    QVERIFY(!entry->append("record"));
    QDir folder(recovery());
    const QStringList names = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(names.size(), 1);
    QVERIFY(folder.cd(names.front()));
    QCOMPARE(modeOf(recovery()), 0700);
    QCOMPARE(modeOf(folder.path()), 0700);
    QCOMPARE(modeOf(folder.filePath("journal")), 0600);
    QVERIFY(!entry->writeNext("next"));
    QCOMPARE(modeOf(folder.filePath("next")), 0600);
    QVERIFY(!entry->putNext("record"));
    QCOMPARE(modeOf(folder.filePath("journal")), 0600);
    // The user deletes the folder.
    QVERIFY(folder.removeRecursively());
    QVERIFY(!entry->writeNext("next"));
    QCOMPARE(modeOf(folder.path()), 0700);
    QVERIFY(folder.remove("next"));
    QVERIFY(!entry->putNext("record"));
    QCOMPARE(modeOf(folder.filePath("journal")), 0600);
    ::umask(before);
}

void TestRecovery::newPacksAreCopiedToo() {
    leaveCopy(false);
    const auto entries = RecoveryEntry::leftBehind(recovery());
    QCOMPARE(entries.size(), std::size_t{1});
    QCOMPARE(entries.front()->from().title, QString("Test"));
    QVERIFY(entries.front()->from().folder.isEmpty());
    const OpenPack pack = entries.front()->open();
    QVERIFY(pack.document->isModified());
    QVERIFY(!pack.file->canSave());
    QCOMPARE(flawOf(pack.document->pack(), 7), QString());
}

void TestRecovery::neverDuringAStroke() {
    const OpenPack pack = savedPack();
    Autosave autosave(*pack.file, recovery());
    QSignalSpy written(&autosave, &Autosave::written);
    pack.document->beginStroke();
    revise(*pack.document, 1);
    QTest::qWait(50);
    QCOMPARE(written.count(), 0);
    pack.document->endStroke();
    QTRY_COMPARE(written.count(), 1);
}

void TestRecovery::savingUndoingAndClosingRemoveTheCopy() {
    const OpenPack pack = savedPack();
    {
        Autosave autosave(*pack.file, recovery());
        QSignalSpy written(&autosave, &Autosave::written);
        revise(*pack.document, 1);
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(pack.file->save());
        QVERIFY(!isOffered());
        revise(*pack.document, 2);
        QVERIFY(isOffered());
        pack.document->history()->undo();
        QTRY_VERIFY(!isOffered());
        revise(*pack.document, 3);
        QCOMPARE(copies(), 1);
        QVERIFY(isOffered());
        pack.file->reload();
        QVERIFY(!isOffered());
        revise(*pack.document, 4);
        QVERIFY(isOffered());
    }
    QCOMPARE(copies(), 0);
    QVERIFY(RecoveryEntry::leftBehind(recovery()).empty());
}

void TestRecovery::whatWasSavedElsewhereIsOfferedFromThere() {
    const OpenPack pack = widgets::newPackFile("Untitled", firstPack());
    Autosave autosave(*pack.file, recovery());
    revise(*pack.document, 1);
    QVERIFY(isOffered());
    QVERIFY(setPackTitle(*pack.document, "The ring", {}));
    QVERIFY(pack.file->saveAs(packFolder()));
    QTRY_VERIFY(!isOffered());
    revise(*pack.document, 2);
    QTRY_COMPARE(copies(), 1);
    QVERIFY(isOffered());
    // A copy of the files that a crash would leave.
    const QString crashed = folder_->filePath("crashed");
    QVERIFY(QDir().mkpath(crashed + "/one"));
    QVERIFY(QFile::copy(journal(), crashed + "/one/journal"));
    const auto entries = RecoveryEntry::leftBehind(crashed);
    QCOMPARE(entries.size(), std::size_t{1});
    QCOMPARE(entries.front()->from().name, QFileInfo(packFolder()).canonicalFilePath());
    QCOMPARE(entries.front()->from().title, QString("The ring"));
    QCOMPARE(flawOf(entries.front()->open().document->pack(), 2), QString());
}

void TestRecovery::aLivingOwnerIsLeftAlone() {
    const OpenPack pack = savedPack();
    Autosave autosave(*pack.file, recovery());
    QSignalSpy written(&autosave, &Autosave::written);
    revise(*pack.document, 1);
    QTRY_COMPARE(written.count(), 1);
    QVERIFY(RecoveryEntry::leftBehind(recovery()).empty());
    QCOMPARE(copies(), 1);
}

void TestRecovery::halvesAreRemoved() {
    leaveCopy(true);
    const QString half = recovery() + "/half";
    QDir().mkpath(half + "/pack");
    QCOMPARE(copies(), 2);
    QCOMPARE(RecoveryEntry::leftBehind(recovery()).size(), std::size_t{1});
    QCOMPARE(copies(), 1);
    // "Later" keeps it for the next start.
    QCOMPARE(RecoveryEntry::leftBehind(recovery()).size(), std::size_t{1});
    RecoveryEntry::leftBehind(recovery()).front()->remove();
    QCOMPARE(bytesOf(recovery()), QByteArray());
}

void TestRecovery::recoveredPacksAreUnsavedAndTouchNothing() {
    leaveCopy(true);
    const QByteArray before = bytesOf(packFolder());
    const auto entries = RecoveryEntry::leftBehind(recovery());
    const OpenPack pack = entries.front()->open();
    QCOMPARE(bytesOf(packFolder()), before);
    QVERIFY(pack.document->isModified());
    QVERIFY(pack.document->loadProblems().empty());
    QCOMPARE(flawOf(pack.document->pack(), 7), QString());
    QCOMPARE(pack.document->name(), QFileInfo(packFolder()).canonicalFilePath());
    // Nobody else has changed the pack: saving continues after the crash.
    QVERIFY(pack.file->save());
    QCOMPARE(flawOf(*pack::readFolder(packFolder().toStdString()), 7), QString());
}

void TestRecovery::changesSinceTheCrashAreNotOverwritten() {
    leaveCopy(true);
    {
        const OpenPack theirs = widgets::openPackFile(packFolder());
        revise(*theirs.document, 100);
        QVERIFY(theirs.file->save());
    }
    const QByteArray before = bytesOf(packFolder());
    const auto entries = RecoveryEntry::leftBehind(recovery());
    const OpenPack pack = entries.front()->open();
    QSignalSpy changed(pack.file.get(), &widgets::PackFile::changedOutside);
    pack.file->check();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].toStringList(), QStringList{"levels/" + idOf(100) + ".json"});
    const auto result = pack.file->save();
    QVERIFY(!result);
    QCOMPARE(result.error().reason, pack::SaveError::Reason::ChangedOutside);
    QCOMPARE(bytesOf(packFolder()), before);
    pack.file->keepMine();
    QVERIFY(pack.file->save());
    QVERIFY(*pack::readFolder(packFolder().toStdString()) == pack.document->pack());
}

void TestRecovery::aRecoveredPackKeepsItsCopyUntilSaved() {
    leaveCopy(true);
    auto entries = RecoveryEntry::leftBehind(recovery());
    const OpenPack pack = entries.front()->open();
    Autosave autosave(*pack.file, recovery(), std::move(entries.front()));
    QCOMPARE(copies(), 1);
    QSignalSpy written(&autosave, &Autosave::written);
    revise(*pack.document, 8);
    QTRY_COMPARE(written.count(), 1);
    QCOMPARE(copies(), 1);
    QVERIFY(pack.file->save());
    QVERIFY(!isOffered());
}

void TestRecovery::theSecondEditorIsTold() {
    savedPack();
    const QString locks = folder_->filePath("locks");
    auto first = std::make_unique<widgets::PackLock>(locks, packFolder());
    QVERIFY(first->isHeld());
    // The lock holds for every spelling of the path.
    QVERIFY(!widgets::PackLock(locks, packFolder() + "/../pack").isHeld());
    QVERIFY(widgets::PackLock(locks, folder_->path()).isHeld());
    first.reset();
    QVERIFY(widgets::PackLock(locks, packFolder()).isHeld());
}

void TestRecovery::kill(std::uint64_t seed) {
    random::Stream random(seed, 1);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(),
                {"tst_recovery", "--child", folder_->path(), QString::number(seed)});
    QVERIFY(child.waitForStarted());
    QVERIFY(child.waitForReadyRead(30'000));
    QTest::qSleep(static_cast<int>(random.below(60)));
    if (random.below(8) == 0) QVERIFY(RecoveryEntry::leftBehind(recovery()).empty());
    child.kill();
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);

    int saved = 0;
    int saving = 0;
    int copied = 0;  // since the last save began
    for (const QByteArray& line : child.readAllStandardOutput().split('\n')) {
        const auto words = line.split(' ');
        if (words.size() != 2) continue;
        const int revision = words[1].toInt();
        if (words[0] == "saved") saved = revision;
        if (words[0] == "copy") copied = revision;
        if (words[0] == "saving") {
            saving = revision;
            copied = 0;
        }
    }

    // The saved pack opens completely and contains the last completed or the interrupted save.
    const auto onDisk = pack::readFolder(packFolder().toStdString());
    QVERIFY2(onDisk, onDisk ? "" : onDisk.error().front().describe().c_str());
    QVERIFY2(flawOf(*onDisk, saved).isEmpty(), qPrintable(flawOf(*onDisk, saved)));
    if (saving > 0) {
        for (const level::Level& level : onDisk->levels)
            QVERIFY(revisionOf(level) <= saving);
    }

    // The recovery copy is complete, too, and nothing else is offered.
    const QByteArray before = bytesOf(packFolder());
    const auto entries = RecoveryEntry::leftBehind(recovery());
    QVERIFY(entries.size() <= 1);
    QVERIFY2(copied == 0 || entries.size() == 1, "a copy is lost");
    for (const auto& entry : entries) {
        const OpenPack pack = entry->open();
        QVERIFY(pack.document->loadProblems().empty());
        const level::Pack copy = pack.document->pack();
        QVERIFY2(flawOf(copy, copied).isEmpty(), qPrintable(flawOf(copy, copied)));
        QCOMPARE(bytesOf(packFolder()), before);
        if (seed % 2 == 0) {
            // An interrupted save may have left files, which are not overwritten without asking.
            if (const auto result = pack.file->save(); !result) {
                QCOMPARE(result.error().reason, pack::SaveError::Reason::ChangedOutside);
                QVERIFY(pack.file->save({.overwrite = true}));
            }
            QVERIFY(*pack::readFolder(packFolder().toStdString()) == copy);
        }
        entry->remove();
    }
}

void TestRecovery::killedAtAnyMomentNothingIsLost() {
    savedPack();
    // Each kill takes a seventh of a second: 250 when run by hand, 100 in the gate.
    const int kills = testing::seeds(2'500, 200) / 10;
    for (int seed = 0; seed < kills; ++seed) {
        kill(static_cast<std::uint64_t>(seed));
        if (QTest::currentTestFailed()) {
            qWarning("with seed %d", seed);
            return;
        }
    }
}

void TestRecovery::killEditing(std::uint64_t seed) {
    random::Stream random(seed, 2);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(),
                {"tst_recovery", "--edits", folder_->path(), QString::number(seed)});
    QVERIFY(child.waitForStarted());
    const auto wanted = random.below(200);
    QByteArray said;
    while (said.count('\n') < static_cast<int>(wanted)) {
        QVERIFY(child.waitForReadyRead(30'000));
        said += child.readAllStandardOutput();
    }
    ::usleep(random.below(2000));
    child.kill();
    QVERIFY(child.waitForFinished());
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);
    said += child.readAllStandardOutput();
    int begun = 0;
    int done = 0;
    for (const QByteArray& line : said.split('\n')) {
        const auto words = line.split(' ');
        if (words.size() != 2) continue;
        if (words[0] == "begun") begun = words[1].toInt();
        if (words[0] == "done") done = words[1].toInt();
    }

    // Repeats the same edits without a kill.
    const OpenPack pack = packForEdits(seed);
    const std::string first = textOf(pack.document->pack());
    Edits edits(*pack.document, seed);
    for (int i = 0; i < done; ++i)
        edits.doNext();
    const std::string after = textOf(pack.document->pack());
    if (begun > done) edits.doNext();
    const std::string next = textOf(pack.document->pack());

    const auto entries = RecoveryEntry::leftBehind(recovery());
    QVERIFY(entries.size() <= 1);
    std::string found = first;
    if (!entries.empty()) {
        const OpenPack open = entries.front()->open();
        QVERIFY(entries.front()->problems().empty());
        QVERIFY(open.document->loadProblems().empty());
        found = textOf(open.document->pack());
        entries.front()->remove();
    }
    if (found == after || found == next) return;
    const OpenPack again = packForEdits(seed);
    Edits slow(*again.document, seed);
    int held = 0;
    while (held < begun && textOf(again.document->pack()) != found) {
        slow.doNext();
        ++held;
    }
    QFAIL(qPrintable(
        QString("seed %1: of %2 edits, the journal holds %3").arg(seed).arg(done).arg(held)));
}

void TestRecovery::killedAtAnyMomentAtMostTheEditUnderWayIsLost() {
    const int kills = testing::seeds(50);
    for (int seed = 0; seed < kills; ++seed) {
        killEditing(static_cast<std::uint64_t>(seed));
        if (QTest::currentTestFailed()) return;
    }
}

QString TestRecovery::journal() const {
    const QStringList entries = QDir(recovery()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return entries.size() == 1 ? recovery() + '/' + entries.front() + "/journal" : QString();
}

bool TestRecovery::isOffered() const {
    // A finished entry is removed on another thread: there may be two for a moment.
    const QStringList entries = QDir(recovery()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    return std::ranges::any_of(entries, [this](const QString& entry) {
        QFile file(recovery() + '/' + entry + "/journal");
        return file.open(QIODevice::ReadOnly) && file.size() > 0 &&
               !file.readAll().toStdString().ends_with(pack::recordOfSaved());
    });
}

void TestRecovery::aDamagedJournalIsTold() {
    leaveCopy(true);
    {
        QFile file(journal());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const auto at = bytes.indexOf("\nrecord ", 30);  // the second record holds the whole pack
        bytes[at + 200] = '?';
        bytes += "record 3 4\nabc\n";
        file.seek(0);
        file.write(bytes);
    }
    auto entries = RecoveryEntry::leftBehind(recovery());
    QCOMPARE(entries.size(), std::size_t{1});
    const QString file = journal();
    const OpenPack pack = entries.front()->open();
    QCOMPARE(entries.front()->problems().size(), std::size_t{1});
    const Problem& problem = entries.front()->problems().front();
    QCOMPARE(QString::fromStdString(problem.file), file);
    QVERIFY(problem.place.starts_with("record 2, byte "));
    // The document has nothing else to show, so it reports the problem, too.
    QVERIFY(!pack.document->loadProblems().empty());

    // Even if the beginning is damaged, nothing is removed silently.
    {
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::ReadWrite));
        broken.write("?");
    }
    const QString folder = QFileInfo(file).path();
    entries.front().reset();
    const auto again = RecoveryEntry::leftBehind(recovery());
    QCOMPARE(again.size(), std::size_t{1});
    QVERIFY(!again.front()->open().document->loadProblems().empty());
    QVERIFY(QFileInfo::exists(folder));
}

void TestRecovery::aJournalStaysShort() {
    const OpenPack pack = packForEdits(0);
    Autosave autosave(*pack.file, recovery());
    autosave.setMostAdded(5000);
    qint64 written = 0;
    qint64 before = 0;
    Edits edits(*pack.document, 11);
    for (int i = 0; i < 2000; ++i) {
        edits.doNext();
        if (i % 100 == 0) QCoreApplication::processEvents();
        const qint64 now = QFileInfo(journal()).size();
        written += std::max<qint64>(0, now - before);
        before = now;
    }
    QVERIFY(pack.document->isModified());
    // At most twice the initial size, plus later additions.
    const auto whole = static_cast<qint64>(pack::journalOf(pack.document->pack(), {}).size());
    QTRY_VERIFY(autosave.isWritten() && QFileInfo(journal()).size() < 3 * whole + 20'000);
    QVERIFY(written > 3 * whole + 20'000);
    const auto read = pack::readJournal(
        [this] {
            QFile file(journal());
            return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
        }(),
        "journal");
    QVERIFY(read.problems.empty() && read.isWhole);
    QCOMPARE(textOf(read.pack), textOf(pack.document->pack()));
}

void TestRecovery::aLargeStrokeIsWrittenElsewhere() {
    const OpenPack pack = packForEdits(1);
    Autosave autosave(*pack.file, recovery());
    const widgets::Sheet large = widgets::levelSheet("large");
    const auto fill = [&](const grid::Rect& area, level::Terrain terrain) {
        const auto& paint = *paintOf(*pack.document, large);
        QVERIFY(paintCells(*pack.document, large,
                           edit::deltaOf(paint, edit::Area(area), edit::terrainInk(terrain)),
                           "Paint"));
    };
    fill({0, 0, 3, 3}, level::Terrain::Water);
    QTRY_VERIFY(autosave.isWritten());
    const qint64 before = QFileInfo(journal()).size();
    fill({0, 0, 700, 700}, level::Terrain::Water);
    QVERIFY(!autosave.isWritten());  // the window does not wait for it
    // Edits made while the large one is being written are not written before it.
    fill({5, 5, 1, 1}, level::Terrain::Floor);
    fill({2, 2, 600, 600}, level::Terrain::Wall);
    pack.document->history()->undo();
    QTRY_VERIFY(autosave.isWritten());
    QVERIFY(QFileInfo(journal()).size() < before + 200'000);
    QFile file(journal());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = pack::readJournal(file.readAll().toStdString(), "journal");
    QVERIFY(read.problems.empty());
    QCOMPARE(textOf(read.pack), textOf(pack.document->pack()));
}

void TestRecovery::aDiskThatRefusesIsToldAndTriedAgain() {
    const OpenPack pack = packForEdits(0);
    Autosave autosave(*pack.file, recovery());
    QSignalSpy failed(&autosave, &Autosave::failed);
    const auto rename = [&](const QString& title) {
        QVERIFY(setPackTitle(*pack.document, title, {}));
    };
    rename("One");
    QVERIFY(autosave.isWritten());
    // A file blocks the entry's folder, so that not even root can write there.
    const QString folder = QFileInfo(journal()).path();
    // Another thread may still flush the journal and recreate the folder.
    QTRY_VERIFY(QDir(folder).removeRecursively());
    {
        QFile block(folder);
        QVERIFY(block.open(QIODevice::WriteOnly));
    }
    rename("Two");
    QTRY_VERIFY(failed.count() > 0);
    QVERIFY(!autosave.isWritten());
    QVERIFY(QFile::remove(folder));
    rename("Three");
    QTRY_VERIFY(autosave.isWritten());
    QFile file(journal());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(pack::readJournal(file.readAll().toStdString(), "journal").pack.title,
             std::string("Three"));
}

/// Runs the tests, or one of the children.
int runTestOrChild(int argc, char** argv) {
    if (argc == 4 && qstrcmp(argv[1], "--edits") == 0) {
        return runEditingChild(argc, argv, QString::fromLocal8Bit(argv[2]),
                               QByteArray(argv[3]).toULongLong());
    }
    if (argc == 4 && qstrcmp(argv[1], "--child") == 0) {
        return runChild(argc, argv, QString::fromLocal8Bit(argv[2]),
                        QByteArray(argv[3]).toULongLong());
    }
    return testing::runSlots<TestRecovery>(argc, argv);
}

MAZELOOM_TEST_MAIN(runTestOrChild)

}  // namespace mazeloom::tst_recovery

#include "tst_recovery.moc"

// SPDX-License-Identifier: MIT
// Recovery copies, and that no crash loses a saved pack: this program runs itself as a child that
// edits and saves without pause, and kills it.
#include <cstdio>
#include <memory>

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
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/recovery/autosave.h"
#include "widgets/recovery/pack_lock.h"

using namespace mazeloom;
using namespace std::chrono_literals;
using widgets::Autosave;
using widgets::OpenPack;
using widgets::PackDocument;
using widgets::RecoveryEntry;

namespace {

constexpr int kLevels = 3;

/// Levels tell how new they are, twice.
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

/// A level's revision; −1 when it contradicts itself.
int revisionOf(const level::Level& level) {
    const int revision = QString::fromStdString(level.notes).toInt();
    const QString title = QString::fromStdString(level.title).remove(" (copy)");
    return title.toStdString() == titleOf(revision) ? revision : -1;
}

/// Why a pack is not what it should be: each of its levels whole, and no older than `revision`.
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

/// Edits and saves until it is killed, and says what is safe.
int runChild(int argc, char** argv, const QString& folder, std::uint64_t seed) {
    QCoreApplication application(argc, argv);
    random::Stream random(seed);
    const OpenPack pack = widgets::openPackFile(folder + "/pack");
    PackDocument& document = *pack.document;
    Autosave autosave(*pack.file, folder + "/recovery", 3ms);
    int revision = revisionOf(document.pack().levels[0]);
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i)
        revision = std::max(revision, revisionOf(document.pack().levels[i]));
    // A copy holds all that was there when the copy before it was finished.
    int certain = 0;
    QObject::connect(&autosave, &Autosave::copyWritten, [&] {
        if (certain > 0) say("copy", certain);
        certain = revision;
    });
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
        certain = 0;
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
    void newPacksAreCopiedToo();
    void neverDuringAStroke();
    void savingUndoingAndClosingRemoveTheCopy();
    void aLivingOwnerIsLeftAlone();
    void halvesAreRemoved();
    void recoveredPacksAreUnsavedAndTouchNothing();
    void changesSinceTheCrashAreNotOverwritten();
    void aRecoveredPackKeepsItsCopyUntilSaved();
    void theSecondEditorIsTold();
    void killedAtAnyMomentNothingIsLost();

  private:
    QString recovery() const { return folder_->filePath("recovery"); }
    QString packFolder() const { return folder_->filePath("pack"); }
    OpenPack savedPack() const;
    qsizetype copies() const {
        return QDir(recovery()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
    }
    /// Leaves a copy with revision 7 behind, as a crash does.
    void leaveCopy(bool saved);
    /// Lets a child work, kills it at some moment, and looks at what it leaves behind.
    void kill(std::uint64_t seed);

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
    QVERIFY(!entry->write(pack.document->pack(),
                          {pack.document->name(), pack.file->folder(), "Test",
                           QDateTime::currentDateTimeUtc(), pack.file->stamps()}));
}

void TestRecovery::copiesWhatIsUnsaved() {
    const OpenPack pack = savedPack();
    Autosave autosave(*pack.file, recovery(), 1ms);
    QSignalSpy written(&autosave, &Autosave::copyWritten);
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
    // At rest nothing is written.
    QTest::qWait(30);
    QCOMPARE(written.count(), 2);
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
    Autosave autosave(*pack.file, recovery(), 1ms);
    QSignalSpy written(&autosave, &Autosave::copyWritten);
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
        Autosave autosave(*pack.file, recovery(), 1ms);
        QSignalSpy written(&autosave, &Autosave::copyWritten);
        revise(*pack.document, 1);
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(pack.file->save());
        QCOMPARE(copies(), 0);
        revise(*pack.document, 2);
        QTRY_COMPARE(written.count(), 2);
        pack.document->history()->undo();
        QCOMPARE(copies(), 0);
        revise(*pack.document, 3);
        QTRY_COMPARE(written.count(), 3);
        QCOMPARE(copies(), 1);
    }
    QCOMPARE(copies(), 0);
    QVERIFY(RecoveryEntry::leftBehind(recovery()).empty());
}

void TestRecovery::aLivingOwnerIsLeftAlone() {
    const OpenPack pack = savedPack();
    Autosave autosave(*pack.file, recovery(), 1ms);
    QSignalSpy written(&autosave, &Autosave::copyWritten);
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
    // Nobody else has changed it: saving goes on where the crash came.
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
    Autosave autosave(*pack.file, recovery(), 1ms, std::move(entries.front()));
    QCOMPARE(copies(), 1);
    QSignalSpy written(&autosave, &Autosave::copyWritten);
    revise(*pack.document, 8);
    QTRY_COMPARE(written.count(), 1);
    QCOMPARE(copies(), 1);
    QVERIFY(pack.file->save());
    QCOMPARE(copies(), 0);
}

void TestRecovery::theSecondEditorIsTold() {
    savedPack();
    const QString locks = folder_->filePath("locks");
    auto first = std::make_unique<widgets::PackLock>(locks, packFolder());
    QVERIFY(first->isHeld());
    // However it writes the path.
    QVERIFY(!widgets::PackLock(locks, packFolder() + "/../pack").isHeld());
    QVERIFY(widgets::PackLock(locks, folder_->path()).isHeld());
    first.reset();
    QVERIFY(widgets::PackLock(locks, packFolder()).isHeld());
}

void TestRecovery::kill(std::uint64_t seed) {
    random::Stream random(seed, 1);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(),
                {"--child", folder_->path(), QString::number(seed)});
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

    // The saved pack opens, whole, and holds what was said to be saved, or what was being saved.
    const auto onDisk = pack::readFolder(packFolder().toStdString());
    QVERIFY2(onDisk, onDisk ? "" : onDisk.error().front().describe().c_str());
    QVERIFY2(flawOf(*onDisk, saved).isEmpty(), qPrintable(flawOf(*onDisk, saved)));
    if (saving > 0) {
        for (const level::Level& level : onDisk->levels)
            QVERIFY(revisionOf(level) <= saving);
    }

    // So does the copy, and nothing else is offered.
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
            // A save that was cut short may have left files, which are not replaced unasked.
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
    const int kills = testing::seeds(250);
    for (int seed = 0; seed < kills; ++seed) {
        kill(static_cast<std::uint64_t>(seed));
        if (QTest::currentTestFailed()) {
            qWarning("with seed %d", seed);
            return;
        }
    }
}

int main(int argc, char** argv) {
    if (argc == 4 && qstrcmp(argv[1], "--child") == 0) {
        return runChild(argc, argv, QString::fromLocal8Bit(argv[2]),
                        QByteArray(argv[3]).toULongLong());
    }
    QCoreApplication application(argc, argv);
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_recovery.moc"

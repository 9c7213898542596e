// SPDX-License-Identifier: MIT
#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/edit/new_pack.h"
#include "core/pack/disk/folder_source.h"
#include "resources/resources.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_file.h"

namespace mazeloom::tst_pack_file {

using widgets::levelSheet;
using widgets::OpenPack;
using widgets::PackDocument;
using widgets::PackFile;
using Target = PackFile::Target;

class TestPackFile : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void init();
    void aNewPackHasNoPlace();
    void savesWhereItWasOpened();
    void knowsWhatStandsInAFolder();
    void aReplacedPackLeavesNothingBehind();
    void whereSavingFailsThePackStays();
    void builtInPacksAreSavedElsewhere();
    void noticesOtherPrograms();
    void ownSavesAreNoNews();
    void neverOverwritesSilently();
    void keepingMineReplacesTheirs();
    void keepingMineLeavesWhatOthersAdded();
    void aReadOnlyPackIsNotSavedInPlace();
    void reloadingKeepsTheDocument();
    void reloadingFollowsWhatCanBeRead();
    void reloadingReplacesNothingByWhatCannotBeRead();
    void reloadingIsAStep();
    void unreadFilesAreNamedAndLeftOut();

  private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    /// Returns a new pack that was saved into the folder `name`.
    OpenPack saved(const QString& name);
    static level::Pack onDisk(const QString& folder);
    /// Changes a file as another program does, by rewriting it.
    static void changeTitle(const QString& file, const QByteArray& from, const QByteArray& to);
    static void rename(PackDocument& document, const char* title);

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestPackFile::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
}

OpenPack TestPackFile::saved(const QString& name) {
    OpenPack pack = widgets::newPackFile("Untitled", edit::newPack("Untitled", "First"));
    [&] { QVERIFY(pack.file->saveAs(path(name))); }();
    return pack;
}

level::Pack TestPackFile::onDisk(const QString& folder) {
    const auto read = pack::readFolder(folder.toStdString());
    return read ? *read : level::Pack();
}

void TestPackFile::changeTitle(const QString& path, const QByteArray& from, const QByteArray& to) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    QVERIFY(text.contains(from));
    file.close();
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text.replace(from, to));
}

void TestPackFile::rename(PackDocument& document, const char* title) {
    auto head = headOf(document, "first");
    head.title = title;
    QVERIFY(setHead(document, "first", head, "rename"));
}

void TestPackFile::aNewPackHasNoPlace() {
    const OpenPack pack = widgets::newPackFile("Untitled", edit::newPack("Untitled", "First"));
    QVERIFY(!pack.file->canSave());
    QVERIFY(!pack.document->isModified());
    QSignalSpy moved(pack.file.get(), &PackFile::placeChanged);
    QVERIFY(pack.file->saveAs(path("mine")));
    QVERIFY(pack.file->canSave());
    QCOMPARE(moved.count(), 1);
    QCOMPARE(pack.file->folder(), QFileInfo(path("mine")).canonicalFilePath());
    QCOMPARE(pack.document->name(), pack.file->folder());
    QVERIFY(onDisk(path("mine")) == pack.document->pack());
}

void TestPackFile::savesWhereItWasOpened() {
    saved("p");
    const OpenPack pack = widgets::openPackFile(path("p"));
    rename(*pack.document, "Other");
    QVERIFY(pack.document->isModified());
    const auto result = pack.file->save();
    QVERIFY(result);
    // Only changed files are written.
    QCOMPARE(result->written, std::vector<std::string>{"levels/first.json"});
    QVERIFY(!pack.document->isModified());
    QVERIFY(onDisk(path("p")) == pack.document->pack());
    // Undoing a saved change makes the pack modified again.
    pack.document->history()->undo();
    QVERIFY(pack.document->isModified());
    QVERIFY(pack.file->save());
    QCOMPARE(onDisk(path("p")).levels.front().title, std::string("First"));
}

void TestPackFile::knowsWhatStandsInAFolder() {
    const OpenPack pack = saved("p");
    saved("other");
    QDir(folder_->path()).mkdir("empty");
    QDir(folder_->path()).mkpath("full/things");
    QFile file(path("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(pack.file->targetAt(path("p")), Target::SamePack);
    QCOMPARE(pack.file->targetAt(path("other/../p/")), Target::SamePack);
    QCOMPARE(pack.file->targetAt(path("other")), Target::Pack);
    QCOMPARE(pack.file->targetAt(path("nothing")), Target::Free);
    QCOMPARE(pack.file->targetAt(path("empty")), Target::Free);
    QCOMPARE(pack.file->targetAt(path("full")), Target::Occupied);
    QCOMPARE(pack.file->targetAt(path("file")), Target::Occupied);
}

void TestPackFile::aReplacedPackLeavesNothingBehind() {
    {
        const OpenPack other = saved("other");
        addLevel(*other.document, edit::newLevel("Extra"), 9, "add");
        QVERIFY(other.file->save());
        QVERIFY(QFile::exists(path("other/levels/extra.json")));
        QFile notes(path("other/notes.txt"));
        QVERIFY(notes.open(QIODevice::WriteOnly));
    }
    const OpenPack pack = widgets::newPackFile("Mine", edit::newPack("Mine", "Only"));
    QVERIFY(pack.file->saveAs(path("other")));
    QVERIFY(onDisk(path("other")) == pack.document->pack());
    QVERIFY(!QFile::exists(path("other/levels/extra.json")));
    QVERIFY(!QFile::exists(path("other/levels/first.json")));
    QVERIFY(QFile::exists(path("other/notes.txt")));
}

void TestPackFile::whereSavingFailsThePackStays() {
    const OpenPack pack = saved("p");
    rename(*pack.document, "Other");
    const auto result = pack.file->saveAs(path("no/such/parent"));
    QVERIFY(!result);
    QCOMPARE(result.error().reason, pack::SaveError::Reason::Disk);
    QVERIFY(!result.error().problems.empty());
    QCOMPARE(pack.file->folder(), QFileInfo(path("p")).canonicalFilePath());
    QVERIFY(pack.document->isModified());
    QVERIFY(pack.file->save());
    QCOMPARE(onDisk(path("p")).levels.front().title, std::string("Other"));
}

void TestPackFile::builtInPacksAreSavedElsewhere() {
    const OpenPack pack = widgets::openPackFile("builtin:dungeons");
    QVERIFY(pack.document->loadProblems().empty());
    QVERIFY(!pack.file->canSave());
    QVERIFY(pack.file->saveAs(path("copy")));
    QVERIFY(onDisk(path("copy")) == pack.document->pack());
    QCOMPARE(widgets::openPackFile("builtin:dungeons").document->pack(), pack.document->pack());
}

void TestPackFile::noticesOtherPrograms() {
    const OpenPack pack = saved("p");
    QSignalSpy changed(pack.file.get(), &PackFile::changedOutside);
    changeTitle(path("p/levels/first.json"), "First", "Theirs");
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(changed[0][0].toStringList(), QStringList{"levels/first.json"});
    // The change is reported once.
    pack.file->check();
    QCOMPARE(changed.count(), 1);
    QVERIFY(QFile::remove(path("p/levels/first.json")));
    pack.file->check();
    changeTitle(path("p/pack.json"), "Untitled", "Titled");
    QTRY_COMPARE(changed.last()[0].toStringList(), (QStringList{"levels/first.json", "pack.json"}));
}

void TestPackFile::ownSavesAreNoNews() {
    const OpenPack pack = saved("p");
    QSignalSpy changed(pack.file.get(), &PackFile::changedOutside);
    for (const char* title : {"A", "B", "C"}) {
        rename(*pack.document, title);
        QVERIFY(pack.file->save());
        QTest::qWait(300);
    }
    QCOMPARE(changed.count(), 0);
    // The watch continues although the file was replaced.
    changeTitle(path("p/levels/first.json"), "\"C\"", "\"D\"");
    QTRY_COMPARE(changed.count(), 1);
}

void TestPackFile::neverOverwritesSilently() {
    const OpenPack pack = saved("p");
    changeTitle(path("p/levels/first.json"), "First", "Theirs");
    rename(*pack.document, "Mine");
    const auto result = pack.file->save();
    QVERIFY(!result);
    QCOMPARE(result.error().reason, pack::SaveError::Reason::ChangedOutside);
    QCOMPARE(onDisk(path("p")).levels.front().title, std::string("Theirs"));
    QVERIFY(pack.document->isModified());
    QVERIFY(pack.file->save({.overwrite = true}));
    QCOMPARE(onDisk(path("p")).levels.front().title, std::string("Mine"));
}

void TestPackFile::keepingMineReplacesTheirs() {
    const OpenPack pack = saved("p");
    changeTitle(path("p/levels/first.json"), "First", "Theirs");
    changeTitle(path("p/pack.json"), "{", "not json {");
    pack.file->keepMine();
    // Nothing has been written yet, so the pack counts as modified.
    QVERIFY(pack.document->isModified());
    QVERIFY(isModified(*pack.document, levelSheet("first")));
    QVERIFY(onDisk(path("p")).levels.empty());
    QVERIFY(pack.file->save());
    QVERIFY(!pack.document->isModified());
    QVERIFY(onDisk(path("p")) == pack.document->pack());
    // Later changes are noticed again.
    changeTitle(path("p/levels/first.json"), "First", "Again");
    rename(*pack.document, "Mine");
    QVERIFY(!pack.file->save());
}

void TestPackFile::keepingMineLeavesWhatOthersAdded() {
    const OpenPack mine = saved("p");
    {
        const OpenPack theirs = widgets::openPackFile(path("p"));
        addLevel(*theirs.document, edit::newLevel("Added"), 9, "add");
        QVERIFY(theirs.file->save());
    }
    mine.file->keepMine();
    QVERIFY(mine.file->save());
    QVERIFY(onDisk(path("p")) == mine.document->pack());
    QVERIFY(QFile::exists(path("p/levels/added.json")));
}

void TestPackFile::aReadOnlyPackIsNotSavedInPlace() {
    const OpenPack pack = saved("p");
    pack.file->setReadOnly(true);
    QVERIFY(!pack.file->canSave());
    QCOMPARE(pack.file->targetAt(path("p")), Target::Pack);
    QVERIFY(pack.file->saveAs(path("q")));
    QVERIFY(pack.file->canSave());
}

void TestPackFile::reloadingKeepsTheDocument() {
    const OpenPack pack = saved("p");
    PackDocument& document = *pack.document;
    addLevel(document, edit::newLevel("Second"), 9, "add");
    addLevel(document, edit::newLevel("Third"), 9, "add");
    QVERIFY(pack.file->save());
    QVERIFY(setSeed(document, "second", 77));
    setCurrentLevel(document, "second");
    rename(document, "Mine");
    setCurrentLevel(document, "second");
    QVERIFY(document.isModified());
    changeTitle(path("p/levels/first.json"), "\"First\"", "\"Theirs\"");
    QSignalSpy structure(&document, &PackDocument::structureChanged);
    QSignalSpy reloaded(pack.file.get(), &PackFile::reloaded);
    QSignalSpy moved(pack.file.get(), &PackFile::placeChanged);
    pack.file->reload();
    QVERIFY(structure.count() >= 1);
    QCOMPARE(reloaded.count(), 1);
    QCOMPARE(moved.count(), 0);
    QVERIFY(document.pack() == onDisk(path("p")));
    QCOMPARE(findLevel(document, "first")->title, std::string("Theirs"));
    QVERIFY(!document.isModified());
    // The shown sheet and its seed are kept.
    QCOMPARE(currentLevelId(document), QString("second"));
    QCOMPARE(seedOf(document, "second"), std::uint64_t{77});
    // The document can be edited as before.
    rename(document, "Again");
    QVERIFY(isModified(document, levelSheet("first")));
    QVERIFY(!isModified(document, levelSheet("second")));
    const auto result = pack.file->save();
    QVERIFY(result);
    QCOMPARE(result->written, std::vector<std::string>{"levels/first.json"});
    document.history()->undo();
    QCOMPARE(findLevel(document, "first")->title, std::string("Theirs"));
    // A sheet that was removed is no longer shown.
    {
        const OpenPack other = widgets::openPackFile(path("p"));
        QVERIFY(removeSheet(*other.document, levelSheet("second")));
        QVERIFY(other.file->save({.overwrite = true}));
    }
    pack.file->reload();
    QCOMPARE(document.pack().levels.size(), std::size_t{2});
    QCOMPARE(currentLevelId(document), QString("first"));
}

void TestPackFile::reloadingFollowsWhatCanBeRead() {
    saved("p");
    QVERIFY(QDir().rename(path("p"), path("away")));
    const OpenPack pack = widgets::openPackFile(path("p"));
    QVERIFY(!pack.document->loadProblems().empty());
    QCOMPARE(pack.document->pack().levels.size(), std::size_t{0});
    QVERIFY(!generationRequest(*pack.document));
    QVERIFY(!pack.file->canSave());
    QSignalSpy problems(pack.document.get(), &PackDocument::loadProblemsChanged);
    QVERIFY(pack.file->reload());
    QVERIFY(QDir().rename(path("away"), path("p")));
    problems.clear();
    QVERIFY(pack.file->reload());
    QCOMPARE(problems.count(), 1);
    QVERIFY(pack.document->loadProblems().empty());
    QVERIFY(pack.document->pack() == onDisk(path("p")));
    QVERIFY(pack.file->canSave());
    QCOMPARE(currentLevelId(*pack.document), QString("first"));
    rename(*pack.document, "Other");
    QVERIFY(pack.file->save());
    QCOMPARE(onDisk(path("p")).levels.front().title, std::string("Other"));
}

void TestPackFile::reloadingReplacesNothingByWhatCannotBeRead() {
    const OpenPack pack = saved("p");
    PackDocument& document = *pack.document;
    addLevel(document, edit::newLevel("Second"), 9, "add");
    addRoom(document, edit::newRoom("Cell"), 9, "add");
    QVERIFY(pack.file->save());
    const level::Pack before = document.pack();
    const auto write = [&](const QString& name, const QByteArray& bytes) {
        QFile file(path("p/" + name));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    };
    for (const QString name : {"levels/second.json", "rooms/cell.json", "pack.json"}) {
        QFile file(path("p/" + name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray good = file.readAll();
        file.close();
        write(name, "<<<<<<< mine\n" + good + "=======\n" + good + ">>>>>>> theirs\n");
        const auto reloaded = pack.file->reload();
        QVERIFY2(!reloaded, qPrintable(name));
        QCOMPARE(reloaded.error().size(), std::size_t{1});
        QCOMPARE(reloaded.error().front().file, name.toStdString());
        QVERIFY(document.pack() == before);
        QVERIFY(!document.isModified());
        QVERIFY(document.loadProblems().empty());
        write(name, good);
        QVERIFY(pack.file->reload());
        QVERIFY(document.pack() == before);
    }
    // The whole folder may disappear for a while.
    QVERIFY(QDir().rename(path("p"), path("away")));
    QVERIFY(!pack.file->reload());
    QVERIFY(document.pack() == before);
    QVERIFY(QDir().rename(path("away"), path("p")));
    QVERIFY(pack.file->reload());
    // A file that was unreadable before does not prevent the reload.
    write("levels/second.json", "{");
    const OpenPack part = widgets::openPackFile(path("p"));
    changeTitle(path("p/levels/first.json"), "\"First\"", "\"Theirs\"");
    QVERIFY(part.file->reload());
    QCOMPARE(findLevel(*part.document, "first")->title, std::string("Theirs"));
}

void TestPackFile::reloadingIsAStep() {
    const OpenPack pack = saved("p");
    PackDocument& document = *pack.document;
    addLevel(document, edit::newLevel("Second"), 9, "add");
    addLevel(document, edit::newLevel("Third"), 9, "add");
    QVERIFY(pack.file->save());
    rename(document, "Mine");
    const level::Pack mine = document.pack();
    changeTitle(path("p/levels/first.json"), "\"First\"", "\"Theirs\"");
    {
        const OpenPack other = widgets::openPackFile(path("p"));
        QVERIFY(removeSheet(*other.document, levelSheet("third")));
        addLevel(*other.document, edit::newLevel("Fourth"), 0, "add");
        QVERIFY(other.file->save({.overwrite = true}));
    }
    QVERIFY(pack.file->reload());
    const level::Pack theirs = document.pack();
    QVERIFY(theirs == onDisk(path("p")));
    QVERIFY(!document.isModified());
    // After undo, files that are equal on disk do not count as modified.
    document.history()->undo();
    QVERIFY(document.pack() == mine);
    QVERIFY(isModified(document, levelSheet("first")));
    QVERIFY(!isModified(document, levelSheet("second")));
    // Undo and redo across the reload.
    document.history()->undo();
    QVERIFY(document.pack() != mine);
    QVERIFY(document.isModified());
    document.history()->redo();
    document.history()->redo();
    QVERIFY(document.pack() == theirs);
    QVERIFY(!document.isModified());
    // After a save in between, the other state is the modified one.
    document.history()->undo();
    QVERIFY(pack.file->save());
    QVERIFY(onDisk(path("p")) == mine);
    QVERIFY(!document.isModified());
    document.history()->redo();
    QVERIFY(document.pack() == theirs);
    QVERIFY(document.isModified());
    QVERIFY(pack.file->save());
    QVERIFY(onDisk(path("p")) == theirs);
    // A reload without changes adds no command.
    const int steps = document.history()->count();
    QVERIFY(pack.file->reload());
    QCOMPARE(document.history()->count(), steps);
}

void TestPackFile::unreadFilesAreNamedAndLeftOut() {
    {
        const OpenPack pack = saved("p");
        addLevel(*pack.document, edit::newLevel("Second"), 9, "add");
        addRoom(*pack.document, edit::newRoom("Cell"), 9, "add");
        QVERIFY(pack.file->save());
        QVERIFY(pack.file->unreadFiles().isEmpty());
    }
    for (const char* name : {"p/levels/second.json", "p/rooms/cell.json"}) {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("{");
    }
    const OpenPack pack = widgets::openPackFile(path("p"));
    QCOMPARE(pack.file->unreadFiles(), (QStringList{"levels/second.json", "rooms/cell.json"}));
    QCOMPARE(pack.document->loadProblems().size(), std::size_t{2});
    // Saving in place loses nothing of the unread files.
    rename(*pack.document, "Other");
    QVERIFY(pack.file->save());
    QCOMPARE(pack.file->unreadFiles().size(), 2);
    QSignalSpy problems(pack.document.get(), &PackDocument::loadProblemsChanged);
    QVERIFY(pack.file->saveAs(path("copy")));
    // The copy is complete but for the unread files.
    QVERIFY(onDisk(path("copy")) == pack.document->pack());
    QVERIFY(pack.file->unreadFiles().isEmpty());
    QVERIFY(pack.document->loadProblems().empty());
    QCOMPARE(problems.count(), 1);
    QCOMPARE(widgets::openPackFile(path("p")).file->unreadFiles().size(), 2);
}

MAZELOOM_TEST(TestPackFile)

}  // namespace mazeloom::tst_pack_file

#include "tst_pack_file.moc"

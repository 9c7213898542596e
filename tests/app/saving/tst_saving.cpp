// SPDX-License-Identifier: MIT
// New packs, saving, closing, and changes to files by other programs meanwhile, in the real window.
#include <csignal>
#include <cstdlib>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>

#include "app/dialogs/save_sheet.h"
#include "app/domains/view/generate_domain.h"
#include "core/edit/new_pack.h"
#include "core/pack/disk/folder_source.h"
#include "tests/app/support/window_test.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/levels/pack_tabs.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/toast.h"
#include "widgets/tools/bars/option_row.h"
#include "widgets/tools/bars/tool_strip.h"

namespace mazeloom::tst_saving {

using app::MainWindow;
using widgets::PackDocument;

namespace {

/// While an object exists, file permissions apply to this program even if root runs it. Everything
/// in `folder` then belongs to the program's user.
class Commoner {
  public:
    explicit Commoner(const QString& folder) {
        if (::geteuid() != 0) return;
        give(folder);
        QDirIterator all(folder, QDir::AllEntries | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
        while (all.hasNext())
            give(all.next());
        isRoot_ = ::setresuid(kNobody, kNobody, 0) == 0;
    }
    Commoner(const Commoner&) = delete;
    Commoner& operator=(const Commoner&) = delete;
    ~Commoner() {
        if (isRoot_ && ::setresuid(0, 0, 0) != 0) std::abort();
    }

    static bool isOne() { return ::geteuid() != 0; }

  private:
    static constexpr uid_t kNobody = 65534;

    static void give(const QString& path) {
        if (::chown(QFile::encodeName(path).constData(), kNobody, ::getegid()) != 0) std::abort();
    }

    bool isRoot_ = false;
};

/// While an object exists, no file can be longer than a few bytes.
class FullDisk {
  public:
    FullDisk() : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{16, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

  private:
    rlimit before_{};
    void (*handler_)(int);
};

}  // namespace

class TestSaving : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("saving"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aNewPackShowsAMaze();
    void newSavedReopenedEqual();
    void savesInPlaceWithoutAsking();
    void marksWhatIsUnsaved();
    void builtInPacksAskForAFolder();
    void occupiedFoldersAreRefused();
    void aPackIsNamedAndPlacedInOneDialog();
    void oneFileCanBeSavedToo();
    void replacingAPackIsAskedAbout();
    void cancellingKeepsAll();
    void closingAPackAsks();
    void closingTheWindowAsksForAll();
    void saveAllSavesAll();
    void reloadAsks();
    void failuresSayWhatToDo();
    void changesOutsideCanBeReloaded();
    void changesOutsideCanBeOverruled();
    void aDeletedFolderIsNotCalledChanged();
    void aFolderThatComesBackIsAsBefore();
    void aRenamedFolderIsToldAtOnce();
    void aFolderThatComesBackIsSeenInTheBustle();
    void barsMoveNothing();
    void aFolderThatTurnsReadOnlyIsTold();
    void aFullDiskLosesNothing();
    void savingOverOthersIsAskedAbout();
    void reloadingKeepsTabPlaceAndSheet();
    void reloadingShowsWhatIsWrong();
    void copyingWithoutUnreadLevelsIsAskedAbout();

  private:
    using Answer = testing::Answers::Answer;

    static Answer chooseFolder(const QString& folder);
    static Answer click(QMessageBox::StandardButton button);
    static Answer click(const QString& text) { return testing::Answers::click(text); }
    void edit(const std::string& title);
    void edit(PackDocument* document, const std::string& title);
    static std::string titleOnDisk(const QString& folder);
    widgets::MessageBar* outside() {
        return window_->findChild<widgets::MessageBar*>("outsideChanges");
    }
    /// Activates the window, which a dialog may have deactivated, and presses a key in it.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers);
    void clickOutside(const QString& text);
    void saveNewAs(const QString& name);
    static void changeOutside(const QString& folder, const QByteArray& title);
};

TestSaving::Answer TestSaving::chooseFolder(const QString& folder) {
    return [folder](QDialog* dialog) {
        auto* sheet = qobject_cast<app::SaveSheet*>(dialog);
        QVERIFY(sheet != nullptr);
        sheet->findChild<QLineEdit*>("saveTitle")->setText(QFileInfo(folder).fileName());
        sheet->findChild<QLineEdit*>("saveFolder")->setText(QFileInfo(folder).path());
        auto* save = sheet->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
        QVERIFY(save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
    };
}

TestSaving::Answer TestSaving::click(QMessageBox::StandardButton button) {
    return [button](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr && box->button(button) != nullptr);
        QTest::mouseClick(box->button(button), Qt::LeftButton);
    };
}

void TestSaving::edit(PackDocument* document, const std::string& title) {
    const QString id = currentLevelId(*document);
    auto head = headOf(*document, id);
    head.title = title;
    QVERIFY(setHead(*document, id, head, "rename"));
}

void TestSaving::edit(const std::string& title) {
    edit(current(), title);
}

std::string TestSaving::titleOnDisk(const QString& folder) {
    const auto pack = pack::readFolder(folder.toStdString());
    return pack ? pack->levels.front().title : "unreadable";
}

void TestSaving::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTest::keyClick(window_.get(), key, modifiers);
}

void TestSaving::clickOutside(const QString& text) {
    for (auto* button : outside()->findChildren<QToolButton*>()) {
        if (button->text() != text) continue;
        QTest::mouseClick(button, Qt::LeftButton);
        return;
    }
    QFAIL(qPrintable("no button " + text));
}

void TestSaving::saveNewAs(const QString& name) {
    action("file.new")->trigger();
    willAnswer(chooseFolder(path(name)));
    action("file.save")->trigger();
    QVERIFY(QFile::exists(path(name) + "/pack.json"));
}

void TestSaving::changeOutside(const QString& folder, const QByteArray& title) {
    const auto pack = pack::readFolder(folder.toStdString());
    QVERIFY(pack);
    QFile file(folder + "/levels/" + QString::fromStdString(pack->levels.front().id) + ".json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    const QByteArray before = QByteArray::fromStdString(pack->levels.front().title);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text.replace('"' + before + '"', '"' + title + '"'));
}

void TestSaving::aNewPackShowsAMaze() {
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(current() != nullptr);
    QCOMPARE(current()->title(), QString("Untitled"));
    QVERIFY(!current()->isModified());
    QTRY_VERIFY(window_->player().count() > 0);
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(current()->title(), QString("Untitled 2"));
    QCOMPARE(window_->workspace().documents().size(), std::size_t{2});
}

void TestSaving::newSavedReopenedEqual() {
    saveNewAs("mine");
    edit("Painted");
    press(Qt::Key_S, Qt::ControlModifier);
    const level::Pack saved = current()->pack();
    action("file.close")->trigger();
    QVERIFY(current() == nullptr);
    QVERIFY(window_->workspace().open(path("mine"))->pack() == saved);
}

void TestSaving::savesInPlaceWithoutAsking() {
    saveNewAs("mine");
    for (const char* title : {"One", "Two"}) {
        edit(title);
        press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(titleOnDisk(path("mine")), std::string(title));
    }
    QVERIFY(!action("file.save")->isEnabled());
    QVERIFY(QSettings().value("file/recent").toStringList().front().endsWith("/mine"));
}

void TestSaving::marksWhatIsUnsaved() {
    saveNewAs("mine");
    QVERIFY(!window_->windowTitle().contains(QStringLiteral("•")));
    edit("Other");
    QVERIFY(window_->windowTitle().startsWith(QStringLiteral("• Other")));
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!window_->windowTitle().contains(QStringLiteral("•")));
}

void TestSaving::builtInPacksAskForAFolder() {
    window_->workspace().open("builtin:dungeons");
    edit("Mine now");
    willAnswer(chooseFolder(path("copy")));
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(titleOnDisk(path("copy")), std::string("Mine now"));
    QCOMPARE(current()->name(), QFileInfo(path("copy")).canonicalFilePath());
    // The built-in pack can be opened beside it, unchanged.
    PackDocument* again = window_->workspace().open("builtin:dungeons");
    QVERIFY(again->pack().levels[0].title != "Mine now");
    QCOMPARE(window_->workspace().documents().size(), std::size_t{2});
}

void TestSaving::occupiedFoldersAreRefused() {
    QDir().mkpath(path("full/things"));
    {
        QFile file(path("letter"));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    action("file.new")->trigger();
    willAnswer([&](QDialog* dialog) {
        auto* sheet = qobject_cast<app::SaveSheet*>(dialog);
        QVERIFY(sheet != nullptr);
        auto* title = sheet->findChild<QLineEdit*>("saveTitle");
        auto* folder = sheet->findChild<QLineEdit*>("saveFolder");
        auto* titleFlaw = sheet->findChild<QLabel*>("saveTitleFlaw");
        auto* folderFlaw = sheet->findChild<QLabel*>("saveFolderFlaw");
        auto* save = sheet->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
        const auto isRefused = [&](const QLabel* flaw, const QString& reason) {
            return !save->isEnabled() && flaw->isVisible() && flaw->text().contains(reason);
        };
        folder->setText(folder_->path());
        title->setText("Full");
        QVERIFY(isRefused(titleFlaw, "holds other things"));
        title->setText("Letter");
        QVERIFY(isRefused(titleFlaw, "There is a file"));
        title->setText("  ");
        QVERIFY(isRefused(titleFlaw, "Give the pack a title"));
        title->setText("Ring");
        QVERIFY(save->isEnabled() && !titleFlaw->isVisible() && !folderFlaw->isVisible());
        folder->setText("somewhere/else");
        QVERIFY(isRefused(folderFlaw, "full path"));
        folder->setText(path("letter/below"));
        QVERIFY(isRefused(folderFlaw, "is a file"));
        folder->clear();
        QVERIFY(isRefused(folderFlaw, "Choose a folder"));
        // Enter does not save either.
        QTest::keyClick(title, Qt::Key_Return);
        QVERIFY(sheet->isVisible());
        dialog->reject();
    });
    action("file.save")->trigger();
    QCOMPARE(QDir(path("full")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{"things"});
    QCOMPARE(current()->title(), QString("Untitled"));
}

void TestSaving::aPackIsNamedAndPlacedInOneDialog() {
    action("file.new")->trigger();
    willAnswer([&](QDialog* dialog) {
        auto* sheet = qobject_cast<app::SaveSheet*>(dialog);
        QVERIFY(sheet != nullptr);
        QTest::keyClicks(sheet->findChild<QLineEdit*>("saveTitle"), "The Ring & I");
        sheet->findChild<QLineEdit*>("saveFolder")->setText(path("made/on/the/way"));
        QCOMPARE(sheet->findChild<QLabel*>("savePath")->text(), path("made/on/the/way/the-ring-i"));
        QTest::keyClick(sheet, Qt::Key_Return);
    });
    action("file.save")->trigger();
    QCOMPARE(current()->title(), QString("The Ring & I"));
    QVERIFY(!current()->isModified());
    const auto saved = pack::readFolder(path("made/on/the/way/the-ring-i").toStdString());
    QVERIFY(saved);
    QCOMPARE(saved->title, std::string("The Ring & I"));
    const auto* toast = window_->findChild<widgets::Toast*>();
    QVERIFY(toast->isVisible());
    QVERIFY(toast->text().contains("The Ring & I"));
    QVERIFY(toast->text().contains("the-ring-i"));
    // The list of recent packs shows its title.
    QMenu* recent = nullptr;
    for (auto* menu : window_->findChildren<QMenu*>())
        if (menu->title() == "Open &recent") recent = menu;
    QVERIFY(recent != nullptr);
    emit recent->aboutToShow();
    const QAction* first = recent->actions().front();
    QVERIFY2(first->text().startsWith("The Ring && I\t"), qPrintable(first->text()));
    QVERIFY(first->toolTip().contains("the-ring-i"));
}

void TestSaving::oneFileCanBeSavedToo() {
    action("file.new")->trigger();
    willAnswer([&](QDialog* dialog) {
        auto* sheet = qobject_cast<app::SaveSheet*>(dialog);
        QVERIFY(sheet != nullptr);
        sheet->findChild<QLineEdit*>("saveTitle")->setText("Gift");
        sheet->findChild<QLineEdit*>("saveFolder")->setText(folder_->path());
        sheet->findChild<QComboBox*>("saveKind")->setCurrentIndex(1);
        QCOMPARE(sheet->findChild<QLabel*>("savePath")->text(), path("gift.mazepack"));
        QTest::keyClick(sheet, Qt::Key_Return);
    });
    action("file.save")->trigger();
    QVERIFY(QFile::exists(path("gift.mazepack")));
    QVERIFY(!current()->isModified());
    QCOMPARE(current()->title(), QString("Gift"));
    const level::Pack saved = current()->pack();
    action("file.close")->trigger();
    QVERIFY(window_->workspace().open(path("gift.mazepack"))->pack() == saved);
}

void TestSaving::replacingAPackIsAskedAbout() {
    saveNewAs("old");
    edit("Old");
    action("file.save")->trigger();
    action("file.new")->trigger();
    edit("New");
    willAnswer(chooseFolder(path("old")));
    willAnswer(click(QMessageBox::Cancel));
    action("file.save")->trigger();
    QCOMPARE(titleOnDisk(path("old")), std::string("Old"));
    QVERIFY(current()->isModified());
    willAnswer(chooseFolder(path("old")));
    willAnswer(click("Replace"));
    action("file.save")->trigger();
    QCOMPARE(titleOnDisk(path("old")), std::string("New"));
    // The previous pack is no longer shown.
    QCOMPARE(window_->workspace().documents().size(), std::size_t{1});
}

void TestSaving::cancellingKeepsAll() {
    action("file.new")->trigger();
    edit("Mine");
    willAnswer([](QDialog* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
    action("file.save")->trigger();
    QVERIFY(current()->isModified());
    willAnswer(click(QMessageBox::Cancel));
    action("file.close")->trigger();
    QVERIFY(current() != nullptr);
    willAnswer(click(QMessageBox::Save));
    willAnswer([](QDialog* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
    action("file.close")->trigger();
    QVERIFY(current() != nullptr);
}

void TestSaving::closingAPackAsks() {
    saveNewAs("mine");
    edit("One");
    willAnswer(click(QMessageBox::Save));
    action("file.close")->trigger();
    QVERIFY(current() == nullptr);
    QCOMPARE(titleOnDisk(path("mine")), std::string("One"));
    window_->workspace().open(path("mine"));
    edit("Two");
    willAnswer(click(QMessageBox::Discard));
    action("file.close")->trigger();
    QVERIFY(current() == nullptr);
    QCOMPARE(titleOnDisk(path("mine")), std::string("One"));
}

void TestSaving::closingTheWindowAsksForAll() {
    saveNewAs("a");
    edit("A");
    saveNewAs("b");
    edit("B");
    willAnswer(click(QMessageBox::Cancel));
    QVERIFY(!window_->close());
    QVERIFY(window_->isVisible());
    willAnswer(click(QMessageBox::Save));
    QVERIFY(window_->close());
    QCOMPARE(titleOnDisk(path("a")), std::string("A"));
    QCOMPARE(titleOnDisk(path("b")), std::string("B"));
}

void TestSaving::saveAllSavesAll() {
    saveNewAs("a");
    edit("A");
    saveNewAs("b");
    edit("B");
    QVERIFY(action("file.save-all")->isEnabled());
    action("file.save-all")->trigger();
    QCOMPARE(titleOnDisk(path("a")), std::string("A"));
    QCOMPARE(titleOnDisk(path("b")), std::string("B"));
    QVERIFY(!action("file.save-all")->isEnabled());
}

void TestSaving::reloadAsks() {
    action("file.new")->trigger();
    QVERIFY(!action("file.reload")->isEnabled());
    saveNewAs("mine");
    edit("Other");
    willAnswer(click(QMessageBox::Cancel));
    action("file.reload")->trigger();
    QCOMPARE(current()->pack().levels[0].title, std::string("Other"));
    willAnswer(click("Reload"));
    action("file.reload")->trigger();
    QCOMPARE(current()->pack().levels[0].title, std::string("First level"));
    QVERIFY(!current()->isModified());
    action("edit.undo")->trigger();
    QCOMPARE(current()->pack().levels[0].title, std::string("Other"));
    QVERIFY(current()->isModified());
    action("edit.redo")->trigger();
    QVERIFY(!current()->isModified());
    action("file.reload")->trigger();
}

void TestSaving::failuresSayWhatToDo() {
    saveNewAs("mine");
    edit("Other");
    // Not even root can replace a folder where a file should be.
    const QString file = path("mine/levels/first-level.json");
    QVERIFY(QFile::remove(file));
    QVERIFY(QDir().mkpath(file));
    action("file.save")->trigger();
    auto* bar = window_->findChild<widgets::MessageBar*>("saveBar");
    QVERIFY(bar->isVisible());
    QVERIFY2(bar->text().contains("first-level.json"), qPrintable(bar->text()));
    QVERIFY(current()->isModified());
    const auto click = [&](const QString& text) {
        for (auto* button : bar->findChildren<QToolButton*>())
            if (button->text() == text) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable("no button " + text));
    };
    // The cause remains.
    click("Try again");
    QVERIFY(bar->isVisible());
    QVERIFY(QDir().rmdir(file));
    click("Try again");
    QVERIFY(!bar->isVisible());
    QCOMPARE(titleOnDisk(path("mine")), std::string("Other"));

    // The folder was removed, and a file has its name.
    edit("Third");
    QVERIFY(QDir(path("mine")).removeRecursively());
    {
        QFile block(path("mine"));
        QVERIFY(block.open(QIODevice::WriteOnly));
    }
    action("file.save")->trigger();
    QVERIFY(bar->isVisible() && current()->isModified());
    willAnswer(chooseFolder(path("elsewhere")));
    click("Save elsewhere…");
    QVERIFY(!bar->isVisible());
    QCOMPARE(titleOnDisk(path("elsewhere")), std::string("Third"));
    QVERIFY(!current()->isModified());
}

void TestSaving::changesOutsideCanBeReloaded() {
    saveNewAs("mine");
    QVERIFY(!outside()->isVisible());
    changeOutside(path("mine"), "Theirs");
    QTRY_VERIFY(outside()->isVisible());
    QVERIFY(outside()->text().contains("levels/first-level.json"));
    clickOutside("Reload");
    QCOMPARE(current()->pack().levels[0].title, std::string("Theirs"));
    QVERIFY(!outside()->isVisible());
    // The pack is still watched.
    changeOutside(path("mine"), "Again");
    QTRY_VERIFY(outside()->isVisible());
    // Case 22: the bar follows edits made while it shows, and asks.
    QVERIFY(!outside()->text().contains("Undo"));
    edit("Mine");
    QTRY_VERIFY(outside()->text().contains("Undo"));
    willAnswer(click(QMessageBox::Cancel));
    clickOutside("Reload");
    QCOMPARE(current()->pack().levels[0].title, std::string("Mine"));
    willAnswer(click("Reload"));
    clickOutside("Reload");
    QCOMPARE(current()->pack().levels[0].title, std::string("Again"));
    QVERIFY(!outside()->isVisible());
    action("edit.undo")->trigger();
    QCOMPARE(current()->pack().levels[0].title, std::string("Mine"));
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(titleOnDisk(path("mine")), std::string("Mine"));
    // A file with merge markers does not replace a level.
    QFile file(path("mine/levels/first-level.json"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("<<<<<<< mine\n{}\n=======\n{}\n>>>>>>> theirs\n");
    file.close();
    QTRY_VERIFY(outside()->isVisible());
    willAnswer([](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr);
        QVERIFY2(box->informativeText().contains("levels/first-level.json: line 1"),
                 qPrintable(box->informativeText()));
        QVERIFY2(box->informativeText().contains("merge"), qPrintable(box->informativeText()));
        box->accept();
    });
    clickOutside("Reload");
    QCOMPARE(current()->pack().levels[0].title, std::string("Mine"));
    QVERIFY(outside()->isVisible());
    action("file.close")->trigger();
    QVERIFY(!outside()->isVisible());
}

void TestSaving::changesOutsideCanBeOverruled() {
    saveNewAs("mine");
    changeOutside(path("mine"), "Theirs");
    QTRY_VERIFY(outside()->isVisible());
    clickOutside("Keep mine");
    QVERIFY(!outside()->isVisible());
    QCOMPARE(titleOnDisk(path("mine")), std::string("Theirs"));
    QVERIFY(current()->isModified());
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(titleOnDisk(path("mine")), std::string("First level"));
}

void TestSaving::aDeletedFolderIsNotCalledChanged() {
    saveNewAs("mine");
    QVERIFY(QDir(path("mine")).removeRecursively());
    QTRY_VERIFY(outside()->isVisible());
    QVERIFY2(outside()->text().contains("is gone"), qPrintable(outside()->text()));
    QVERIFY(outside()->text().contains(path("mine")));
    // A pack that exists only in memory is unsaved: closing asks.
    QVERIFY(current()->isModified());
    willAnswer(click(QMessageBox::Cancel));
    action("file.close")->trigger();
    QVERIFY(current() != nullptr);
    clickOutside("Save");
    QVERIFY(!outside()->isVisible());
    QCOMPARE(titleOnDisk(path("mine")), std::string("First level"));
    QVERIFY(!current()->isModified());

    // Ctrl+S saves, too, and the pack can be saved elsewhere.
    QVERIFY(QDir(path("mine")).removeRecursively());
    QTRY_VERIFY(outside()->isVisible());
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(titleOnDisk(path("mine")), std::string("First level"));
    QVERIFY(!outside()->isVisible());
    QVERIFY(QDir(path("mine")).removeRecursively());
    QTRY_VERIFY(outside()->isVisible());
    willAnswer(chooseFolder(path("elsewhere")));
    clickOutside("Save elsewhere…");
    QCOMPARE(titleOnDisk(path("elsewhere")), std::string("First level"));
    QVERIFY(!outside()->isVisible());
}

void TestSaving::aFolderThatComesBackIsAsBefore() {
    saveNewAs("drive/mine");
    // As when a drive is unplugged and plugged in again.
    QVERIFY(QDir().rename(path("drive/mine"), path("drive/pulled")));
    QVERIFY(QDir().rename(path("drive"), path("away")));
    QEvent activated(QEvent::WindowActivate);
    QApplication::sendEvent(window_.get(), &activated);
    QVERIFY(outside()->isVisible());
    QVERIFY2(outside()->text().contains("is gone"), qPrintable(outside()->text()));
    // If even the parent folder is missing, nothing is created in its place and nothing is lost.
    edit("Other");
    clickOutside("Save");
    auto* refused = window_->findChild<widgets::MessageBar*>("saveBar");
    QVERIFY(refused->isVisible());
    QVERIFY(!QFileInfo::exists(path("drive")));
    QVERIFY(current()->isModified());
    QCOMPARE(current()->pack().levels[0].title, std::string("Other"));
    QVERIFY(QDir().rename(path("away"), path("drive")));
    QVERIFY(QDir().rename(path("drive/pulled"), path("drive/mine")));
    // The returned folder is noticed without a reload.
    QTRY_VERIFY(!outside()->isVisible());
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(titleOnDisk(path("drive/mine")), std::string("Other"));
    QVERIFY(!refused->isVisible());
    QVERIFY(!current()->isModified());
}

void TestSaving::aRenamedFolderIsToldAtOnce() {
    saveNewAs("shelf/drive/mine");
    QVERIFY(!outside()->isVisible());
    // The folder, its parent and its grandparent; each return is noticed without a click or a key.
    for (const auto& [from, to] : {std::pair{"shelf/drive/mine", "shelf/drive/theirs"},
                                   {"shelf/drive", "shelf/away"},
                                   {"shelf", "cellar"}}) {
        QVERIFY(QDir().rename(path(from), path(to)));
        QTRY_VERIFY2(outside()->isVisible(), from);
        QVERIFY2(outside()->text().contains("is gone"), qPrintable(outside()->text()));
        QVERIFY(current()->isModified());
        QVERIFY(QDir().rename(path(to), path(from)));
        QTRY_VERIFY2(!outside()->isVisible(), from);
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!current()->isModified());
    }
}

/// Meanwhile other programs create and remove files beside the missing folder without a pause.
void TestSaving::aFolderThatComesBackIsSeenInTheBustle() {
    saveNewAs("drive/mine");
    QVERIFY(QDir().rename(path("drive"), path("away")));
    QTRY_VERIFY(outside()->isVisible());
    QTimer bustle;
    int made = 0;
    connect(&bustle, &QTimer::timeout, this, [&] {
        const QString name = QStringLiteral("other-%1").arg(++made);
        write(name, "x");
        QVERIFY(QFile::remove(path(name)));
    });
    bustle.start(20);
    QVERIFY(QDir().rename(path("away"), path("drive")));
    QTRY_VERIFY(!outside()->isVisible());
    QVERIFY(made > 0);
}

void TestSaving::barsMoveNothing() {
    window_->resize(1280, 780);
    saveNewAs("mine");
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    const auto places = [this] {
        QCoreApplication::processEvents();
        QList<QRect> found;
        for (const QWidget* widget :
             {static_cast<QWidget*>(canvas()),
              static_cast<QWidget*>(window_->findChild<widgets::ToolStrip*>()),
              static_cast<QWidget*>(window_->findChild<widgets::OptionRow*>())})
            found << QRect(widget->mapTo(window_.get(), QPoint()), widget->size());
        return found;
    };
    const QList<QRect> before = places();
    QVERIFY(QDir(path("mine")).removeRecursively());
    QTRY_VERIFY(outside()->isVisible());
    QCOMPARE(places(), before);
    // The bar is entirely visible over the level's upper edge, and its buttons can be clicked.
    const auto seenAt = [this](const QWidget& widget, QPoint at) {
        const QWidget* there = window_->childAt(widget.mapTo(window_.get(), at));
        return there == &widget || widget.isAncestorOf(there);
    };
    const QRect bar(outside()->mapTo(window_.get(), QPoint()), outside()->size());
    QVERIFY(bar.height() >= outside()->layout()->totalHeightForWidth(bar.width()));
    QVERIFY(before[0].adjusted(-40, -40, 40, 40).contains(bar));
    QVERIFY(!before[1].intersects(bar) && !before[2].intersects(bar));
    for (const auto* button : outside()->findChildren<QToolButton*>())
        QVERIFY2(seenAt(*button, button->rect().center()), qPrintable(button->text()));
    // Two bars are stacked, both below the message about the level.
    auto* message = window_->findChild<widgets::MessageBar*>("messageBar");
    QVERIFY(message != nullptr);
    QGuiApplication::clipboard()->clear();
    action("edit.paste")->trigger();
    QVERIFY(message->isVisible());
    QCOMPARE(places(), before);
    for (const widgets::MessageBar* each : {message, outside()})
        QVERIFY(seenAt(*each, {2, each->height() / 2}));
    // Pages that replace the level show the bar, too: the welcome page, the campaign, the game.
    for (const char* id : {"panel.campaign", "play.start"}) {
        action(id)->trigger();
        QCoreApplication::processEvents();
        QVERIFY2(seenAt(*outside(), {2, outside()->height() / 2}), id);
        action(id)->trigger();
    }
    clickOutside("Save");
    QVERIFY(!outside()->isVisible());
    QCOMPARE(places(), before);
}

void TestSaving::aFolderThatTurnsReadOnlyIsTold() {
    saveNewAs("mine");
    auto* bar = window_->findChild<widgets::MessageBar*>("readOnlyFolder");
    QVERIFY(bar != nullptr && !bar->isVisible());
    const auto lock = [this](bool isLocked) {
        for (const char* folder : {"mine", "mine/levels"})
            QCOMPARE(::chmod(qPrintable(path(folder)), isLocked ? 0555 : 0777), 0);
    };
    const Commoner commoner(folder_->path());
    QVERIFY(commoner.isOne());
    lock(true);
    QTRY_VERIFY(bar->isVisible());
    QVERIFY2(bar->text().contains(path("mine")), qPrintable(bar->text()));
    // Editing continues, and saving reports the reason; nothing is half written.
    edit("Other");
    press(Qt::Key_S, Qt::ControlModifier);
    auto* refused = window_->findChild<widgets::MessageBar*>("saveBar");
    QVERIFY(refused->isVisible());
    QVERIFY(current()->isModified());
    QCOMPARE(titleOnDisk(path("mine")), std::string("First level"));
    lock(false);
    QTRY_VERIFY(!bar->isVisible());
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(titleOnDisk(path("mine")), std::string("Other"));
    QVERIFY(!refused->isVisible());
    // After saving elsewhere the bar disappears.
    lock(true);
    QTRY_VERIFY(bar->isVisible());
    willAnswer(chooseFolder(path("elsewhere")));
    for (auto* button : bar->findChildren<QToolButton*>())
        if (button->text() == "Save elsewhere…") QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!bar->isVisible());
    QCOMPARE(titleOnDisk(path("elsewhere")), std::string("Other"));
    lock(false);
}

void TestSaving::aFullDiskLosesNothing() {
    saveNewAs("mine");
    const auto before = testing::loadedFrom(path("mine").toStdString()).files;
    auto* refused = window_->findChild<widgets::MessageBar*>("saveBar");
    auto* recovery = window_->findChild<widgets::MessageBar*>("recoveryBar");
    {
        const FullDisk full;
        edit("Other");
        QTRY_VERIFY(recovery->isVisible());
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(refused->isVisible());
        QVERIFY(current()->isModified());
        QVERIFY(testing::loadedFrom(path("mine").toStdString()).files == before);
    }
    edit("Third");
    QTRY_VERIFY(!recovery->isVisible());
    press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!refused->isVisible());
    QCOMPARE(titleOnDisk(path("mine")), std::string("Third"));
}

void TestSaving::savingOverOthersIsAskedAbout() {
    saveNewAs("mine");
    edit("Mine");
    changeOutside(path("mine"), "Theirs");
    willAnswer(click(QMessageBox::Cancel));
    action("file.save")->trigger();
    QCOMPARE(titleOnDisk(path("mine")), std::string("Theirs"));
    willAnswer(click("Overwrite"));
    action("file.save")->trigger();
    QCOMPARE(titleOnDisk(path("mine")), std::string("Mine"));
    QTRY_VERIFY(!outside()->isVisible());
}

void TestSaving::reloadingKeepsTabPlaceAndSheet() {
    saveNewAs("mine");
    addLevel(*current(), edit::newLevel("Second", {60, 40}), 9, "add");
    QVERIFY(action("file.save")->isEnabled());
    action("file.save")->trigger();
    window_->workspace().open("builtin:temple");
    window_->workspace().open("builtin:dungeons");
    PackDocument* mine = window_->workspace().documents()[0];
    window_->workspace().setCurrent(mine);
    auto* generate = window_->findChild<app::GenerateDomain*>();
    const auto isShown = [&] {
        return QTest::qWaitFor([&] {
            return window_->player().timeline() != nullptr && !generate->service().isBusy();
        });
    };
    QVERIFY(isShown());
    auto* canvas = window_->findChild<widgets::Canvas*>();
    canvas->setPlace({2, {30, 20}, false});
    const auto place = canvas->place();
    window_->player().seek(7);
    changeOutside(path("mine"), "Theirs");
    QTRY_VERIFY(outside()->isVisible());
    clickOutside("Reload");
    QVERIFY(isShown());
    const auto documents = window_->workspace().documents();
    QCOMPARE(documents.size(), std::size_t{3});
    QCOMPARE(documents[0]->pack().levels[0].title, std::string("Theirs"));
    QCOMPARE(current(), documents[0]);
    QCOMPARE(currentLevelId(*current()), QString("second"));
    QVERIFY(!current()->isModified());
    auto* tabs = window_->findChild<widgets::PackTabs*>();
    QCOMPARE(tabs->currentIndex(), 0);
    QCOMPARE(tabs->documentAt(0), current());
    auto* list = window_->findChild<widgets::LevelList*>();
    QCOMPARE(list->documents().front(), current());
    QCOMPARE(canvas->place().zoom, place.zoom);
    QCOMPARE(canvas->place().middle, place.middle);
    QCOMPARE(window_->player().position(), 7u);
}

void TestSaving::reloadingShowsWhatIsWrong() {
    saveNewAs("mine");
    auto* message = window_->findChild<widgets::MessageBar*>("messageBar");
    QVERIFY(QDir().rename(path("mine"), path("away")));
    // The open pack stays.
    willAnswer([this](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr);
        QVERIFY2(box->informativeText().contains(path("mine")), qPrintable(box->informativeText()));
        box->accept();
    });
    action("file.reload")->trigger();
    QVERIFY(window_->player().timeline() != nullptr);
    // A pack that is opened in this state shows no level.
    window_->workspace().close(current());
    window_->workspace().open(path("mine"));
    QVERIFY(message->isVisible());
    QVERIFY(message->text().contains("mine"));
    QTRY_VERIFY(window_->player().timeline() == nullptr);
    QVERIFY(!action("file.save-as")->isEnabled());
    // When the folder is back, the pack is reloaded from it.
    QVERIFY(QDir().rename(path("away"), path("mine")));
    action("file.reload")->trigger();
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    QVERIFY(!message->isVisible());
    QVERIFY(action("file.save-as")->isEnabled());
    QCOMPARE(window_->workspace().documents().size(), std::size_t{1});
}

void TestSaving::copyingWithoutUnreadLevelsIsAskedAbout() {
    saveNewAs("mine");
    addLevel(*current(), edit::newLevel("Second"), 9, "add");
    action("file.save")->trigger();
    action("file.close")->trigger();
    QFile file(path("mine/levels/second.json"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("{");
    file.close();
    window_->workspace().open(path("mine"));
    // In its own place it is saved without a question.
    edit("Other");
    action("file.save")->trigger();
    QVERIFY(!current()->isModified());
    willAnswer(chooseFolder(path("copy")));
    willAnswer([](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr && box->informativeText().contains("levels/second.json"));
        QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    });
    action("file.save-as")->trigger();
    QVERIFY(!QFile::exists(path("copy/pack.json")));
    QVERIFY(current()->name().endsWith("/mine"));
    willAnswer(chooseFolder(path("copy")));
    willAnswer(click("Save without them"));
    action("file.save-as")->trigger();
    QVERIFY(current()->name().endsWith("/copy"));
    const auto copy = pack::readFolder(path("copy").toStdString());
    QVERIFY(copy);
    QCOMPARE(copy->levels.size(), std::size_t{1});
    QVERIFY(QFile::exists(path("mine/levels/second.json")));
    auto* message = window_->findChild<widgets::MessageBar*>("messageBar");
    QVERIFY(!message->isVisible());
    // After that, nothing is asked.
    willAnswer(chooseFolder(path("again")));
    action("file.save-as")->trigger();
    QVERIFY(current()->name().endsWith("/again"));
}

MAZELOOM_TEST(TestSaving)

}  // namespace mazeloom::tst_saving

#include "tst_saving.moc"

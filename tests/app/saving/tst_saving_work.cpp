// SPDX-License-Identifier: MIT
// Saving and applying an import run off the GUI thread. Both can be cancelled until something is
// changed and leave nothing half done. Edits made meanwhile are neither saved nor lost.
#include <atomic>
#include <functional>
#include <memory>

#include <sys/syscall.h>
#include <unistd.h>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDirIterator>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSemaphore>
#include <QTimer>

#include "app/dialogs/long_work.h"
#include "app/dialogs/save_sheet.h"
#include "app/exchange/import_dialog.h"
#include "core/edit/new_pack.h"
#include "core/level/map/own_kind.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/disk/folder_source.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/undo_history.h"

namespace mazeloom::tst_saving_work {

namespace {

/// A disk that blocks a worker thread at one of its next flushes of a file in a folder.
class HeldDisk {
  public:
    void setFolder(const QString& folder) { folder_ = QFile::encodeName(folder) + '/'; }
    /// Lets `before` flushes pass, and blocks the next one.
    void hold(int before) {
        before_ = before;
        isHolding_ = true;
    }
    void release() {
        isHolding_ = false;
        released_.release();
    }
    bool isReached() const { return isReached_; }

    void flush(int file) {
        if (!isHolding_ || !isWithin(file) || before_-- > 0) return;
        isReached_ = true;
        released_.acquire();
        isReached_ = false;
    }

  private:
    /// Ignores other folders: autosave flushes its own files meanwhile.
    bool isWithin(int file) const {
        const QString link = QStringLiteral("/proc/self/fd/%1").arg(file);
        return QFile::encodeName(QFile::symLinkTarget(link)).startsWith(folder_);
    }

    QByteArray folder_;
    std::atomic<bool> isHolding_ = false;
    std::atomic<bool> isReached_ = false;
    std::atomic<int> before_ = 0;
    QSemaphore released_;
};

HeldDisk& disk() {
    static HeldDisk disk;
    return disk;
}

}  // namespace

/// Replaces the C library's fsync() in this whole program.
extern "C" int fsync(int file) {
    disk().flush(file);
    return static_cast<int>(::syscall(SYS_fsync, file));
}

using widgets::PackDocument;

class TestSavingWork : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("saving-work"); }
    void init();
    void cleanup() {
        app::setLongWorkMoment(100'000);
        tearDown();
    }

    void savingTellsHowFarItIs();
    void savingCanBeCancelled_data();
    void savingCanBeCancelled();
    void savingElsewhereCanBeCancelled();
    void onceFilesAreReplacedItIsWaitedFor_data() { listWays(); }
    void onceFilesAreReplacedItIsWaitedFor();
    void editsMeanwhileStayUnsaved();
    void editsWhileAnArchiveIsSavedStayUnsaved();
    void closingWaits();
    void takingInCanBeCancelled_data() { listWays(); }
    void takingInCanBeCancelled();
    void editsWhileItIsTakenInStay();
    void aPackMadeForACancelledImportIsClosed();
    void aRefusedImportSaysWhy();

  private:
    static void listWays() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"button", "escape", "close"})
            QTest::newRow(how) << QString(how);
    }
    static QDialog* dialog() {
        QWidget* modal = QApplication::activeModalWidget();
        const bool isIt =
            modal != nullptr && modal->objectName() == "longWork" && modal->isVisible();
        return isIt ? qobject_cast<QDialog*>(modal) : nullptr;
    }
    static QPushButton* cancelButton(QDialog& shown) {
        return shown.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
    }
    static void cancel(QDialog& shown, const QString& how) {
        if (how == "button") QTest::mouseClick(cancelButton(shown), Qt::LeftButton);
        if (how == "escape") QTest::keyClick(&shown, Qt::Key_Escape);
        if (how == "close") shown.close();
    }
    /// Calls `look` with the dialog of long work until it returns true.
    void watch(std::function<bool(QDialog&)> look) {
        look_ = std::move(look);
        timer_.start();
    }
    /// Opens a pack of three levels that was saved into the folder "p".
    PackDocument* opened();
    static void retitle(PackDocument& document, const QString& level, const std::string& title);
    /// Changes two levels' titles once the save waits for the disk, and then lets it continue.
    void willRetitleMeanwhile(PackDocument& document) {
        watch([&document](QDialog&) {
            if (!disk().isReached()) return false;
            retitle(document, "a", "later");
            retitle(document, "b", "later");
            disk().release();
            return true;
        });
    }
    std::string titleOnDisk(const std::string& level) const;
    /// Returns all files of a folder, including hidden ones, with their bytes.
    QMap<QString, QByteArray> filesIn(const QString& folder) const;
    /// Blocks all worker threads until the semaphore is released as often as the result says.
    int occupyWorkers();
    /// Imports a small drawing. `meanwhile` is called while the import waits to be applied.
    void importDrawing(const std::function<bool(QDialog&)>& meanwhile);

    QTimer timer_;
    std::function<bool(QDialog&)> look_;
    std::shared_ptr<QSemaphore> workers_;
};

void TestSavingWork::init() {
    setUp();
    disk().setFolder(QFileInfo(folder_->path()).canonicalFilePath());
    timer_.stop();
    timer_.disconnect();
    timer_.setInterval(1);
    connect(&timer_, &QTimer::timeout, this, [this] {
        QDialog* shown = dialog();
        if (shown != nullptr && look_(*shown)) timer_.stop();
    });
}

PackDocument* TestSavingWork::opened() {
    level::Pack pack = edit::newPack("Pack", "a");
    pack.levels.clear();
    for (const char* id : {"a", "b", "c"}) {
        pack.levels.push_back(edit::newLevel(id, {20, 20}));
        pack.levels.back().id = id;
    }
    const auto made = widgets::newPackFile("Pack", std::move(pack));
    if (!made.file->saveAs(path("p"))) qFatal("cannot save the pack");
    PackDocument* document = window_->workspace().open(path("p"));
    app::setLongWorkMoment(0);
    return document;
}

void TestSavingWork::retitle(PackDocument& document, const QString& level,
                             const std::string& title) {
    auto head = headOf(document, level);
    head.title = title;
    QVERIFY(setHead(document, level, head, "rename"));
}

std::string TestSavingWork::titleOnDisk(const std::string& level) const {
    const auto pack = pack::readFolder(path("p").toStdString());
    return pack ? pack->findLevel(level)->title : "unreadable";
}

QMap<QString, QByteArray> TestSavingWork::filesIn(const QString& folder) const {
    QMap<QString, QByteArray> files;
    QDirIterator all(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        QFile file(all.next());
        files[file.fileName()] =
            file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("a folder");
    }
    return files;
}

void TestSavingWork::savingTellsHowFarItIs() {
    PackDocument* document = opened();
    QVERIFY(document != nullptr);
    retitle(*document, "c", "new");
    disk().hold(0);
    QString title;
    QString told;
    watch([&](QDialog& shown) {
        told = shown.findChild<QLabel*>()->text();
        if (!disk().isReached() || told != "levels/c.json") return false;
        title = shown.windowTitle();
        disk().release();
        return true;
    });
    action("file.save")->trigger();
    QCOMPARE(title, "Saving p");
    QCOMPARE(told, "levels/c.json");
    QVERIFY(!document->isModified());
    QCOMPARE(titleOnDisk("c"), "new");
}

void TestSavingWork::savingCanBeCancelled_data() {
    QTest::addColumn<QString>("how");
    QTest::addColumn<int>("flushes");
    for (const char* how : {"button", "escape", "close"}) {
        for (const int flushes : {0, 1})
            QTest::addRow("%s, after %d files", how, flushes) << QString(how) << flushes;
    }
}

void TestSavingWork::savingCanBeCancelled() {
    QFETCH(QString, how);
    QFETCH(int, flushes);
    PackDocument* document = opened();
    QVERIFY(document != nullptr);
    retitle(*document, "a", "new a");
    retitle(*document, "b", "new b");
    const auto before = filesIn(path("p"));
    disk().hold(flushes);
    watch([&](QDialog& shown) {
        if (!disk().isReached()) return false;
        cancel(shown, how);
        return true;
    });
    action("file.save")->trigger();
    // The window is usable although the disk still blocks the save.
    QVERIFY(disk().isReached());
    QVERIFY(dialog() == nullptr);
    QVERIFY(document->isModified());
    retitle(*document, "c", "new c");
    disk().release();
    QTRY_COMPARE(filesIn(path("p")), before);
    // The save is not reported as a change by other programs, and nothing blocks the next save.
    window_->workspace().fileOf(document).check();
    action("file.save")->trigger();
    QVERIFY(!document->isModified());
    QCOMPARE(titleOnDisk("a") + titleOnDisk("b") + titleOnDisk("c"), "new anew bnew c");
}

void TestSavingWork::savingElsewhereCanBeCancelled() {
    PackDocument* document = opened();
    QVERIFY(document != nullptr);
    widgets::PackFile& file = window_->workspace().fileOf(document);
    auto save = std::make_shared<widgets::PackSave>(file.beginSaveAs(path("new")));
    disk().hold(1);
    watch([](QDialog& shown) {
        if (!disk().isReached()) return false;
        shown.close();
        return true;
    });
    QVERIFY(!app::doOwnedWork(window_.get(), "Saving", [save](const app::LongWork& work) {
        save->options.stop = work.stop;
        save->options.mayReplace = work.mayCommit;
        save->run();
    }));
    file.dropSave();
    QVERIFY(disk().isReached());
    disk().release();
    // The folder created for it is removed, too.
    QTRY_VERIFY(!QFileInfo::exists(path("new")));
    QCOMPARE(document->name(), QFileInfo(path("p")).canonicalFilePath());
}

void TestSavingWork::onceFilesAreReplacedItIsWaitedFor() {
    QFETCH(QString, how);
    PackDocument* document = opened();
    QVERIFY(document != nullptr);
    retitle(*document, "a", "new a");
    // Lets the new file's flush pass and blocks the folder's, when the file is in its place.
    disk().hold(1);
    bool stays = false;
    watch([&](QDialog& shown) {
        if (!disk().isReached() || cancelButton(shown)->isEnabled()) return false;
        cancel(shown, how);
        stays = shown.isVisible();
        disk().release();
        return true;
    });
    action("file.save")->trigger();
    QVERIFY(stays);
    QVERIFY(!document->isModified());
    QCOMPARE(titleOnDisk("a"), "new a");
}

void TestSavingWork::editsMeanwhileStayUnsaved() {
    PackDocument* document = opened();
    QVERIFY(document != nullptr);
    retitle(*document, "a", "saved");
    disk().hold(0);
    willRetitleMeanwhile(*document);
    action("file.save")->trigger();
    QCOMPARE(titleOnDisk("a"), "saved");
    QCOMPARE(titleOnDisk("b"), "b");
    QVERIFY(document->isModified());
    QVERIFY(isModified(*document, widgets::levelSheet("a")));
    QVERIFY(isModified(*document, widgets::levelSheet("b")));
    QVERIFY(!isModified(*document, widgets::levelSheet("c")));
    document->history()->undo();
    document->history()->undo();
    QVERIFY(!document->isModified());
    document->history()->redo();
    action("file.save")->trigger();
    QCOMPARE(titleOnDisk("a"), "later");
    QVERIFY(!document->isModified());
}

void TestSavingWork::editsWhileAnArchiveIsSavedStayUnsaved() {
    PackDocument* document = opened();
    QVERIFY(document != nullptr);
    retitle(*document, "a", "saved");
    willAnswer([this](QDialog* asked) {
        auto* sheet = qobject_cast<app::SaveSheet*>(asked);
        QVERIFY(sheet != nullptr);
        sheet->findChild<QLineEdit*>("saveFolder")->setText(path("out"));
        sheet->findChild<QComboBox*>("saveKind")->setCurrentIndex(1);
        QCOMPARE(sheet->choice().kind, app::SaveSheet::Kind::Archive);
        QTest::keyClick(sheet, Qt::Key_Return);
    });
    disk().hold(0);
    willRetitleMeanwhile(*document);
    action("file.save-as")->trigger();
    QVERIFY2(document->name().startsWith(QFileInfo(path("out")).canonicalFilePath()),
             qPrintable(document->name()));
    const auto source = pack::openArchive(document->name().toStdString());
    QVERIFY(source.has_value());
    const auto written = pack::read(*source);
    QVERIFY(written.has_value());
    QCOMPARE(written->findLevel("a")->title, std::string("saved"));
    QCOMPARE(written->findLevel("b")->title, std::string("b"));
    QVERIFY(document->isModified());
    QVERIFY(isModified(*document, widgets::levelSheet("a")));
    QVERIFY(isModified(*document, widgets::levelSheet("b")));
    QVERIFY(!isModified(*document, widgets::levelSheet("c")));
    document->history()->undo();
    document->history()->undo();
    QVERIFY(!document->isModified());
    // An edit after the snapshot is not saved.
    retitle(*document, "c", "after");
    QVERIFY(document->isModified());
    QCOMPARE(titleOnDisk("a"), "a");
}

void TestSavingWork::closingWaits() {
    PackDocument* document = opened();
    QVERIFY(document != nullptr);
    retitle(*document, "a", "saved");
    disk().hold(0);
    bool isClosed = true;
    watch([&](QDialog&) {
        if (!disk().isReached()) return false;
        isClosed = window_->close();
        disk().release();
        return true;
    });
    action("file.save")->trigger();
    QVERIFY(!isClosed);
    QVERIFY(window_->isVisible());
    QCOMPARE(titleOnDisk("a"), "saved");
    QVERIFY(window_->close());
}

int TestSavingWork::occupyWorkers() {
    constexpr int kMostWorkers = 64;
    workers_ = std::make_shared<QSemaphore>();
    watch([](QDialog& shown) {
        if (shown.windowTitle() == "Occupied") shown.close();
        return false;
    });
    for (int i = 0; i < kMostWorkers; ++i) {
        app::doOwnedWork(window_.get(), "Occupied",
                         [workers = workers_](const app::LongWork&) { workers->acquire(); });
    }
    timer_.stop();
    return kMostWorkers;
}

void TestSavingWork::importDrawing(const std::function<bool(QDialog&)>& meanwhile) {
    write("drawn.txt", "#####\n#...#\n#@..#\n#####\n");
    willAnswer(chooseFile(path("drawn.txt")));
    willAnswer([=, this](QDialog* asked) {
        QVERIFY(qobject_cast<app::ImportDialog*>(asked) != nullptr);
        occupyWorkers();
        watch([=](QDialog& shown) {
            return shown.windowTitle() == "Import “drawn.txt”" && meanwhile(shown);
        });
        QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    action("file.import")->trigger();
}

void TestSavingWork::takingInCanBeCancelled() {
    QFETCH(QString, how);
    PackDocument* document = opened();
    QVERIFY(document != nullptr);
    const level::Pack before = document->pack();
    importDrawing([&](QDialog& shown) {
        cancel(shown, how);
        return true;
    });
    QVERIFY(dialog() == nullptr);
    QVERIFY(document->pack() == before);
    workers_->release(100);
    // The work that ends now changes nothing.
    QVERIFY(app::doOwnedWork(window_.get(), "Work", [](const app::LongWork&) {}));
    QCoreApplication::processEvents();
    QVERIFY(document->pack() == before);
    QCOMPARE(document->history()->count(), 0);
}

void TestSavingWork::editsWhileItIsTakenInStay() {
    PackDocument* document = opened();
    QVERIFY(document != nullptr);
    importDrawing([&](QDialog&) {
        retitle(*document, "a", "later");
        workers_->release(100);
        return true;
    });
    QCOMPARE(document->pack().levels.size(), std::size_t{4});
    QCOMPARE(headOf(*document, "a").title, std::string("later"));
    document->history()->undo();
    QCOMPARE(document->pack().levels.size(), std::size_t{3});
    QCOMPARE(headOf(*document, "a").title, std::string("later"));
}

void TestSavingWork::aPackMadeForACancelledImportIsClosed() {
    QVERIFY(current() == nullptr);
    app::setLongWorkMoment(0);
    QPointer<PackDocument> made;
    importDrawing([&](QDialog& shown) {
        made = current();
        shown.close();
        return true;
    });
    QVERIFY(current() == nullptr);
    QVERIFY(made == nullptr);
    QVERIFY(window_->workspace().documents().empty());
    workers_->release(100);
    // The work that ends now reopens nothing.
    QVERIFY(app::doOwnedWork(window_.get(), "Work", [](const app::LongWork&) {}));
    QCoreApplication::processEvents();
    QVERIFY(window_->workspace().documents().empty());
}

void TestSavingWork::aRefusedImportSaysWhy() {
    level::Pack pack = edit::newPack("Pack", "a");
    for (std::size_t i = 0; i < level::kMaxOwnKinds; ++i)
        pack.ownKinds.emplace_back().id = "kind-" + std::to_string(i);
    window_->workspace().setCurrent(
        window_->workspace().add(widgets::newPackFile("Pack", std::move(pack))));
    PackDocument* document = current();
    const level::Pack before = document->pack();
    level::Pack more = edit::newPack("More", "b");
    more.ownKinds.emplace_back().id = "more";
    level::Object object;
    object.kind = level::ThingKind::Own;
    object.own = "more";
    object.at = {1, 1};
    more.levels.front().objects.push_back(object);
    const auto bytes = pack::writeArchive(more, {});
    QVERIFY(bytes.has_value());
    write("more.mazepack", QByteArray::fromStdString(*bytes));
    willAnswer(chooseFile(path("more.mazepack")));
    willAnswer([](QDialog* asked) {
        QVERIFY(qobject_cast<app::ImportDialog*>(asked) != nullptr);
        QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    QString title;
    QString told;
    willAnswer([&](QDialog* asked) {
        auto* box = qobject_cast<QMessageBox*>(asked);
        QVERIFY(box != nullptr);
        title = box->windowTitle();
        told = box->text() + '\n' + box->informativeText();
        box->reject();
    });
    action("file.import")->trigger();
    QCOMPARE(title, "Not imported");
    QCOMPARE(told,
             "“more.mazepack” was not imported. Nothing was changed.\n"
             "The pack would then have more terrains, kinds of objects or tile meanings than a "
             "pack can have. Remove some that it does not need, or import into a new pack.");
    QVERIFY(document->pack() == before);
    QCOMPARE(document->history()->count(), 0);
}

MAZELOOM_TEST(TestSavingWork)

}  // namespace mazeloom::tst_saving_work

#include "tst_saving_work.moc"

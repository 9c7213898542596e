// SPDX-License-Identifier: MIT
// Packs exported from the real window, and archives that are opened there, viewed, and unpacked for
// editing.
#include <map>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>

#include "app/dialogs/save_sheet.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "tests/app/support/window_test.h"
#include "tests/support/packs/broken_design.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/panels/recipe/stage_card.h"
#include "widgets/panels/toast.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_archives {

using app::MainWindow;
using widgets::PackDocument;

class TestArchives : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("archives"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void sameBytesAsTheCommandLine();
    void suggestsAName();
    void refusesAPackWithErrors();
    void cancellingWritesNothing();
    void keepsTheOldFileWhenTheDiskRefuses();
    void exportsWhatIsNotSaved();
    void opensReadOnly();
    void refusesToBePaintedAndSaysSo();
    void refusesEveryOtherEdit();
    void seedsMayBeTried();
    void unpacksToBeEdited();
    void cancelledUnpackingChangesNothing();
    void dropsAndRecents();
    void theFileOfAFolderStandsForIt();
    void brokenArchivesSayWhy();

  private:
    using Answer = testing::Answers::Answer;

    /// Types a file name and presses the button.
    static Answer choose(const QString& file, QDialogButtonBox::StandardButton button);
    static Answer click(const QString& text) { return testing::Answers::click(text); }
    widgets::MessageBar* bar() { return window_->findChild<widgets::MessageBar*>("archivedPacks"); }
    void clickBar();
    /// Exports the built-in pack by the command line, once for all tests, and returns the file. The
    /// temple has a level of a million cells, so most tests use the dungeons.
    QString archive(const QString& pack = "dungeons");
    void open(const QString& name);

    std::map<QString, QByteArray> archives_;  ///< bytes of exported archives by pack
};

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writePack(const level::Pack& pack, const QString& folder) {
    for (const pack::TextFile& text : pack::write(pack)) {
        QFile file(folder + '/' + QString::fromStdString(text.name));
        QDir().mkpath(QFileInfo(file).path());
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write the pack");
        file.write(QByteArray::fromStdString(text.text));
    }
}

}  // namespace

TestArchives::Answer TestArchives::choose(const QString& file,
                                          QDialogButtonBox::StandardButton button) {
    return [file, button](QDialog* dialog) {
        auto* files = qobject_cast<QFileDialog*>(dialog);
        QVERIFY(files != nullptr);
        files->findChild<QLineEdit*>("fileNameEdit")->setText(file);
        auto* buttons = files->findChild<QDialogButtonBox*>("buttonBox");
        QTest::mouseClick(buttons->button(button), Qt::LeftButton);
    };
}

void TestArchives::clickBar() {
    for (auto* button : bar()->findChildren<QToolButton*>()) {
        if (button->text() != QStringLiteral("Unpack to edit…")) continue;
        QTest::mouseClick(button, Qt::LeftButton);
        return;
    }
    QFAIL("no button to unpack");
}

QString TestArchives::archive(const QString& pack) {
    const QString file = path("pack.mazepack");
    if (const auto found = archives_.find(pack); found != archives_.end()) {
        write("pack.mazepack", found->second);
        return file;
    }
    QProcess process;
    process.start(MAZELOOM_PROGRAM, {"export", "builtin:" + pack, "-o", file});
    if (!process.waitForFinished(120'000) || process.exitCode() != 0) qFatal("cannot export");
    archives_.emplace(pack, bytesOf(file));
    return file;
}

void TestArchives::open(const QString& name) {
    window_->workspace().open(name);
    QVERIFY(current() != nullptr);
    QVERIFY(current()->loadProblems().empty());
    QTRY_VERIFY(window_->player().count() > 0);
}

void TestArchives::sameBytesAsTheCommandLine() {
    open("builtin:temple");
    willAnswer(choose("mine.mazepack", QDialogButtonBox::Save));
    action("file.export")->trigger();
    const QByteArray bytes = bytesOf(path("mine.mazepack"));
    QVERIFY(!bytes.isEmpty());
    QVERIFY(bytes == bytesOf(archive("temple")));
    const auto* toast = window_->findChild<widgets::Toast*>();
    QVERIFY2(toast->isVisible() && toast->text().contains("mine.mazepack"),
             qPrintable(toast->text()));
    QVERIFY(!current()->isModified());
}

void TestArchives::suggestsAName() {
    open("builtin:temple");
    QString suggested;
    willAnswer([&suggested](QDialog* dialog) {
        suggested = dialog->findChild<QLineEdit*>("fileNameEdit")->text();
        dialog->reject();
    });
    action("file.export")->trigger();
    QCOMPARE(suggested, QString("temple.mazepack"));
}

void TestArchives::refusesAPackWithErrors() {
    writePack(testing::brokenDesign().pack, path("broken"));
    window_->workspace().open(path("broken"));
    QString told;
    willAnswer([&told](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr);
        told = box->text() + '\n' + box->informativeText();
        click("Close")(dialog);
    });
    action("file.export")->trigger();
    QVERIFY2(told.contains("nothing was exported"), qPrintable(told));
    QVERIFY2(told.contains("The hall") && told.contains("The moor"), qPrintable(told));
    QVERIFY(told.contains("There is no hero"));

    auto* panel = window_->findChild<widgets::ProblemsPanel*>();
    QTRY_VERIFY(panel->visibleRegion().isEmpty());
    willAnswer(click("Show problems"));
    action("file.export")->trigger();
    QTRY_VERIFY(!panel->visibleRegion().isEmpty());
    QVERIFY(QDir(folder_->path()).entryList({"*.mazepack"}).isEmpty());
}

void TestArchives::cancellingWritesNothing() {
    open("builtin:dungeons");
    willAnswer([](QDialog* dialog) { dialog->reject(); });
    action("file.export")->trigger();
    QVERIFY(QDir(folder_->path()).isEmpty());
}

void TestArchives::keepsTheOldFileWhenTheDiskRefuses() {
    open("builtin:dungeons");
    QVERIFY(QDir(folder_->path()).mkdir("taken.mazepack"));
    // The file is chosen by its name alone, as in the desktop's dialog.
    willAnswer([this](QDialog* dialog) {
        auto* files = qobject_cast<QFileDialog*>(dialog);
        QVERIFY(files != nullptr);
        files->setOption(QFileDialog::DontConfirmOverwrite);
        files->findChild<QLineEdit*>("fileNameEdit")->setText(path("nowhere/new.mazepack"));
        auto* buttons = files->findChild<QDialogButtonBox*>("buttonBox");
        QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
    });
    QString told;
    willAnswer([&told](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr);
        told = box->text() + box->informativeText();
        dialog->reject();
    });
    action("file.export")->trigger();
    QVERIFY2(told.contains("could not be exported") && told.contains("cannot be written"),
             qPrintable(told));
}

void TestArchives::exportsWhatIsNotSaved() {
    open("builtin:dungeons");
    const QString id = currentLevelId(*current());
    auto head = headOf(*current(), id);
    head.title = "Not saved yet";
    QVERIFY(setHead(*current(), id, head, "rename"));
    willAnswer(choose("mine.mazepack", QDialogButtonBox::Save));
    action("file.export")->trigger();
    const auto source = pack::openArchive(path("mine.mazepack").toStdString());
    QVERIFY(source.has_value());
    const auto pack = pack::read(*source);
    QVERIFY(pack.has_value() && *pack == current()->pack());
    QVERIFY(current()->isModified());
}

void TestArchives::opensReadOnly() {
    const QString file = archive();
    open(file);
    QVERIFY(current()->isReadOnly());
    QVERIFY(bar()->isVisible());
    QVERIFY(bar()->text().contains("archive"));
    // The bar shows only for an archive.
    open("builtin:temple");
    QVERIFY(!bar()->isVisible());
    QVERIFY(!current()->isReadOnly());
    window_->workspace().open(file);
    QVERIFY(bar()->isVisible());
    action("file.close")->trigger();
    QVERIFY(!bar()->isVisible());
}

void TestArchives::refusesToBePaintedAndSaysSo() {
    open(archive());
    const level::Pack before = current()->pack();
    auto* canvas = window_->findChild<widgets::Canvas*>();
    for (const widgets::Tool* tool : window_->toolBox().tools()) {
        window_->toolBox().setCurrent(window_->toolBox().find(tool->info().id));
        const QPoint from = canvas->rectOf({2, 2}).center().toPoint();
        const QPoint to = canvas->rectOf({5, 4}).center().toPoint();
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        QTest::mouseMove(canvas, to);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
        QTest::mouseDClick(canvas, Qt::LeftButton, {}, to);
        QTest::keyClick(canvas, Qt::Key_Delete);
        QTest::keyClick(canvas, Qt::Key_Escape);
        QVERIFY2(current()->pack() == before, tool->info().id);
        QVERIFY(!current()->isModified());
        QVERIFY2(current()->history()->count() == 0,
                 qPrintable(QString(tool->info().id) + ": " + current()->history()->undoText()));
    }
    QVERIFY2(bar()->text().contains("Nothing was changed"), qPrintable(bar()->text()));
    // An attempt to edit shows the bar again after it was closed.
    bar()->clear();
    window_->toolBox().setCurrent(window_->toolBox().find("brush"));
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->rectOf({3, 3}).center().toPoint());
    QVERIFY(bar()->isVisible());
    QCOMPARE(current()->history()->count(), 0);
}

void TestArchives::refusesEveryOtherEdit() {
    open(archive());
    const level::Pack before = current()->pack();
    auto* recipe = window_->findChild<widgets::RecipePanel*>();
    auto* box = recipe->cards().front()->findChild<QCheckBox*>();
    QVERIFY(box != nullptr);
    const bool was = box->isChecked();
    bar()->clear();
    box->click();
    QVERIFY(bar()->isVisible());
    // The card does not keep the state of the rejected edit.
    QTRY_COMPARE(recipe->cards().front()->findChild<QCheckBox*>()->isChecked(), was);
    // These actions are rejected before they ask anything.
    for (const char* id : {"level.new", "level.new-room", "level.duplicate", "level.up",
                           "level.down", "level.delete"}) {
        if (QAction* edit = action(id); edit != nullptr && edit->isEnabled()) edit->trigger();
    }
    QVERIFY(current()->pack() == before);
    QCOMPARE(current()->history()->count(), 0);
}

void TestArchives::seedsMayBeTried() {
    open(archive());
    const QString id = currentLevelId(*current());
    QVERIFY(setSeed(*current(), id, 99));
    QCOMPARE(seedOf(*current(), id), std::uint64_t{99});
    QVERIFY(!current()->isModified());
    QVERIFY(bar()->text().contains("unpack"));
    QVERIFY(!bar()->text().contains("Nothing was changed"));
}

void TestArchives::unpacksToBeEdited() {
    const QString file = archive();
    open(file);
    const level::Pack before = current()->pack();
    const auto open = window_->workspace().documents().size();
    const QString mine = path("mine/dungeons");
    willAnswer([&](QDialog* dialog) {
        auto* sheet = qobject_cast<app::SaveSheet*>(dialog);
        QVERIFY(sheet != nullptr);
        // The sheet suggests unpacking into a folder.
        QCOMPARE(sheet->choice().kind, app::SaveSheet::Kind::Folder);
        sheet->findChild<QLineEdit*>("saveFolder")->setText(path("mine"));
        QTest::keyClick(sheet, Qt::Key_Return);
    });
    clickBar();
    QCOMPARE(window_->workspace().documents().size(), open);
    QVERIFY(!current()->isReadOnly());
    QVERIFY(!bar()->isVisible());
    QCOMPARE(current()->name(), QFileInfo(mine).canonicalFilePath());
    const auto written = pack::readFolder(mine.toStdString());
    QVERIFY(written.has_value() && *written == before);
    // Members that only an archive has are not unpacked.
    QVERIFY(!QFile::exists(mine + "/checksums.json"));
    // From now on it is an ordinary pack.
    const QString id = currentLevelId(*current());
    auto head = headOf(*current(), id);
    head.title = "Mine";
    QVERIFY(setHead(*current(), id, head, "rename"));
    action("file.save")->trigger();
    QVERIFY(!current()->isModified());
    QCOMPARE(pack::readFolder(mine.toStdString())->findLevel(id.toStdString())->title,
             std::string("Mine"));
    // The archive is unchanged.
    const auto source = pack::openArchive(file.toStdString());
    QVERIFY(source.has_value() && *pack::read(*source) == before);
}

void TestArchives::cancelledUnpackingChangesNothing() {
    const QString file = archive();
    open(file);
    willAnswer([](QDialog* dialog) { dialog->reject(); });
    clickBar();
    QVERIFY(current()->isReadOnly());
    QVERIFY(bar()->isVisible());
    QCOMPARE(current()->name(), QFileInfo(file).canonicalFilePath());
}

void TestArchives::dropsAndRecents() {
    const QString file = archive();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &drop);
    QVERIFY(current() != nullptr && current()->isReadOnly());
    const QString name = QFileInfo(file).canonicalFilePath();
    QCOMPARE(QSettings().value("file/recent").toStringList().front(), name);
    QVERIFY(action("file.reload")->isEnabled());
    action("file.reload")->trigger();
    QVERIFY(current() != nullptr && current()->isReadOnly());
    QVERIFY(bar()->isVisible());
}

void TestArchives::theFileOfAFolderStandsForIt() {
    const QString file = archive();
    writePack(testing::brokenDesign().pack, path("folder"));
    willAnswer(choose(path("folder/pack.json"), QDialogButtonBox::Open));
    action("file.open")->trigger();
    QCOMPARE(current()->name(), QFileInfo(path("folder")).canonicalFilePath());
    QVERIFY(!current()->isReadOnly());
    QCOMPARE(QSettings().value("file/last-folder").toString(), folder_->path());
    willAnswer(choose(file, QDialogButtonBox::Open));
    action("file.open")->trigger();
    QVERIFY(current()->isReadOnly());
    QCOMPARE(QSettings().value("file/last-folder").toString(), folder_->path());
}

void TestArchives::brokenArchivesSayWhy() {
    const QString name = archive();
    QFile file(name);
    QVERIFY(file.resize(file.size() / 2));
    window_->workspace().open(name);
    QVERIFY(!current()->loadProblems().empty());
    QVERIFY(!action("file.export")->isEnabled());
    bool isTold = false;
    for (const auto* each : window_->findChildren<widgets::MessageBar*>())
        isTold = isTold || (each->isVisible() && each->text().contains("could not be opened"));
    QVERIFY(isTold);
}

MAZELOOM_TEST(TestArchives)

}  // namespace mazeloom::tst_archives

#include "tst_archives.moc"

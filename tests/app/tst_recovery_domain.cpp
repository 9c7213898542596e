// SPDX-License-Identifier: MIT
// The window's offers after a crash, and its message when two editors open one pack.
#include <memory>

#include <QDir>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include "app/dialogs/recovery_dialog.h"
#include "app/domains/file/recovery_domain.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "core/edit/new_pack.h"
#include "tests/app/support/answers.h"
#include "tests/app/support/application.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/message_bar.h"
#include "widgets/recovery/recovery_entry.h"

namespace mazeloom::tst_recovery_domain {

using app::MainWindow;
using widgets::RecoveryEntry;

class TestRecoveryDomain : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();

    void nothingLeftNothingAsked();
    void restoresWhatIsMarked();
    void restoredPacksKeepTheirTabs();
    void laterAsksAgain();
    void discardForgets();
    void theSecondWindowIsReadOnly();
    void packLevelAndViewComeBack();
    void damageIsTold();
    void longPathsAreCutInTheMiddle();

  private:
    /// Leaves a recovery copy of a new pack of that title, as a crash does.
    static void leaveCopy(const QString& title);
    static std::size_t copies() {
        return RecoveryEntry::leftBehind(app::RecoveryDomain::root()).size();
    }
    static testing::Answers::Answer click(const QString& text);

    std::unique_ptr<testing::Answers> answers_;
    std::unique_ptr<app::ThemeController> themes_;
    std::unique_ptr<MainWindow> window_;
};

void TestRecoveryDomain::initTestCase() {
    testing::prepareApplication("recovery-domain");
}

void TestRecoveryDomain::init() {
    QSettings().clear();
    QDir(app::RecoveryDomain::root()).removeRecursively();
    themes_ = std::make_unique<app::ThemeController>();
    window_ = std::make_unique<MainWindow>(*themes_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    answers_ = std::make_unique<testing::Answers>();
}

void TestRecoveryDomain::cleanup() {
    QVERIFY(answers_->allGiven());
    answers_.reset();
    window_.reset();
    themes_.reset();
}

void TestRecoveryDomain::leaveCopy(const QString& title) {
    const auto entry = RecoveryEntry::create(app::RecoveryDomain::root());
    QVERIFY(entry != nullptr);
    QVERIFY(!entry->append(pack::journalOf(edit::newPack(title.toStdString(), "Level"),
                                           {title.toStdString(), {}, title.toStdString(), {}})));
}

testing::Answers::Answer TestRecoveryDomain::click(const QString& text) {
    return [text](QDialog* dialog) {
        for (auto* button : dialog->findChildren<QPushButton*>()) {
            if (button->text() != text) continue;
            QVERIFY(!button->toolTip().isEmpty());
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
        dialog->reject();
        QFAIL(qPrintable("no button " + text));
    };
}

void TestRecoveryDomain::nothingLeftNothingAsked() {
    window_->offerRecovery();
    QVERIFY(window_->workspace().documents().empty());
}

void TestRecoveryDomain::restoresWhatIsMarked() {
    leaveCopy("One");
    leaveCopy("Two");
    answers_->add(click("Restore"));
    window_->offerRecovery();
    const auto documents = window_->workspace().documents();
    QCOMPARE(documents.size(), std::size_t{2});
    for (const auto* document : documents)
        QVERIFY(document->isModified());
    // The copies belong to this window now, and stay until they are saved or closed.
    QCOMPARE(copies(), std::size_t{0});
    QCOMPARE(QDir(app::RecoveryDomain::root()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(),
             2);
    for (auto* document : documents)
        window_->workspace().close(document);
    QTRY_VERIFY(
        QDir(app::RecoveryDomain::root()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
}

void TestRecoveryDomain::restoredPacksKeepTheirTabs() {
    // A session restores the packs before the question appears.
    const QStringList names{"builtin:dungeons", "builtin:temple", "One"};
    for (const QString& name : names) {
        window_->workspace().add(
            widgets::newPackFile(name, edit::newPack(name.toStdString(), "Level")));
    }
    leaveCopy("builtin:temple");
    answers_->add(click("Restore"));
    window_->offerRecovery();
    QStringList open;
    for (const auto* document : window_->workspace().documents())
        open << document->name();
    QCOMPARE(open, names);
    QVERIFY(window_->workspace().documents()[1]->isModified());
}

void TestRecoveryDomain::laterAsksAgain() {
    leaveCopy("One");
    answers_->add(click("Later"));
    window_->offerRecovery();
    QVERIFY(window_->workspace().documents().empty());
    QCOMPARE(copies(), std::size_t{1});
    answers_->add([](QDialog* dialog) { QTest::keyClick(dialog, Qt::Key_Escape); });
    window_->offerRecovery();
    QCOMPARE(copies(), std::size_t{1});
}

void TestRecoveryDomain::discardForgets() {
    leaveCopy("One");
    answers_->add(click("Discard"));
    window_->offerRecovery();
    QVERIFY(window_->workspace().documents().empty());
    QCOMPARE(copies(), std::size_t{0});
}

void TestRecoveryDomain::theSecondWindowIsReadOnly() {
    QTemporaryDir folder;
    {
        const auto pack = widgets::newPackFile("Shared", edit::newPack("Shared", "Level"));
        QVERIFY(pack.file->saveAs(folder.filePath("p")));
    }
    auto second = std::make_unique<MainWindow>(*themes_);
    second->show();
    const auto* mine = window_->workspace().open(folder.filePath("p"));
    auto* theirs = second->workspace().open(folder.filePath("p"));
    QVERIFY(window_->workspace().fileOf(mine).canSave());
    QVERIFY(!second->workspace().fileOf(theirs).canSave());
    const auto* quiet = window_->findChild<widgets::MessageBar*>("sharedPacks");
    auto* bar = second->findChild<widgets::MessageBar*>("sharedPacks");
    QVERIFY(!quiet->isVisible());
    QVERIFY(bar->isVisible() && bar->text().contains("Shared"));
    for (auto* button : bar->findChildren<QToolButton*>()) {
        if (button->text() == "Edit anyway") QTest::mouseClick(button, Qt::LeftButton);
    }
    QVERIFY(second->workspace().fileOf(theirs).canSave());
    QVERIFY(!bar->isVisible());
    // When the first window has closed the pack, the next window that opens it may edit it.
    second.reset();
    window_->workspace().close(window_->workspace().current());
    mine = window_->workspace().open(folder.filePath("p"));
    QVERIFY(window_->workspace().fileOf(mine).canSave());
}

void TestRecoveryDomain::packLevelAndViewComeBack() {
    const auto isGenerated = [this] { return window_->player().count() > 0; };
    // Another pack follows, so that not only the last one is restored.
    window_->workspace().open("builtin:dungeons");
    auto* pack = window_->workspace().create();
    const QString id = addLevel(*pack, edit::newLevel("Second", {30, 20}), 9, "Add");
    QVERIFY(setSeed(*pack, id, 77));
    QTRY_VERIFY(isGenerated());
    auto* canvas = window_->findChild<widgets::Canvas*>();
    canvas->setPlace({3, {12, 7}, false});
    const widgets::CanvasPlace place = canvas->place();
    window_->player().seek(5);
    const level::Pack made = pack->pack();
    // The session is saved a moment later; recovery files are written at once.
    QSettings().remove("session/last");
    QTRY_VERIFY_WITH_TIMEOUT(QSettings().contains("session/last"), 10'000);
    const QDir root(app::RecoveryDomain::root());
    const QStringList entries = root.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(entries.size(), 1);
    QFile journal(root.filePath(entries.front() + "/journal"));
    QVERIFY(journal.open(QIODevice::ReadOnly));
    const QByteArray bytes = journal.readAll();
    // Closing the window deletes its recovery files; a crash would not.
    window_.reset();
    QVERIFY(root.mkpath("left"));
    {
        QFile left(root.filePath("left/journal"));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(bytes);
    }

    window_ = std::make_unique<MainWindow>(*themes_);
    window_->restoreSession();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    answers_->add(click("Restore"));
    window_->offerRecovery();
    // While the question is open, the session's packs are read.
    QTRY_COMPARE(window_->workspace().documents().size(), std::size_t{2});
    pack = window_->workspace().current();
    QVERIFY(pack != nullptr);
    QCOMPARE(pack->name(), QString("Untitled"));
    QVERIFY(pack->pack() == made);
    QVERIFY(pack->isModified());
    QCOMPARE(currentLevelId(*pack), id);
    QCOMPARE(seedOf(*pack, id), std::uint64_t{77});
    QTRY_VERIFY(isGenerated());
    canvas = window_->findChild<widgets::Canvas*>();
    QTRY_COMPARE(canvas->place().zoom, place.zoom);
    QVERIFY((canvas->place().middle - place.middle).manhattanLength() < 0.2);
    QCOMPARE(window_->player().position(), trace::StepIndex{5});
    window_->workspace().close(pack);
}

void TestRecoveryDomain::damageIsTold() {
    leaveCopy("One");
    const QDir root(app::RecoveryDomain::root());
    const QString entry = root.entryList(QDir::Dirs | QDir::NoDotAndDotDot).front();
    {
        QFile journal(root.filePath(entry + "/journal"));
        QVERIFY(journal.open(QIODevice::Append));
        journal.write("record 3 00\nabc\nrecord 3 00\nabc\n");
    }
    answers_->add(click("Restore"));
    window_->offerRecovery();
    const auto* bar = window_->findChild<widgets::MessageBar*>("recoveryBar");
    QVERIFY(bar->isVisible());
    QVERIFY2(bar->text().contains(entry + "/journal: record 3, byte "), qPrintable(bar->text()));
    // The undamaged copy is restored.
    QCOMPARE(window_->workspace().current()->title(), QString("One"));
}

/// Both ends of a path say more than its middle.
void TestRecoveryDomain::longPathsAreCutInTheMiddle() {
    const QString middle = QString("/folder").repeated(60);
    const auto picture = [&](const QString& folder) {
        app::RecoveryDialog dialog({{folder, folder, "One", {}, {}}}, window_.get());
        dialog.show();
        auto* list = dialog.findChild<QListWidget*>();
        [&] {
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            QVERIFY(list->item(0)->toolTip().contains(folder));
            QVERIFY(list->visualItemRect(list->item(0)).right() <= list->viewport()->width());
        }();
        return list->viewport()->grab().toImage();
    };
    const QImage shown = picture("/home" + middle + "/last");
    QVERIFY(picture("/home" + middle + "/next") != shown);
    QVERIFY(picture("/data" + middle + "/last") != shown);
    QVERIFY(picture("/home" + middle + "/folder" + middle + "/last") == shown);
}

MAZELOOM_TEST(TestRecoveryDomain)

}  // namespace mazeloom::tst_recovery_domain

#include "tst_recovery_domain.moc"

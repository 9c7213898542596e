// SPDX-License-Identifier: MIT
// What the window offers after a crash, and what it says when two editors open one pack.
#include <memory>

#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include "app/domains/file/recovery_domain.h"
#include "app/theme/theme_controller.h"
#include "app/window/main_window.h"
#include "core/edit/new_pack.h"
#include "tests/app/support/answers.h"
#include "tests/app/support/application.h"
#include "widgets/panels/message_bar.h"
#include "widgets/recovery/recovery_entry.h"

using namespace mazeloom;
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

  private:
    /// A copy of a new pack of that title, as a crash leaves it behind.
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
    QVERIFY(!entry->write(edit::newPack(title.toStdString(), "Level"),
                          {title, {}, title, QDateTime::currentDateTimeUtc(), {}}));
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
    // They are this window's now, and stay until they are saved or closed.
    QCOMPARE(copies(), std::size_t{0});
    QCOMPARE(QDir(app::RecoveryDomain::root()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(),
             2);
    for (auto* document : documents)
        window_->workspace().close(document);
    QVERIFY(
        QDir(app::RecoveryDomain::root()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
}

void TestRecoveryDomain::restoredPacksKeepTheirTabs() {
    // As a session brings them back before the question is asked.
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
    // When the first has closed it, the next to open it has it.
    second.reset();
    window_->workspace().close(window_->workspace().current());
    mine = window_->workspace().open(folder.filePath("p"));
    QVERIFY(window_->workspace().fileOf(mine).canSave());
}

QTEST_MAIN(TestRecoveryDomain)
#include "tst_recovery_domain.moc"

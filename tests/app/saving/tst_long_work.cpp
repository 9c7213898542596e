// SPDX-License-Identifier: MIT
// Long work shows its progress and can be cancelled; a cancelled export leaves everything
// unchanged.
#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QThread>
#include <QTimer>

#include "app/dialogs/long_work.h"
#include "core/edit/new_pack.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"

namespace mazeloom::tst_long_work {

class TestLongWork : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("long-work"); }
    void init();
    void cleanup() { tearDown(); }

    void shortWorkNeedsNoDialog();
    void showsHowFarItIs();
    void cancelling_data();
    void cancelling();
    void ownedWorkIsLeftAtOnce_data() { cancelling_data(); }
    void ownedWorkIsLeftAtOnce();
    void ownedWorkThatEndsIsWaitedFor();
    void workEndsWithTheProgram();
    void exportTellsHowFarItIs();
    void exportCanBeCancelled_data();
    void exportCanBeCancelled();
    void openingCanBeGivenUp();
    void reloadingCanBeGivenUp();

  private:
    static QDialog* dialog();
    static QString toldBy(const QDialog& dialog) { return dialog.findChild<QLabel*>()->text(); }
    /// Calls `look` with the dialog, once it shows, until `look` returns true.
    void watch(std::function<bool(QDialog&)> look);
    void openLarge(int levels);
    /// Saves a pack of `levels` levels, each in its own file, and returns the folder.
    QString savedLarge(int levels);
    /// Cancels the dialog of this title as soon as it reports a level's file.
    void willGiveUp(const QString& title, bool& isCancelled);
    /// Answers the export dialog with this file.
    void willExportTo(const QString& file);
    /// Returns all entries of the exports' folder.
    QStringList entries() const {
        return QDir(folder_->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    QTimer timer_;
    std::function<bool(QDialog&)> look_;
};

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

void TestLongWork::init() {
    setUp();
    app::setLongWorkMoment(200);
    timer_.setInterval(1);
    timer_.disconnect();
    connect(&timer_, &QTimer::timeout, this, [this] {
        QDialog* shown = dialog();
        if (shown != nullptr && look_(*shown)) timer_.stop();
    });
}

QDialog* TestLongWork::dialog() {
    QWidget* modal = QApplication::activeModalWidget();
    const bool isIt = modal != nullptr && modal->objectName() == "longWork" && modal->isVisible();
    return isIt ? qobject_cast<QDialog*>(modal) : nullptr;
}

void TestLongWork::watch(std::function<bool(QDialog&)> look) {
    look_ = std::move(look);
    timer_.start();
}

void TestLongWork::shortWorkNeedsNoDialog() {
    bool isSeen = false;
    watch([&](QDialog&) { return isSeen = true; });
    bool isDone = false;
    QVERIFY(app::doLongWork(window_.get(), "Work", [&](const app::LongWork& work) {
        work.tell("something", 1, 2);
        isDone = true;
    }));
    QVERIFY(isDone);
    QTest::qWait(20);
    timer_.stop();
    QVERIFY(!isSeen);
}

void TestLongWork::showsHowFarItIs() {
    std::atomic<int> step = 0;
    QStringList seen;
    watch([&](QDialog& shown) {
        const auto* bar = shown.findChild<QProgressBar*>();
        if (step == 0) {
            // Nothing has been reported yet: the bar is busy without a maximum.
            seen << shown.windowTitle();
            if (bar->maximum() == 0) step = 1;
            return false;
        }
        if (bar->maximum() != 4 || bar->value() != step) return false;
        seen << toldBy(shown) + QString(" %1 of %2").arg(bar->value()).arg(bar->maximum());
        return ++step > 3;
    });
    QVERIFY(app::doLongWork(window_.get(), "Weaving", [&](const app::LongWork& work) {
        for (int told = 0; step <= 3; QThread::msleep(1)) {
            if (told == step) continue;
            told = step;
            if (told <= 3) work.tell(QString("Level <b>%1</b>").arg(told), told, 4);
        }
    }));
    seen.removeDuplicates();
    QCOMPARE(seen, (QStringList{"Weaving", "Level <b>1</b> 1 of 4", "Level <b>2</b> 2 of 4",
                                "Level <b>3</b> 3 of 4"}));
    QVERIFY(dialog() == nullptr);
}

void TestLongWork::cancelling_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"button", "escape", "close"})
        QTest::newRow(how) << QString(how);
}

void TestLongWork::cancelling() {
    QFETCH(QString, how);
    std::atomic<bool> mayEnd = false;
    bool saidSo = false;
    bool isPressed = false;
    watch([&](QDialog& shown) {
        auto* button = shown.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
        if (!isPressed) {
            isPressed = true;
            if (how == "button") QTest::mouseClick(button, Qt::LeftButton);
            if (how == "escape") QTest::keyClick(&shown, Qt::Key_Escape);
            if (how == "close") shown.close();
            return false;
        }
        // The dialog stays until the work has really stopped, and shows no other text meanwhile.
        saidSo = shown.isVisible() && toldBy(shown) == "Stopping…" && !button->isEnabled();
        mayEnd = true;
        return true;
    });
    const bool isDone = app::doLongWork(window_.get(), "Work", [&](const app::LongWork& work) {
        while (!*work.stop)
            QThread::msleep(1);
        work.tell("too late", 1, 1);
        while (!mayEnd)
            QThread::msleep(1);
    });
    QVERIFY(!isDone);
    QVERIFY(saidSo);
    QVERIFY(dialog() == nullptr);
}

void TestLongWork::ownedWorkIsLeftAtOnce() {
    QFETCH(QString, how);
    struct Owned {
        std::atomic<bool> mayEnd = false;
        std::atomic<bool> wasStopped = false;
    };
    const auto owned = std::make_shared<Owned>();
    watch([&](QDialog& shown) {
        auto* button = shown.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel);
        if (how == "button") QTest::mouseClick(button, Qt::LeftButton);
        if (how == "escape") QTest::keyClick(&shown, Qt::Key_Escape);
        if (how == "close") shown.close();
        return true;
    });
    // The work notices the cancellation long after this call has returned.
    const bool isDone = app::doOwnedWork(window_.get(), "Work", [owned](const app::LongWork& work) {
        while (!owned->mayEnd)
            QThread::msleep(1);
        work.tell("too late", 1, 1);
        owned->wasStopped = work.stop->load();
    });
    QVERIFY(!isDone);
    QVERIFY(dialog() == nullptr);
    QVERIFY(!owned->wasStopped);
    // Other work does not wait for it.
    QVERIFY(app::doOwnedWork(window_.get(), "Work", [](const app::LongWork&) {}));
    owned->mayEnd = true;
    QTRY_VERIFY(owned->wasStopped);
    // The stopped work releases its data.
    QTRY_COMPARE(owned.use_count(), 1L);
}

void TestLongWork::ownedWorkThatEndsIsWaitedFor() {
    const auto result = std::make_shared<int>(0);
    app::setLongWorkMoment(0);
    QVERIFY(app::doOwnedWork(window_.get(), "Work", [result](const app::LongWork& work) {
        work.tell("something", 1, 2);
        QThread::msleep(20);
        *result = 7;
    }));
    QCOMPARE(*result, 7);
    QCOMPARE(result.use_count(), 1L);
    QVERIFY(dialog() == nullptr);
}

void TestLongWork::workEndsWithTheProgram() {
    app::setLongWorkMoment(0);
    for (const bool isOwned : {false, true}) {
        // Quitting the program ends the dialog's event loop, too.
        watch([](QDialog& shown) {
            shown.done(QDialog::Rejected);
            return true;
        });
        const auto untilStopped = [](const app::LongWork& work) {
            while (!*work.stop)
                QThread::msleep(1);
        };
        QVERIFY(!(isOwned ? app::doOwnedWork(window_.get(), "Work", untilStopped)
                          : app::doLongWork(window_.get(), "Work", untilStopped)));
    }
}

void TestLongWork::openLarge(int levels) {
    level::Pack pack = edit::newPack("Large", "Level 1");
    pack.levels.clear();
    for (int i = 1; i <= levels; ++i) {
        pack.levels.push_back(edit::newLevel("Level " + std::to_string(i), {600, 600}));
        pack.levels.back().id = "level-" + std::to_string(i);
    }
    window_->workspace().add(widgets::newPackFile("Large", std::move(pack)));
}

QString TestLongWork::savedLarge(int levels) {
    openLarge(levels);
    widgets::PackDocument* document = current();
    const QString folder = path("large");
    if (!window_->workspace().fileOf(document).saveAs(folder)) return {};
    window_->workspace().close(document);
    return folder;
}

void TestLongWork::willGiveUp(const QString& title, bool& isCancelled) {
    app::setLongWorkMoment(0);
    watch([=, &isCancelled](QDialog& shown) {
        if (shown.windowTitle() != title || !toldBy(shown).startsWith("levels/")) return false;
        isCancelled = true;
        QTest::mouseClick(shown.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel),
                          Qt::LeftButton);
        return true;
    });
}

void TestLongWork::willExportTo(const QString& file) {
    willAnswer([file](QDialog* asked) {
        auto* files = qobject_cast<QFileDialog*>(asked);
        QVERIFY(files != nullptr);
        files->setOption(QFileDialog::DontConfirmOverwrite);
        files->findChild<QLineEdit*>("fileNameEdit")->setText(file);
        auto* buttons = files->findChild<QDialogButtonBox*>("buttonBox");
        QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
    });
}

void TestLongWork::exportTellsHowFarItIs() {
    app::setLongWorkMoment(0);
    openLarge(6);
    QList<int> values;
    QStringList told;
    watch([&](QDialog& shown) {
        const auto* bar = shown.findChild<QProgressBar*>();
        if (shown.windowTitle() == "Exporting" && bar->maximum() > 0) {
            values << bar->value();
            told << toldBy(shown);
        }
        return false;
    });
    willExportTo(path("large.mazepack"));
    action("file.export")->trigger();
    timer_.stop();
    QVERIFY(QFile::exists(path("large.mazepack")));
    QVERIFY(!values.isEmpty());
    QVERIFY(std::ranges::is_sorted(values));
    QVERIFY(values.front() >= 0 && values.back() <= 12);
    for (const QString& one : told)
        QVERIFY2(one.startsWith("Level "), qPrintable(one));
}

void TestLongWork::exportCanBeCancelled_data() {
    QTest::addColumn<bool>("isThere");
    QTest::newRow("a new file") << false;
    QTest::newRow("an old file") << true;
}

void TestLongWork::exportCanBeCancelled() {
    QFETCH(bool, isThere);
    const QString file = path("large.mazepack");
    if (isThere) {
        QFile old(file);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("what was there");
    }
    app::setLongWorkMoment(0);
    openLarge(6);
    const QStringList before = entries();
    bool isCancelled = false;
    watch([&](QDialog& shown) {
        if (shown.windowTitle() != "Exporting") return false;
        isCancelled = true;
        QTest::mouseClick(shown.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel),
                          Qt::LeftButton);
        return true;
    });
    willExportTo(file);
    action("file.export")->trigger();
    QVERIFY(isCancelled);
    QCOMPARE(entries(), before);
    if (isThere) QCOMPARE(bytesOf(file), QByteArray("what was there"));
    // Nothing is left that would block the next export.
    QVERIFY(action("file.export")->isEnabled());
}

void TestLongWork::openingCanBeGivenUp() {
    const QString folder = savedLarge(60);
    QVERIFY(!folder.isEmpty());
    const auto before = window_->workspace().documents();
    bool isCancelled = false;
    willGiveUp("Opening large", isCancelled);
    QVERIFY(window_->workspace().open(folder) == nullptr);
    QVERIFY(isCancelled);
    QCOMPARE(window_->workspace().documents(), before);

    const widgets::PackDocument* opened = window_->workspace().open(folder);
    QVERIFY(opened != nullptr);
    QCOMPARE(opened->pack().levels.size(), 60);
}

void TestLongWork::reloadingCanBeGivenUp() {
    const QString folder = savedLarge(60);
    app::setLongWorkMoment(100'000);
    widgets::PackDocument* document = window_->workspace().open(folder);
    QVERIFY(document != nullptr);
    QVERIFY(setPackTitle(*document, "Edited", {}));
    bool isCancelled = false;
    willGiveUp("Opening large", isCancelled);
    window_->workspace().reload(document);
    QVERIFY(isCancelled);
    QCOMPARE(document->title(), "Edited");
    QVERIFY(document->isModified());

    window_->workspace().reload(document);
    QCOMPARE(document->title(), "Large");
}

MAZELOOM_TEST(TestLongWork)

}  // namespace mazeloom::tst_long_work

#include "tst_long_work.moc"

// SPDX-License-Identifier: MIT
// File → Export levels…, to a pack with baked levels, in the real window.
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include "app/dialogs/long_work.h"
#include "app/exchange/export_dialog.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/read.h"
#include "tests/app/support/playtest_test.h"
#include "tests/support/test_program.h"
#include "tests/support/views/rows.h"
#include "widgets/document/lookup.h"
#include "widgets/lists/rows_view.h"

namespace mazeloom::tst_bake_dialog {

using app::ExportDialog;

class TestBakeDialog : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("bake-dialog"); }
    void init() { setUpHalls(); }
    void cleanup() { tearDown(); }

    void bakesEachSeedOfARange();
    void bakesWhatTheEditorShows();
    void asksBeforeItReplaces();
    void saysWhatIsWrong();
    void tellsOfErrorsOfThePack();
    void cancelLeavesNothing();
    void otherFormatsAreWrittenAsBefore();

  private:
    static QPushButton* button(QDialog& dialog, QDialogButtonBox::StandardButton which) {
        return dialog.findChild<QDialogButtonBox*>()->button(which);
    }
    static void press(QDialog& dialog) {
        QVERIFY(button(dialog, QDialogButtonBox::Ok)->isEnabled());
        QTest::mouseClick(button(dialog, QDialogButtonBox::Ok), Qt::LeftButton);
    }
    static void choose(QDialog& dialog, const char* format) {
        auto* box = dialog.findChildren<QComboBox*>().front();
        box->setCurrentIndex(box->findData(QString::fromLatin1(format)));
        QVERIFY(box->currentIndex() >= 0);
    }
    static QString said(QDialog& dialog) { return dialog.findChild<QLabel*>("summary")->text(); }
    static void type(QDialog& dialog, const QString& name, const QString& text) {
        for (auto* line : dialog.findChildren<QLineEdit*>()) {
            if (line->accessibleName() != name) continue;
            line->selectAll();
            QTest::keyClicks(line, text);
            return;
        }
        QFAIL(qPrintable(name));
    }
    void ask(std::function<void(QDialog&)> fill) {
        willAnswer([fill = std::move(fill)](QDialog* dialog) {
            QVERIFY(qobject_cast<ExportDialog*>(dialog) != nullptr);
            fill(*dialog);
        });
        action("file.export-levels")->trigger();
    }
    /// Returns the ids of the levels in the archive.
    QStringList levelsOf(const QString& name) const {
        QFile file(path(name));
        if (!file.open(QIODevice::ReadOnly)) return {};
        const auto archive = pack::openArchive(file.readAll().toStdString(), "baked.mazepack");
        if (!archive) return {};
        const auto read = pack::read(*archive);
        if (!read) return {};
        QStringList ids;
        for (const level::Level& level : read->levels)
            ids << QString::fromStdString(level.id);
        return ids;
    }
    QStringList files() const {
        return QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
};

void TestBakeDialog::bakesEachSeedOfARange() {
    ask([](QDialog& dialog) {
        choose(dialog, "mazepack");
        // A pack is exported without pictures, so the fields for colours and tiles are hidden.
        for (auto* box : dialog.findChildren<QComboBox*>())
            QCOMPARE(box->isVisible(),
                     !QStringList({"Colours", "Tiles"}).contains(box->accessibleName()));
        testing::mark(dialog.findChild<widgets::RowsView*>(), 1, Qt::Checked);
        type(dialog, "First seed", "4");
        type(dialog, "Last seed", "5");
        QVERIFY(said(dialog).contains("4 baked"));
        press(dialog);
    });
    QCOMPARE(files(), QStringList{"halls.mazepack"});
    QCOMPARE(levelsOf("halls.mazepack"), (QStringList{"hall", "scriptorium", "hall-4", "hall-5",
                                                      "scriptorium-4", "scriptorium-5"}));
    // The source pack is unchanged.
    QCOMPARE(current()->pack().levels.size(), std::size_t{2});
    QVERIFY(!current()->isModified());
}

void TestBakeDialog::bakesWhatTheEditorShows() {
    const auto seed = widgets::seedOf(*current(), "hall");
    ask([](QDialog& dialog) {
        choose(dialog, "mazepack");
        QVERIFY(said(dialog).contains("1 baked"));
        press(dialog);
    });
    QCOMPARE(levelsOf("halls.mazepack"),
             (QStringList{"hall", "scriptorium", "hall-" + QString::number(seed)}));
}

void TestBakeDialog::asksBeforeItReplaces() {
    write("halls.mazepack", "old");
    willAnswer([](QDialog* dialog) {
        choose(*dialog, "mazepack");
        press(*dialog);
    });
    willAnswer([](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr && box->text().contains("halls.mazepack"));
        box->reject();
    });
    willAnswer([](QDialog* dialog) { dialog->reject(); });
    action("file.export-levels")->trigger();
    QFile file(path("halls.mazepack"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
}

void TestBakeDialog::saysWhatIsWrong() {
    ask([](QDialog& dialog) {
        choose(dialog, "mazepack");
        auto* ok = button(dialog, QDialogButtonBox::Ok);
        auto* levels = dialog.findChild<widgets::RowsView*>();
        testing::mark(levels, 0, Qt::Unchecked);
        QVERIFY(!ok->isEnabled());
        testing::mark(levels, 0, Qt::Checked);
        QVERIFY(ok->isEnabled());
        // The pack has two levels already, so 9999 baked ones exceed the limit of 10000.
        type(dialog, "First seed", "1");
        type(dialog, "Last seed", "9998");
        QVERIFY(ok->isEnabled());
        type(dialog, "Last seed", "9999");
        QVERIFY(!ok->isEnabled());
        QVERIFY(said(dialog).contains("10000 levels"));
        QTest::mouseClick(button(dialog, QDialogButtonBox::Cancel), Qt::LeftButton);
    });
}

void TestBakeDialog::tellsOfErrorsOfThePack() {
    // A temple without a hero breaks a design rule.
    write("halls/levels/hall.json",
          QByteArray(testing::kHallLevel)
              .replace(R"({"id": "start", "kind": "hero", "at": [1, 1]},)", ""));
    action("file.reload")->trigger();
    willAnswer([](QDialog* dialog) {
        choose(*dialog, "mazepack");
        press(*dialog);
    });
    willAnswer([](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr && box->text().contains("nothing was exported"));
        box->reject();
    });
    action("file.export-levels")->trigger();
    QVERIFY(files().isEmpty());
}

void TestBakeDialog::cancelLeavesNothing() {
    app::setLongWorkMoment(0);
    willAnswer([](QDialog* dialog) {
        choose(*dialog, "mazepack");
        type(*dialog, "First seed", "1");
        type(*dialog, "Last seed", "9000");
        // Cancels as soon as baking starts.
        auto* timer = new QTimer(qApp);
        QObject::connect(timer, &QTimer::timeout, timer, [timer] {
            auto* work = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (work == nullptr || work->objectName() != QLatin1String("longWork")) return;
            if (!work->windowTitle().startsWith("Baking")) return;
            work->reject();
            timer->deleteLater();
        });
        timer->start(2);
        press(*dialog);
    });
    action("file.export-levels")->trigger();
    app::setLongWorkMoment(100'000);
    QVERIFY(files().isEmpty());
}

void TestBakeDialog::otherFormatsAreWrittenAsBefore() {
    ask([](QDialog& dialog) {
        choose(dialog, "mazepack");
        choose(dialog, "text");
        for (auto* box : dialog.findChildren<QComboBox*>())
            QVERIFY(box->isVisible() || box->count() == 1);  // nothing to choose between
        press(dialog);
    });
    QVERIFY(files().contains("hall.txt"));
    // Dragging a level out uses the last format, and the dialog starts with it.
    ask([](QDialog& dialog) {
        QCOMPARE(dialog.findChildren<QComboBox*>().front()->currentData().toString(),
                 QStringLiteral("text"));
        QTest::mouseClick(button(dialog, QDialogButtonBox::Cancel), Qt::LeftButton);
    });
}

MAZELOOM_TEST(TestBakeDialog)

}  // namespace mazeloom::tst_bake_dialog

#include "tst_bake_dialog.moc"

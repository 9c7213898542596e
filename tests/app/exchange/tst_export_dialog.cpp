// SPDX-License-Identifier: MIT
// File → Export levels…, Edit → Copy as and dragging a level out, in the real window.
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>

#include "app/exchange/export_dialog.h"
#include "core/level/map/map.h"
#include "tests/app/support/mnemonics.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "tests/support/views/rows.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/exchange/exporters.h"
#include "widgets/lists/rows_view.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/toast.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::tst_export_dialog {

using app::ExportDialog;

class TestExportDialog : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("export-dialog"); }
    void init();
    void cleanup() { tearDown(); }

    void writesTheLevelThatIsShown();
    void everyFormatSaysWhatItCannotHold();
    void showsHowTheFileBegins();
    void writesAllFromARangeOfSeeds();
    void skipsLevelsThatCannotBeMade();
    void saysWhatIsWrong();
    void asksBeforeItReplaces();
    void remembersHowItWasDone();
    void drawsTheOverlaysThatAreShown();
    void drawsLettersAsTheWindowDoes();
    void aLetterMeansOneThing();
    void copiesWhatIsSelected();
    void copiesTheMomentThatIsShown();
    void givesFilesOfWhatIsDraggedOut();
    void dragsNothingOutThatTakesLong();

  private:
    void exportAs(const std::function<void(ExportDialog&)>& fill, bool accept = true,
                  const std::function<void(QDialog*)>& then = {}) {
        willAnswer([=](QDialog* dialog) {
            auto* asked = qobject_cast<ExportDialog*>(dialog);
            QVERIFY(asked != nullptr);
            fill(*asked);
            auto* buttons = asked->findChild<QDialogButtonBox*>();
            QTest::mouseClick(
                buttons->button(accept ? QDialogButtonBox::Ok : QDialogButtonBox::Cancel),
                Qt::LeftButton);
        });
        if (then) willAnswer(then);
        action("file.export-levels")->trigger();
    }
    static void choose(ExportDialog& dialog, const char* format) {
        auto* box = dialog.findChildren<QComboBox*>().front();
        box->setCurrentIndex(box->findData(QString::fromLatin1(format)));
    }
    static widgets::RowsView* levels(ExportDialog& dialog) {
        return dialog.findChild<widgets::RowsView*>();
    }
    static QString said(ExportDialog& dialog, const char* name) {
        return dialog.findChild<QLabel*>(QLatin1String(name))->text();
    }
    static QLineEdit* line(ExportDialog& dialog, const QString& name) {
        for (auto* one : dialog.findChildren<QLineEdit*>()) {
            if (one->accessibleName() == name) return one;
        }
        return nullptr;
    }
    QStringList written() const { return QDir(folder_->path()).entryList(QDir::Files, QDir::Name); }
    QByteArray bytesOf(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void TestExportDialog::init() {
    setUp();
    QSignalSpy shown(&window_->player(), &widgets::Player::timelineChanged);
    window_->workspace().open(QStringLiteral("builtin:temple"));
    QTRY_VERIFY(window_->player().timeline() != nullptr);
    QTRY_VERIFY(current() != nullptr);
}

void TestExportDialog::writesTheLevelThatIsShown() {
    exportAs([](ExportDialog& dialog) { choose(dialog, "tmj"); });
    QCOMPARE(written(),
             (QStringList{"first-steps-tiles.png", "first-steps.tmj", "first-steps.tsx"}));
    const QJsonObject map = QJsonDocument::fromJson(bytesOf("first-steps.tmj")).object();
    QCOMPARE(map["width"].toInt(), widgets::currentLevel(*current())->size.width);
    QVERIFY(!QImage(path("first-steps-tiles.png")).isNull());
}

void TestExportDialog::everyFormatSaysWhatItCannotHold() {
    exportAs(
        [](ExportDialog& dialog) {
            for (const exchange::Exporter* format : widgets::exporters()) {
                choose(dialog, format->id);
                const QString left = said(dialog, "leftOut");
                const bool isPicture = (format->carries & exchange::kLooks) != 0;
                QCOMPARE(left.contains("picture"), isPicture);
                const bool saysOrigin = (format->carries & exchange::kOrigin) != 0;
                if (isPicture) QCOMPARE(left.contains("cannot be read back"), !saysOrigin);
                const bool hasPaths = (format->carries & exchange::kPaths) != 0;
                QCOMPARE(left.contains("paths of bugs"), !isPicture && !hasPaths);
            }
        },
        false);
    QVERIFY(written().isEmpty());
}

void TestExportDialog::showsHowTheFileBegins() {
    exportAs(
        [](ExportDialog& dialog) {
            choose(dialog, "text");
            auto* head = dialog.findChild<QPlainTextEdit*>();
            QTRY_VERIFY(head->isVisible() && head->toPlainText().contains("#####"));
            // A binary format has no text preview.
            choose(dialog, "xp");
            QTRY_VERIFY(!head->isVisible());
            choose(dialog, "png");
            QTRY_VERIFY(!head->isVisible());
        },
        false);
}

void TestExportDialog::writesAllFromARangeOfSeeds() {
    exportAs([](ExportDialog& dialog) {
        choose(dialog, "xp");
        testing::mark(levels(dialog), 1, Qt::Checked);
        QTest::keyClicks(line(dialog, "Last seed"), "");
        line(dialog, "First seed")->selectAll();
        QTest::keyClicks(line(dialog, "First seed"), "5");
        line(dialog, "Last seed")->selectAll();
        QTest::keyClicks(line(dialog, "Last seed"), "7");
        QVERIFY(said(dialog, "summary").startsWith("6 "));
    });
    const QStringList names = written();
    QCOMPARE(names.size(), 6);
    QVERIFY(names.contains("first-steps-5.xp"));
    QVERIFY(names.contains("the-ring-7.xp"));
    QVERIFY(bytesOf("first-steps-5.xp") != bytesOf("first-steps-6.xp"));
}

/// An SVG picture of the great temple would be too large.
void TestExportDialog::skipsLevelsThatCannotBeMade() {
    const auto fill = [](bool skips) {
        return [skips](ExportDialog& dialog) {
            choose(dialog, "svg");
            auto* box = dialog.findChild<QCheckBox*>("skips");
            QVERIFY(box != nullptr && !box->isEnabled());
            for (int row = 0; row < levels(dialog)->count(); ++row) {
                if (testing::textAt(levels(dialog), row)
                        .contains("great temple", Qt::CaseInsensitive))
                    testing::mark(levels(dialog), row, Qt::Checked);
            }
            QVERIFY(said(dialog, "summary").startsWith("2 "));
            QVERIFY(box->isEnabled());
            box->setChecked(skips);
        };
    };
    QString told;
    const auto close = [&told](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr);
        told = box->text() + '\n' + box->informativeText();
        box->button(QMessageBox::Close)->click();
    };
    for (const bool skips : {false, true}) {
        exportAs(fill(skips), true, close);
        QVERIFY2(told.contains("The great temple, seed "), qPrintable(told));
        QCOMPARE(written(),
                 skips ? QStringList({"failures.json", "first-steps.svg"}) : QStringList());
    }
}

void TestExportDialog::saysWhatIsWrong() {
    exportAs(
        [this](ExportDialog& dialog) {
            auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QVERIFY(ok->isEnabled());
            testing::mark(levels(dialog), 0, Qt::Unchecked);
            QVERIFY(!ok->isEnabled());
            QVERIFY(said(dialog, "summary").contains("Select levels to export"));
            testing::mark(levels(dialog), 0, Qt::Checked);
            QVERIFY(ok->isEnabled());
            line(dialog, "Folder")->setText(path("no/such/folder"));
            QVERIFY(!ok->isEnabled());
            line(dialog, "Folder")->setText(path("new"));
            QVERIFY(ok->isEnabled());
            QTest::keyClicks(line(dialog, "File name"), "/x");
            QVERIFY(!ok->isEnabled());
            line(dialog, "File name")->clear();
            QTest::keyClicks(line(dialog, "File name"), "x");
            QVERIFY(ok->isEnabled());
            QTest::keyClicks(line(dialog, "First seed"), "nine");
            QVERIFY(!ok->isEnabled());
            QVERIFY(said(dialog, "summary").contains("seed"));
        },
        false);
}

void TestExportDialog::asksBeforeItReplaces() {
    write("first-steps.txt", "old");
    const auto press = [](QDialog* dialog) {
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    };
    const auto answer = [](const QString& word) {
        return [word](QDialog* dialog) {
            for (auto* button : dialog->findChildren<QPushButton*>()) {
                if (QString(button->text()).remove('&') != word) continue;
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
            QFAIL(qPrintable(word));
        };
    };
    willAnswer([press](QDialog* dialog) {
        choose(*qobject_cast<ExportDialog*>(dialog), "text");
        press(dialog);
    });
    // Cancelling the question returns to the choices.
    willAnswer(answer("Cancel"));
    willAnswer([this, press](QDialog* dialog) {
        QCOMPARE(bytesOf("first-steps.txt"), QByteArray("old"));
        press(dialog);
    });
    willAnswer(answer("Replace"));
    action("file.export-levels")->trigger();
    QVERIFY(bytesOf("first-steps.txt") != "old");
}

void TestExportDialog::remembersHowItWasDone() {
    exportAs([](ExportDialog& dialog) {
        choose(dialog, "png");
        dialog.findChild<QSpinBox*>()->setValue(7);
    });
    const QImage picture(path("first-steps.png"));
    QCOMPARE(picture.width(), 7 * widgets::currentLevel(*current())->size.width);
    exportAs(
        [](ExportDialog& dialog) {
            QCOMPARE(dialog.findChildren<QComboBox*>().front()->currentData().toString(),
                     QStringLiteral("png"));
            QCOMPARE(dialog.findChild<QSpinBox*>()->value(), 7);
        },
        false);
}

void TestExportDialog::drawsTheOverlaysThatAreShown() {
    const auto draw = [this](const QString& name, bool withOverlays) {
        exportAs([=, this](ExportDialog& dialog) {
            choose(dialog, "png");
            auto* field = line(dialog, "File name");
            field->selectAll();
            QTest::keyClicks(field, name);
            for (auto* box : dialog.findChildren<QCheckBox*>()) {
                if (!QString(box->text()).remove('&').startsWith("Overlays")) continue;
                QCOMPARE(box->isEnabled(), action("overlay.traps")->isChecked());
                box->setChecked(withOverlays);
            }
        });
        return QImage(path(name + ".png"));
    };
    action("overlay.none")->trigger();
    const QImage none = draw("none", false);
    action("overlay.traps")->trigger();
    QVERIFY(action("overlay.traps")->isChecked());
    QCOMPARE(draw("unasked", false), none);
    const QImage traps = draw("traps", true);
    QCOMPARE(traps.size(), none.size());
    QVERIFY(traps != none);
}

void TestExportDialog::drawsLettersAsTheWindowDoes() {
    const auto draw = [this](const QString& name, bool begins, std::optional<bool> becomes = {}) {
        exportAs([=](ExportDialog& dialog) {
            choose(dialog, "png");
            auto* field = line(dialog, "File name");
            field->selectAll();
            QTest::keyClicks(field, name);
            auto* box = dialog.findChild<QCheckBox*>("letters");
            QVERIFY(box != nullptr && box->isVisible());
            QCOMPARE(box->isChecked(), begins);
            const auto* preview = dialog.findChild<widgets::Canvas*>();
            QCOMPARE(preview->theme().hasLetters, begins);
            QVERIFY(!preview->theme().hasLoudTraps);
            QVERIFY(!preview->isGridVisible());
            if (!becomes) return;
            box->setChecked(*becomes);
            QCOMPARE(preview->theme().hasLetters, *becomes);
        });
        return QImage(path(name + ".png"));
    };
    const QImage drawings = draw("drawings", false);
    const QImage letters = draw("letters", false, true);
    QVERIFY(!drawings.isNull() && !letters.isNull());
    QVERIFY(drawings != letters);
    // A choice for one export does not change the next one; the window's setting does.
    action("view.letters")->trigger();
    QCOMPARE(draw("window", true), letters);
    QCOMPARE(draw("other", true, false), drawings);
}

/// Checks the English mnemonics, with the choices that all formats show.
void TestExportDialog::aLetterMeansOneThing() {
    exportAs(
        [](ExportDialog& dialog) {
            for (const char* format : {"png", "svg", "tmj"}) {
                choose(dialog, format);
                const QStringList twice = testing::Mnemonics().addAllIn(dialog);
                QVERIFY2(twice.isEmpty(), qPrintable(twice.join('\n')));
            }
        },
        false);
}

void TestExportDialog::copiesWhatIsSelected() {
    action("edit.copy-as-text")->trigger();
    const QStringList whole = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(whole.size(), widgets::currentLevel(*current())->size.height);
    window_->toolBox().context().reach().setSelection(edit::Area(grid::Rect{3, 2, 5, 4}));
    action("edit.copy-as-text")->trigger();
    const QStringList part = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
    QCOMPARE(part.size(), 4);
    for (int y = 0; y < 4; ++y)
        QCOMPARE(part[y], whole[y + 2].mid(3, 5));
    action("edit.copy-as-json")->trigger();
    const auto json = QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8());
    QCOMPARE(json.object()["size"].toArray()[0].toInt(), 5);
    action("edit.copy-as-picture")->trigger();
    const QImage picture = QGuiApplication::clipboard()->image();
    QCOMPARE(picture.width() * 4, picture.height() * 5);
}

void TestExportDialog::copiesTheMomentThatIsShown() {
    action("edit.copy-as-text")->trigger();
    const QString end = QGuiApplication::clipboard()->text();
    QVERIFY(end.contains('$'));
    window_->player().first();
    action("edit.copy-as-text")->trigger();
    const QString start = QGuiApplication::clipboard()->text();
    QVERIFY(!start.contains('$'));
    QCOMPARE(start.size(), end.size());
}

void TestExportDialog::givesFilesOfWhatIsDraggedOut() {
    auto* list = window_->findChild<widgets::LevelList*>();
    QVERIFY(list != nullptr);
    const QStringList files = list->filesOf(*current(), QStringLiteral("the-ring"));
    QCOMPARE(files.size(), 3);
    QVERIFY(files.front().endsWith("/the-ring.tmj"));
    for (const QString& file : files)
        QVERIFY(QFile::exists(file));
    QVERIFY(list->filesOf(*current(), QStringLiteral("nowhere")).isEmpty());
}

/// The target program waits while the file is made, and so does the window.
void TestExportDialog::dragsNothingOutThatTakesLong() {
    auto* list = window_->findChild<widgets::LevelList*>();
    const auto* toast = window_->findChild<widgets::Toast*>();
    window_->workspace().create();
    const QString level = widgets::currentLevelId(*current());
    QVERIFY(!list->filesOf(*current(), level).isEmpty());
    QVERIFY(widgets::resizeSheet(*current(), widgets::levelSheet(level), {0, 0, 1025, 1025},
                                 QStringLiteral("Grow")));
    QVERIFY(list->filesOf(*current(), level).isEmpty());
    QVERIFY2(toast->text().contains("Export levels"), qPrintable(toast->text()));
}

MAZELOOM_TEST(TestExportDialog)

}  // namespace mazeloom::tst_export_dialog

#include "tst_export_dialog.moc"

// SPDX-License-Identifier: MIT
// File → Export animation… for an attempt played in the editor or a replay file.
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>

#include "app/exchange/animation_dialog.h"
#include "tests/app/support/playtest_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"
#include "widgets/exchange/films/replay_film.h"
#include "widgets/exchange/pictures/level_painter.h"

namespace mazeloom::tst_animation_replays {

using app::AnimationDialog;

class TestAnimationReplays : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("animation-replays"); }
    void init();
    void cleanup() { tearDown(); }

    void animatesWhatIsPlayed();
    void animatesWhatWasPlayedLast();
    void animatesAnAttemptThatWasLost();
    void anotherLevelHasNothingPlayed();
    void animatesAFile();
    void aFileOfAnotherLevelIsRefused();
    void aPlayersPictureHasNoGrid();
    void cancelLeavesNothing();

  private:
    static AnimationDialog* asked(QDialog* dialog) {
        return qobject_cast<AnimationDialog*>(dialog);
    }
    static QPushButton* button(QDialog& dialog, QDialogButtonBox::StandardButton which) {
        return dialog.findChild<QDialogButtonBox*>()->button(which);
    }
    static QPushButton* browse(QDialog& dialog) {
        for (auto* found : dialog.findChildren<QPushButton*>()) {
            if (QString(found->text()).remove('&').contains("From a file")) return found;
        }
        return nullptr;
    }
    static QRadioButton* replay(QDialog& dialog) {
        for (auto* found : dialog.findChildren<QRadioButton*>()) {
            if (found->text().contains("yed replay")) return found;
        }
        return nullptr;
    }
    static QComboBox* box(QDialog& dialog, const QString& name) {
        for (auto* found : dialog.findChildren<QComboBox*>()) {
            if (found->accessibleName() == name) return found;
        }
        return nullptr;
    }
    static QSpinBox* number(QDialog& dialog, const QString& name) {
        for (auto* found : dialog.findChildren<QSpinBox*>()) {
            if (found->accessibleName() == name) return found;
        }
        return nullptr;
    }
    static QString said(QDialog& dialog) { return dialog.findChild<QLabel*>("summary")->text(); }
    static void clickReplay(QDialog& dialog) {
        QTest::mouseClick(replay(dialog), Qt::LeftButton, {}, {8, replay(dialog)->height() / 2});
        QVERIFY(replay(dialog)->isChecked());
    }
    static void asPictures(QDialog& dialog) {
        auto* format = box(dialog, "Format");
        format->setCurrentIndex(format->findData("frames"));
        auto* colours = box(dialog, "Colours");
        colours->setCurrentIndex(colours->findData("dark"));
        number(dialog, "Scale")->setValue(16);
    }

    void walk() {
        step(Qt::Key_Right);
        step(Qt::Key_Right);
    }
    /// Exports the replay `offered`, which the dialog must have chosen, as pictures.
    void exportOffered(const QString& offered) {
        willAnswer([=](QDialog* dialog) {
            QVERIFY(asked(dialog) != nullptr);
            clickReplay(*dialog);
            QCOMPARE(box(*dialog, "Replay")->currentText(), offered);
            QVERIFY(!number(*dialog, "Length")->isEnabled());
            asPictures(*dialog);
            QTest::mouseClick(button(*dialog, QDialogButtonBox::Ok), Qt::LeftButton);
        });
        action("file.export-animation")->trigger();
    }
    /// Checks that the folder of pictures begins and ends as this attempt does.
    void compare(const play::temple::Session& session) {
        const QDir folder(path("hall"));
        const QStringList names = folder.entryList({"*.png"}, QDir::Files, QDir::Name);
        QVERIFY(names.size() >= 2);
        const auto film = widgets::templeFilm(session, {.cell = 16, .theme = theme()});
        QVERIFY(film);
        const auto picture = [&](const QString& name) {
            return QImage(folder.filePath(name)).convertToFormat(QImage::Format_RGB32);
        };
        const QImage first = (*film)->draw(0).copy();
        const QImage last = (*film)->draw((*film)->lastMoment()).copy();
        QVERIFY(first != last);
        QCOMPARE(picture(names.front()), first);
        QCOMPARE(picture(names.back()), last);
    }
    static widgets::Theme theme() { return widgets::themeOf(exchange::PictureOptions{}); }
};

void TestAnimationReplays::init() {
    setUpHalls();
    QSettings().setValue("play/replay-folder", folder_->path());
}

void TestAnimationReplays::animatesWhatIsPlayed() {
    play();
    walk();
    const play::temple::Session session = run().session();
    exportOffered("What is being played");
    QVERIFY(run().isPlaying());
    QCOMPARE(run().session().tick(), session.tick());
    compare(session);
}

void TestAnimationReplays::animatesWhatWasPlayedLast() {
    play();
    walk();
    const play::temple::Session session = run().session();
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    exportOffered("What was played last");
    compare(session);
}

void TestAnimationReplays::animatesAnAttemptThatWasLost() {
    play();
    step(Qt::Key_Down);
    walk();
    QVERIFY(run().state().isOver());
    const play::temple::Session lost = run().session();
    seeEnd();
    step(Qt::Key_Right);  // starts the next attempt
    willAnswer([](QDialog* dialog) {
        auto* which = box(*dialog, "Replay");
        QCOMPARE(which->count(), 2);
        QCOMPARE(which->itemText(0), "What is being played");
        clickReplay(*dialog);
        which->setCurrentIndex(1);
        asPictures(*dialog);
        QTest::mouseClick(button(*dialog, QDialogButtonBox::Ok), Qt::LeftButton);
    });
    action("file.export-animation")->trigger();
    compare(lost);
}

void TestAnimationReplays::anotherLevelHasNothingPlayed() {
    play();
    walk();
    action("play.start")->trigger();
    widgets::setCurrentLevel(*current(), "scriptorium");
    QTRY_VERIFY(action("file.export-animation")->isEnabled());
    willAnswer([](QDialog* dialog) {
        QCOMPARE(box(*dialog, "Replay")->count(), 0);
        QVERIFY(button(*dialog, QDialogButtonBox::Ok)->isEnabled());
        clickReplay(*dialog);
        QVERIFY(!button(*dialog, QDialogButtonBox::Ok)->isEnabled());
        QVERIFY(said(*dialog).contains("file"));
        QTest::mouseClick(button(*dialog, QDialogButtonBox::Cancel), Qt::LeftButton);
    });
    action("file.export-animation")->trigger();
    // Back at the first level, its attempt is still known.
    widgets::setCurrentLevel(*current(), "hall");
    willAnswer([](QDialog* dialog) {
        QCOMPARE(box(*dialog, "Replay")->currentText(), "What was played last");
        QTest::mouseClick(button(*dialog, QDialogButtonBox::Cancel), Qt::LeftButton);
    });
    action("file.export-animation")->trigger();
}

void TestAnimationReplays::animatesAFile() {
    play();
    walk();
    const play::temple::Session session = run().session();
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.save-replay")->trigger();
    // This window has seen no attempt.
    showWindow();
    openPack("halls");
    willAnswer([](QDialog* dialog) {
        // The nested file dialog is answered while this one is open.
        QTimer::singleShot(0, dialog, [dialog] { browse(*dialog)->click(); });
    });
    willAnswer(chooseFile(path("walk.jsonl")));
    willAnswer([](QDialog* dialog) {
        QVERIFY(replay(*dialog)->isChecked());
        QCOMPARE(box(*dialog, "Replay")->currentText(), "walk.jsonl");
        QVERIFY(button(*dialog, QDialogButtonBox::Ok)->isEnabled());
        asPictures(*dialog);
        QTest::mouseClick(button(*dialog, QDialogButtonBox::Ok), Qt::LeftButton);
    });
    action("file.export-animation")->trigger();
    compare(session);
}

void TestAnimationReplays::aFileOfAnotherLevelIsRefused() {
    write("other.jsonl",
          R"({"format":"mazeloom-replay","version":1,"game":"temple","level":"scriptorium","seed":1}
{"tick":1,"tap":"right"}
)");
    willAnswer([](QDialog* dialog) {
        QTimer::singleShot(0, dialog, [dialog] { browse(*dialog)->click(); });
    });
    willAnswer(chooseFile(path("other.jsonl")));
    willAnswer([](QDialog* dialog) {
        asPictures(*dialog);
        QTest::mouseClick(button(*dialog, QDialogButtonBox::Ok), Qt::LeftButton);
    });
    willAnswer([](QDialog* dialog) {
        auto* box = qobject_cast<QMessageBox*>(dialog);
        QVERIFY(box != nullptr);
        QVERIFY(box->informativeText().contains("scriptorium"));
        box->accept();
    });
    action("file.export-animation")->trigger();
    QVERIFY(!QFileInfo::exists(path("hall")));
}

void TestAnimationReplays::aPlayersPictureHasNoGrid() {
    play();
    walk();
    willAnswer([](QDialog* dialog) {
        QCheckBox* grid = nullptr;
        for (auto* found : dialog->findChildren<QCheckBox*>()) {
            if (found->text().contains("between cells")) grid = found;
        }
        QVERIFY(grid->isEnabled());
        clickReplay(*dialog);
        QVERIFY(!grid->isEnabled());
        number(*dialog, "Scale")->setValue(7);
        QVERIFY(!button(*dialog, QDialogButtonBox::Ok)->isEnabled());
        number(*dialog, "Scale")->setValue(8);
        QVERIFY(button(*dialog, QDialogButtonBox::Ok)->isEnabled());
        QVERIFY(said(*dialog).contains("72 × 32"));
        QTest::mouseClick(button(*dialog, QDialogButtonBox::Cancel), Qt::LeftButton);
    });
    action("file.export-animation")->trigger();
}

void TestAnimationReplays::cancelLeavesNothing() {
    play();
    walk();
    // Two minutes: thousands of frames.
    pass(120 * level::kTicksPerSecond);
    willAnswer([](QDialog* dialog) {
        clickReplay(*dialog);
        asPictures(*dialog);
        auto* timer = new QTimer(qApp);
        QObject::connect(timer, &QTimer::timeout, timer, [timer] {
            auto* work = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (work == nullptr || work->objectName() != QLatin1String("longWork")) return;
            work->reject();
            timer->deleteLater();
        });
        timer->start(20);
        QTest::mouseClick(button(*dialog, QDialogButtonBox::Ok), Qt::LeftButton);
    });
    action("file.export-animation")->trigger();
    QVERIFY(!QFileInfo::exists(path("hall")));
    QVERIFY(run().isPlaying());
}

MAZELOOM_TEST(TestAnimationReplays)

}  // namespace mazeloom::tst_animation_replays

#include "tst_animation_replays.moc"

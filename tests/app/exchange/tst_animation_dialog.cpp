// SPDX-License-Identifier: MIT
// File → Export animation…, in the real window.
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>

#include "app/dialogs/long_work.h"
#include "app/exchange/animation_dialog.h"
#include "tests/app/support/mnemonics.h"
#include "tests/app/support/window_test.h"
#include "tests/support/test_program.h"
#include "widgets/document/lookup.h"

namespace mazeloom::tst_animation_dialog {

using app::AnimationDialog;

class TestAnimationDialog : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("animation-dialog"); }
    void init();
    void cleanup() { tearDown(); }

    void writesTheGeneration();
    void writesAFolderOfPictures();
    void saysWhatIsWrong();
    void cancelLeavesNothing();
    void drawsLettersAsTheWindowDoes();
    void aLetterMeansOneThing();

  private:
    void animate(const std::function<void(AnimationDialog&)>& fill,
                 QDialogButtonBox::StandardButton end = QDialogButtonBox::Ok) {
        willAnswer([=](QDialog* dialog) {
            auto* asked = qobject_cast<AnimationDialog*>(dialog);
            QVERIFY(asked != nullptr);
            fill(*asked);
            QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(end), Qt::LeftButton);
        });
        action("file.export-animation")->trigger();
    }
    static void choose(AnimationDialog& dialog, const char* format) {
        auto* box = dialog.findChildren<QComboBox*>().front();
        box->setCurrentIndex(box->findData(QString::fromLatin1(format)));
        QVERIFY(box->currentIndex() >= 0);
    }
    static QSpinBox* number(AnimationDialog& dialog, const QString& name) {
        for (auto* box : dialog.findChildren<QSpinBox*>()) {
            if (box->accessibleName() == name) return box;
        }
        return nullptr;
    }
};

void TestAnimationDialog::init() {
    setUp();
    window_->workspace().open(QStringLiteral("builtin:temple"));
    QTRY_VERIFY(current() != nullptr && window_->player().timeline() != nullptr);
}

void TestAnimationDialog::writesTheGeneration() {
    const grid::Size size = widgets::currentLevel(*current())->size;
    animate([](AnimationDialog& dialog) {
        choose(dialog, "gif");
        number(dialog, "Length")->setValue(2);
        number(dialog, "Frames")->setValue(10);
        number(dialog, "Scale")->setValue(4);
    });
    QImageReader reader(path("first-steps.gif"));
    QVERIFY(reader.canRead());
    QCOMPARE(reader.size(), QSize(4 * size.width, 4 * size.height));
    int frames = 0;
    int length = 0;
    while (reader.canRead() && !reader.read().isNull()) {
        ++frames;
        length += reader.nextImageDelay();
    }
    QVERIFY(frames >= 10 && frames <= 20);
    QVERIFY(length >= 1900 && length <= 2100);
}

void TestAnimationDialog::writesAFolderOfPictures() {
    animate([](AnimationDialog& dialog) {
        choose(dialog, "frames");
        number(dialog, "Length")->setValue(1);
        number(dialog, "Frames")->setValue(5);
    });
    const QStringList pictures = QDir(path("first-steps")).entryList({"*.png"}, QDir::Files);
    QVERIFY(pictures.size() >= 2);
    for (const QString& picture : pictures)
        QVERIFY(!QImage(QDir(path("first-steps")).filePath(picture)).isNull());
}

void TestAnimationDialog::saysWhatIsWrong() {
    animate(
        [this](AnimationDialog& dialog) {
            auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            choose(dialog, "gif");
            QVERIFY(ok->isEnabled());
            for (auto* line : dialog.findChildren<QLineEdit*>()) {
                if (line->accessibleName() == "Folder") line->setText(path("no/such"));
            }
            QVERIFY(!ok->isEnabled());
            QVERIFY(dialog.findChild<QLabel*>("summary")->text().contains("folder"));
        },
        QDialogButtonBox::Cancel);
}

void TestAnimationDialog::cancelLeavesNothing() {
    app::setLongWorkMoment(0);
    willAnswer([](QDialog* dialog) {
        auto* asked = qobject_cast<AnimationDialog*>(dialog);
        choose(*asked, "apng");
        number(*asked, "Length")->setValue(600);
        number(*asked, "Frames")->setValue(30);
        number(*asked, "Scale")->setValue(32);
        // Cancels as soon as the progress shows.
        auto* timer = new QTimer(qApp);
        QObject::connect(timer, &QTimer::timeout, timer, [timer] {
            auto* work = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (work == nullptr || work->objectName() != QLatin1String("longWork")) return;
            work->reject();
            timer->deleteLater();
        });
        timer->start(5);
        QTest::mouseClick(asked->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    action("file.export-animation")->trigger();
    app::setLongWorkMoment(200);
    QCOMPARE(
        QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList());
}

void TestAnimationDialog::drawsLettersAsTheWindowDoes() {
    const auto lastFrame = [this](bool letters) {
        animate([=](AnimationDialog& dialog) {
            choose(dialog, "frames");
            number(dialog, "Length")->setValue(1);
            number(dialog, "Frames")->setValue(1);
            number(dialog, "Scale")->setValue(12);
            const auto* box = dialog.findChild<QCheckBox*>("letters");
            QVERIFY(box != nullptr && box->isVisible());
            QCOMPARE(box->isChecked(), letters);
            const auto* preview = dialog.findChild<widgets::Canvas*>();
            QCOMPARE(preview->theme().hasLetters, letters);
            QVERIFY(!preview->theme().hasLoudTraps);
        });
        QDir folder(path("first-steps"));
        const QStringList names = folder.entryList({"*.png"}, QDir::Files, QDir::Name);
        const QImage frame(folder.filePath(names.isEmpty() ? QString() : names.back()));
        folder.removeRecursively();
        return frame;
    };
    const QImage drawings = lastFrame(false);
    action("view.letters")->trigger();
    const QImage letters = lastFrame(true);
    QVERIFY(!drawings.isNull() && drawings.size() == letters.size());
    QVERIFY(drawings != letters);
}

/// Checks the English mnemonics.
void TestAnimationDialog::aLetterMeansOneThing() {
    animate(
        [](AnimationDialog& dialog) {
            const QStringList twice = testing::Mnemonics().addAllIn(dialog);
            QVERIFY2(twice.isEmpty(), qPrintable(twice.join('\n')));
        },
        QDialogButtonBox::Cancel);
}

MAZELOOM_TEST(TestAnimationDialog)

}  // namespace mazeloom::tst_animation_dialog

#include "tst_animation_dialog.moc"

// SPDX-License-Identifier: MIT
// File → Export animation… for a descent's run in the editor.
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>

#include "app/exchange/animation_dialog.h"
#include "tests/app/support/descent_test.h"
#include "tests/support/test_program.h"
#include "widgets/exchange/films/replay_film.h"
#include "widgets/exchange/pictures/level_painter.h"

namespace mazeloom::tst_animation_runs {

class TestAnimationRuns : public testing::DescentTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("animation-runs"); }
    void init() { setUpFloors(); }
    void cleanup() { tearDown(); }

    void animatesARunKeyByKey();
};

void TestAnimationRuns::animatesARunKeyByKey() {
    play();
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Down);
    const play::descent::Session session = run().session();
    QCOMPARE(session.length(), 3);
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    willAnswer([](QDialog* dialog) {
        for (auto* found : dialog->findChildren<QRadioButton*>()) {
            if (found->text().contains("yed replay")) found->click();
        }
        for (auto* box : dialog->findChildren<QComboBox*>()) {
            if (box->accessibleName() == "Format") box->setCurrentIndex(box->findData("frames"));
            if (box->accessibleName() == "Colours") box->setCurrentIndex(box->findData("dark"));
            if (box->accessibleName() == "Replay")
                QCOMPARE(box->currentText(), "What was played last");
        }
        for (auto* box : dialog->findChildren<QSpinBox*>()) {
            if (box->accessibleName() == "Scale") box->setValue(16);
        }
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    action("file.export-animation")->trigger();
    const QDir folder(path("gate"));
    const QStringList names = folder.entryList({"*.png"}, QDir::Files, QDir::Name);
    // The start and the state after each of three keys, each shown once.
    QCOMPARE(names.size(), 4);
    const auto film = widgets::descentFilm(
        session, {.cell = 16, .theme = widgets::themeOf(exchange::PictureOptions{})});
    QVERIFY(film);
    for (int i = 0; i < 4; ++i) {
        const QImage picture =
            QImage(folder.filePath(names[i])).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(picture, (*film)->draw(i));
    }
}

MAZELOOM_TEST(TestAnimationRuns)

}  // namespace mazeloom::tst_animation_runs

#include "tst_animation_runs.moc"

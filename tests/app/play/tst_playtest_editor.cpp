// SPDX-License-Identifier: MIT
// The editor during a playtest: its panels, keys and edits, and the designer's tools.
#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>

#include "tests/app/support/playtest_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::tst_playtest_editor {

using grid::Point;

class TestPlaytestEditor : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("playtest-editor"); }
    void init() { setUpHalls(); }
    void cleanup() { tearDown(); }

    void shiftAndTheKeyStartUnderThePointer();
    void panelsComeAndGoWithoutTakingTheKeys();
    void editorKeysDoNothingInTheGame();
    void keysWithoutLatinLettersAnswerByPlace();
    void editingBesideItBeginsAnew();
    void invulnerableWalksOverTraps();
    void aloneOnTheScreenTheKeysStillWork();
    void heatShowsWhereAttemptsEnded();
    void xRayTellsWhenABeamIsSwitched();
};

void TestPlaytestEditor::shiftAndTheKeyStartUnderThePointer() {
    QTest::mouseMove(canvas(), canvas()->rectOf({5, 1}).center().toPoint());
    QTRY_COMPARE(canvas()->hoveredCell(), std::optional<Point>({5, 1}));
    QTest::keyClick(canvas(), Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(run().isPlaying());
    QCOMPARE(hero(), (Point{5, 1}));
    QCOMPARE(currentLevel(*current())->objects.front().at, (Point{1, 1}));
}

void TestPlaytestEditor::panelsComeAndGoWithoutTakingTheKeys() {
    for (const bool beside : {false, true}) {
        play();
        if (beside) action("play.beside")->trigger();
        QTRY_VERIFY(view()->hasFocus());
        auto* workbench = window_->findChild<widgets::Workbench*>();
        QVERIFY(workbench->panels().size() > 8);
        for (widgets::PanelFrame* frame : workbench->panels()) {
            // These panels replace the game.
            if (QStringList{"campaign", "dungeon", "compare", "gallery", "atlas"}.contains(
                    frame->id()))
                continue;
            for (const bool open : {false, true}) {
                workbench->setOpen(*frame, open);
                QCoreApplication::processEvents();
                QVERIFY2(view()->hasFocus(), qPrintable(frame->id()));
            }
            workbench->raise(*frame);
            QCoreApplication::processEvents();
            QVERIFY2(view()->hasFocus(), qPrintable(frame->id()));
        }
        QTest::keyClick(view(), Qt::Key_F5);
        QVERIFY(!run().isPlaying());
    }
}

void TestPlaytestEditor::editorKeysDoNothingInTheGame() {
    play();
    const auto position = window_->player().position();
    const bool grid = canvas()->isGridVisible();
    for (const Qt::Key key : {Qt::Key_B, Qt::Key_E, Qt::Key_G, Qt::Key_Home, Qt::Key_Left,
                              Qt::Key_Space, Qt::Key_Comma, Qt::Key_Delete})
        QTest::keyClick(view(), key);
    QCOMPARE(window_->player().position(), position);
    QCOMPARE(canvas()->isGridVisible(), grid);
    QCOMPARE(current()->history()->count(), 0);
    // The keys of the designer's tools work.
    QVERIFY(!page().view().hasXRay());
    QTest::keyClick(view(), Qt::Key_X);
    QVERIFY(page().view().hasXRay());
}

/// On a keyboard with only a Ukrainian or Greek layout, no key types a Latin letter.
void TestPlaytestEditor::keysWithoutLatinLettersAnswerByPlace() {
    const auto send = [](QWidget* widget, char16_t letter, quint32 code,
                         Qt::KeyboardModifiers modifiers = {}) {
        const QChar text = QChar(letter).toLower();
        QKeyEvent event(QEvent::KeyPress, letter, modifiers, code, 0, 0, QString(text));
        QCoreApplication::sendEvent(widget, &event);
    };
    play();
    bool on = false;
    for (const char16_t letter : {u'Ч', u'Χ'}) {
        send(view(), letter, 53);
        on = !on;
        QCOMPARE(page().view().hasXRay(), on);
    }
    // Shift + R plays the same traps again.
    step(Qt::Key_Right);
    QCOMPARE(hero(), (Point{2, 1}));
    send(view(), u'К', 27, Qt::ShiftModifier);
    QTRY_COMPARE(hero(), (Point{1, 1}));
    QTest::keyClick(view(), Qt::Key_F5);
    QVERIFY(!run().isPlaying());
    // The editor's shortcuts answer, too, but a text field keeps its letters.
    const bool grid = canvas()->isGridVisible();
    canvas()->setFocus();
    send(canvas(), u'П', 42, Qt::ControlModifier);
    QCOMPARE(canvas()->isGridVisible(), !grid);
    auto* field = new QLineEdit(window_.get());
    field->show();
    field->setFocus();
    send(field, u'П', 42);
    QCOMPARE(field->text(), QString(u'п'));
    send(field, u'П', 42, Qt::ControlModifier);
    QCOMPARE(canvas()->isGridVisible(), !grid);
}

void TestPlaytestEditor::editingBesideItBeginsAnew() {
    QTest::keyClick(canvas(), Qt::Key_F5, Qt::ControlModifier);
    QVERIFY(run().isPlaying());
    run().setSeen(false);
    QVERIFY(canvas()->isVisible());
    QVERIFY(view()->isVisible());
    step(Qt::Key_Right);
    QCOMPARE(hero(), (Point{2, 1}));
    QTest::keyClick(canvas(), Qt::Key_B);
    const QPoint cell = canvas()->rectOf({4, 3}).center().toPoint();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, cell);
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, cell);
    QVERIFY(current()->isModified());
    QTRY_VERIFY(run().session().field().isOpen({4, 3}));
    QCOMPARE(run().state().tick, 0);
    QCOMPARE(hero(), (Point{1, 1}));
    current()->history()->undo();
    QTRY_VERIFY(!run().session().field().isOpen({4, 3}));
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
}

void TestPlaytestEditor::invulnerableWalksOverTraps() {
    play();
    action("play.invulnerable")->trigger();
    pass(4);
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    step(Qt::Key_Down);
    QCOMPARE(hero(), (Point{3, 2}));
    QVERIFY(!run().state().isOver());
}

void TestPlaytestEditor::aloneOnTheScreenTheKeysStillWork() {
    play();
    QTest::keyClick(view(), Qt::Key_F11);
    QVERIFY(page().isWindow());
    QVERIFY(page().isFullScreen());
    page().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page()));
    run().setSeen(false);
    step(Qt::Key_Right);
    QCOMPARE(hero(), (Point{2, 1}));
    QTest::keyClick(view(), Qt::Key_X);
    QVERIFY(page().view().hasXRay());
    QTest::keyClick(view(), Qt::Key_F11);
    QVERIFY(!page().isWindow());
    QVERIFY(run().isPlaying());
    QTest::keyClick(view(), Qt::Key_F11);
    page().close();
    QVERIFY(!run().isPlaying());
    QVERIFY(!page().isWindow());
    QVERIFY(canvas()->isVisible());
}

void TestPlaytestEditor::heatShowsWhereAttemptsEnded() {
    play();
    const QRect trap = page().view().rectOf({3, 2}).toAlignedRect();
    for (int i = 0; i < 2; ++i) {
        step(Qt::Key_Right);
        step(Qt::Key_Right);
        step(Qt::Key_Down);
        QCOMPARE(run().state().end, (Point{3, 2}));
        QTest::keyClick(view(), Qt::Key_R);
    }
    const QImage before = view()->grab(trap).toImage();
    QTest::keyClick(view(), Qt::Key_H);
    QVERIFY(action("play.heat")->isChecked());
    QVERIFY(view()->grab(trap).toImage() != before);
    QTest::keyClick(view(), Qt::Key_H);
    QCOMPARE(view()->grab(trap).toImage(), before);
}

void TestPlaytestEditor::xRayTellsWhenABeamIsSwitched() {
    write("halls/levels/hall.json",
          QString::fromUtf8(testing::kHallLevel)
              .replace(R"("objects": [)",
                       R"("objects": [{"id": "ray", "kind": "emitter", "at": [8, 2],
                                       "direction": "left", "on": 30, "off": 30},)")
              .toUtf8()
              .constData());
    action("file.reload")->trigger();
    QTRY_COMPARE(currentLevel(*current())->objects.front().kind, level::ThingKind::Emitter);
    play();
    const QRect emitter = page().view().rectOf({8, 2}).toAlignedRect();
    const auto seen = [&] { return view()->grab(emitter).toImage(); };
    const QImage plain = seen();
    pass(4);
    QCOMPARE(seen(), plain);  // the player gets no hint
    QTest::keyClick(view(), Qt::Key_X);
    const QImage early = seen();
    QVERIFY(early != plain);
    pass(12);
    const QImage late = seen();
    QVERIFY(late != early);
    pass(30);  // half a period later: the same moment, but the beam is off
    QVERIFY(seen() != late);
    pass(30);
    QCOMPARE(seen(), late);
    QTest::keyClick(view(), Qt::Key_X);
    QCOMPARE(seen(), plain);
}

MAZELOOM_TEST(TestPlaytestEditor)

}  // namespace mazeloom::tst_playtest_editor

#include "tst_playtest_editor.moc"

// SPDX-License-Identifier: MIT
// Levels played in the real window by mouse and gamepad.
#include <QApplication>
#include <QCheckBox>
#include <QTest>

#include "tests/app/support/playtest_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/play/play_menu.h"

namespace mazeloom::tst_playtest_pointer {

using grid::Point;
using play::temple::Cause;
using play::temple::Outcome;

class TestPlaytestPointer : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("playtest-pointer"); }
    void init() { setUpHalls(); }
    void cleanup() { tearDown(); }

    void aHeldMouseButtonStopsWhereItPoints();
    void aHeldMouseButtonStopsThereAfterAHitch();
    void theMouseWalks();
    void aLevelIsWonAndLostByTheMouse();
    void aLevelIsWonAndLostByThePad();
    void theMenuIsWorkedByThePad();
    void thePadIsAskedOnlyWhileItMatters();
};

void TestPlaytestPointer::aHeldMouseButtonStopsWhereItPoints() {
    play();
    const QPoint place = page().view().rectOf({4, 1}).center().toPoint() + QPoint(3, -3);
    QTest::mousePress(view(), Qt::LeftButton, {}, place);
    pass(200);
    QCOMPARE(hero(), (Point{4, 1}));
    const auto moves = run().session().inputs().size();
    pass(200);
    QCOMPARE(hero(), (Point{4, 1}));
    QCOMPARE(run().session().inputs().size(), moves);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, place);
}

void TestPlaytestPointer::aHeldMouseButtonStopsThereAfterAHitch() {
    play();
    run().setSpeed(400);
    const QPoint place = page().view().rectOf({3, 1}).center().toPoint();
    QTest::mousePress(view(), Qt::LeftButton, {}, place);
    // A frame that is long enough for three moves.
    run().advance(100'000'000);
    pass(4);
    QCOMPARE(hero(), (Point{3, 1}));
    const auto moves = run().session().inputs().size();
    run().advance(100'000'000);
    QCOMPARE(hero(), (Point{3, 1}));
    QCOMPARE(run().session().inputs().size(), moves);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, place);
}

void TestPlaytestPointer::theMouseWalks() {
    play();
    const QPointF right = page().view().rectOf({6, 1}).center();
    QTest::mousePress(view(), Qt::LeftButton, {}, right.toPoint());
    pass(20);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, right.toPoint());
    QVERIFY(hero().x > 2);
    QCOMPARE(hero().y, 1);
}

void TestPlaytestPointer::aLevelIsWonAndLostByTheMouse() {
    play();
    const auto at = [&](Point cell) { return page().view().rectOf(cell).center().toPoint(); };
    QTest::mousePress(view(), Qt::LeftButton, {}, at({7, 1}));
    pass(60);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, at({7, 1}));
    QCOMPARE(run().state().outcome, Outcome::Won);
    // Another click starts a new attempt.
    seeEnd();
    QTest::mouseClick(view(), Qt::LeftButton, {}, at({1, 1}));
    QCOMPARE(run().attempt(), 2);
    const auto click = [&](Point cell) {
        QTest::mouseClick(view(), Qt::LeftButton, {}, at(cell));
        pass(10);
    };
    click({7, 1});
    click({7, 1});
    QCOMPARE(hero(), (Point{3, 1}));
    click({3, 3});
    QCOMPARE(run().state().outcome, Outcome::Lost);
    QCOMPARE(run().state().cause, Cause::Trap);
}

void TestPlaytestPointer::aLevelIsWonAndLostByThePad() {
    play();
    testing::VirtualPad pad;
    QVERIFY2(pad.isThere(), SDL_GetError());
    pad.axis(SDL_CONTROLLER_AXIS_LEFTX, 32'000);
    pass(70);
    QCOMPARE(run().state().outcome, Outcome::Won);
    QCOMPARE(hero(), (Point{7, 1}));
    pad.axis(SDL_CONTROLLER_AXIS_LEFTX, 0);
    // No frames are drawn any more, but the gamepad is still polled.
    seeEnd();
    pad.button(SDL_CONTROLLER_BUTTON_A, true);
    QTRY_COMPARE(run().attempt(), 2);
    pad.button(SDL_CONTROLLER_BUTTON_A, false);
    const auto step = [&](SDL_GameControllerButton button) {
        pad.button(button, true);
        pass(2);
        pad.button(button, false);
        pass(10);
    };
    step(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    step(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    QCOMPARE(hero(), (Point{3, 1}));
    step(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    QCOMPARE(run().state().outcome, Outcome::Lost);
    QCOMPARE(run().state().cause, Cause::Trap);
    seeEnd();
    pad.button(SDL_CONTROLLER_BUTTON_DPAD_UP, true);
    QTRY_COMPARE(run().attempt(), 3);
    QVERIFY(!run().state().isOver());
}

void TestPlaytestPointer::theMenuIsWorkedByThePad() {
    play();
    testing::VirtualPad pad;
    const auto press = [&](SDL_GameControllerButton button) {
        for (const bool down : {true, false}) {
            pad.button(button, down);
            page().gamepad().poll();
        }
    };
    const auto focusedName = [] {
        const QWidget* widget = QApplication::focusWidget();
        return widget == nullptr ? QString() : widget->accessibleName();
    };
    pass(4);  // a frame polls the gamepad
    press(SDL_CONTROLLER_BUTTON_X);
    QVERIFY(page().menu().isVisible());
    QVERIFY(run().isPaused());
    QCOMPARE(focusedName(), QString("Resume"));
    press(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    QCOMPARE(focusedName(), QString("Restart"));
    press(SDL_CONTROLLER_BUTTON_A);
    QCOMPARE(run().attempt(), 2);
    QVERIFY(!page().menu().isVisible());
    QVERIFY(!run().isPaused());
    // Opens the menu again by Start and walks by stick to the light mode, to the sounds, and out.
    press(SDL_CONTROLLER_BUTTON_START);
    QVERIFY(page().menu().isVisible());
    for (const char* name : {"Restart", "The numbers…", "Controls…", "Light mode"}) {
        press(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
        QCOMPARE(focusedName(), QString(name));
    }
    auto* light = page().menu().findChild<QCheckBox*>();
    const bool wasLight = light->isChecked();
    press(SDL_CONTROLLER_BUTTON_A);
    QCOMPARE(light->isChecked(), !wasLight);
    pad.axis(SDL_CONTROLLER_AXIS_LEFTY, 32'000);
    QTRY_COMPARE(focusedName(), QString("Volume of the sounds"));
    pad.axis(SDL_CONTROLLER_AXIS_LEFTY, 0);
    const int volume = page().sounds().volume();
    press(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    QCOMPARE(page().sounds().volume(), volume - 5);
    QCOMPARE(focusedName(), QString("Volume of the sounds"));
    press(SDL_CONTROLLER_BUTTON_B);
    QVERIFY(!page().menu().isVisible());
    QVERIFY(!run().isPaused());
    QCOMPARE(run().attempt(), 2);
    press(SDL_CONTROLLER_BUTTON_START);
    press(SDL_CONTROLLER_BUTTON_START);
    QVERIFY(!page().menu().isVisible());
    // Up from the first entry goes to the last: Leave.
    press(SDL_CONTROLLER_BUTTON_START);
    press(SDL_CONTROLLER_BUTTON_DPAD_UP);
    QCOMPARE(focusedName(), QString("Leave"));
    press(SDL_CONTROLLER_BUTTON_A);
    QVERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
    QVERIFY(!page().gamepad().isOpen());
}

void TestPlaytestPointer::thePadIsAskedOnlyWhileItMatters() {
    widgets::Gamepad& gamepad = page().gamepad();
    QVERIFY(!gamepad.isOpen());
    play();
    action("play.pause")->trigger();
    QVERIFY(run().isPaused());
    QVERIFY(!gamepad.isAsking());  // no gamepad is connected
    testing::VirtualPad pad;
    gamepad.poll();
    QVERIFY(gamepad.isAsking());
    // A move ends the pause.
    pad.button(SDL_CONTROLLER_BUTTON_DPAD_RIGHT, true);
    QTRY_VERIFY(!run().isPaused());
    window_->hide();
    QVERIFY(!gamepad.isAsking());
    window_->show();
    QVERIFY(gamepad.isAsking());
    action("play.start")->trigger();
    QVERIFY(!gamepad.isAsking());
}

MAZELOOM_TEST(TestPlaytestPointer)

}  // namespace mazeloom::tst_playtest_pointer

#include "tst_playtest_pointer.moc"

// SPDX-License-Identifier: MIT
// Temple levels played in the real window by keys: winning, losing, reading, rewinding, leaving.
#include <algorithm>

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include "tests/app/support/playtest_test.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/message_bar.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/temple/console_overlay.h"

namespace mazeloom::tst_playtest {

using grid::Point;
using play::temple::Cause;
using play::temple::Outcome;

class TestPlaytest : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("playtest"); }
    void init() { setUpHalls(); }
    void cleanup() { tearDown(); }

    void aKeyPlaysAndComesBackToTheSameCanvas();
    void aLevelIsWonByKeys();
    void aTrapIsLostAndItsPlaceIsMarked();
    void aMoveAfterALossBeginsAnotherAttempt();
    void whatIsPressedInTheMomentOfDeathBeginsNothing();
    void aConsoleIsReadUntilItIsDismissed();
    void consolesAreReadAgain();
    void aConsoleIsDismissedByMouseAndPad();
    void rewindingGoesBackAndAMoveTakesOver();
    void whoGoesBackIsToldOfNoEnd();
    void theMenuPausesAndLeaves();
    void anotherWindowStopsTheClock();
    void boxesCoverNeitherHeroNorStart();
    void whatLiesOverTheGameHasItsTheme();
    void aKeyPlaysBesideTheCanvas();
    void whatCannotBePlayedSaysWhy();
    void hiddenOrPausedItRests();

  private:
    void playScriptorium() {
        QVERIFY(setCurrentLevel(*current(), "scriptorium"));
        play();
    }
    bool isShown(const QString& text) {
        const auto labels = page().consoles().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == text;
        });
    }
};

void TestPlaytest::aKeyPlaysAndComesBackToTheSameCanvas() {
    current()->history()->clear();
    canvas()->zoomAbout(3, {40, 30});
    const auto place = canvas()->place();
    const int undos = current()->history()->count();
    const auto moment = window_->player().position();
    QVERIFY(canvas()->isVisible());
    play();
    QVERIFY(!canvas()->isVisible());
    QVERIFY(view()->isVisible());
    QVERIFY(view()->hasFocus());
    QCOMPARE(hero(), (Point{1, 1}));
    step(Qt::Key_Right);
    QTest::keyClick(view(), Qt::Key_F5);
    QVERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
    QVERIFY(canvas()->hasFocus());
    QCOMPARE(canvas()->place(), place);
    QCOMPARE(current()->history()->count(), undos);
    QCOMPARE(window_->player().position(), moment);
    QVERIFY(!current()->isModified());
}

void TestPlaytest::aLevelIsWonByKeys() {
    play();
    QSignalSpy ended(&page(), &widgets::GamePage::attemptEnded);
    QTest::keyPress(view(), Qt::Key_Right);
    pass(60);
    QTest::keyRelease(view(), Qt::Key_Right);
    QCOMPARE(run().state().outcome, Outcome::Won);
    QCOMPARE(hero(), (Point{7, 1}));
    QCOMPARE(ended.count(), 1);
    // At eight cells a second, six moves take at least half a second and at most one.
    QVERIFY(run().state().tick <= 60);
    QVERIFY(run().state().tick >= 30);
}

void TestPlaytest::aTrapIsLostAndItsPlaceIsMarked() {
    const QRect around = canvas()->rectOf({3, 2}).toAlignedRect().adjusted(-12, -12, 12, 12);
    const QImage before = canvas()->grab(around).toImage();
    play();
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    QCOMPARE(hero(), (Point{3, 1}));
    step(Qt::Key_Down);
    QCOMPARE(run().state().outcome, Outcome::Lost);
    QCOMPARE(run().state().cause, Cause::Trap);
    // The banner says what happened and what to do.
    const auto labels = page().view().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains("You stepped on a trap");
    }));
    QTest::keyClick(view(), Qt::Key_F5);
    // The canvas marks the place of the death until the level is played again.
    QVERIFY(canvas()->grab(around).toImage() != before);
    play();
    QTest::keyClick(view(), Qt::Key_F5);
    QCOMPARE(canvas()->grab(around).toImage(), before);
}

void TestPlaytest::aMoveAfterALossBeginsAnotherAttempt() {
    play();
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    step(Qt::Key_Down);
    QCOMPARE(run().attempt(), 1);
    QVERIFY(run().state().isOver());
    seeEnd();
    step(Qt::Key_Up);
    QCOMPARE(run().attempt(), 2);
    QVERIFY(!run().state().isOver());
    QTest::keyClick(view(), Qt::Key_R);
    QCOMPARE(run().attempt(), 3);
    action("play.same-traps")->trigger();
    QCOMPARE(run().attempt(), 3);
    QCOMPARE(run().state().tick, 0);
}

void TestPlaytest::whatIsPressedInTheMomentOfDeathBeginsNothing() {
    play();
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    step(Qt::Key_Down);
    QVERIFY(run().state().isOver());
    const auto isCauseShown = [this] {
        const auto labels = page().view().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains("You stepped on a trap");
        });
    };
    QTest::keyPress(view(), Qt::Key_Up);
    QTest::mouseClick(view(), Qt::LeftButton, {}, view()->rect().center());
    QCOMPARE(run().attempt(), 1);
    QVERIFY(isCauseShown());
    // Auto-repeat of a key that was pressed before does not count as a fresh press.
    seeEnd();
    QKeyEvent again(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier, QString(), true);
    QCoreApplication::sendEvent(view(), &again);
    QTest::keyRelease(view(), Qt::Key_Up);
    QCOMPARE(run().attempt(), 1);
    QVERIFY(isCauseShown());
    QTest::keyClick(view(), Qt::Key_Up);
    QCOMPARE(run().attempt(), 2);
}

void TestPlaytest::aConsoleIsReadUntilItIsDismissed() {
    playScriptorium();
    QTest::keyPress(view(), Qt::Key_Right);
    pass(60);
    // The hero and the clock stand still until the text was read.
    QCOMPARE(hero(), (Point{3, 1}));
    QVERIFY(page().isReading());
    QVERIFY(isShown("First words."));
    const auto tick = run().state().tick;
    pass(60);
    QCOMPARE(run().state().tick, tick);
    QWidget* overlay = &page().consoles();
    const auto press = [](Qt::Key key, bool repeats) {
        QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, QString(), repeats);
        QCoreApplication::sendEvent(QApplication::focusWidget(), &down);
        QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, QString(), repeats);
        QCoreApplication::sendEvent(QApplication::focusWidget(), &up);
    };
    // Keys held for the game do not close the text.
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape})
        press(key, true);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Up, Qt::Key_G})
        press(key, false);
    QVERIFY(isShown("First words."));
    press(Qt::Key_Return, false);
    QVERIFY(!overlay->isVisible());
    QVERIFY(view()->hasFocus());
    // Held keys count as released.
    QTest::keyRelease(view(), Qt::Key_Right);
    pass(20);
    QCOMPARE(hero(), (Point{3, 1}));
    QVERIFY(run().state().tick > tick);
    // The read button shows the text again, and each of these keys closes it.
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Escape}) {
        step(Qt::Key_Return);
        QVERIFY(isShown("First words."));
        press(key, false);
        QVERIFY(!page().isReading());
        QVERIFY(!page().menu().isVisible());
    }
    // The last text wins the level; the win is announced only after it was read.
    step(Qt::Key_Right);
    QTest::keyClick(view(), Qt::Key_Right);
    pass(10);
    QCOMPARE(run().state().outcome, Outcome::Won);
    QVERIFY(isShown("Last words."));
    press(Qt::Key_Escape, false);
    QVERIFY(!page().isReading());
    const auto labels = page().view().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains("Won");
    }));
}

void TestPlaytest::consolesAreReadAgain() {
    playScriptorium();
    const auto openMenu = [this] {
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(page().menu().isVisible());
    };
    const auto again = [this]() -> QAbstractButton* {
        for (auto* button : page().menu().findChildren<QAbstractButton*>()) {
            if (button->text() == "Consoles…" && button->isVisible()) return button;
        }
        return nullptr;
    };
    openMenu();
    QVERIFY(again() == nullptr);  // none has been read yet
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    for (int read = 0; read < 2; ++read) {
        step(Qt::Key_Right);
        step(Qt::Key_Right);
        QVERIFY(page().isReading());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    }
    // Texts that were read stay known in the next attempt.
    seeEnd();
    QTest::keyClick(view(), Qt::Key_R);
    QCOMPARE(run().attempt(), 2);
    openMenu();
    QVERIFY(again() != nullptr);
    QTest::mouseClick(again(), Qt::LeftButton);
    QVERIFY(!page().menu().isVisible());
    QVERIFY(isShown("Last words."));
    QVERIFY(isShown("Console 2 of 2"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QVERIFY(isShown("First words."));
    const auto tick = run().state().tick;
    pass(30);
    QCOMPARE(run().state().tick, tick);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    pass(30);
    QVERIFY(run().state().tick > tick);
    // Another level has other texts.
    QTest::keyClick(view(), Qt::Key_F5);
    QVERIFY(setCurrentLevel(*current(), "hall"));
    play();
    openMenu();
    QVERIFY(again() == nullptr);
}

void TestPlaytest::aConsoleIsDismissedByMouseAndPad() {
    playScriptorium();
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    QVERIFY(page().isReading());
    QTest::mouseClick(&page().consoles(), Qt::LeftButton, {}, {5, 5});
    QVERIFY(!page().isReading());
    testing::VirtualPad pad;
    QVERIFY2(pad.isThere(), SDL_GetError());
    for (const auto button : {SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_A}) {
        step(Qt::Key_Return);
        QVERIFY(page().isReading());
        for (const bool down : {true, false}) {
            pad.button(button, down);
            page().gamepad().poll();
        }
        QVERIFY(!page().isReading());
    }
}

void TestPlaytest::rewindingGoesBackAndAMoveTakesOver() {
    play();
    for (int i = 0; i < 4; ++i)
        step(Qt::Key_Right);
    QCOMPARE(hero(), (Point{5, 1}));
    const std::int64_t length = run().session().length();
    QTest::keyPress(view(), Qt::Key_Backspace);
    QVERIFY(run().isRewinding());
    run().advance(testing::ticks(5));  // rewinds four times as fast as the game is played
    QTest::keyRelease(view(), Qt::Key_Backspace);
    QCOMPARE(run().state().tick, length - 20);
    QVERIFY(run().isPaused());
    QVERIFY(run().isInThePast());
    QCOMPARE(hero(), (Point{3, 1}));
    // The slider seeks to any moment.
    page().findChild<QSlider*>()->setValue(0);
    QCOMPARE(run().state().tick, 0);
    QCOMPARE(hero(), (Point{1, 1}));
    // Played on as recorded, the attempt ends the same way.
    action("play.pause")->trigger();
    pass(length);
    QCOMPARE(run().state().tick, length);
    QCOMPARE(hero(), (Point{5, 1}));
    // Another move in the past starts another future.
    run().seek(8);
    QCOMPARE(hero(), (Point{2, 1}));
    step(Qt::Key_Left);
    QVERIFY(!run().isPaused());
    QVERIFY(!run().isInThePast());
    QCOMPARE(hero(), (Point{1, 1}));
}

void TestPlaytest::whoGoesBackIsToldOfNoEnd() {
    play();
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    step(Qt::Key_Down);
    const auto isCauseShown = [this] {
        const auto labels = page().view().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains("You stepped on a trap");
        });
    };
    QVERIFY(isCauseShown());
    const std::int64_t end = run().state().tick;
    QTest::keyPress(view(), Qt::Key_Backspace);
    run().advance(testing::ticks(2));
    QTest::keyRelease(view(), Qt::Key_Backspace);
    QVERIFY(!run().state().isOver());
    QVERIFY(!isCauseShown());
    // Played to its recorded end, the attempt announces the cause again; the slider goes back from
    // there, too.
    action("play.pause")->trigger();
    pass(end);
    QVERIFY(run().state().isOver());
    QVERIFY(isCauseShown());
    page().findChild<QSlider*>()->setValue(1);
    QVERIFY(!isCauseShown());
}

void TestPlaytest::theMenuPausesAndLeaves() {
    play();
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(page().menu().isVisible());
    QVERIFY(run().isPaused());
    QTest::keyClick(page().menu().focusWidget(), Qt::Key_Escape);
    QVERIFY(!page().menu().isVisible());
    QVERIFY(!run().isPaused());
    QVERIFY(view()->hasFocus());
    QTest::keyClick(view(), Qt::Key_Escape);
    auto buttons = page().menu().findChildren<QPushButton*>();
    QTest::mouseClick(buttons.back(), Qt::LeftButton);  // leave
    QVERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
}

void TestPlaytest::anotherWindowStopsTheClock() {
    play();
    QTest::keyPress(view(), Qt::Key_Right);
    pass(10);
    QVERIFY(!run().isPaused());
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QVERIFY(run().isPaused());
    QVERIFY(page().menu().isVisible());
    const auto says = [this] {
        const auto labels = page().menu().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains("Another window");
        });
    };
    QVERIFY(says());
    // Held keys are released.
    QVERIFY(!page().view().hasFocus());
    // When the window is active again, the game waits for the player.
    window_->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(window_.get()));
    QVERIFY(run().isPaused());
    emit page().menu().resumed();
    QVERIFY(!run().isPaused());
    // If the player opens the menu, no reason for the pause is shown.
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(page().menu().isVisible());
    QVERIFY(!says());
    emit page().menu().resumed();
    // At step pace no time passes meanwhile, so the menu does not open.
    page().setPace(play::temple::Pace::Step);
    page().restart(false);
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QVERIFY(!page().menu().isVisible());
}

void TestPlaytest::boxesCoverNeitherHeroNorStart() {
    play();
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    step(Qt::Key_Down);
    QVERIFY(run().state().isOver());
    const QRectF at = page().view().rectOf(hero());
    const QRectF start = page().view().rectOf(run().session().field().start());
    int boxes = 0;
    for (const auto* label :
         page().view().findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!label->isVisible()) continue;
        ++boxes;
        QVERIFY(!at.intersects(label->geometry()));
        QVERIFY(!start.intersects(label->geometry()));
    }
    QVERIFY(boxes > 0);
    // The menu does not cover the hero either, wherever the hero is.
    page().restart(false);
    for (const Qt::Key way : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right}) {
        step(way);
        page().openMenu();
        QVERIFY(page().menu().isVisible());
        const QFrame* card =
            page().menu().findChild<QFrame*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(card != nullptr);
        QVERIFY(page().menu().rect().contains(card->geometry()));
        QVERIFY(!page().view().rectOf(hero()).intersects(card->geometry()));
        emit page().menu().resumed();
    }
}

void TestPlaytest::whatLiesOverTheGameHasItsTheme() {
    play();
    for (const bool light : {true, false}) {
        page().setLook({light ? widgets::GameTheme::Light : widgets::GameTheme::Dark});
        const widgets::Theme& theme = light ? widgets::Theme::light() : widgets::Theme::dark();
        for (const QWidget* over : page().view().findChildren<QWidget*>()) {
            if (over->isWindow()) continue;
            QCOMPARE(over->palette().color(QPalette::Window), theme.window);
        }
        QCOMPARE(page().gamePalette().color(QPalette::Base), theme.base);
    }
}

void TestPlaytest::aKeyPlaysBesideTheCanvas() {
    QTest::keyClick(canvas(), Qt::Key_F5, Qt::ControlModifier);
    QVERIFY(run().isPlaying());
    QVERIFY(canvas()->isVisible());
    QVERIFY(view()->isVisible());
    QVERIFY(action("play.beside")->isChecked());
    // Pressed during a game, the shortcut moves the game from beside the canvas to its place.
    QTest::keyClick(view(), Qt::Key_F5, Qt::ControlModifier);
    QVERIFY(run().isPlaying());
    QVERIFY(!canvas()->isVisible());
    QTest::keyClick(view(), Qt::Key_F5);
    QVERIFY(!run().isPlaying());
    // From the canvas, the key always plays beside it, whatever was chosen last.
    for (int i = 0; i < 2; ++i) {
        QTest::keyClick(canvas(), Qt::Key_F5, Qt::ControlModifier);
        QVERIFY(run().isPlaying() && canvas()->isVisible());
        QTest::keyClick(view(), Qt::Key_F5);
        QVERIFY(!run().isPlaying());
    }
}

void TestPlaytest::whatCannotBePlayedSaysWhy() {
    // A level without its hero.
    write("halls/levels/hall.json",
          QString::fromUtf8(testing::kHallLevel)
              .replace("{\"id\": \"start\", \"kind\": \"hero\", \"at\": [1, 1]},", "")
              .toUtf8()
              .constData());
    action("file.reload")->trigger();
    QTRY_VERIFY(currentLevel(*current()) != nullptr);
    QTest::keyClick(canvas(), Qt::Key_F5);
    QVERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
    QVERIFY(window_->findChild<widgets::MessageBar*>("messageBar")->text().contains("hero"));
}

void TestPlaytest::hiddenOrPausedItRests() {
    play();
    const auto isAwake = [&] {
        QSignalSpy frames(&run(), &widgets::TempleRun::frame);
        QTest::qWait(80);
        return !frames.isEmpty();
    };
    QVERIFY(!isAwake());  // play() has marked the game as not visible
    run().setSeen(true);
    QVERIFY(isAwake());
    action("play.pause")->trigger();
    QVERIFY(!isAwake());
    action("play.pause")->trigger();
    QVERIFY(isAwake());
    window_->hide();
    QVERIFY(!isAwake());
    window_->show();
}

MAZELOOM_TEST(TestPlaytest)

}  // namespace mazeloom::tst_playtest

#include "tst_playtest.moc"

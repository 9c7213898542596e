// SPDX-License-Identifier: MIT
// Levels played in the real window: started, won, lost, rewound and left by keys, mouse and pad.
#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include "app/domains/play/play_domain.h"
#include "tests/app/support/program.h"
#include "tests/app/support/ticks.h"
#include "tests/app/support/window_test.h"
#include "tests/support/play/virtual_pad.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/message_bar.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/temple/console_overlay.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_view.h"

using namespace mazeloom;
using grid::Point;
using play::temple::Cause;
using play::temple::Outcome;
using testing::Answers;

namespace {

/// A hall of two rows: the upper is an aisle from the hero to the exit, a trap waits in the lower.
constexpr const char* kHall = R"({
  "id": "hall",
  "title": "The hall",
  "ruleset": "temple",
  "objectives": ["exit"],
  "size": [9, 4],
  "terrain": [
    "#########",
    "#.......#",
    "#.......#",
    "#########"
  ],
  "marks": [
    "         ",
    "         ",
    "   x     ",
    "         "
  ],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "way-out", "kind": "exit", "at": [7, 1]}
  ],
  "recipe": ["shape", "hidden-maze", "reach", {"stage": "traps", "density": 0}, {"stage": "coins", "density": 0}]
})";

/// An aisle with two consoles; the level is won when both were read.
constexpr const char* kScriptorium = R"({
  "id": "scriptorium",
  "title": "The scriptorium",
  "ruleset": "temple",
  "objectives": ["all-consoles"],
  "size": [9, 3],
  "terrain": ["#########", "#.......#", "#########"],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "one", "kind": "console", "at": [3, 1], "text": "First words."},
    {"id": "two", "kind": "console", "at": [5, 1], "text": "Last words."}
  ],
  "recipe": ["shape", "hidden-maze", "reach", {"stage": "traps", "density": 0}, {"stage": "coins", "density": 0}]
})";

constexpr const char* kPack = R"({
  "format": "mazeloom-pack",
  "version": 1,
  "id": "halls",
  "title": "Halls",
  "levels": ["hall", "scriptorium"],
  "rooms": []
})";

}  // namespace

class TestPlaytest : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() {
        prepare("playtest");
        testing::VirtualPad::shutOutRealPads();
    }
    void init() {
        setUp();
        QVERIFY(QDir(folder_->path()).mkpath("halls/levels"));
        write("halls/pack.json", kPack);
        write("halls/levels/hall.json", kHall);
        write("halls/levels/scriptorium.json", kScriptorium);
        openPack("halls");
    }
    void cleanup() { tearDown(); }

    void aKeyPlaysAndComesBackToTheSameCanvas();
    void aLevelIsWonByKeys();
    void aTrapIsLostAndItsPlaceIsMarked();
    void aMoveAfterALossBeginsAnotherAttempt();
    void whatIsPressedInTheMomentOfDeathBeginsNothing();
    void aConsoleIsReadUntilItIsDismissed();
    void consolesAreReadAgain();
    void aConsoleIsDismissedByMouseAndPad();
    void aHeldMouseButtonStopsWhereItPoints();
    void theMouseWalks();
    void aLevelIsWonAndLostByTheMouse();
    void aLevelIsWonAndLostByThePad();
    void theMenuIsWorkedByThePad();
    void thePadIsAskedOnlyWhileItMatters();
    void shiftAndTheKeyStartUnderThePointer();
    void rewindingGoesBackAndAMoveTakesOver();
    void theMenuPausesAndLeaves();
    void editorKeysDoNothingInTheGame();
    void panelsComeAndGoWithoutTakingTheKeys();
    void editingBesideItBeginsAnew();
    void invulnerableWalksOverTraps();
    void aloneOnTheScreenTheKeysStillWork();
    void anAttemptIsKeptAndWatchedAgain();
    void aLaterAttemptIsWatchedOnItsOwnMap();
    void aReplayOfAnotherLevelIsRefused();
    void aReplaysInputsAfterItsEndAreTold();
    void aProofIsWatched();
    void heatShowsWhereAttemptsEnded();
    void xRayTellsWhenABeamIsSwitched();
    void whatCannotBePlayedSaysWhy();
    void hiddenOrPausedItRests();

  private:
    widgets::TemplePage& page() { return window_->findChild<app::PlayDomain*>()->templePage(); }
    widgets::TempleRun& run() { return page().run(); }
    QWidget* view() { return &page().view(); }
    Answers::Answer clickButton(const QString& text, QString* told = nullptr) {
        return [text, told](QDialog* dialog) {
            auto* box = qobject_cast<QMessageBox*>(dialog);
            QVERIFY(box != nullptr);
            if (told != nullptr) *told = box->text() + ' ' + box->informativeText();
            for (QAbstractButton* button : box->buttons()) {
                if (button->text().remove('&') == text)
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
            QFAIL(qPrintable("no button " + text));
        };
    }
    /// The game runs by this test's clock, not by the machine's.
    void play() {
        QTest::keyClick(canvas(), Qt::Key_F5);
        QVERIFY(run().isPlaying());
        run().setSeen(false);
    }
    void pass(std::int64_t count) { testing::pass(run(), count); }
    void step(Qt::Key key) {
        QTest::keyClick(view(), key);
        pass(10);
    }
    /// How an attempt ended is seen before another one begins.
    void seeEnd() { QTRY_VERIFY(page().isEndSeen()); }
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
    Point hero() { return run().state().hero.at; }
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
    // Eight cells a second: six moves take no more than a second, and no less than half of one.
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
    // It says what happened, and what to do.
    const auto labels = page().view().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().contains("trap");
    }));
    QTest::keyClick(view(), Qt::Key_F5);
    // The canvas shows where, until the level is played again.
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
            return label->isVisible() && label->text().contains("trap");
        });
    };
    QTest::keyPress(view(), Qt::Key_Up);
    QTest::mouseClick(view(), Qt::LeftButton, {}, view()->rect().center());
    QCOMPARE(run().attempt(), 1);
    QVERIFY(isCauseShown());
    // What was pressed then and is held since is no fresh press.
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
    // It stands there, and so does the time, until the text was read.
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
    // Keys that were held for the game do not take it away.
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape})
        press(key, true);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Up, Qt::Key_G})
        press(key, false);
    QVERIFY(isShown("First words."));
    press(Qt::Key_Return, false);
    QVERIFY(!overlay->isVisible());
    QVERIFY(view()->hasFocus());
    // What was held was let go.
    QTest::keyRelease(view(), Qt::Key_Right);
    pass(20);
    QCOMPARE(hero(), (Point{3, 1}));
    QVERIFY(run().state().tick > tick);
    // The read button shows it again; each of the keys takes it away.
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Escape}) {
        step(Qt::Key_Return);
        QVERIFY(isShown("First words."));
        press(key, false);
        QVERIFY(!page().isReading());
        QVERIFY(!page().menu().isVisible());
    }
    // The last one wins: it is read before that is told.
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
    QVERIFY(again() == nullptr);  // none was read yet
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    for (int read = 0; read < 2; ++read) {
        step(Qt::Key_Right);
        step(Qt::Key_Right);
        QVERIFY(page().isReading());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    }
    // Another attempt forgets nothing of it.
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
    // Another level has others.
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

void TestPlaytest::aHeldMouseButtonStopsWhereItPoints() {
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

void TestPlaytest::theMouseWalks() {
    play();
    const QPointF right = page().view().rectOf({6, 1}).center();
    QTest::mousePress(view(), Qt::LeftButton, {}, right.toPoint());
    pass(20);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, right.toPoint());
    QVERIFY(hero().x > 2);
    QCOMPARE(hero().y, 1);
}

void TestPlaytest::aLevelIsWonAndLostByTheMouse() {
    play();
    const auto at = [&](Point cell) { return page().view().rectOf(cell).center().toPoint(); };
    QTest::mousePress(view(), Qt::LeftButton, {}, at({7, 1}));
    pass(60);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, at({7, 1}));
    QCOMPARE(run().state().outcome, Outcome::Won);
    // Another click begins anew.
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

void TestPlaytest::aLevelIsWonAndLostByThePad() {
    play();
    testing::VirtualPad pad;
    QVERIFY2(pad.isThere(), SDL_GetError());
    pad.axis(SDL_CONTROLLER_AXIS_LEFTX, 32'000);
    pass(70);
    QCOMPARE(run().state().outcome, Outcome::Won);
    QCOMPARE(hero(), (Point{7, 1}));
    pad.axis(SDL_CONTROLLER_AXIS_LEFTX, 0);
    // No frames come any more; the pad is heard all the same.
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

void TestPlaytest::theMenuIsWorkedByThePad() {
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
    pass(4);  // a frame sees the pad
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
    // Once more, by Start and a stick: to the light, to the sounds, and out.
    press(SDL_CONTROLLER_BUTTON_START);
    QVERIFY(page().menu().isVisible());
    for (const char* name : {"Restart", "Controls…", "Light mode"}) {
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
    // Up from the first comes to the last: leave.
    press(SDL_CONTROLLER_BUTTON_START);
    press(SDL_CONTROLLER_BUTTON_DPAD_UP);
    QCOMPARE(focusedName(), QString("Leave"));
    press(SDL_CONTROLLER_BUTTON_A);
    QVERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
    QVERIFY(!page().gamepad().isOpen());
}

void TestPlaytest::thePadIsAskedOnlyWhileItMatters() {
    widgets::Gamepad& gamepad = page().gamepad();
    QVERIFY(!gamepad.isOpen());
    play();
    action("play.pause")->trigger();
    QVERIFY(run().isPaused());
    QVERIFY(!gamepad.isAsking());  // there is none
    testing::VirtualPad pad;
    gamepad.poll();
    QVERIFY(gamepad.isAsking());
    // Paused, a move goes on.
    pad.button(SDL_CONTROLLER_BUTTON_DPAD_RIGHT, true);
    QTRY_VERIFY(!run().isPaused());
    window_->hide();
    QVERIFY(!gamepad.isAsking());
    window_->show();
    QVERIFY(gamepad.isAsking());
    action("play.start")->trigger();
    QVERIFY(!gamepad.isAsking());
}

void TestPlaytest::shiftAndTheKeyStartUnderThePointer() {
    QTest::mouseMove(canvas(), canvas()->rectOf({5, 1}).center().toPoint());
    QTRY_COMPARE(canvas()->hoveredCell(), std::optional<Point>({5, 1}));
    QTest::keyClick(canvas(), Qt::Key_F5, Qt::ShiftModifier);
    QVERIFY(run().isPlaying());
    QCOMPARE(hero(), (Point{5, 1}));
    QCOMPARE(currentLevel(*current())->objects.front().at, (Point{1, 1}));
}

void TestPlaytest::rewindingGoesBackAndAMoveTakesOver() {
    play();
    for (int i = 0; i < 4; ++i)
        step(Qt::Key_Right);
    QCOMPARE(hero(), (Point{5, 1}));
    const std::int64_t length = run().session().length();
    QTest::keyPress(view(), Qt::Key_Backspace);
    QVERIFY(run().isRewinding());
    run().advance(testing::ticks(5));  // four times as fast
    QTest::keyRelease(view(), Qt::Key_Backspace);
    QCOMPARE(run().state().tick, length - 20);
    QVERIFY(run().isPaused());
    QVERIFY(run().isInThePast());
    QCOMPARE(hero(), (Point{3, 1}));
    // The slider goes to any moment.
    page().findChild<QSlider*>()->setValue(0);
    QCOMPARE(run().state().tick, 0);
    QCOMPARE(hero(), (Point{1, 1}));
    // Played on as recorded, it comes to the same end.
    action("play.pause")->trigger();
    pass(length);
    QCOMPARE(run().state().tick, length);
    QCOMPARE(hero(), (Point{5, 1}));
    // Another move in the past makes another future.
    run().seek(8);
    QCOMPARE(hero(), (Point{2, 1}));
    step(Qt::Key_Left);
    QVERIFY(!run().isPaused());
    QVERIFY(!run().isInThePast());
    QCOMPARE(hero(), (Point{1, 1}));
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

void TestPlaytest::panelsComeAndGoWithoutTakingTheKeys() {
    for (const bool beside : {false, true}) {
        play();
        if (beside) action("play.beside")->trigger();
        QTRY_VERIFY(view()->hasFocus());
        const auto docks = window_->findChildren<QDockWidget*>();
        QVERIFY(docks.size() > 8);
        for (QDockWidget* dock : docks) {
            if (dock->objectName() == "playDock") continue;
            for (int time = 0; time < 2; ++time) {
                dock->toggleViewAction()->trigger();
                QCoreApplication::processEvents();
                QVERIFY2(view()->hasFocus(), qPrintable(dock->objectName()));
            }
            // As a tab over the one that is seen.
            dock->raise();
            QCoreApplication::processEvents();
            QVERIFY2(view()->hasFocus(), qPrintable(dock->objectName()));
        }
        QTest::keyClick(view(), Qt::Key_F5);
        QVERIFY(!run().isPlaying());
    }
}

void TestPlaytest::editorKeysDoNothingInTheGame() {
    play();
    const auto position = window_->player().position();
    const bool grid = canvas()->isGridVisible();
    for (const Qt::Key key : {Qt::Key_B, Qt::Key_E, Qt::Key_G, Qt::Key_Home, Qt::Key_Left,
                              Qt::Key_Space, Qt::Key_Comma, Qt::Key_Delete})
        QTest::keyClick(view(), key);
    QCOMPARE(window_->player().position(), position);
    QCOMPARE(canvas()->isGridVisible(), grid);
    QCOMPARE(current()->history()->count(), 0);
    // Those of the instruments do.
    QVERIFY(!page().view().hasXRay());
    QTest::keyClick(view(), Qt::Key_X);
    QVERIFY(page().view().hasXRay());
}

void TestPlaytest::editingBesideItBeginsAnew() {
    QTest::keyClick(canvas(), Qt::Key_F5, Qt::ControlModifier);
    play();
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
    window_->findChild<QDockWidget*>("playDock")->close();
    QVERIFY(!run().isPlaying());
}

void TestPlaytest::invulnerableWalksOverTraps() {
    play();
    action("play.invulnerable")->trigger();
    pass(4);
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    step(Qt::Key_Down);
    QCOMPARE(hero(), (Point{3, 2}));
    QVERIFY(!run().state().isOver());
}

void TestPlaytest::aloneOnTheScreenTheKeysStillWork() {
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

void TestPlaytest::anAttemptIsKeptAndWatchedAgain() {
    play();
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    const std::int64_t length = run().session().length();
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.save-replay")->trigger();
    QVERIFY(QFile::exists(path("walk.jsonl")));
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    willAnswer(chooseFile(path("walk.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    run().setSeen(false);
    QVERIFY(view()->isVisible());
    QCOMPARE(run().state().tick, 0);
    QCOMPARE(run().session().length(), length);
    pass(length);
    QCOMPARE(hero(), (Point{3, 1}));
    // Watched to its end it is the player's to go on.
    step(Qt::Key_Left);
    QCOMPARE(hero(), (Point{2, 1}));
}

void TestPlaytest::aLaterAttemptIsWatchedOnItsOwnMap() {
    // Its shape is drawn, and its traps lie everywhere.
    write("halls/levels/hall.json",
          QString::fromUtf8(kHall)
              .replace(R"("recipe": ["shape",)",
                       R"("recipe": [{"stage": "shape", "source": "caves"},)")
              .replace(R"("density": 0})", R"("density": 100})")
              .toUtf8()
              .constData());
    action("file.reload")->trigger();
    play();
    const auto openCells = [&] {
        std::vector<bool> open;
        for (int y = 0; y < 4; ++y) {
            for (int x = 0; x < 9; ++x)
                open.push_back(run().session().field().isOpen({x, y}));
        }
        return open;
    };
    const auto shape = openCells();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(view(), Qt::Key_R);
    QCOMPARE(run().attempt(), 4);
    QCOMPARE(openCells(), shape);
    step(Qt::Key_Right);
    step(Qt::Key_Left);
    const std::uint64_t hash = play::temple::hash(run().state());
    const std::int64_t length = run().session().length();
    willAnswer(chooseFile(path("fourth.jsonl")));
    action("play.save-replay")->trigger();
    action("play.start")->trigger();
    QVERIFY(!run().isPlaying());
    willAnswer(chooseFile(path("fourth.jsonl")));
    action("play.load-replay")->trigger();
    QVERIFY(run().isPlaying());
    run().setSeen(false);
    QCOMPARE(run().attempt(), 4);
    pass(length);
    QCOMPARE(run().state().tick, length);
    QCOMPARE(play::temple::hash(run().state()), hash);
    // The program without a window comes to the same end.
    const auto played = testing::runProgram(
        {"play", path("halls"), "--inputs", path("fourth.jsonl")}, testing::speaking("C.UTF-8"));
    QCOMPARE(played.exitCode, 0);
    QVERIFY2(played.out.contains("hash: " +
                                 QByteArray::number(qulonglong{hash}, 16).rightJustified(16, '0')),
             played.out.constData());
    // Whoever goes on plays the next attempt.
    QTest::keyClick(view(), Qt::Key_R);
    QCOMPARE(run().attempt(), 5);
    QCOMPARE(openCells(), shape);
}

void TestPlaytest::aReplayOfAnotherLevelIsRefused() {
    write("other.jsonl",
          R"({"format":"mazeloom-replay","version":1,"game":"temple","level":"elsewhere"}
{"tick":3,"tap":"right"}
)");
    QString told;
    willAnswer(chooseFile(path("other.jsonl")));
    willAnswer(clickButton("OK", &told));
    action("play.load-replay")->trigger();
    QVERIFY(told.contains("elsewhere"));
    QVERIFY(!run().isPlaying());
    QVERIFY(canvas()->isVisible());
    write("broken.jsonl", "{\"tick\":3,\"tap\":\"sideways\"}\n");
    willAnswer(chooseFile(path("broken.jsonl")));
    willAnswer(clickButton("OK", &told));
    action("play.load-replay")->trigger();
    QVERIFY2(told.contains("broken.jsonl") && told.contains("sideways"), qPrintable(told));
    QVERIFY(!run().isPlaying());
}

void TestPlaytest::aReplaysInputsAfterItsEndAreTold() {
    write("long.jsonl",
          R"({"format":"mazeloom-replay","version":1,"game":"temple","ticks":2}
{"tick":0,"tap":"right"}
{"tick":9,"tap":"right"}
)");
    QString told;
    willAnswer(chooseFile(path("long.jsonl")));
    willAnswer(clickButton("OK", &told));
    action("play.load-replay")->trigger();
    QVERIFY2(told.contains("1 input(s) come after the end"), qPrintable(told));
    QVERIFY(run().isPlaying());
    // Time may have gone on since, while the question was asked.
    QVERIFY(run().session().length() >= 2);
    QVERIFY(!run().session().inputs().empty());
    for (const play::Input& input : run().session().inputs())
        QVERIFY(input.tick < 2);
}

void TestPlaytest::aProofIsWatched() {
    willAnswer(clickButton("Watch the proof"));
    action("play.prove")->trigger();
    QVERIFY(run().isPlaying());
    run().setSeen(false);
    pass(run().session().length());
    QCOMPARE(run().state().outcome, Outcome::Won);
    QCOMPARE(hero(), (Point{7, 1}));
    QTest::keyClick(view(), Qt::Key_F5);
    // Without its exit it cannot be won: the exit is asked for.
    write("halls/levels/hall.json",
          QString::fromUtf8(kHall)
              .replace("\"exit\", \"at\": [7, 1]", "\"heart\", \"at\": [7, 1]")
              .toUtf8()
              .constData());
    action("file.reload")->trigger();
    QTRY_COMPARE(currentLevel(*current())->objects.back().kind, level::ThingKind::Heart);
    QString told;
    willAnswer(clickButton("Close", &told));
    action("play.prove")->trigger();
    QVERIFY2(told.contains("cannot be won"), qPrintable(told));
    QVERIFY(!run().isPlaying());
}

void TestPlaytest::heatShowsWhereAttemptsEnded() {
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

void TestPlaytest::xRayTellsWhenABeamIsSwitched() {
    write("halls/levels/hall.json",
          QString::fromUtf8(kHall)
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
    QCOMPARE(seen(), plain);  // to the player nothing tells
    QTest::keyClick(view(), Qt::Key_X);
    const QImage early = seen();
    QVERIFY(early != plain);
    pass(12);
    const QImage late = seen();
    QVERIFY(late != early);
    pass(30);  // off, as many ticks before it is switched
    QVERIFY(seen() != late);
    pass(30);
    QCOMPARE(seen(), late);
    QTest::keyClick(view(), Qt::Key_X);
    QCOMPARE(seen(), plain);
}

void TestPlaytest::whatCannotBePlayedSaysWhy() {
    // A level without its hero.
    write("halls/levels/hall.json",
          QString::fromUtf8(kHall)
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
    QVERIFY(!isAwake());  // play() has said that nobody sees it
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

QTEST_MAIN(TestPlaytest)
#include "tst_playtest.moc"

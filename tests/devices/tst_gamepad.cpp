// SPDX-License-Identifier: MIT
// Uses a gamepad simulated by SDL.
#include <tuple>
#include <utility>
#include <vector>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/play/virtual_pad.h"
#include "widgets/devices/gamepad.h"

using namespace mazeloom::widgets;
using mazeloom::testing::VirtualPad;

namespace {

/// Returns the pad's events, one letter each; lower case is a release.
QStringList eventsOf(Gamepad& gamepad) {
    QStringList events;
    QObject context;
    QObject::connect(&gamepad, &Gamepad::pressed, &context, [&](PadInput input) {
        events << QStringLiteral("+%1").arg(static_cast<int>(input));
    });
    QObject::connect(&gamepad, &Gamepad::released, &context, [&](PadInput input) {
        events << QStringLiteral("-%1").arg(static_cast<int>(input));
    });
    gamepad.poll();
    return events;
}

QString press(PadInput input) {
    return QStringLiteral("+%1").arg(static_cast<int>(input));
}
QString release(PadInput input) {
    return QStringLiteral("-%1").arg(static_cast<int>(input));
}

}  // namespace

class TestGamepad : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        VirtualPad::shutOutRealPads();
        QVERIFY(gamepad_.open());
        QVERIFY(gamepad_.open());
    }

    void init() { QVERIFY(gamepad_.open()); }

    void aPadComesAndGoes() {
        QSignalSpy changed(&gamepad_, &Gamepad::changed);
        {
            VirtualPad pad;
            QVERIFY2(pad.isThere(), SDL_GetError());
            gamepad_.poll();
            QCOMPARE(changed.count(), 1);
            QVERIFY(!gamepad_.name().isEmpty());
        }
        gamepad_.poll();
        QCOMPARE(changed.count(), 2);
        QVERIFY(gamepad_.name().isEmpty());
    }

    void whatIsHeldAsItOpensWasPressedForSomebodyElse() {
        VirtualPad pad;
        gamepad_.poll();
        pad.button(SDL_CONTROLLER_BUTTON_A, true);
        QCOMPARE(eventsOf(gamepad_), QStringList{press(PadInput::A)});
        // A second object for the same gamepad, as when a page of buttons opens a game.
        Gamepad other;
        QVERIFY(other.open());
        QCOMPARE(eventsOf(other), QStringList());
        QVERIFY(other.isHeld(PadInput::A));
        pad.button(SDL_CONTROLLER_BUTTON_A, false);
        QCOMPARE(eventsOf(other), QStringList{release(PadInput::A)});
        pad.button(SDL_CONTROLLER_BUTTON_A, true);
        QCOMPARE(eventsOf(other), QStringList{press(PadInput::A)});
    }

    void aPressHeardWhileAnotherLastsIsHeard() {
        // A press that opens a dialog lasts until the dialog is closed.
        VirtualPad pad;
        gamepad_.poll();
        gamepad_.setWatching(true);
        int heard = 0;
        QObject context;
        QObject::connect(&gamepad_, &Gamepad::pressed, &context, [&](PadInput input) {
            if (input == PadInput::B) ++heard;
            if (input != PadInput::A) return;
            pad.button(SDL_CONTROLLER_BUTTON_B, true);
            QTRY_COMPARE(heard, 1);
        });
        pad.button(SDL_CONTROLLER_BUTTON_A, true);
        QTRY_COMPARE(heard, 1);
        gamepad_.setWatching(false);
    }

    void buttonsArePressedAndReleasedOnce() {
        VirtualPad pad;
        gamepad_.poll();
        const std::vector<std::pair<SDL_GameControllerButton, PadInput>> buttons{
            {SDL_CONTROLLER_BUTTON_DPAD_UP, PadInput::Up},
            {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, PadInput::Right},
            {SDL_CONTROLLER_BUTTON_DPAD_DOWN, PadInput::Down},
            {SDL_CONTROLLER_BUTTON_DPAD_LEFT, PadInput::Left},
            {SDL_CONTROLLER_BUTTON_A, PadInput::A},
            {SDL_CONTROLLER_BUTTON_B, PadInput::B},
            {SDL_CONTROLLER_BUTTON_X, PadInput::X},
            {SDL_CONTROLLER_BUTTON_Y, PadInput::Y},
            {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, PadInput::LeftShoulder},
            {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, PadInput::RightShoulder},
            {SDL_CONTROLLER_BUTTON_BACK, PadInput::Back},
            {SDL_CONTROLLER_BUTTON_START, PadInput::Start},
        };
        for (const auto& [button, input] : buttons) {
            pad.button(button, true);
            QCOMPARE(eventsOf(gamepad_), QStringList{press(input)});
            QVERIFY(gamepad_.isHeld(input));
            QCOMPARE(eventsOf(gamepad_), QStringList{});
            pad.button(button, false);
            QCOMPARE(eventsOf(gamepad_), QStringList{release(input)});
            QVERIFY(!gamepad_.isHeld(input));
        }
    }

    void bothSticksAreDirectionsAndDoNotFlutter() {
        VirtualPad pad;
        gamepad_.poll();
        const std::vector<std::tuple<SDL_GameControllerAxis, int, PadInput>> axes{
            {SDL_CONTROLLER_AXIS_LEFTX, 1, PadInput::Right},
            {SDL_CONTROLLER_AXIS_LEFTX, -1, PadInput::Left},
            {SDL_CONTROLLER_AXIS_LEFTY, 1, PadInput::Down},
            {SDL_CONTROLLER_AXIS_LEFTY, -1, PadInput::Up},
            {SDL_CONTROLLER_AXIS_RIGHTX, 1, PadInput::Right},
            {SDL_CONTROLLER_AXIS_RIGHTX, -1, PadInput::Left},
            {SDL_CONTROLLER_AXIS_RIGHTY, 1, PadInput::Down},
            {SDL_CONTROLLER_AXIS_RIGHTY, -1, PadInput::Up},
        };
        for (const auto& [axis, sign, input] : axes) {
            pad.axis(axis, sign * 15'000);
            QCOMPARE(eventsOf(gamepad_), QStringList{});
            pad.axis(axis, sign * 20'000);
            QCOMPARE(eventsOf(gamepad_), QStringList{press(input)});
            pad.axis(axis, sign * 15'000);  // still held
            QCOMPARE(eventsOf(gamepad_), QStringList{});
            pad.axis(axis, 0);
            QCOMPARE(eventsOf(gamepad_), QStringList{release(input)});
        }
    }

    void aPadThatIsPulledOutLetsGo() {
        {
            VirtualPad pad;
            gamepad_.poll();
            pad.button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true);
            QCOMPARE(eventsOf(gamepad_), QStringList{press(PadInput::Left)});
        }
        QCOMPARE(eventsOf(gamepad_), QStringList{release(PadInput::Left)});
    }

    void whoClosesItLetsGoToo() {
        VirtualPad pad;
        gamepad_.poll();
        pad.button(SDL_CONTROLLER_BUTTON_A, true);
        gamepad_.poll();
        QSignalSpy released(&gamepad_, &Gamepad::released);
        gamepad_.close();
        QCOMPARE(released.count(), 1);
        gamepad_.poll();
        QCOMPARE(released.count(), 1);
        QVERIFY(!gamepad_.isOpen());
    }

    void aTapBetweenTwoPollsIsNotMissed() {
        VirtualPad pad;
        gamepad_.poll();
        // Changes of a real pad are queued; those of a virtual pad appear with the next poll.
        SDL_Event down{};
        down.type = SDL_CONTROLLERBUTTONDOWN;
        down.cbutton.button = SDL_CONTROLLER_BUTTON_A;
        QCOMPARE(SDL_PushEvent(&down), 1);
        QCOMPARE(eventsOf(gamepad_), (QStringList{press(PadInput::A), release(PadInput::A)}));
        QCOMPARE(eventsOf(gamepad_), QStringList{});
    }

    void whileItWatchesItAsksByItself() {
        QSignalSpy pressed(&gamepad_, &Gamepad::pressed);
        VirtualPad pad;
        gamepad_.poll();
        QVERIFY(!gamepad_.isAsking());
        gamepad_.setWatching(true);
        QVERIFY(gamepad_.isAsking());
        pad.button(SDL_CONTROLLER_BUTTON_B, true);
        QTRY_COMPARE(pressed.count(), 1);
        gamepad_.setWatching(false);
        QVERIFY(!gamepad_.isAsking());
        gamepad_.setWatching(true);
        gamepad_.close();
        QVERIFY(!gamepad_.isAsking());
        QVERIFY(gamepad_.open());
        gamepad_.setWatching(false);
    }

    void withoutAPadNothingAsks() {
        gamepad_.poll();
        gamepad_.setWatching(true);
        QVERIFY(!gamepad_.isAsking());
        {
            VirtualPad pad;
            gamepad_.poll();
            QVERIFY(gamepad_.isAsking());
        }
        // After unplugging, the pad is no longer polled.
        QTRY_VERIFY(!gamepad_.isAsking());
        QVERIFY(gamepad_.name().isEmpty());
        gamepad_.setWatching(false);
    }

    void aNewDeviceWakesIt() {
        const QTemporaryDir devices;
        Gamepad gamepad(nullptr, devices.path());
        QVERIFY(gamepad.open());
        gamepad.setWatching(true);
        QSignalSpy changed(&gamepad, &Gamepad::changed);
        VirtualPad pad;
        QTest::qWait(3 * Gamepad::kWatchMilliseconds);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!gamepad.isAsking());
        QFile device(devices.filePath(QStringLiteral("event7")));
        QVERIFY(device.open(QIODevice::WriteOnly));
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(gamepad.isAsking());
    }

    void cleanupTestCase() { gamepad_.close(); }

  private:
    Gamepad gamepad_;
};

QTEST_GUILESS_MAIN(TestGamepad)
#include "tst_gamepad.moc"

// SPDX-License-Identifier: MIT
// A pad that SDL itself pretends to have.
#include <QSignalSpy>
#include <QTest>

#define SDL_MAIN_HANDLED
#include <SDL.h>

#include "widgets/devices/gamepad.h"

using namespace mazeloom::widgets;

namespace {

/// Plugged in for as long as it lives.
class VirtualPad {
  public:
    VirtualPad()
        : device_(SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                            SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0)),
          joystick_(SDL_JoystickOpen(device_)) {}
    ~VirtualPad() {
        const SDL_JoystickID instance = SDL_JoystickInstanceID(joystick_);
        SDL_JoystickClose(joystick_);
        for (int device = 0; device < SDL_NumJoysticks(); ++device) {
            if (SDL_JoystickGetDeviceInstanceID(device) != instance) continue;
            SDL_JoystickDetachVirtual(device);
            break;
        }
    }
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;

    bool isThere() const { return device_ >= 0 && joystick_; }
    void button(SDL_GameControllerButton button, bool down) {
        SDL_JoystickSetVirtualButton(joystick_, button, down ? 1 : 0);
    }
    void axis(SDL_GameControllerAxis axis, int value) {
        SDL_JoystickSetVirtualAxis(joystick_, axis, static_cast<Sint16>(value));
    }

  private:
    int device_;
    SDL_Joystick* joystick_;
};

/// What the pad says, one letter an event: lower case is a release.
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
        // No real pad of the machine may take part.
        qputenv("SDL_JOYSTICK_DISABLE_UDEV", "1");
        qputenv("SDL_LINUX_JOYSTICK_CLASSIC", "0");
        QVERIFY(gamepad_.open());
        QVERIFY(gamepad_.open());
    }

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

    void cleanupTestCase() { gamepad_.close(); }

  private:
    Gamepad gamepad_;
};

QTEST_GUILESS_MAIN(TestGamepad)
#include "tst_gamepad.moc"

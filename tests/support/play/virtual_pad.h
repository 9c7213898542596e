// SPDX-License-Identifier: MIT
// A gamepad simulated by SDL, for programs that link SDL.
#pragma once

#include <QtGlobal>

#define SDL_MAIN_HANDLED
#include <SDL.h>

namespace mazeloom::testing {

/// The gamepad is plugged in for the object's lifetime.
class VirtualPad {
  public:
    /// Hides the machine's real pads. Must be called before SDL is initialised.
    static void shutOutRealPads() {
        qputenv("SDL_JOYSTICK_DISABLE_UDEV", "1");
        qputenv("SDL_LINUX_JOYSTICK_CLASSIC", "0");
    }

    VirtualPad()
        : isReady_(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0),
          device_(SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER,
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
        if (isReady_) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;

    bool isThere() const { return device_ >= 0 && joystick_; }
    void button(SDL_GameControllerButton button, bool down) const {
        SDL_JoystickSetVirtualButton(joystick_, button, down ? 1 : 0);
    }
    void axis(SDL_GameControllerAxis axis, int value) const {
        SDL_JoystickSetVirtualAxis(joystick_, axis, static_cast<Sint16>(value));
    }

  private:
    bool isReady_;  ///< keeps SDL, and so the pad, while the program listens to none
    int device_;
    SDL_Joystick* joystick_;
};

}  // namespace mazeloom::testing

// SPDX-License-Identifier: MIT
#include "widgets/devices/gamepad.h"

#include <algorithm>
#include <map>
#include <utility>

// The program has its own main().
#define SDL_MAIN_HANDLED
#include <SDL.h>

namespace mazeloom::widgets {

namespace {

/// A stick counts from here on, and until it is back at the lower one: it must not flutter.
constexpr int kStickPressed = 18'000;
constexpr int kStickReleased = 12'000;

struct Axis {
    SDL_GameControllerAxis axis;
    int sign;
};

/// What an input is on the pad.
struct Source {
    PadInput input;
    SDL_GameControllerButton button;  ///< SDL_CONTROLLER_BUTTON_INVALID = none
    std::array<Axis, 2> axes;         ///< sign 0 = none
};

constexpr Axis kNoAxis{SDL_CONTROLLER_AXIS_INVALID, 0};
constexpr std::array<Axis, 2> kNoAxes{kNoAxis, kNoAxis};

constexpr std::array<Source, kPadInputs> kSources{{
    {PadInput::Up,
     SDL_CONTROLLER_BUTTON_DPAD_UP,
     {{{SDL_CONTROLLER_AXIS_LEFTY, -1}, {SDL_CONTROLLER_AXIS_RIGHTY, -1}}}},
    {PadInput::Right,
     SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
     {{{SDL_CONTROLLER_AXIS_LEFTX, 1}, {SDL_CONTROLLER_AXIS_RIGHTX, 1}}}},
    {PadInput::Down,
     SDL_CONTROLLER_BUTTON_DPAD_DOWN,
     {{{SDL_CONTROLLER_AXIS_LEFTY, 1}, {SDL_CONTROLLER_AXIS_RIGHTY, 1}}}},
    {PadInput::Left,
     SDL_CONTROLLER_BUTTON_DPAD_LEFT,
     {{{SDL_CONTROLLER_AXIS_LEFTX, -1}, {SDL_CONTROLLER_AXIS_RIGHTX, -1}}}},
    {PadInput::A, SDL_CONTROLLER_BUTTON_A, kNoAxes},
    {PadInput::B, SDL_CONTROLLER_BUTTON_B, kNoAxes},
    {PadInput::X, SDL_CONTROLLER_BUTTON_X, kNoAxes},
    {PadInput::Y, SDL_CONTROLLER_BUTTON_Y, kNoAxes},
    {PadInput::LeftShoulder, SDL_CONTROLLER_BUTTON_LEFTSHOULDER, kNoAxes},
    {PadInput::RightShoulder, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, kNoAxes},
    {PadInput::LeftTrigger,
     SDL_CONTROLLER_BUTTON_INVALID,
     {{{SDL_CONTROLLER_AXIS_TRIGGERLEFT, 1}, kNoAxis}}},
    {PadInput::RightTrigger,
     SDL_CONTROLLER_BUTTON_INVALID,
     {{{SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 1}, kNoAxis}}},
    {PadInput::Back, SDL_CONTROLLER_BUTTON_BACK, kNoAxes},
    {PadInput::Start, SDL_CONTROLLER_BUTTON_START, kNoAxes},
}};

struct CloseController {
    void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
};

}  // namespace

/// Those that are plugged in, by SDL's instance.
struct Gamepad::Pads {
    std::map<int, std::unique_ptr<SDL_GameController, CloseController>> byInstance;
};

Gamepad::Gamepad(QObject* parent) : QObject(parent), pads_(std::make_unique<Pads>()) {}

Gamepad::~Gamepad() {
    // Nobody shall hear of it from a half destroyed object.
    const QSignalBlocker quiet(this);
    close();
}

bool Gamepad::open() {
    if (isOpen_) return true;
    // SDL has no window here: without this it would hear of a pad only while it had the focus. And
    // signals are Qt's.
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetMainReady();
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0) return false;
    isOpen_ = true;
    for (int device = 0; device < SDL_NumJoysticks(); ++device)
        add(device);
    return true;
}

void Gamepad::close() {
    if (!isOpen_) return;
    pads_->byInstance.clear();
    isOpen_ = false;
    for (const Source& source : kSources) {
        if (std::exchange(held_.at(static_cast<std::size_t>(source.input)), false))
            emit released(source.input);
    }
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void Gamepad::poll() {
    if (!isOpen_) return;
    SDL_PumpEvents();
    SDL_GameControllerUpdate();
    SDL_Event event;
    // All of them: nobody else takes SDL's events, and the queue must not fill up.
    while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) > 0) {
        if (event.type == SDL_CONTROLLERDEVICEADDED) add(event.cdevice.which);
        if (event.type == SDL_CONTROLLERDEVICEREMOVED) remove(event.cdevice.which);
    }
    for (const Source& source : kSources) {
        bool& held = held_.at(static_cast<std::size_t>(source.input));
        const bool down = isDown(source.input);
        if (down == held) continue;
        held = down;
        if (down)
            emit pressed(source.input);
        else
            emit released(source.input);
        if (!isOpen_) return;  // who listens may have closed it
    }
}

QString Gamepad::name() const {
    if (pads_->byInstance.empty()) return {};
    return QString::fromUtf8(SDL_GameControllerName(pads_->byInstance.rbegin()->second.get()));
}

void Gamepad::add(int device) {
    if (!SDL_IsGameController(device)) return;
    if (pads_->byInstance.contains(SDL_JoystickGetDeviceInstanceID(device))) return;
    SDL_GameController* opened = SDL_GameControllerOpen(device);
    if (!opened) return;  // unplugged at this very moment
    const int instance = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(opened));
    pads_->byInstance[instance].reset(opened);
    emit changed();
}

void Gamepad::remove(int instance) {
    if (pads_->byInstance.erase(instance) > 0) emit changed();
}

bool Gamepad::isDown(PadInput input) const {
    const auto index = static_cast<std::size_t>(input);
    const Source& source = kSources.at(index);
    const int enough = held_.at(index) ? kStickReleased : kStickPressed;
    const auto& pads = pads_->byInstance;
    return std::any_of(pads.begin(), pads.end(), [&](const auto& entry) {
        SDL_GameController* pad = entry.second.get();
        if (source.button != SDL_CONTROLLER_BUTTON_INVALID &&
            SDL_GameControllerGetButton(pad, source.button) != 0) {
            return true;
        }
        return std::any_of(source.axes.begin(), source.axes.end(), [&](const Axis& axis) {
            return axis.sign != 0 &&
                   SDL_GameControllerGetAxis(pad, axis.axis) * axis.sign >= enough;
        });
    });
}

}  // namespace mazeloom::widgets

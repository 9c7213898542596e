// SPDX-License-Identifier: MIT
#include "widgets/devices/gamepad.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include <QFileInfo>
#include <QSignalBlocker>

// Keep SDL from replacing main().
#define SDL_MAIN_HANDLED
#include <SDL.h>

namespace mazeloom::widgets {

namespace {

/// A stick's deflection is 0–32,767. It counts as pressed from the upper value on, and as released
/// below the lower value, so that it does not flicker between both.
constexpr int kStickPressed = 18'000;
constexpr int kStickReleased = 12'000;

/// Number of polls, over two seconds, that look for a new pad after a change in the device folder.
/// One poll is not enough: a device's file appears before its permissions allow opening it.
constexpr int kPollsForDevice = 2'000 / Gamepad::kWatchMilliseconds;

struct Axis {
    SDL_GameControllerAxis axis;
    int sign;
};

/// The buttons and axes of an input.
struct Source {
    PadInput input;
    SDL_GameControllerButton button;  ///< SDL_CONTROLLER_BUTTON_INVALID if there is none
    std::array<Axis, 2> axes;         ///< an entry with sign 0 means no axis
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

/// The connected pads, by SDL's instance id.
struct Gamepad::Pads {
    std::map<int, std::unique_ptr<SDL_GameController, CloseController>> byInstance;
};

Gamepad::Gamepad(QObject* parent, const QString& deviceFolder)
    : QObject(parent), pads_(std::make_unique<Pads>()), deviceFolder_(deviceFolder) {
    timer_.setInterval(kWatchMilliseconds);
    // Queued: a press may open a dialog with an event loop of its own. If the timer's slot had not
    // returned yet, the timer would not fire in that loop.
    connect(
        &timer_, &QTimer::timeout, this,
        [this] {
            if (expected_ > 0) --expected_;
            poll();
            updateTimer();
        },
        Qt::QueuedConnection);
    connect(&devices_, &QFileSystemWatcher::directoryChanged, this, [this] {
        expected_ = kPollsForDevice;
        updateTimer();
    });
}

Gamepad::~Gamepad() {
    // A partly destroyed object must not emit signals.
    const QSignalBlocker quiet(this);
    close();
}

bool Gamepad::open() {
    if (isOpen_) return true;
    // Receive events although SDL has no window that could have the focus. SDL must not install
    // signal handlers, because Qt handles signals.
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetMainReady();
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0) return false;
    isOpen_ = true;
    for (int device = 0; device < SDL_NumJoysticks(); ++device)
        add(device);
    // Ignore buttons that are held already.
    SDL_GameControllerUpdate();
    for (const Source& source : kSources)
        held_.at(static_cast<std::size_t>(source.input)) = isDown(source.input);
    SDL_FlushEvents(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONDOWN);
    updateTimer();
    return true;
}

void Gamepad::close() {
    if (!isOpen_) return;
    pads_->byInstance.clear();
    isOpen_ = false;
    updateTimer();
    for (const Source& source : kSources) {
        if (std::exchange(held_.at(static_cast<std::size_t>(source.input)), false))
            emit released(source.input);
    }
    SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void Gamepad::setWatching(bool watching) {
    if (watching == isWatching_) return;
    isWatching_ = watching;
    if (isOpen_ && watching) poll();  // notices pads connected or removed meanwhile
    updateTimer();
}

void Gamepad::updateTimer() {
    const bool watches = isOpen_ && isWatching_;
    if (watches == devices_.directories().isEmpty()) {
        if (!watches)
            devices_.removePath(deviceFolder_);
        else if (QFileInfo(deviceFolder_).isDir())
            devices_.addPath(deviceFolder_);
    }
    const bool asks = watches && (!pads_->byInstance.empty() || expected_ > 0);
    if (asks == timer_.isActive()) return;
    if (asks)
        timer_.start();
    else
        timer_.stop();
}

void Gamepad::poll() {
    if (!isOpen_) return;
    // If the caller polls, restart the timer, so that it waits for a full interval again.
    if (timer_.isActive()) timer_.start();
    SDL_PumpEvents();
    SDL_GameControllerUpdate();
    SDL_Event event;
    std::uint32_t tapped = 0;  // buttons that went down, even if only briefly
    // Read events of all types, so that SDL's queue does not fill up: nothing else reads them.
    while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) > 0) {
        if (event.type == SDL_CONTROLLERDEVICEADDED) add(event.cdevice.which);
        if (event.type == SDL_CONTROLLERDEVICEREMOVED) remove(event.cdevice.which);
        if (event.type == SDL_CONTROLLERBUTTONDOWN) tapped |= 1U << event.cbutton.button;
    }
    for (const Source& source : kSources) {
        bool& held = held_.at(static_cast<std::size_t>(source.input));
        const bool wasHeld = held;
        held = isDown(source.input);
        const bool isTap = !wasHeld && !held && source.button != SDL_CONTROLLER_BUTTON_INVALID &&
                           (tapped & 1U << source.button) != 0;
        if (isTap || (held && !wasHeld)) emit pressed(source.input);
        if (!isOpen_) return;  // a receiver may have called close()
        if (isTap || (wasHeld && !held)) emit released(source.input);
        if (!isOpen_) return;
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
    if (!opened) return;  // the pad was unplugged in the meantime
    const int instance = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(opened));
    pads_->byInstance[instance].reset(opened);
    updateTimer();
    emit changed();
}

void Gamepad::remove(int instance) {
    if (pads_->byInstance.erase(instance) == 0) return;
    updateTimer();
    emit changed();
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

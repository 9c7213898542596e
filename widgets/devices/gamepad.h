// SPDX-License-Identifier: MIT
// Gamepads, through SDL's game controller API. SDL must be polled: a running game polls with each
// frame. Without frames, behind a menu or after an attempt, the gamepad polls by itself if it is
// watching, and only while a pad is connected. A gamepad that is neither polled nor watching uses
// no time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace mazeloom::widgets {

/// The inputs of any pad. Directions come from the D-pad and from both sticks.
enum class PadInput : std::uint8_t {
    Up,
    Right,
    Down,
    Left,
    A,
    B,
    X,
    Y,
    LeftShoulder,
    RightShoulder,
    LeftTrigger,
    RightTrigger,
    Back,
    Start,
};
inline constexpr int kPadInputs = 14;

class Gamepad : public QObject {
    Q_OBJECT

  public:
    /// Interval of its own polling.
    static constexpr int kWatchMilliseconds = 50;

    /// `deviceFolder`: where the system creates and removes files for input devices.
    explicit Gamepad(QObject* parent = nullptr,
                     const QString& deviceFolder = QStringLiteral("/dev/input"));
    ~Gamepad() override;

    /// Starts listening to all pads, including ones connected later. Inputs that are held already
    /// are not reported as presses. Returns false if SDL fails; then it stays closed. Does nothing
    /// if already open.
    bool open();
    /// Releases held inputs, then stops listening.
    void close();
    bool isOpen() const { return isOpen_; }

    /// Reads the events since the last call; emits the signals from within.
    void poll();

    /// While watching and open, polls by itself if nobody else does and a pad is connected. Without
    /// a pad it waits, at no cost, for the system to report a new device.
    void setWatching(bool watching);
    bool isWatching() const { return isWatching_; }
    /// Whether the polling timer runs.
    bool isAsking() const { return timer_.isActive(); }

    /// Returns the name of the pad connected last; empty if there is none.
    QString name() const;
    bool isHeld(PadInput input) const { return held_.at(static_cast<std::size_t>(input)); }

  signals:
    void pressed(mazeloom::widgets::PadInput input);
    void released(mazeloom::widgets::PadInput input);
    /// A pad was connected or removed.
    void changed();

  private:
    struct Pads;

    void add(int device);
    void remove(int instance);
    bool isDown(PadInput input) const;
    void updateTimer();

    bool isOpen_ = false;
    bool isWatching_ = false;
    std::unique_ptr<Pads> pads_;
    QTimer timer_;
    /// SDL reports a new pad only when polled, but the system reports its new file by itself.
    QFileSystemWatcher devices_;
    QString deviceFolder_;
    int expected_ = 0;  ///< polls left for a pad whose file has appeared but which is not ready yet
    std::array<bool, kPadInputs> held_{};
};

}  // namespace mazeloom::widgets

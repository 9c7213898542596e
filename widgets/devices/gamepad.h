// SPDX-License-Identifier: MIT
// Input from gamepads through SDL's game controller API, which must be polled. A running game calls
// poll() in each frame. When there are no frames, such as behind a menu or after an attempt, a
// watching Gamepad polls by a timer, but only while a pad is connected. A Gamepad that is neither
// polled nor watching uses no processor time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace mazeloom::widgets {

/// The inputs of a pad. The D-pad and both sticks give the directions.
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
    /// Interval at which a watching Gamepad polls.
    static constexpr int kWatchMilliseconds = 50;

    /// `deviceFolder` is the folder in which the system creates and removes files for input
    /// devices.
    explicit Gamepad(QObject* parent = nullptr,
                     const QString& deviceFolder = QStringLiteral("/dev/input"));
    ~Gamepad() override;

    /// Starts listening to all pads, including pads that are connected later. Inputs that are held
    /// already are not reported as presses. Returns false, and stays closed, if SDL fails. Does
    /// nothing if the Gamepad is open already.
    bool open();
    /// Stops listening, and reports held inputs as released.
    void close();
    bool isOpen() const { return isOpen_; }

    /// Reads the events since the last call, and emits the signals for them before it returns.
    void poll();

    /// Sets whether an open Gamepad polls by a timer, in the pauses between calls of poll(), while
    /// a pad is connected. Without a pad it waits, at no cost, until the system reports a new
    /// device.
    void setWatching(bool watching);
    bool isWatching() const { return isWatching_; }
    /// Whether the polling timer runs.
    bool isAsking() const { return timer_.isActive(); }

    /// Returns the name of the pad that was connected last; empty if there is no pad.
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
    /// Watches the folder of device files: SDL reports a new pad only when polled, but the system
    /// reports the pad's new file by itself.
    QFileSystemWatcher devices_;
    QString deviceFolder_;
    int expected_ = 0;  ///< number of polls left that look for a pad after its file has appeared
    std::array<bool, kPadInputs> held_{};
};

}  // namespace mazeloom::widgets

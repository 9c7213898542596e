// SPDX-License-Identifier: MIT
// Gamepads, through SDL's game controller API. SDL has to be asked: a running game does it with
// each of its frames. Where no frames come, behind a menu or when an attempt has ended, it asks by
// itself if it is told to watch, and only while a pad is there. A gamepad that is neither asked nor
// watching costs nothing.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace mazeloom::widgets {

/// What can be pressed, on any pad. The directions are those of the D-pad and of both sticks.
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
    /// How often it asks by itself.
    static constexpr int kWatchMilliseconds = 50;

    /// `deviceFolder`: where the system's input devices come and go as files.
    explicit Gamepad(QObject* parent = nullptr,
                     const QString& deviceFolder = QStringLiteral("/dev/input"));
    ~Gamepad() override;

    /// Begins to listen to all pads, those that are plugged in later too. What is held already is
    /// not told of as a press. False when SDL cannot: then it stays closed. Opening twice is
    /// opening once.
    bool open();
    /// Releases what is held, then listens no more.
    void close();
    bool isOpen() const { return isOpen_; }

    /// Reads what has happened since the last time; the signals come from within.
    void poll();

    /// While watching and open it polls by itself whenever nobody else does, as long as a pad is
    /// plugged in. Without one it waits, at no cost, for the system to tell of a new device.
    void setWatching(bool watching);
    bool isWatching() const { return isWatching_; }
    /// Whether a timer runs.
    bool isAsking() const { return timer_.isActive(); }

    /// Of the pad that was plugged in last; empty when there is none.
    QString name() const;
    bool isHeld(PadInput input) const { return held_.at(static_cast<std::size_t>(input)); }

  signals:
    void pressed(mazeloom::widgets::PadInput input);
    void released(mazeloom::widgets::PadInput input);
    /// A pad came or went.
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
    /// SDL tells of a new pad only when it is asked. But a new pad is a new file, which the system
    /// tells of by itself.
    QFileSystemWatcher devices_;
    QString deviceFolder_;
    int expected_ = 0;  ///< polls for a pad whose file has come, but which is not ready yet
    std::array<bool, kPadInputs> held_{};
};

}  // namespace mazeloom::widgets

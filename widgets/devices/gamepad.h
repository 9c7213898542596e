// SPDX-License-Identifier: MIT
// Gamepads, through SDL's game controller API. It has no timer of its own: who plays polls it, and
// who does not costs nothing.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include <QObject>
#include <QString>

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
    explicit Gamepad(QObject* parent = nullptr);
    ~Gamepad() override;

    /// Begins to listen to all pads, those that are plugged in later too. False when SDL cannot:
    /// then it stays closed. Opening twice is opening once.
    bool open();
    /// Releases what is held, then listens no more.
    void close();
    bool isOpen() const { return isOpen_; }

    /// Reads what has happened since the last time; the signals come from within.
    void poll();

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

    bool isOpen_ = false;
    std::unique_ptr<Pads> pads_;
    std::array<bool, kPadInputs> held_{};
};

}  // namespace mazeloom::widgets

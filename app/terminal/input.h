// SPDX-License-Identifier: MIT
// What a terminal sends: keys, clicks, and turns of the mouse wheel.
#pragma once

#include <variant>

#include <QString>
#include <Qt>

#include "core/grid/point.h"

namespace mazeloom::app::terminal {

/// A key that was pressed. Terminals do not tell when it is released.
struct KeyStroke {
    int key = Qt::Key_unknown;  ///< Qt::Key
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    QString text = {};  ///< the character, if the key writes one

    friend bool operator==(const KeyStroke&, const KeyStroke&) = default;
};

struct Click {
    grid::Point at;  ///< column and row
    bool isRight = false;

    friend bool operator==(const Click&, const Click&) = default;
};

/// A notch of the mouse wheel.
struct Wheel {
    bool isUp = false;

    friend bool operator==(const Wheel&, const Wheel&) = default;
};

/// The lines that a notch of the wheel scrolls.
inline constexpr int kWheelLines = 3;

using Input = std::variant<KeyStroke, Click, Wheel>;

/// Returns the key that writes a character. Enter, Tab, Backspace and Escape come as control
/// characters; other control characters are letters with Ctrl.
KeyStroke strokeOf(char32_t character);

}  // namespace mazeloom::app::terminal

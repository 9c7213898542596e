// SPDX-License-Identifier: MIT
// The buttons of the temple game (RULES.md T-16), independent of the keys, sticks or pointers that
// are bound to them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/grid/direction.h"
#include "core/play/input.h"

namespace mazeloom::play::temple {

enum class Button : ButtonIndex {
    Up,  ///< the directions in the order of grid::Direction
    Right,
    Down,
    Left,
    Throw,    ///< throws or places what is selected
    Read,     ///< reads a console beside the hero
    Switch,   ///< selects TNT if grenades are selected, and vice versa
    Tnt,      ///< selects TNT
    Grenade,  ///< selects grenades
    Wait,     ///< lets time pass if pace is `step`; does nothing in real time
    FaceUp,   ///< turns the hero without a move, for pointers
    FaceRight,
    FaceDown,
    FaceLeft,
    Invulnerable,  ///< while it is down, nothing ends the attempt; for designers
};
inline constexpr int kButtons = 15;

/// The buttons' names in replays.
inline constexpr std::array<std::string_view, kButtons> kButtonNames{
    "up",      "right", "down",    "left",       "throw",     "read",      "switch",      "tnt",
    "grenade", "wait",  "face-up", "face-right", "face-down", "face-left", "invulnerable"};

constexpr Button buttonOf(grid::Direction d) {
    return static_cast<Button>(d);
}
constexpr Button faceButtonOf(grid::Direction d) {
    return static_cast<Button>(static_cast<unsigned>(Button::FaceUp) + static_cast<unsigned>(d));
}

constexpr Stroke press(Button button) {
    return {Action::Press, static_cast<ButtonIndex>(button)};
}
constexpr Stroke release(Button button) {
    return {Action::Release, static_cast<ButtonIndex>(button)};
}
constexpr Stroke tap(Button button) {
    return {Action::Tap, static_cast<ButtonIndex>(button)};
}

}  // namespace mazeloom::play::temple

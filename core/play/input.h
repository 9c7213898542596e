// SPDX-License-Identifier: MIT
// The players' input: buttons that go down and up at certain ticks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mazeloom::play {

enum class Action : std::uint8_t {
    Press,
    Release,
    Tap,  ///< down and up at once: exactly one move, one throw
};
/// The actions' names in replays, in the order of the enumeration.
inline constexpr std::array<std::string_view, 3> kActionIds{"press", "release", "tap"};

/// The index of a button. Each game defines its own buttons.
using ButtonIndex = std::uint8_t;

/// A press, a release or a tap of a button.
struct Stroke {
    Action action = Action::Tap;
    ButtonIndex button = 0;

    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// A stroke that comes after `tick` ticks have passed and before the next tick.
struct Input {
    std::int64_t tick = 0;
    Stroke stroke;

    friend bool operator==(const Input&, const Input&) = default;
};

}  // namespace mazeloom::play

// SPDX-License-Identifier: MIT
// What players do, as games take it: buttons that go down and up at ticks.
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
/// As replays write them, in the order of the actions.
inline constexpr std::array<std::string_view, 3> kActionIds{"press", "release", "tap"};

/// One button of a game; which ones there are the game says.
using ButtonIndex = std::uint8_t;

/// Something done to a button.
struct Stroke {
    Action action = Action::Tap;
    ButtonIndex button = 0;

    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// A stroke, and when: after so many ticks have passed, before the next one does.
struct Input {
    std::int64_t tick = 0;
    Stroke stroke;

    friend bool operator==(const Input&, const Input&) = default;
};

}  // namespace mazeloom::play

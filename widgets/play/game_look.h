// SPDX-License-Identifier: MIT
// The theme that a player chose for games.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

enum class GameTheme : std::uint8_t {
    AsEditor,
    Dark,
    Light,
    GreenTerminal,
    AmberTerminal,
    WhiteTerminal
};

/// The names of the settings, in the order of GameTheme. All but the first are ids of themes
/// (widgets/theme/theme_ids.h).
inline constexpr std::array<std::string_view, 6> kGameThemes{
    "editor", "dark", "light", "green-terminal", "amber-terminal", "white-terminal"};

struct GameLook {
    GameTheme theme = GameTheme::AsEditor;
    /// Whether a terminal has scan lines. With AsEditor, the editor decides.
    bool hasScanLines = true;

    friend bool operator==(const GameLook&, const GameLook&) = default;
};

/// Returns the theme of a game in an editor with the theme `editor`.
Theme themeOf(const GameLook& look, const Theme& editor);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// The theme that a player chose for games.
#pragma once

#include <cstdint>

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

struct GameLook {
    GameTheme theme = GameTheme::AsEditor;
    /// Whether a terminal has scan lines. With AsEditor, the editor decides.
    bool hasScanLines = true;

    friend bool operator==(const GameLook&, const GameLook&) = default;
};

/// Returns the theme of a game in an editor with the theme `editor`.
Theme themeOf(const GameLook& look, const Theme& editor);

}  // namespace mazeloom::widgets

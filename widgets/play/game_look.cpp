// SPDX-License-Identifier: MIT
#include "widgets/play/game_look.h"

namespace mazeloom::widgets {

Theme themeOf(const GameLook& look, const Theme& editor) {
    const auto terminal = [&](Phosphor phosphor) {
        Theme theme = Theme::terminal(phosphor);
        theme.hasLoudTraps = editor.hasLoudTraps;
        theme.hasScanLines = look.hasScanLines;
        return theme;
    };
    switch (look.theme) {
        case GameTheme::Dark:
        case GameTheme::Light:
            return inLight(editor, look.theme == GameTheme::Light);
        case GameTheme::GreenTerminal:
            return terminal(Phosphor::Green);
        case GameTheme::AmberTerminal:
            return terminal(Phosphor::Amber);
        case GameTheme::WhiteTerminal:
            return terminal(Phosphor::White);
        case GameTheme::AsEditor:
            break;
    }
    return editor;
}

}  // namespace mazeloom::widgets

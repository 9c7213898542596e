// SPDX-License-Identifier: MIT
#include "widgets/play/game_look.h"

#include <cstddef>

#include "widgets/theme/theme_ids.h"

namespace mazeloom::widgets {

Theme themeOf(const GameLook& look, const Theme& editor) {
    if (look.theme == GameTheme::AsEditor) return editor;
    const Theme& chosen = themeNamed(kGameThemes.at(static_cast<std::size_t>(look.theme)));
    if (!chosen.isTerminal()) return inLight(editor, !chosen.isDark);
    Theme theme = chosen;
    theme.hasLoudTraps = editor.hasLoudTraps;
    theme.hasScanLines = look.hasScanLines;
    return theme;
}

}  // namespace mazeloom::widgets

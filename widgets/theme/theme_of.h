// SPDX-License-Identifier: MIT
// The theme as widgets see it: by their palette, and the application's style.
#pragma once

#include <QPalette>
#include <QWidget>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

inline bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128;
}

/// The theme whose colours a palette has, as the command line draws it.
const Theme& themeOf(const QPalette& palette);
/// The theme that a widget is shown in: its palette's, drawn as the application's style says.
Theme themeOf(const QWidget& widget);

/// The widget's palette with a quiet selection: for long lists, where the level is to stay the
/// brightest thing on screen.
QPalette softSelection(const QWidget& widget);

}  // namespace mazeloom::widgets

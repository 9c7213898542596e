// SPDX-License-Identifier: MIT
// Derives the theme of a widget from its palette and the application's style.
#pragma once

#include <QPalette>
#include <QWidget>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

inline bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128;
}

/// Returns the theme that a palette belongs to (dark, light, …), with the default
/// drawing options.
const Theme& themeOf(const QPalette& palette);
/// Returns the theme of a widget, with the colours of its palette and the drawing options of the
/// application's style.
Theme themeOf(const QWidget& widget);

/// Returns the widget's palette with a muted colour for selections, for long lists that must not
/// distract from the level.
QPalette softSelection(const QWidget& widget);

}  // namespace mazeloom::widgets

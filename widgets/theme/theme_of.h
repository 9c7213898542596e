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

/// Returns the theme with a palette's colours and the command line's drawing options.
const Theme& themeOf(const QPalette& palette);
/// Returns the theme of a widget: its palette's colours, the application style's drawing options.
Theme themeOf(const QWidget& widget);

/// Returns the widget's palette with a muted selection, for long lists beside the bright level.
QPalette softSelection(const QWidget& widget);

}  // namespace mazeloom::widgets

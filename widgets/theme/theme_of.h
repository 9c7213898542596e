// SPDX-License-Identifier: MIT
// The theme as widgets see it: by their palette.
#pragma once

#include <QPalette>
#include <QWidget>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

inline bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128;
}

/// The theme that a widget is shown in, told by its palette.
inline Theme themeOf(const QWidget& widget) {
    return isDark(widget.palette()) ? Theme::dark() : Theme::light();
}

/// The widget's palette with a quiet selection: for long lists, where the level is to stay the
/// brightest thing on screen.
QPalette softSelection(const QWidget& widget);

}  // namespace mazeloom::widgets

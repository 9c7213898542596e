// SPDX-License-Identifier: MIT
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

}  // namespace mazeloom::widgets

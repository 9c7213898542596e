// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>

namespace mazeloom::widgets {

/// Whether themeOf() may tell a widget something else from this event on: other colours, or letters
/// in place of drawings, which the style knows. Widgets that keep pictures of cells draw them anew.
inline bool isThemeChange(const QEvent& event) {
    return event.type() == QEvent::PaletteChange || event.type() == QEvent::StyleChange;
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>

namespace mazeloom::widgets {

/// Whether themeOf() may return another theme for a widget after this event: other colours, or
/// letters in place of drawings (a property of the style). Widgets that cache pictures of cells
/// redraw them.
inline bool isThemeChange(const QEvent& event) {
    return event.type() == QEvent::PaletteChange || event.type() == QEvent::StyleChange;
}

}  // namespace mazeloom::widgets

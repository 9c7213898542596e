// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>

namespace mazeloom::widgets {

/// Whether themeOf() may return another theme for a widget after this event. The colours may
/// differ, or there may be letters in place of drawings (an option of the style). Widgets that
/// cache pictures of cells must draw them again.
inline bool isThemeChange(const QEvent& event) {
    return event.type() == QEvent::PaletteChange || event.type() == QEvent::StyleChange;
}

}  // namespace mazeloom::widgets

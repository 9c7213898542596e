// SPDX-License-Identifier: MIT
// The initial size of a dialog: its preferred size, limited by the screen.
#pragma once

#include <QScreen>
#include <QSize>
#include <QWidget>

namespace mazeloom::app {

/// Returns `wanted`, limited to the screen of `widget` minus a window's frame.
inline QSize fittingSize(const QWidget& widget, QSize wanted) {
    constexpr QSize kFrame(16, 48);
    const QScreen* screen = widget.screen();
    return screen == nullptr ? wanted : wanted.boundedTo(screen->availableSize() - kFrame);
}

}  // namespace mazeloom::app

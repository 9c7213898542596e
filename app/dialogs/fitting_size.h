// SPDX-License-Identifier: MIT
// How large a dialog begins: as it would like to be, or as the screen allows.
#pragma once

#include <QScreen>
#include <QSize>
#include <QWidget>

namespace mazeloom::app {

/// `wanted`, or what the screen of `widget` has room for beside a window's frame.
inline QSize fittingSize(const QWidget& widget, QSize wanted) {
    constexpr QSize kFrame(16, 48);
    const QScreen* screen = widget.screen();
    return screen == nullptr ? wanted : wanted.boundedTo(screen->availableSize() - kFrame);
}

}  // namespace mazeloom::app

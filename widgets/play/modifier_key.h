// SPDX-License-Identifier: MIT
// Keys that are only held beside others.
#pragma once

#include <QtCore/qnamespace.h>

namespace mazeloom::widgets {

/// Shift, Ctrl, Alt, a lock: no key of a game by itself.
inline bool isModifierKey(int key) {
    switch (key) {
        case Qt::Key_Shift:
        case Qt::Key_Control:
        case Qt::Key_Alt:
        case Qt::Key_AltGr:
        case Qt::Key_Meta:
        case Qt::Key_CapsLock:
        case Qt::Key_NumLock:
            return true;
        default:
            return false;
    }
}

}  // namespace mazeloom::widgets

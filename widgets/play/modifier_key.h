// SPDX-License-Identifier: MIT
// Recognises modifier keys.
#pragma once

#include <QtCore/qnamespace.h>

namespace mazeloom::widgets {

/// Whether the key is Shift, Ctrl, Alt, Meta or a lock key. A game does not use these keys alone.
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

// SPDX-License-Identifier: MIT
#include "app/terminal/input.h"

namespace mazeloom::app::terminal {

KeyStroke strokeOf(char32_t character) {
    switch (character) {
        case U'\r':
        case U'\n':
            return {.key = Qt::Key_Return};
        case U'\t':
            return {.key = Qt::Key_Tab};
        case U'\b':
        case 0x7f:
            return {.key = Qt::Key_Backspace};
        case 0x1b:
            return {.key = Qt::Key_Escape};
        default:
            break;
    }
    if (character < U' ')
        return {.key = static_cast<int>(character) + 0x40, .modifiers = Qt::ControlModifier};
    KeyStroke stroke;
    stroke.text = QString::fromUcs4(&character, 1);
    // Qt's codes of character keys equal the characters; letters have the codes of capitals.
    const char32_t capital = QChar::toUpper(character);
    stroke.key = static_cast<int>(capital);
    if (capital == character && QChar::toLower(character) != character)
        stroke.modifiers = Qt::ShiftModifier;
    return stroke;
}

}  // namespace mazeloom::app::terminal

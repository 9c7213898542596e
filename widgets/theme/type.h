// SPDX-License-Identifier: MIT
// The three type sizes of the program, and fonts whose digits align in columns.
#pragma once

#include <cstdint>

#include <QFont>

class QWidget;

namespace mazeloom::widgets {

enum class Type : std::uint8_t {
    Caption,  ///< text beside the thing that it describes, such as counts and second lines
    Body,
    Title  ///< title of a page or panel; bold
};

/// Returns the font `body` in the size of `type`. The unit of the font's size, points or pixels,
/// stays the same.
QFont typeFont(Type type, const QFont& body);
/// Gives a widget the application's font in the size of `type`, also after the application's font
/// changes.
void setType(QWidget& widget, Type type);

/// Returns the distance, in pixels, by which the marks of uppercase letters, as in Ö, extend above
/// the font's nominal height. Qt cuts them off if a line begins at a widget's upper edge.
int overshootOf(const QFont& font);

/// Whether all digits of a font have the same width, so that a number keeps its width when it
/// changes.
bool hasTabularDigits(const QFont& font);
/// Returns the font if all its digits have the same width, else the bundled font in the same size.
QFont numberFont(const QFont& font);

}  // namespace mazeloom::widgets

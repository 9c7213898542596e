// SPDX-License-Identifier: MIT
// The three type sizes of the program, and fonts whose digits align in columns.
#pragma once

#include <cstdint>

#include <QFont>

class QWidget;

namespace mazeloom::widgets {

enum class Type : std::uint8_t {
    Caption,  ///< beside the thing that it describes: counts, second lines
    Body,
    Title  ///< of a page or panel; bold
};

/// Returns `body` at the size of `type`. A font in points stays in points, one in pixels in pixels.
QFont typeFont(Type type, const QFont& body);
/// Gives a widget the application's font at the size of `type`, also after that font changes.
void setType(QWidget& widget, Type type);

/// Returns how far the marks of capitals, as in Ö, extend above the font's nominal height, in
/// pixels. Qt cuts them off where a line begins at a widget's edge.
int overshootOf(const QFont& font);

/// Whether all digits of a font have one width, so that a running number does not wobble.
bool hasTabularDigits(const QFont& font);
/// Returns the font if its digits are tabular, else the bundled font at its size.
QFont numberFont(const QFont& font);

}  // namespace mazeloom::widgets

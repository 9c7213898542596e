// SPDX-License-Identifier: MIT
// The three sizes of type that the program has, and numbers that stand below each other.
#pragma once

#include <cstdint>

#include <QFont>

class QWidget;

namespace mazeloom::widgets {

enum class Type : std::uint8_t {
    Caption,  ///< beside what it belongs to: counts, second lines
    Body,
    Title  ///< of a page or panel; bold
};

/// `body` at the size of `type`. Fonts come in points or in pixels; both stay what they are.
QFont typeFont(Type type, const QFont& body);
/// Gives a widget that size of the application's text, also when that changes.
void setType(QWidget& widget, Type type);

/// How far marks over capitals, as in Ö, reach over what a font calls its height, in pixels. Qt
/// cuts them off where a line begins at a widget's edge.
int overshootOf(const QFont& font);

/// Whether all digits of a font are of one width, so that numbers do not wobble as they count.
bool hasTabularDigits(const QFont& font);
/// The font where its digits are tabular, else the bundled one at its size.
QFont numberFont(const QFont& font);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Draws the numbers that count nearby traps (RULES.md T-3, T-17.1).
#pragma once

#include <QColor>
#include <QImage>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns the colour of a number. Colour-blind players can tell the colours of 1–8 apart, because
/// they differ in brightness as well as in hue. 0 has a muted colour.
QColor numberColour(int number, const Theme& theme);

/// Returns a premultiplied image of a digit, or of a dot for 0, on a transparent ground; `size`
/// pixels a side.
QImage numberArt(int number, int size, const Theme& theme);

}  // namespace mazeloom::widgets

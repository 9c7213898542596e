// SPDX-License-Identifier: MIT
// Pictures of the numbers that count nearby traps (RULES.md T-3, T-17.1).
#pragma once

#include <QColor>
#include <QImage>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Colours of 1–8 that colour-blind players can tell apart: they differ in brightness as well as in
/// hue. 0 is muted.
QColor numberColour(int number, const Theme& theme);

/// Returns a transparent, premultiplied picture of a digit, or a dot for 0; `size` pixels a side.
QImage numberArt(int number, int size, const Theme& theme);

}  // namespace mazeloom::widgets

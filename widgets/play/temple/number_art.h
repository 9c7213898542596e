// SPDX-License-Identifier: MIT
// The numbers that tell how many traps are near (RULES.md T-3, T-17.1).
#pragma once

#include <QColor>
#include <QImage>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Colours of 1–8 that stay apart for the colour-blind: they differ in brightness as well as in
/// hue. 0 is quiet.
QColor numberColour(int number, const Theme& theme);

/// 0 is a dot. `size` pixels a side, transparent around the digit, premultiplied.
QImage numberArt(int number, int size, const Theme& theme);

}  // namespace mazeloom::widgets

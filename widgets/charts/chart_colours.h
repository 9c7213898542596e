// SPDX-License-Identifier: MIT
// Chart colours derived from the theme: calm bars in the accent colour; for compared data, a second
// colour that colour-blind people can tell from the accent colour; for heat maps, shades of one hue
// from few seeds to many.
#pragma once

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

struct ChartColours {
    QColor ground;
    QColor pointed;  ///< background of the part under the pointer
    QColor grid;
    QColor axis;
    QColor text;
    QColor mutedText;
    QColor bar;
    QColor pickedBar;
    QColor cursor;  ///< the frame of the mark with the keyboard cursor
    QColor second;  ///< the compared data
    QColor wideBand;
    QColor narrowBand;
    QColor line;
    QColor flaw;

    /// Returns the colour of a heat map's cell. `share` is the cell's position on the scale, from 0
    /// (one seed) to 1 (as many seeds as in the fullest cell).
    QColor heat(double share) const;

    QColor few;
    QColor middling;
    QColor many;
};

ChartColours chartColours(const Theme& theme);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// The colours of charts, made from the theme: calm bars in the accent, what is compared with them
// in another colour that colour-blind eyes tell from it too, and one hue from few to many.
#pragma once

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

struct ChartColours {
    QColor ground;
    QColor pointed;  ///< behind what is pointed at
    QColor grid;
    QColor axis;
    QColor text;
    QColor mutedText;
    QColor bar;
    QColor pickedBar;
    QColor cursor;  ///< the frame of the mark that keys are at
    QColor second;  ///< what is compared
    QColor wideBand;
    QColor narrowBand;
    QColor line;
    QColor flaw;

    /// Of a cell that has this share of the fullest cell's height on the scale, above 0 up to 1.
    QColor heat(double share) const;

    QColor few;
    QColor middling;
    QColor many;
};

ChartColours chartColours(const Theme& theme);

}  // namespace mazeloom::widgets

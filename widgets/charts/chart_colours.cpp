// SPDX-License-Identifier: MIT
#include "widgets/charts/chart_colours.h"

#include <algorithm>

namespace mazeloom::widgets {

QColor ChartColours::heat(double share) const {
    share = std::clamp(share, 0.0, 1.0);
    return share < 0.5 ? mixedColour(few, middling, share * 2)
                       : mixedColour(middling, many, share * 2 - 1);
}

ChartColours chartColours(const Theme& theme) {
    const QColor ground = theme.base;
    const QColor& accent = theme.accent;
    ChartColours colours;
    colours.ground = ground;
    colours.pointed = mixedColour(ground, theme.text, theme.isHighContrast ? 0.2 : 0.08);
    colours.grid = mixedColour(ground, theme.text, theme.isHighContrast ? 0.28 : 0.11);
    colours.axis = theme.edge;
    colours.text = theme.text;
    colours.mutedText = theme.mutedText;
    colours.bar = mixedColour(ground, accent, theme.isHighContrast ? 0.72 : 0.62);
    colours.pickedBar = accent;
    colours.cursor = theme.text;
    colours.second = theme.isHighContrast ? QColor(0x7dffe4)
                     : theme.isDark       ? QColor(0xf0b35a)
                                          : QColor(0x9a4a00);
    colours.wideBand = mixedColour(ground, accent, theme.isHighContrast ? 0.3 : 0.18);
    colours.narrowBand = mixedColour(ground, accent, theme.isHighContrast ? 0.56 : 0.38);
    colours.line = accent;
    colours.flaw = theme.error;
    // `few` must differ from the empty ground; `many` differs from it as much as the hue allows.
    colours.few = mixedColour(ground, accent, theme.isHighContrast ? 0.34 : 0.24);
    colours.middling = mixedColour(ground, accent, 0.8);
    colours.many =
        theme.isDark ? mixedColour(accent, Qt::white, 0.62) : mixedColour(accent, Qt::black, 0.5);
    return colours;
}

}  // namespace mazeloom::widgets

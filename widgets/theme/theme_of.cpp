// SPDX-License-Identifier: MIT
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

QPalette softSelection(const QWidget& widget) {
    const Theme theme = themeOf(widget);
    constexpr float kShare = 0.22f;
    const auto mix = [](float a, float b) { return b + (a - b) * kShare; };
    QPalette soft = widget.palette();
    soft.setColor(QPalette::Highlight,
                  QColor::fromRgbF(mix(theme.accent.redF(), theme.base.redF()),
                                   mix(theme.accent.greenF(), theme.base.greenF()),
                                   mix(theme.accent.blueF(), theme.base.blueF())));
    soft.setColor(QPalette::HighlightedText, theme.text);
    return soft;
}

}  // namespace mazeloom::widgets

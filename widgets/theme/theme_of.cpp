// SPDX-License-Identifier: MIT
#include "widgets/theme/theme_of.h"

#include <QApplication>

#include "widgets/theme/flat_style.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::widgets {

const Theme& themeOf(const QPalette& palette) {
    for (const char* id : themeIds()) {
        const Theme& theme = themeNamed(id);
        if (palette.color(QPalette::Window) == theme.window) return theme;
    }
    return isDark(palette) ? Theme::dark() : Theme::light();
}

Theme themeOf(const QWidget& widget) {
    Theme theme = themeOf(widget.palette());
    // Ask the application's style: a widget with a style sheet has a wrapper style of its own.
    if (const auto* style = qobject_cast<const FlatStyle*>(QApplication::style())) {
        theme.hasLetters = style->options().hasLetters;
        theme.hasScanLines = style->options().hasScanLines;
        theme.hasLoudTraps = false;
    }
    return theme;
}

QPalette softSelection(const QWidget& widget) {
    const Theme& theme = themeOf(widget.palette());
    constexpr double kShare = 0.22;
    QPalette soft = widget.palette();
    soft.setColor(QPalette::Highlight, mixedColour(theme.base, theme.accent, kShare));
    soft.setColor(QPalette::HighlightedText, theme.text);
    return soft;
}

}  // namespace mazeloom::widgets

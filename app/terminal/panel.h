// SPDX-License-Identifier: MIT
// The parts of a screen that are no map: the sidebar's rows, the log, and cards of text.
#pragma once

#include <vector>

#include <QColor>
#include <QString>
#include <QStringList>

#include "app/terminal/layout.h"
#include "app/terminal/screen.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app::terminal {

/// A row of the sidebar: a name at the left, a value at the right.
struct SideRow {
    QString name;
    QString value = {};
    QColor ink = {};  ///< of the value, or of a name without value; invalid: the theme's text
    bool isTitle = false;
};

/// Returns a screen filled with the theme's ground.
Screen blankScreen(grid::Size size, const widgets::Theme& theme);
/// Draws the sidebar with a line at its left. If not all rows have room, the last ones are left
/// out.
void drawSidebar(Screen& screen, const Layout& layout, const std::vector<SideRow>& rows,
                 const widgets::Theme& theme);
/// Draws the last messages of the log, wrapped, the newest last and bright, and above them a line
/// with a prompt; an empty prompt is not shown.
void drawLog(Screen& screen, const Layout& layout, const QStringList& messages,
             const QString& prompt, const widgets::Theme& theme);
/// Returns a screen with a title, lines from the line `first` on, and a note at the bottom.
/// `chosen` is the line that is marked; −1: none. Only whole lines are shown; cut ones end with an
/// ellipsis.
Screen cardScreen(grid::Size size, const QString& title, const QStringList& lines, int first,
                  int chosen, const QString& note, const widgets::Theme& theme);
/// The screen's rows before the first line, and the lines that have room in a card.
inline constexpr int kCardHead = 2;
constexpr int cardRoom(grid::Size size) {
    return size.height - kCardHead - 2;
}
/// The columns that a card's line can take.
constexpr int cardColumns(grid::Size size) {
    return size.width - 4;
}

}  // namespace mazeloom::app::terminal

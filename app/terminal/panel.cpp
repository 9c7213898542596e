// SPDX-License-Identifier: MIT
#include "app/terminal/panel.h"

#include <algorithm>

#include "app/terminal/map_paint.h"

namespace mazeloom::app::terminal {

using widgets::Theme;

Screen blankScreen(grid::Size size, const Theme& theme) {
    return Screen(size, inked(theme.text, theme));
}

void drawSidebar(Screen& screen, const Layout& layout, const std::vector<SideRow>& rows,
                 const Theme& theme) {
    const int left = layout.sidebar();
    const Paint edge = inked(theme.edge, theme);
    for (int y = 0; y < layout.divider(); ++y)
        screen.put({left - 1, y}, U'│', edge);
    int y = 0;
    for (const SideRow& row : rows) {
        if (y >= layout.divider()) break;
        const QColor ink = row.ink.isValid() ? row.ink : theme.text;
        Paint paint = inked(row.value.isEmpty() && !row.isTitle ? ink : theme.mutedText, theme);
        paint.isBold = row.isTitle;
        const int end = screen.size().width - (row.value.isEmpty() ? 0 : columnsOf(row.value) + 1);
        screen.write({left + 1, y}, row.name, paint, end);
        if (!row.value.isEmpty()) {
            const int from = std::max(left + 1, screen.size().width - columnsOf(row.value));
            screen.write({from, y}, row.value, inked(ink, theme));
        }
        ++y;
    }
}

void drawLog(Screen& screen, const Layout& layout, const QStringList& messages,
             const QString& prompt, const Theme& theme) {
    const int width = screen.size().width;
    const Paint edge = inked(theme.edge, theme);
    for (int x = 0; x < width; ++x)
        screen.put({x, layout.divider()}, U'─', edge);
    if (!prompt.isEmpty()) {
        Paint paint = inked(theme.accent, theme);
        paint.isReversed = true;
        screen.write({1, layout.divider()}, u' ' + prompt + u' ', paint, width - 1);
    }
    QStringList lines;
    qsizetype newest = 0;
    for (const QString& message : messages) {
        newest = lines.size();
        lines << wrappedLines(message, width);
    }
    const qsizetype first = std::max<qsizetype>(0, lines.size() - kLogLines);
    for (qsizetype i = first; i < lines.size(); ++i) {
        Paint paint = inked(i >= newest ? theme.text : theme.mutedText, theme);
        paint.isBold = i >= newest;
        screen.write({0, layout.divider() + 1 + static_cast<int>(i - first)}, lines[i], paint);
    }
}

Screen cardScreen(grid::Size size, const QString& title, const QStringList& lines, int first,
                  int chosen, const QString& note, const Theme& theme) {
    Screen screen = blankScreen(size, theme);
    Paint head = inked(theme.accent, theme);
    head.isBold = true;
    screen.write({2, 0}, title, head, size.width - 2);
    const int room = cardRoom(size);
    for (int i = first; i < static_cast<int>(lines.size()) && i < first + room; ++i) {
        Paint paint = inked(theme.text, theme);
        paint.isReversed = i == chosen;
        const int y = kCardHead + i - first;
        if (i == chosen) screen.write({0, y}, QStringLiteral(">"), inked(theme.accent, theme));
        screen.write({2, y}, lines[i], paint, size.width - 2);
    }
    screen.write({2, size.height - 1}, note, inked(theme.mutedText, theme), size.width - 2);
    return screen;
}

}  // namespace mazeloom::app::terminal

// SPDX-License-Identifier: MIT
#include "app/terminal/screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QChar>
#include <QStringList>

namespace mazeloom::app::terminal {

namespace {

/// Ranges of the characters that take two columns (Unicode, East Asian Width W and F), without rare
/// scripts.
constexpr std::array<std::pair<char32_t, char32_t>, 42> kWide{{
    {0x1100, 0x115f},   {0x2e80, 0x303e},   {0x3041, 0x33ff},   {0x3400, 0x4dbf},
    {0x4e00, 0x9fff},   {0xa000, 0xa4cf},   {0xac00, 0xd7a3},   {0xf900, 0xfaff},
    {0xfe30, 0xfe6f},   {0xff00, 0xff60},   {0xffe0, 0xffe6},   {0x1f300, 0x1f320},
    {0x1f32d, 0x1f335}, {0x1f337, 0x1f37c}, {0x1f37e, 0x1f393}, {0x1f3a0, 0x1f3ca},
    {0x1f3cf, 0x1f3d3}, {0x1f3e0, 0x1f3f0}, {0x1f3f4, 0x1f3f4}, {0x1f3f8, 0x1f43e},
    {0x1f440, 0x1f440}, {0x1f442, 0x1f4fc}, {0x1f4ff, 0x1f53d}, {0x1f54b, 0x1f54e},
    {0x1f550, 0x1f567}, {0x1f57a, 0x1f57a}, {0x1f595, 0x1f596}, {0x1f5a4, 0x1f5a4},
    {0x1f5fb, 0x1f64f}, {0x1f680, 0x1f6c5}, {0x1f6cc, 0x1f6cc}, {0x1f6d0, 0x1f6d2},
    {0x1f6d5, 0x1f6d7}, {0x1f6dc, 0x1f6df}, {0x1f6eb, 0x1f6ec}, {0x1f6f4, 0x1f6fc},
    {0x1f7e0, 0x1f7eb}, {0x1f90c, 0x1f93a}, {0x1f93c, 0x1f945}, {0x1f947, 0x1f9ff},
    {0x1fa70, 0x1faf8}, {0x20000, 0x3fffd},
}};

/// Returns the characters that a screen shows for a text: none without a column, none that controls
/// the terminal.
std::u32string shownCharacters(const QString& text) {
    std::u32string shown;
    for (const uint code : text.toUcs4()) {
        const auto character = static_cast<char32_t>(code);
        if (QChar::category(character) == QChar::Other_Control)
            shown += U'?';
        else if (columnsOf(character) > 0)
            shown += character;
    }
    return shown;
}

int columnsOfAll(const std::u32string& characters) {
    int columns = 0;
    for (const char32_t character : characters)
        columns += columnsOf(character);
    return columns;
}

}  // namespace

int columnsOf(char32_t character) {
    switch (QChar::category(character)) {
        case QChar::Mark_NonSpacing:
        case QChar::Mark_Enclosing:
        case QChar::Other_Format:
            return 0;
        default:
            break;
    }
    const bool isWide = std::ranges::any_of(kWide, [character](const auto& range) {
        return character >= range.first && character <= range.second;
    });
    return isWide ? 2 : 1;
}

int columnsOf(const QString& text) {
    return columnsOfAll(shownCharacters(text));
}

Screen::Screen(grid::Size size, Paint paint) : cells_(size, ScreenCell{U' ', paint}) {}

void Screen::put(grid::Point at, char32_t character, const Paint& paint) {
    if (!cells_.contains(at)) return;
    const grid::Point right{at.x + 1, at.y};
    const bool isWide = columnsOf(character) == 2;
    // A wide character without room for its right half is left out.
    if (isWide && !cells_.contains(right)) character = U' ';
    // Half of a wide character that is overwritten must not stay.
    if (cells_.at(at).isTail) cells_.at({at.x - 1, at.y}).character = U' ';
    const auto endTail = [this](grid::Point cell) {
        if (cells_.contains(cell) && cells_.at(cell).isTail) cells_.at(cell) = {};
    };
    endTail(right);
    cells_.at(at) = {character, paint};
    if (!isWide || character == U' ') return;
    endTail({right.x + 1, right.y});
    cells_.at(right) = {U' ', paint, true};
}

int Screen::write(grid::Point at, const QString& text, const Paint& paint, int end) {
    end = std::min(end, size().width);
    std::u32string shown = shownCharacters(text);
    if (at.x + columnsOfAll(shown) > end) {
        while (!shown.empty() && at.x + columnsOfAll(shown) + 1 > end)
            shown.pop_back();
        if (at.x < end) shown += U'…';
    }
    for (const char32_t character : shown) {
        put(at, character, paint);
        at.x += columnsOf(character);
    }
    return at.x;
}

void Screen::fill(grid::Rect rect, const Paint& paint) {
    for (int y = rect.y; y < rect.y + rect.height; ++y) {
        for (int x = rect.x; x < rect.x + rect.width; ++x)
            put({x, y}, U' ', paint);
    }
}

QString Screen::text() const {
    QStringList lines;
    for (int y = 0; y < size().height; ++y) {
        QString line;
        for (int x = 0; x < size().width; ++x) {
            const ScreenCell& cell = at({x, y});
            if (!cell.isTail) line += QString::fromUcs4(&cell.character, 1);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        lines << line;
    }
    return lines.join(u'\n') + u'\n';
}

std::vector<grid::Point> changedCells(const Screen& before, const Screen& now) {
    const bool isOtherSize =
        before.size().width != now.size().width || before.size().height != now.size().height;
    std::vector<grid::Point> changed;
    for (int y = 0; y < now.size().height; ++y) {
        for (int x = 0; x < now.size().width; ++x) {
            if (isOtherSize || before.at({x, y}) != now.at({x, y})) changed.push_back({x, y});
        }
    }
    return changed;
}

namespace {

/// Returns the number of code units at the front of the text that fit into the columns: whole
/// characters, at least one.
qsizetype lengthThatFits(QStringView text, int columns) {
    qsizetype length = 0;
    int used = 0;
    while (length < text.size()) {
        const bool isPair = text[length].isHighSurrogate() && length + 1 < text.size();
        const qsizetype next = isPair ? 2 : 1;
        used += columnsOf(text.mid(length, next).toString());
        if (used > columns && length > 0) break;
        length += next;
    }
    return length;
}

}  // namespace

QStringList wrappedLines(const QString& text, int columns) {
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        QString line;
        for (QString word : paragraph.split(u' ')) {
            const QString longer = line.isEmpty() ? word : line + u' ' + word;
            if (lengthThatFits(longer, columns) == longer.size()) {
                line = longer;
                continue;
            }
            if (!line.isEmpty()) lines << line;
            // A word that is longer than a line is divided.
            while (true) {
                const qsizetype length = lengthThatFits(word, columns);
                if (length == word.size()) break;
                lines << word.left(length);
                word = word.mid(length);
            }
            line = word;
        }
        lines << line;
    }
    return lines;
}

}  // namespace mazeloom::app::terminal

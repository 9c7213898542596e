// SPDX-License-Identifier: MIT
// What a terminal shows: a grid of characters with colours. Pages write into it, and the device
// sends the cells that differ from the last screen.
#pragma once

#include <vector>

#include <QRgb>
#include <QString>

#include "core/grid/grid.h"
#include "core/grid/point.h"

namespace mazeloom::app::terminal {

/// The smallest terminal in which both games have room.
inline constexpr grid::Size kLeastSize{80, 23};

/// How a character is drawn.
struct Paint {
    QRgb ink = 0xffffffff;
    QRgb ground = 0xff000000;
    bool isBold = false;
    bool isFaint = false;     ///< in terminals without colours
    bool isReversed = false;  ///< ink and ground swapped

    friend bool operator==(const Paint&, const Paint&) = default;
};

struct ScreenCell {
    char32_t character = U' ';
    Paint paint;
    /// Whether this is the right half of the wide character in the cell to the left.
    bool isTail = false;

    friend bool operator==(const ScreenCell&, const ScreenCell&) = default;
};

/// Returns the columns that a character takes: 2 for wide ones such as emoji, 0 for marks that
/// combine with the character before, otherwise 1.
int columnsOf(char32_t character);

class Screen {
  public:
    /// Fills the screen with blanks.
    explicit Screen(grid::Size size, Paint paint = {});

    grid::Size size() const { return cells_.size(); }
    const ScreenCell& at(grid::Point cell) const { return cells_.at(cell); }

    /// Writes a text in one row, up to the column `end`, at most up to the right edge. A longer
    /// text is cut and ends with an ellipsis. Control characters become '?', and marks that take no
    /// column are left out. Returns the column after the text. Parts outside of the screen are
    /// clipped.
    int write(grid::Point at, const QString& text, const Paint& paint, int end = 1 << 20);
    /// Writes one character; a wide one also takes the cell to the right.
    void put(grid::Point at, char32_t character, const Paint& paint);
    void fill(grid::Rect rect, const Paint& paint);

    /// Returns the characters, a line for each row, without blanks at the ends of lines.
    QString text() const;

    friend bool operator==(const Screen&, const Screen&) = default;

  private:
    grid::Grid<ScreenCell> cells_;
};

/// Returns the cells that differ, row by row; all cells if the sizes differ.
std::vector<grid::Point> changedCells(const Screen& before, const Screen& now);

/// Returns the columns of a text; see Screen::write().
int columnsOf(const QString& text);
/// Returns the paragraphs of a text, wrapped to lines of at most `columns` columns.
QStringList wrappedLines(const QString& text, int columns);

}  // namespace mazeloom::app::terminal

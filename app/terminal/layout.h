// SPDX-License-Identifier: MIT
// The parts of a game's screen: the map at the left, the sidebar at the right, and the log below.
//
// A cell of a map takes two columns, because characters are about twice as high as wide, and an
// emoji takes two columns. So 30 × 18 cells have room in a terminal of 80 × 23.
#pragma once

#include <algorithm>
#include <optional>

#include "core/grid/point.h"

namespace mazeloom::app::terminal {

inline constexpr int kSidebarColumns = 20;
inline constexpr int kLogLines = 4;
/// The columns of a cell of a map.
inline constexpr int kCellColumns = 2;

/// Returns the first row or column of a board that is shown, so that `hero` is shown: whole boards
/// are centred (the result is negative then). A longer board moves by half a screen when the hero
/// comes near the edge, so most steps redraw only a few cells. All numbers count cells.
constexpr int firstShown(int board, int room, int hero) {
    if (board <= room) return -((room - board) / 2);
    const int stride = std::max(1, room / 2);
    const int page = std::max(0, hero - room / 4) / stride;
    return std::clamp(page * stride, 0, board - room);
}

class Layout {
  public:
    /// `terminal` is at least kLeastSize, `board` is the map's size in cells.
    Layout(grid::Size terminal, grid::Size board, grid::Point hero)
        : terminal_(terminal),
          first_{firstShown(board.width, cellRoom().width, hero.x),
                 firstShown(board.height, cellRoom().height, hero.y)} {}

    /// Returns the number of cells of a map that are shown.
    grid::Size cellRoom() const {
        return {(terminal_.width - kSidebarColumns) / kCellColumns,
                terminal_.height - kLogLines - 1};
    }
    /// Returns the cell of the map that is shown at the top left; it may lie outside.
    grid::Point first() const { return first_; }
    /// Returns the place of a shown cell of the map on the screen.
    grid::Point placeOf(grid::Point cell) const {
        return {(cell.x - first_.x) * kCellColumns, cell.y - first_.y};
    }
    /// Returns the cell of the map at a place on the screen; nullopt beside the map.
    std::optional<grid::Point> cellAt(grid::Point place) const {
        const grid::Size room = cellRoom();
        if (place.x < 0 || place.y < 0 || place.x >= room.width * kCellColumns ||
            place.y >= room.height)
            return {};
        return grid::Point{place.x / kCellColumns + first_.x, place.y + first_.y};
    }
    /// Returns the first column of the sidebar's text.
    int sidebar() const { return terminal_.width - kSidebarColumns + 1; }
    /// Returns the row of the line above the log.
    int divider() const { return terminal_.height - kLogLines - 1; }

  private:
    grid::Size terminal_;
    grid::Point first_;
};

}  // namespace mazeloom::app::terminal

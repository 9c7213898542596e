// SPDX-License-Identifier: MIT
#include "core/edit/cell_cursor.h"

#include <algorithm>

namespace mazeloom::edit {

grid::Point onGround(grid::Point cell, const CursorGround& ground) {
    const grid::Rect& cells = ground.cells;
    return {std::clamp(cell.x, cells.x, cells.right()),
            std::clamp(cell.y, cells.y, cells.bottom())};
}

grid::Point moveCursor(grid::Point cell, CursorMove move, bool isFar, const CursorGround& ground) {
    const int step = ground.stride * (isFar ? kFarCells : 1);
    // One row of the old page stays in view, for orientation.
    const int page = std::max(ground.stride, ground.pageHeight - 1);
    switch (move) {
        case CursorMove::Left:
            cell.x -= step;
            break;
        case CursorMove::Right:
            cell.x += step;
            break;
        case CursorMove::Up:
            cell.y -= step;
            break;
        case CursorMove::Down:
            cell.y += step;
            break;
        case CursorMove::RowStart:
            cell.x = ground.cells.x;
            break;
        case CursorMove::RowEnd:
            cell.x = ground.cells.right();
            break;
        case CursorMove::PageUp:
            cell.y -= page;
            break;
        case CursorMove::PageDown:
            cell.y += page;
            break;
    }
    return onGround(cell, ground);
}

}  // namespace mazeloom::edit

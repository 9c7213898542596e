// SPDX-License-Identifier: MIT
// The cell cursor of the canvas, moved by keys for work without a mouse.
#pragma once

#include "core/grid/point.h"

namespace mazeloom::edit {

/// The factor by which a far move is longer than a normal one.
inline constexpr int kFarCells = 8;

enum class CursorMove { Left, Right, Up, Down, RowStart, RowEnd, PageUp, PageDown };

/// The cells that the cursor may visit, and how far it moves.
struct CursorGround {
    grid::Rect cells;    ///< the cells that can be visited; at least one
    int stride = 1;      ///< cells per move: more than one if a pixel shows several
    int pageHeight = 1;  ///< rows in view
};

/// Returns the cell of the ground that is nearest to `cell`.
grid::Point onGround(grid::Point cell, const CursorGround& ground);

/// Returns the cell where a move from `cell` ends, which is always on the ground. `isFar` makes a
/// move left, right, up or down kFarCells times as long.
grid::Point moveCursor(grid::Point cell, CursorMove move, bool isFar, const CursorGround& ground);

}  // namespace mazeloom::edit

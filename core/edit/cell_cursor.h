// SPDX-License-Identifier: MIT
// The cell that keys choose on the canvas, for those who work without a mouse: where a key takes
// it.
#pragma once

#include "core/grid/point.h"

namespace mazeloom::edit {

/// How many times as long a far move is.
inline constexpr int kFarCells = 8;

enum class CursorMove { Left, Right, Up, Down, RowStart, RowEnd, PageUp, PageDown };

/// Where the cursor may be, and how far it goes.
struct CursorGround {
    grid::Rect cells;    ///< at least one
    int stride = 1;      ///< cells of one move: more than one where a pixel shows several
    int pageHeight = 1;  ///< rows in view
};

/// The nearest cell to `cell` that lies on the ground.
grid::Point onGround(grid::Point cell, const CursorGround& ground);

/// Where a move from `cell` ends: on the ground, whatever was asked for. `isFar` makes a move by
/// cells kFarCells times as long.
grid::Point moveCursor(grid::Point cell, CursorMove move, bool isFar, const CursorGround& ground);

}  // namespace mazeloom::edit

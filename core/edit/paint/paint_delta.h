// SPDX-License-Identifier: MIT
// The changes of one painting, enough to undo and redo it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/edit/area/area.h"
#include "core/edit/paint/ink.h"
#include "core/level/level.h"

namespace mazeloom::edit {

class InkChoice;

/// Neighbouring cells of a row, at least one, that all changed from one value to the same other
/// value.
struct PaintRun {
    grid::Index first = 0;  ///< in the storage of a PaintGrid
    std::uint16_t count = 0;
    level::Paint before = 0;
    level::Paint after = 0;

    friend bool operator==(const PaintRun&, const PaintRun&) = default;
};

/// In the order of painting; a cell may occur more than once.
using PaintDelta = std::vector<PaintRun>;

/// Returns the changes of `ink` in `area`, without cells outside the grid and cells that the ink
/// leaves unchanged.
PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, Ink ink);
/// Returns the changes if each cell has its own ink.
PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, const InkChoice& inks);

/// Returns the changes of writing `cells` with its top left at `at`, limited to `mask`, which is in
/// the coordinates of `grid`.
PaintDelta deltaOf(const level::PaintGrid& grid, const level::PaintGrid& cells, grid::Point at,
                   const Area& mask);

void redo(level::PaintGrid& grid, std::span<const PaintRun> delta);
void undo(level::PaintGrid& grid, std::span<const PaintRun> delta);

/// Returns the smallest rectangle around all cells that a delta changes.
grid::Rect boundsOf(const level::PaintGrid& grid, std::span<const PaintRun> delta);

}  // namespace mazeloom::edit

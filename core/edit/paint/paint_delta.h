// SPDX-License-Identifier: MIT
// The changes made by one painting, with all data to undo and redo them.
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

/// One or more neighbouring cells of a row that all changed from the same value to the same other
/// value.
struct PaintRun {
    grid::Index first = 0;  ///< an index in the storage of a PaintGrid
    std::uint16_t count = 0;
    level::Paint before = 0;
    level::Paint after = 0;

    friend bool operator==(const PaintRun&, const PaintRun&) = default;
};

/// Runs in the order of painting; a cell may occur more than once.
using PaintDelta = std::vector<PaintRun>;

/// Returns the changes that `ink` makes in `area`, without cells outside the grid and cells that
/// the ink leaves unchanged.
PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, Ink ink);
/// Returns the changes made in `area` if each cell has its own ink.
PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, const InkChoice& inks);

/// Returns the changes made by writing `cells` with their top left at `at`, limited to `mask`,
/// which is in the coordinates of `grid`.
PaintDelta deltaOf(const level::PaintGrid& grid, const level::PaintGrid& cells, grid::Point at,
                   const Area& mask);

void redo(level::PaintGrid& grid, std::span<const PaintRun> delta);
void undo(level::PaintGrid& grid, std::span<const PaintRun> delta);

/// Returns the smallest rectangle around all cells that a delta changes.
grid::Rect boundsOf(const level::PaintGrid& grid, std::span<const PaintRun> delta);

}  // namespace mazeloom::edit

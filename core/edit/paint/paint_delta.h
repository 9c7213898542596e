// SPDX-License-Identifier: MIT
// What one painting changed, cell by cell: enough to undo and to redo it.
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

/// Neighbouring cells of a row, at least one, that changed from one value to one other.
struct PaintRun {
    grid::Index first = 0;  ///< in the storage of a PaintGrid
    std::uint16_t count = 0;
    level::Paint before = 0;
    level::Paint after = 0;

    friend bool operator==(const PaintRun&, const PaintRun&) = default;
};

/// In the order of painting; a cell may stand in it more than once.
using PaintDelta = std::vector<PaintRun>;

/// What `ink` would change in `area`; cells outside of the grid count for nothing, nor do cells
/// that the ink leaves as they are.
PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, Ink ink);
/// The same, where each cell has an ink of its own.
PaintDelta deltaOf(const level::PaintGrid& grid, const Area& area, const InkChoice& inks);

/// What writing `cells`, with its top left at `at`, would change; only the cells of `mask`, which
/// is in the coordinates of `grid`.
PaintDelta deltaOf(const level::PaintGrid& grid, const level::PaintGrid& cells, grid::Point at,
                   const Area& mask);

void redo(level::PaintGrid& grid, std::span<const PaintRun> delta);
void undo(level::PaintGrid& grid, std::span<const PaintRun> delta);

/// The smallest rectangle around all that a delta changes.
grid::Rect boundsOf(const level::PaintGrid& grid, std::span<const PaintRun> delta);

}  // namespace mazeloom::edit

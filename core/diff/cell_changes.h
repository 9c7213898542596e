// SPDX-License-Identifier: MIT
// The cells in which two grids differ, grouped by their old and new character.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/grid/point.h"
#include "core/json/value.h"

namespace mazeloom::diff {

/// Stands for the character of a cell outside of a grid.
inline constexpr char kNoCell = '\0';

/// The cells that changed from one character to another.
struct CellGroup {
    char before = kNoCell;
    char after = kNoCell;
    std::int64_t count = 0;
    grid::Rect bounds;
    std::vector<grid::Point> first;  ///< the first few cells, by rows

    /// Adds a cell. `kMostNamed` of them are listed.
    void add(grid::Point cell);
    static constexpr std::size_t kMostNamed = 5;
};

/// Returns the groups, those with the most cells first. The cell p of the old grid is the cell
/// p + `shift` of the new one. Cells are named in coordinates of the new grid; those that are
/// outside of it, in coordinates of the old one. Either grid may be null: all its cells, as many as
/// the other grid has, are `blank` then.
std::vector<CellGroup> changedCells(const json::Value* before, const json::Value* after,
                                    grid::Point shift = {}, char blank = ' ');

/// Returns the groups of a set of cells, which are lists of pairs: removed cells are `glyph` before
/// and kNoCell after, added ones the reverse. Other elements are ignored.
std::vector<CellGroup> changedPoints(const json::Value& before, const json::Value& after,
                                     char glyph);

/// Returns a cell that is written as a pair of whole numbers; (−1, −1) for any other value.
grid::Point pointOf(const json::Value& value);

}  // namespace mazeloom::diff

// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/grid/grid.h"
#include "core/level/map/cell.h"

namespace mazeloom::generate {

/// Visits, in reading order, the cells of the region (cells marked kRegion, 4-connected) whose
/// blocking would split it, with at least two cells on each side.
///
/// A cell splits the region if it touches the same outside component from two sides: that component
/// and the cell then close a ring around the part that is cut off. So the outside components
/// (8-connected) are labelled once, and consulted only if a cell's eight neighbours do not decide.
/// This needs no walk through the region and no stack.
/// In a maze nearly all cells qualify, so they are visited, not listed.
void forEachNarrowPassage(const level::MarkGrid& marks,
                          const std::function<void(grid::Index)>& visit);

}  // namespace mazeloom::generate

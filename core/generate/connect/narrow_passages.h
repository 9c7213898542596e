// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/generate/shared/watch.h"
#include "core/grid/grid.h"
#include "core/level/map/cell.h"

namespace mazeloom::generate {

/// Visits, in reading order, each cell of the region whose blocking would split the region so that
/// at least two parts have two or more cells. The region consists of the cells marked kRegion and
/// is 4-connected.
///
/// A cell splits the region if it touches the same outside component from two sides: the component
/// and the cell then form a ring around the part that is cut off. So the outside components
/// (8-connected) are labelled once, and consulted only if a cell's eight neighbours do not decide.
/// This needs no walk through the region and no stack. In a maze nearly all cells qualify, so they
/// are visited, not listed.
///
/// Passes four times over all cells, each a unit of the watch's work.
void forEachNarrowPassage(const level::MarkGrid& marks, PacedWatch& watch,
                          const std::function<void(grid::Index)>& visit);

}  // namespace mazeloom::generate

// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "core/grid/grid.h"
#include "core/level/map/cell.h"

namespace mazeloom::generate {

/// Visits the cells of the region (the cells marked kRegion, connected in four directions) whose
/// blocking would cut it in two, with at least two cells on either side; in reading order.
///
/// A cell cuts the region where it touches one and the same piece of the world outside the region
/// from two sides: that piece and the cell then close a ring around what is cut off. So the pieces
/// outside (connected in eight directions) are labelled once, and only where a cell's own eight
/// neighbours leave it open whether it cuts. No walk through the region, no stack.
/// Of a maze these are nearly all cells; so they are visited, not listed.
void forEachNarrowPassage(const level::MarkGrid& marks,
                          const std::function<void(grid::Index)>& visit);

}  // namespace mazeloom::generate

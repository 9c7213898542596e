// SPDX-License-Identifier: MIT
// All that is in a level or room moved at once, its size as it was; and the part of it in which the
// designer has put something.
#pragma once

#include <cstdint>

#include "core/edit/resize.h"

namespace mazeloom::edit {

/// What becomes of what comes past an edge.
enum class PastEdge : std::uint8_t {
    Lost,   ///< as when a level is cropped; new cells are what the eraser leaves
    Wraps,  ///< comes in at the opposite edge: nothing is lost but which cells were a kept room
};

/// Everything `by` so many cells to the right and down. Cells that data names go along. Of a path
/// that wraps each point does, so that moving it back gives what there was.
ResizedLevel offset(const level::Level& level, grid::Point by, PastEdge past);
ResizedRoom offset(const level::Room& room, grid::Point by, PastEdge past);

/// The smallest rectangle around all that is not as the eraser leaves it: cells, objects, points of
/// paths, kept cells, entrances. Empty where there is none.
grid::Rect paintedBounds(const level::Level& level);
grid::Rect paintedBounds(const level::Room& room);

}  // namespace mazeloom::edit

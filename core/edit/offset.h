// SPDX-License-Identifier: MIT
// Moves all content of a level or room without changing its size, and finds the part that the
// designer has edited.
#pragma once

#include <cstdint>

#include "core/edit/resize.h"

namespace mazeloom::edit {

/// The fate of content that is moved past an edge.
enum class PastEdge : std::uint8_t {
    Lost,   ///< dropped, as when a level is cropped; new cells are as if erased
    Wraps,  ///< comes in at the opposite edge; only pinned rooms that an edge divides are lost
};

/// Returns the level or room with its content moved by `by`; positive values move right and down.
/// Cells referenced by properties move too. Each point of a path wraps separately, so that moving
/// back restores the path.
ResizedLevel offset(const level::Level& level, grid::Point by, PastEdge past);
ResizedRoom offset(const level::Room& room, grid::Point by, PastEdge past);

/// Returns the smallest rectangle around all content that erasing would remove: cells, objects,
/// points of paths, pinned cells, entrances. Empty if there is none.
grid::Rect paintedBounds(const level::Level& level);
grid::Rect paintedBounds(const level::Room& room);

}  // namespace mazeloom::edit

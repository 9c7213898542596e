// SPDX-License-Identifier: MIT
// Fills a region with a pattern: a fragment repeated side by side.
#pragma once

#include "core/edit/fragment/fragment.h"

namespace mazeloom::edit {

/// Upper bound on repeated objects. If there would be more, only the cells are repeated.
inline constexpr std::int64_t kMostTiledObjects = 2048;

/// Returns the cells of `region` covered with repetitions of `pattern`. The pattern is aligned to
/// the top left of the region's bounds, which becomes the fragment's top left. Cells that the
/// pattern lacks are missing in every repetition. Objects are repeated with their cells; each gets
/// its own id, and references stay within a repetition. The hero is left out because a level has
/// only one. Paths and pinned content are not repeated.
Fragment tiled(const Fragment& pattern, const Area& region);

}  // namespace mazeloom::edit

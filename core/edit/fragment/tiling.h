// SPDX-License-Identifier: MIT
// A region filled with a pattern: a fragment laid side by side.
#pragma once

#include "core/edit/fragment/fragment.h"

namespace mazeloom::edit {

/// More objects than this are not repeated: the cells are, alone.
inline constexpr std::int64_t kMostTiledObjects = 2048;

/// `pattern` laid over the cells of `region`, again and again from the top left of its bounds,
/// which becomes the fragment's. Where the pattern has no cell, the fragment has none. Objects are
/// repeated with their cells, each with an id of its own, and name their neighbours in the same
/// repetition; but not the hero, for there is one. Paths and what is kept are not repeated.
Fragment tiled(const Fragment& pattern, const Area& region);

}  // namespace mazeloom::edit

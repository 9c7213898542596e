// SPDX-License-Identifier: MIT
// A region filled with a pattern: a fragment laid side by side.
#pragma once

#include "core/edit/fragment/fragment.h"

namespace mazeloom::edit {

/// More objects than this are not repeated: the cells are, alone.
inline constexpr std::int64_t kMostTiledObjects = 2048;

/// `pattern` laid over the cells of `region`, again and again from the top left of its bounds,
/// which becomes the fragment's. Where the pattern has no cell, the fragment has none. Objects are
/// repeated with their cells, but not the hero, for there is one; paths and what is kept are not.
Fragment tiled(const Fragment& pattern, const Area& region);

}  // namespace mazeloom::edit

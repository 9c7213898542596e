// SPDX-License-Identifier: MIT
// Three-way merge of the rectangles that the versions of a level or room cover. If both sides
// change the size at different edges, the result has both changes.
#pragma once

#include <optional>

#include "core/grid/point.h"

namespace mazeloom::merge {

/// The result; the versions differ if both sides moved the same edge differently.
struct Frames {
    grid::Rect ours;
    grid::Rect theirs;
    bool hasConflict = false;
};

/// Merges rectangles, which have coordinates in common. If a merged rectangle would be empty, each
/// version has the rectangle of its side.
Frames mergeFrames(const std::optional<grid::Rect>& base, const grid::Rect& ours,
                   const grid::Rect& theirs);

}  // namespace mazeloom::merge

// SPDX-License-Identifier: MIT
// How a cell meets its eight neighbours: one bit for each neighbour that is open while the cell is
// solid, or solid while the cell is open. The bit of a corner matters only if the two neighbours
// beside the corner are like the cell.
#pragma once

#include "core/level/tiles/edge_sets.h"

namespace mazeloom::widgets {

/// The bits of a set of joins, clockwise from above.
enum Join : unsigned {
    kAbove = level::kAlikeAbove,
    kAboveRight = level::kAlikeAboveRight,
    kRight = level::kAlikeRight,
    kBelowRight = level::kAlikeBelowRight,
    kBelow = level::kAlikeBelow,
    kBelowLeft = level::kAlikeBelowLeft,
    kLeft = level::kAlikeLeft,
    kAboveLeft = level::kAlikeAboveLeft,
};

/// Returns `joins` without the corners that make no visible difference.
constexpr unsigned visibleJoins(unsigned joins) {
    constexpr unsigned kSides = kAbove | kRight | kBelow | kLeft;
    constexpr unsigned kCorners = kAboveRight | kBelowRight | kBelowLeft | kAboveLeft;
    return joins & (kSides | level::withoutLoneCorners((~joins & kSides) | kCorners));
}

/// The number of sets of visible joins.
inline constexpr int kJoinShapes = level::kBlobShapes;

/// Maps a set of joins to its shape, 0 … kJoinShapes − 1. Sets that look the same have the same
/// shape.
constexpr int joinShape(unsigned joins) {
    return level::shapeOf(level::EdgeSet::Blob, ~joins & 0xff);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// How a cell joins its eight neighbours: a bit for each neighbour that is open where the cell is
// solid, or solid where the cell is open. A corner is visible only if both sides next to it are
// alike.
#pragma once

#include "core/level/tiles/edge_sets.h"

namespace mazeloom::widgets {

/// Clockwise from above.
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

/// Returns `joins` without the corners that are not visible.
constexpr unsigned visibleJoins(unsigned joins) {
    constexpr unsigned kSides = kAbove | kRight | kBelow | kLeft;
    constexpr unsigned kCorners = kAboveRight | kBelowRight | kBelowLeft | kAboveLeft;
    return joins & (kSides | level::withoutLoneCorners((~joins & kSides) | kCorners));
}

/// The number of sets of visible joins.
inline constexpr int kJoinShapes = level::kBlobShapes;

/// Numbers the sets of visible joins 0 … kJoinShapes − 1; joins that look alike have one number.
constexpr int joinShape(unsigned joins) {
    return level::shapeOf(level::EdgeSet::Blob, ~joins & 0xff);
}

}  // namespace mazeloom::widgets

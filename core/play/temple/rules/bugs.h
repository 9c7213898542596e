// SPDX-License-Identifier: MIT
// Bugs (RULES.md T-6): blind, always on their paths. A bug's position depends on the tick alone.
//
// A path through a wall is an error of the design, but does not end the attempt; the bug goes on
// through the wall.
#pragma once

#include <optional>

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// Returns the index of a living bug that covers a cell.
std::optional<std::size_t> bugAt(const Field& field, const State& state, grid::Point cell);
/// Whether something that moved from one cell to another in the last tick met a living bug: in the
/// same cell, or by swapping cells with it.
bool meetsBug(const Field& field, const State& state, grid::Point from, grid::Point to);

/// Ends the attempt if the hero has met a bug.
void touchBugs(Turn& turn);

}  // namespace mazeloom::play::temple

// SPDX-License-Identifier: MIT
// Bugs (RULES.md T-6): blind, on their paths whatever happens. Where one is follows from the
// tick alone.
//
// A path that runs through a wall is an error of the design, but not of the attempt; the bug goes
// on through it.
#pragma once

#include <optional>

#include "core/play/temple/state/turn.h"

namespace mazeloom::play::temple {

/// A living bug that has a cell in its body, by its place among the field's.
std::optional<std::size_t> bugAt(const Field& field, const State& state, grid::Point cell);
/// Whether something that went from one cell to another in the tick that has just passed met a
/// living bug: in the same cell, or swapping cells with it.
bool meetsBug(const Field& field, const State& state, grid::Point from, grid::Point to);

/// Ends the attempt when the hero has met a bug.
void touchBugs(Turn& turn);

}  // namespace mazeloom::play::temple

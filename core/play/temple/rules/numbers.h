// SPDX-License-Identifier: MIT
// The numbers on the ground (RULES.md T-3).
#pragma once

#include <optional>

#include "core/level/numbers.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {

/// Decides which cells show their number. This is display only: attempts and replays do not depend
/// on it.
using level::Numbers;

/// Returns how many of a cell's eight neighbours hold an active trap, 0–8; a trap in the cell
/// itself does not count. `cell` is in the field.
int numberAt(const Field& field, const State& state, grid::Point cell);

/// Returns the number that the player sees; nullopt on solid cells and where the mode shows none.
std::optional<int> shownNumber(const Field& field, const State& state, Numbers numbers,
                               grid::Point cell);

}  // namespace mazeloom::play::temple

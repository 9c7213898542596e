// SPDX-License-Identifier: MIT
// The numbers on the ground (RULES.md T-3).
#pragma once

#include <optional>

#include "core/level/numbers.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {

/// Which cells show theirs. Attempts and replays do not depend on it: it is only shown.
using level::Numbers;

/// How many of a cell's eight neighbours hold a trap that is still to be feared; a trap's own cell
/// does not count. 0–8; `cell` is in the field.
int numberAt(const Field& field, const State& state, grid::Point cell);

/// The same for what a player may see: nothing on solid cells and where the mode shows none.
std::optional<int> shownNumber(const Field& field, const State& state, Numbers numbers,
                               grid::Point cell);

}  // namespace mazeloom::play::temple

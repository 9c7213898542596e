// SPDX-License-Identifier: MIT
// The medals that an attempt at a temple has earned (RULES.md T-21).
#pragma once

#include "core/play/medals.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {

/// Returns the number of lives that the hero has lost so far.
int livesLost(const Field& field, const State& state);

/// Returns the medals of a won attempt, apart from the one for time, which depends on par.
/// `hints` is the number of hints that were shown. Returns none if the attempt is not won.
Medals medalsOf(const Field& field, const State& state, int hints);

}  // namespace mazeloom::play::temple

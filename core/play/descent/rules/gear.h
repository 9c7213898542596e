// SPDX-License-Identifier: MIT
// The gear of a hero who begins a run at a depth: about as much as the floors above would have
// given (RULES.md D-1.4).
#pragma once

#include "core/level/descent.h"
#include "core/play/descent/state/start.h"

namespace mazeloom::play::descent {

/// Returns the start of a run at a depth, with the hero's gear; at depth 1 the hero is
/// empty-handed. The caller sets seed and goal.
Start startAt(int depth, const level::DescentTables& tables);

}  // namespace mazeloom::play::descent

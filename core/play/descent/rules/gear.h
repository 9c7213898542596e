// SPDX-License-Identifier: MIT
// What a hero has who begins deep down: about what the floors above would have given
// (RULES.md D-1.4).
#pragma once

#include "core/level/descent.h"
#include "core/play/descent/state/start.h"

namespace mazeloom::play::descent {

/// A run that begins at a depth with its gear; at depth 1 empty-handed. Seed and goal are the
/// caller's.
Start startAt(int depth, const level::DescentTables& tables);

}  // namespace mazeloom::play::descent

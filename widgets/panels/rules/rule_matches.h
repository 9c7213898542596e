// SPDX-License-Identifier: MIT
// Finds where a rule matches at the timeline's position.
#pragma once

#include "core/edit/area/area.h"
#include "core/level/rewriting/program.h"
#include "core/trace/timeline.h"

namespace mazeloom::widgets {

/// Returns the cells that the rule numbered `rule` would change where it matches at the timeline's
/// position. Empty if the level is too large to search while the pointer moves, if there is no such
/// rule, or if `timeline` is null.
edit::Area ruleMatches(const trace::Timeline* timeline, int stage, int rule);

}  // namespace mazeloom::widgets

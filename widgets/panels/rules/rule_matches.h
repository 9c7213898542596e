// SPDX-License-Identifier: MIT
// Where a rule matches in the moment that a timeline shows.
#pragma once

#include "core/edit/area/area.h"
#include "core/level/rewriting/program.h"
#include "core/trace/timeline.h"

namespace mazeloom::widgets {

/// The cells that matches of the rule of this number would change, at the moment that is shown;
/// nothing on levels that are too large to look through while the pointer moves, for a number that
/// no rule has, and for no timeline.
edit::Area ruleMatches(const trace::Timeline* timeline, int stage, int rule);

}  // namespace mazeloom::widgets

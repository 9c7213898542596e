// SPDX-License-Identifier: MIT
// Shows the content of a timeline in a level whose size has changed since the timeline was made.
#pragma once

#include "core/grid/point.h"
#include "core/trace/timeline.h"

namespace mazeloom::trace {

/// Returns a trace without steps: the cells, marks and things of `timeline` at its position that
/// lie in `to`, in the coordinates of `to`. Cells outside the old map are wall. The trace is shown
/// after a level grew, until the level is generated again.
Trace grown(const Timeline& timeline, const grid::Rect& to);

}  // namespace mazeloom::trace

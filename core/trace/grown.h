// SPDX-License-Identifier: MIT
// What a timeline shows, in a level that has another size now.
#pragma once

#include "core/grid/point.h"
#include "core/trace/timeline.h"

namespace mazeloom::trace {

/// A trace without steps: the cells, marks and things of `timeline` at its position that lie in
/// `to`, which is in their coordinates; cells beside them are wall. What can be shown of a level
/// that grew until it is generated again.
Trace grown(const Timeline& timeline, const grid::Rect& to);

}  // namespace mazeloom::trace

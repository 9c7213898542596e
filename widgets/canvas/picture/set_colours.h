// SPDX-License-Identifier: MIT
// The parts of a maze that is being joined from sets of cells, each in its own colour.
#pragma once

#include <QPainter>

#include "core/trace/timeline.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Draws the parts over the cells in view, at the timeline's position. A part keeps its colour
/// while it grows; when two are joined, the larger one's colour is likely to stay. `isHidden`: the
/// maze consists of aisles, otherwise of passages.
void paintSets(QPainter& painter, const trace::Timeline& timeline, bool isHidden,
               const ViewTransform& view, const Theme& theme);

}  // namespace mazeloom::widgets

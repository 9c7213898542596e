// SPDX-License-Identifier: MIT
// Colours the parts of a maze while an algorithm joins sets of cells: each part has its own colour.
#pragma once

#include <QPainter>

#include "core/trace/timeline.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Draws the parts over the cells in view, at the timeline's position. A part keeps its colour
/// while it grows; when two parts are joined, the colour of the larger one is likely to stay.
/// `isHidden`: the maze consists of aisles, otherwise of passages.
void paintSets(QPainter& painter, const trace::Timeline& timeline, bool isHidden,
               const ViewTransform& view, const Theme& theme);

}  // namespace mazeloom::widgets

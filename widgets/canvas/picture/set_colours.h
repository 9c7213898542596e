// SPDX-License-Identifier: MIT
// The parts of a maze that is being joined from sets of cells, each in a colour of its own.
#pragma once

#include <QPainter>

#include "core/trace/timeline.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Over the cells in view, as they are at the timeline's position. A part keeps its colour while it
/// grows; of two that are joined the larger one's is likely to stay. `isHidden`: the maze is one of
/// aisles, else of passages.
void paintSets(QPainter& painter, const trace::Timeline& timeline, bool isHidden,
               const ViewTransform& view, const Theme& theme);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Explains a generation step over the map: draws the head and the directions that it tried, the
// trail back, the changes of the step, and rooms placed and refused.
#pragma once

#include <QPainter>

#include "core/trace/timeline.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

struct Moment {
    const trace::Timeline& timeline;  ///< positioned right after `step`
    trace::StepIndex step = 0;
};

/// Draws in screen pixels. Omits parts that are too small to see, but never the head.
void paintStepMarks(QPainter& painter, const Moment& moment, const ViewTransform& view,
                    const Theme& theme);

/// Returns the head, the cell where the step works: the cell carved into, else the step's cell.
grid::Point headOf(const trace::Trace& trace, trace::StepIndex step);

}  // namespace mazeloom::widgets

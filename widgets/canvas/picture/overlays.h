// SPDX-License-Identifier: MIT
// What explains a moment of a generation, drawn over the map: the head and the ways that it tried,
// the way back, the step's changes, and rooms placed and refused.
#pragma once

#include <QPainter>

#include "core/trace/timeline.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

struct Moment {
    const trace::Timeline& timeline;  ///< stands right after `step`
    trace::StepIndex step = 0;
};

/// In pixels of the screen. What would be too small to see is left out, but never the head.
void paintOverlays(QPainter& painter, const Moment& moment, const ViewTransform& view,
                   const Theme& theme);

/// The cell at which the step's work is: where a carve arrived, the cell it is about for others.
grid::Point headOf(const trace::Trace& trace, trace::StepIndex step);

}  // namespace mazeloom::widgets

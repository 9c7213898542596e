// SPDX-License-Identifier: MIT
// The way in which a level or room is shown: the place on the canvas, and the step.
#pragma once

#include "core/trace/trace.h"
#include "widgets/canvas/canvas.h"

namespace mazeloom::app {

struct SheetView {
    widgets::CanvasPlace place;
    trace::StepIndex position = 0;  ///< the position in the timeline, which has `count` steps
    trace::StepIndex count = 0;

    friend bool operator==(const SheetView&, const SheetView&) = default;
};

}  // namespace mazeloom::app

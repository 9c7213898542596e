// SPDX-License-Identifier: MIT
// The view of a level or room.
#pragma once

#include "core/trace/trace.h"
#include "widgets/canvas/canvas.h"

namespace mazeloom::app {

struct SheetView {
    widgets::CanvasPlace place;
    trace::StepIndex position = 0;  ///< the timeline's position, of `count` steps
    trace::StepIndex count = 0;

    friend bool operator==(const SheetView&, const SheetView&) = default;
};

}  // namespace mazeloom::app

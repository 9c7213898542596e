// SPDX-License-Identifier: MIT
// How large what is being dragged is, beside the pointer.
#pragma once

#include <QString>

#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

/// "12 × 7"
QString measureText(grid::Size cells);
/// Beside the cell that the pointer is on, within the view; returns the place of the label.
QRectF paintMeasure(QPainter& painter, const CanvasScene& scene, grid::Point pointer,
                    grid::Size cells);

}  // namespace mazeloom::widgets

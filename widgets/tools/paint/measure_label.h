// SPDX-License-Identifier: MIT
// How large what is being dragged is, beside the pointer.
#pragma once

#include <QString>

#include "core/analyse/route.h"
#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

/// "12 × 7"
QString measureText(grid::Size cells);
/// "8.5 straight · 7 as a king moves · 23 on foot". `route` is null where no way is known.
QString distanceText(grid::Point from, grid::Point to, const analyse::Route* route);
/// Beside the cell that the pointer is on, within the view; returns the place of the label.
QRectF paintMeasure(QPainter& painter, const CanvasScene& scene, grid::Point pointer,
                    const QString& text);

}  // namespace mazeloom::widgets

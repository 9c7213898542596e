// SPDX-License-Identifier: MIT
// A label beside the pointer with the size of the dragged area.
#pragma once

#include <QString>

#include "core/analyse/route.h"
#include "widgets/canvas/canvas_tool.h"

namespace mazeloom::widgets {

/// Returns a size as text: "12 × 7".
QString measureText(grid::Size cells);
/// Returns the distances between two cells as text: "8.5 straight · 7 as a king moves · 23 on
/// foot". `route` is the way on foot; null if there is none.
QString distanceText(grid::Point from, grid::Point to, const analyse::Route* route);
/// Draws a label beside the pointer's cell, within the view. Returns the label's rectangle.
QRectF paintMeasure(QPainter& painter, const CanvasScene& scene, grid::Point pointer,
                    const QString& text);

}  // namespace mazeloom::widgets

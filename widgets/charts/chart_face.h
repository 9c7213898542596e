// SPDX-License-Identifier: MIT
// What screen readers see of a chart: a chart with its title, whose children are its marks, each
// with its sentence. Where the keys go, their focus goes.
#pragma once

namespace mazeloom::widgets {

class ChartView;

/// Before the first view is made.
void installChartFaces();
/// There are other marks than before.
void tellChartChanged(ChartView& view);
void tellChartCursor(ChartView& view, int mark);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// Accessibility of a chart: a chart with its title, whose children are its marks, each with its
// sentence. The accessible focus follows the keyboard cursor.
#pragma once

namespace mazeloom::widgets {

class ChartView;

/// Must be called before the first view is created.
void installChartFaces();
/// Reports that the chart's marks have been replaced.
void tellChartChanged(ChartView& view);
void tellChartCursor(ChartView& view, int mark);

}  // namespace mazeloom::widgets

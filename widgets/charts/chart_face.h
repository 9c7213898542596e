// SPDX-License-Identifier: MIT
// Accessibility of charts for screen readers. The name of a chart is its title. Its children are
// its marks; the name of a mark is its description. The accessible focus follows the keyboard
// cursor.
#pragma once

namespace mazeloom::widgets {

class ChartView;

/// Registers the accessible interfaces. Must be called before the first view is created.
void installChartFaces();
/// Reports that the chart's marks have been replaced.
void tellChartChanged(ChartView& view);
void tellChartCursor(ChartView& view, int mark);

}  // namespace mazeloom::widgets

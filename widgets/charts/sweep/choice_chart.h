// SPDX-License-Identifier: MIT
// A chart of the effect of a parameter's choices on a measure. Each choice has a row, with its name
// beside it. A row shows the median and the bands that contain half and four fifths of the seeds.
// Choices have no order, so no line connects them.
#pragma once

#include "widgets/charts/sweep/sweep_chart.h"

namespace mazeloom::widgets {

/// The marks are the rows; the first one is at the top.
class ChoiceChart : public SweepChart {
  public:
    /// `present` is the row of the recipe's current choice, which the chart marks.
    ChoiceChart(Words words, std::vector<SweptPoint> points,
                std::optional<std::int64_t> present = {});

    QRectF rectOf(int mark, const ChartSpace& space) const override;
    int markAt(const QPointF& place, const ChartSpace& space) const override;
    int neighbour(int mark, Toward toward) const override;
    QPointF valuesOf(int mark) const override { return {0, static_cast<double>(mark)}; }
    int markOf(const QPointF& values) const override;
    void paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
               const ChartState& state) const override;

  protected:
    PlotSpec spec() const override;

  private:
    QRectF rowOf(const PlotFrame& frame, int mark) const;
    void paintRow(QPainter& painter, const PlotFrame& frame, int mark, bool isPicked,
                  const ChartColours& colours) const;
};

}  // namespace mazeloom::widgets

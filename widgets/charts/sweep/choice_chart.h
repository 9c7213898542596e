// SPDX-License-Identifier: MIT
// What the choices of a parameter do to a measure: a row for each, with its median and the bands
// that half and four fifths of the seeds are within. Choices have no order, so nothing runs from
// one to the next, and their names have room beside the rows.
#pragma once

#include "widgets/charts/sweep/sweep_chart.h"

namespace mazeloom::widgets {

/// The first row is the topmost.
class ChoiceChart : public SweepChart {
  public:
    /// `present`: the row of the choice that the recipe has now, which is marked.
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

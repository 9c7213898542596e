// SPDX-License-Identifier: MIT
// A chart of the effect of a numeric parameter on a measure. A curve connects the medians at the
// parameter's values; bands around it contain half and four fifths of the seeds.
#pragma once

#include "widgets/charts/sweep/sweep_chart.h"

namespace mazeloom::widgets {

class CurveChart : public SweepChart {
  public:
    /// The points' numbers must be ascending. `present` is the recipe's current value, which the
    /// chart marks on the axis; it need not be one of the points' numbers.
    CurveChart(Words words, std::vector<SweptPoint> points,
               std::optional<std::int64_t> present = {});

    QRectF rectOf(int mark, const ChartSpace& space) const override;
    int markAt(const QPointF& place, const ChartSpace& space) const override;
    int neighbour(int mark, Toward toward) const override;
    QPointF valuesOf(int mark) const override;
    int markOf(const QPointF& values) const override;
    void paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
               const ChartState& state) const override;

  protected:
    PlotSpec spec() const override;

  private:
    double numberOf(int mark) const { return static_cast<double>(*pointOf(mark).number); }
    QRectF columnOf(const PlotFrame& frame, int mark) const;
    /// Returns the first and last mark of each run of successive marks that have a band.
    std::vector<std::pair<int, int>> runs() const;
    QPolygonF areaOf(const PlotFrame& frame, const std::pair<int, int>& run,
                     std::int64_t analyse::Band::*low, std::int64_t analyse::Band::*high) const;
    void paintBands(QPainter& painter, const PlotFrame& frame, const ChartColours& colours) const;
    void paintLoneBands(QPainter& painter, const PlotFrame& frame, int mark,
                        const ChartColours& colours) const;
};

}  // namespace mazeloom::widgets

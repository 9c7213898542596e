// SPDX-License-Identifier: MIT
// A bar chart of the distribution of a measure. The height of a bar is a share of the seeds. A
// second survey is drawn over the bars as a dashed outline.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/analyse/atlas/bars.h"
#include "core/analyse/survey/survey.h"
#include "widgets/charts/plot_frame.h"

namespace mazeloom::widgets {

struct BarSeries {
    QString name;  ///< name of the series in the legend, which only a chart of two series has
    std::vector<analyse::Bar> bars;

    std::uint64_t count() const;
};

class BarChart : public Chart {
  public:
    struct Words {
        QString title;
        QString caption;
        QString axis;  ///< title of the value axis
    };

    /// Two series must have bars for the same values.
    BarChart(Words words, BarSeries series, std::optional<BarSeries> second = {});

    QString title() const override { return words_.title; }
    QString caption() const override { return words_.caption; }
    int marks() const override { return static_cast<int>(series_.bars.size()); }
    QString textOf(int mark) const override;
    QRectF rectOf(int mark, const ChartSpace& space) const override;
    int markAt(const QPointF& place, const ChartSpace& space) const override;
    int neighbour(int mark, Toward toward) const override;
    QPointF valuesOf(int mark) const override;
    int markOf(const QPointF& values) const override;
    void paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
               const ChartState& state) const override;
    QSizeF leastSize(const QFont& font, bool hasHead) const override;

    const analyse::Bar& barOf(int mark) const {
        return series_.bars[static_cast<std::size_t>(mark)];
    }
    const BarSeries& series() const { return series_; }
    const std::optional<BarSeries>& second() const { return second_; }

  private:
    PlotSpec spec() const;
    QRectF columnOf(const PlotFrame& frame, int mark) const;
    void paintBars(QPainter& painter, const PlotFrame& frame, const ChartColours& colours,
                   const ChartState& state) const;
    void paintSecond(QPainter& painter, const PlotFrame& frame, const ChartColours& colours) const;

    Words words_;
    BarSeries series_;
    std::optional<BarSeries> second_;
};

/// Returns the chart of a survey's measure; `measure` is its index in the survey. If `other` has
/// this measure too, its distribution is the outline. `name` and `otherName` name the surveys in
/// the legend.
std::unique_ptr<BarChart> newBarChart(const analyse::Survey& survey, std::size_t measure,
                                      const analyse::Survey* other = nullptr,
                                      const QString& name = {}, const QString& otherName = {},
                                      std::size_t mostBars = analyse::BarScale::kMostBars);

/// Paints bars without axes in columns of equal width that fill `rect`. A bar with a count above 0
/// always has a visible height.
void paintPlainBars(QPainter& painter, const QRectF& rect, const std::vector<analyse::Bar>& bars,
                    const QColor& colour);

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
// A heat map of the joint distribution of two measures. One measure grows to the right, the other
// upwards. The more seeds a cell has, the stronger its colour; cells without seeds are not drawn.
#pragma once

#include <memory>
#include <optional>

#include "core/analyse/atlas/pair_bins.h"
#include "core/analyse/survey/survey.h"
#include "widgets/charts/chart_words.h"
#include "widgets/charts/plot_frame.h"

namespace mazeloom::widgets {

/// The marks are the cells, row by row, beginning with the bottom row.
class HeatChart : public Chart {
  public:
    /// Default upper bound on the number of bins in each direction: more cannot be told apart in a
    /// panel.
    static constexpr int kMostBins = 32;

    struct Cell {
        analyse::Stretch x;
        analyse::Stretch y;
        std::uint64_t count = 0;
    };

    /// `failures` is the number of seeds that gave no level. `correlation` is Pearson's r in ‰, if
    /// it is defined.
    HeatChart(MeasureWords x, MeasureWords y, analyse::PairBins bins, std::uint64_t failures = 0,
              std::optional<int> correlation = {});

    QString title() const override;
    QString caption() const override;
    int marks() const override { return static_cast<int>(bins_.counts.size()); }
    QString textOf(int mark) const override;
    QRectF rectOf(int mark, const ChartSpace& space) const override;
    int markAt(const QPointF& place, const ChartSpace& space) const override;
    int neighbour(int mark, Toward toward) const override;
    QPointF valuesOf(int mark) const override;
    int markOf(const QPointF& values) const override;
    void paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
               const ChartState& state) const override;
    QSizeF leastSize(const QFont& font, bool hasHead) const override;

    Cell cellOf(int mark) const;
    const analyse::PairBins& bins() const { return bins_; }

  private:
    int columns() const { return static_cast<int>(bins_.x.size()); }
    int rows() const { return static_cast<int>(bins_.y.size()); }
    PlotSpec spec() const;
    QRectF cellRect(const PlotFrame& frame, int mark) const;
    void paintCells(QPainter& painter, const PlotFrame& frame, const ChartColours& colours) const;
    void paintMarked(QPainter& painter, const PlotFrame& frame, const ChartColours& colours,
                     const ChartState& state) const;

    MeasureWords x_;
    MeasureWords y_;
    analyse::PairBins bins_;
    std::uint64_t failures_;
    std::optional<int> correlation_;
};

/// Returns the heat map of two different measures, given by their indices in either order. The
/// survey must have counted pairs of measures.
std::unique_ptr<HeatChart> newHeatChart(const analyse::Survey& survey, std::size_t x, std::size_t y,
                                        int mostBins = HeatChart::kMostBins);

}  // namespace mazeloom::widgets

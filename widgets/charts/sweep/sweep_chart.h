// SPDX-License-Identifier: MIT
// Base class of a sweep's charts: the points, one for each value of the parameter, their
// descriptions, and the look of medians and bands.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/analyse/atlas/band.h"
#include "widgets/charts/chart_words.h"
#include "widgets/charts/plot_frame.h"

namespace mazeloom::widgets {

struct SweptPoint {
    QString name;                             ///< the parameter's value in words
    std::optional<std::int64_t> number = {};  ///< set if the value is a number
    std::optional<analyse::Band> band = {};   ///< nullopt if no seed has a value here
    std::uint64_t failures = 0;               ///< number of seeds without a level
    QString flaw = {};                        ///< why the recipe cannot run; empty if it can
};

/// The marks are the points, in the order of the parameter's values.
class SweepChart : public Chart {
  public:
    struct Words {
        MeasureWords measure;
        QString parameter;  ///< "Rooms: Attempts"
        QString caption = {};
    };

    QString title() const override;
    QString caption() const override { return words_.caption; }
    int marks() const override { return static_cast<int>(points_.size()); }
    QString textOf(int mark) const override;
    QSizeF leastSize(const QFont& font, bool hasHead) const override;

    const SweptPoint& pointOf(int mark) const { return points_[static_cast<std::size_t>(mark)]; }

  protected:
    static constexpr double kPointRadius = 3.5;
    static constexpr double kMedianWidth = 2;

    /// `present` is the recipe's current value: its number in a CurveChart, its row in a
    /// ChoiceChart.
    SweepChart(Words words, std::vector<SweptPoint> points, std::optional<std::int64_t> present)
        : words_(std::move(words)), points_(std::move(points)), present_(present) {}

    virtual PlotSpec spec() const = 0;

    /// Returns an axis of the measure that covers all bands; nullopt if there are no bands.
    std::optional<AxisSpec> measureAxis() const;
    /// Returns the legend's entries for median, bands, and the recipe's current value, without
    /// their symbols. The symbols depend on the colours; fillLegend() adds them when painting.
    std::vector<LegendEntry> legend() const;
    static void fillLegend(std::vector<LegendEntry>& legend, const ChartColours& colours);
    static QPen presentPen(const ChartColours& colours);
    static void paintMedian(QPainter& painter, const QPointF& at, const SweptPoint& point,
                            bool isPicked, const ChartColours& colours);
    /// Draws a cross, which stands for a value at which no seed gives a level (isCrossed()).
    static void paintCross(QPainter& painter, const QPointF& at, const ChartColours& colours);
    static bool isCrossed(const SweptPoint& point) {
        return !point.band && (!point.flaw.isEmpty() || point.failures > 0);
    }

    const Words& words() const { return words_; }
    const std::vector<SweptPoint>& points() const { return points_; }
    const std::optional<std::int64_t>& present() const { return present_; }

  private:
    Words words_;
    std::vector<SweptPoint> points_;
    std::optional<std::int64_t> present_;
};

}  // namespace mazeloom::widgets

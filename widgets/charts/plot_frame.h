// SPDX-License-Identifier: MIT
// The layout that all charts share: title and caption, a legend, two axes with round numbers, and
// the plot between the axes. The sizes of the texts decide how the space is divided, so that texts
// fit.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "widgets/charts/chart.h"
#include "widgets/charts/chart_colours.h"

namespace mazeloom::widgets {

struct AxisSpec {
    QString title;
    double begin = 0;  ///< begin and end are the values at the ends of the plot
    double end = 1;
    /// The range of the round numbers on the axis.
    std::int64_t first = 0;
    std::int64_t last = 0;
    double shift = 0;  ///< offset of a number from its value, to centre it below the value's bar
    /// Formats a number; if empty, the axis has no numbers.
    std::function<QString(std::int64_t)> textOf = {};
    /// Names that a vertical axis shows in place of numbers: the first at 0, the second at 1, and
    /// so on.
    std::vector<QString> names = {};
};

/// An entry of the legend: a symbol followed by its meaning. A scale has a text before it too.
struct LegendEntry {
    QString before = {};
    double width = 18;  ///< width of the symbol, in pixels
    QString text = {};
    std::function<void(QPainter& painter, const QRectF& picture)> paint = {};
};

struct PlotSpec {
    QString title;
    QString caption;
    AxisSpec x;
    AxisSpec y;
    std::vector<LegendEntry> legend = {};
};

class PlotFrame {
  public:
    PlotFrame(const ChartSpace& space, PlotSpec spec);

    const QRectF& plot() const { return plot_; }
    double xOf(double value) const;
    double yOf(double value) const;
    /// Returns the rectangle between these values of the axes, rounded to whole pixels.
    QRectF rectOf(double left, double right, double bottom, double top) const;

    /// Paints the background, the texts, and grid lines at the numbers.
    void paintBelow(QPainter& painter, const ChartColours& colours) const;
    /// Paints the base line.
    void paintAbove(QPainter& painter, const ChartColours& colours) const;
    /// Paints `why`, the reason why the plot is empty.
    void paintNothing(QPainter& painter, const QFont& font, const ChartColours& colours,
                      const QString& why) const;

    static QSizeF leastSize(const QFont& font, bool hasHead, const PlotSpec& spec);

  private:
    struct Tick {
        double value = 0;
        QString text = {};
        double room = 0;  ///< pixels available for the text
    };
    struct PlacedEntry {
        std::size_t entry = 0;
        QPointF place = {};  ///< the entry's top left
    };

    double widthOf(const LegendEntry& entry) const;
    /// Places the legend and the vertical axis's title below `top`; returns their bottom.
    double placeLegend(double top);
    std::vector<Tick> ticksUpright() const;
    std::vector<Tick> ticksAcross() const;
    void paintHead(QPainter& painter, const ChartColours& colours) const;
    void paintLegend(QPainter& painter, const ChartColours& colours) const;
    void paintAxes(QPainter& painter, const ChartColours& colours) const;

    PlotSpec spec_;
    QRectF inner_;  ///< the bounds without margins
    QFont titleFont_;
    QFont smallFont_;
    bool hasHead_;
    QRectF title_;
    QRectF caption_;
    QRectF yTitle_;
    QRectF plot_;
    std::vector<PlacedEntry> legend_;
    std::vector<Tick> xTicks_;
    std::vector<Tick> yTicks_;
};

}  // namespace mazeloom::widgets

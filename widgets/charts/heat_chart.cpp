// SPDX-License-Identifier: MIT
#include "widgets/charts/heat_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QCoreApplication>
#include <QLocale>

#include "core/analyse/atlas/telling_pair.h"

namespace mazeloom::widgets {

namespace {

constexpr double kScaleWidth = 96;  // width of the legend's scale, in pixels
constexpr int kScaleSteps = 32;

/// Translation context of this file.
struct HeatChartText {
    Q_DECLARE_TR_FUNCTIONS(HeatChartText)
};

QString heatNumber(std::int64_t value) {
    return QLocale().toString(static_cast<qlonglong>(value));
}

/// Returns the position of a count on the colour scale, 0–1, where `most` is at 1. A square root
/// scale tells small counts apart, which a linear scale does not.
double heatOf(std::uint64_t count, std::uint64_t most) {
    if (most <= 1) return 1;
    return std::sqrt(static_cast<double>(count - 1) / static_cast<double>(most - 1));
}

AxisSpec axisOf(const std::vector<analyse::Stretch>& bins, const QString& title) {
    AxisSpec axis;
    axis.title = title;
    if (bins.empty()) return axis;
    axis.textOf = heatNumber;
    axis.begin = static_cast<double>(bins.front().first);
    axis.end = static_cast<double>(bins.back().last) + 1;
    axis.first = bins.front().first;
    axis.last = bins.back().last;
    if (bins.front().first == bins.front().last) axis.shift = 0.5;
    return axis;
}

int binOf(const std::vector<analyse::Stretch>& bins, double value) {
    for (std::size_t i = 0; i < bins.size(); ++i)
        if (value < static_cast<double>(bins[i].last) + 0.5) return static_cast<int>(i);
    return static_cast<int>(bins.size()) - 1;
}

double middleOf(const analyse::Stretch& values) {
    return (static_cast<double>(values.first) + static_cast<double>(values.last)) / 2;
}

/// Returns the grid of (x, y) as a grid of (y, x).
analyse::PairBins turned(const analyse::PairBins& bins) {
    analyse::PairBins made{bins.y, bins.x, {}};
    for (std::size_t column = 0; column < bins.x.size(); ++column)
        for (std::size_t row = 0; row < bins.y.size(); ++row)
            made.counts.push_back(bins.at(column, row));
    return made;
}

}  // namespace

HeatChart::HeatChart(MeasureWords x, MeasureWords y, analyse::PairBins bins, std::uint64_t failures,
                     std::optional<int> correlation)
    : x_(std::move(x)),
      y_(std::move(y)),
      bins_(std::move(bins)),
      failures_(failures),
      correlation_(correlation) {}

QString HeatChart::title() const {
    //: The title of a map of two measures
    return HeatChartText::tr("%1 and %2").arg(x_.title, y_.title);
}

QString HeatChart::caption() const {
    QString text = seedsText(bins_.count());
    if (correlation_) {
        //: %1 "1,203 seeds", %2 a number from -1 to 1, how much two measures go together
        text = HeatChartText::tr("%1, correlation %2")
                   .arg(text, QLocale().toString(*correlation_ / 1000.0, 'f', 2));
    }
    if (failures_ > 0)
        text = HeatChartText::tr("%1; %2 without a level").arg(text, seedsText(failures_));
    return text;
}

HeatChart::Cell HeatChart::cellOf(int mark) const {
    const auto column = static_cast<std::size_t>(mark % columns());
    const auto row = static_cast<std::size_t>(mark / columns());
    return {bins_.x[column], bins_.y[row], bins_.at(column, row)};
}

QString HeatChart::textOf(int mark) const {
    const Cell cell = cellOf(mark);
    //: A cell of a map of two measures. %1 and %2 the first and its values, %3 and %4 the second,
    //: %5 "1,203 seeds", %6 "12.0 %"
    return HeatChartText::tr("%1 %2, %3 %4: %5, %6")
        .arg(x_.title, stretchText(cell.x), y_.title, stretchText(cell.y), seedsText(cell.count),
             shareText(cell.count, bins_.count()));
}

PlotSpec HeatChart::spec() const {
    PlotSpec spec{title(), caption(), axisOf(bins_.x, x_.axis), axisOf(bins_.y, y_.axis), {}};
    const auto most = static_cast<std::int64_t>(bins_.most());
    if (most > 1) {
        spec.legend.push_back({heatNumber(1), kScaleWidth,
                               //: The end of a scale of colours: %1 is the number of seeds that
                               //: this colour stands for
                               HeatChartText::tr("%1 seeds").arg(heatNumber(most))});
    } else if (most == 1) {
        spec.legend.push_back({{}, 10, seedsText(1)});
    }
    return spec;
}

QRectF HeatChart::cellRect(const PlotFrame& frame, int mark) const {
    const double across = (static_cast<double>(bins_.x.back().last) + 1 -
                           static_cast<double>(bins_.x.front().first)) /
                          columns();
    const double up = (static_cast<double>(bins_.y.back().last) + 1 -
                       static_cast<double>(bins_.y.front().first)) /
                      rows();
    const double left = static_cast<double>(bins_.x.front().first) + across * (mark % columns());
    const double bottom = static_cast<double>(bins_.y.front().first) + up * (mark / columns());
    return frame.rectOf(left, left + across, bottom, bottom + up);
}

QRectF HeatChart::rectOf(int mark, const ChartSpace& space) const {
    return cellRect(PlotFrame(space, spec()), mark);
}

int HeatChart::markAt(const QPointF& place, const ChartSpace& space) const {
    const PlotFrame frame(space, spec());
    if (marks() == 0 || !frame.plot().contains(place)) return -1;
    int column = 0;
    while (column + 1 < columns() && place.x() >= cellRect(frame, column).right())
        ++column;
    int row = 0;
    while (row + 1 < rows() && place.y() < cellRect(frame, row * columns()).top())
        ++row;
    return row * columns() + column;
}

int HeatChart::neighbour(int mark, Toward toward) const {
    const int column = mark % columns();
    const int row = mark / columns();
    switch (toward) {
        case Toward::Left:
            return column > 0 ? mark - 1 : mark;
        case Toward::Right:
            return column + 1 < columns() ? mark + 1 : mark;
        case Toward::Up:
            return row + 1 < rows() ? mark + columns() : mark;
        case Toward::Down:
            return row > 0 ? mark - columns() : mark;
        // Home and End go to the ends of the current row; the chart's first cell may be far away.
        case Toward::First:
            return row * columns();
        case Toward::Last:
            break;
    }
    return row * columns() + columns() - 1;
}

QPointF HeatChart::valuesOf(int mark) const {
    const Cell cell = cellOf(mark);
    return {middleOf(cell.x), middleOf(cell.y)};
}

int HeatChart::markOf(const QPointF& values) const {
    if (marks() == 0) return -1;
    return binOf(bins_.y, values.y()) * columns() + binOf(bins_.x, values.x());
}

void HeatChart::paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
                      const ChartState& state) const {
    const ChartColours colours = chartColours(theme);
    PlotSpec filled = spec();
    for (LegendEntry& entry : filled.legend) {
        entry.paint = [&colours, isScale = entry.width == kScaleWidth](QPainter& on,
                                                                       const QRectF& at) {
            if (!isScale) return on.fillRect(at, colours.heat(1));
            for (int i = 0; i < kScaleSteps; ++i) {
                const double left = std::round(at.width() * i / kScaleSteps);
                const double right = std::round(at.width() * (i + 1) / kScaleSteps);
                on.fillRect(QRectF(at.left() + left, at.top(), right - left, at.height()),
                            colours.heat(i / (kScaleSteps - 1.0)));
            }
        };
    }
    const PlotFrame frame(space, std::move(filled));
    frame.paintBelow(painter, colours);
    if (marks() == 0) {
        frame.paintNothing(painter, space.font, colours, nothingMeasuredText());
    } else {
        paintCells(painter, frame, colours);
        paintMarked(painter, frame, colours, state);
    }
    frame.paintAbove(painter, colours);
}

void HeatChart::paintCells(QPainter& painter, const PlotFrame& frame,
                           const ChartColours& colours) const {
    const std::uint64_t most = bins_.most();
    for (int mark = 0; mark < marks(); ++mark) {
        const std::uint64_t count = bins_.counts[static_cast<std::size_t>(mark)];
        if (count == 0) continue;
        painter.fillRect(cellRect(frame, mark), colours.heat(heatOf(count, most)));
    }
}

void HeatChart::paintMarked(QPainter& painter, const PlotFrame& frame, const ChartColours& colours,
                            const ChartState& state) const {
    painter.setBrush(Qt::NoBrush);
    const auto paintFrame = [&](int mark, double width, Qt::PenStyle style) {
        if (mark < 0 || mark >= marks()) return;
        const QRectF cell = cellRect(frame, mark).adjusted(-1, -1, 1, 1);
        // A wider line in the ground's colour below the frame makes it visible on any colour.
        painter.setPen(QPen(colours.ground, width + 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawRect(cell);
        painter.setPen(QPen(colours.cursor, width, style, Qt::FlatCap, Qt::MiterJoin));
        painter.drawRect(cell);
    };
    if (state.hovered != state.cursor && state.hovered != state.picked)
        paintFrame(state.hovered, 1, Qt::SolidLine);
    paintFrame(state.picked, 2, Qt::SolidLine);
    if (state.cursor != state.picked) paintFrame(state.cursor, 1.5, Qt::DashLine);
}

QSizeF HeatChart::leastSize(const QFont& font, bool hasHead) const {
    return PlotFrame::leastSize(font, hasHead, spec());
}

std::unique_ptr<HeatChart> newHeatChart(const analyse::Survey& survey, std::size_t x, std::size_t y,
                                        int mostBins) {
    const analyse::PairGrid& grid = survey.pairs()[survey.pairOf(std::min(x, y), std::max(x, y))];
    analyse::PairBins bins = analyse::pairBinsOf(grid, mostBins);
    if (x > y) bins = turned(bins);
    return std::make_unique<HeatChart>(
        wordsOfMeasure(survey.of().measures[x]), wordsOfMeasure(survey.of().measures[y]),
        std::move(bins), survey.failures().count(), analyse::tellingOf(grid).correlation);
}

}  // namespace mazeloom::widgets

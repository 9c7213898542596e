// SPDX-License-Identifier: MIT
#include "widgets/charts/sweep/curve_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QLocale>

namespace mazeloom::widgets {

namespace {

constexpr double kCurveMargin = 0.03;  // beside the outermost points, as a share of the axis
constexpr double kLoneBandWidth = 6;   // width of the bands of a single point, in pixels

}  // namespace

CurveChart::CurveChart(Words words, std::vector<SweptPoint> points,
                       std::optional<std::int64_t> present)
    : SweepChart(std::move(words), std::move(points), present) {}

PlotSpec CurveChart::spec() const {
    PlotSpec spec{title(), caption(), {}, {}, {}};
    spec.x.title = words().parameter;
    spec.y.title = words().measure.axis;
    if (marks() == 0) return spec;
    spec.x.first = *points().front().number;
    spec.x.last = *points().back().number;
    spec.x.textOf = [](std::int64_t value) {
        return QLocale().toString(static_cast<qlonglong>(value));
    };
    const double length = std::max(numberOf(marks() - 1) - numberOf(0), 1.0);
    spec.x.begin = numberOf(0) - length * kCurveMargin;
    spec.x.end = numberOf(marks() - 1) + length * kCurveMargin;
    if (auto axis = measureAxis()) {
        spec.y = *std::move(axis);
        spec.legend = legend();
    }
    return spec;
}

QRectF CurveChart::columnOf(const PlotFrame& frame, int mark) const {
    const QRectF& plot = frame.plot();
    const double at = frame.xOf(numberOf(mark));
    const double left = mark == 0 ? plot.left() : (frame.xOf(numberOf(mark - 1)) + at) / 2;
    const double right =
        mark == marks() - 1 ? plot.right() : (frame.xOf(numberOf(mark + 1)) + at) / 2;
    return {QPointF(std::round(left), plot.top()), QPointF(std::round(right), plot.bottom())};
}

QRectF CurveChart::rectOf(int mark, const ChartSpace& space) const {
    return columnOf(PlotFrame(space, spec()), mark);
}

int CurveChart::markAt(const QPointF& place, const ChartSpace& space) const {
    const PlotFrame frame(space, spec());
    if (marks() == 0 || !frame.plot().contains(place)) return -1;
    for (int mark = 0; mark < marks(); ++mark)
        if (place.x() < columnOf(frame, mark).right()) return mark;
    return marks() - 1;
}

int CurveChart::neighbour(int mark, Toward toward) const {
    switch (toward) {
        case Toward::Left:
            return std::max(mark - 1, 0);
        case Toward::Right:
            return std::min(mark + 1, marks() - 1);
        case Toward::First:
            return 0;
        case Toward::Last:
            return marks() - 1;
        case Toward::Up:
        case Toward::Down:
            break;
    }
    return mark;
}

QPointF CurveChart::valuesOf(int mark) const {
    return {numberOf(mark), 0};
}

int CurveChart::markOf(const QPointF& values) const {
    int nearest = -1;
    for (int mark = 0; mark < marks(); ++mark) {
        if (nearest < 0 ||
            std::abs(numberOf(mark) - values.x()) < std::abs(numberOf(nearest) - values.x()))
            nearest = mark;
    }
    return nearest;
}

std::vector<std::pair<int, int>> CurveChart::runs() const {
    std::vector<std::pair<int, int>> runs;
    bool isRunning = false;
    for (int mark = 0; mark < marks(); ++mark) {
        const bool has = pointOf(mark).band.has_value();
        if (has && !isRunning) runs.emplace_back(mark, mark);
        if (has) runs.back().second = mark;
        isRunning = has;
    }
    return runs;
}

void CurveChart::paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
                       const ChartState& state) const {
    const ChartColours colours = chartColours(theme);
    PlotSpec filled = spec();
    fillLegend(filled.legend, colours);
    const PlotFrame frame(space, std::move(filled));
    frame.paintBelow(painter, colours);
    if (!measureAxis()) frame.paintNothing(painter, space.font, colours, nothingMeasuredText());
    for (const int mark : {state.hovered, state.picked, state.cursor})
        if (mark >= 0 && mark < marks()) painter.fillRect(columnOf(frame, mark), colours.pointed);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintBands(painter, frame, colours);
    if (present() && measureAxis()) {
        const double x = std::round(frame.xOf(static_cast<double>(*present()))) + 0.5;
        painter.setPen(presentPen(colours));
        if (x > frame.plot().left() && x < frame.plot().right())
            painter.drawLine(QPointF(x, frame.plot().top()), QPointF(x, frame.plot().bottom()));
    }
    for (int mark = 0; mark < marks(); ++mark) {
        const SweptPoint& point = pointOf(mark);
        const double x = frame.xOf(numberOf(mark));
        if (point.band) {
            const QPointF at(x, frame.yOf(static_cast<double>(point.band->median)));
            paintMedian(painter, at, point, mark == state.picked, colours);
        } else if (isCrossed(point)) {
            paintCross(painter, {x, frame.plot().bottom() - 3 * kPointRadius}, colours);
        }
    }
    painter.restore();
    frame.paintAbove(painter, colours);
    if (state.cursor < 0 || state.cursor >= marks()) return;
    painter.setPen(QPen(colours.cursor, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(columnOf(frame, state.cursor).adjusted(1, 0.75, -1, -0.75));
}

QPolygonF CurveChart::areaOf(const PlotFrame& frame, const std::pair<int, int>& run,
                             std::int64_t analyse::Band::*low,
                             std::int64_t analyse::Band::*high) const {
    const auto at = [&](int mark, std::int64_t analyse::Band::*which) {
        const auto value = static_cast<double>((*pointOf(mark).band).*which);
        return QPointF(frame.xOf(numberOf(mark)), frame.yOf(value));
    };
    QPolygonF area;
    for (int mark = run.first; mark <= run.second; ++mark)
        area << at(mark, high);
    for (int mark = run.second; mark >= run.first; --mark)
        area << at(mark, low);
    return area;
}

void CurveChart::paintBands(QPainter& painter, const PlotFrame& frame,
                            const ChartColours& colours) const {
    using analyse::Band;
    for (const auto& run : runs()) {
        if (run.first == run.second) {
            paintLoneBands(painter, frame, run.first, colours);
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.wideBand);
        painter.drawPolygon(areaOf(frame, run, &Band::tenth, &Band::nineTenths));
        painter.setBrush(colours.narrowBand);
        painter.drawPolygon(areaOf(frame, run, &Band::quarter, &Band::threeQuarters));
        QPolygonF medians;
        for (int mark = run.first; mark <= run.second; ++mark)
            medians << QPointF(frame.xOf(numberOf(mark)),
                               frame.yOf(static_cast<double>(pointOf(mark).band->median)));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(colours.line, kMedianWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(medians);
    }
}

void CurveChart::paintLoneBands(QPainter& painter, const PlotFrame& frame, int mark,
                                const ChartColours& colours) const {
    // The bands of a single point have no width, so thick lines show them.
    const double x = frame.xOf(numberOf(mark));
    const analyse::Band& band = *pointOf(mark).band;
    const auto line = [&](std::int64_t low, std::int64_t high, const QColor& colour) {
        painter.setPen(QPen(colour, kLoneBandWidth, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QPointF(x, frame.yOf(static_cast<double>(low))),
                         QPointF(x, frame.yOf(static_cast<double>(high))));
    };
    line(band.tenth, band.nineTenths, colours.wideBand);
    line(band.quarter, band.threeQuarters, colours.narrowBand);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/charts/sweep/choice_chart.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mazeloom::widgets {

namespace {

constexpr double kBandHeight = 12;  // maximum height of a band, in pixels
constexpr double kBandOfRow = 0.6;  // maximum height of a band, as a share of the row's height

}  // namespace

ChoiceChart::ChoiceChart(Words words, std::vector<SweptPoint> points,
                         std::optional<std::int64_t> present)
    : SweepChart(std::move(words), std::move(points), present) {}

PlotSpec ChoiceChart::spec() const {
    PlotSpec spec{title(), caption(), {}, {}, {}};
    spec.y.title = words().parameter;
    spec.x.title = words().measure.axis;
    if (auto axis = measureAxis()) {
        spec.x = *std::move(axis);
        spec.legend = legend();
    }
    // The first choice is at the top.
    spec.y.begin = static_cast<double>(std::max(marks(), 1)) - 0.5;
    spec.y.end = -0.5;
    for (const SweptPoint& point : points())
        spec.y.names.push_back(point.name);
    return spec;
}

QRectF ChoiceChart::rowOf(const PlotFrame& frame, int mark) const {
    const double top = std::round(frame.yOf(mark - 0.5));
    const double bottom = std::round(frame.yOf(mark + 0.5));
    return {QPointF(frame.plot().left(), top), QPointF(frame.plot().right(), bottom)};
}

QRectF ChoiceChart::rectOf(int mark, const ChartSpace& space) const {
    return rowOf(PlotFrame(space, spec()), mark);
}

int ChoiceChart::markAt(const QPointF& place, const ChartSpace& space) const {
    const PlotFrame frame(space, spec());
    if (marks() == 0 || !frame.plot().contains(place)) return -1;
    for (int mark = 0; mark < marks(); ++mark)
        if (place.y() < rowOf(frame, mark).bottom()) return mark;
    return marks() - 1;
}

int ChoiceChart::neighbour(int mark, Toward toward) const {
    switch (toward) {
        case Toward::Up:
            return std::max(mark - 1, 0);
        case Toward::Down:
            return std::min(mark + 1, marks() - 1);
        case Toward::First:
            return 0;
        case Toward::Last:
            return marks() - 1;
        case Toward::Left:
        case Toward::Right:
            break;
    }
    return mark;
}

int ChoiceChart::markOf(const QPointF& values) const {
    return std::min(static_cast<int>(values.y()), marks() - 1);
}

void ChoiceChart::paint(QPainter& painter, const ChartSpace& space, const Theme& theme,
                        const ChartState& state) const {
    const ChartColours colours = chartColours(theme);
    PlotSpec filled = spec();
    fillLegend(filled.legend, colours);
    const PlotFrame frame(space, std::move(filled));
    frame.paintBelow(painter, colours);
    if (!measureAxis()) frame.paintNothing(painter, space.font, colours, nothingMeasuredText());
    for (const int mark : {state.hovered, state.picked, state.cursor})
        if (mark >= 0 && mark < marks()) painter.fillRect(rowOf(frame, mark), colours.pointed);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int mark = 0; mark < marks(); ++mark)
        paintRow(painter, frame, mark, mark == state.picked, colours);
    painter.restore();
    frame.paintAbove(painter, colours);
    if (state.cursor < 0 || state.cursor >= marks()) return;
    painter.setPen(QPen(colours.cursor, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rowOf(frame, state.cursor).adjusted(0.75, 1, -0.75, -1));
}

void ChoiceChart::paintRow(QPainter& painter, const PlotFrame& frame, int mark, bool isPicked,
                           const ChartColours& colours) const {
    const SweptPoint& point = pointOf(mark);
    const QRectF row = rowOf(frame, mark);
    const double y = std::round(row.center().y());
    if (present() == mark) {
        painter.setPen(presentPen(colours));
        painter.drawLine(QPointF(row.left(), y + 0.5), QPointF(row.right(), y + 0.5));
    }
    if (isCrossed(point)) paintCross(painter, {row.left() + 3 * kPointRadius, y}, colours);
    if (!point.band) return;
    const analyse::Band& band = *point.band;
    const double height = std::round(std::min(kBandHeight, row.height() * kBandOfRow) / 2) * 2;
    const auto bar = [&](std::int64_t low, std::int64_t high, const QColor& colour) {
        // Widen the band by a pixel on both sides, so that a band of a single value is visible.
        const double left = std::round(frame.xOf(static_cast<double>(low))) - 1;
        const double right = std::round(frame.xOf(static_cast<double>(high))) + 1;
        painter.fillRect(QRectF(left, y - height / 2, right - left, height), colour);
    };
    bar(band.tenth, band.nineTenths, colours.wideBand);
    bar(band.quarter, band.threeQuarters, colours.narrowBand);
    const QPointF at(frame.xOf(static_cast<double>(band.median)), y);
    painter.setPen(QPen(colours.line, kMedianWidth));
    painter.drawLine(at - QPointF(0, height / 2), at + QPointF(0, height / 2));
    paintMedian(painter, at, point, isPicked, colours);
}

}  // namespace mazeloom::widgets

// SPDX-License-Identifier: MIT
#include "widgets/charts/sweep/sweep_chart.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

namespace mazeloom::widgets {

namespace {

constexpr double kSpareRoom = 0.06;  // share of the axis above and below the bands

/// Translation context of this file.
struct SweepChartText {
    Q_DECLARE_TR_FUNCTIONS(SweepChartText)
};

QString sweepNumber(std::int64_t value) {
    return QLocale().toString(static_cast<qlonglong>(value));
}

}  // namespace

QString SweepChart::title() const {
    //: The title of a chart: %1 a measure, %2 the parameter whose values the chart compares
    return SweepChartText::tr("%1 by %2").arg(words_.measure.title, words_.parameter);
}

QString SweepChart::textOf(int mark) const {
    const SweptPoint& point = pointOf(mark);
    //: A parameter and its value
    const QString at = SweepChartText::tr("%1 %2").arg(words_.parameter, point.name);
    if (!point.flaw.isEmpty())
        return SweepChartText::tr("%1: the recipe cannot run: %2").arg(at, point.flaw);
    if (!point.band) {
        if (point.failures == 0) return SweepChartText::tr("%1: not measured yet").arg(at);
        return SweepChartText::tr("%1: none of %2 gives a level")
            .arg(at, seedsText(point.failures));
    }
    const analyse::Band& band = *point.band;
    //: A value of a parameter. %1 parameter and value, %2 a measure, %3 a number; %4, %5 and %6
    //: such as "3 to 12", %7 "1,203 seeds"
    QString text =
        SweepChartText::tr("%1: %2 median %3, half of the seeds %4, four fifths %5, all %6; %7")
            .arg(at, words_.measure.title, sweepNumber(band.median),
                 stretchText({band.quarter, band.threeQuarters}),
                 stretchText({band.tenth, band.nineTenths}), stretchText({band.least, band.most}),
                 seedsText(band.count));
    if (point.failures > 0)
        text = SweepChartText::tr("%1; %2 without a level").arg(text, seedsText(point.failures));
    return text;
}

QSizeF SweepChart::leastSize(const QFont& font, bool hasHead) const {
    return PlotFrame::leastSize(font, hasHead, spec());
}

std::optional<AxisSpec> SweepChart::measureAxis() const {
    std::optional<analyse::Stretch> all;
    for (const SweptPoint& point : points_) {
        if (!point.band) continue;
        const analyse::Band& band = *point.band;
        if (!all) all = {band.tenth, band.nineTenths};
        all = {std::min(all->first, band.tenth), std::max(all->last, band.nineTenths)};
    }
    if (!all) return std::nullopt;
    // Start the axis at 0 if the bands still take up most of its length then.
    if (all->first > 0 && all->first < all->last / 3) all->first = 0;
    double spare = (static_cast<double>(all->last) - static_cast<double>(all->first)) * kSpareRoom;
    if (spare == 0) spare = 1;
    AxisSpec axis;
    axis.title = words_.measure.axis;
    axis.begin = static_cast<double>(all->first) - (all->first == 0 ? 0 : spare);
    axis.end = static_cast<double>(all->last) + spare;
    axis.first = all->first;
    axis.last = all->last;
    axis.textOf = sweepNumber;
    return axis;
}

std::vector<LegendEntry> SweepChart::legend() const {
    std::vector<LegendEntry> legend{{{}, 22, SweepChartText::tr("Median")},
                                    {{}, 14, SweepChartText::tr("half of the seeds")},
                                    {{}, 14, SweepChartText::tr("four fifths")}};
    //: In a legend: the value that a parameter has in the recipe at present
    if (present_) legend.push_back({{}, 14, SweepChartText::tr("now")});
    return legend;
}

void SweepChart::fillLegend(std::vector<LegendEntry>& legend, const ChartColours& colours) {
    if (legend.empty()) return;
    legend[0].paint = [&colours](QPainter& on, const QRectF& at) {
        on.setRenderHint(QPainter::Antialiasing);
        on.setPen(QPen(colours.line, kMedianWidth));
        on.drawLine(QPointF(at.left(), at.center().y()), QPointF(at.right(), at.center().y()));
        on.setBrush(colours.line);
        on.drawEllipse(at.center(), kPointRadius - 1, kPointRadius - 1);
    };
    legend[1].paint = [&colours](QPainter& on, const QRectF& at) {
        on.fillRect(at, colours.narrowBand);
    };
    legend[2].paint = [&colours](QPainter& on, const QRectF& at) {
        on.fillRect(at, colours.wideBand);
    };
    if (legend.size() < 4) return;
    legend[3].paint = [&colours](QPainter& on, const QRectF& at) {
        on.setPen(presentPen(colours));
        on.drawLine(QPointF(at.left(), at.center().y()), QPointF(at.right(), at.center().y()));
    };
}

QPen SweepChart::presentPen(const ChartColours& colours) {
    return QPen(colours.axis, 1, Qt::DotLine);
}

void SweepChart::paintMedian(QPainter& painter, const QPointF& at, const SweptPoint& point,
                             bool isPicked, const ChartColours& colours) {
    const double radius = isPicked ? kPointRadius + 1.5 : kPointRadius;
    // Draw the point hollow if some seeds gave no level.
    painter.setPen(QPen(colours.line, 1.5));
    painter.setBrush(point.failures > 0 ? colours.ground : colours.line);
    painter.drawEllipse(at, radius, radius);
}

void SweepChart::paintCross(QPainter& painter, const QPointF& at, const ChartColours& colours) {
    const QPointF down(kPointRadius, kPointRadius);
    const QPointF up(kPointRadius, -kPointRadius);
    painter.setPen(QPen(colours.flaw, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(at - down, at + down);
    painter.drawLine(at - up, at + up);
}

}  // namespace mazeloom::widgets
